import type { Viewer } from '@wartable/kernel';

/** Facts in the past tense. Pieces and hexes by name. What the Imperials do says why: the rule, the candidates, the tie. */
export type Why = {
  readonly rule: string;
  readonly target?: string;
  readonly candidates: readonly string[];
  readonly tie: 'none' | 'player' | 'default';
};

export type Event =
  | { readonly type: 'deck-shuffled'; readonly deck: 'actions' | 'events'; readonly topFirst?: readonly string[] }
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'piece-placed'; readonly piece: string; readonly at: string; readonly why?: Why }
  | { readonly type: 'die-rolled'; readonly for: 'deployment' | 'reinforcements'; readonly face: number }
  | { readonly type: 'card-drawn'; readonly card: string }
  | { readonly type: 'event-drawn'; readonly event: string }
  | { readonly type: 'piece-moved'; readonly piece: string; readonly from: string; readonly to: string; readonly why?: Why }
  | { readonly type: 'piece-stayed'; readonly piece: string; readonly why: Why }
  | {
      readonly type: 'shot-fired';
      readonly pieces: readonly string[];
      readonly target: string;
      readonly dice: number;
      readonly why?: Why;
    }
  | {
      readonly type: 'dice-rolled';
      readonly for: 'shot' | 'door' | 'generator' | 'trap' | 'capture';
      readonly faces: readonly string[];
    }
  | { readonly type: 'shot-missed'; readonly target: string }
  | { readonly type: 'piece-eliminated'; readonly piece: string }
  | { readonly type: 'piece-wounded'; readonly piece: string }
  | { readonly type: 'piece-captured'; readonly piece: string }
  | { readonly type: 'at-st-lost' }
  | { readonly type: 'at-st-seized'; readonly piece: string }
  | { readonly type: 'capture-failed'; readonly piece: string }
  | { readonly type: 'chewbacca-dismounted' }
  | { readonly type: 'door-moved'; readonly piece: string; readonly door: number }
  | { readonly type: 'door-held'; readonly piece: string; readonly door: number }
  | { readonly type: 'tactic-changed'; readonly tactic: string }
  | { readonly type: 'cruiser-lost'; readonly cruisers: number }
  | { readonly type: 'card-kept'; readonly event: string }
  | { readonly type: 'piece-converted'; readonly piece: string; readonly into: string }
  | { readonly type: 'pieces-rallied'; readonly pieces: readonly string[]; readonly at: string }
  | { readonly type: 'generator-held'; readonly piece: string }
  | { readonly type: 'game-ended'; readonly won: boolean };

/** The decks stay secret. */
export function seenBy(event: Event, _viewer: Viewer): Event | undefined {
  return event.type === 'deck-shuffled' ? { type: event.type, deck: event.deck } : event;
}
