/** An arrow from one thing to another, over the table. It measures where they are and follows when they move. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Thing } from './scene.ts';

export type AttackArrow = { readonly from: Thing; readonly to: Thing };

type Props = { readonly arrow: AttackArrow | undefined; readonly root: RefObject<HTMLElement | null> };
type Spot = { readonly x: number; readonly y: number; readonly reach: number };

/** How far the curve bends aside, and how long the head is. */
const BEND = 0.14;
const HEAD = 17;

export function Arrow({ arrow, root }: Props) {
  const [d, setD] = useState<readonly [line: string, head: string]>();
  const measure = useCallback(() => {
    const from = arrow && spotOf(root.current, arrow.from);
    const to = arrow && spotOf(root.current, arrow.to);
    const next = from && to ? pathsOf(from, to) : undefined;
    setD((now) => (now?.join() === next?.join() ? now : next));
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
  if (!arrow || !d) return null;
  return (
    <svg className="dl-arrow" aria-hidden="true">
      <path className="edge" d={d[0]} />
      <path className="line" d={d[0]} />
      <path className="head" d={d[1]} />
    </svg>
  );
}

function spotOf(root: HTMLElement | null, thing: Thing): Spot | undefined {
  const element = root?.ownerDocument.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  if (!root || !element) return undefined;
  const frame = root.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left - frame.left + width / 2, y: top - frame.top + height / 2, reach: Math.min(width, height) / 2 };
}

function pathsOf(from: Spot, to: Spot): readonly [string, string] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const middle = { x: from.x + dx / 2 - dy * BEND, y: from.y + dy / 2 + dx * BEND };
  // The direction at the end of the curve.
  const [ex, ey] = [to.x - middle.x, to.y - middle.y];
  const end = Math.hypot(ex, ey) || 1;
  const [ux, uy] = [ex / end, ey / end];
  const [tipX, tipY] = [to.x - ux * to.reach * 0.85, to.y - uy * to.reach * 0.85];
  const [backX, backY] = [tipX - ux * HEAD, tipY - uy * HEAD];
  const start = Math.min(from.reach * 0.7, length / 3);
  const [startX, startY] = [from.x + (dx / length) * start, from.y + (dy / length) * start];
  const round = (n: number): number => Math.round(n * 10) / 10;
  const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  const wing = HEAD * 0.6;
  return [
    `M${at(startX, startY)}Q${at(middle.x, middle.y)} ${at(backX + ux * 3, backY + uy * 3)}`,
    `M${at(tipX, tipY)}L${at(backX - uy * wing, backY + ux * wing)}L${at(backX + uy * wing, backY - ux * wing)}Z`,
  ];
}
