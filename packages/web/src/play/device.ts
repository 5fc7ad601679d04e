/** How this device shows and sounds, and what it asks; kept in the browser. */
import { useSyncExternalStore } from 'react';
import { keepWord, keptWord } from '../shell/kept.ts';

/** 0 shows everything at once, 2 is twice as quick as 1. */
export const SPEEDS = [0.5, 1, 2, 0] as const;
/** Where hexes bear their names. */
export const HEX_NAMES = ['off', 'edge', 'all'] as const;
export type Device = {
  readonly speed: (typeof SPEEDS)[number];
  /** Off: nothing moves, and what happens is shown picture by picture. */
  readonly motion: boolean;
  readonly sound: boolean;
  readonly volume: number;
  /** Lessons where something is new. */
  readonly tips: boolean;
  /** Asks before something ends while somebody could still act. */
  readonly asksToEnd: boolean;
  /** After a mistake it is offered to take it back; where nobody has said, at tables that teach. */
  readonly coach: boolean | undefined;
  /** A turn is over with its last answer, which cannot be taken back then. */
  readonly endsByItself: boolean;
  readonly hexNames: (typeof HEX_NAMES)[number];
  /** Clocks are shown where there are some. */
  readonly clocks: boolean;
};

const KEPT = 'wartable.device';
const AT_FIRST: Device = {
  speed: 1,
  motion: true,
  sound: false,
  volume: 0.5,
  tips: true,
  asksToEnd: true,
  coach: undefined,
  endsByItself: false,
  hexNames: 'edge',
  clocks: true,
};

/** What is kept as it was at first where it is of no use. */
function kept(): Device {
  try {
    const found = JSON.parse(keptWord(KEPT) ?? '{}') as Partial<Record<keyof Device, unknown>>;
    const is = (name: 'motion' | 'sound' | 'tips' | 'asksToEnd' | 'endsByItself' | 'clocks'): boolean => {
      const one = found[name];
      return typeof one === 'boolean' ? one : AT_FIRST[name];
    };
    const { volume, coach } = found;
    return {
      speed: SPEEDS.find((speed) => speed === found.speed) ?? AT_FIRST.speed,
      motion: is('motion'),
      sound: is('sound'),
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : AT_FIRST.volume,
      tips: is('tips'),
      asksToEnd: is('asksToEnd'),
      coach: typeof coach === 'boolean' ? coach : undefined,
      endsByItself: is('endsByItself'),
      hexNames: HEX_NAMES.find((names) => names === found.hexNames) ?? AT_FIRST.hexNames,
      clocks: is('clocks'),
    };
  } catch {
    return AT_FIRST;
  }
}

let now: Device | undefined;
const listeners = new Set<() => void>();

export function device(): Device {
  now ??= kept();
  return now;
}

export function setDevice(change: Partial<Device>): void {
  now = { ...device(), ...change };
  keepWord(KEPT, JSON.stringify(now));
  wearDevice();
  for (const listener of listeners) listener();
}

function moves(): boolean {
  const { speed, motion } = device();
  return motion && speed > 0;
}

/** Styles must know too whether anything moves, and which names are shown. */
export function wearDevice(): void {
  document.documentElement.dataset['motion'] = moves() ? 'lively' : 'still';
  document.documentElement.dataset['hexNames'] = device().hexNames;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDevice(): Device {
  return useSyncExternalStore(listen, device);
}

/** What a motion lasts on this device; 0 where nothing moves. */
export function paced(ms: number): number {
  if (!moves() || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return ms / device().speed;
}

/** How long one reads a line, in milliseconds. */
const READING = 900;

/** How long a step is to be seen: where nothing moves, its line can still be read, and what only leads to it is left out. */
export function seenFor({ ms, whole }: { readonly ms: number; readonly whole: boolean }): number {
  const { speed } = device();
  if (speed === 0) return 0;
  if (paced(1) > 0) return paced(ms);
  return whole ? Math.max(ms, READING) / speed : 0;
}
