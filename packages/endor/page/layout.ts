/**
 * Where everything lies on the drawing. Hexes of the map keep their numbers; behind them come the cells of the complex, drawn as an
 * inset: first its door, then the places of those inside. So marks and picks reach into the complex as everywhere else.
 */
import type { GameMap } from '@wartable/endor/telling';
import { corners, type Hex, hexPath, type Layout, type Point, RADIUS, WIDE } from '@wartable/web/board/hexes.ts';
import { type Axial, dividers, loopsOf, pointOf } from './geometry.ts';

type Box = Layout['drawing'];

export type EndorLayout = Layout & {
  readonly map: GameMap;
  readonly axial: readonly Axial[];
  /** The complex as one place: its door. */
  readonly complex: Hex;
  /** The places of pieces inside. */
  readonly cells: readonly Hex[];
  readonly inset: Box;
  readonly field: Box;
  /** Borders of each macrohex, clockwise. */
  readonly macrohexes: readonly (readonly Point[])[];
  readonly fieldLoops: readonly (readonly Point[])[];
  readonly grid: string;
  readonly macrohexLines: string;
};

const MARGIN = 44;
/** Room in the east for the dice of arriving units. */
const ARRIVAL = 84;
const CELL_ROWS = [4, 3, 4] as const;
/** From the cells to the frame around them, and the strip with their name. */
const PAD = 12;
export const STRIP = 34;
const layouts = new WeakMap<GameMap, EndorLayout>();

export function layoutOf(map: GameMap): EndorLayout {
  const known = layouts.get(map) ?? worked(map);
  layouts.set(map, known);
  return known;
}

function worked(map: GameMap): EndorLayout {
  const { axial } = map;
  const hexes = axial.map(pointOf);
  const field = boxOf(hexes.flatMap((at) => corners(at)));
  const inside = cellsBeside(axial, hexes);
  const cells = boxOf(inside.flatMap((at) => corners(at)));
  const inset = {
    x: cells.x - PAD,
    y: cells.y - PAD - STRIP,
    width: cells.width + 2 * PAD,
    height: cells.height + 2 * PAD + STRIP,
  };
  const centres = [...hexes, inside[inside.length - 1] as Point, ...inside.slice(0, -1)];
  const complex = hexes.length;
  const around = neighboursOf(map, centres, complex);
  return {
    map,
    axial,
    centres,
    complex,
    cells: inside.slice(1).map((_, i) => complex + 1 + i),
    inset,
    field,
    neighbours: (hex) => around[hex] ?? [],
    nameOf: (hex) => (hex >= complex ? 'complex' : (map.names[hex] ?? '')),
    middle: map.entrance,
    drawing: boxOf([
      [field.x - MARGIN, field.y - MARGIN],
      [field.x + field.width + ARRIVAL, field.y + field.height + MARGIN],
      [inset.x - PAD, inset.y - PAD],
    ]),
    macrohexes: map.macrohexes.map(({ hexes: own }) => loopsOf(own.map((hex) => axial[hex] as Axial))[0] ?? []),
    fieldLoops: loopsOf(axial),
    grid: hexes.map((at) => hexPath(at)).join(''),
    macrohexLines: dividers(axial, map.macrohexOf),
  };
}

/** Cells in the rows of the map, in the corner north-west of it, as far to the east as there is room. */
function cellsBeside(axial: readonly Axial[], hexes: readonly Point[]): Point[] {
  const top = axial.reduce((least, [, r]) => Math.min(least, r), Number.POSITIVE_INFINITY);
  const at = (shift: number): Point[] =>
    CELL_ROWS.flatMap((length, row) =>
      Array.from({ length }, (_, col) => pointOf([shift + col - Math.floor(row / 2), top + row])),
    );
  const isFree = (cells: readonly Point[]): boolean =>
    cells.every(([x, y]) => hexes.every(([hx, hy]) => Math.hypot(hx - x, hy - y) > WIDE * 1.7));
  let shift = 0;
  while (!isFree(at(shift)) && shift > -99) shift--;
  return at(shift);
}

/** Cells are neighbours of each other, and of the first hex of their row, so that the arrow keys lead into the complex. */
function neighboursOf(map: GameMap, centres: readonly Point[], complex: Hex): Hex[][] {
  const around = centres.map((_, hex): Hex[] => [...(map.neighbours[hex] ?? [])]);
  const rows = new Map<number, Hex[]>();
  centres.forEach(([x, y], hex) => {
    rows.set(y, [...(rows.get(y) ?? []), hex]);
    if (hex < complex) return;
    for (const [other, [ox, oy]] of centres.entries())
      if (other !== hex && Math.hypot(ox - x, oy - y) < WIDE * 1.2) around[hex]?.push(other);
  });
  const west = (a: Hex, b: Hex): number => (centres[a]?.[0] ?? 0) - (centres[b]?.[0] ?? 0);
  for (const row of rows.values()) {
    const cell = row
      .filter((hex) => hex >= complex)
      .sort(west)
      .at(-1);
    const hex = row.filter((one) => one < complex).sort(west)[0];
    if (cell === undefined || hex === undefined) continue;
    around[cell]?.push(hex);
    around[hex]?.push(cell);
  }
  return around;
}

function boxOf(points: readonly Point[]): Box {
  let [west, north, east, south] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of points) {
    west = Math.min(west, x);
    north = Math.min(north, y);
    east = Math.max(east, x);
    south = Math.max(south, y);
  }
  return { x: west, y: north, width: east - west, height: south - north };
}

export function centre(layout: Layout, hex: Hex): Point {
  return layout.centres[hex] ?? [0, 0];
}

/** Borders of macrohexes taken together. */
export function bordersOf(layout: EndorLayout, macrohexes: readonly number[]): Point[][] {
  return loopsOf(macrohexes.flatMap((m) => layout.map.macrohexes[m]?.hexes.map((hex) => layout.axial[hex] as Axial) ?? []));
}

/** Where three hexes meet, above the middle of a macrohex: the freest spot for its name. */
export function nameSpot(layout: EndorLayout, macrohex: number): Point {
  const [x, y] = centre(layout, layout.map.macrohexes[macrohex]?.hexes[0] ?? 0);
  return [x, y - RADIUS];
}

/** Below its middle. */
export function footSpot(layout: EndorLayout, macrohex: number): Point {
  const [x, y] = centre(layout, layout.map.macrohexes[macrohex]?.hexes[0] ?? 0);
  return [x, y + RADIUS];
}
