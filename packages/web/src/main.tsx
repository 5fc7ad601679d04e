import './style/layers.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { LanguageProvider } from './app/language.tsx';
import { wearKept } from './app/settings.tsx';
import { NewVersion } from './offline/new-version.tsx';
import { showMotion } from './play/device.ts';
import './style/base.css';
import './style/app.css';
import { wear } from './theme.ts';

const element = document.getElementById('root');
const query = new URLSearchParams(location.search);
if (element) {
  const root = createRoot(element);
  if (query.has('scenario') || query.has('page')) {
    // The gallery: the art alone, for those who draw.
    wear(query.get('theme'));
    const [{ Gallery }] = await Promise.all([import('./gallery.tsx'), import('./style/gallery.css')]);
    root.render(<Gallery />);
  } else {
    wearKept();
    showMotion();
    root.render(
      <StrictMode>
        <LanguageProvider>
          <App />
          <NewVersion />
        </LanguageProvider>
      </StrictMode>,
    );
  }
}
