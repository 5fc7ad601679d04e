/** Who plays a seat: a person here, or a bot of six levels. Every game's new-game page uses it. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import './player-select.css';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

type Props = {
  readonly name: string;
  readonly player: SeatPlayer;
  readonly onChange: (player: SeatPlayer) => void;
};

export function PlayerSelect({ name, player, onChange }: Props) {
  const { say } = useWords();
  return (
    <select
      aria-label={name}
      value={player.kind === 'bot' ? player.level : 0}
      onChange={({ target: { value } }) => onChange(value === '0' ? { kind: 'person' } : { kind: 'bot', level: Number(value) })}
    >
      <option value={0}>{say(text('new.person'))}</option>
      {LEVELS.map((n) => (
        <option key={n} value={n}>
          {say(text('new.bot', { n }))}
        </option>
      ))}
    </select>
  );
}

/** How a bot of this level plays. */
export function LevelNote({ player }: { readonly player: SeatPlayer }) {
  const { say } = useWords();
  return player.kind === 'bot' ? <small>{say({ key: `new.level-${player.level}` })}</small> : null;
}

/** What it means when nobody or several people play. */
export function PeopleNote({ players }: { readonly players: readonly SeatPlayer[] }) {
  const { say } = useWords();
  const people = players.filter(({ kind }) => kind === 'person').length;
  return people === 1 ? null : <p className="seat-note">{say(text(people === 0 ? 'new.watch' : 'new.pass'))}</p>;
}
