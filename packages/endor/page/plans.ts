/** Set-ups in one tap: hexes in the order in which the game asks for them. */
import { type Event, PIECES, type View } from '@wartable/endor/telling';
import type { GameEvent } from '@wartable/kernel';
import { kindOf, sideOf } from './scene.ts';

/** Who is placed, in the order of the game. */
export const ASKED: readonly string[] = [
  ...['han', 'leia', 'chewbacca'],
  ...named(/^RT/),
  ...named(/^EL/),
  ...named(/^EW/),
  'droids',
  ...named(/^CA/),
];

function named(start: RegExp): string[] {
  return PIECES.flatMap(({ name }) => (start.test(name) ? [name] : []));
}

export type Plan = { readonly id: string; readonly hexes: readonly string[] };

/** Written in four parts: heroes and troopers; leaders; Ewoks; droids and catapults. */
function plan(id: string, ...parts: readonly string[]): Plan {
  return { id, hexes: parts.flatMap((part) => part.split(' ')) };
}

/** On the standard map. Han begins on the entrance, so that the first hero card can already open the door a step. */
export const PLANS: readonly Plan[] = [
  plan(
    'packs',
    'R.0 R.5 R.6 R.1 R.2 R.3 R.4',
    'E12.0 E4.0 E8.0',
    'E12.3 E12.4 E12.5 E12.2 E12.6 E4.1 E4.2 E4.3 E4.5 E4.4 E8.1 E8.6 E8.5 E8.4 E8.2',
    'E12.1 D18.2 D6.5 D12.6',
  ),
  plan(
    'fist',
    'R.0 R.6 R.1 R.2 R.5 R.3 R.4',
    'E4.0 E3.3 E5.5',
    'E4.1 E4.2 E4.5 E4.4 E4.6 E3.4 E3.6 E3.5 E3.2 E3.0 E5.4 E5.2 E5.0 E5.3 E5.6',
    'E4.3 D5.3 D6.5 D6.6',
  ),
  plan(
    'screen',
    'R.0 R.5 R.6 R.1 R.2 R.3 R.4',
    'E2.3 E6.4 E10.5',
    'E2.2 E2.0 E6.6 E6.0 E10.2 E10.1 E4.2 E4.5 E4.0 E8.0 E8.1 E8.5 E12.1 E12.0 E12.3',
    'E4.3 D18.2 D6.5 D12.6',
  ),
  plan(
    'deep',
    'R.0 R.2 R.3 R.5 R.6 R.1 R.4',
    'E7.0 E11.1 E3.3',
    'E7.1 E7.2 E7.3 E7.6 E11.4 E11.5 E11.6 E3.4 E3.5 E3.6 E1.1 E1.4 E9.1 E9.5 E5.2',
    'E12.4 D8.0 D17.0 D14.2',
  ),
  plan(
    'high',
    'R.0 R.5 R.6 R.1 R.2 R.3 R.4',
    'E8.0 E6.0 E12.0',
    'E8.1 E8.5 E8.6 E8.4 E8.2 E6.4 E6.6 E6.2 E6.5 E6.3 E12.3 E12.4 E12.5 E12.2 E12.6',
    'E12.1 D9.5 D12.6 D18.3',
  ),
];

/** The answers that place all who are still to be placed. Whoever stands already is left out. */
export function answersOf({ hexes }: Plan, view: View): string[] {
  const waiting = new Set(view.pieces.filter(({ at }) => at === 'reserve').map(({ piece }) => piece));
  return ASKED.flatMap((piece, i) => (waiting.has(piece) ? [`place ${hexes[i]}`] : []));
}

/** A plan goes on by itself where the next part of the set-up begins; in linked games those who come first may be missing. */
const PARTS: readonly RegExp[] = [/^(?:EL|EW|droids)/, /^CA/];
const NOT_PLACED: readonly string[] = ['reserve', 'captured', 'eliminated'];

export function beginsPart({ pieces }: View, next: string): boolean {
  const part = PARTS.find((one) => one.test(next));
  return part !== undefined && pieces.every(({ piece, at }) => !part.test(piece) || NOT_PLACED.includes(at));
}

/** The set-up that was made, read off the log; undefined while it goes on. */
export function placedIn(log: readonly GameEvent[]): readonly string[] | undefined {
  const places = new Map<string, string>();
  for (const event of log as readonly Event[])
    if (event.type === 'piece-placed' && !event.why && sideOf(kindOf(event.piece)) === 'rebel') places.set(event.piece, event.at);
  const hexes = ASKED.flatMap((piece) => places.get(piece) ?? []);
  return hexes.length === ASKED.length ? hexes : undefined;
}
