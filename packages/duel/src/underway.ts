/** What is in progress, told in words of the game, and the steps of the sequence of play that those words stand for. */
import type { Choice } from '@wartable/kernel';
import { ABILITY_IDS, type AbilityId, abilityOf, idOf, NONE, nameOf, SEATS, type SideName, sideNamed } from './cards/index.ts';
import { ARENAS, type Arena, type Timing } from './cards/vocabulary.ts';
import { chooseBase, chooseCard, chooseUnit, chosenCard, chosenSide, chosenUnit, kindOf } from './choices.ts';
import {
  type ATTACK_STAGES,
  type AttackFrame,
  abilityFrame,
  actionFrame,
  attackFrame,
  EMPTY,
  ENEMY_BASE,
  type Frame,
  type REGROUP_STAGES,
  type Trigger,
  windowFrame,
} from './frames.ts';
import { other, type UnitId } from './state.ts';
import type { View } from './view.ts';

/** What was chosen. A unit may have left play since. */
export type Picked = { readonly unit: UnitId } | { readonly base: SideName } | { readonly card: string };

export type Attack = {
  readonly step: 'attack';
  readonly side: SideName;
  /** The attacker. */
  readonly unit: UnitId;
  readonly target: Picked | null;
  /** What comes next (duel/attack/order). */
  readonly next: (typeof ATTACK_STAGES)[number];
  /** For this attack: more power for the attacker, less for the defending unit. */
  readonly bonus: number;
  readonly penalty: number;
};

/** Which ability of whom. */
type OfCard = { readonly side: SideName; readonly card: string; readonly timing: Timing };

/** An ability that waits for its turn, and the unit it belongs to. */
export type Waiting = OfCard & { readonly unit: UnitId };

export type AbilityAtWork = OfCard & {
  readonly step: 'ability';
  /** Its source; null for an event and for a leader that is no unit. */
  readonly unit: UnitId | null;
  /** Which of the steps of its text it has come to, counted from 0. */
  readonly at: number;
  /** What was chosen so far for this step. */
  readonly chosen: readonly Picked[];
  /** Whether the step before really happened ("if you do"). */
  readonly happened: boolean;
  /** The arena that a unit returned to its hand has left. */
  readonly left: Arena | null;
};

/** Abilities that were triggered and wait until what caused them is finished; often none. */
export type Triggers = {
  readonly step: 'triggers';
  /** Whose come first, where that was chosen. */
  readonly first: SideName | null;
  readonly waiting: readonly Waiting[];
};

/** One step of what is in progress. The last of a list is the one at work, those before go on after it. */
export type Underway =
  | { readonly step: 'mulligan' }
  | { readonly step: 'opening-resources' }
  | { readonly step: 'action'; readonly side: SideName; readonly afterPass: boolean }
  | Attack
  | Triggers
  | AbilityAtWork
  | { readonly step: 'unique'; readonly side: SideName; readonly unit: UnitId }
  | { readonly step: 'regroup'; readonly next: (typeof REGROUP_STAGES)[number] };

export function underwayOf(frames: readonly Frame[]): readonly Underway[] {
  return frames.map(tell);
}

function tell(frame: Frame): Underway {
  switch (frame.step) {
    case 'mulligan':
    case 'opening-resources':
      return { step: frame.step };
    case 'action':
      return { step: frame.step, side: SEATS[frame.side], afterPass: frame.afterPass };
    case 'attack':
      return {
        step: frame.step,
        side: SEATS[frame.side],
        unit: frame.attacker,
        target: targetOf(frame),
        next: frame.next,
        bonus: frame.bonus,
        penalty: frame.penalty,
      };
    case 'window':
      return {
        step: 'triggers',
        first: frame.first === NONE ? null : SEATS[frame.first],
        waiting: frame.waiting.length === 0 ? EMPTY : frame.waiting.map(waitingFor),
      };
    case 'ability': {
      const { card, timing } = abilityOf(frame.ability);
      return {
        step: frame.step,
        side: SEATS[frame.side],
        card: nameOf(card),
        timing,
        unit: frame.source === NONE ? null : frame.source,
        at: frame.at,
        chosen: frame.chosen.length === 0 ? EMPTY : frame.chosen.map(picked),
        happened: frame.happened,
        left: frame.left === NONE ? null : ARENAS[frame.left],
      };
    }
    case 'unique':
      return { step: frame.step, side: SEATS[frame.side], unit: frame.entered };
    case 'regroup':
      return { step: frame.step, next: frame.next };
  }
}

function targetOf({ side, defender }: AttackFrame): Attack['target'] {
  if (defender === NONE) return null;
  return defender === ENEMY_BASE ? { base: SEATS[other(side)] } : { unit: defender };
}

function waitingFor({ side, ability, unit }: Trigger): Waiting {
  const { card, timing } = abilityOf(ability);
  return { side: SEATS[side], card: nameOf(card), timing, unit };
}

function picked(choice: Choice): Picked {
  switch (kindOf(choice)) {
    case 'unit':
      return { unit: chosenUnit(choice) };
    case 'base':
      return { base: SEATS[chosenSide(choice)] };
    default:
      return { card: nameOf(chosenCard(choice)) };
  }
}

/** The steps that the words of a view stand for. */
export function framesOf({ revealed, underway }: Pick<View, 'revealed' | 'underway'>): Frame[] {
  const frames = underway.map(frameFor);
  if (revealed.length > 0) {
    const looking = frames.findLast((frame) => frame.step === 'ability');
    if (looking) looking.revealed = revealed.map(idOf);
  }
  return frames;
}

function frameFor(told: Underway): Frame {
  switch (told.step) {
    case 'mulligan':
    case 'opening-resources':
      return { step: told.step };
    case 'action':
      return actionFrame(sideNamed(told.side), told.afterPass);
    case 'attack': {
      const frame = attackFrame(sideNamed(told.side), told.unit, told.bonus);
      if (told.target) frame.defender = 'unit' in told.target ? told.target.unit : ENEMY_BASE;
      frame.next = told.next;
      frame.penalty = told.penalty;
      return frame;
    }
    case 'triggers': {
      const frame = windowFrame(told.waiting.length === 0 ? EMPTY : told.waiting.map(triggerFor));
      if (told.first !== null) frame.first = sideNamed(told.first);
      return frame;
    }
    case 'ability': {
      const frame = abilityFrame(sideNamed(told.side), abilityNamed(told.card, told.timing), told.unit ?? NONE);
      frame.at = told.at;
      if (told.chosen.length > 0) frame.chosen = told.chosen.map(choiceOf);
      frame.happened = told.happened;
      if (told.left !== null) frame.left = told.left === 'space' ? 1 : 0;
      return frame;
    }
    case 'unique':
      return { step: told.step, side: sideNamed(told.side), entered: told.unit };
    case 'regroup':
      return { step: told.step, next: told.next };
  }
}

function triggerFor({ side, card, timing, unit }: Waiting): Trigger {
  return { ability: abilityNamed(card, timing), side: sideNamed(side), unit };
}

/** The ability that a view tells of: one of the box. */
export function abilityNamed(card: string, timing: Timing): AbilityId {
  const id = idOf(card);
  return ABILITY_IDS.find((ability) => abilityOf(ability).card === id && abilityOf(ability).timing === timing) as AbilityId;
}

function choiceOf(pick: Picked): Choice {
  if ('unit' in pick) return chooseUnit(pick.unit);
  return 'base' in pick ? chooseBase(sideNamed(pick.base)) : chooseCard(idOf(pick.card));
}
