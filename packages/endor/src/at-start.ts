/** How a battle begins, in numbers (rules 3, 10). */
import { EVENT_DECK, type EventCardId, eventOf } from './cards.ts';
import { TABLES } from './pieces.ts';
import type { Difficulty } from './state.ts';

/** Security units that begin in the complex (endor/setup/bunker). */
export const GARRISON = 2;

export const ARRIVING = ['at-st', 'speeder-bike', 'stormtrooper', 'security'] as const;
type Arriving = (typeof ARRIVING)[number];

/** Imperial units that come to the numbered macrohexes, in this order (endor/setup/imperials, endor/setup/difficulty). */
export function arrivalsAtStart({ gentle, moreAtSts, moreStormtroopers }: Difficulty): Readonly<Record<Arriving, number>> {
  const atStart = (unit: Arriving): number => (gentle ? TABLES.gentle.atStart[unit] : TABLES.units[unit].atStart);
  return {
    'at-st': atStart('at-st') + (moreAtSts ? 2 : 0),
    'speeder-bike': atStart('speeder-bike'),
    stormtrooper: atStart('stormtrooper') + (moreStormtroopers || moreAtSts ? 2 : 0),
    security: atStart('security') - GARRISON,
  };
}

/** endor/setup/difficulty: some cards stay in the box. */
export function eventDeck(difficulty: Difficulty): readonly EventCardId[] {
  return EVENT_DECK.filter((card) => {
    const { event } = eventOf(card);
    return !((difficulty.noRally && event === 'rebel-rally') || (difficulty.noSecurityCode && event === 'security-code'));
  });
}
