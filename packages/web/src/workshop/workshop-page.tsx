/** All that games bring of this kind, or that of one of them. */
import pictures from 'virtual:games/doors';
import { WORKSHOPS } from '../games/own-pages.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { text } from './text/index.ts';
import { WorkshopWords } from './words.tsx';
import './workshop-page.css';

type Props = { readonly game: string | undefined; readonly id: string | undefined };

export function WorkshopPage({ game, id }: Props) {
  return (
    <WorkshopWords game={game}>
      {game === undefined ? (
        <All />
      ) : (
        <GameWords game={`workshop-${game}`}>
          <Own game={game} id={id} />
        </GameWords>
      )}
    </WorkshopWords>
  );
}

function All() {
  const { say } = useWords();
  return (
    <>
      <h1>{say(text('workshop.title'))}</h1>
      <p>{say(text('workshop.intro'))}</p>
      <div className="workshop-doors">
        {WORKSHOPS.games.map((game) => {
          const Picture = pictures[game];
          return (
            <Link key={game} to={`/workshop/${game}`} className="workshop-door">
              {Picture && <Picture />}
              <strong>{say({ key: `door.${game}` })}</strong>
            </Link>
          );
        })}
      </div>
    </>
  );
}

function Own({ game, id }: { readonly game: string; readonly id: string | undefined }) {
  const own = WORKSHOPS.use(game);
  return own ? <own.Workshop id={id} /> : <All />;
}
