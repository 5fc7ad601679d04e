/** How this device shows and sounds; kept in the browser. */
import { useSyncExternalStore } from 'react';
import { keepWord, keptWord } from '../shell/kept.ts';

export const SPEEDS = [0, 1, 2] as const;
/** 0 shows everything at once, 2 is twice as quick as 1. */
export type Speed = (typeof SPEEDS)[number];
export const HEX_NAMES = ['off', 'edge', 'all'] as const;
/** Where hexes bear their names. */
export type HexNames = (typeof HEX_NAMES)[number];
export type Device = {
  readonly speed: Speed;
  readonly sound: boolean;
  readonly volume: number;
  /** Asks before something ends while somebody could still act. */
  readonly asksToEnd: boolean;
  /** A turn is over with its last answer, which cannot be taken back then. */
  readonly endsByItself: boolean;
  readonly hexNames: HexNames;
};

const KEPT = 'wartable.device';
const AT_FIRST: Device = { speed: 1, sound: true, volume: 0.5, asksToEnd: true, endsByItself: false, hexNames: 'edge' };

function kept(): Device {
  try {
    const found = JSON.parse(keptWord(KEPT) ?? '{}') as Partial<Record<keyof Device, unknown>>;
    const { sound, volume, asksToEnd, endsByItself } = found;
    return {
      speed: SPEEDS.find((speed) => speed === found.speed) ?? AT_FIRST.speed,
      sound: typeof sound === 'boolean' ? sound : AT_FIRST.sound,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : AT_FIRST.volume,
      asksToEnd: typeof asksToEnd === 'boolean' ? asksToEnd : AT_FIRST.asksToEnd,
      endsByItself: typeof endsByItself === 'boolean' ? endsByItself : AT_FIRST.endsByItself,
      hexNames: HEX_NAMES.find((names) => names === found.hexNames) ?? AT_FIRST.hexNames,
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

/** Styles must know too whether anything moves, and which names are shown. */
export function wearDevice(): void {
  const { speed, hexNames } = device();
  document.documentElement.dataset['motion'] = speed === 0 ? 'still' : 'lively';
  document.documentElement.dataset['hexNames'] = hexNames;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDevice(): Device {
  return useSyncExternalStore(listen, device);
}

/** What a duration lasts on this device; 0 where nothing moves. */
export function paced(ms: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const { speed } = device();
  return speed === 0 ? 0 : ms / speed;
}
