/**
 * What an address says of a film behind its "#", which no server gets to read: a moment ("at=12.3"), whose eyes ("by=leia"), or a
 * decision that the look back found, by its entry in the log ("move=123").
 */
import type { Eyes } from './reel.ts';

export type Wanted = { readonly at: string | undefined; readonly by: string | undefined; readonly move: number | undefined };

const OPEN = 'open';
const SPECTATOR = 'spectator';

export function wantedIn(fragment: string): Wanted {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const move = fields.get('move') ?? '';
  return {
    at: fields.get('at') ?? undefined,
    by: fields.get('by') ?? undefined,
    move: /^\d{1,6}$/.test(move) ? Number(move) : undefined,
  };
}

/** The same fragment with another moment and other eyes. */
export function fragmentAt(fragment: string, at: string, by: string): string {
  const others = fragment
    .replace(/^#/, '')
    .split('&')
    .filter((field) => field !== '' && !/^(at|by|move)=/.test(field));
  return `#${[...others, `at=${at}`, `by=${by}`].join('&')}`;
}

export function wordFor(eyes: Eyes, seats: readonly string[]): string {
  if (eyes === 'open') return OPEN;
  return eyes === 'spectator' ? SPECTATOR : (seats[eyes] ?? SPECTATOR);
}

/** Those among the eyes that may be used; undefined where a word names nobody. */
export function eyesNamed(word: string | undefined, allowed: readonly Eyes[], seats: readonly string[]): Eyes | undefined {
  return allowed.find((eyes) => wordFor(eyes, seats) === word);
}
