/** Fingers, mouse and keys on the table: a tap picks, a long press or the right button asks, a drag drops one thing on another. */
import type { Thing } from '@wartable/duel/telling';
import { type RefObject, useEffect, useRef } from 'react';
import { ghostOf } from './ghost.ts';
import { isPickable, type Marks } from './marks.ts';
import type { Arena } from './scene.ts';

type Place = Thing | Arena | 'table';

export type TouchProps = {
  /** A thing that is a choice, a target or chosen. */
  readonly onPick?: ((thing: Thing) => void) | undefined;
  /** Any other thing: here the shell can say why not. */
  readonly onMiss?: ((thing: Thing) => void) | undefined;
  readonly onHover?: ((thing: Thing | undefined) => void) | undefined;
  /** Long press or right button: show it large. */
  readonly onAsk?: ((thing: Thing) => void) | undefined;
  /** A thing was dragged onto another, into an arena or anywhere on the table. */
  readonly onDrop?: ((from: Thing, to: Place) => void) | undefined;
  /** A drag began, or ended (undefined): time to light its targets. */
  readonly onDrag?: ((thing: Thing | undefined) => void) | undefined;
};

/** Pixels a finger may tremble before a tap becomes a drag. */
const TREMBLE = 8;
const LONG = 500;

export function useTouch(root: RefObject<HTMLElement | null>, marks: Marks, props: TouchProps): void {
  const latest = useRef({ ...props, marks });
  useEffect(() => {
    latest.current = { ...props, marks };
  });
  useEffect(() => (root.current ? listen(root.current, () => latest.current) : undefined), [root]);
}

type Now = TouchProps & { readonly marks: Marks };
type Press = {
  readonly element: HTMLElement;
  readonly thing: Thing;
  readonly id: number;
  readonly x: number;
  readonly y: number;
};

function partAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-thing]')) || undefined;
}

function thingOf(target: EventTarget | null): Thing | undefined {
  return partAt(target)?.dataset['thing'];
}

/** The thing or the zone below a point, wherever on the page it is. */
function placeAt(x: number, y: number): HTMLElement | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-thing], [data-zone]') ?? undefined;
}

function listen(root: HTMLElement, now: () => Now): () => void {
  let press: Press | undefined;
  let pressing: ReturnType<typeof setTimeout> | undefined;
  let ghost: ReturnType<typeof ghostOf> | undefined;
  let over: HTMLElement | undefined;
  let hovered: Thing | undefined;
  /** The click that follows a drag or a long press means nothing. */
  let spent = false;

  const hover = (thing: Thing | undefined): void => {
    if (thing === hovered) return;
    hovered = thing;
    now().onHover?.(thing);
  };
  const lightUp = (element: HTMLElement | undefined): void => {
    if (element === over) return;
    over?.removeAttribute('data-over');
    over = element;
    over?.setAttribute('data-over', '');
  };
  const end = (): void => {
    clearTimeout(pressing);
    press = undefined;
    lightUp(undefined);
    if (!ghost) return;
    ghost.remove();
    ghost = undefined;
    now().onDrag?.(undefined);
  };
  const ask = (thing: Thing): void => {
    end();
    spent = true;
    now().onAsk?.(thing);
  };

  const onDown = (event: PointerEvent): void => {
    const element = partAt(event.target);
    const thing = element?.dataset['thing'];
    spent = false;
    if (event.button !== 0 || !element || thing === undefined) return;
    press = { element, thing, id: event.pointerId, x: event.clientX, y: event.clientY };
    pressing = setTimeout(() => ask(thing), LONG);
  };
  const begin = (from: Press): void => {
    const { onDrop, onDrag } = now();
    if (!onDrop || from.element.dataset['drag'] === undefined) return;
    root.setPointerCapture(from.id);
    ghost = ghostOf(from.element, from.x, from.y);
    onDrag?.(from.thing);
  };
  const onMove = (event: PointerEvent): void => {
    if (!press || event.pointerId !== press.id) return;
    if (!spent) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < TREMBLE) return;
      clearTimeout(pressing);
      spent = true;
      begin(press);
    }
    if (!ghost) return;
    ghost.move(event.clientX, event.clientY);
    const place = placeAt(event.clientX, event.clientY);
    lightUp(place?.dataset['thing'] === press.thing ? undefined : place);
  };
  const onUp = (event: PointerEvent): void => {
    if (!press || event.pointerId !== press.id) return;
    const from = press.thing;
    const dropped = ghost && event.type === 'pointerup' ? placeAt(event.clientX, event.clientY)?.dataset : undefined;
    end();
    const to = dropped?.['thing'] ?? dropped?.['zone'];
    if (to !== undefined && to !== from) now().onDrop?.(from, to);
  };
  const onClick = (event: MouseEvent): void => {
    const thing = thingOf(event.target);
    // Keys and screen readers click without a pointer.
    if (thing === undefined || (spent && event.detail !== 0)) return;
    const { marks, onPick, onMiss } = now();
    if (isPickable(marks.get(thing))) onPick?.(thing);
    else onMiss?.(thing);
  };
  const onMenu = (event: MouseEvent): void => {
    const thing = thingOf(event.target);
    if (thing === undefined) return;
    event.preventDefault();
    if (!spent) ask(thing);
  };

  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener('pointerdown', onDown, { signal });
  root.addEventListener('pointermove', onMove, { signal });
  root.addEventListener('pointerup', onUp, { signal });
  root.addEventListener('pointercancel', onUp, { signal });
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('contextmenu', onMenu, { signal });
  root.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && hover(thingOf(event.target)), { signal });
  root.addEventListener('pointerleave', () => hover(undefined), { signal });
  root.addEventListener('focusin', (event) => hover(thingOf(event.target)), { signal });
  root.addEventListener('focusout', () => hover(undefined), { signal });
  return () => {
    end();
    stop.abort();
  };
}
