import type { Viewer } from '@wartable/kernel';
import type { SideName } from './board.ts';

/** Facts in the past tense. Sides, kinds, cards and hexes by name, units by id with their kind. */
export type UnitRef = { readonly unit: number; readonly kind: string };

export type Event =
  | {
      readonly type: 'pile-shuffled';
      readonly seat: number;
      readonly by: string;
      readonly side: SideName;
      readonly topFirst?: readonly string[];
    }
  | {
      readonly type: 'cards-drawn';
      readonly seat: number;
      readonly by: string;
      readonly side: SideName;
      readonly count: number;
      readonly to: readonly number[];
      readonly cards?: readonly string[];
    }
  | { readonly type: 'turn-began'; readonly turn: number; readonly seat: number; readonly by: string; readonly side: SideName }
  | { readonly type: 'card-played'; readonly seat: number; readonly by: string; readonly side: SideName; readonly card: string }
  | { readonly type: 'support-used'; readonly side: SideName; readonly card: string }
  | ({ readonly type: 'unit-ordered'; readonly side: SideName; readonly at: string } & UnitRef)
  | ({ readonly type: 'unit-moved'; readonly side: SideName; readonly path: readonly string[] } & UnitRef)
  | ({ readonly type: 'unit-exited'; readonly side: SideName; readonly at: string } & UnitRef)
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
      readonly dice: readonly string[];
    }
  | ({
      readonly type: 'figures-lost';
      readonly side: SideName;
      readonly at: string;
      readonly count: number;
      readonly left: number;
    } & UnitRef)
  | ({ readonly type: 'figures-back'; readonly side: SideName; readonly at: string; readonly count: number } & UnitRef)
  | ({ readonly type: 'unit-eliminated'; readonly side: SideName; readonly at: string } & UnitRef)
  | { readonly type: 'attack-missed'; readonly at: string }
  | ({ readonly type: 'unit-retreated'; readonly side: SideName; readonly path: readonly string[] } & UnitRef)
  | ({ readonly type: 'retreat-ignored'; readonly side: SideName; readonly at: string } & UnitRef)
  | ({ readonly type: 'unit-broke-through'; readonly side: SideName; readonly at: string } & UnitRef)
  | { readonly type: 'structure-destroyed'; readonly structure: string; readonly at: string }
  | {
      readonly type: 'medals-won';
      readonly side: SideName;
      readonly count: number;
      readonly total: number;
      readonly rule: string;
    }
  | { readonly type: 'medals-held'; readonly side: SideName; readonly count: number; readonly total: number }
  | { readonly type: 'charge-added'; readonly charges: number }
  | ({ readonly type: 'unit-arrived'; readonly side: SideName; readonly at: string } & UnitRef)
  | ({ readonly type: 'officer-carried'; readonly at: string } & UnitRef)
  | {
      readonly type: 'card-discarded';
      readonly seat: number;
      readonly by: string;
      readonly side: SideName;
      readonly card: string;
    }
  | { readonly type: 'card-taken'; readonly seat: number; readonly by: string; readonly side: SideName; readonly card: string }
  | { readonly type: 'battle-ended'; readonly winner?: SideName; readonly rule: string };

/** Hands belong to their owner and the partner; piles to nobody. */
export function seenBy(event: Event, viewer: Viewer): Event | undefined {
  switch (event.type) {
    case 'pile-shuffled':
      return { type: event.type, seat: event.seat, by: event.by, side: event.side };
    case 'cards-drawn': {
      if (viewer !== 'spectator' && event.to.includes(viewer)) return event;
      const { cards: _cards, ...rest } = event;
      return rest;
    }
    default:
      return event;
  }
}
