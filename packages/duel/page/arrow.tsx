/** An arrow from one thing to another, over the table. It measures where they are and follows when they move. */
import type { Thing } from '@wartable/duel/telling';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import './arrow.css';

export type AttackArrow = { readonly from: Thing; readonly to: Thing };

type Props = { readonly arrow: AttackArrow | undefined; readonly root: RefObject<HTMLElement | null> };
/** The middle of a thing, and half of its size. */
type Spot = { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };
/** It runs below the things on its way, so that it covers no number, or over them where they touch. */
type Drawn = { readonly line: string; readonly head: string; readonly over: boolean };

/** How far the curve bends aside, how long the head is, and what it leaves free before the target. */
const BEND = 0.14;
const HEAD = 17;
const GAP = 2;

export function Arrow({ arrow, root }: Props) {
  const [drawn, setDrawn] = useState<Drawn>();
  const measure = useCallback(() => {
    const from = arrow && spotOf(root.current, arrow.from);
    const to = arrow && spotOf(root.current, arrow.to);
    const next = from && to ? pathsOf(from, to) : undefined;
    setDrawn((now) => (now?.line === next?.line ? now : next));
  }, [arrow, root]);
  // After every drawing: the things may have moved.
  useLayoutEffect(measure);
  useEffect(() => {
    const box = root.current;
    if (!arrow || !box) return;
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      removeEventListener('scroll', measure, { capture: true });
    };
  }, [arrow, root, measure]);
  if (!arrow || !drawn) return null;
  return (
    <svg className={drawn.over ? 'dl-arrow over' : 'dl-arrow'} aria-hidden="true">
      <path className="edge" d={drawn.line} />
      <path className="line" d={drawn.line} />
      <path className="head" d={drawn.head} />
    </svg>
  );
}

function spotOf(root: HTMLElement | null, thing: Thing): Spot | undefined {
  const element = root?.ownerDocument.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  if (!root || !element) return undefined;
  const frame = root.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left - frame.left + width / 2, y: top - frame.top + height / 2, wide: width / 2, high: height / 2 };
}

/** How far it is from the middle of a thing to its edge, in a direction. */
function toEdge({ wide, high }: Spot, ux: number, uy: number): number {
  return Math.min(wide / Math.max(Math.abs(ux), 0.01), high / Math.max(Math.abs(uy), 0.01));
}

function pathsOf(from: Spot, to: Spot): Drawn {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const middle = { x: from.x + dx / 2 - dy * BEND, y: from.y + dy / 2 + dx * BEND };
  // The directions at both ends of the curve.
  const [bx, by] = directionOf(middle.x - from.x, middle.y - from.y);
  const [ux, uy] = directionOf(to.x - middle.x, to.y - middle.y);
  const [start, end] = [toEdge(from, bx, by), toEdge(to, ux, uy) + GAP];
  // Neighbours leave no room between them: there the arrow lies over both.
  const over = length - start - end < 2 * HEAD;
  const inside = over ? 0.5 : 1;
  const [tipX, tipY] = [to.x - ux * end * inside, to.y - uy * end * inside];
  const [backX, backY] = [tipX - ux * HEAD, tipY - uy * HEAD];
  const [startX, startY] = [from.x + bx * start * inside, from.y + by * start * inside];
  const round = (n: number): number => Math.round(n * 10) / 10;
  const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  const wing = HEAD * 0.6;
  return {
    over,
    line: `M${at(startX, startY)}Q${at(middle.x, middle.y)} ${at(backX + ux * 3, backY + uy * 3)}`,
    head: `M${at(tipX, tipY)}L${at(backX - uy * wing, backY + ux * wing)}L${at(backX + uy * wing, backY - ux * wing)}Z`,
  };
}

function directionOf(x: number, y: number): readonly [number, number] {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
