/**
 * What an attack may lead to, worked out exactly (rules 8, 10, 12, 13, 14).
 * Three things a die can do to a target are told apart: hit it, drive it back, neither. Rolls are multisets of these.
 * Assumed: the owner of infantry in trenches always ignores one retreat, and nobody plays a support card, except where there
 * would be no attack without it.
 */
import type { HexId } from '@wartable/kernel';
import { distance } from './board.ts';
import { E_WEB, EXPLOSION, FACES, HIT_SYMBOL, RETREAT, TRENCHES } from './kinds.ts';
import { sumOf, termsToRoll } from './rules/dice.ts';
import { bonusOf } from './rules/movement.ts';
import { stepsFrom } from './rules/retreat.ts';
import { figuresOf, hexOf, kindOf, NONE, type State, sideOf, structureAt, terrainAt, type UnitId, unitAt } from './state.ts';

/** The outcome of an attack. All but `dice`, `figuresLost` and `expectedLosses` are probabilities. */
export type Odds = {
  readonly dice: number;
  /** By number of figures: the probability to lose exactly so many, those for retreats that cannot be made included. */
  readonly figuresLost: readonly number[];
  readonly expectedLosses: number;
  /** The unit loses its last figure. */
  readonly eliminated: number;
  /** An AT-AT (then the same as `eliminated`) or a structure is destroyed; 0 for all others. */
  readonly destroyed: number;
  /** The unit leaves its hex alive. */
  readonly retreated: number;
  /** At least one figure is lost, or the structure. */
  readonly hit: number;
  readonly nothing: number;
};

/** What the best re-roll looks at: first eliminations, then figures, then retreats. */
const WORTH = { eliminated: 100, figure: 10, retreat: 1 } as const;

/** Worked-out values that differ by less are equal. */
const EQUAL = 1e-9;

const HIT = 0;
const DRIVE_BACK = 1;
const MISS = 2;
type Result = typeof HIT | typeof DRIVE_BACK | typeof MISS;

/** What matters of a target under one attack. A structure counts as a unit of one figure. */
type Target = {
  readonly figures: number;
  readonly hitFaces: number;
  readonly retreatFaces: number;
  /** Faces of a confirmation die that destroy an AT-AT; 0 for all others. */
  readonly confirmingFaces: number;
  readonly ignored: number;
  readonly steps: number;
  readonly resultOf: (symbol: number) => Result;
};

/**
 * The odds of the attack that a unit could make on a hex now, with `extra` dice that no one of this state gives. Range counts;
 * sight, orders and moves are not looked at.
 */
export function attackOdds(state: State, unit: UnitId, hex: HexId, extra = 0): Odds {
  const dice = isInRange(state, unit, hex) ? Math.max(0, sumOf(termsToRoll(state, unit, hex)) + extra) : 0;
  const target = targetAt(state, unit, hex, dice);
  const odds = target && dice > 0 ? sumUp(target, dice, rollsMade(target, dice, isInPlace(state, unit))) : nothingAtAll(dice);
  const defender = unitAt(state, hex);
  if (defender === NONE) return { ...odds, figuresLost: [1], expectedLosses: 0, eliminated: 0, destroyed: odds.eliminated };
  return kindOf(state, defender).confirmation ? { ...odds, destroyed: odds.eliminated } : odds;
}

/**
 * The dice of a roll, by symbol, that are best rolled again: one re-roll is left, and it is the last (hoth/badge/e-web).
 * A die is not rolled again where that gains nothing.
 */
export function bestReroll(state: State, unit: UnitId, hex: HexId, dice: readonly number[]): number[] {
  const target = targetAt(state, unit, hex, dice.length);
  if (!target) return [];
  const rolled = [0, 0, 0];
  for (const symbol of dice) (rolled[target.resultOf(symbol)] as number)++;
  const [hits, retreats, misses] = rolled as [number, number, number];
  const kept = bestKept(keptValues(target, dice.length), dice.length, { hits, retreats, misses });
  const keep = [kept.hits, kept.retreats, kept.misses];
  return dice.filter((symbol) => (keep[target.resultOf(symbol)] as number)-- <= 0);
}

/** hoth/attack/range: extra dice never reach further. */
function isInRange(state: State, unit: UnitId, hex: HexId): boolean {
  return distance(hexOf(state, unit), hex) <= kindOf(state, unit).dice.length;
}

function isInPlace(state: State, unit: UnitId): boolean {
  return state.unitBadge[unit] === E_WEB && state.unitInPlace[unit] === 1;
}

function targetAt(state: State, unit: UnitId, hex: HexId, dice: number): Target | undefined {
  const defender = unitAt(state, hex);
  if (defender === NONE) return structureAt(state, hex) === NONE ? undefined : structureTarget(state, unit);
  const kind = kindOf(state, defender);
  // Force Powers: in the attack and in the confirmation.
  const asExplosion = bonusOf(state, unit)?.retreatIsExplosion ?? false;
  const own = HIT_SYMBOL[kind.class];
  const resultOf = (symbol: number): Result => {
    if (symbol === own || symbol === EXPLOSION || (asExplosion && symbol === RETREAT)) return HIT;
    return symbol === RETREAT && !kind.ignoresRetreats ? DRIVE_BACK : MISS;
  };
  const confirms = (symbol: number): boolean => symbol === EXPLOSION || (asExplosion && symbol === RETREAT);
  return {
    figures: figuresOf(state, defender),
    hitFaces: FACES.filter((symbol) => resultOf(symbol) === HIT).length,
    retreatFaces: FACES.filter((symbol) => resultOf(symbol) === DRIVE_BACK).length,
    confirmingFaces: kind.confirmation ? FACES.filter(confirms).length : 0,
    // hoth/terrain/trenches
    ignored: kind.class === 'infantry' && terrainAt(state, hex) === TRENCHES ? 1 : 0,
    steps: kind.ignoresRetreats ? 0 : stepsFrom(state, defender, hex, sideOf(state, defender), dice),
    resultOf,
  };
}

/** hoth/structures/attack: one explosion. */
function structureTarget(state: State, unit: UnitId): Target {
  const asExplosion = bonusOf(state, unit)?.retreatIsExplosion ?? false;
  const hits = (symbol: number): boolean => symbol === EXPLOSION || (asExplosion && symbol === RETREAT);
  return {
    figures: 1,
    hitFaces: FACES.filter(hits).length,
    retreatFaces: 0,
    confirmingFaces: 0,
    ignored: 0,
    steps: 0,
    resultOf: (symbol) => (hits(symbol) ? HIT : MISS),
  };
}

/** What a roll does: figures lost, with what chance (only a confirmation leaves it open), and whether the unit leaves alive. */
type Effect = { readonly lost: number; readonly chance: number; readonly retreated: boolean };

function effectOf(target: Target, hits: number, retreats: number): Effect {
  const { figures, confirmingFaces, ignored, steps } = target;
  // hoth/attack/confirmation
  if (confirmingFaces > 0)
    return { lost: hits > 0 ? 1 : 0, chance: 1 - (1 - confirmingFaces / FACES.length) ** hits, retreated: false };
  if (hits >= figures) return { lost: figures, chance: 1, retreated: false };
  const due = Math.max(0, retreats - ignored);
  const made = Math.min(due, steps);
  // hoth/retreat/blocked
  const lost = Math.min(figures, hits + due - made);
  return { lost, chance: 1, retreated: made > 0 && lost < figures };
}

function worthOf({ figures }: Target, { lost, chance, retreated }: Effect): number {
  return chance * (WORTH.figure * lost + (lost === figures ? WORTH.eliminated : 0)) + (retreated ? WORTH.retreat : 0);
}

/** Dice without their order; a roll has a probability. */
type Dice = { readonly hits: number; readonly retreats: number; readonly misses: number };
type Roll = Dice & { readonly chance: number };

const rollsKnown = new Map<number, readonly Roll[]>();

/** All that some dice may show to a target; kept, because there are few of them. */
function rollsOf(dice: number, { hitFaces, retreatFaces }: Target): readonly Roll[] {
  const sides = FACES.length + 1;
  const key = (dice * sides + hitFaces) * sides + retreatFaces;
  let rolls = rollsKnown.get(key);
  if (!rolls) {
    rolls = enumerate(dice, hitFaces / FACES.length, retreatFaces / FACES.length);
    rollsKnown.set(key, rolls);
  }
  return rolls;
}

function enumerate(dice: number, hit: number, retreat: number): Roll[] {
  const rolls: Roll[] = [];
  for (let hits = 0; hits <= dice; hits++)
    for (let retreats = 0; hits + retreats <= dice; retreats++) {
      const misses = dice - hits - retreats;
      const orders = choose(dice, hits) * choose(dice - hits, retreats);
      const chance = orders * hit ** hits * retreat ** retreats * (1 - hit - retreat) ** misses;
      if (chance > 0) rolls.push({ hits, retreats, misses, chance });
    }
  return rolls;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** The rolls that count in the end: the first ones, or those after the best re-roll. */
function rollsMade(target: Target, dice: number, reroll: boolean): readonly Roll[] {
  if (!reroll) return rollsOf(dice, target);
  const values = keptValues(target, dice);
  const rolls: Roll[] = [];
  for (const first of rollsOf(dice, target)) {
    const kept = bestKept(values, dice, first);
    for (const again of rollsOf(dice - kept.hits - kept.retreats - kept.misses, target))
      rolls.push({
        hits: kept.hits + again.hits,
        retreats: kept.retreats + again.retreats,
        misses: kept.misses + again.misses,
        chance: first.chance * again.chance,
      });
  }
  return rolls;
}

/** The worth of keeping some dice and rolling the rest again, by `place`. */
function keptValues(target: Target, dice: number): Float64Array {
  const size = dice + 1;
  const worth = new Float64Array(size * size);
  for (let hits = 0; hits <= dice; hits++)
    for (let retreats = 0; hits + retreats <= dice; retreats++)
      worth[hits * size + retreats] = worthOf(target, effectOf(target, hits, retreats));
  const values = new Float64Array(size * size * size);
  for (let kept = 0; kept <= dice; kept++)
    for (const { hits, retreats, misses } of rollsOf(kept, target)) {
      let value = 0;
      for (const again of rollsOf(dice - kept, target))
        value += again.chance * (worth[(hits + again.hits) * size + retreats + again.retreats] as number);
      values[place(dice, hits, retreats, misses)] = value;
    }
  return values;
}

function place(dice: number, hits: number, retreats: number, misses: number): number {
  return (hits * (dice + 1) + retreats) * (dice + 1) + misses;
}

/** The dice to keep of a roll; all of them unless something else is better. */
function bestKept(values: Float64Array, dice: number, rolled: Dice): Dice {
  let best = rolled;
  let most = values[place(dice, rolled.hits, rolled.retreats, rolled.misses)] as number;
  for (let hits = rolled.hits; hits >= 0; hits--)
    for (let retreats = rolled.retreats; retreats >= 0; retreats--)
      for (let misses = rolled.misses; misses >= 0; misses--) {
        const value = values[place(dice, hits, retreats, misses)] as number;
        if (value <= most + EQUAL) continue;
        most = value;
        best = { hits, retreats, misses };
      }
  return best;
}

function sumUp(target: Target, dice: number, rolls: readonly Roll[]): Odds {
  const figuresLost = new Array<number>(target.figures + 1).fill(0);
  let retreated = 0;
  let nothing = 0;
  for (const roll of rolls) {
    const { lost, chance, retreated: leaves } = effectOf(target, roll.hits, roll.retreats);
    const happens = roll.chance * chance;
    const fails = roll.chance - happens;
    (figuresLost[lost] as number) += happens;
    (figuresLost[0] as number) += fails;
    if (leaves) retreated += roll.chance;
    nothing += lost === 0 && !leaves ? roll.chance : fails;
  }
  return {
    dice,
    figuresLost,
    expectedLosses: figuresLost.reduce((sum, chance, lost) => sum + chance * lost, 0),
    eliminated: figuresLost[target.figures] as number,
    destroyed: 0,
    retreated,
    hit: 1 - (figuresLost[0] as number),
    nothing,
  };
}

function nothingAtAll(dice: number): Odds {
  return { dice, figuresLost: [1], expectedLosses: 0, eliminated: 0, destroyed: 0, retreated: 0, hit: 0, nothing: 1 };
}
