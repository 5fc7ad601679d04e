/** Tables made up at random, for `fuzz --invent`: difficulties, ties, and maps from open to dense, whole or in islands, roomy or just enough. */
import { DIFFICULTIES, PIECES } from '@wartable/endor';
import { below, pick, type Rng, shuffle } from '@wartable/kernel';
import type { Inventor } from 'wartable/game-terminal.ts';

type Macrohex = { id: string; area: string; a: number; b: number; centre: number[]; terrain: string };
type Reinforcement = { macrohex: string; die: number[] };
type InventedMap = { id: string; entrance: string; reinforcements: Reinforcement[]; macrohexes: Macrohex[] };

const NUMBERED = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6'];
const AROUND: readonly (readonly [a: number, b: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export const inventor: Inventor = {
  legal: (chance) => ({ ...tableFor(chance), ...(below(chance, 8) === 0 ? {} : { map: mapFor(chance) }) }),
  broken: (chance) => {
    const map = mapFor(chance);
    const table = tableFor(chance);
    const options: Record<string, unknown> = { ...table, map };
    const wrong = pick(chance, Object.keys(BREAKS));
    BREAKS[wrong]?.({ chance, map, options, any: pick(chance, map.macrohexes), last: map.macrohexes.length - 1 });
    return { options, wrong };
  },
};

function tableFor(chance: Rng): object {
  const difficulty = Object.fromEntries(
    DIFFICULTIES.flatMap((name) => (below(chance, 2) === 0 ? [] : [[name, below(chance, 3) > 0]])),
  );
  return { ...pick(chance, [{}, { ties: 'ask' }, { ties: 'auto' }]), ...(below(chance, 3) === 0 ? {} : { difficulty }) };
}

function mapFor(chance: Rng): InventedMap {
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
    const [da, db] = pick(chance, AROUND);
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

function put(letters: string, place: number, letter: string): string {
  return `${letters.slice(0, place)}${letter}${letters.slice(place + 1)}`;
}

type Broken = {
  readonly chance: Rng;
  readonly map: InventedMap;
  readonly options: Record<string, unknown>;
  readonly any: Macrohex;
  readonly last: number;
};

const NOT_NAMES = ['', ' ', 'a b', 'R.1', '.', '->', 'E1 -> E2', '-1', '_', 'x'.repeat(33), 'a\nb', '\u001b[31m'];
const TAKEN = ['complex', 'Reserve', 'eliminated', 'captured', 'done', 'place', 'choose', 'default'];
const NOT_NUMBERS: readonly unknown[] = [1.5, 100, -100, Number.MAX_SAFE_INTEGER, '1', null, [], {}, true];
const OF_NO_KIND: readonly unknown[] = [null, true, [[]], { id: 1 }];

const numberedOf = (map: InventedMap): Macrohex[] => map.macrohexes.filter(({ id }) => NUMBERED.includes(id));
const rename = (map: InventedMap, macrohex: Macrohex, id: string): void => {
  for (const entry of map.reinforcements) if (entry.macrohex === macrohex.id) entry.macrohex = id;
  macrohex.id = id;
};
/** All of an area but so many become another area. */
function thin(map: InventedMap, area: string, left: number, into: string): void {
  for (const macrohex of map.macrohexes.filter((one) => one.area === area).slice(left)) macrohex.area = into;
}

/** One thing wrong, by its name. */
const BREAKS: Readonly<Record<string, (broken: Broken) => void>> = {
  'a name twice': ({ map, last }) => rename(map, map.macrohexes[last] as Macrohex, map.macrohexes[0]?.id ?? ''),
  'a name twice, small and capital': ({ map, last }) =>
    rename(map, map.macrohexes[last] as Macrohex, (map.macrohexes[0]?.id ?? '').toLowerCase()),
  'not a name': ({ chance, any }) => {
    any.id = pick(chance, NOT_NAMES);
  },
  'a name that is taken': ({ chance, any }) => {
    any.id = pick(chance, [...TAKEN, ...PIECES.map(({ name }) => name)]);
  },
  'hexes twice': ({ chance, map, last }) => {
    const [q = 0, r = 0] = map.macrohexes[0]?.centre ?? [];
    (map.macrohexes[last] as Macrohex).centre = [q + below(chance, 3), r];
  },
  'a place in the lattice twice': ({ map, last }) => {
    const { a, b } = map.macrohexes[0] as Macrohex;
    Object.assign(map.macrohexes[last] as Macrohex, { a, b });
  },
  'too few Ewok macrohexes': ({ map }) => thin(map, 'ewok', 2, 'deep-woods'),
  'no deep woods': ({ map }) => thin(map, 'deep-woods', 0, 'ewok'),
  'no Rebel area': ({ map }) => thin(map, 'rebel', 0, 'ewok'),
  'two Rebel areas': ({ map }) =>
    void map.macrohexes.filter(({ area }) => area === 'ewok').map((one) => Object.assign(one, { area: 'rebel' })),
  'an Imperial macrohex of another area': ({ chance, map }) => {
    pick(chance, numberedOf(map)).area = 'deep-woods';
  },
  'no Imperial macrohex of a number': ({ chance, map }) => rename(map, pick(chance, numberedOf(map)), 'I66'),
  'no entrance': ({ map }) => {
    for (const macrohex of map.macrohexes) macrohex.terrain = macrohex.terrain.replace('@', '.');
  },
  'two entrances': ({ chance, map }) => {
    const other = pick(chance, numberedOf(map));
    other.terrain = put(other.terrain, below(chance, 7), '@');
  },
  'an entrance elsewhere': ({ chance, map }) => {
    map.entrance = pick(chance, ['', 'R', 'I1.0', `${map.entrance}.0`, 'nowhere.0']);
  },
  'terrain that is none': ({ chance, any }) => {
    any.terrain = pick(chance, ['', '......', '........', '...x...', 'WWWWWWW', '......\u{1f332}']);
  },
  'woods alone where Imperials are set up': ({ map }) => {
    for (const macrohex of numberedOf(map)) macrohex.terrain = 'wwwwwww';
  },
  'hills alone where Imperials are set up': ({ map }) => {
    for (const macrohex of numberedOf(map)) macrohex.terrain = 'hhhhhhh';
  },
  'three hexes for the AT-STs': ({ map }) => {
    for (const [i, macrohex] of numberedOf(map).entries()) macrohex.terrain = i < 3 ? '.hhhhhh' : 'hhhhhhh';
  },
  'seven hexes for AT-STs and bikes': ({ map }) => {
    for (const [i, macrohex] of numberedOf(map).entries()) macrohex.terrain = i === 0 ? '..wwwww' : '.wwwwww';
  },
  'a face of the die twice': ({ chance, map }) => void pick(chance, map.reinforcements).die.push(1 + below(chance, 6)),
  'a face without an area': ({ map }) => void map.reinforcements.find(({ die }) => die.length > 0)?.die.pop(),
  'reinforcements nowhere': ({ map }) => void map.reinforcements.push({ macrohex: 'nowhere', die: [] }),
  'half a centre': ({ any }) => void any.centre.pop(),
  'a centre of three': ({ any }) => void any.centre.push(0),
  'not a number': ({ chance, any }) => {
    const value = pick(chance, NOT_NUMBERS);
    Object.assign(any, pick(chance, [{ a: value }, { b: value }, { centre: [value, 0] }, { centre: value }]));
  },
  'a field of another kind': ({ chance, map, options, any }) => {
    const value = pick(chance, OF_NO_KIND);
    const fields = [any, map, pick(chance, map.reinforcements)] as Record<string, unknown>[];
    const some = pick(chance, [...fields, options]);
    if (some === options) options['map'] = value === null ? 0 : value;
    else
      some[
        pick(
          chance,
          Object.keys(some).filter((field) => field !== 'id' || some !== map),
        )
      ] = value;
  },
  'a field too many': ({ chance, map, options, any }) => {
    Object.assign(pick(chance, [map, options, any]), pick<object>(chance, [{ odd: 1 }, { constructor: 1 }, { ties2: null }]));
  },
  'a field too few': ({ chance, map, any }) => {
    const some = pick(chance, [map, any]) as Record<string, unknown>;
    delete some[pick(chance, Object.keys(some))];
  },
  'an option that is none': ({ chance, options }) => {
    Object.assign(
      options,
      pick(chance, [
        { ties: 'never' },
        { difficulty: { hard: true } },
        { difficulty: { noRally: 1 } },
        { difficulty: [] },
        { map: 'mine' },
      ]),
    );
  },
};
