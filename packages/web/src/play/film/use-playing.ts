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

export type Playing = {
  readonly at: number;
  readonly plays: boolean;
  readonly speed: Speed;
  readonly go: (place: number) => void;
  readonly play: (plays: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
};

export function usePlaying({ soundOf }: GamePage, { frames }: Reel, at: number, onGo: (place: number) => void): Playing {
  const [plays, setPlays] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = frames.length;
  const go = useCallback((place: number): void => onGo(Math.max(0, Math.min(last, place))), [onGo, last]);
  useEffect(() => {
    if (!plays) return;
    if (at >= last) return setPlays(false);
    const step = frames[at - 1]?.step;
    const ms = paced(1) > 0 ? Math.max(SHORTEST, step?.ms ?? 0) : READING;
    const timer = setTimeout(() => {
      const sound = frames[at] && soundOf(frames[at].step.event);
      if (sound) playSound(sound);
      go(at + 1);
    }, ms / speed);
    return () => clearTimeout(timer);
  }, [plays, at, last, frames, speed, go, soundOf]);
  const play = (wanted: boolean): void => {
    // From the beginning again, where it is over.
    if (wanted && at >= last) go(0);
    setPlays(wanted);
  };
  return { at, plays, speed, go, play, setSpeed };
}
