import type { Event } from '@wartable/hoth';
import type { GameEvent, Seat } from '@wartable/kernel';

/** Whose turn an event begins. */
export function turnOf(event: GameEvent): Seat | undefined {
  return event.type === 'turn-began' ? (event as Extract<Event, { type: 'turn-began' }>).seat : undefined;
}
