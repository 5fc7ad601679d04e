import type { Event } from '@wartable/duel';
import type { GameEvent, Seat } from '@wartable/kernel';

const SEATS = ['leia', 'vader'];

/** Whose action an event begins. */
export function turnOf(event: GameEvent): Seat | undefined {
  const one = event as Event;
  switch (one.type) {
    case 'passed':
    case 'initiative-taken':
    case 'card-played':
    case 'ability-used':
    case 'leader-deployed':
    case 'attack-declared':
      return SEATS.indexOf(one.side);
    default:
      return undefined;
  }
}
