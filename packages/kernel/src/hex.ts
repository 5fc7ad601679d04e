/**
 * Hexes: pointy-top, in rows, every odd row shifted half a hex to the east. All geometry is in integers:
 * a hex at [col, row] has its centre at X = 2·col + (row & 1), Y = 3·row and its corners at (0, ±2) and (±1, ±1) around it.
 */
import type { Brand } from './brand.ts';

/** A hex by its place in `HexGrid.cells`. */
export type HexId = Brand<number, 'hex'>;
export type Cell = readonly [col: number, row: number];

export type HexGrid = {
  readonly hexes: readonly HexId[];
  readonly cells: readonly Cell[];
  /** The neighbours of each hex that are on the grid. */
  readonly neighbours: readonly (readonly HexId[])[];
  readonly at: (col: number, row: number) => HexId | undefined;
};

/** What the straight line between two centres meets on its way; its two ends are left out. */
export type SightLine = {
  /** Hexes whose inside the line crosses. */
  readonly crossed: readonly HexId[];
  /** Hexes along whose edge the line runs, on its left and on its right. */
  readonly left: readonly HexId[];
  readonly right: readonly HexId[];
};

const key = (col: number, row: number): string => `${col},${row}`;

export function hexGrid(cells: readonly Cell[]): HexGrid {
  const hexes = cells.map((_, i) => i as HexId);
  const ids = new Map(cells.map(([col, row], i) => [key(col, row), hexes[i]]));
  const at = (col: number, row: number): HexId | undefined => ids.get(key(col, row));
  const neighbours = cells.map((cell) => neighbourCells(cell).flatMap(([col, row]) => at(col, row) ?? []));
  return { hexes, cells, neighbours, at };
}

/** The six cells around one, clockwise from the east. */
export function neighbourCells([col, row]: Cell): Cell[] {
  const shift = row & 1;
  return [
    [col + 1, row],
    [col + shift, row + 1],
    [col - 1 + shift, row + 1],
    [col - 1, row],
    [col - 1 + shift, row - 1],
    [col + shift, row - 1],
  ];
}

/** Steps between two hexes on an endless board. */
export function hexDistance(a: Cell, b: Cell): number {
  const q = ([col, row]: Cell): number => col - (row - (row & 1)) / 2;
  const dq = q(a) - q(b);
  const dr = a[1] - b[1];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The line between two hexes of a grid. Hexes touched in a single point count for nothing. */
export function sightLine(grid: HexGrid, from: HexId, to: HexId): SightLine {
  const line: { readonly [Kind in keyof SightLine]: HexId[] } = { crossed: [], left: [], right: [] };
  const start = centre(grid, from);
  const end = centre(grid, to);
  const dx = end[0] - start[0];
  const dy = end[1] - start[1];
  for (const hex of grid.hexes) {
    if (hex === from || hex === to) continue;
    const [x, y] = centre(grid, hex);
    const touch = clip(start[0] - x, start[1] - y, dx, dy);
    if (touch === 'crossed') line.crossed.push(hex);
    if (touch !== 'grazed') continue;
    const side = dx * (y - start[1]) - dy * (x - start[0]);
    (side < 0 ? line.left : line.right).push(hex);
  }
  return line;
}

function centre({ cells }: HexGrid, hex: HexId): [number, number] {
  const [col, row] = cells[hex] ?? [0, 0];
  return [2 * col + (row & 1), 3 * row];
}

/** The hexagon around the origin as half-planes a·x + b·y ≤ c, from the corners (0, ±2) and (±1, ±1). */
const HALF_PLANES: readonly (readonly [a: number, b: number, c: number])[] = [
  [1, 0, 1],
  [-1, 0, 1],
  [1, 1, 2],
  [1, -1, 2],
  [-1, 1, 2],
  [-1, -1, 2],
];

/** How the segment (x, y) + t·(dx, dy), 0 ≤ t ≤ 1, meets the hexagon around the origin: not at all or in a point, inside, or along an edge. */
function clip(x: number, y: number, dx: number, dy: number): 'missed' | 'crossed' | 'grazed' {
  // t runs from low to high, both as fractions with positive denominators.
  let low: [number, number] = [0, 1];
  let high: [number, number] = [1, 1];
  let along = false;
  for (const [a, b, c] of HALF_PLANES) {
    const value = a * x + b * y - c;
    const slope = a * dx + b * dy;
    if (slope === 0) {
      if (value > 0) return 'missed';
      if (value === 0) along = true;
      continue;
    }
    // value + t·slope ≤ 0
    const bound: [number, number] = slope > 0 ? [-value, slope] : [value, -slope];
    if (slope > 0 && less(bound, high)) high = bound;
    if (slope < 0 && less(low, bound)) low = bound;
  }
  if (!less(low, high)) return 'missed';
  return along ? 'grazed' : 'crossed';
}

function less(a: readonly [number, number], b: readonly [number, number]): boolean {
  return a[0] * b[1] < b[0] * a[1];
}
