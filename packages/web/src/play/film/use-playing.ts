/** Where a film stands, and whether it goes on by itself. */
import { useCallback, useEffect, useState } from 'react';
import { paced } from '../device.ts';
import type { GamePage } from '../game-page.ts';
import { playSound } from '../sound.ts';
import type { Reel } from './reel.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

/** Nobody reads faster, and where nothing moves one reads a line; in milliseconds. */
const [SHORTEST, READING] = [250, 900];

export type GoTo = (place: number, still: boolean) => void;

export type Playing = {
  readonly at: number;
  readonly plays: boolean;
  readonly speed: Speed;
  /** Jumps, or is dragged: everything lies at once where it lay. */
  readonly go: (place: number) => void;
  /** One further or back: what happens is seen moving. */
  readonly step: (by: 1 | -1) => void;
  readonly play: (plays: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
};

export function usePlaying({ soundOf }: GamePage, { frames }: Reel, at: number, onGo: GoTo): Playing {
  const [plays, setPlays] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = frames.length;
  const goBy = useCallback(
    (place: number, still: boolean): void => onGo(Math.max(0, Math.min(last, place)), still),
    [onGo, last],
  );
  const go = useCallback((place: number): void => goBy(place, true), [goBy]);
  useEffect(() => {
    if (!plays) return;
    if (at >= last) return setPlays(false);
    const step = frames[at - 1]?.step;
    const ms = paced(1) > 0 ? Math.max(SHORTEST, step?.ms ?? 0) : READING;
    const timer = setTimeout(() => {
      const sound = frames[at] && soundOf(frames[at].step.event);
      if (sound) playSound(sound);
      goBy(at + 1, false);
    }, ms / speed);
    return () => clearTimeout(timer);
  }, [plays, at, last, frames, speed, goBy, soundOf]);
  const play = (wanted: boolean): void => {
    // From the beginning again, where it is over.
    if (wanted && at >= last) go(0);
    setPlays(wanted);
  };
  const step = (by: 1 | -1): void => goBy(at + by, false);
  return { at, plays, speed, go, step, play, setSpeed };
}
