import { below, type Choice, type HexId, type Rng, rngFromScript, rngFromSeed, seatAt, seedFrom } from '@wartable/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexByName, SIDES } from '../src/board.ts';
import { cardNamed } from '../src/cards/index.ts';
import { attack, IGNORE, ROLL, reroll, target } from '../src/choices.ts';
import { pushFrame, topFrame } from '../src/frames.ts';
import { AT_AT, FACES, SYMBOLS, type SymbolName } from '../src/kinds.ts';
import { attackOdds, bestReroll, type Odds } from '../src/odds.ts';
import { diceCount, targetsOf } from '../src/rules/dice.ts';
import { applyChoice, pendingDecisions } from '../src/rules/sequence.ts';
import { readOptions, setUp } from '../src/rules/setup.ts';
import { readScenario } from '../src/scenario.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import {
  addUnit,
  cloneState,
  emptyState,
  isInPlay,
  NONE,
  type State,
  sideOf,
  type UnitId,
  unitAt,
  unitsOf,
} from '../src/state.ts';

type Position = { readonly state: State; readonly unit: UnitId; readonly at: HexId };
type Setting = {
  /** Cells by hex, as in scenario maps: `.I`, `=i`, `.Ie`. */
  readonly cells: Readonly<Record<string, string>>;
  readonly from: string;
  readonly to: string;
  /** Figures left in the target. */
  readonly figures?: number;
  readonly structure?: string;
  readonly card?: string;
};

/** A battlefield of snow with a few cells on it, in the attack phase of the attacker's side. Far corners hold a unit of each side. */
function position({ cells, from, to, figures, structure, card }: Setting): Position {
  const map = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: row % 2 === 0 ? 10 : 9 }, (_, col) => {
      const name = `${String.fromCharCode(65 + col)}${row + 1}`;
      return cells[name] ?? (name === 'J1' ? '.i' : name === 'J7' ? '.I' : '..');
    }).join(' '),
  );
  const battle = readScenario({
    id: 'odds',
    title: 'Odds',
    first: 'rebel',
    hand: { rebel: 1, empire: 1 },
    medals: { rebel: 16, empire: 16 },
    map,
    structures: structure === undefined ? [] : [{ kind: 'ion-cannon', at: structure }],
  });
  const state = emptyState(rngFromSeed(seedFrom('odds')), battle, [0, 1]);
  for (const placed of battle.units) addUnit(state, placed.kind, placed.hex, placed.figures, placed.badge);
  const at = hex(to);
  const unit = unitAt(state, hex(from)) as UnitId;
  if (figures !== undefined) state.unitFigures[unitAt(state, at)] = figures;
  if (card !== undefined) state.played = [cardNamed(card)];
  state.unitOrder[unit] = card === undefined ? 1 : 2;
  const side = sideOf(state, unit);
  state.seat = seatAt(side);
  pushFrame(state, { step: 'attack', side, seat: state.seat, begun: false });
  return { state, unit, at };
}

function hex(name: string): HexId {
  return hexByName(name) as HexId;
}

function oddsOf(setting: Setting): Odds {
  const { state, unit, at } = position(setting);
  expect(targetsOf(state, unit)).toContain(at);
  return attackOdds(state, unit, at);
}

const symbols = (...names: SymbolName[]): number[] => names.map((name) => SYMBOLS.indexOf(name));

/** Three hexes away infantry rolls one die, two hexes away two, adjacent three. */
const ONE_DIE = { from: 'E4', to: 'H4' };
const TWO_DICE = { from: 'E4', to: 'G4' };
const THREE_DICE = { from: 'E4', to: 'F4' };

type Row = readonly [name: string, setting: Setting, expected: Partial<Odds>];

const BY_HAND: readonly Row[] = [
  [
    'a die on infantry in the open',
    { cells: { E4: '.I', H4: '.i' }, ...ONE_DIE },
    { dice: 1, figuresLost: [1 / 2, 1 / 2, 0, 0, 0], expectedLosses: 1 / 2, hit: 3 / 6, retreated: 1 / 6, nothing: 2 / 6 },
  ],
  [
    'a die on a vehicle',
    { cells: { E4: '.i', H4: '.S' }, ...ONE_DIE },
    { dice: 1, hit: 2 / 6, retreated: 1 / 6, nothing: 3 / 6, destroyed: 0 },
  ],
  [
    'a die on a special unit',
    { cells: { E4: '.I', H4: '.d' }, ...ONE_DIE },
    { dice: 1, hit: 1 / 6, retreated: 1 / 6, nothing: 4 / 6, eliminated: 0 },
  ],
  [
    'a die on artillery, which ignores retreats',
    { cells: { E4: '.i', H4: '.R' }, ...ONE_DIE },
    { dice: 1, hit: 1 / 6, eliminated: 1 / 6, retreated: 0, nothing: 5 / 6, destroyed: 0 },
  ],
  [
    'a die on an AT-AT: a hit of 2/6, confirmed with 1/6',
    { cells: { E4: '.I', H4: '.w' }, ...ONE_DIE },
    { dice: 1, figuresLost: [17 / 18, 1 / 18], destroyed: 1 / 18, eliminated: 1 / 18, retreated: 0, nothing: 17 / 18 },
  ],
  [
    'two dice on an AT-AT: two hits are confirmed with 11/36',
    { cells: { E4: '.I', G4: '.w' }, ...TWO_DICE },
    { dice: 2, destroyed: (1 / 9) * (11 / 36) + (4 / 9) * (1 / 6) },
  ],
  [
    'two dice on a structure',
    { cells: { E4: '.i' }, structure: 'G4', ...TWO_DICE },
    { dice: 2, destroyed: 11 / 36, hit: 11 / 36, nothing: 25 / 36, eliminated: 0, retreated: 0, figuresLost: [1] },
  ],
  [
    'three dice on a last figure: surplus hits are lost',
    { cells: { E4: '.I', F4: '.i' }, figures: 1, ...THREE_DICE },
    { dice: 3, figuresLost: [1 / 8, 7 / 8], eliminated: 7 / 8, retreated: 19 / 216, nothing: 8 / 216 },
  ],
  [
    'a die on infantry on its baseline, which cannot retreat',
    { cells: { E1: '.i', E4: '.I' }, from: 'E4', to: 'E1', figures: 1 },
    { dice: 1, hit: 4 / 6, eliminated: 4 / 6, retreated: 0, nothing: 2 / 6 },
  ],
  [
    'two dice on infantry that can make one step',
    { cells: { E4: '.I', E2: '.i' }, from: 'E4', to: 'E2' },
    { dice: 2, figuresLost: [8 / 36, 19 / 36, 9 / 36, 0, 0], retreated: 11 / 36, hit: 28 / 36, nothing: 4 / 36 },
  ],
  [
    'two dice on infantry that units and a serac keep from retreating',
    { cells: { E4: '.I', E2: '.i', E1: '.i', F1: 'A.' }, from: 'E4', to: 'E2', figures: 1 },
    { dice: 2, eliminated: 32 / 36, retreated: 0, nothing: 4 / 36 },
  ],
  [
    'infantry in trenches ignores one retreat',
    { cells: { E4: '.I', F4: '=i' }, ...THREE_DICE },
    { dice: 2, figuresLost: [9 / 36, 18 / 36, 9 / 36, 0, 0], retreated: 1 / 36, nothing: 8 / 36 },
  ],
  [
    'Force Powers: retreats are explosions',
    { cells: { E4: '.i', H4: '.I' }, card: 'force-powers', ...ONE_DIE },
    { dice: 1, hit: 4 / 6, retreated: 0, nothing: 2 / 6 },
  ],
  [
    'Force Powers on an AT-AT: also in the confirmation',
    { cells: { E4: '.I', H4: '.w' }, card: 'force-powers', ...ONE_DIE },
    { dice: 1, destroyed: (3 / 6) * (2 / 6), nothing: 5 / 6 },
  ],
  [
    'an E-Web rolls one die again unless it hit',
    { cells: { E4: '.Ie', H4: '.i' }, ...ONE_DIE },
    { dice: 1, hit: 3 / 4, retreated: 1 / 12, nothing: 1 / 6 },
  ],
  [
    'an E-Web on a structure',
    { cells: { E4: '.ie' }, structure: 'H4', ...ONE_DIE },
    { dice: 1, destroyed: 11 / 36, nothing: 25 / 36 },
  ],
  ['an E-Web on an AT-AT', { cells: { E4: '.Ie', H4: '.w' }, ...ONE_DIE }, { dice: 1, destroyed: (5 / 9) * (1 / 6) }],
];

describe('attackOdds', () => {
  it.each(BY_HAND)('knows %s', (_, setting, expected) => {
    const odds = oddsOf(setting);
    for (const [key, value] of Object.entries(expected)) {
      const found = odds[key as keyof Odds];
      if (Array.isArray(value)) {
        expect(found, key).toHaveLength(value.length);
        value.forEach((chance, i) => {
          expect((found as number[])[i], `${key}[${i}]`).toBeCloseTo(chance, 12);
        });
      } else expect(found, key).toBeCloseTo(value as number, 12);
    }
  });

  it('an E-Web that has moved does not roll again', () => {
    const { state, unit, at } = position({ cells: { E4: '.Ie', H4: '.i' }, ...ONE_DIE });
    state.unitInPlace[unit] = 0;
    expect(attackOdds(state, unit, at).hit).toBeCloseTo(1 / 2, 12);
  });

  it('extra dice do not reach further, and an empty hex is no target', () => {
    const { state, unit } = position({ cells: { A4: '.I', F4: '.i' }, from: 'A4', to: 'F4', card: 'defensive-position' });
    expect(attackOdds(state, unit, hex('F4'))).toMatchObject({ dice: 0, hit: 0, nothing: 1 });
    expect(attackOdds(state, unit, hex('B4'))).toMatchObject({ figuresLost: [1], hit: 0, nothing: 1 });
  });
});

describe('bestReroll', () => {
  const best = (setting: Setting, ...dice: SymbolName[]): string[] => {
    const { state, unit, at } = position(setting);
    return bestReroll(state, unit, at, symbols(...dice)).map((symbol) => SYMBOLS[symbol] as string);
  };
  const OPEN: Setting = { cells: { E4: '.Ie', F4: '.i' }, ...THREE_DICE };

  it('keeps hits', () => {
    expect(best(OPEN, 'infantry', 'vehicle', 'explosion')).toEqual(['vehicle']);
  });
  it('prefers a chance to hit to a retreat', () => {
    expect(best(OPEN, 'infantry', 'retreat', 'cross')).toEqual(['retreat', 'cross']);
  });
  it('keeps a retreat that costs a figure', () => {
    const blocked: Setting = { cells: { E2: '.Ie', E1: '.i' }, from: 'E2', to: 'E1' };
    expect(best(blocked, 'infantry', 'retreat', 'cross')).toEqual(['cross']);
  });
  it('does nothing when the target is eliminated already', () => {
    expect(best({ ...OPEN, figures: 1 }, 'infantry', 'retreat', 'cross')).toEqual([]);
  });
  it('counts dice, not kinds of symbols', () => {
    expect(best({ ...OPEN, figures: 3 }, 'cross', 'infantry', 'cross')).toEqual(['cross', 'cross']);
  });
});

/** Positions that between them have every kind of target, a blocked way, trenches, re-rolls and Force Powers. */
const ATTACKS: Readonly<Record<string, Setting>> = {
  'artillery on infantry with one step of room': { cells: { E3: '.R', E2: '.i' }, from: 'E3', to: 'E2', figures: 3 },
  'speeders on droids near their baseline': { cells: { E3: '.S', E2: '.d', E1: '.w' }, from: 'E3', to: 'E2' },
  'infantry on infantry in trenches': { cells: { E3: '.I', E2: '=i' }, card: 'defensive-position', from: 'E3', to: 'E2' },
  'Force Powers on infantry': { cells: { E4: '.i', F4: '.I' }, card: 'force-powers', ...THREE_DICE },
  'E-Web on infantry': { cells: { E4: '.Ie', F4: '.i' }, figures: 2, ...THREE_DICE },
  'E-Web on infantry in trenches on its baseline': { cells: { E2: '.Ie', E1: '=i' }, figures: 2, from: 'E2', to: 'E1' },
  'E-Web on droids': { cells: { E4: '.Ie', F4: '.d' }, ...THREE_DICE },
  'E-Web on a structure': { cells: { E4: '.ie' }, structure: 'F4', ...THREE_DICE },
  'E-Web on an AT-AT': { cells: { E4: '.Ie', F4: '.w' }, ...THREE_DICE },
  'speeders on an AT-AT': { cells: { E4: '.S', F4: '.w' }, ...THREE_DICE },
};

/** What happened to the target. */
type Happened = { readonly lost: number; readonly eliminated: boolean; readonly retreated: boolean; readonly destroyed: boolean };

/** One attack by the engine: a declared position, its own chance for the dice, `pick` for what the assumptions leave open. */
function attackOnce(
  declared: State,
  { unit, at }: Position,
  rng: Rng,
  pick: (choices: readonly Choice[]) => Choice,
  again = (dice: readonly number[]) => bestReroll(declared, unit, at, dice),
): Happened {
  const state = cloneState(declared);
  state.rng = rng;
  const defender = unitAt(state, at);
  const before = state.unitFigures[defender] ?? 0;
  const { seat } = state;
  applyChoice(state, seat, target(at), undefined);
  for (let frame = topFrame(state); frame && 'attacker' in frame; frame = topFrame(state)) {
    const [decision] = pendingDecisions(state);
    if (frame.step === 'roll') {
      for (const symbol of again(frame.dice)) applyChoice(state, seat, reroll(symbol), undefined);
      applyChoice(state, seat, ROLL, undefined);
    } else if (decision) {
      const choice = decision.kind === 'ignore-retreat' ? IGNORE : pick(decision.choices);
      applyChoice(state, decision.seat, choice, undefined);
    }
  }
  if (defender === NONE)
    return { lost: 0, eliminated: false, retreated: false, destroyed: state.structures.some((stands) => stands === 0) };
  const eliminated = !isInPlay(state, defender);
  return {
    lost: before - (state.unitFigures[defender] as number),
    eliminated,
    retreated: !eliminated && state.unitHex[defender] !== at,
    destroyed: eliminated && declared.unitKind[defender] === AT_AT,
  };
}

/** The state in which the unit has been chosen and asks for its target. */
function declare({ state, unit }: Position): State {
  const declared = cloneState(state);
  applyChoice(declared, declared.seat, attack(unit), undefined);
  return declared;
}

const first = (choices: readonly Choice[]): Choice => choices[0] as Choice;

describe('The odds and the engine', () => {
  const plain = Object.entries(ATTACKS).filter(([name]) => !name.startsWith('E-Web') && !name.endsWith('AT-AT'));
  it.each(plain)('agree on every roll there is: %s', (_, setting) => {
    const place = position(setting);
    const odds = attackOdds(place.state, place.unit, place.at);
    const declared = declare(place);
    const lost = odds.figuresLost.map(() => 0);
    const total = FACES.length ** odds.dice;
    let retreated = 0;
    for (let roll = 0; roll < total; roll++) {
      const happened = attackOnce(declared, place, rngFromScript(facesOf(roll, odds.dice)), first);
      (lost[happened.lost] as number)++;
      if (happened.retreated) retreated++;
    }
    odds.figuresLost.forEach((chance, i) => {
      expect(chance).toBeCloseTo((lost[i] as number) / total, 12);
    });
    expect(odds.retreated).toBeCloseTo(retreated / total, 12);
  });

  const rerolls = Object.entries(ATTACKS).filter(([name]) => name.startsWith('E-Web') && !name.endsWith('AT-AT'));
  it.each(rerolls)('no other re-roll is better: %s', (_, setting) => {
    const place = position(setting);
    const odds = attackOdds(place.state, place.unit, place.at);
    const declared = declare(place);
    const worth = new Map<string, number>();
    const worthOf = (roll: readonly number[]): number => {
      const key = [...roll].sort().join('');
      const known = worth.get(key);
      if (known !== undefined) return known;
      const happened = attackOnce(declared, place, rngFromScript(roll), first, () => []);
      const value = (happened.eliminated || happened.destroyed ? 100 : 0) + 10 * happened.lost + (happened.retreated ? 1 : 0);
      worth.set(key, value + (happened.destroyed ? 10 : 0));
      return worthOf(roll);
    };
    const total = FACES.length ** odds.dice;
    let sum = 0;
    for (let roll = 0; roll < total; roll++) sum += bestOf(facesOf(roll, odds.dice), worthOf);
    const gone = odds.eliminated + odds.destroyed;
    const expected = 100 * gone + 10 * (odds.expectedLosses + odds.destroyed) + odds.retreated;
    expect(expected).toBeCloseTo(sum / total, 9);
  });

  it('agree on a million simulated rolls, within four standard errors', () => {
    for (const [name, setting] of Object.entries(ATTACKS)) {
      const place = position(setting);
      simulate(name, place, attackOdds(place.state, place.unit, place.at));
    }
  });
});

const RUNS = 100_000;

function simulate(name: string, place: Position, odds: Odds): void {
  const declared = declare(place);
  const chance = rngFromSeed(seedFrom(`picks ${name}`));
  const rng = rngFromSeed(seedFrom(name));
  const pick = (choices: readonly Choice[]): Choice => choices[below(chance, choices.length)] as Choice;
  const seen = { eliminated: 0, retreated: 0, destroyed: 0, nothing: 0 };
  const lost = odds.figuresLost.map(() => 0);
  for (let run = 0; run < RUNS; run++) {
    const happened = attackOnce(declared, place, rng, pick);
    (lost[happened.lost] as number)++;
    if (happened.eliminated) seen.eliminated++;
    if (happened.retreated) seen.retreated++;
    if (happened.destroyed) seen.destroyed++;
    if (happened.lost === 0 && !happened.retreated && !happened.destroyed) seen.nothing++;
  }
  odds.figuresLost.forEach((expected, i) => {
    expectNear(`${name}: ${i} figures`, lost[i] as number, expected);
  });
  for (const key of ['eliminated', 'retreated', 'destroyed', 'nothing'] as const)
    expectNear(`${name}: ${key}`, seen[key], odds[key]);
}

function expectNear(name: string, times: number, chance: number): void {
  const error = Math.sqrt((chance * (1 - chance)) / RUNS);
  expect(Math.abs(times / RUNS - chance), `${name}: ${times / RUNS}, expected ${chance}`).toBeLessThanOrEqual(4 * error + 1e-9);
}

/** The faces of the dice in the roll with a number. */
function facesOf(roll: number, dice: number): number[] {
  return Array.from({ length: dice }, (_, die) => Math.floor(roll / FACES.length ** die) % FACES.length);
}

/** The worth of a first roll with the best of all re-rolls, by trying every set of dice and every outcome. */
function bestOf(roll: readonly number[], worthOf: (roll: readonly number[]) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let set = 0; set < 2 ** roll.length; set++) {
    const kept = roll.filter((_, die) => (set >> die) % 2 === 1);
    const again = roll.length - kept.length;
    const total = FACES.length ** again;
    let sum = 0;
    for (let fresh = 0; fresh < total; fresh++) sum += worthOf([...kept, ...facesOf(fresh, again)]);
    best = Math.max(best, sum / total);
  }
  return best;
}

describe('In random play of every scenario', () => {
  const leaders = { rebel: ['han-solo'], empire: ['darth-vader'] };

  it.each(SCENARIOS.map(({ id }) => id))('probabilities add up: scenario %s', (scenario) => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 12 }), fc.boolean(), (seed, led) => {
        const chance = rngFromSeed(seedFrom(`choices ${seed}`));
        const options = readOptions(led ? { scenario, leaders } : { scenario });
        const state = setUp(options, rngFromSeed(seedFrom(seed)), undefined);
        for (let answers = 0; answers < 400; answers++) {
          const [decision] = pendingDecisions(state);
          if (!decision) return;
          if (decision.kind === 'attack' || decision.kind === 'target') checkAll(state);
          applyChoice(state, decision.seat, decision.choices[below(chance, decision.choices.length)] as Choice, undefined);
        }
      }),
      { numRuns: 4 },
    );
  });

  function checkAll(state: State): void {
    for (const side of SIDES)
      for (const unit of unitsOf(state, side)) for (const at of targetsOf(state, unit)) checkOdds(state, unit, at);
  }

  function checkOdds(state: State, unit: UnitId, at: HexId): void {
    const odds = attackOdds(state, unit, at);
    const figures = unitAt(state, at) === NONE ? 0 : (state.unitFigures[unitAt(state, at)] as number);
    const sum = odds.figuresLost.reduce((total, chance) => total + chance, 0);
    const mean = odds.figuresLost.reduce((total, chance, lost) => total + chance * lost, 0);
    const { hit, retreated, nothing, eliminated, destroyed } = odds;
    const holds = [
      odds.dice === diceCount(state, unit, at),
      odds.figuresLost.length === figures + 1,
      near(sum, 1),
      near(mean, odds.expectedLosses),
      [...odds.figuresLost, hit, retreated, nothing, eliminated, destroyed].every((chance) => chance >= 0 && chance <= 1 + 1e-9),
      hit + nothing <= 1 + 1e-9,
      // Whatever is neither a loss nor nothing is a bare retreat.
      1 - hit - nothing <= retreated + 1e-9,
      retreated + eliminated + nothing <= 1 + 1e-9,
    ];
    if (holds.includes(false)) throw new Error(`condition ${holds.indexOf(false)}: ${JSON.stringify({ odds, unit, at })}`);
  }

  function near(a: number, b: number): boolean {
    return Math.abs(a - b) < 1e-9;
  }
});
