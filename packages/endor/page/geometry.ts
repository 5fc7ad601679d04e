/** Outlines of any set of hexes on the drawing. */
import { corners, type Point, STEP, WIDE } from '@wartable/web/board/hexes.ts';

export type Axial = readonly [q: number, r: number];

const round = (value: number): number => Math.round(value * 10) / 10;
export const pointOf = ([q, r]: Axial): Point => [round((q + r / 2) * WIDE), round(r * STEP)];

/** Across edge i of `corners` lies this neighbour. */
const ACROSS: readonly Axial[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

type Edge = { readonly from: Point; readonly to: Point; readonly across: Axial };

const keyOf = ([q, r]: Axial): string => `${q},${r}`;
/** Corners of neighbours differ by rounding; whole units tell them apart well enough. */
const spotOf = ([x, y]: Point): string => `${Math.round(x / 4)},${Math.round(y / 4)}`;

function edgesOf(hex: Axial): Edge[] {
  const around = corners(pointOf(hex));
  return ACROSS.map(([q, r], i) => ({
    from: around[i] as Point,
    to: around[(i + 1) % 6] as Point,
    across: [hex[0] + q, hex[1] + r],
  }));
}

/** The borders of a set of hexes as closed ways, clockwise; holes run the other way. */
export function loopsOf(hexes: readonly Axial[]): Point[][] {
  const inside = new Set(hexes.map(keyOf));
  const outer = hexes.flatMap((hex) => edgesOf(hex).filter(({ across }) => !inside.has(keyOf(across))));
  const byStart = new Map<string, Edge[]>();
  for (const edge of outer) byStart.set(spotOf(edge.from), [...(byStart.get(spotOf(edge.from)) ?? []), edge]);
  const loops: Point[][] = [];
  for (const start of outer) {
    const loop: Point[] = [];
    let edge = take(byStart, start.from);
    while (edge) {
      loop.push(edge.from);
      edge = take(byStart, edge.to);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

function take(byStart: Map<string, Edge[]>, at: Point): Edge | undefined {
  return byStart.get(spotOf(at))?.pop();
}

/** The same way, moved to its inner side. */
export function inset(loop: readonly Point[], by: number): Point[] {
  const direction = ([ax, ay]: Point, [bx, by_]: Point): Point => {
    const length = Math.hypot(bx - ax, by_ - ay) || 1;
    return [(bx - ax) / length, (by_ - ay) / length];
  };
  return loop.map((at, i) => {
    const before = direction(loop[(i + loop.length - 1) % loop.length] as Point, at);
    const after = direction(at, loop[(i + 1) % loop.length] as Point);
    const share = by / (1 + before[0] * after[0] + before[1] * after[1]);
    return [at[0] - (before[1] + after[1]) * share, at[1] + (before[0] + after[0]) * share];
  });
}

/** Edges between hexes that `group` puts apart, each once; hexes without a group are outside. */
export function dividers(hexes: readonly Axial[], group: readonly unknown[]): string {
  const groups = new Map(hexes.map((hex, i) => [keyOf(hex), group[i]]));
  const seen = new Set<string>();
  const lines = hexes.flatMap((hex, i) =>
    edgesOf(hex).flatMap(({ from, to, across }) => {
      const middle = spotOf([from[0] + to[0], from[1] + to[1]]);
      if (seen.has(middle) || groups.get(keyOf(across)) === group[i]) return [];
      seen.add(middle);
      return [`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`];
    }),
  );
  return lines.join('');
}

const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;

/** A path moved and made larger or smaller: capital letters are places, small ones are ways. */
export function placed(path: string, x: number, y: number, acrossBy: number, downBy: number): string {
  return path.replace(COMMAND, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const here = command === command.toUpperCase();
    const across = (value: number): number => value * acrossBy + (here ? x : 0);
    const down = (value: number): number => value * downBy + (here ? y : 0);
    const moved = numbers.map((value, i) => {
      if (command === 'H' || command === 'h') return across(value);
      if (command === 'V' || command === 'v') return down(value);
      return i % 2 === 0 ? across(value) : down(value);
    });
    return `${command}${moved.map((value) => value.toFixed(1)).join(' ')}`;
  });
}
