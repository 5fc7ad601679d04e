/**
 * The order of Imperial shots (A22), by enumeration: all orders of small random situations are played out to all their ends with a second
 * implementation of the procedure. Where the player is not asked, every order must lead to the same ends with the same chances.
 */
import { below, type Choice, pick, type Rng, rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type Event, endor, REBEL, type State } from '../src/index.ts';
import { macrohexAt, TERRAINS, type Terrain } from '../src/map.ts';
import { parseChoice } from '../src/notation.ts';
import { PIECE_IDS, type PieceId, pieceByName, pieceName, TYPES, typeOf, valuesOf } from '../src/pieces.ts';
import { CAPTURED, ELIMINATED, hasCover, hexOf, isOnMap, mapOf, put } from '../src/state.ts';
import { allowedTargets, macrohexRange } from './procedures.ts';

const SITUATIONS = 600;
const id = (name: string): PieceId => pieceByName(name) as PieceId;
const KINDS: readonly (readonly [card: string, pieces: readonly string[]])[] = [
  ['stormtroopers-fire', ['ST1', 'ST2', 'ST3', 'ST4']],
  ['security-fire', ['SE1', 'SE2', 'SE3']],
  ['at-st-fire', ['AT1', 'AT2', 'AT3']],
];
const REBELS = ['han', 'leia', 'chewbacca', 'RT1', 'RT2', 'EL1', 'EL2', 'EW1', 'EW2', 'CA1'];

/** A few units on each side, near each other, before a card on which the Imperials fire. */
function situation(number: number): { readonly state: State; readonly firing: readonly PieceId[] } {
  const chance = rngFromSeed(seedFrom(`situation ${number}`));
  const [card, imperials] = pick(chance, KINDS);
  const firing = imperials.slice(0, 2 + below(chance, imperials.length - 1));
  const rebels = drawn(chance, REBELS, 1 + below(chance, 4));
  const open = drawn(chance, HEXES.slice(0, pick(chance, [21, 49, 133])), firing.length + rebels.length);
  const inside = card !== 'at-st-fire' && below(chance, 6) === 0;
  const hexOrInside = (name: string, i: number): string =>
    inside && i < 2 && name !== 'CA1' ? 'complex' : (open.pop() as string);
  const pieces = Object.fromEntries(
    [...firing.map(hexOrInside), ...rebels.map(hexOrInside)].map((at, i) => [[...firing, ...rebels][i], at]),
  );
  const wounded = rebels.filter((name) => /^(han|leia|chewbacca|EL)/.test(name) && below(chance, 3) === 0);
  const tactic = inside ? 'D' : pick(chance, ['A', 'B', 'C', 'D']);
  const mounted = rebels.includes('chewbacca') && pieces['chewbacca'] !== 'complex' && below(chance, 2) === 0;
  const state = endor.read({
    pieces,
    wounded,
    tactic,
    mounted,
    door: inside ? 3 : 0,
    actions: [card, 'event-1'],
    card: 'heroes',
  });
  return { state, firing: firing.map(id) };
}

const { names, terrain } = mapOf(endor.read({}));
/** From the middle outwards, where everybody here may stand. */
const HEXES = names.filter((_, hex) => ['clear', 'woods'].includes(TERRAINS[terrain[hex] as Terrain]));

function drawn<T>(chance: Rng, items: readonly T[], count: number): T[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(below(chance, left.length), 1)[0] as T);
}

const isAsked = (state: State): boolean => {
  const copy = endor.clone(state);
  const events: Event[] = [];
  endor.apply(copy, REBEL, parseChoice(copy, 'done') as Choice, (event) => events.push(event));
  // Before the first shot, and on this card.
  return endor.pending(copy)[0]?.kind === 'order' && events.map(({ type }) => type).join() === 'card-drawn';
};

/** What is left of the Rebels. */
const endOf = ({ where, wounded, mounted }: State): string =>
  `${PIECE_IDS.flatMap((piece) => (typeOf(piece) < 5 ? [`${where[piece]}${wounded[piece]}`] : [])).join()} ${mounted}`;

/** The chance of a hit, from 6.1. */
function hitChance(state: State, piece: PieceId, target: PieceId): number {
  const map = mapOf(state);
  const macrohex = (one: PieceId) => macrohexAt(map, hexOf(state, one));
  const range = isOnMap(state, piece) ? macrohexRange(map, macrohex(piece), macrohex(target)) : 0;
  const dice = valuesOf(piece).fire - range - (hasCover(state, target) ? 1 : 0);
  const none = (2 / 3) ** dice;
  const isArmored = pieceName(target) === 'chewbacca' && state.mounted === 1;
  return isArmored ? 1 - none - (dice / 3) * (2 / 3) ** (dice - 1) : 1 - none;
}

function afterHit(state: State, target: PieceId): State {
  const after = endor.clone(state);
  const isHurt = ['hero', 'ewok-leader'].includes(TYPES[typeOf(target)]);
  if (pieceName(target) === 'chewbacca' && state.mounted === 1) after.mounted = 0;
  else if (isHurt && state.wounded[target] === 0) after.wounded[target] = 1;
  else {
    after.wounded[target] = 0;
    put(after, target, isHurt ? CAPTURED : ELIMINATED);
  }
  return after;
}

class Enumeration {
  private readonly known = new Map<string, readonly PieceId[]>();

  private targetsOf(state: State, piece: PieceId): readonly PieceId[] {
    const key = `${piece} ${endOf(state)}`;
    const known = this.known.get(key) ?? [...allowedTargets(state, piece)];
    this.known.set(key, known);
    return known;
  }

  /** All ends of an order with their chances; of equal targets each takes the one that comes first in a list. */
  chances(
    state: State,
    [piece, ...rest]: readonly PieceId[],
    liked: readonly PieceId[],
    share = 1,
    ends = new Map<string, number>(),
  ): Map<string, number> {
    if (piece === undefined) return ends.set(endOf(state), (ends.get(endOf(state)) ?? 0) + share);
    const targets = this.targetsOf(state, piece);
    const target = liked.find((one) => targets.includes(one));
    if (target === undefined) return this.chances(state, rest, liked, share, ends);
    const hit = hitChance(state, piece, target);
    this.chances(afterHit(state, target), rest, liked, share * hit, ends);
    return this.chances(state, rest, liked, share * (1 - hit), ends);
  }

  /** All ends of an order, whatever is chosen among equal targets. */
  ends(state: State, [piece, ...rest]: readonly PieceId[], found = new Set<string>()): Set<string> {
    if (piece === undefined) return found.add(endOf(state));
    for (const target of this.targetsOf(state, piece)) this.ends(afterHit(state, target), rest, found);
    return this.ends(state, rest, found);
  }
}

function orders(pieces: readonly PieceId[]): PieceId[][] {
  if (pieces.length < 2) return [[...pieces]];
  return pieces.flatMap((first) => orders(pieces.filter((piece) => piece !== first)).map((rest) => [first, ...rest]));
}

/** Whether two orders differ in what can come of them. */
function differs({ state, firing }: ReturnType<typeof situation>, number: number): boolean {
  const enumeration = new Enumeration();
  const chance = rngFromSeed(seedFrom(`liked ${number}`));
  const said = (ends: ReadonlyMap<string, number>): string =>
    [...ends]
      .map(([end, share]) => `${end} ${share.toFixed(9)}`)
      .filter((line) => !line.endsWith(' 0.000000000'))
      .sort()
      .join('\n');
  const all = orders(firing);
  const found = new Set(all.map((order) => [...enumeration.ends(state, order)].sort().join('\n')));
  if (found.size > 1) return true;
  return [0, 1, 2].some(() => {
    const liked = drawn(chance, PIECE_IDS, PIECE_IDS.length);
    return new Set(all.map((order) => said(enumeration.chances(state, order, liked)))).size > 1;
  });
}

describe('The order of Imperial shots', () => {
  it('is asked for wherever it makes a difference, and hardly anywhere else', () => {
    const count = { asked: 0, riding: 0, needlessly: 0, not: 0 };
    for (let number = 0; number < SITUATIONS; number++) {
      const one = situation(number);
      const matters = differs(one, number);
      if (!isAsked(one.state)) {
        expect([number, matters, endor.write(one.state)]).toEqual([number, false, endor.write(one.state)]);
        count.not++;
        continue;
      }
      count.asked++;
      if (one.state.mounted === 1) count.riding++;
      if (!matters) count.needlessly++;
    }
    expect(count.riding).toBeGreaterThan(10);
    expect(count.asked).toBeGreaterThan(SITUATIONS / 10);
    expect(count.not).toBeGreaterThan(SITUATIONS / 2);
    expect(count.needlessly).toBeLessThan(count.asked / 10);
  });

  it('is that of the numbers by default, and any other on demand', () => {
    const given = {
      pieces: { han: 'D16.0', EW1: 'I3.1', RT1: 'R.2', ST1: 'I3.0', ST2: 'R.3', ST3: 'I2.0' },
      actions: ['stormtroopers-fire', 'heroes-4'],
    };
    const fired = (...words: readonly string[]): string[] => {
      const state = endor.read({ ...given, chance: words.slice(1).flatMap(() => MISSES) });
      const events: Event[] = [];
      for (const said of words) endor.apply(state, REBEL, parseChoice(state, said) as Choice, (event) => events.push(event));
      return events.flatMap((event) => (event.type === 'shot-fired' ? event.pieces : []));
    };
    const MISSES = [{ dice: ['blank', 'blank', 'blank'] }, { dice: ['blank', 'blank', 'blank'] }, { dice: ['blank', 'blank'] }];
    expect(fired('done', 'default')).toEqual(['ST1', 'ST2', 'ST3']);
    expect(fired('done', 'choose ST2', 'choose ST1')).toEqual(['ST2', 'ST1', 'ST3']);
  });
});
