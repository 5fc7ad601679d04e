/** Where the drawing must lie so that what matters is in sight: within the frame, under nothing that lies over it. */
import { WIDE } from './hexes.ts';

export type Spot = { readonly x: number; readonly y: number };
/** How the drawing lies in the frame: its corner in pixels, and pixels for each of its units. */
export type Lie = Spot & { readonly scale: number };
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Size = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Frame = {
  readonly wide: number;
  readonly high: number;
  /** What lies over the board, in pixels of the frame. */
  readonly covers: readonly Box[];
};

export const EDGES = ['left', 'right', 'top', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

/** So much of a hex, from its middle, must be in the frame, and so much of it free of what lies over the board; where there is room, more. */
const [WITHIN, FREE, ROOMY] = [WIDE * 0.42, WIDE * 0.3, 1.6];
/** A cover this long, as a part of the frame, takes a strip away. */
const STRIP = 0.6;
/** How many places are tried along each side of the frame. */
const TRIES = 28;
const STRIDE = 0.94;
/** Browsers round. */
const ALMOST = 0.99;

/** What is left of the frame beside covers that run along one of its sides. */
export function roomIn({ wide, high, covers }: Frame): Box {
  let [left, top, right, bottom] = [0, 0, wide, high];
  for (const cover of covers) {
    if (cover.right - cover.left > wide * STRIP) {
      if (cover.bottom + cover.top > high) bottom = Math.min(bottom, cover.top);
      else top = Math.max(top, cover.bottom);
    } else if (cover.bottom - cover.top > high * STRIP) {
      if (cover.right + cover.left > wide) right = Math.min(right, cover.left);
      else left = Math.max(left, cover.right);
    }
  }
  // Where next to nothing is left, what is there will go again.
  return right - left < wide / 3 || bottom - top < high / 3
    ? { left: 0, top: 0, right: wide, bottom: high }
    : { left, top, right, bottom };
}

/** The drawing fills the room or, where it is smaller, lies in its middle. */
export function held({ x, y, scale }: Lie, room: Box, drawing: Size): Lie {
  const within = (at: number, from: number, to: number, size: number): number =>
    size <= to - from ? from + (to - from - size) / 2 : Math.max(to - size, Math.min(from, at));
  return {
    scale,
    x: within(x, room.left, room.right, drawing.width * scale),
    y: within(y, room.top, room.bottom, drawing.height * scale),
  };
}

/** Where a point of the drawing lies in the frame. */
export function spotAt({ x, y }: Spot, lie: Lie, drawing: Size): Spot {
  return { x: lie.x + (x - drawing.x) * lie.scale, y: lie.y + (y - drawing.y) * lie.scale };
}

export function isSeen({ x, y }: Spot, scale: number, { wide, high, covers }: Frame, roomy = 1): boolean {
  const [within, free] = [WITHIN * scale * roomy, FREE * scale * roomy];
  if (x < within || y < within || x > wide - within || y > high - within) return false;
  return !covers.some(
    ({ left, top, right, bottom }) => x + free > left && x - free < right && y + free > top && y - free < bottom,
  );
}

/** The side of the frame towards which a point lies that is not seen. */
export function edgeTowards({ x, y }: Spot, { wide, high }: Frame): Edge {
  const over: Readonly<Record<Edge, number>> = { left: -x, right: x - wide, top: -y, bottom: y - high };
  return EDGES.reduce((most, edge) => (over[edge] > over[most] ? edge : most));
}

/** How far from its edge an arrow may lie, in its own sizes: farther in, it would seem to point at what is beside it. */
const NEAR = 1.6;

/** Where an arrow of this size points at each of these sides: near its middle, where it covers neither what lies over the board nor another arrow nor, if possible, what can be chosen. */
export function arrowSpots(
  frame: Frame,
  size: number,
  taken: readonly Box[],
  edges: readonly Edge[],
): Readonly<Partial<Record<Edge, Spot>>> {
  const { wide, high } = frame;
  const covers = [...frame.covers];
  const [half, gap] = [size / 2, 4];
  const isFree = ({ x, y }: Spot, of: readonly Box[]): boolean =>
    of.every(({ left, top, right, bottom }) => x + half <= left || x - half >= right || y + half <= top || y - half >= bottom);
  /** From the edge inwards, from the middle outwards. */
  const near = (long: number, deep: number, at: (along: number, depth: number) => Spot): Spot => {
    const spots = [];
    for (let depth = half + gap; depth < Math.min(deep / 2, size * NEAR); depth += half)
      for (let off = 0; off < long / 2 - half; off += half) spots.push(at(long / 2 + off, depth), at(long / 2 - off, depth));
    return (
      spots.find((spot) => isFree(spot, [...covers, ...taken])) ??
      spots.find((spot) => isFree(spot, covers)) ??
      at(long / 2, half + gap)
    );
  };
  const place: Readonly<Record<Edge, () => Spot>> = {
    left: () => near(high, wide, (y, x) => ({ x, y })),
    right: () => near(high, wide, (y, x) => ({ x: wide - x, y })),
    top: () => near(wide, high, (x, y) => ({ x, y })),
    bottom: () => near(wide, high, (x, y) => ({ x, y: high - y })),
  };
  return Object.fromEntries(
    edges.map((edge) => {
      const spot = place[edge]();
      covers.push({ left: spot.x - half, top: spot.y - half, right: spot.x + half, bottom: spot.y + half });
      return [edge, spot];
    }),
  );
}

/** What must stay free around the middle of a hex. */
export function boxAround({ x, y }: Spot, scale: number): Box {
  const free = FREE * scale;
  return { left: x - free, top: y - free, right: x + free, bottom: y + free };
}

export type Wanted = {
  /** In units of the drawing. */
  readonly points: readonly Spot[];
  /** Of these as many as possible, but each of those. */
  readonly first: readonly Spot[];
  /** A finger must be able to hit what is shown: no smaller than this where that can be. */
  readonly least: number;
  /** Where it is smaller now, it becomes as large as this if all fits. */
  readonly best: number;
};

/** The nearest lie that shows all; else the one that shows most. Undefined where all is seen as it lies. */
export function lieFor(wanted: Wanted, now: Lie, frame: Frame, drawing: Size): Lie | undefined {
  const { points, first, least, best } = wanted;
  const seen = (lie: Lie, of: readonly Spot[], roomy = 1): number =>
    of.reduce((sum, point) => sum + (isSeen(spotAt(point, lie, drawing), lie.scale, frame, roomy) ? 1 : 0), 0);
  const all = [...first, ...points];
  const worth = points.length + 1;
  const count = (lie: Lie): number => seen(lie, points) + seen(lie, first) * worth;
  const full = points.length + first.length * worth;
  const isLarge = now.scale > least * ALMOST;
  const room = roomIn(frame);
  if (isLarge && count(now) === full) {
    // What lay along a side and has gone again may have pushed out what has room.
    const back = held(now, room, drawing);
    return isCut(now, frame, drawing) && count(back) === full ? back : undefined;
  }
  const middle = middleOf(all);
  /** What has another size lies best in the middle; what has not, where it is. */
  const farOf = (lie: Lie): number => {
    if (lie.scale === now.scale) return Math.hypot(lie.x - now.x, lie.y - now.y);
    const { x, y } = spotAt(middle, lie, drawing);
    return Math.hypot(x - (room.left + room.right) / 2, y - (room.top + room.bottom) / 2);
  };
  let [found, most] = [now, -1];
  for (const scale of scalesFrom(isLarge ? now.scale : best, least)) {
    let [roomiest, nearest] = [-1, 0];
    for (const lie of liesAt(scale, now, frame, drawing)) {
      const shows = count(lie);
      if (shows < most || (shows === most && found.scale !== scale)) continue;
      const [roomy, far] = [seen(lie, all, ROOMY), farOf(lie)];
      if (shows > most || roomy > roomiest || (roomy === roomiest && far < nearest))
        [found, most, roomiest, nearest] = [lie, shows, roomy, far];
    }
    if (most === full) break;
  }
  return found;
}

/** Whether the frame cuts a drawing that would fit. */
function isCut({ x, y, scale }: Lie, { wide, high }: Frame, drawing: Size): boolean {
  const cuts = (at: number, size: number, long: number): boolean => size <= long + 1 && (at < -1 || at + size > long + 1);
  return cuts(x, drawing.width * scale, wide) || cuts(y, drawing.height * scale, high);
}

function middleOf(points: readonly Spot[]): Spot {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

function scalesFrom(first: number, least: number): number[] {
  const scales = [];
  for (let scale = first; scale > least; scale *= STRIDE) scales.push(scale);
  return [...scales, Math.min(first, least)];
}

/** Places of the drawing at a scale: where it is now, and all over the room it has. */
function liesAt(scale: number, now: Lie, frame: Frame, drawing: Size): Lie[] {
  const room = roomIn(frame);
  const least = held({ scale, x: Number.NEGATIVE_INFINITY, y: Number.NEGATIVE_INFINITY }, room, drawing);
  const most = held({ scale, x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY }, room, drawing);
  const along = (from: number, to: number): number[] =>
    to - from < 1 ? [from] : Array.from({ length: TRIES + 1 }, (_, i) => from + ((to - from) * i) / TRIES);
  const lies = along(least.x, most.x).flatMap((x) => along(least.y, most.y).map((y) => ({ scale, x, y })));
  return scale === now.scale ? [held(now, room, drawing), ...lies] : lies;
}
