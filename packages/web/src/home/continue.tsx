/** The first thing one sees where something is to go on: the very table, how it stands, whose turn it is. One tap. */
import { characterOf } from '../shell/characters.ts';
import { Face } from '../shell/face.tsx';
import { useWords } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import type { Kept } from '../table/messages.ts';
import { text } from '../text/index.ts';
import type { Stand } from './stands.ts';
import './continue.css';

type Props = { readonly table: Kept; readonly stand: Stand | undefined };

export function Continue({ table, stand }: Props) {
  const { say } = useWords();
  const view = stand?.view;
  const Drawn = stand && (stand.page.Picture ?? stand.page.Thumbnail);
  return (
    <Link to={`/table/${table.id}`} className="continue">
      <span className="continue-picture" inert>
        <span className="continue-board">{Drawn && view !== undefined && <Drawn view={view} />}</span>
      </span>
      <span className="continue-words">
        <strong className="button main big">{say(text('home.continue'))}</strong>
        <span className="continue-title">{stand?.title}</span>
        {stand && <span>{[stand.game, stand.turn, stand.next].filter(Boolean).join(' · ')}</span>}
        <span className="continue-who">
          {table.players.map(
            (player, seat) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              player.kind === 'bot' && <Face key={seat} face={characterOf(table.game, player.level).face} />,
          )}
          {stand?.who}
        </span>
      </span>
    </Link>
  );
}

/** Its place, while it is still being looked for. */
export function NothingYet() {
  const { say } = useWords();
  return (
    <div className="continue" aria-hidden="true">
      <span className="continue-picture" />
      <span className="continue-words">
        <strong className="button main big">{say(text('home.continue'))}</strong>
        <span className="continue-title" />
        <span className="continue-who" />
      </span>
    </div>
  );
}
