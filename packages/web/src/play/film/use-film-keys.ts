/** The keys of a film (docs/keyboard.md). They repeat while they are held; what has the focus and needs them itself gets them. */
import { useEffect, useRef } from 'react';
import type { Reel } from './reel.ts';
import { type Playing, SPEEDS } from './use-playing.ts';

const FIELDS = 'input, select, textarea, [contenteditable], dialog[open]';
/** Space presses them. */
const PRESSED = 'button, a, summary';

export function useFilmKeys(reel: Reel, playing: Playing): void {
  const latest = useRef({ reel, playing });
  useEffect(() => {
    latest.current = { reel, playing };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest(event.key === ' ' ? `${FIELDS}, ${PRESSED}` : FIELDS)) return;
      if (act(event, latest.current.reel, latest.current.playing)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether it is a key of ours. */
function act(
  { key, shiftKey }: KeyboardEvent,
  { turns, frames }: Reel,
  { at, plays, speed, go, step, play, setSpeed }: Playing,
): boolean {
  const turnBefore = turns.findLast(({ frame }) => frame < at)?.frame ?? 0;
  const turnAfter = turns.find(({ frame }) => frame > at)?.frame ?? frames.length;
  const faster = (by: 1 | -1): void => setSpeed(SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed);
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => (shiftKey ? go(turnBefore) : step(-1)),
    ArrowRight: () => (shiftKey ? go(turnAfter) : step(1)),
    PageUp: () => go(turnBefore),
    PageDown: () => go(turnAfter),
    Home: () => go(0),
    End: () => go(frames.length),
    ' ': () => play(!plays),
    '+': () => faster(1),
    '-': () => faster(-1),
  };
  acts[key]?.();
  return key in acts;
}
