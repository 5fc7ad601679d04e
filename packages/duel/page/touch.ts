/** Fingers, mouse and keys on the table: a tap picks, a drag drops one thing on another. What a thing is the shell tells. */
import type { Thing } from '@wartable/duel/telling';
import { listenToPresses } from '@wartable/web/board/press.ts';
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
  /** A thing was dragged onto another, into an arena or anywhere on the table. */
  readonly onDrop?: ((from: Thing, to: Place) => void) | undefined;
  /** A drag began, or ended (undefined): time to light its targets. */
  readonly onDrag?: ((thing: Thing | undefined) => void) | undefined;
};

export function useTouch(root: RefObject<HTMLElement | null>, marks: Marks, props: TouchProps): void {
  const latest = useRef({ ...props, marks });
  useEffect(() => {
    latest.current = { ...props, marks };
  });
  useEffect(() => (root.current ? listen(root.current, () => latest.current) : undefined), [root]);
}

type Now = TouchProps & { readonly marks: Marks };
type Pressed = { readonly element: HTMLElement; readonly thing: Thing; readonly id: number };

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
  let pressed: Pressed | undefined;
  let ghost: ReturnType<typeof ghostOf> | undefined;
  let over: HTMLElement | undefined;
  let hovered: Thing | undefined;
  /** The click that follows a drag means nothing. */
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
    pressed = undefined;
    lightUp(undefined);
    if (!ghost) return;
    ghost.remove();
    ghost = undefined;
    now().onDrag?.(undefined);
  };

  const onClick = (event: MouseEvent): void => {
    const thing = thingOf(event.target);
    // Keys and screen readers click without a pointer.
    if (thing === undefined || (spent && event.detail !== 0)) return;
    const { marks, onPick, onMiss } = now();
    if (isPickable(marks.get(thing))) onPick?.(thing);
    else onMiss?.(thing);
  };

  const stop = new AbortController();
  const { signal } = stop;
  listenToPresses(
    root,
    {
      begins: ({ target, pointerId, isPrimary }) => {
        const element = partAt(target);
        const thing = element?.dataset['thing'];
        spent = false;
        // A second finger means nothing here.
        if (!isPrimary || !element || thing === undefined) return false;
        pressed = { element, thing, id: pointerId };
        return true;
      },
      held: () => {
        end();
        return true;
      },
      drags: ({ clientX, clientY }) => {
        spent = true;
        const { onDrop, onDrag } = now();
        if (!pressed || !onDrop || pressed.element.dataset['drag'] === undefined) return;
        root.setPointerCapture(pressed.id);
        ghost = ghostOf(pressed.element, clientX, clientY);
        onDrag?.(pressed.thing);
      },
      moves: ({ clientX, clientY }) => {
        if (!ghost) return;
        ghost.move(clientX, clientY);
        const place = placeAt(clientX, clientY);
        lightUp(place?.dataset['thing'] === pressed?.thing ? undefined : place);
      },
      ends: ({ clientX, clientY }, press) => {
        const from = pressed?.thing;
        const dropped = ghost && press === 'drag' ? placeAt(clientX, clientY)?.dataset : undefined;
        end();
        const to = dropped?.['thing'] ?? dropped?.['zone'];
        if (from !== undefined && to !== undefined && to !== from) now().onDrop?.(from, to);
      },
    },
    signal,
  );
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && hover(thingOf(event.target)), { signal });
  root.addEventListener('pointerleave', () => hover(undefined), { signal });
  root.addEventListener('focusin', (event) => hover(thingOf(event.target)), { signal });
  root.addEventListener('focusout', () => hover(undefined), { signal });
  return () => {
    end();
    stop.abort();
  };
}
