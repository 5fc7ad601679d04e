/** All attacks: how much of the time each gets, and how many tries in `npm test`. */
import { filesAttack, KINDS } from './files.ts';
import type { Attack } from './tally.ts';

type Entry = { readonly attack: Attack; readonly weight: number; readonly tries: number };

export const ATTACKS: Readonly<Record<string, Entry>> = {
  ...Object.fromEntries(KINDS.map((kind) => [kind.name, { attack: filesAttack(kind), weight: 2, tries: 60 }])),
};
