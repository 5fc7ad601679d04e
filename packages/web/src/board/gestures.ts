/** Fingers, mouse and wheel on the board: a drag pans or takes a piece along, pinch and wheel zoom at the pointer, a tap picks, a long press asks. */
import { type Hex, hexAtPoint, type Layout } from './hexes.ts';
import type { Spot, ViewPort } from './view-port.ts';

export type GestureTargets = {
  readonly tap: (hex: Hex) => void;
  readonly hover: (hex: Hex | undefined) => void;
  readonly ask: (hex: Hex) => void;
  /** A double tap zooms, except where a tap already means something. */
  readonly isPickable: (hex: Hex | undefined) => boolean;
  /** A drag begins here: true takes the piece along. */
  readonly grab: (hex: Hex, touch: boolean) => boolean;
  /** Where the piece is let go. */
  readonly drop: (hex: Hex) => void;
};

/** Pixels a finger may tremble before a tap becomes a drag. */
const TREMBLE = 8;
const LONG = 500;
const DOUBLE = 320;
const CLOSER = 1.9;

export function listen(frame: HTMLElement, port: ViewPort, layout: Layout, targets: GestureTargets): () => void {
  const down = new Map<number, Spot>();
  let dragged = false;
  /** The hex a piece is being dragged from. */
  let grabbed: Hex | undefined;
  let start: Spot = { x: 0, y: 0 };
  let lastTap = 0;
  let lastSpot: Spot = { x: 0, y: 0 };
  let hovered: Hex | undefined;
  let pressing: ReturnType<typeof setTimeout> | undefined;

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
    targets.hover(hex);
  };
  const doubleTap = (at: Spot): void => {
    if (port.isClose()) port.start();
    else port.zoom(CLOSER, at);
  };

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const at = spot(event);
    if (down.size === 0) {
      dragged = false;
      grabbed = undefined;
      start = at;
      pressing = setTimeout(() => {
        const hex = hexAt(at);
        if (hex === undefined || dragged) return;
        dragged = true;
        targets.ask(hex);
      }, LONG);
    } else dragged = true;
    down.set(event.pointerId, at);
    frame.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent): void => {
    const at = spot(event);
    const before = down.get(event.pointerId);
    if (!before) {
      hover(hexAt(at));
      return;
    }
    if (!dragged && Math.hypot(at.x - start.x, at.y - start.y) < TREMBLE) return;
    if (!dragged) {
      const from = hexAt(start);
      if (from !== undefined && down.size === 1 && targets.grab(from, event.pointerType === 'touch')) grabbed = from;
    }
    dragged = true;
    clearTimeout(pressing);
    if (grabbed !== undefined) {
      hover(hexAt(at));
      return;
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(before, at, other);
    else port.pan(at.x - before.x, at.y - before.y);
    down.set(event.pointerId, at);
  };
  const pinch = (before: Spot, at: Spot, other: Spot): void => {
    const apart = (a: Spot): number => Math.hypot(a.x - other.x, a.y - other.y) || 1;
    port.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    port.zoom(apart(at) / apart(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  };
  const onUp = (event: PointerEvent): void => {
    clearTimeout(pressing);
    if (!down.delete(event.pointerId) || down.size > 0 || event.type === 'pointercancel') return;
    const at = spot(event);
    const hex = hexAt(at);
    if (grabbed !== undefined) {
      if (hex !== undefined && hex !== grabbed) targets.drop(hex);
      return;
    }
    if (dragged) return;
    const pickable = targets.isPickable(hex);
    // Two taps on one spot that picked nothing; a pick and a quick look elsewhere are no double tap.
    const near = Math.hypot(at.x - lastSpot.x, at.y - lastSpot.y) < 3 * TREMBLE;
    const again = !pickable && near && event.timeStamp - lastTap < DOUBLE;
    lastTap = again || pickable ? 0 : event.timeStamp;
    lastSpot = at;
    if (again) doubleTap(at);
    else if (hex !== undefined) targets.tap(hex);
  };
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

  const stop = new AbortController();
  const { signal } = stop;
  frame.addEventListener('pointerdown', onDown, { signal });
  frame.addEventListener('pointermove', onMove, { signal });
  frame.addEventListener('pointerup', onUp, { signal });
  frame.addEventListener('pointercancel', onUp, { signal });
  frame.addEventListener('pointerleave', onLeave, { signal });
  frame.addEventListener('wheel', onWheel, { signal, passive: false });
  frame.addEventListener('contextmenu', onMenu, { signal });
  frame.addEventListener('click', onClick, { signal });
  return () => {
    clearTimeout(pressing);
    stop.abort();
  };
}
