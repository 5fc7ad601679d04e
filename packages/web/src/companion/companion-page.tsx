/** All that games bring of this kind, or that of one of them. */
import { COMPANIONS } from '../games/own-pages.ts';
import { GameWords, useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { text } from './text/index.ts';
import { CompanionWords } from './words.tsx';

type Props = { readonly game: string | undefined; readonly id: string | undefined };

export function CompanionPage({ game, id }: Props) {
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
    <>
      <h1>{say(text('companion.title'))}</h1>
      <p>{say(text('companion.intro'))}</p>
      {COMPANIONS.games.map((game) => (
        <Link key={game} to={`/companion/${game}`} className="button">
          {say({ key: `door.${game}` })}
        </Link>
      ))}
    </>
  );
}

function Own({ game, id }: { readonly game: string; readonly id: string | undefined }) {
  const own = COMPANIONS.use(game);
  return own ? <own.Companion id={id} /> : <All />;
}
