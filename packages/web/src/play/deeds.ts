/** What was achieved in a game of one's record: as the game tells it, and what its look back found. */
import type { Text } from '@wartable/kernel';
import type { Played } from '../table/played.ts';
import type { GameRecord } from './own-record.ts';

export type Done = { readonly id: string; readonly entry: number };

/** From a chance below this a win is told of; in hundredths of a hundredth. */
const HOPELESS = 1_000;
export const COMEBACK = 'comeback';

export function deedsOf({ told: [, { deeds }], looked, result, gaveUp }: Played): readonly Done[] {
  const figures = looked?.[1];
  const cameBack = result === 'won' && !gaveUp && figures !== undefined && figures.lowest < HOPELESS;
  return cameBack ? [...deeds, { id: COMEBACK, entry: figures.lowestAt }] : deeds;
}

/** Where no game knows it any more, nothing is said of it. */
export function nameOfDeed(own: GameRecord | undefined, id: string): Text | undefined {
  return id === COMEBACK ? { key: 'record.deed-comeback' } : own?.deeds.find((deed) => deed.id === id)?.name;
}
