/** Pointy-top hexes on a drawing: one unit is one hundredth of a hex's width. A layout says where the hexes of a map lie. */
export type Hex = number;
export type Point = readonly [x: number, y: number];

export const WIDE = 100;
export const RADIUS = WIDE / Math.sqrt(3);
export const STEP = RADIUS * 1.5;

export type Layout = {
  /** By hex. */
  readonly centres: readonly Point[];
  readonly neighbours: (hex: Hex) => readonly Hex[];
  readonly nameOf: (hex: Hex) => string;
  /** The whole drawing, in its own units. */
  readonly drawing: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Where the cursor of the keyboard starts. */
  readonly middle: Hex;
};

/** The hex under a point of the drawing. */
export function hexAtPoint({ centres }: Layout, x: number, y: number): Hex | undefined {
  let best: Hex | undefined;
  let least = RADIUS * RADIUS;
  for (const [hex, [cx, cy]] of centres.entries()) {
    const square = (x - cx) ** 2 + (y - cy) ** 2;
    if (square < least && Math.abs(x - cx) <= WIDE / 2) [best, least] = [hex, square];
  }
  return best;
}

const DIRECTIONS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

/** Which of eight directions leads from one point to another; the north is above. */
export function directionOf([x, y]: Point, [toX, toY]: Point): (typeof DIRECTIONS)[number] {
  const eighth = Math.round(Math.atan2(toY - y, toX - x) / (Math.PI / 4));
  return DIRECTIONS[(eighth + 8) % 8] ?? 'e';
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/**
 * The next hex for an arrow key: along the row, or to the nearer neighbour above or below. Both are equally near, so `lean`
 * (the column the walk began in, as an x of the drawing) decides.
 */
export function stepFrom({ centres, neighbours }: Layout, hex: Hex, arrow: Arrow, lean: number): Hex {
  const at = (one: Hex): Point => centres[one] ?? [0, 0];
  const [x, y] = at(hex);
  const level = (ny: number): boolean => Math.abs(ny - y) < 1;
  const ahead = neighbours(hex).filter((next) => {
    const [nx, ny] = at(next);
    if (arrow === 'ArrowLeft') return level(ny) && nx < x;
    if (arrow === 'ArrowRight') return level(ny) && nx > x;
    return !level(ny) && ny < y === (arrow === 'ArrowUp');
  });
  const off = (next: Hex): number => Math.abs(at(next)[0] - lean);
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
