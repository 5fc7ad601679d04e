/** All attacks: how much of the time each gets, and how many tries in `npm test`. */

import { attackBrowser } from './browser.ts';
import { fillDisk } from './disk.ts';
import { filesAttack, KINDS } from './files.ts';
import { killCampaign, killPlay } from './kills.ts';
import { damageSaves } from './saves.ts';
import type { Attack } from './tally.ts';
import { hostileWords } from './words.ts';
import { twoWriters } from './writers.ts';

type Entry = { readonly attack: Attack; readonly weight: number; readonly tries: number };

export const ATTACKS: Readonly<Record<string, Entry>> = {
  ...Object.fromEntries(KINDS.map((kind) => [kind.name, { attack: filesAttack(kind), weight: 2, tries: 60 }])),
  'hostile words': { attack: hostileWords, weight: 2, tries: 60 },
  'damaged saves': { attack: damageSaves, weight: 3, tries: 6 },
  'kills of play': { attack: killPlay, weight: 3, tries: 6 },
  'kills of campaign': { attack: killCampaign, weight: 3, tries: 4 },
  disk: { attack: fillDisk, weight: 3, tries: 4 },
  'two writers': { attack: twoWriters, weight: 3, tries: 3 },
  browser: { attack: attackBrowser, weight: 6, tries: 1 },
};
