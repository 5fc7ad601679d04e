/** The map: hexes in macrohexes of seven, terrain, areas, the entrance (rules 1, 2). Other maps of the same form can be loaded. */
import {
  type Brand,
  type Cell,
  type HexGrid,
  type HexId,
  hexGrid,
  type IndexOf,
  InputError,
  join,
  readFields,
  readList,
  readNumber,
  readText,
  readWord,
} from '@wartable/kernel';
import standard from './data/map.json' with { type: 'json' };
import { text } from './text/index.ts';

export const TERRAINS = ['clear', 'woods', 'hills', 'entrance'] as const;
export type Terrain = IndexOf<typeof TERRAINS>;
export const CLEAR = 0;
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
export type UnitClass = typeof FOOT | typeof AT_ST | typeof BIKE | typeof MOUNTED;
/** The cost of each hex. */
type Costs = Int16Array;
type ByClass<T> = readonly [onFoot: T, atSt: T, bike: T, mounted: T];

/** A macrohex by its place on the map. */
export type MacrohexId = Brand<number, 'macrohex'>;
type Macrohex = { readonly index: MacrohexId; readonly id: string; readonly area: Area; readonly hexes: readonly HexId[] };

export type GameMap = {
  readonly id: string;
  /** "I3.2": macrohex and place in it, 0 the centre, 1 to 6 clockwise from the east. */
  readonly names: readonly string[];
  readonly hexes: readonly HexId[];
  readonly hexByName: ReadonlyMap<string, HexId>;
  readonly terrain: readonly Terrain[];
  readonly macrohexOf: readonly MacrohexId[];
  readonly macrohexes: readonly Macrohex[];
  readonly entrance: HexId;
  readonly reinforcements: readonly { readonly macrohex: MacrohexId; readonly die: readonly number[] }[];
  /** The order of hexes from north to south, then west to east. */
  readonly order: readonly number[];
  readonly neighbours: readonly (readonly HexId[])[];
  readonly distance: readonly (readonly number[])[];
  /** Macrohexes between two hexes (endor/fire/range). */
  readonly range: readonly (readonly number[])[];
  /** Movement points between two hexes by class, other units ignored; FAR where there is no way. */
  readonly ways: ByClass<readonly Costs[]>;
  /** Movement points to a hex next to another one, by class (endor/imperial/approach, A11). */
  readonly approach: ByClass<readonly Costs[]>;
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

/** Whether a unit of a class may stand on a hex (endor/terrain/…). */
export function mayEnter(map: Pick<GameMap, 'terrain'>, unitClass: UnitClass, hex: HexId): boolean {
  const terrain = map.terrain[hex];
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
      throw new InputError(`macrohexes[${Math.floor(i / 7)}].centre`, text('map.overlap'));
  });
  const names = raw.flatMap(({ id }) => AROUND.map((_, i) => `${id}.${i}`));
  const terrain = raw.flatMap((macrohex) => [...macrohex.terrain].map((letter) => LETTERS.indexOf(letter) as Terrain));
  const hexByName = new Map(names.map((name, i) => [name, i as HexId]));
  const entrance = hexByName.get(readText(fields['entrance'], 'entrance'));
  if (entrance === undefined || terrain.filter((kind) => kind === ENTRANCE).length !== 1 || terrain[entrance] !== ENTRANCE)
    throw new InputError('entrance', text('map.entrance'));
  checkAreas(raw, entrance);
  const grid = hexGrid(axial.map(([q, r]): Cell => [q + (r - (r & 1)) / 2, r]));
  const ids = raw.map(({ id }) => id);
  const macrohexes = raw.map(
    ({ id, area }, i): Macrohex => ({ index: i as MacrohexId, id, area, hexes: grid.hexes.slice(i * 7, i * 7 + 7) }),
  );
  const macrohexOf = grid.hexes.map((hex) => Math.floor(hex / 7) as MacrohexId);
  const rangeOf = (a: MacrohexId, b: MacrohexId): number => {
    const [x, y] = [raw[a], raw[b]];
    const da = (x?.a ?? 0) - (y?.a ?? 0);
    const db = (x?.b ?? 0) - (y?.b ?? 0);
    return (Math.abs(da) + Math.abs(db) + Math.abs(da + db)) / 2;
  };
  const ground = { ...grid, terrain };
  const ways = byClass((unitClass) => waysFor(ground, unitClass));
  const reinforcements = readList(fields['reinforcements'], 'reinforcements').map((item, i) => {
    const path = `reinforcements[${i}]`;
    const entry = readFields(item, path, ['macrohex', 'die']);
    return {
      macrohex: ids.indexOf(readWord(entry['macrohex'], `${path}.macrohex`, ids)) as MacrohexId,
      die: readList(entry['die'], `${path}.die`).map((face, j) => readNumber(face, `${path}.die[${j}]`, 1, 6)),
    };
  });
  const faces = reinforcements.flatMap(({ die }) => die).sort((a, b) => a - b);
  if (faces.join() !== '1,2,3,4,5,6') throw new InputError('reinforcements', text('map.faces'));
  return {
    id: readText(fields['id'], 'id'),
    names,
    hexes: grid.hexes,
    hexByName,
    terrain,
    macrohexOf,
    macrohexes,
    entrance,
    reinforcements,
    order: axial.map(([q, r]) => r * 1000 + q),
    neighbours: grid.neighbours,
    distance: grid.distance,
    range: macrohexOf.map((a) => macrohexOf.map((b) => rangeOf(a, b))),
    ways,
    approach: byClass((unitClass) => approachFor(ground, unitClass, ways[unitClass])),
  };
}

/** Room for everybody: six numbered Imperial macrohexes, nineteen hexes for the Ewoks and droids, three for the catapults. */
function checkAreas(raw: readonly RawMacrohex[], entrance: HexId): void {
  const count = (area: Area): number => raw.filter((macrohex) => macrohex.area === area).length;
  if (raw[Math.floor(entrance / 7)]?.area !== 'rebel' || count('rebel') !== 1)
    throw new InputError('macrohexes', text('map.rebel-area'));
  for (const id of ['I1', 'I2', 'I3', 'I4', 'I5', 'I6'])
    if (raw.find((macrohex) => macrohex.id === id)?.area !== 'imperial')
      throw new InputError('macrohexes', text('map.imperial-area', { name: id }));
  if (count('ewok') < 3) throw new InputError('macrohexes', text('map.ewok-area'));
  if (count('deep-woods') < 1) throw new InputError('macrohexes', text('map.deep-woods'));
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
    throw new InputError(`${path}.terrain`, text('map.terrain', { letters: LETTERS, found: terrain }));
  return {
    id: readText(fields['id'], `${path}.id`),
    area: readWord(fields['area'], `${path}.area`, AREAS),
    a: number('a'),
    b: number('b'),
    centre: [centre[0] ?? 0, centre[1] ?? 0],
    terrain,
  };
}

type Ground = Pick<HexGrid, 'hexes' | 'neighbours'> & Pick<GameMap, 'terrain'>;

function byClass<T>(make: (unitClass: UnitClass) => T): ByClass<T> {
  return [make(FOOT), make(AT_ST), make(BIKE), make(MOUNTED)];
}

function waysFor(ground: Ground, unitClass: UnitClass): Costs[] {
  return ground.hexes.map((start) => {
    const costs = new Int16Array(ground.hexes.length).fill(FAR);
    costs[start] = 0;
    const queue = [start];
    for (const hex of queue)
      for (const next of neighboursOf(ground, hex)) {
        if (costs[next] !== FAR || !mayEnter(ground, unitClass, next)) continue;
        costs[next] = costOf(costs, hex) + 1;
        queue.push(next);
      }
    return costs;
  });
}

/** 0 next to the target, else the least way to a legal hex next to it. */
function approachFor(ground: Ground, unitClass: UnitClass, ways: readonly Costs[]): Costs[] {
  const beside = ground.neighbours.map((around) => around.filter((hex) => mayEnter(ground, unitClass, hex)));
  return ground.hexes.map((from) => {
    const costs = ways[from] as Costs;
    return Int16Array.from(ground.neighbours, (around, target) =>
      around.includes(from) ? 0 : (beside[target] ?? []).reduce((least, hex) => Math.min(least, costOf(costs, hex)), FAR),
    );
  });
}

/** In small or capital letters. */
export function macrohexByName(map: GameMap, name: string): MacrohexId | undefined {
  return map.macrohexes.find(({ id }) => id.toLowerCase() === name.toLowerCase())?.index;
}

// What a map has for each hex: nothing is looked for in vain.

export function hexName(map: GameMap, hex: HexId): string {
  return map.names[hex] as string;
}

export function terrainAt(map: GameMap, hex: HexId): Terrain {
  return map.terrain[hex] as Terrain;
}

export function macrohexAt(map: GameMap, hex: HexId): MacrohexId {
  return map.macrohexOf[hex] as MacrohexId;
}

export function macrohexAround(map: GameMap, hex: HexId): Macrohex {
  return map.macrohexes[macrohexAt(map, hex)] as Macrohex;
}

export function neighboursOf(map: Pick<GameMap, 'neighbours'>, hex: HexId): readonly HexId[] {
  return map.neighbours[hex] as readonly HexId[];
}

export function distanceBetween(map: GameMap, a: HexId, b: HexId): number {
  return map.distance[a]?.[b] as number;
}

export function rangesFrom(map: GameMap, hex: HexId): readonly number[] {
  return map.range[hex] as readonly number[];
}

export function waysFrom(map: GameMap, unitClass: UnitClass, hex: HexId): Costs {
  return map.ways[unitClass][hex] as Costs;
}

export function approachFrom(map: GameMap, unitClass: UnitClass, hex: HexId): Costs {
  return map.approach[unitClass][hex] as Costs;
}

export function costOf(costs: Costs, hex: HexId): number {
  return costs[hex] as number;
}

export const STANDARD_MAP: GameMap = readMap(standard);
