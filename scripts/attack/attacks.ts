/** All attacks: how much of the time each gets, and how many tries in `npm test`. */

import { filesAttack, KINDS } from './files.ts';
import { killCampaign, killPlay } from './kills.ts';
import type { Attack } from './tally.ts';

type Entry = { readonly attack: Attack; readonly weight: number; readonly tries: number };

export const ATTACKS: Readonly<Record<string, Entry>> = {
  ...Object.fromEntries(KINDS.map((kind) => [kind.name, { attack: filesAttack(kind), weight: 2, tries: 60 }])),
  'kills of play': { attack: killPlay, weight: 3, tries: 6 },
  'kills of campaign': { attack: killCampaign, weight: 3, tries: 4 },
};
