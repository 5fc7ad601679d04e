/** How a duel is opened: the hand that is kept or not, the first two resources, the first action. */
import { type Seat, seatAt, type Text } from '@wartable/kernel';
import { type SideName, sideNamed } from './cards/index.ts';
import { text } from './describe.ts';
import type { Event } from './events.ts';

/** What is told of an opening, what tells most first. */
export const OPENING_KINDS = {
  action: text('opening.action'),
  resource: text('opening.resource'),
  hand: text('opening.hand'),
} as const;
type OpeningKind = keyof typeof OPENING_KINDS;

type Said = { readonly kind: OpeningKind; readonly side: SideName; readonly ids: readonly string[] };

/** Told all events of a duel, it says what of them is part of an opening. */
export function openings(): (event: Event) => readonly (readonly [Seat, OpeningKind, string])[] {
  const told = new Set<string>();
  return (event) => {
    const said = saidBy(event);
    const key = `${said?.kind} ${said?.side}`;
    if (!said || told.has(key)) return [];
    told.add(key);
    return said.ids.map((id) => [seatAt(sideNamed(said.side)), said.kind, id] as const);
  };
}

/** What an event would say of an opening if it were the first of its kind. */
function saidBy(event: Event): Said | undefined {
  switch (event.type) {
    case 'hand-kept':
    case 'mulligan-taken':
      return { kind: 'hand', side: event.side, ids: [event.type] };
    case 'resources-placed':
      return { kind: 'resource', side: event.side, ids: event.cards ?? [] };
    case 'card-played':
    case 'ability-used':
      return { kind: 'action', side: event.side, ids: [`${event.type} ${event.card}`] };
    case 'passed':
    case 'initiative-taken':
      return { kind: 'action', side: event.side, ids: [event.type] };
    default:
      return undefined;
  }
}

/** What names no card. */
const PLAIN: Readonly<Record<string, Text>> = {
  'hand-kept': text('opening.hand-kept'),
  'mulligan-taken': text('opening.mulligan-taken'),
  passed: text('opening.passed'),
  'initiative-taken': text('opening.initiative-taken'),
};

export function openingText(_kind: string, id: string): Text {
  const [said = '', card] = id.split(' ');
  const name: Text = { key: `card.${card ?? said}` };
  return PLAIN[said] ?? (said === 'ability-used' ? text('opening.ability-used', { card: name }) : name);
}
