/** What is in progress, in words of the game. All of it is public. */
import type { Asked, Seat } from '@wartable/kernel';
import type { DecisionKind } from './decisions.ts';
import type { SymbolName, UnitKindName } from './kinds.ts';
import type { UnitId } from './state.ts';

/** How far a roll has come until its hits count. */
export const ROLL_STAGES = ['before-roll', 'rolling', 're-roll', 'offer-re-roll', 'support-re-roll', 'hits'] as const;
export type RollStage = (typeof ROLL_STAGES)[number];

/** What the end of a turn comes to next. */
export const TURN_END_STAGES = ['reinforcements', 'bonus-card', 'next-turn'] as const;
export type TurnEndStage = (typeof TURN_END_STAGES)[number];

/** How many units an Orbital Strike hits (hoth/card/orbital-strike). */
export const STRIKE_TARGETS = 3;

/** Dice that are rolled against a hex: by a unit, or by a support card (then there is no attacker). */
export type Attack = {
  readonly attacker: UnitId | null;
  readonly hex: string;
  /** What the dice show. */
  readonly dice: readonly SymbolName[];
};

/** One step in progress, and whose it is. Cards, kinds and hexes by name, units by id. */
export type Underway = { readonly seat: Seat } & (
  | { readonly step: 'turn-start' }
  | { readonly step: 'play' | 'give-up-card' }
  /** With a `unit`: it alone acts a second time, or may do so at once. */
  | { readonly step: 'move' | 'incursion'; readonly unit?: UnitId }
  /** `rule` is the place of the special rule in the scenario. */
  | { readonly step: 'reinforce'; readonly rule: number }
  | { readonly step: 'turn-end'; readonly next: TurnEndStage }
  /** Whether the played cards lie with the discards already. */
  | { readonly step: 'draw'; readonly putAway: boolean }
  | { readonly step: 'section'; readonly card: string }
  /** The units ordered so far, with the card's bonus or without, and how many more may be. */
  | {
      readonly step: 'order';
      readonly card: string;
      readonly bonus: boolean;
      readonly ordered: readonly UnitId[];
      readonly left: number;
    }
  /** Whether the E-Webs have been set for the attacks already. */
  | { readonly step: 'attack'; readonly begun: boolean; readonly unit?: UnitId }
  | { readonly step: 'move-to' | 'target' | 'second-attack'; readonly unit: UnitId }
  /** So many dice; `again` are those picked to be rolled again. */
  | ({ readonly step: 'roll'; readonly stage: RollStage; readonly count: number; readonly again: readonly SymbolName[] } & Attack)
  /** The steps left and the way so far. The owner of the defender chooses, and may still ignore one where it stands in trenches. */
  | ({
      readonly step: 'retreat';
      readonly defender: UnitId;
      readonly owner: Seat;
      readonly mayIgnore: boolean;
      readonly left: number;
      readonly way: readonly string[];
      /** Whether the owner has said if one retreat is ignored. */
      readonly trenches: boolean;
    } & Attack)
  | ({ readonly step: 'final-assault'; readonly defender: UnitId } & Attack)
  | { readonly step: 'breakthrough'; readonly unit: UnitId; readonly hex: string }
  | { readonly step: 'move-after-attack'; readonly unit: UnitId; readonly left: number }
  | { readonly step: 'strike'; readonly card: string; readonly chosen: readonly UnitId[] }
  /** Deploy the Fleet; the partner's turn at it comes second. */
  | { readonly step: 'redraw'; readonly discarded: readonly string[]; readonly partner: boolean }
  | { readonly step: 'place'; readonly rule: number; readonly kind: UnitKindName; readonly left: number }
);

/** Whom the last step waits for, and with which question. */
export function askedIn(underway: readonly Underway[]): readonly Asked<DecisionKind>[] {
  const now = underway[underway.length - 1];
  if (!now || now.step === 'turn-start' || now.step === 'turn-end') return [];
  if (now.step === 'retreat') return [{ seat: now.owner, kind: now.mayIgnore ? 'ignore-retreat' : 'retreat' }];
  return [{ seat: now.seat, kind: kindOf(now) }];
}

function kindOf(now: Exclude<Underway, { step: 'turn-start' | 'turn-end' | 'retreat' }>): DecisionKind {
  if (now.step === 'final-assault') return 'support';
  if (now.step !== 'roll') return now.step;
  return now.stage === 're-roll' || now.stage === 'support-re-roll' ? 're-roll' : 'support';
}
