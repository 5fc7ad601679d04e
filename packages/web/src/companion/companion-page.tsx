/** All games one can have help with at a real table, or one of them. */
import pictures from 'virtual:games/doors';
import { COMPANIONS } from '../games/own-pages.ts';
import { loadPage, usePage } from '../games/pages.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { GoOn } from './go-on.tsx';
import { text } from './text/index.ts';
import { CompanionWords } from './words.tsx';
import './companion-page.css';

type Props = { readonly game: string | undefined; readonly id: string | undefined };

export function CompanionPage({ game, id }: Props) {
  if (game !== undefined) loadPage(game);
  return (
    <CompanionWords game={game}>
      {game === undefined ? (
        <All />
      ) : (
        <GameWords game={`companion-${game}`}>
          <Own game={game} id={id} />
        </GameWords>
      )}
    </CompanionWords>
  );
}

function All() {
  const { say } = useWords();
  return (
    <div className="real-games">
      <h1>{say(text('companion.title'))}</h1>
      <p>{say(text('companion.intro'))}</p>
      <div className="real-doors">
        {COMPANIONS.games.map((game) => (
          <Door key={game} game={game} />
        ))}
      </div>
    </div>
  );
}

function Door({ game }: { readonly game: string }) {
  const { say } = useWords();
  const Picture = pictures[game];
  return (
    <section className="real-door">
      {Picture && <Picture />}
      <Link to={`/companion/${game}`} className="button big">
        {say({ key: `door.${game}` })}
      </Link>
      <GoOn game={game} />
    </section>
  );
}

function Own({ game, id }: { readonly game: string; readonly id: string | undefined }) {
  const own = COMPANIONS.use(game);
  const { Art } = usePage(game);
  if (!own) return <All />;
  return (
    <>
      {Art && <Art />}
      <own.Companion key={id} id={id} />
    </>
  );
}
