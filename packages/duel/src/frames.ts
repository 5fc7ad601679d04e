/** What is in progress: a stack of steps of the sequence of play, each with what it alone needs to know. */
import type { Choice } from '@wartable/kernel';
import { type AbilityId, type ArenaId, type CardId, NONE, type None, type Side } from './cards/index.ts';
import type { UnitId } from './state.ts';

export const STEPS = ['mulligan', 'opening-resources', 'action', 'attack', 'window', 'ability', 'unique', 'regroup'] as const;

/** What comes next in an attack (duel/attack/order) and in a regroup phase (duel/regroup/steps). */
export const ATTACK_STAGES = ['target', 'on-attack', 'combat-damage', 'end'] as const;
export const REGROUP_STAGES = ['draw', 'resources'] as const;

export const ENEMY_BASE = -2;

type SecretFrame = { readonly step: 'mulligan' | 'opening-resources' };

export type ActionFrame = {
  readonly step: 'action';
  /** Who is to act. */
  side: Side;
  /** Whether the other side passed just before. */
  afterPass: boolean;
};

export type AttackFrame = {
  readonly step: 'attack';
  readonly side: Side;
  readonly attacker: UnitId;
  /** NONE until it is chosen. */
  defender: UnitId | typeof ENEMY_BASE | None;
  next: (typeof ATTACK_STAGES)[number];
  /** For this attack: more power for the attacker, less for the defender. */
  readonly bonus: number;
  penalty: number;
};

/** A triggered ability and the unit it belongs to, which may have left play. */
export type Trigger = { readonly ability: AbilityId; readonly side: Side; readonly unit: UnitId };

export type WindowFrame = {
  readonly step: 'window';
  /** The side that goes first, where that was chosen. */
  first: Side | None;
  /** Triggered abilities that wait for their turn. */
  waiting: readonly Trigger[];
};

export type AbilityFrame = {
  readonly step: 'ability';
  readonly side: Side;
  readonly ability: AbilityId;
  /** The unit it belongs to; NONE for an event and for a leader that is no unit. */
  readonly source: UnitId | None;
  /** Which of the steps of its text it has come to. */
  at: number;
  /** What was chosen so far for this step. */
  chosen: readonly Choice[];
  /** Whether the step before really happened ("if you do"). */
  happened: boolean;
  /** The arena that a unit returned to its hand has left. */
  left: ArenaId | None;
  revealed: readonly CardId[];
};

export type UniqueFrame = { readonly step: 'unique'; readonly side: Side; readonly entered: UnitId };

export type RegroupFrame = { readonly step: 'regroup'; next: (typeof REGROUP_STAGES)[number] };

export type Frame = SecretFrame | ActionFrame | AttackFrame | WindowFrame | AbilityFrame | UniqueFrame | RegroupFrame;

export const EMPTY: readonly never[] = [];

export function actionFrame(side: Side, afterPass = false): ActionFrame {
  return { step: 'action', side, afterPass };
}

export function attackFrame(side: Side, attacker: UnitId, bonus: number): AttackFrame {
  return { step: 'attack', side, attacker, defender: NONE, next: 'target', bonus, penalty: 0 };
}

export function windowFrame(waiting: readonly Trigger[]): WindowFrame {
  return { step: 'window', first: NONE, waiting };
}

export function abilityFrame(side: Side, ability: AbilityId, source: UnitId | None): AbilityFrame {
  return { step: 'ability', side, ability, source, at: 0, chosen: EMPTY, happened: false, left: NONE, revealed: EMPTY };
}

/** A copy; a step that never changes is its own. Written out field by field, which is several times faster than `{ ...frame }`. */
export function cloneFrame(frame: Frame): Frame {
  switch (frame.step) {
    case 'mulligan':
    case 'opening-resources':
    case 'unique':
      return frame;
    case 'action':
      return { step: frame.step, side: frame.side, afterPass: frame.afterPass };
    case 'attack':
      return {
        step: frame.step,
        side: frame.side,
        attacker: frame.attacker,
        defender: frame.defender,
        next: frame.next,
        bonus: frame.bonus,
        penalty: frame.penalty,
      };
    case 'window':
      return { step: frame.step, first: frame.first, waiting: frame.waiting };
    case 'ability':
      return {
        step: frame.step,
        side: frame.side,
        ability: frame.ability,
        source: frame.source,
        at: frame.at,
        chosen: frame.chosen,
        happened: frame.happened,
        left: frame.left,
        revealed: frame.revealed,
      };
    case 'regroup':
      return { step: frame.step, next: frame.next };
  }
}
