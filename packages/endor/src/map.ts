/** The map: hexes in macrohexes of seven, terrain, areas, the entrance (rules 1, 2). Other maps of the same form can be loaded. */
import {
  type Cell,
  type HexId,
  hexGrid,
  InputError,
  join,
  readFields,
  readList,
  readNumber,
  readText,
  readWord,
} from '@wartable/kernel';
import standard from './data/map.json' with { type: 'json' };

export const TERRAINS = ['clear', 'woods', 'hills', 'entrance'] as const;
const WOODS = 1;
const HILLS = 2;
const ENTRANCE = 3;
const LETTERS = '.wh@';
export const AREAS = ['rebel', 'imperial', 'ewok', 'deep-woods'] as const;
export type Area = (typeof AREAS)[number];

/** How a unit moves: on foot, AT-ST, speeder bike, Chewbacca in an AT-ST. */
export const FOOT = 0;
export const AT_ST = 1;
export const BIKE = 2;
export const MOUNTED = 3;
const CLASSES = 4;

type Macrohex = { readonly id: string; readonly area: Area; readonly hexes: readonly HexId[] };

export type GameMap = {
  readonly id: string;
  /** "I3.2": macrohex and place in it, 0 the centre, 1 to 6 clockwise from the east. */
  readonly names: readonly string[];
  readonly hexes: readonly HexId[];
  readonly hexByName: ReadonlyMap<string, HexId>;
  readonly terrain: readonly number[];
  readonly macrohexOf: readonly number[];
  readonly macrohexes: readonly Macrohex[];
  readonly entrance: HexId;
  readonly reinforcements: readonly { readonly macrohex: number; readonly die: readonly number[] }[];
  /** The order of hexes from north to south, then west to east. */
  readonly order: readonly number[];
  readonly neighbours: readonly (readonly HexId[])[];
  readonly distance: readonly (readonly number[])[];
  /** Macrohexes between two hexes (endor/fire/range). */
  readonly range: readonly (readonly number[])[];
  /** Movement points between two hexes by class, other units ignored; FAR where there is no way. */
  readonly ways: readonly (readonly Int16Array[])[];
  /** Movement points to a hex next to another one, by class (endor/imperial/approach, A11). */
  readonly approach: readonly (readonly Int16Array[])[];
};

export const FAR = 999;
/** A hex in axial coordinates and its six neighbours, clockwise from the east. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** Whether a unit of a class may stand on terrain (endor/terrain/…). */
export function mayEnter(unitClass: number, terrain: number): boolean {
  if (unitClass === AT_ST) return terrain !== HILLS && terrain !== ENTRANCE;
  if (unitClass === BIKE) return terrain !== WOODS && terrain !== ENTRANCE;
  return unitClass !== MOUNTED || terrain !== HILLS;
}

/** Reads a map and works out what the rules ask of it. Throws `InputError`, which names the bad place. */
export function readMap(input: unknown): GameMap {
  const fields = readFields(input, '', ['id', 'entrance', 'reinforcements', 'macrohexes']);
  const raw = readList(fields['macrohexes'], 'macrohexes').map((item, i) => readMacrohex(item, `macrohexes[${i}]`));
  const axial = raw.flatMap(({ centre }) => AROUND.map(([q, r]): [number, number] => [centre[0] + q, centre[1] + r]));
  axial.forEach(([q, r], i) => {
    if (axial.findIndex(([x, y]) => x === q && y === r) !== i)
      throw new InputError(`macrohexes[${Math.floor(i / 7)}].centre`, 'this macrohex overlaps another one');
  });
  const names = raw.flatMap(({ id }) => AROUND.map((_, i) => `${id}.${i}`));
  const terrain = raw.flatMap((macrohex) => [...macrohex.terrain].map((letter) => LETTERS.indexOf(letter)));
  const entrances = terrain.flatMap((kind, hex) => (kind === ENTRANCE ? [hex] : []));
  const entrance = names.indexOf(readText(fields['entrance'], 'entrance')) as HexId;
  if (entrances.length !== 1 || entrances[0] !== entrance)
    throw new InputError('entrance', 'exactly one hex has the terrain "@", and it is the entrance');
  checkAreas(raw, entrance);
  const grid = hexGrid(axial.map(([q, r]): Cell => [q + (r - (r & 1)) / 2, r]));
  const ids = raw.map(({ id }) => id);
  const macrohexOf = axial.map((_, hex) => Math.floor(hex / 7));
  const rangeOf = (a: number, b: number): number => {
    const [x, y] = [raw[a], raw[b]];
    const da = (x?.a ?? 0) - (y?.a ?? 0);
    const db = (x?.b ?? 0) - (y?.b ?? 0);
    return (Math.abs(da) + Math.abs(db) + Math.abs(da + db)) / 2;
  };
  const ways = Array.from({ length: CLASSES }, (_, unitClass) => waysFor(unitClass, terrain, grid.neighbours));
  const reinforcements = readList(fields['reinforcements'], 'reinforcements').map((item, i) => {
    const path = `reinforcements[${i}]`;
    const entry = readFields(item, path, ['macrohex', 'die']);
    return {
      macrohex: ids.indexOf(readWord(entry['macrohex'], `${path}.macrohex`, ids)),
      die: readList(entry['die'], `${path}.die`).map((face, j) => readNumber(face, `${path}.die[${j}]`, 1, 6)),
    };
  });
  const faces = reinforcements.flatMap(({ die }) => die).sort((a, b) => a - b);
  if (faces.join() !== '1,2,3,4,5,6') throw new InputError('reinforcements', 'each face of the die leads to exactly one area');
  return {
    id: readText(fields['id'], 'id'),
    names,
    hexes: grid.hexes,
    hexByName: new Map(grid.hexes.map((hex) => [names[hex] as string, hex])),
    terrain,
    macrohexOf,
    macrohexes: raw.map(({ id, area }, i) => ({ id, area, hexes: grid.hexes.slice(i * 7, i * 7 + 7) })),
    entrance,
    reinforcements,
    order: axial.map(([q, r]) => r * 1000 + q),
    neighbours: grid.neighbours,
    distance: grid.distance,
    range: macrohexOf.map((a) => macrohexOf.map((b) => rangeOf(a, b))),
    ways,
    approach: ways.map((costs, unitClass) => approachFor(unitClass, terrain, grid.neighbours, costs)),
  };
}

/** Room for everybody: six numbered Imperial macrohexes, nineteen hexes for the Ewoks and droids, three for the catapults. */
function checkAreas(raw: readonly RawMacrohex[], entrance: HexId): void {
  const count = (area: Area): number => raw.filter((macrohex) => macrohex.area === area).length;
  if (raw[Math.floor(entrance / 7)]?.area !== 'rebel' || count('rebel') !== 1)
    throw new InputError('macrohexes', 'exactly one macrohex is the Rebel area, and the entrance is in it');
  for (const id of ['I1', 'I2', 'I3', 'I4', 'I5', 'I6'])
    if (raw.find((macrohex) => macrohex.id === id)?.area !== 'imperial')
      throw new InputError('macrohexes', `the Imperial macrohex ${id} is missing`);
  if (count('ewok') < 3) throw new InputError('macrohexes', 'the Ewok area needs at least three macrohexes');
  if (count('deep-woods') < 1) throw new InputError('macrohexes', 'the deep woods need at least one macrohex');
}

type RawMacrohex = { id: string; area: Area; a: number; b: number; centre: readonly [number, number]; terrain: string };

function readMacrohex(input: unknown, path: string): RawMacrohex {
  const fields = readFields(input, path, ['id', 'area', 'a', 'b', 'centre', 'terrain']);
  const number = (field: string): number => readNumber(fields[field], join(path, field), -99, 99);
  const centre = readList(fields['centre'], `${path}.centre`).map((value, i) =>
    readNumber(value, `${path}.centre[${i}]`, -99, 99),
  );
  const terrain = readText(fields['terrain'], `${path}.terrain`);
  if (terrain.length !== 7 || [...terrain].some((letter) => !LETTERS.includes(letter)))
    throw new InputError(
      `${path}.terrain`,
      `seven letters of ${LETTERS}, the centre first, then clockwise from the east; found "${terrain}"`,
    );
  return {
    id: readText(fields['id'], `${path}.id`),
    area: readWord(fields['area'], `${path}.area`, AREAS),
    a: number('a'),
    b: number('b'),
    centre: [centre[0] ?? 0, centre[1] ?? 0],
    terrain,
  };
}

function waysFor(unitClass: number, terrain: readonly number[], neighbours: readonly (readonly HexId[])[]): Int16Array[] {
  return terrain.map((_, start) => {
    const cost = new Int16Array(terrain.length).fill(FAR);
    cost[start] = 0;
    const queue = [start];
    for (let i = 0; i < queue.length; i++) {
      const hex = queue[i] as HexId;
      for (const next of neighbours[hex] as readonly HexId[]) {
        if (cost[next] !== FAR || !mayEnter(unitClass, terrain[next] as number)) continue;
        cost[next] = (cost[hex] as number) + 1;
        queue.push(next);
      }
    }
    return cost;
  });
}

/** 0 next to the target, else the least way to a legal hex next to it. */
function approachFor(
  unitClass: number,
  terrain: readonly number[],
  neighbours: readonly (readonly HexId[])[],
  ways: readonly Int16Array[],
): Int16Array[] {
  const beside = neighbours.map((around) => around.filter((hex) => mayEnter(unitClass, terrain[hex] as number)));
  return ways.map((cost, from) =>
    Int16Array.from(terrain, (_, target) => {
      if (neighbours[target]?.includes(from as HexId)) return 0;
      let least = FAR;
      for (const hex of beside[target] as readonly HexId[]) least = Math.min(least, cost[hex] as number);
      return least;
    }),
  );
}

export const STANDARD_MAP: GameMap = readMap(standard);
