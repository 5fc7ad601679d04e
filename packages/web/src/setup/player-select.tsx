/** Who plays a seat: a person here, or a bot of some level. Every game's new-game page uses it. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { levelsOf } from '../games/manifests.ts';
import { characterOf } from '../shell/characters.ts';
import { Face } from '../shell/face.tsx';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import './player-select.css';

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
          {say(text('new.bot', { n, name: characterOf(game, n).name }))}
        </option>
      ))}
    </select>
  );
}

/** Who that is, and how it plays. */
export function LevelNote({ game, player }: Pick<Props, 'game' | 'player'>) {
  const { say } = useWords();
  if (player.kind !== 'bot') return null;
  const { face, name, trade, manner } = characterOf(game, player.level);
  return (
    <p className="seat-bot">
      <Face face={face} />
      <span>
        <strong>{say(text('bot.title', { name, trade }))}</strong> <small>{say(manner)}</small>
      </span>
    </p>
  );
}

/** What it means when nobody or several people play. */
export function PeopleNote({ players }: { readonly players: readonly SeatPlayer[] }) {
  const { say } = useWords();
  const people = players.filter(({ kind }) => kind === 'person').length;
  return people === 1 ? null : <p className="seat-note">{say(text(people === 0 ? 'new.watch' : 'new.pass'))}</p>;
}
