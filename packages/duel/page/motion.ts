/** Moves what moves, by copies over the table: nothing that scrolls cuts them off. Where the device wants no motion there is none. */
import { paced } from '@wartable/web/play/device.ts';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { copyOf } from './ghost.ts';
import type { Move, Place } from './moves.ts';
import type { DuelStep } from './steps.ts';
import './motion.css';

/** The middle of something on the screen, and its size without its tilt. */
type Spot = { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };

/** In milliseconds, at the calm speed. A blow falls when its step ends, and swings back in the next one. */
const LASTS = { strikes: 860, shakes: 420, travels: 340, falls: 560 } as const satisfies Record<Move['does'], number>;
/** Of several cards one after another. */
const APART = 70;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
/** A copy grows no larger than this: it would be blurred. */
const LARGEST = 1.7;

const SELECTORS: Readonly<Record<string, string>> = { laid: '.dl-laid .dl-card', table: '.dl-felt' };

function elementOf(place: Place): HTMLElement | null {
  const gone = place.startsWith('gone:') ? `[data-gone="${place.slice('gone:'.length)}"]` : undefined;
  const found = document.querySelector<HTMLElement>(
    SELECTORS[place] ?? gone ?? `.table-duel [data-thing="${CSS.escape(place)}"]`,
  );
  // A pile is what lies on it.
  return found?.querySelector<HTMLElement>('.dl-stack .dl-back') ?? found?.querySelector<HTMLElement>('.dl-stack') ?? found;
}

function spotOf(element: HTMLElement | null): Spot | undefined {
  if (!element || element.offsetWidth === 0) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, wide: element.offsetWidth, high: element.offsetHeight };
}

/** Shows the moves of a step in `layer`. */
export function useMotion(step: DuelStep | undefined, layer: RefObject<HTMLElement | null>): void {
  // While the next table is being drawn the page still shows the last one: what leaves its place is measured there.
  const before = useMemo(() => {
    const moves = paced(1) > 0 ? (step?.moves ?? []) : [];
    return moves.map((move) => ('from' in move ? spotOf(elementOf(move.from)) : undefined));
  }, [step]);
  useLayoutEffect(() => {
    const box = layer.current;
    if (!box || paced(1) === 0) return;
    // Skipped, or over: what still flies has arrived.
    if (!step) box.replaceChildren();
    for (const [i, move] of (step?.moves ?? []).entries()) show(move, before[i], { box, late: paced(i * APART) });
  }, [step, before, layer]);
}

type Stage = { readonly box: HTMLElement; readonly late: number };

function show(move: Move, before: Spot | undefined, stage: Stage): void {
  const element = elementOf(move.what);
  if (!element) return;
  const duration = paced(LASTS[move.does]);
  if (move.does === 'shakes') {
    const far = move.what === 'table' ? 3 : 7;
    const frames = [0, -far, far, -far * 0.6, far * 0.5, -far * 0.2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    element.animate(frames, { id: 'dl-shakes', duration, easing: 'linear' });
    return;
  }
  const here = spotOf(element);
  const to = spotOf(elementOf(move.to));
  const from = move.does === 'strikes' ? here : (before ?? spotOf(elementOf(move.from)));
  if (!here || !to || !from) return;
  const frames = move.does === 'strikes' ? blow(here, to) : way(here, from, to, move.does === 'falls');
  const copy = laidOver(stage.box, element, here);
  const timing = { duration, delay: stage.late, easing: EASE, fill: 'backwards' } as const;
  const flight = copy.animate(frames, { ...timing, id: `dl-${move.does}` });
  flight.onfinish = () => copy.remove();
  // What is on its way is not there yet; who strikes leaves a shade in its place.
  const shade = move.does === 'strikes' ? 0.25 : 0;
  if (move.what === move.to || move.does !== 'travels')
    element.animate([{ opacity: shade }, { opacity: shade }], { ...timing, id: 'dl-away' });
}

function laidOver(box: HTMLElement, element: HTMLElement, { x, y, wide, high }: Spot): HTMLElement {
  const copy = copyOf(element);
  copy.classList.add('dl-flying');
  copy.style.setProperty('--w', `${wide}px`);
  copy.style.width = `${wide}px`;
  copy.style.height = `${high}px`;
  copy.style.left = `${x - wide / 2}px`;
  copy.style.top = `${y - high / 2}px`;
  box.append(copy);
  return copy;
}

const shift = (here: Spot, there: Spot): string => `translate(${there.x - here.x}px, ${there.y - here.y}px)`;

/** From one place to another, in the size of each. */
function way(here: Spot, from: Spot, to: Spot, falls: boolean): Keyframe[] {
  const at = (spot: Spot, turned: number): string =>
    `${shift(here, spot)} rotate(${turned}deg) scale(${Math.min(LARGEST, spot.high / here.high)})`;
  if (!falls) return [{ transform: at(from, -4) }, { transform: at(to, 0) }];
  return [
    { transform: at(from, 0), opacity: 1 },
    { transform: `${at(from, -14)} scale(1.06)`, opacity: 1, offset: 0.4 },
    { transform: at(to, 20), opacity: 0.15 },
  ];
}

/** Back a little, then at the other as far as its edge, and home. */
function blow(here: Spot, to: Spot): Keyframe[] {
  const [dx, dy] = [to.x - here.x, to.y - here.y];
  const length = Math.hypot(dx, dy) || 1;
  const reach = Math.max(length * 0.35, length - (to.high + here.high) * 0.4);
  const by = (far: number): string => `translate(${(dx / length) * far}px, ${(dy / length) * far}px)`;
  const lean = dx < 0 ? -7 : 7;
  return [
    { transform: 'none' },
    { transform: `${by(-16)} scale(1.08)`, offset: 0.36 },
    { transform: `${by(reach)} rotate(${lean}deg) scale(1.1)`, offset: 0.74, easing: 'ease-out' },
    { transform: 'none' },
  ];
}
