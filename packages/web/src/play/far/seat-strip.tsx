/** Who sits at the table and is there, with the clocks: in one line over the board. */
import type { RoomState, Sitter } from '@wartable/protocol';
import { text } from '../../online/text/index.ts';
import { characterOf } from '../../shell/characters.ts';
import { type Speaker, useWords } from '../../shell/language.tsx';
import { useDevice } from '../device.ts';
import type { GamePage } from '../game-page.ts';
import { Clock, OwnTime, useServerNow } from './clock.tsx';
import './seat-strip.css';

type Props = { readonly room: RoomState; readonly page: GamePage };

export function SeatStrip({ room: { table, clocks, watchers }, page }: Props) {
  const { say } = useWords();
  const { clocks: shows } = useDevice();
  const now = useServerNow(clocks?.some(({ running }) => running) ?? false);
  const own = table.mine === null ? undefined : clocks?.[table.mine];
  return (
    <div className="seat-strip">
      <ul aria-label={say(text('at.people'))}>
        {table.seats.map(({ name, sitter }, seat) => {
          const clock = shows && table.status === 'running' ? clocks?.[seat] : undefined;
          const side = page.sideOf?.(name) ?? '';
          return (
            <li key={name} className={`${side}${seat === table.mine ? ' own' : ''}`} title={whereIs(page, name, sitter, say)}>
              <i className={`presence ${presenceOf(sitter)}`} aria-hidden="true" />
              <span className="seat-who" aria-hidden="true">
                {whoIs(page, sitter, say)}
              </span>
              <span className="only-heard">{whereIs(page, name, sitter, say)}</span>
              {clock && <Clock clock={clock} now={now} />}
            </li>
          );
        })}
        {watchers > 0 && (
          <li className="watchers" title={say(text('at.watchers', { n: watchers }))}>
            <svg className="line-sign" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9A3 3 0 1 0 12.01 9Z" />
            </svg>
            <span aria-hidden="true">{watchers}</span>
            <span className="only-heard">{say(text('at.watchers', { n: watchers }))}</span>
          </li>
        )}
      </ul>
      {shows && own && table.status === 'running' && <OwnTime clock={own} now={now} />}
    </div>
  );
}

type Presence = 'here' | 'away' | 'bot' | 'nobody';

export function presenceOf(sitter: Sitter): Presence {
  if (sitter.kind === 'open') return 'nobody';
  if (sitter.kind === 'bot' || sitter.bot !== null) return 'bot';
  return sitter.here ? 'here' : 'away';
}

export function whoIs({ telling }: GamePage, sitter: Sitter, say: Speaker['say']): string {
  if (sitter.kind === 'person') return sitter.name;
  return sitter.kind === 'bot' ? say(characterOf(telling.id, sitter.level).name) : say(text('at.nobody'));
}

/** "Leia, Anna: here", "Vader, Ben: away since 14:05", "…: a bot plays on". */
export function whereIs(page: GamePage, seat: string, sitter: Sitter, say: Speaker['say']): string {
  const who = { seat: page.telling.seatName(seat), name: whoIs(page, sitter, say) };
  const presence = presenceOf(sitter);
  if (sitter.kind !== 'person' || presence === 'nobody') return say(text('at.seat', who));
  if (presence === 'away' && sitter.since !== null) return say(text('at.seat-away', { ...who, time: timeOf(sitter.since) }));
  return say(text(presence === 'bot' ? 'at.seat-bot' : 'at.seat-here', who));
}

function timeOf(time: number): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return new Date(time).toLocaleString(document.documentElement.lang, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' });
}
