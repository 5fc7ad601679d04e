/** The map: hexes in macrohexes of seven, terrain, areas, the entrance (rules 1, 2). Other maps of the same form can be loaded. */
import { at, type Cell, type HexId, hexGrid } from '@wartable/kernel';
import standard from './data/map.json' with { type: 'json' };
import { AROUND, type Care, readMapFile, SEVEN } from './map-file.ts';
import { type Approach, approachTo, FAR, type Reach, reachFrom, remembered } from './reach.ts';
import { type Area, FOOT, type MacrohexId, mayStandOn, type Terrain, type UnitClass } from './terrain.ts';

export { NUMBERED } from './map-file.ts';
export { type Approach, FAR, type Reach } from './reach.ts';
export {
  AREAS,
  type Area,
  CLEAR,
  FOOT,
  type MacrohexId,
  MOUNTED,
  TERRAINS,
  type Terrain,
  type UnitClass,
} from './terrain.ts';

export type Macrohex = { readonly index: MacrohexId; readonly id: string; readonly area: Area; readonly hexes: readonly HexId[] };

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
  readonly axial: readonly (readonly [q: number, r: number])[];
  /** The order of hexes from north to south, then west to east. */
  readonly order: readonly number[];
  readonly neighbours: readonly (readonly HexId[])[];
  /** From a macrohex: macrohexes to each other one (endor/fire/range). */
  readonly ranges: (from: MacrohexId) => readonly number[];
  readonly reach: (unitClass: UnitClass, from: HexId) => Reach;
  readonly approach: (unitClass: UnitClass, goal: HexId) => Approach;
};

/** Whether a unit of a class may stand on a hex (endor/terrain/…). */
export function mayEnter(map: Pick<GameMap, 'terrain'>, unitClass: UnitClass, hex: HexId): boolean {
  return mayStandOn(unitClass, map.terrain[hex]);
}

/** Reads a map and works out what the rules ask of it. Throws `InputError`, which names the bad place. */
export function readMap(input: unknown, care: Care = 'file'): GameMap {
  const file = readMapFile(input, care);
  const raw = file.macrohexes;
  const axial = raw.flatMap(({ centre }) => AROUND.map(([q, r]): [number, number] => [centre[0] + q, centre[1] + r]));
  const names = raw.flatMap(({ id }) => AROUND.map((_, i) => `${id}.${i}`));
  const terrain = raw.flatMap((macrohex) => macrohex.terrain);
  const { hexes, neighbours } = hexGrid(axial.map(([q, r]): Cell => [q + (r - (r & 1)) / 2, r]));
  const macrohexes = raw.map(
    ({ id, area }, i): Macrohex => ({ index: i as MacrohexId, id, area, hexes: hexes.slice(i * SEVEN, i * SEVEN + SEVEN) }),
  );
  const ground = { neighbours, mayEnter: (unitClass: UnitClass, hex: HexId) => mayStandOn(unitClass, terrain[hex]) };
  return {
    id: file.id,
    names,
    hexes,
    hexByName: new Map(names.map((name, i) => [name, i as HexId])),
    terrain,
    macrohexOf: hexes.map((hex) => Math.floor(hex / SEVEN) as MacrohexId),
    macrohexes,
    entrance: file.entrance as HexId,
    reinforcements: file.reinforcements.map(({ macrohex, die }) => ({ macrohex: macrohex as MacrohexId, die })),
    axial,
    order: axial.map(([q, r]) => r * 1000 + q),
    neighbours,
    ranges: remembered(raw.length, raw.length, (from) => raw.map((to) => steps(to.a - at(raw, from).a, to.b - at(raw, from).b))),
    reach: byClass(hexes.length, REACH, (unitClass, from) => reachFrom(ground, unitClass, from)),
    approach: byClass(hexes.length, hexes.length, (unitClass, goal) => approachTo(ground, unitClass, goal)),
  };
}

/** So many hexes lie within five steps of one, itself included, and each has a cost. */
const REACH = 2 * 91;
const CLASSES = 4;

function byClass<T>(hexes: number, size: number, make: (unitClass: UnitClass, hex: HexId) => T) {
  const made = remembered(hexes * CLASSES, size, (key) => make((key % CLASSES) as UnitClass, Math.floor(key / CLASSES) as HexId));
  return (unitClass: UnitClass, hex: HexId): T => made(hex * CLASSES + unitClass);
}

/** Steps between two places whose axial coordinates differ by so much. */
function steps(dq: number, dr: number): number {
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
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
  const [from, to] = [at(map.axial, a), at(map.axial, b)];
  return steps(to[0] - from[0], to[1] - from[1]);
}

/** Macrohexes from the macrohex of a hex to each other one. */
export function rangesFrom(map: GameMap, hex: HexId): readonly number[] {
  return map.ranges(macrohexAt(map, hex));
}

/** Macrohexes between two hexes (endor/fire/range). */
export function rangeOf(map: GameMap, from: HexId, to: HexId): number {
  return at(rangesFrom(map, from), macrohexAt(map, to));
}

/** What it costs to a hex within reach. */
export function costTo({ hexes, costs }: Reach, hex: HexId): number {
  return costs[hexes.indexOf(hex)] ?? FAR;
}

export function approachFrom(approach: Approach, hex: HexId): number {
  return approach[hex] as number;
}

/** Movement points on foot to the entrance. */
export function wayToEntrance(map: GameMap, from: HexId): number {
  return from === map.entrance ? 0 : approachFrom(map.approach(FOOT, map.entrance), from) + 1;
}

export const STANDARD_MAP: GameMap = readMap(standard);
