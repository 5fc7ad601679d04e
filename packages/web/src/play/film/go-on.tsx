/** A table of its own that goes on after what is seen here: with the same players, against bots, or together at this device. */
import type { SeatPlayer } from '@wartable/games/manifest';
import type { Telling } from '@wartable/kernel';
import { useState } from 'react';
import { levelsOf } from '../../games/manifests.ts';
import { characterOf } from '../../shell/characters.ts';
import { useWords } from '../../shell/language.tsx';
import type { Fork } from '../../table/begin.ts';
import { text as shared } from '../../text/index.ts';
import { against, MIDDLE_LEVEL } from '../against.ts';
import type { Moment } from './film-table.tsx';
import { nextEntry } from './reel.ts';
import { text } from './text/index.ts';

/** Undefined: those who played it. */
export type GoesOn = (fork: Fork, players: readonly SeatPlayer[] | undefined) => void;

type Props = {
  readonly telling: Telling;
  readonly at: Moment;
  /** Whether those who played it can go on. */
  readonly same: boolean;
  readonly onGoOn: GoesOn;
};

const SAME = 'same';
const TOGETHER = 'together';

export function GoOn({ telling, at: { film, reel, place }, same, onGoOn }: Props) {
  const { say } = useWords();
  const { seats, game } = film;
  const [who, setWho] = useState(same ? SAME : '0');
  const [level, setLevel] = useState(MIDDLE_LEVEL);
  const entry = nextEntry(film, reel, place);
  // At the end there is nothing to go on with.
  if (entry === undefined) return null;
  const turn = reel.turns.findLast(({ frame }) => frame <= Math.max(1, place))?.turn ?? 1;
  const players = (): readonly SeatPlayer[] | undefined => {
    if (who === SAME) return undefined;
    return who === TOGETHER ? seats.map(() => ({ kind: 'person' })) : against(seats, Number(who), level);
  };
  const bots = who !== SAME && who !== TOGETHER;
  return (
    <div className="film-go-on">
      {seats.length > 1 && (
        <select aria-label={say(text('film.go-on-who'))} value={who} onChange={({ target }) => setWho(target.value)}>
          {same && <option value={SAME}>{say(text('film.go-on-same'))}</option>}
          {seats.map((name, seat) => (
            <option key={name} value={String(seat)}>
              {say(text('film.go-on-as', { seat: telling.seatName(name) }))}
            </option>
          ))}
          <option value={TOGETHER}>{say(text('film.go-on-together'))}</option>
        </select>
      )}
      {seats.length > 1 && bots && (
        <select
          aria-label={say(text('film.go-on-level'))}
          value={level}
          onChange={({ target }) => setLevel(Number(target.value))}
        >
          {levelsOf(game).map((n) => (
            <option key={n} value={n}>
              {say(shared('new.bot', { n, name: characterOf(game, n).name }))}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="button small" onClick={() => onGoOn({ entry, turn }, players())}>
        {say(text('film.go-on'))}
      </button>
    </div>
  );
}
