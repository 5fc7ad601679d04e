import type { Event } from '@wartable/endor';
import type { GameEvent, Seat } from '@wartable/kernel';

const IMPERIAL = /^(at-st|speeder-bikes|stormtroopers|security|event)-/;

/** Whose doing begins: the player's own cards and placings, or what the rules do. */
export function turnOf(event: GameEvent): Seat | undefined {
  const one = event as Event;
  if (one.type === 'card-drawn') return IMPERIAL.test(one.card) ? 1 : 0;
  if (one.type === 'die-rolled') return 1;
  if (one.type === 'piece-placed' && one.at !== 'complex') return one.why ? 1 : 0;
  return undefined;
}
