import { Home } from '../home/home.tsx';
import { NewGame } from '../home/new-game.tsx';
import { PlayScreen } from '../play/play.tsx';
import { text } from '../text/index.ts';
import { useWords } from './language.tsx';
import { Link } from './link.tsx';
import { routeOf, usePath } from './route.ts';
import { Settings } from './settings.tsx';

export function App() {
  const route = routeOf(usePath());
  const { say } = useWords();
  if (route.at === 'table') return <PlayScreen key={route.id} id={route.id} />;
  return (
    <div className="page">
      <header className="page-head">
        <Link to="/" className="brand">
          {say(text('app.name'))}
        </Link>
        <Settings />
      </header>
      <main>
        {route.at === 'home' && <Home />}
        {route.at === 'new' && <NewGame scenario={route.scenario} />}
        {route.at !== 'home' && route.at !== 'new' && (
          <section className="notice">
            <p>{say(text('trouble.page'))}</p>
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
