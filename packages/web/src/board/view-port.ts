/**
 * Zoom and pan. The drawing itself is never rendered again for them: one transform on one element changes, and only while
 * fingers move is that element a layer of its own, so that it is drawn sharply once they rest.
 */
import type { Layout } from './hexes.ts';
import {
  arrowSpots,
  type Box,
  boxAround,
  EDGES,
  type Edge,
  edgeTowards,
  type Frame,
  held,
  isSeen,
  type Lie,
  lieFor,
  roomIn,
  type Spot,
  spotAt,
} from './in-sight.ts';

export type { Spot } from './in-sight.ts';

/** A finger needs hexes this wide, in hundreds of pixels. */
const FINGER = 0.44;
/** What is shown of itself becomes this large where there is room. */
const COMFORT = 0.72;
const MOST = 4;
/** A little longer than it takes to move by itself, in milliseconds. */
const SOFTLY = 340;

/** What should be in sight: what acts, and what can be chosen. */
type Matter = {
  readonly movers: readonly Spot[];
  readonly choices: readonly Spot[];
};

/** How much of what matters lies outside, towards each side, and where to say so. */
export type Outside = Readonly<Partial<Record<Edge, Spot & { readonly n: number }>>>;

/** Of an arrow at the edge, in pixels. */
const ARROW = 52;

export type ViewPort = {
  /** All of it. */
  readonly fit: () => void;
  readonly zoom: (factor: number, at?: Spot) => void;
  readonly pan: (dx: number, dy: number) => void;
  /** Brings a point of the drawing into sight if it is outside. */
  readonly reveal: (at: Spot) => void;
  /** Another moment: what somebody has moved by hand may be moved again. */
  readonly freshen: () => void;
  /** Keeps all of it in sight, or as much as fits; nothing at all shows the whole board. */
  readonly show: (matter: Matter) => void;
  /** What is told without a choice: where it is too large to be seen whole, it may become as small as the board. */
  readonly follow: (points: readonly Spot[]) => void;
  /** Nothing matters now: it stays as it lies. */
  readonly rest: () => void;
  /** Brings what lies outside on one side into sight. */
  readonly look: (edge: Edge) => void;
  /** A finger is down, or none is: meanwhile nothing moves by itself, and what moves stands still. */
  readonly grip: (down: boolean) => void;
  /** Something lies over the board, or does no longer. */
  readonly covered: (covers: readonly Box[]) => void;
  /** From pixels of the frame to units of the drawing. */
  readonly toDrawing: (at: Spot) => Spot;
  /** The frame has another size: begin again, or keep what somebody zoomed to. */
  readonly resized: () => void;
  /** Tells each time the drawing has come to rest, until the returned way to stop is taken. */
  readonly onRest: (listener: () => void) => () => void;
  /** Nearer than all of it. */
  readonly isClose: () => boolean;
};

const NOTHING: Matter = { movers: [], choices: [] };

type Around = {
  /** Lies over the drawing and goes along with it. */
  readonly over: HTMLElement | null;
  readonly onOutside: (outside: Outside) => void;
};

export function viewPort(
  frame: HTMLElement,
  stage: SVGSVGElement,
  drawing: Layout['drawing'],
  { over, onOutside }: Around,
): ViewPort {
  const moved = over ? [stage, over] : [stage];
  const listeners = new Set<() => void>();
  let lie: Lie = { scale: 1, x: 0, y: 0 };
  /** By hand, since the decision came; or at all, since the view last moved by itself. */
  let [touched, byHand] = [false, false];
  let gripped = false;
  let matter: Matter = NOTHING;
  /** What has come up while a finger was down. */
  let later: (() => void) | undefined;
  // Asked for once: each question in the middle of a drag would lay the page out anew.
  let room: Frame = { wide: frame.clientWidth, high: frame.clientHeight, covers: [] };
  let resting: ReturnType<typeof setTimeout> | undefined;

  const least = (): number => Math.min(room.wide / drawing.width, room.high / drawing.height);
  const middle = (): Spot => ({ x: room.wide / 2, y: room.high / 2 });
  const all = (): readonly Spot[] => [...matter.movers, ...matter.choices];

  const place = (next: Lie, softly = false): void => {
    lie = held(next, roomIn(room), drawing);
    frame.dataset['moves'] = softly ? 'softly' : 'at-once';
    for (const { style } of moved) {
      style.transform = `translate(${lie.x}px, ${lie.y}px) scale(${lie.scale})`;
      style.willChange = 'transform';
    }
    clearTimeout(resting);
    resting = setTimeout(settle, softly ? SOFTLY : 120);
    tellOutside();
  };
  const settle = (): void => {
    for (const { style } of moved) style.willChange = '';
    frame.style.setProperty('--unscale', String(Math.max(0.55, Math.min(2.8, 1 / lie.scale))));
    frame.dataset['detail'] = lie.scale > 0.95 ? 'near' : 'far';
    for (const listener of listeners) listener();
  };
  const outside = (): readonly (Spot & { readonly edge: Edge })[] =>
    all().flatMap((point) => {
      const at = spotAt(point, lie, drawing);
      return isSeen(at, lie.scale, room) ? [] : [{ ...point, edge: edgeTowards(at, room) }];
    });
  const tellOutside = (): void => {
    const counts: Partial<Record<Edge, number>> = {};
    for (const { edge } of outside()) counts[edge] = (counts[edge] ?? 0) + 1;
    if (Object.keys(counts).length === 0) {
      onOutside({});
      return;
    }
    const taken = all().map((point) => boxAround(spotAt(point, lie, drawing), lie.scale));
    const spots = arrowSpots(
      room,
      ARROW,
      taken,
      EDGES.filter((edge) => counts[edge]),
    );
    onOutside(Object.fromEntries(Object.entries(spots).map(([edge, spot]) => [edge, { ...spot, n: counts[edge as Edge] ?? 0 }])));
  };
  const lookAt = (next: number, at: Spot): void => {
    const scale = Math.max(least(), Math.min(MOST, next));
    const by = scale / lie.scale;
    place({ scale, x: at.x - (at.x - lie.x) * by, y: at.y - (at.y - lie.y) * by });
  };
  const whole = (softly: boolean): void => {
    place({ scale: least(), x: 0, y: 0 }, softly);
    settle();
  };
  const moveTo = (next: Lie | undefined): void => {
    if (!next) {
      tellOutside();
      return;
    }
    byHand = false;
    const rescaled = next.scale !== lie.scale;
    place(next, true);
    if (rescaled) settle();
  };
  /** By itself: never under a finger, and not where somebody has moved it since. */
  const byItself = (move: () => void): void => {
    later = gripped ? move : undefined;
    if (gripped || touched) tellOutside();
    else move();
  };
  const inSight = (first: readonly Spot[], points: readonly Spot[], size: number): void =>
    moveTo(lieFor({ first, points, least: size, best: Math.max(size, COMFORT) }, lie, room, drawing));
  const finger = (): number => Math.max(least(), FINGER);
  const showMatter = (): void => {
    if (all().length > 0) inSight(matter.movers, matter.choices, finger());
    else if (!byHand) whole(true);
    else tellOutside();
  };

  whole(false);
  return {
    fit: () => {
      touched = true;
      byHand = true;
      whole(true);
    },
    zoom: (factor, at = middle()) => {
      touched = true;
      byHand = true;
      lookAt(lie.scale * factor, at);
    },
    pan: (dx, dy) => {
      touched = true;
      byHand = true;
      place({ ...lie, x: lie.x + dx, y: lie.y + dy });
    },
    reveal: (at) => inSight([at], [], least()),
    freshen: () => {
      touched = false;
    },
    show: (next) => {
      matter = next;
      byItself(showMatter);
    },
    follow: (points) => {
      matter = NOTHING;
      byItself(() => inSight([], points, least()));
    },
    rest: () => {
      matter = NOTHING;
      byItself(() => inSight([], [], least()));
    },
    look: (edge) => {
      touched = true;
      inSight(
        [],
        outside().filter((point) => point.edge === edge),
        finger(),
      );
    },
    grip: (down) => {
      gripped = down;
      if (!down) {
        if (later) byItself(later);
        return;
      }
      // It stands where it is seen: a finger means what it sees.
      const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(stage).transform);
      if (Math.hypot(x - lie.x, y - lie.y) > 1 || Math.abs(scale / lie.scale - 1) > 0.01) place({ scale, x, y });
    },
    covered: (covers) => {
      if (JSON.stringify(covers) === JSON.stringify(room.covers)) return;
      room = { ...room, covers };
      if (matter === NOTHING) tellOutside();
      else byItself(showMatter);
    },
    toDrawing: (at) => ({ x: (at.x - lie.x) / lie.scale + drawing.x, y: (at.y - lie.y) / lie.scale + drawing.y }),
    resized: () => {
      room = { ...room, wide: frame.clientWidth, high: frame.clientHeight };
      if (touched) lookAt(lie.scale, middle());
      else {
        whole(false);
        if (matter !== NOTHING) showMatter();
      }
    },
    onRest: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isClose: () => lie.scale > least() * 1.1,
  };
}
