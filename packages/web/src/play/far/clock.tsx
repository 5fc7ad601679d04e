/** The time a seat has: what is left for this decision, then what is left in reserve. */
import type { ClockState } from '@wartable/protocol';
import { useEffect, useRef, useState } from 'react';
import { text } from '../../online/text/index.ts';
import { useLineState } from '../../online/the-line.ts';
import { useWords } from '../../shell/language.tsx';
import { clockFace, leftAt } from './time-left.ts';

const SECOND = 1000;
/** When one's own time is announced to who does not see it, in milliseconds. */
const TOLD = [30 * SECOND, 10 * SECOND] as const;
const TICK = 500;

/** The server's clock, once or twice a second while something runs; as it was while the server is in trouble. */
export function useServerNow(runs: boolean): number {
  const { ahead, trouble } = useLineState();
  const [now, setNow] = useState(Date.now);
  const stood = useRef(false);
  useEffect(() => {
    // Time in which nothing could be kept is given back: clocks stand still until they are told anew.
    if (!trouble && !stood.current) setNow(Date.now());
    stood.current = trouble;
    if (!runs || trouble) return;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [runs, trouble]);
  return now + ahead;
}

export function Clock({ clock, now }: { readonly clock: ClockState; readonly now: number }) {
  const { say } = useWords();
  const { trouble } = useLineState();
  const { each, bank } = leftAt(clock, now);
  const told = (time: number): string => {
    const face = clockFace(time);
    return typeof face === 'string' ? face : say(text('at.days', { n: face.days }));
  };
  const short = clock.running && each + bank < TOLD[0];
  return (
    <span className={`seat-clock${clock.running ? ' runs' : ''}${short ? ' short' : ''}${trouble ? ' stands' : ''}`}>
      {clock.running && <span className="only-heard">{say(text(trouble ? 'at.clock-stands' : 'at.clock-runs'))}</span>}
      {clock.running && each > 0 ? (
        <>
          {told(each)}
          <span className="seat-bank"> + {told(bank)}</span>
        </>
      ) : (
        told(bank)
      )}
    </span>
  );
}

/** Tells who does not see it that the own time is short: twice, and never of others. */
export function OwnTime({ clock, now }: { readonly clock: ClockState; readonly now: number }) {
  const { say } = useWords();
  const { each, bank } = leftAt(clock, now);
  const passed = clock.running ? TOLD.findLast((time) => each + bank <= time) : undefined;
  return (
    <span className="only-heard" role="status">
      {passed !== undefined && say(text('at.time-left', { n: passed / SECOND }))}
    </span>
  );
}
