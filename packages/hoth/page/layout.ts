/** Where the hexes of the battlefield lie: seven rows of 10 and 9. */
import { type Hex, type Layout, type Point, RADIUS, STEP, WIDE } from '@wartable/web/board/hexes.ts';

const ROW_LENGTHS = [10, 9, 10, 9, 10, 9, 10] as const;

export const FIELD = { left: -50, top: -RADIUS, width: 1000, height: STEP * 6 + RADIUS * 2 } as const;
/** Room around the field, for snow, labels and shadows. */
const MARGIN = 44;
/** The two lines between the sections run straight down through the hexes of the short rows. */
export const SECTION_LINES = [250, 650] as const;

type Place = { readonly col: number; readonly row: number };
const PLACES: readonly Place[] = ROW_LENGTHS.flatMap((length, row) => Array.from({ length }, (_, col) => ({ col, row })));
const IDS = new Map(PLACES.map(({ col, row }, hex) => [`${col},${row}`, hex]));

export const HEXES: readonly Hex[] = PLACES.map((_, hex) => hex);
export const LAST_ROW = ROW_LENGTHS.length - 1;

const pointAt = ({ col, row }: Place): Point => [col * WIDE + (row % 2) * (WIDE / 2), row * STEP];

export const CENTRES: readonly Point[] = PLACES.map(pointAt);
/** The half hexes at both ends of the short rows. */
export const HALVES: readonly Point[] = [1, 3, 5].flatMap((row) => [pointAt({ col: -1, row }), pointAt({ col: 9, row })]);

export function centre(hex: Hex): Point {
  return CENTRES[hex] ?? [0, 0];
}

export function rowOf(hex: Hex): number {
  return PLACES[hex]?.row ?? 0;
}

/** "A1" is the west end of the Imperial edge. */
export function nameOf(hex: Hex): string {
  const { col, row } = PLACES[hex] ?? { col: 0, row: 0 };
  return `${String.fromCharCode(65 + col)}${row + 1}`;
}

const BY_NAME = new Map(HEXES.map((hex) => [nameOf(hex), hex]));

export function hexNamed(name: string): Hex {
  return BY_NAME.get(name) ?? 0;
}

export function isHexName(name: string): boolean {
  return BY_NAME.has(name);
}

export function neighbours(hex: Hex): Hex[] {
  const { col, row } = PLACES[hex] ?? { col: 0, row: 0 };
  const east = row % 2;
  const around: readonly [number, number][] = [
    [col + 1, row],
    [col + east, row + 1],
    [col - 1 + east, row + 1],
    [col - 1, row],
    [col - 1 + east, row - 1],
    [col + east, row - 1],
  ];
  return around.flatMap(([c, r]) => IDS.get(`${c},${r}`) ?? []);
}

/** Pairs of neighbours that are both in the list, each pair once. */
export function links(hexes: readonly Hex[]): [Hex, Hex][] {
  const among = new Set(hexes);
  return hexes.flatMap((hex) =>
    neighbours(hex).flatMap((next): [Hex, Hex][] => (next > hex && among.has(next) ? [[hex, next]] : [])),
  );
}

export const LAYOUT: Layout = {
  centres: CENTRES,
  neighbours,
  nameOf,
  drawing: {
    x: FIELD.left - MARGIN,
    y: FIELD.top - MARGIN,
    width: FIELD.width + 2 * MARGIN,
    height: FIELD.height + 2 * MARGIN,
  },
  middle: 33,
};
