import type { GameEvent, Seat } from '@wartable/kernel';

/**
 * From where to where others acted since the viewer's turn ended; its own turn at the end is left out. Of events in their order.
 */
export function othersRange(
  turnOf: (event: GameEvent) => Seat | undefined,
  events: readonly GameEvent[],
  viewer: Seat,
): readonly [from: number, end: number] {
  let end = events.length;
  let from = end;
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    const seat = event && turnOf(event);
    if (seat === undefined) continue;
    if (seat === viewer) {
      if (from < end) break;
      end = i;
      from = i;
    } else from = i;
  }
  return [from, end];
}
