/** Who plays a seat: a person here, or a bot of some level. Every game's new-game page uses it. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { levelsOf } from '../games/manifests.ts';
import { characterOf } from '../shell/characters.ts';
import { Face } from '../shell/face.tsx';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import './player-select.css';

/** At a table online a person is oneself, or whoever comes. */
export type Far = {
  readonly isMine: boolean;
  readonly onMine: (isMine: boolean) => void;
  /** Whether somebody else can be oneself: there is another seat for people. */
  readonly mayLeave: boolean;
};

type Props = {
  readonly game: string;
  readonly name: string;
  readonly player: SeatPlayer;
  readonly onChange: (player: SeatPlayer) => void;
  readonly far?: Far | undefined;
};

const [PERSON, OPEN] = [0, -1];

export function PlayerSelect({ game, name, player, onChange, far }: Props) {
  const { say } = useWords();
  const change = (value: number): void => {
    if (far && value <= PERSON) far.onMine(value === PERSON);
    onChange(value <= PERSON ? { kind: 'person' } : { kind: 'bot', level: value });
  };
  return (
    <select
      aria-label={name}
      value={player.kind === 'bot' ? player.level : far && !far.isMine ? OPEN : PERSON}
      onChange={({ target }) => change(Number(target.value))}
    >
      <option value={PERSON}>{say(text(far ? 'new.me' : 'new.person'))}</option>
      {far && (
        <option value={OPEN} disabled={!far.mayLeave}>
          {say(text('new.open'))}
        </option>
      )}
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
export function PeopleNote({ players, online }: { readonly players: readonly SeatPlayer[]; readonly online?: boolean }) {
  const { say } = useWords();
  if (online) return null;
  const people = players.filter(({ kind }) => kind === 'person').length;
  return people === 1 ? null : <p className="seat-note">{say(text(people === 0 ? 'new.watch' : 'new.pass'))}</p>;
}
