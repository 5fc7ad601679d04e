/** Tables made up at random, for `wartable fuzz --invent`: difficulties, ties, and maps from open to dense, whole or in islands, roomy or just enough. */
import { below, pick, type Rng, shuffle } from '@wartable/kernel';
import { CODE_CARD } from './cards.ts';
import { countersOf, FALLEN_NAMES, KEEPABLE, PERSONS } from './carried.ts';
import { AROUND } from './map-file.ts';
import { DIFFICULTIES, GENTLE } from './state.ts';

export type Macrohex = { id: string; area: string; a: number; b: number; centre: number[]; terrain: string };
type Reinforcement = { macrohex: string; die: number[] };
export type InventedMap = { id: string; entrance: string; reinforcements: Reinforcement[]; macrohexes: Macrohex[] };

export const NUMBERED = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6'];
const [, ...NEIGHBOURS] = AROUND;

/** The options of a game: mostly with a map of its own. */
export function inventTable(chance: Rng): object {
  return { ...tableFor(chance), ...(below(chance, 8) === 0 ? {} : { map: mapFor(chance) }) };
}

export function tableFor(chance: Rng): object {
  const difficulty = Object.fromEntries(
    [...DIFFICULTIES, GENTLE].flatMap((name) => (below(chance, 2) === 0 ? [] : [[name, below(chance, 3) > 0]])),
  );
  const ties = pick(chance, [{}, { ties: 'ask' }, { ties: 'auto' }]);
  const carried = below(chance, 4) === 0 ? { carried: carriedFor(chance, difficulty['noSecurityCode'] === true) } : {};
  return { ...ties, ...(below(chance, 3) === 0 ? {} : { difficulty }), ...carried };
}

/** A few or many who are lost; one hero, at least, is left. */
function carriedFor(chance: Rng, noCode: boolean): object {
  const left = below(chance, 4);
  const some = <Word extends string>(words: readonly Word[]): Word[] => words.filter(() => below(chance, 3) === 0);
  return {
    captured: some(PERSONS.filter((_, i) => i !== left)),
    fallen: Object.fromEntries(some(FALLEN_NAMES).map((unit) => [unit, below(chance, countersOf(unit) + 1)])),
    kept: some(KEEPABLE.filter((card) => !(noCode && card === CODE_CARD))),
  };
}

export function mapFor(chance: Rng): InventedMap {
  const places = placesFor(chance, 11 + pick(chance, [0, 1, 5, 26, 50]));
  const areas = areasFor(chance, places.length);
  const nameOf = pick(chance, NAMES);
  const [turn, q, r] = [pick(chance, LATTICES), below(chance, 21) - 10, below(chance, 21) - 10];
  const letters = pick(chance, ['.', '.wh', '..wh', '.wwh', '.whhh', 'wh', '.wwwwwwww']);
  const lettersFor = (count: number): string[] => Array.from({ length: count }, () => pick(chance, [...letters]));
  let number = 0;
  const macrohexes = places.map(([a, b], i): Macrohex => {
    const area = areas[i] as string;
    const id = area === 'imperial' && number < NUMBERED.length ? (NUMBERED[number++] as string) : nameOf(i);
    const [x, y] = turn(a, b);
    return { id, area, a, b, centre: [x + q, y + r], terrain: lettersFor(7).join('') };
  });
  giveRoom(chance, macrohexes);
  const door = below(chance, 7);
  const rebel = macrohexes.find(({ area }) => area === 'rebel') as Macrohex;
  rebel.terrain = put(rebel.terrain, door, '@');
  return {
    id: 'invented',
    entrance: `${rebel.id}.${door}`,
    reinforcements: reinforcementsFor(chance, macrohexes),
    macrohexes: inOrder(chance, macrohexes),
  };
}

/** Places in the lattice, each beside one that is there already; one in twenty lies farther out, and may be an island. */
function placesFor(chance: Rng, count: number): [a: number, b: number][] {
  const places: [number, number][] = [[0, 0]];
  const known = new Set(['0,0']);
  while (places.length < count) {
    // The free place that a walk from some macrohex in one direction comes to: there is always one.
    let [a, b] = pick(chance, places);
    const [da, db] = pick(chance, NEIGHBOURS);
    const gap = below(chance, 20) === 0 ? 2 : 1;
    do [a, b] = [a + gap * da, b + gap * db];
    while (known.has(`${a},${b}`));
    places.push([a, b]);
    known.add(`${a},${b}`);
  }
  // Far out a centre would leave the coordinates of a map.
  return places.filter(([a, b]) => Math.max(Math.abs(a), Math.abs(b)) < 20);
}

/** A macrohex is seven hexes, so the lattice of them lies a little turned: one way or the other. */
const LATTICES: readonly ((a: number, b: number) => [q: number, r: number])[] = [
  (a, b) => [2 * a - b, a + 3 * b],
  (a, b) => [3 * a + b, -a + 2 * b],
];

const NAMES: readonly ((i: number) => string)[] = [
  (i) => `M${i}`,
  (i) => `north-${i}`,
  (i) => `Forêt_${i}`,
  (i) => `${i}`,
  (i) => `E${i}x`,
];

function areasFor(chance: Rng, count: number): string[] {
  const needed = ['rebel', ...NUMBERED.map(() => 'imperial'), 'ewok', 'ewok', 'ewok', 'deep-woods'];
  const more = Array.from({ length: count - needed.length }, () =>
    pick(chance, ['imperial', 'ewok', 'deep-woods', 'deep-woods']),
  );
  return inOrder(chance, [...needed, ...more]);
}

/** Hexes of the six Imperial macrohexes, 42 together, in which everybody just finds room. */
const JUST_ENOUGH = ['....hhhh', 'wwww', 'hhhh', '........'];

function giveRoom(chance: Rng, macrohexes: readonly Macrohex[]): void {
  const numbered = macrohexes.filter(({ id }) => NUMBERED.includes(id));
  const hexes = [...numbered.map(({ terrain }) => terrain).join('')];
  const clear = hexes.filter((letter) => letter === '.').length;
  if (clear >= 8 && below(chance, 4) > 0) return;
  const few = pick(chance, JUST_ENOUGH);
  const rest = few.startsWith('w') ? 'h' : 'w';
  const all = inOrder(chance, [...few.padEnd(hexes.length, rest)]);
  for (const [i, macrohex] of numbered.entries()) macrohex.terrain = all.slice(7 * i, 7 * i + 7).join('');
}

function reinforcementsFor(chance: Rng, macrohexes: readonly Macrohex[]): Reinforcement[] {
  const areas = Array.from({ length: 1 + below(chance, 6) }, () => ({
    macrohex: pick(chance, macrohexes).id,
    die: [] as number[],
  }));
  for (let face = 1; face <= 6; face++) pick(chance, areas).die.push(face);
  return areas;
}

function inOrder<T>(chance: Rng, items: readonly T[]): T[] {
  const places = items.map((_, i) => i);
  shuffle(chance, places);
  return places.map((place) => items[place] as T);
}

export function put(letters: string, place: number, letter: string): string {
  return `${letters.slice(0, place)}${letter}${letters.slice(place + 1)}`;
}
