/**
 * The words cards are written in. A card is data: what it costs, what it is, and abilities made of a few verbs.
 * `rules/abilities.ts` does what these words say.
 */

export const ASPECTS = ['command', 'heroism', 'cunning', 'aggression', 'villainy', 'vigilance'] as const;
export type Aspect = (typeof ASPECTS)[number];

export const ARENAS = ['ground', 'space'] as const;
export type Arena = (typeof ARENAS)[number];

export const TIMINGS = ['when-played', 'on-attack', 'when-defeated', 'action', 'event'] as const;
export type Timing = (typeof TIMINGS)[number];

/** Which units may be chosen. Nothing said: any unit in play, of either side, leaders included. */
export type UnitFilter = {
  readonly side?: 'friendly' | 'enemy';
  readonly arena?: Arena;
  readonly ready?: true;
  readonly aspect?: Aspect;
  readonly other?: true;
  readonly leader?: false;
  readonly maxCost?: number;
  readonly maxPower?: number;
  readonly maxRemainingHp?: number;
};

/** What a step works on: something a player chooses, or something the card names. */
export type Target =
  | { readonly choose: 'unit'; readonly filter: UnitFilter; readonly count: 1 | 2; readonly upTo: boolean }
  | { readonly choose: 'base' }
  | { readonly choose: 'card-in-hand'; readonly by: 'you' | 'opponent' }
  | { readonly choose: 'revealed-unit' }
  | { readonly fixed: Named };

/** What a card names; its arena is the one that a returned unit has left. */
export type Named = 'self' | 'defender' | 'own-base' | 'enemy-base' | 'every-other-unit' | 'enemies-in-its-arena' | 'nothing';

export type Effect =
  | { readonly does: 'damage' | 'heal' | 'draw' | 'reveal' | 'attack' | 'weaken'; readonly amount: number }
  | { readonly does: 'exhaust' | 'ready' | 'defeat' | 'return' | 'discard' | 'take' | 'discard-rest' };

export type Step = {
  readonly effect: Effect;
  readonly target: Target;
  /** "May": the choice can be declined. */
  readonly may: boolean;
  /** "If you do": only when the step before really happened. */
  readonly ifYouDo: boolean;
};

export type Condition = { readonly if: 'control-aspect'; readonly aspect: Aspect } | { readonly if: 'own-base-more-damaged' };

export type Ability = {
  readonly timing: Timing;
  /** Paid for an action: resources, and the card itself becomes exhausted. */
  readonly resources: number;
  readonly condition: Condition | undefined;
  readonly steps: readonly Step[];
};

export type Card = {
  readonly name: string;
  readonly type: 'leader' | 'base' | 'unit' | 'event';
  readonly cost: number;
  readonly power: number;
  readonly hp: number;
  readonly arena: Arena | undefined;
  readonly unique: boolean;
  readonly aspects: readonly Aspect[];
  readonly sentinel: boolean;
  readonly raid: number;
  readonly restore: number;
  readonly abilities: readonly Ability[];
  /** The collector number of each copy: the lowest lies on top in the first game. */
  readonly numbers: readonly number[];
};

type Stats = {
  readonly cost: number;
  readonly power: number;
  readonly hp: number;
  readonly arena: Arena;
  readonly aspects: readonly Aspect[];
  readonly numbers: readonly number[];
  readonly unique?: true;
  readonly sentinel?: true;
  readonly raid?: number;
  readonly restore?: number;
};

type AnyStats = Partial<Stats> & Pick<Stats, 'aspects' | 'numbers'>;

/** All cards have their fields in one order, so that the inner loops read them fast. */
function card(name: string, type: Card['type'], stats: AnyStats, abilities: readonly Ability[]): Card {
  return {
    name,
    type,
    cost: stats.cost ?? 0,
    power: stats.power ?? 0,
    hp: stats.hp ?? 0,
    arena: stats.arena,
    unique: stats.unique ?? false,
    aspects: stats.aspects,
    sentinel: stats.sentinel ?? false,
    raid: stats.raid ?? 0,
    restore: stats.restore ?? 0,
    abilities,
    numbers: stats.numbers,
  };
}

export function unit(name: string, stats: Stats, ...abilities: readonly Ability[]): Card {
  return card(name, 'unit', stats, abilities);
}

/** The stats of a leader are those of its unit side; its cost is also the number of resources needed to deploy it. */
export function leader(name: string, stats: Omit<Stats, 'arena'>, ...abilities: readonly Ability[]): Card {
  return card(name, 'leader', { ...stats, arena: 'ground', unique: true }, abilities);
}

export function event(name: string, stats: Pick<Stats, 'cost' | 'aspects' | 'numbers'>, ...steps: readonly Step[]): Card {
  return card(name, 'event', stats, [ability('event', steps)]);
}

export function base(name: string, stats: Pick<Stats, 'aspects' | 'numbers'>): Card {
  return card(name, 'base', stats, []);
}

function ability(timing: Timing, steps: readonly Step[], resources = 0, condition?: Condition): Ability {
  return { timing, resources, condition, steps };
}

export const whenPlayed = (...steps: readonly Step[]): Ability => ability('when-played', steps);
export const onAttack = (...steps: readonly Step[]): Ability => ability('on-attack', steps);
export const whenDefeated = (...steps: readonly Step[]): Ability => ability('when-defeated', steps);
/** Paid by exhausting the card, and with resources where a number is given. */
export const action = (cost: { readonly resources: number }, ...steps: readonly Step[]): Ability =>
  ability('action', steps, cost.resources);

export const provided = (condition: Condition, made: Ability): Ability => ({ ...made, condition });
export const controlling = (aspect: Aspect): Condition => ({ if: 'control-aspect', aspect });
export const ownBaseMoreDamaged: Condition = { if: 'own-base-more-damaged' };

export const aUnit = (filter: UnitFilter = {}): Target => ({ choose: 'unit', filter, count: 1, upTo: false });
export const twoUnits = (filter: UnitFilter = {}): Target => ({ choose: 'unit', filter, count: 2, upTo: false });
export const upToTwoUnits = (filter: UnitFilter = {}): Target => ({ choose: 'unit', filter, count: 2, upTo: true });
export const eitherBase: Target = { choose: 'base' };
export const ownBase: Target = { fixed: 'own-base' };
export const enemyBase: Target = { fixed: 'enemy-base' };
export const itself: Target = { fixed: 'self' };
export const defender: Target = { fixed: 'defender' };
export const everyOtherUnit: Target = { fixed: 'every-other-unit' };
export const enemiesInItsArena: Target = { fixed: 'enemies-in-its-arena' };

function step(effect: Effect, target: Target): Step {
  return { effect, target, may: false, ifYouDo: false };
}

export const damage = (amount: number, target: Target): Step => step({ does: 'damage', amount }, target);
export const heal = (amount: number, target: Target): Step => step({ does: 'heal', amount }, target);
export const exhaust = (target: Target): Step => step({ does: 'exhaust' }, target);
export const ready = (target: Target): Step => step({ does: 'ready' }, target);
export const defeat = (target: Target): Step => step({ does: 'defeat' }, target);
export const returnToHand = (target: Target): Step => step({ does: 'return' }, target);
/** Less power for the defending unit, for this attack. */
export const weaken = (amount: number, target: Target): Step => step({ does: 'weaken', amount }, target);
/** An attack now, with more power for this attack. */
export const attackWith = (target: Target, amount: number): Step => step({ does: 'attack', amount }, target);
export const draw = (amount: number): Step => step({ does: 'draw', amount }, { fixed: 'nothing' });
export const discard = (by: 'you' | 'opponent'): Step => step({ does: 'discard' }, { choose: 'card-in-hand', by });
export const revealTop = (amount: number): Step => step({ does: 'reveal', amount }, { fixed: 'nothing' });
export const takeRevealedUnit: Step = step({ does: 'take' }, { choose: 'revealed-unit' });
export const discardRevealed: Step = step({ does: 'discard-rest' }, { fixed: 'nothing' });

export const may = (made: Step): Step => ({ ...made, may: true });
export const ifYouDo = (made: Step): Step => ({ ...made, ifYouDo: true });
