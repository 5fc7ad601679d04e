/**
 * Zoom and pan. The drawing itself is never rendered again for them: one transform on one element changes, and only while
 * fingers move is that element a layer of its own, so that it is drawn sharply once they rest.
 */
import type { Layout } from './hexes.ts';

export type Spot = { readonly x: number; readonly y: number };

/** On narrow screens the board begins with hexes this wide, in pixels, and is panned; a finger needs 44. */
const FINGER = 0.44;
/** Where there is room above and below, they are wider. */
const COMFORT = 0.64;
const MOST = 4;

export type ViewPort = {
  readonly fit: () => void;
  readonly start: () => void;
  readonly zoom: (factor: number, at?: Spot) => void;
  readonly pan: (dx: number, dy: number) => void;
  /** Brings a point of the drawing into sight if it is outside. */
  readonly reveal: (x: number, y: number) => void;
  /** From pixels of the frame to units of the drawing. */
  readonly toDrawing: (at: Spot) => Spot;
  /** The frame has another size: begin again, or keep what somebody zoomed to. */
  readonly resized: () => void;
  /** Tells each time the drawing has come to rest, until the returned way to stop is taken. */
  readonly onRest: (listener: () => void) => () => void;
  /** Nearer than it began. */
  readonly isClose: () => boolean;
};

/** `over` lies over the drawing and goes along with it. */
export function viewPort(
  frame: HTMLElement,
  stage: SVGSVGElement,
  drawing: Layout['drawing'],
  over?: HTMLElement | null,
): ViewPort {
  const moved = over ? [stage, over] : [stage];
  const listeners = new Set<() => void>();
  let [scale, x, y] = [1, 0, 0];
  let touched = false;
  /** What was brought into sight last comes back into sight when the board begins again with another size. */
  let revealed: Spot | undefined;
  // Asked for once: each question in the middle of a drag would lay the page out anew.
  let [wide, high] = [frame.clientWidth, frame.clientHeight];
  let resting: ReturnType<typeof setTimeout> | undefined;

  const least = (): number => Math.min(wide / drawing.width, high / drawing.height);
  const beginning = (): number => Math.max(least(), FINGER, Math.min(COMFORT, high / drawing.height));
  const middle = (): Spot => ({ x: wide / 2, y: high / 2 });

  /** The drawing fills the frame or, where it is smaller, lies in its middle. */
  const held = (at: number, room: number, size: number): number =>
    size <= room ? (room - size) / 2 : Math.max(room - size, Math.min(0, at));

  const place = (): void => {
    x = held(x, wide, drawing.width * scale);
    y = held(y, high, drawing.height * scale);
    for (const { style } of moved) {
      style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      style.willChange = 'transform';
    }
    clearTimeout(resting);
    resting = setTimeout(settle, 120);
  };
  const settle = (): void => {
    for (const { style } of moved) style.willChange = '';
    frame.style.setProperty('--unscale', String(Math.max(0.55, Math.min(2.6, 1 / scale))));
    frame.dataset['detail'] = scale > 0.95 ? 'near' : 'far';
    for (const listener of listeners) listener();
  };
  const lookAt = (next: number, at: Spot): void => {
    const bounded = Math.max(least(), Math.min(MOST, next));
    x = at.x - ((at.x - x) * bounded) / scale;
    y = at.y - ((at.y - y) * bounded) / scale;
    scale = bounded;
    place();
  };
  const centred = (next: number): void => {
    scale = Math.max(least(), Math.min(MOST, next));
    x = (wide - drawing.width * scale) / 2;
    y = (high - drawing.height * scale) / 2;
    place();
    settle();
  };

  const reveal = (px: number, py: number): void => {
    revealed = { x: px, y: py };
    const [sx, sy] = [x + (px - drawing.x) * scale, y + (py - drawing.y) * scale];
    const edge = 60 * scale;
    const off = (at: number, room: number): number => Math.max(edge - at, 0) - Math.max(at - (room - edge), 0);
    const [dx, dy] = [off(sx, wide), off(sy, high)];
    if (dx === 0 && dy === 0) return;
    x += dx;
    y += dy;
    place();
  };

  return {
    fit: () => {
      touched = true;
      centred(least());
    },
    start: () => {
      touched = false;
      centred(beginning());
    },
    zoom: (factor, at = middle()) => {
      touched = true;
      lookAt(scale * factor, at);
    },
    pan: (dx, dy) => {
      touched = true;
      x += dx;
      y += dy;
      place();
    },
    reveal,
    toDrawing: (at) => ({ x: (at.x - x) / scale + drawing.x, y: (at.y - y) / scale + drawing.y }),
    resized: () => {
      [wide, high] = [frame.clientWidth, frame.clientHeight];
      if (touched) lookAt(scale, middle());
      else {
        centred(beginning());
        if (revealed) reveal(revealed.x, revealed.y);
      }
    },
    onRest: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isClose: () => scale > beginning() * 1.1,
  };
}
