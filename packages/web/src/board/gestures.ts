/** Fingers, mouse and wheel on the board: a drag pans or takes a piece along, pinch and wheel zoom at the pointer, a tap picks, a long press asks. */
import { type Hex, hexAtPoint, type Layout } from './hexes.ts';
import { listenToPresses, TREMBLE } from './press.ts';
import type { Spot, ViewPort } from './view-port.ts';

export type GestureTargets = {
  readonly tap: (hex: Hex) => void;
  /** `dragged`: with what was grabbed. */
  readonly hover: (hex: Hex | undefined, dragged: boolean) => void;
  readonly ask: (hex: Hex) => void;
  /** A double tap zooms, except where a tap already means something. */
  readonly isPickable: (hex: Hex | undefined) => boolean;
  /** A drag begins here: true takes the piece along. */
  readonly grab: (hex: Hex, touch: boolean) => boolean;
  /** Whether drags draw. */
  readonly draws: () => boolean;
  /** Where the piece is let go. */
  readonly drop: (hex: Hex) => void;
};

const DOUBLE = 320;
const CLOSER = 1.9;
/** In pixels. */
const GLIDE = 6;

export function listen(frame: HTMLElement, port: ViewPort, layout: Layout, targets: GestureTargets): () => void {
  /** The hex a piece is being dragged from. */
  let grabbed: Hex | undefined;
  let lastTap = 0;
  let lastSpot: Spot = { x: 0, y: 0 };
  let hovered: Hex | undefined;
  let isDown = false;

  const spot = (event: MouseEvent): Spot => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const hexAt = (at: Spot): Hex | undefined => {
    const { x, y } = port.toDrawing(at);
    return hexAtPoint(layout, x, y);
  };
  const hover = (hex: Hex | undefined): void => {
    if (hex === hovered) return;
    hovered = hex;
    targets.hover(hex, isDown && grabbed !== undefined);
  };
  const doubleTap = (at: Spot): void => {
    if (port.isClose()) port.fit();
    else port.zoom(CLOSER, at);
  };
  /** Over all hexes on the way: a quick hand skips none. */
  const glide = (event: PointerEvent, before: Spot): void => {
    const { x, y } = spot(event);
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    const steps = Math.ceil(Math.hypot(dx, dy) / GLIDE);
    for (let i = steps - 1; i >= 0; i--) hover(hexAt({ x: x - (dx * i) / steps, y: y - (dy * i) / steps }));
  };
  /** Two fingers: what lies between them stays between them. */
  const pinch = (event: PointerEvent, before: Spot, other: Spot): void => {
    const apart = (a: Spot): number => Math.hypot(a.x - other.x, a.y - other.y) || 1;
    const now = { x: event.clientX, y: event.clientY };
    const at = spot(event);
    port.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    port.zoom(apart(now) / apart(before), { x: at.x + (other.x - now.x) / 2, y: at.y + (other.y - now.y) / 2 });
  };
  const tap = (event: PointerEvent): void => {
    const at = spot(event);
    const hex = hexAt(at);
    const pickable = targets.isPickable(hex);
    // Two taps on one spot that picked nothing; a pick and a quick look elsewhere are no double tap.
    const near = Math.hypot(at.x - lastSpot.x, at.y - lastSpot.y) < 3 * TREMBLE;
    const again = !pickable && near && event.timeStamp - lastTap < DOUBLE;
    lastTap = again || pickable ? 0 : event.timeStamp;
    lastSpot = at;
    if (again) doubleTap(at);
    else if (hex !== undefined) targets.tap(hex);
  };

  const stop = new AbortController();
  const { signal } = stop;
  listenToPresses(
    frame,
    {
      begins: (event) => {
        // What lies over the board is pressed by itself.
        if (event.target instanceof Element && event.target.closest('button')) return false;
        port.grip(true);
        if (!isDown) grabbed = undefined;
        isDown = true;
        frame.setPointerCapture(event.pointerId);
        return true;
      },
      held: (start) => {
        const hex = hexAt(spot(start));
        if (hex !== undefined) targets.ask(hex);
        return hex !== undefined;
      },
      drags: (start, event) => {
        const from = hexAt(spot(start));
        if (from !== undefined && targets.grab(from, event.pointerType === 'touch')) grabbed = from;
      },
      moves: (event, before, other) => {
        const draws = targets.draws();
        // Two fingers do not draw, and neither does the one that is left of them.
        if (other && draws) grabbed = undefined;
        if (grabbed !== undefined) {
          if (draws) glide(event, before);
          else hover(hexAt(spot(event)));
        } else if (other) pinch(event, before, other);
        else port.pan(event.clientX - before.x, event.clientY - before.y);
      },
      ends: (event, press) => {
        const hex = hexAt(spot(event));
        if (press === 'drag' && grabbed !== undefined && targets.draws()) hover(hex);
        isDown = false;
        if (press === 'tap') tap(event);
        else if (press === 'drag' && grabbed !== undefined && hex !== undefined && hex !== grabbed) targets.drop(hex);
        port.grip(false);
      },
    },
    signal,
  );
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 18 : 1;
    port.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY * lines)) / 420), spot(event));
  };
  const onMenu = (event: MouseEvent): void => {
    const hex = hexAt(spot(event));
    event.preventDefault();
    if (hex !== undefined) targets.ask(hex);
  };
  const onLeave = (): void => hover(undefined);
  /** Screen readers press without a pointer. */
  const onClick = (event: MouseEvent): void => {
    if (event.detail !== 0) return;
    const hex = (event.target as Element).closest<SVGGElement>('[data-hex]')?.dataset['hex'];
    if (hex !== undefined) targets.tap(Number(hex));
  };

  const onMove = (event: PointerEvent): void => {
    if (!isDown) hover(hexAt(spot(event)));
  };
  frame.addEventListener('pointermove', onMove, { signal });
  frame.addEventListener('pointerleave', onLeave, { signal });
  frame.addEventListener('wheel', onWheel, { signal, passive: false });
  frame.addEventListener('contextmenu', onMenu, { signal });
  frame.addEventListener('click', onClick, { signal });
  return () => stop.abort();
}
