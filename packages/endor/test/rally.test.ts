/** Where rallied units can come back (9.1, A27), against all ways that the text allows. */
import { below, type Choice, type Rng, rngFromSeed, seedFrom, shuffle } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { endor, REBEL, type State } from '../src/index.ts';
import { parseChoice } from '../src/notation.ts';
import { PIECES, type PieceId, pieceByName } from '../src/pieces.ts';
import { mapOf, placeName, placeOf } from '../src/state.ts';

const map = mapOf(endor.read({}));
const IMPERIAL = PIECES.flatMap(({ name }) => (/^(ST|SE)/.test(name) ? [name] : []));

/** Some fallen, some hexes taken in the macrohex of the entrance and in two macrohexes of the Ewoks; the others are full. */
function situation(chance: Rng) {
  const fallen = [...named('RT', below(chance, 5)), ...named('EW', below(chance, 6))];
  const open = new Set(['R', 'E3', 'E7']);
  const hexes = map.names.filter((name) => open.has(name.split('.')[0] ?? ''));
  const order = hexes.map((_, i) => i);
  shuffle(chance, order);
  const taken = order.slice(0, below(chance, hexes.length + 1)).map((i) => hexes[i] as string);
  const pieces = {
    ...Object.fromEntries(taken.map((at, i) => [IMPERIAL[i], at])),
    ...Object.fromEntries(fallen.map((name) => [name, 'eliminated'])),
  };
  const door = below(chance, 2) * 3;
  const state = endor.read({
    ties: 'auto',
    pieces: { han: 'D16.0', ...pieces },
    door,
    actions: ['event-1', 'heroes-4'],
    events: ['rebel-rally'],
  });
  return { state, fallen, taken, door };
}

const named = (letters: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${letters}${i + 1}`);

/** All sets of so many of these. */
function sets<T>(items: readonly T[], count: number): T[][] {
  const [first, ...rest] = items;
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...sets(rest, count - 1).map((set) => [first, ...set]), ...sets(rest, count)];
}

const written = (troopers: readonly string[], ewoks: readonly string[]): string =>
  `${[...troopers].sort()} | ${[...ewoks].sort()}`;

/** From the text: as many as there are, up to two and four; who finds no free hex stays out; Ewoks in one macrohex of their area. */
function allowed({ fallen, taken, door }: ReturnType<typeof situation>, macrohex: string): Set<string> {
  const free = (id: string): string[] => map.names.filter((name) => name.startsWith(`${id}.`) && !taken.includes(name));
  const count = (letters: string, most: number): number =>
    Math.min(most, fallen.filter((name) => name.startsWith(letters)).length);
  const inside = door === 3 ? ['complex', 'complex'] : [];
  const places = [...free('R'), ...inside];
  const troopers = sets(places, Math.min(count('RT', 2), places.length));
  const ewoks = sets(free(macrohex), Math.min(count('EW', 4), free(macrohex).length));
  return new Set(troopers.flatMap((some) => ewoks.map((others) => written(some, others))));
}

/** All that the engine offers leads to, with the Ewoks in this macrohex. Units of a kind are alike: what is known is not gone through again. */
function offered(state: State, macrohex: string, found = new Set<string>(), known = new Set<string>()): Set<string> {
  const at = (name: string): string => placeName(state, placeOf(state, pieceByName(name) as PieceId));
  const back = (names: readonly string[]): string[] => names.map(at).filter((place) => !/^(eliminated|reserve)$/.test(place));
  const now = written(back(named('RT', 4)), back(named('EW', 5)));
  const [decision] = endor.pending(state);
  if (decision?.kind !== 'return' && decision?.kind !== 'rally') return found.add(now);
  if (known.has(now + decision.kind)) return found;
  known.add(now + decision.kind);
  const choices = decision.kind === 'rally' ? [parseChoice(state, `macrohex ${macrohex}`) as Choice] : decision.choices;
  for (const choice of choices) {
    const copy = endor.clone(state);
    endor.apply(copy, REBEL, choice);
    offered(copy, macrohex, found, known);
  }
  return found;
}

describe('Rallied units', () => {
  it('can come back to all places that the text allows, and to no others', () => {
    const chance = rngFromSeed(seedFrom('rally'));
    let ways = 0;
    for (let i = 0; i < 40; i++) {
      const one = situation(chance);
      endor.apply(one.state, REBEL, parseChoice(one.state, 'done') as Choice);
      for (const macrohex of ['E3', 'E7']) {
        const isFull = map.names.every((name) => !name.startsWith(`${macrohex}.`) || one.taken.includes(name));
        if (isFull) continue;
        const expected = allowed(one, macrohex);
        expect([...offered(one.state, macrohex)].sort()).toEqual([...expected].sort());
        ways += expected.size;
      }
    }
    expect(ways).toBeGreaterThan(1000);
  });
});
