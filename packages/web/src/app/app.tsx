import { lazy, Suspense, useEffect, useRef } from 'react';
import { Home } from '../home/home.tsx';
import { SettingsDialog } from '../play/settings-dialog.tsx';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { Loading } from '../shell/loading.tsx';
import { hasMoved, quoted, routeOf, usePath } from '../shell/route.ts';
import { text } from '../text/index.ts';
import { TroubleBoundary } from './trouble.tsx';
import './app.css';
import '../shell/button.css';

const PlayScreen = lazy(async () => ({ default: (await import('../play/play.tsx')).PlayScreen }));
const NewGame = lazy(async () => ({ default: (await import('../home/new-game.tsx')).NewGame }));

export function App() {
  const route = routeOf(usePath());
  const { say } = useWords();
  const main = useRef<HTMLElement>(null);
  // The link that led here is gone: who walks by keyboard goes on with the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page
  useEffect(() => {
    if (hasMoved() && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [route.at]);
  if (route.at === 'table')
    return (
      <TroubleBoundary key={route.id}>
        <Suspense fallback={<Loading />}>
          <PlayScreen id={route.id} />
        </Suspense>
      </TroubleBoundary>
    );
  return (
    <div className="page">
      <header className="page-head">
        <Link to="/" className="brand">
          {say(text('app.name'))}
        </Link>
        <SettingsDialog />
      </header>
      <main ref={main} tabIndex={-1}>
        {route.at === 'home' && <Home />}
        {route.at === 'new' && (
          <TroubleBoundary key={route.game}>
            <Suspense fallback={<Loading />}>
              <NewGame game={route.game} wanted={route.wanted} />
            </Suspense>
          </TroubleBoundary>
        )}
        {(route.at === 'nowhere' || route.at === 'no-game') && (
          <section className="notice">
            <p>{say(route.at === 'no-game' ? text('trouble.no-game', { game: quoted(route.game) }) : text('trouble.page'))}</p>
            <Link to="/" className="button">
              {say(text('play.home'))}
            </Link>
          </section>
        )}
      </main>
      <footer className="page-foot">{say(text('app.unofficial'))}</footer>
    </div>
  );
}
