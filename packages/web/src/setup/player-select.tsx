/** Who plays a seat: a person here, or a bot of some level. Every game's new-game page uses it. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { levelsOf } from '../games/manifests.ts';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import './player-select.css';

/** How many levels are described; a game with fewer takes them from the whole range. */
const DESCRIBED = 6;

type Props = {
  readonly game: string;
  readonly name: string;
  readonly player: SeatPlayer;
  readonly onChange: (player: SeatPlayer) => void;
};

export function PlayerSelect({ game, name, player, onChange }: Props) {
  const { say } = useWords();
  return (
    <select
      aria-label={name}
      value={player.kind === 'bot' ? player.level : 0}
      onChange={({ target: { value } }) => onChange(value === '0' ? { kind: 'person' } : { kind: 'bot', level: Number(value) })}
    >
      <option value={0}>{say(text('new.person'))}</option>
      {levelsOf(game).map((n) => (
        <option key={n} value={n}>
          {say(text('new.bot', { n }))}
        </option>
      ))}
    </select>
  );
}

/** How a bot of this level plays. */
export function LevelNote({ game, player }: Pick<Props, 'game' | 'player'>) {
  const { say } = useWords();
  if (player.kind !== 'bot') return null;
  const n = Math.ceil((player.level * DESCRIBED) / levelsOf(game).length);
  return <small>{say({ key: `new.level-${n}` })}</small>;
}

/** What it means when nobody or several people play. */
export function PeopleNote({ players }: { readonly players: readonly SeatPlayer[] }) {
  const { say } = useWords();
  const people = players.filter(({ kind }) => kind === 'person').length;
  return people === 1 ? null : <p className="seat-note">{say(text(people === 0 ? 'new.watch' : 'new.pass'))}</p>;
}
