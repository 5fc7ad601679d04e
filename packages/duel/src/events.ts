import type { Choice, Viewer } from '@wartable/kernel';
import { idOf, SEATS, type SideName } from './cards/index.ts';
import type { Timing } from './cards/vocabulary.ts';
import { sideAt } from './seats.ts';
import type { UnitId } from './state.ts';
import type { Underway } from './underway.ts';

/** Facts in the past tense, small enough to show one by one. Sides and cards by name, units by id with their card. */
export type UnitRef = { readonly unit: UnitId; readonly card: string };
/** What was hit or healed: a unit, or the base of a side. */
export type Thing = UnitRef | { readonly base: SideName };

export type Event =
  | { readonly type: 'initiative-rolled'; readonly side: SideName }
  | { readonly type: 'deck-shuffled'; readonly side: SideName; readonly topFirst?: readonly string[] }
  | { readonly type: 'cards-drawn'; readonly side: SideName; readonly count: number; readonly cards?: readonly string[] }
  | { readonly type: 'hand-kept'; readonly side: SideName }
  | { readonly type: 'mulligan-taken'; readonly side: SideName }
  /** Told to the one who answered alone. */
  | { readonly type: 'answer-sealed'; readonly side: SideName; readonly choice: Choice }
  | { readonly type: 'resources-placed'; readonly side: SideName; readonly count: number; readonly cards?: readonly string[] }
  | { readonly type: 'resource-declined'; readonly side: SideName }
  | { readonly type: 'round-began'; readonly round: number; readonly side: SideName }
  | { readonly type: 'regroup-began'; readonly round: number }
  | { readonly type: 'all-readied' }
  | { readonly type: 'passed'; readonly side: SideName }
  | { readonly type: 'initiative-taken'; readonly side: SideName }
  | { readonly type: 'card-played'; readonly side: SideName; readonly card: string; readonly cost: number }
  | ({ readonly type: 'unit-entered'; readonly side: SideName } & UnitRef)
  /** `cost` in resources; the unit that became exhausted, or none for a leader that is no unit. */
  | {
      readonly type: 'ability-used';
      readonly side: SideName;
      readonly card: string;
      readonly unit?: UnitId;
      readonly cost: number;
    }
  /** The unit may have left play before. */
  | ({ readonly type: 'ability-triggered'; readonly side: SideName; readonly timing: Timing } & UnitRef)
  | ({ readonly type: 'leader-deployed'; readonly side: SideName } & UnitRef)
  | ({ readonly type: 'attack-declared'; readonly side: SideName; readonly target: Thing } & UnitRef)
  | { readonly type: 'damaged'; readonly target: Thing; readonly amount: number; readonly total: number }
  | { readonly type: 'healed'; readonly target: Thing; readonly amount: number; readonly total: number }
  | ({ readonly type: 'weakened'; readonly amount: number } & UnitRef)
  | ({ readonly type: 'exhausted' } & UnitRef)
  | ({ readonly type: 'readied' } & UnitRef)
  | ({ readonly type: 'unit-defeated'; readonly side: SideName } & UnitRef)
  | ({ readonly type: 'leader-defeated'; readonly side: SideName } & UnitRef)
  | ({ readonly type: 'unit-returned'; readonly side: SideName } & UnitRef)
  | {
      readonly type: 'card-discarded';
      readonly side: SideName;
      readonly card: string;
      readonly from: 'hand' | 'revealed';
    }
  | { readonly type: 'cards-revealed'; readonly side: SideName; readonly cards: readonly string[] }
  | { readonly type: 'card-taken'; readonly side: SideName; readonly card: string }
  | { readonly type: 'deck-empty'; readonly side: SideName; readonly missing: number }
  | { readonly type: 'game-ended'; readonly winner?: SideName }
  /** What is in progress after a step. A table tells it; nothing has happened by it. */
  | { readonly type: 'stands'; readonly underway: readonly Underway[] };

/** The event as a viewer may know it: decks stay secret, hands and resources belong to their owner. */
export function seenBy(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'deck-shuffled':
      return { type: event.type, side: event.side };
    case 'cards-drawn':
      // Told in the order of the hand: which one came first cannot be seen afterwards.
      return isOwn(event.side, viewer) && event.cards
        ? { ...event, cards: event.cards.toSorted((a, b) => idOf(a) - idOf(b)) }
        : { type: event.type, side: event.side, count: event.count };
    case 'resources-placed':
      return isOwn(event.side, viewer) ? event : { type: event.type, side: event.side, count: event.count };
    case 'answer-sealed':
      return isOwn(event.side, viewer) ? event : undefined;
    default:
      return event;
  }
}

function isOwn(side: SideName, viewer: Viewer): boolean {
  return viewer !== 'spectator' && SEATS[sideAt(viewer)] === side;
}
