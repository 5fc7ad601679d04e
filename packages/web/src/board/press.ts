/** A finger or the mouse on something: a tap, a long press, or a drag. This place alone knows how far and how long that is. */
import type { Spot } from './view-port.ts';

/** How a press went: `drag` as soon as it left its spot or a second finger came. */
type Press = 'tap' | 'held' | 'drag';

export type PressTargets = {
  /** Whether a press may begin here. */
  readonly begins: (event: PointerEvent) => boolean;
  /** Held without moving: true where that means something. */
  readonly held: (start: PointerEvent) => boolean;
  /** The one finger that is down leaves its spot. */
  readonly drags: (start: PointerEvent, event: PointerEvent) => void;
  /** Each move of a drag: where this finger was before, and where the other one is. */
  readonly moves: (event: PointerEvent, before: Spot, other: Spot | undefined) => void;
  /** The last finger is gone; without a press where the browser took it away. */
  readonly ends: (event: PointerEvent, press: Press | undefined) => void;
};

/** Pixels a finger may tremble before a tap becomes a drag, and milliseconds until a press is long. */
export const TREMBLE = 8;
const LONG = 500;

export function listenToPresses(root: HTMLElement, on: PressTargets, signal: AbortSignal): void {
  const down = new Map<number, Spot>();
  let start: PointerEvent | undefined;
  let press: Press = 'tap';
  let holding: ReturnType<typeof setTimeout> | undefined;
  const spotOf = ({ clientX: x, clientY: y }: PointerEvent): Spot => ({ x, y });

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || !on.begins(event)) return;
    clearTimeout(holding);
    // A mouse that was let go elsewhere begins anew.
    down.delete(event.pointerId);
    if (down.size === 0) {
      start = event;
      press = 'tap';
      holding = setTimeout(() => {
        if (press === 'tap' && on.held(event)) press = 'held';
      }, LONG);
    } else press = 'drag';
    down.set(event.pointerId, spotOf(event));
  };
  const onMove = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (!before || !start || press === 'held') return;
    if (press === 'tap') {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < TREMBLE) return;
      clearTimeout(holding);
      press = 'drag';
      on.drags(start, event);
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    on.moves(event, before, other);
    down.set(event.pointerId, spotOf(event));
  };
  const onUp = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId) || down.size > 0) return;
    clearTimeout(holding);
    on.ends(event, event.type === 'pointercancel' ? undefined : press);
  };

  root.addEventListener('pointerdown', onDown, { signal });
  root.addEventListener('pointermove', onMove, { signal });
  root.addEventListener('pointerup', onUp, { signal });
  root.addEventListener('pointercancel', onUp, { signal });
  signal.addEventListener('abort', () => clearTimeout(holding));
}
