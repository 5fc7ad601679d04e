/** How a battle is opened: the first command card of each side, and how its units move in its first turn. */
import type { Seat, Text } from '@wartable/kernel';
import type { Event } from './events.ts';
import { cardKey } from './rulebook.ts';
import { text } from './text/text.ts';

/** What is told of an opening, what tells most first. */
export const OPENING_KINDS = {
  card: text('opening.card'),
  move: text('opening.move'),
} as const;
type OpeningKind = keyof typeof OPENING_KINDS;

/** Told all events of a battle, it says what of them is part of an opening. */
export function openings(): (event: Event) => readonly (readonly [Seat, OpeningKind, string])[] {
  const begun = new Set<Seat>();
  const played = new Set<Seat>();
  let opening: Seat | undefined;
  return (event) => {
    if (event.type === 'turn-began') {
      opening = begun.has(event.seat) ? undefined : event.seat;
      begun.add(event.seat);
    }
    if (event.type === 'card-played' && !played.has(event.seat)) {
      played.add(event.seat);
      return [[event.seat, 'card', event.card]];
    }
    if (event.type === 'unit-moved' && opening !== undefined) {
      const { kind, path } = event;
      return [[opening, 'move', [kind, path[0], path.at(-1)].join(' ')]];
    }
    return [];
  };
}

export function openingText(kind: string, id: string): Text {
  if (kind === 'card') return { key: `card.${cardKey(id)}` };
  const [unit = '', from = '', to = ''] = id.split(' ');
  return text('opening.moved', { unit: { key: `unit.${unit}` }, from, to });
}
