import type { Viewer } from '@wartable/kernel';
import type { Face } from './dice.ts';
import type { TacticName } from './state.ts';
import type { Underway } from './underway.ts';

/** Facts in the past tense. Pieces and hexes by name. What the Imperials do says why: the rule, the candidates, the tie. */
export type Why = {
  readonly rule: string;
  readonly target?: string;
  readonly candidates: readonly string[];
  readonly tie: 'none' | 'player' | 'default';
  /** How the procedure came to its targets, where it looked for any: by which tactic, and who was left. */
  readonly tactic?: string;
  readonly sieve?: Sieve;
};

/** How many targets were left: all who came into question, those equally near, and of these the first by priority. */
export type Sieve = { readonly all: number; readonly nearest: number; readonly first: number };

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
  | { readonly type: 'dice-rolled'; readonly for: 'shot'; readonly faces: readonly Face[] }
  /** An attempt is an action; the code is spent with it. */
  | {
      readonly type: 'dice-rolled';
      readonly for: 'door';
      readonly piece: string;
      readonly withCode: boolean;
      readonly faces: readonly Face[];
    }
  | { readonly type: 'dice-rolled'; readonly for: 'generator'; readonly piece: string; readonly faces: readonly Face[] }
  /** To seize an AT-ST is Chewbacca's action, and the card is spent with it. */
  | {
      readonly type: 'dice-rolled';
      readonly for: 'trap' | 'capture';
      readonly target: string;
      readonly faces: readonly Face[];
    }
  | { readonly type: 'shot-missed'; readonly target: string }
  | { readonly type: 'piece-eliminated'; readonly piece: string }
  | { readonly type: 'piece-wounded'; readonly piece: string }
  | { readonly type: 'piece-captured'; readonly piece: string }
  | { readonly type: 'at-st-lost' }
  | { readonly type: 'at-st-seized'; readonly piece: string; readonly at: string }
  | { readonly type: 'capture-failed'; readonly piece: string }
  | { readonly type: 'chewbacca-dismounted' }
  | { readonly type: 'door-moved'; readonly piece: string; readonly door: number }
  | { readonly type: 'door-held'; readonly piece: string; readonly door: number }
  | { readonly type: 'tactic-changed'; readonly tactic: TacticName }
  | { readonly type: 'cruiser-lost'; readonly cruisers: number }
  | { readonly type: 'card-kept'; readonly event: string }
  | { readonly type: 'piece-converted'; readonly piece: string; readonly into: string; readonly at: string }
  /** `at` is the hex, the complex or the macrohex as a whole; `places` has the place of each piece. */
  | {
      readonly type: 'pieces-rallied';
      readonly pieces: readonly string[];
      readonly at: string;
      readonly places: readonly string[];
    }
  | { readonly type: 'generator-held'; readonly piece: string }
  /** A stalemate is lost. */
  | { readonly type: 'game-ended'; readonly won: boolean; readonly stalemate?: boolean }
  /** What is in progress after a step. */
  | { readonly type: 'stands'; readonly underway: readonly Underway[] };

/** The decks stay secret. */
export function seenBy(event: Event, _viewer: Viewer): Event | undefined {
  return event.type === 'deck-shuffled' ? { type: event.type, deck: event.deck } : event;
}
