/** The battlefield: 67 hexes in seven rows of 10 and 9, sections, baselines, lines of sight (rules 2, 9). */
import { at, type Cell, type HexId, hexDistance, hexGrid, type SightLine, sightLine } from '@wartable/kernel';

export const ROWS = 7;
/** 0 is the Rebel side (south), 1 the Empire (north). */
export type Side = 0 | 1;
export const SIDES: readonly [0, 1] = [0, 1];
export const SIDE_NAMES = ['rebel', 'empire'] as const;
export type SideName = (typeof SIDE_NAMES)[number];

export function sideNamed(name: SideName): Side {
  return name === 'rebel' ? 0 : 1;
}

export const SECTIONS = ['left', 'center', 'right'] as const;

function rowLength(row: number): number {
  return row % 2 === 0 ? 10 : 9;
}

const playable: Cell[] = [];
for (let row = 0; row < ROWS; row++) for (let col = 0; col < rowLength(row); col++) playable.push([col, row]);
/** Half hexes at the ends of the short rows: nobody enters them, but they obstruct (hoth/sight/half-hexes). */
const halves: Cell[] = [1, 3, 5].flatMap((row): Cell[] => [
  [-1, row],
  [9, row],
]);

export const HEX_COUNT = playable.length;
const grid = hexGrid([...playable, ...halves]);
/** All hexes that can be entered, row by row. */
export const HEXES: readonly HexId[] = grid.hexes.slice(0, HEX_COUNT);

const DISTANCE = grid.cells.map((a) => grid.cells.map((b) => hexDistance(a, b)));
const NEIGHBOURS = HEXES.map((hex) => at(grid.neighbours, hex).filter((next) => next < HEX_COUNT));
const ROW = playable.map(([, row]) => row);

export function neighboursOf(hex: HexId): readonly HexId[] {
  return NEIGHBOURS[hex] as readonly HexId[];
}

/** Steps from a hex to each hex, whatever is on the way. */
export function distancesFrom(hex: HexId): readonly number[] {
  return DISTANCE[hex] as readonly number[];
}

export function distance(from: HexId, to: HexId): number {
  return (DISTANCE[from] as readonly number[])[to] as number;
}

export function rowOf(hex: HexId): number {
  return ROW[hex] as number;
}

/** "A1" is the west end of the Imperial baseline, "J7" the east end of the Rebel baseline. */
export const HEX_NAMES: readonly string[] = playable.map(([col, row]) => `${String.fromCharCode(65 + col)}${row + 1}`);

const idByName = new Map(HEXES.map((hex) => [hexName(hex), hex]));

export function hexByName(name: string): HexId | undefined {
  return idByName.get(name);
}

/** The same for a name that is known to be one. */
export function hexNamed(name: string): HexId {
  return idByName.get(name) as HexId;
}

export function hexName(hex: HexId): string {
  return HEX_NAMES[hex] as string;
}

export function hexAt(col: number, row: number): HexId {
  return grid.at(col, row) as HexId;
}

export const BASELINES: readonly [readonly HexId[], readonly HexId[]] = [hexesInRow(ROWS - 1), hexesInRow(0)];

function hexesInRow(row: number): HexId[] {
  return HEXES.filter((hex) => rowOf(hex) === row);
}

const TOWARDS_BASELINE = [towards(1), towards(-1)] as const;

function towards(step: 1 | -1): HexId[][] {
  return HEXES.map((hex) => neighboursOf(hex).filter((next) => rowOf(next) - rowOf(hex) === step));
}

/** The hexes one step nearer to a side's own baseline (hoth/retreat/direction). */
export function towardsBaseline(side: Side, hex: HexId): readonly HexId[] {
  return TOWARDS_BASELINE[side][hex] as readonly HexId[];
}

const SECTION_BITS = [playable.map(sectionBits), playable.map((cell) => mirrored(sectionBits(cell)))] as const;

/** The sections a hex belongs to, as seen by a side: bit 0 left, bit 1 centre, bit 2 right (hoth/board/sections). */
export function sectionsOf(side: Side, hex: HexId): number {
  return SECTION_BITS[side][hex] as number;
}

function sectionBits([col, row]: Cell): number {
  if (row % 2 === 0) return col <= 2 ? 1 : col <= 6 ? 2 : 4;
  return (col <= 2 ? 1 : 0) | (col >= 2 && col <= 6 ? 2 : 0) | (col >= 6 ? 4 : 0);
}

/** Left and right change with the seat. */
function mirrored(bits: number): number {
  return (bits & 2) | (bits & 1 ? 4 : 0) | (bits & 4 ? 1 : 0);
}

const lines: (SightLine | undefined)[] = new Array(HEX_COUNT * HEX_COUNT);

/** What the line between two hexes meets; ids from `HEX_COUNT` up are half hexes. Worked out once. */
export function lineBetween(from: HexId, to: HexId): SightLine {
  const key = from * HEX_COUNT + to;
  let line = lines[key];
  if (!line) {
    line = sightLine(grid, from, to);
    lines[key] = line;
  }
  return line;
}
