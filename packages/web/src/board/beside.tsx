/** A few buttons beside what stands on a hex. They go along with the board, and always stay in sight. */
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Point } from './hexes.ts';
import './beside.css';

type Props = {
  /** In units of the drawing, from its corner. */
  readonly at: Point;
  readonly frame: RefObject<HTMLElement | null>;
  /** Tells when the board rests, and gives a way to stop listening. */
  readonly onRest: (listener: () => void) => () => void;
  readonly label: string;
  readonly children: ReactNode;
};

export function Beside({ at: [x, y], frame, onRest, label, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const settle = (): void => {
      if (box.current && frame.current) settleIn(box.current, frame.current);
    };
    settle();
    return onRest(settle);
  });
  return (
    <div className="beside" style={{ '--x': `${x}px`, '--y': `${y}px` } as CSSProperties}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own */}
      <div ref={box} className="beside-box" role="group" aria-label={label}>
        {children}
      </div>
    </div>
  );
}

/** From the edge of the board and from what lies over it, in pixels. */
const GAP = 8;
/** Below one cover there may be another. */
const TRIES = 3;

const SIDES = ['right', 'left'] as const;

/** On the side with more room, inside the frame, and free of what lies over it. */
function settleIn(box: HTMLElement, frame: HTMLElement): void {
  const room = frame.getBoundingClientRect();
  const places = SIDES.map((side) => placeOn(side, box, room)).sort((a, b) => Math.abs(a.dx) - Math.abs(b.dx));
  const [place] = [...places.filter((one) => !coverOf(frame, one)), ...places];
  if (!place) return;
  placeOn(place.side, box, room);
  let { dy } = place;
  for (let tries = 0; tries < TRIES; tries++) {
    const cover = coverOf(frame, { ...place, dy });
    if (!cover || cover.height > room.height / 2) break;
    const isAbove = cover.top + cover.height / 2 < room.top + room.height / 2;
    dy = isAbove ? cover.bottom + GAP - place.box.top : cover.top - GAP - place.box.bottom;
  }
  box.style.translate = `${place.dx}px ${dy}px`;
}

type Place = { readonly side: (typeof SIDES)[number]; readonly box: DOMRect; readonly dx: number; readonly dy: number };

/** Where it lies on a side, and how far it has to move to be in sight. */
function placeOn(side: Place['side'], element: HTMLElement, room: DOMRect): Place {
  if (element.parentElement) element.parentElement.dataset['side'] = side;
  element.style.translate = '';
  const box = element.getBoundingClientRect();
  return {
    side,
    box,
    dx: inside(box.left, box.right, room.left, room.right),
    dy: inside(box.top, box.bottom, room.top, room.bottom),
  };
}

/** What of the page lies over the board where the buttons would be. */
function coverOf(frame: HTMLElement, { box, dx, dy }: Place): DOMRect | undefined {
  for (const x of [box.left + dx + 1, box.right + dx - 1])
    for (const y of [box.top + dy + 1, (box.top + box.bottom) / 2 + dy, box.bottom + dy - 1]) {
      const found = document.elementFromPoint(x, y);
      if (found && !frame.contains(found)) return (found.closest('button') ?? found).getBoundingClientRect();
    }
  return undefined;
}

/** How far something has to move to lie between two edges. */
function inside(from: number, to: number, low: number, high: number): number {
  return Math.max(low + GAP - from, 0) - Math.max(to - (high - GAP), 0);
}
