/** Who plays: two to four seats, a person or a bot in each, a leader for each where both sides agree. */

import type { SeatPlayer } from '@wartable/games/manifest';
import { LEADERS, telling } from '@wartable/hoth/telling';
import { LevelNote, PeopleNote, PlayerSelect } from '@wartable/web/setup/player-select.tsx';
import type { Where } from '@wartable/web/setup/where.tsx';
import { useWords } from '@wartable/web/shell/language.tsx';
import { text } from './text/index.ts';

const COUNTS = [2, 3, 4] as const;
export type Count = (typeof COUNTS)[number];

/** The seats of the game for two, three and four, Rebels first. */
export const SEATS: Readonly<Record<Count, readonly string[]>> = {
  2: ['rebel', 'empire'],
  3: ['rebel-1', 'rebel-2', 'empire'],
  4: ['rebel-1', 'rebel-2', 'empire-1', 'empire-2'],
};

export type Line = { readonly player: SeatPlayer; readonly leader: string };

export const isRebel = (seat: string): boolean => seat.startsWith('rebel');
const leadersOf = (seat: string): readonly string[] => (isRebel(seat) ? LEADERS.slice(0, 3) : LEADERS.slice(3));

/** The first line-up: you with the first seat, bots in the others; online people. */
export function linesFor(count: Count, online = false): Line[] {
  return SEATS[count].map((seat, i) => ({
    player: i === 0 || online ? { kind: 'person' } : { kind: 'bot', level: 3 },
    leader: leadersOf(seat)[seat.endsWith('2') ? 1 : 0] ?? '',
  }));
}

type Props = {
  readonly where: Where;
  readonly count: Count;
  readonly lines: readonly Line[];
  readonly withLeaders: boolean;
  readonly onCount: (count: Count) => void;
  readonly onLines: (lines: readonly Line[]) => void;
  readonly onLeaders: (used: boolean) => void;
};

export function Seats({ where, count, lines, withLeaders, onCount, onLines, onLeaders }: Props) {
  const { say } = useWords();
  const word = (key: string): string => say({ key });
  const seats = SEATS[count];
  const players = lines.map(({ player }) => player);
  const change = (at: number, part: Partial<Line>): void =>
    onLines(lines.map((line, i) => (i === at ? { ...line, ...part } : line)));
  /** Partners take different leaders: who had the wanted one gets the other. */
  const changeLeader = (at: number, leader: string): void =>
    onLines(
      lines.map((line, i) => {
        if (i === at) return { ...line, leader };
        return line.leader === leader ? { ...line, leader: lines[at]?.leader ?? '' } : line;
      }),
    );
  return (
    <>
      <fieldset>
        <legend>{say(text('new.count'))}</legend>
        <div className="segments">
          {COUNTS.map((n) => (
            <label key={n} className={n === count ? 'segment chosen' : 'segment'}>
              <input type="radio" name="count" className="only-heard" checked={n === count} onChange={() => onCount(n)} />
              {say(text(`new.count-${n}`))}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{say(text('new.seats'))}</legend>
        {seats.map((seat, i) => {
          const player = lines[i]?.player ?? { kind: 'person' };
          const name = say(telling.seatName(seat));
          return (
            <div key={seat} className={`seat ${isRebel(seat) ? 'rebel' : 'empire'}`}>
              <span className="seat-name">{name}</span>
              <PlayerSelect
                game="hoth"
                name={name}
                player={player}
                far={where.far(i, players)}
                onChange={(next) => change(i, { player: next })}
              />
              {withLeaders && (
                <select
                  aria-label={`${name}: ${say(text('new.leaders'))}`}
                  value={lines[i]?.leader}
                  onChange={({ target }) => changeLeader(i, target.value)}
                >
                  {leadersOf(seat).map((leader) => (
                    <option key={leader} value={leader}>
                      {word(`leader.${leader}`)}
                    </option>
                  ))}
                </select>
              )}
              <LevelNote game="hoth" player={player} />
            </div>
          );
        })}
        <PeopleNote players={players} online={where.online} />
      </fieldset>
      <label className="check">
        <input type="checkbox" checked={withLeaders} onChange={({ target }) => onLeaders(target.checked)} />
        <span>
          {say(text('new.leaders-use'))}
          <small>{say(text('new.leaders-note'))}</small>
        </span>
      </label>
    </>
  );
}
