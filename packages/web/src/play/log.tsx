/** What happened, line by line. A line shows on the board where it was. */
import type { GameEvent } from '@wartable/kernel';
import { memo, type UIEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../shell/language.tsx';
import { text } from '../text/index.ts';
import { EventIcon, type Sign } from './event-icon.tsx';
import type { GamePage } from './game-page.ts';
import './log.css';

type Props = {
  readonly page: GamePage;
  readonly log: readonly GameEvent[];
  readonly onPoint: (event: GameEvent) => void;
};

/** Pixels from the end within which the log follows. */
const NEAR = 60;
/** The most lines that are read aloud at once. */
const ALOUD = 6;

export const Log = memo(function Log({ page, log, onPoint }: Props) {
  const { say } = useWords();
  const list = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const [away, setAway] = useState(false);
  // Only who scrolls up leaves the end: lines that come make the list longer and leave its top where it was.
  const top = useRef(0);
  const toEnd = useCallback(() => {
    if (!list.current) return;
    list.current.scrollTop = list.current.scrollHeight;
    // Somebody may scroll on before the browser says that it has.
    top.current = list.current.scrollTop;
  }, []);
  useEffect(() => {
    if (atEnd.current) toEnd();
  });
  // In a sheet that opens, or in a window that changes, the end lies elsewhere.
  useEffect(() => {
    if (!list.current) return;
    const watch = new ResizeObserver(() => atEnd.current && toEnd());
    watch.observe(list.current);
    return () => watch.disconnect();
  }, [toEnd]);
  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>): void => {
    if (scrollHeight - scrollTop - clientHeight < NEAR) atEnd.current = true;
    else if (scrollTop < top.current) atEnd.current = false;
    top.current = scrollTop;
    setAway(!atEnd.current);
  };
  const lines = useMemo(
    () =>
      log.flatMap((event) => {
        const line = page.telling.log(event);
        return line ? [{ event, line: say(line) }] : [];
      }),
    [log, page, say],
  );
  // Each line is read aloud once, when it comes.
  const known = useRef(lines.length);
  const [aloud, setAloud] = useState('');
  useEffect(() => {
    const fresh = lines.slice(known.current).slice(-ALOUD);
    // What was taken back may happen again, and is said again then.
    if (fresh.length > 0 || lines.length < known.current) setAloud(fresh.map(({ line }) => line).join(' '));
    known.current = lines.length;
  }, [lines]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="log" aria-label={say(text('play.log'))} tabIndex={0} ref={list} onScroll={onScroll}>
      <ol>
        {lines.map(({ event, line }, i) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are added and taken away at the end
            key={i}
            event={event}
            line={line}
            sign={page.signs[event.type]}
            onPoint={page.pointsAt(event) ? onPoint : undefined}
          />
        ))}
      </ol>
      <p className="only-heard" aria-live="polite">
        {aloud}
      </p>
      {away && (
        <button type="button" className="button small newest" onClick={() => toEnd()}>
          {say(text('play.newest'))}
        </button>
      )}
    </section>
  );
});

type LineProps = {
  readonly event: GameEvent;
  readonly line: string;
  readonly sign: Sign | undefined;
  readonly onPoint: ((event: GameEvent) => void) | undefined;
};

const Line = memo(function Line({ event, line, sign, onPoint }: LineProps) {
  return (
    <li className={`line line-${event.type}`}>
      <EventIcon sign={sign} />
      {onPoint ? (
        <button type="button" className="line-text" onClick={() => onPoint(event)}>
          {line}
        </button>
      ) : (
        <span className="line-text">{line}</span>
      )}
    </li>
  );
});
