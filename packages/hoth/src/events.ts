import type { Seat, Viewer } from '@wartable/kernel';
import type { SideName } from './board.ts';
import { inOrder } from './cards/index.ts';
import type { SymbolName, UnitKindName } from './kinds.ts';
import type { UnitId } from './state.ts';
import type { Underway } from './underway.ts';

type UnitRef = { readonly unit: UnitId; readonly kind: UnitKindName };

/**
 * Facts in the past tense, complete: a view and the events that follow give the next view (`fold.ts`).
 * Sides, kinds, cards and hexes by name, units by id with their kind; `rule` is a place in the scenario's special rules.
 */
export type Event =
  | {
      readonly type: 'pile-shuffled';
      readonly seat: Seat;
      readonly by: string;
      readonly side: SideName;
      readonly topFirst?: readonly string[];
      /** Where the discards became the pile: the cards that all now know to be in the hand. */
      readonly shown?: readonly string[];
    }
  | {
      readonly type: 'cards-drawn';
      readonly seat: Seat;
      readonly by: string;
      readonly side: SideName;
      readonly count: number;
      readonly to: readonly number[];
      readonly cards?: readonly string[];
    }
  | { readonly type: 'turn-began'; readonly turn: number; readonly seat: Seat; readonly by: string; readonly side: SideName }
  | { readonly type: 'card-played'; readonly seat: Seat; readonly by: string; readonly side: SideName; readonly card: string }
  /** `asCommand`: in place of a command card. */
  | { readonly type: 'support-used'; readonly side: SideName; readonly card: string; readonly asCommand: boolean }
  /** `order` is 2 with the card's bonus, `acts` how often it acts again. */
  | ({
      readonly type: 'unit-ordered';
      readonly side: SideName;
      readonly at: string;
      readonly order: 1 | 2;
      readonly acts: number;
    } & UnitRef)
  /** A unit acts a second time, alone; `acts` is what is left to it after that. */
  | ({ readonly type: 'unit-acted-again'; readonly side: SideName; readonly at: string; readonly acts: number } & UnitRef)
  /** `moved` and `barred` as they are after it: the hexes of its move phase, and whether it may not attack any more. */
  | ({
      readonly type: 'unit-moved';
      readonly side: SideName;
      readonly path: readonly string[];
      readonly moved: number;
      readonly barred: boolean;
    } & UnitRef)
  | ({ readonly type: 'unit-exited'; readonly side: SideName; readonly at: string; readonly rule: number } & UnitRef)
  | ({ readonly type: 'badge-flipped'; readonly at: string; readonly inPlace: boolean } & UnitRef)
  | ({
      readonly type: 'attack-declared';
      readonly side: SideName;
      readonly from: string;
      readonly target: string;
      readonly at: string;
      readonly dice: number;
    } & UnitRef)
  | {
      readonly type: 'dice-rolled';
      readonly why: 'attack' | 're-roll' | 'confirmation' | 'strike' | 'support';
      readonly dice: readonly SymbolName[];
    }
  | ({
      readonly type: 'figures-lost';
      readonly side: SideName;
      readonly at: string;
      readonly count: number;
      readonly left: number;
    } & UnitRef)
  | ({ readonly type: 'figures-back'; readonly side: SideName; readonly at: string; readonly count: number } & UnitRef)
  /** `comesBack`: at the end of its side's next turn (hoth/scenario/war-machine). */
  | ({
      readonly type: 'unit-eliminated';
      readonly side: SideName;
      readonly at: string;
      readonly comesBack: boolean;
      readonly rule: number;
    } & UnitRef)
  | { readonly type: 'attack-missed'; readonly at: string }
  /** The attack of a unit is over, retreats included. The target is a unit by its id, or a structure by its hex. */
  | ({ readonly type: 'attack-ended'; readonly target: UnitId | string } & UnitRef)
  /** One step of a retreat; when all are made, `unit-retreated` tells the whole way. */
  | ({ readonly type: 'unit-fell-back'; readonly side: SideName; readonly from: string; readonly at: string } & UnitRef)
  | ({ readonly type: 'unit-retreated'; readonly side: SideName; readonly path: readonly string[] } & UnitRef)
  | ({ readonly type: 'retreat-ignored'; readonly side: SideName; readonly at: string } & UnitRef)
  /** `barred`: terrain holds it for the rest of the turn. */
  | ({ readonly type: 'unit-broke-through'; readonly side: SideName; readonly at: string; readonly barred: boolean } & UnitRef)
  /** `place` is its place in the scenario. */
  | { readonly type: 'structure-destroyed'; readonly structure: string; readonly place: number; readonly at: string }
  | {
      readonly type: 'medals-won';
      readonly side: SideName;
      readonly count: number;
      readonly total: number;
      readonly rule: string;
    }
  | { readonly type: 'medals-held'; readonly side: SideName; readonly count: number; readonly total: number }
  /** An objective that counts for good, by its place in the scenario's rules. */
  | { readonly type: 'objective-claimed'; readonly side: SideName; readonly objective: number }
  /** `fired`: it was the last one needed, and all are spent. */
  | { readonly type: 'charge-added'; readonly rule: number; readonly charges: number; readonly fired: boolean }
  | {
      readonly type: 'reinforcements-called';
      readonly rule: number;
      readonly side: SideName;
      readonly kind: UnitKindName;
      readonly count: number;
    }
  /** `cameBack`: one of those that were to come back. */
  | ({
      readonly type: 'unit-arrived';
      readonly side: SideName;
      readonly at: string;
      readonly figures: number;
      readonly rule: number;
      readonly cameBack: boolean;
    } & UnitRef)
  | ({ readonly type: 'officer-carried'; readonly at: string } & UnitRef)
  | {
      readonly type: 'card-discarded';
      readonly seat: Seat;
      readonly by: string;
      readonly side: SideName;
      readonly card: string;
    }
  | { readonly type: 'card-taken'; readonly seat: Seat; readonly by: string; readonly side: SideName; readonly card: string }
  /** The played cards are over; those of the hand go to the discards. */
  | { readonly type: 'cards-put-away'; readonly seat: Seat; readonly side: SideName; readonly cards: readonly string[] }
  /** Nobody is ordered any more. */
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly side: SideName }
  | { readonly type: 'bonus-card-passed'; readonly holder: SideName | null }
  | { readonly type: 'battle-ended'; readonly winner?: SideName; readonly rule: string }
  /** What is in progress after all that happened in a step. */
  | { readonly type: 'stands'; readonly underway: readonly Underway[] };

/** Hands belong to their owner and the partner; piles to nobody. */
export function seenBy(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'pile-shuffled': {
      const { topFirst: _order, ...rest } = event;
      return rest;
    }
    case 'cards-drawn': {
      const { cards, ...rest } = event;
      if (viewer === 'spectator' || !event.to.includes(viewer) || !cards) return rest;
      // Told in the order of the hand: which one came first cannot be seen afterwards.
      return { ...rest, cards: inOrder(cards) };
    }
    default:
      return event;
  }
}
