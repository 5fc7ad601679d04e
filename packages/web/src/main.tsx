import './shell/words.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { NewVersion } from './offline/new-version.tsx';
import { wearDevice } from './play/device.ts';
import { LanguageProvider } from './shell/language.tsx';
import { wearKept } from './shell/settings.tsx';
import { guardSlips } from './shell/slips.ts';
import './style/tokens.css';
import './style/base.css';
import { wear } from './shell/theme.ts';

const element = document.getElementById('root');
const query = new URLSearchParams(location.search);
if (element) {
  const root = createRoot(element);
  const wanted = import.meta.env.DEV ? query.get('gallery') : null;
  if (wanted !== null) {
    // The art alone, for those who draw.
    wear(query.get('theme'));
    const { default: galleries } = await import('virtual:games/galleries');
    const Gallery = await galleries[wanted]?.();
    if (Gallery)
      root.render(
        <LanguageProvider>
          <Gallery query={query} />
        </LanguageProvider>,
      );
  } else {
    wearKept();
    wearDevice();
    guardSlips();
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
