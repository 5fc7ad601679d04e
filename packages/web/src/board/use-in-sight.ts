/** Keeps in sight what a decision is about, and what is being told. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Hex, Layout } from './hexes.ts';
import type { Box, Spot } from './in-sight.ts';
import { isPickable, type Mark, type Marks } from './marks.ts';
import type { ViewPort } from './view-port.ts';

type Moment = { readonly marks: Marks; readonly asks: unknown; readonly tells: unknown };

/** Whatever wears this lies over the board. */
const COVERS = '[data-covers]';

export function useInSight(
  frame: RefObject<HTMLElement | null>,
  port: RefObject<ViewPort | undefined>,
  { centres }: Layout,
  { marks, asks, tells }: Moment,
): void {
  const last = useRef('');
  const moment = useRef<unknown>(undefined);
  const { flash } = marks;
  useEffect(() => {
    if (flash !== undefined) port.current?.reveal(spotOf(centres, flash));
  }, [flash, centres, port]);
  useEffect(() => {
    const [box, view] = [frame.current, port.current];
    if (!box || !view) return;
    const spots = (is: (mark: Mark) => boolean): Spot[] =>
      [...marks.hexes].flatMap(([hex, mark]) => (is(mark) ? spotOf(centres, hex) : []));
    view.covered(coversOver(box));
    const now = tells ?? asks;
    const movers = spots(({ state }) => state === 'acting');
    const choices = tells ? spots(() => true) : spots(isPickable);
    const key = JSON.stringify([movers, choices, marks.hint]);
    if (now === moment.current && key === last.current) return;
    if (now !== moment.current) view.freshen();
    [moment.current, last.current] = [now, key];
    if (tells) view.follow(choices);
    else if (asks) view.show({ movers, choices });
    else view.rest();
    // Who asks for a hint wants to see it, wherever the board has been moved to.
    if (asks && marks.hint !== undefined) view.reveal(spotOf(centres, marks.hint));
  });
}

function spotOf(centres: Layout['centres'], hex: Hex): Spot {
  const [x, y] = centres[hex] ?? [0, 0];
  return { x, y };
}

/** In pixels of the frame. */
function coversOver(frame: HTMLElement): Box[] {
  const { left: x, top: y, width, height } = frame.getBoundingClientRect();
  return [...(frame.closest('main') ?? frame).querySelectorAll(COVERS)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const [left, top] = [Math.max(0, box.left - x), Math.max(0, box.top - y)];
    const [right, bottom] = [Math.min(width, box.right - x), Math.min(height, box.bottom - y)];
    return right - left > 1 && bottom - top > 1 ? [{ left, top, right, bottom }] : [];
  });
}
