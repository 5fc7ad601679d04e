/** Where hexes lie on the drawing: pointy-top, seven rows of 10 and 9, one unit = one hundredth of a hex's width. */
export type Hex = number;
export type Point = readonly [x: number, y: number];

const WIDE = 100;
export const RADIUS = WIDE / Math.sqrt(3);
const STEP = RADIUS * 1.5;
const ROW_LENGTHS = [10, 9, 10, 9, 10, 9, 10] as const;

export const FIELD = { left: -50, top: -RADIUS, width: 1000, height: STEP * 6 + RADIUS * 2 } as const;
/** Room around the field, for snow, labels and shadows. */
export const MARGIN = 44;
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

/** The hex under a point of the drawing. */
export function hexAtPoint(x: number, y: number): Hex | undefined {
  let best: Hex | undefined;
  let least = RADIUS * RADIUS;
  for (const hex of HEXES) {
    const [cx, cy] = centre(hex);
    const square = (x - cx) ** 2 + (y - cy) ** 2;
    if (square < least && Math.abs(x - cx) <= WIDE / 2) [best, least] = [hex, square];
  }
  return best;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/**
 * The next hex for an arrow key: along the row, or to the nearer neighbour above or below. Both are equally near, so `lean`
 * (the column the walk began in, as an x of the drawing) decides.
 */
export function stepFrom(hex: Hex, arrow: Arrow, lean: number): Hex {
  const { row } = PLACES[hex] ?? { row: 0 };
  const [x] = centre(hex);
  const ahead = neighbours(hex).filter((next) => {
    const [nx] = centre(next);
    if (arrow === 'ArrowLeft') return rowOf(next) === row && nx < x;
    if (arrow === 'ArrowRight') return rowOf(next) === row && nx > x;
    return rowOf(next) === row + (arrow === 'ArrowUp' ? -1 : 1);
  });
  const off = (next: Hex): number => Math.abs(centre(next)[0] - lean);
  return ahead.reduce((best, next) => (off(next) < off(best) ? next : best), ahead[0] ?? hex);
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function corners([x, y]: Point, inset = 0): Point[] {
  const r = RADIUS - inset / Math.cos(Math.PI / 6);
  return Array.from({ length: 6 }, (_, i): Point => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return [round(x + r * Math.cos(angle)), round(y + r * Math.sin(angle))];
  });
}

export const closed = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
export const open = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

export function hexPath(at: Point, inset = 0): string {
  return closed(corners(at, inset));
}

/** The hex around the origin, for groups that are moved to their place. */
export const HEX_SHAPE = hexPath([0, 0]);
