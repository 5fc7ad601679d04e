/** What is in progress, told in words of the game, and the steps of the sequence of play that those words stand for. */
import type { Choice } from '@wartable/kernel';
import { ABILITIES, type AbilityId, idOf, NONE, nameOf, SEATS, type Side, type SideName, sideNamed } from './cards/index.ts';
import { ARENAS, type Arena, type Timing } from './cards/vocabulary.ts';
import { chooseBase, chooseCard, chooseUnit, kindOf, payload } from './choices.ts';
import { EMPTY, ENEMY_BASE, type Frame, newFrame, other, type Trigger, type UnitId } from './state.ts';
import type { View } from './view.ts';

/** What was chosen. A unit may have left play since. */
export type Picked = { readonly unit: UnitId } | { readonly base: SideName } | { readonly card: string };

/** What comes next in an attack (duel/attack/order). */
const ATTACK_STAGES = ['target', 'on-attack', 'combat-damage', 'end'] as const;
const REGROUP_STAGES = ['draw', 'resources'] as const;

export type Attack = {
  readonly step: 'attack';
  readonly side: SideName;
  /** The attacker. */
  readonly unit: UnitId;
  readonly target: Picked | null;
  readonly next: (typeof ATTACK_STAGES)[number];
  /** For this attack: more power for the attacker, less for the defending unit. */
  readonly bonus: number;
  readonly penalty: number;
};

/** An ability that waits for its turn. */
export type Waiting = {
  readonly side: SideName;
  readonly card: string;
  readonly timing: Timing;
  /** Its source; null for an event and for a leader that is no unit. */
  readonly unit: UnitId | null;
};

export type AbilityAtWork = Waiting & {
  readonly step: 'ability';
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
  const { step, at, target, bonus, penalty } = frame;
  const side = SEATS[frame.side];
  switch (step) {
    case 'mulligan':
    case 'opening-resources':
      return { step };
    case 'action':
      return { step, side, afterPass: at === 1 };
    case 'attack':
      return {
        step,
        side,
        unit: frame.unit,
        target: target === NONE ? null : target === ENEMY_BASE ? { base: SEATS[other(frame.side)] } : { unit: target },
        next: ATTACK_STAGES[at] ?? 'end',
        bonus,
        penalty,
      };
    case 'window':
      return {
        step: 'triggers',
        first: target === NONE ? null : SEATS[target as Side],
        waiting: frame.waiting.length === 0 ? EMPTY : frame.waiting.map(waitingFor),
      };
    case 'ability': {
      const { card, timing, unit } = waitingFor(frame);
      return {
        step,
        side,
        card,
        timing,
        unit,
        at,
        chosen: frame.picks.length === 0 ? EMPTY : frame.picks.map(picked),
        happened: frame.happened === 1,
        left: target === NONE ? null : (ARENAS[target] ?? null),
      };
    }
    case 'unique':
      return { step, side, unit: frame.unit };
    case 'regroup':
      return { step, next: REGROUP_STAGES[at] ?? 'resources' };
  }
}

function waitingFor({ side, ability, unit }: Trigger): Waiting {
  const found = ABILITIES[ability];
  return {
    side: SEATS[side],
    card: nameOf(found?.card ?? 0),
    timing: found?.timing ?? 'event',
    unit: unit === NONE ? null : unit,
  };
}

function picked(choice: Choice): Picked {
  const value = payload(choice);
  const kind = kindOf(choice);
  return kind === 'unit' ? { unit: value } : kind === 'base' ? { base: SEATS[value as Side] } : { card: nameOf(value) };
}

type Standing = Pick<View, 'active' | 'initiative' | 'revealed' | 'underway'>;

/** The steps that the words of a view stand for. */
export function framesOf({ active, initiative, revealed, underway }: Standing): Frame[] {
  const frames = underway.map((told) => frameFor(told, sideNamed(active), sideNamed(initiative)));
  if (revealed.length > 0) {
    const looking = frames.findLast(({ step }) => step === 'ability');
    if (looking) looking.revealed = revealed.map(idOf);
  }
  return frames;
}

function frameFor(told: Underway, active: Side, initiative: Side): Frame {
  switch (told.step) {
    case 'mulligan':
    case 'opening-resources':
      return newFrame(told.step, 0);
    case 'action': {
      const frame = newFrame('action', sideNamed(told.side));
      frame.at = told.afterPass ? 1 : 0;
      return frame;
    }
    case 'attack': {
      const frame = newFrame('attack', sideNamed(told.side));
      frame.unit = told.unit;
      frame.at = ATTACK_STAGES.indexOf(told.next);
      if (told.target) frame.target = 'unit' in told.target ? told.target.unit : ENEMY_BASE;
      frame.bonus = told.bonus;
      frame.penalty = told.penalty;
      return frame;
    }
    case 'triggers': {
      // Windows open and close within one action.
      const frame = newFrame('window', active);
      if (told.first !== null) frame.target = sideNamed(told.first);
      if (told.waiting.length > 0) frame.waiting = told.waiting.map(triggerFor);
      return frame;
    }
    case 'ability': {
      const { side, ability, unit } = triggerFor(told);
      const frame = newFrame('ability', side);
      frame.ability = ability;
      frame.unit = unit;
      frame.at = told.at;
      if (told.chosen.length > 0) frame.picks = told.chosen.map(choiceOf);
      frame.happened = told.happened ? 1 : 0;
      if (told.left !== null) frame.target = ARENAS.indexOf(told.left);
      return frame;
    }
    case 'unique': {
      const frame = newFrame('unique', sideNamed(told.side));
      frame.unit = told.unit;
      return frame;
    }
    case 'regroup': {
      const frame = newFrame('regroup', initiative);
      frame.at = REGROUP_STAGES.indexOf(told.next);
      return frame;
    }
  }
}

function triggerFor({ side, card, timing, unit }: Waiting): Trigger {
  return { ability: abilityOf(card, timing), side: sideNamed(side), unit: unit ?? NONE };
}

export function abilityOf(card: string, timing: Timing): AbilityId {
  const id = idOf(card);
  return ABILITIES.findIndex((ability) => ability.card === id && ability.timing === timing);
}

function choiceOf(pick: Picked): Choice {
  if ('unit' in pick) return chooseUnit(pick.unit);
  return 'base' in pick ? chooseBase(sideNamed(pick.base)) : chooseCard(idOf(pick.card));
}
