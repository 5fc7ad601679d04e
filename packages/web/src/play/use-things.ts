/** Resting the mouse on a thing, a long press, the right button and `i` ask what it is: on boards, on cards, anywhere at the table. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { listenToPresses } from '../board/press.ts';
import { useShortcuts } from '../shell/shortcuts.ts';

/** Milliseconds the mouse rests before a thing tells what it is. */
const REST = 600;
/** A hand that has pressed trembles so many pixels: who has chosen a thing does not ask what it is. */
const STILL = 12;

type ToldThing = {
  readonly thing: string;
  /** Only pointed at: it goes as soon as the mouse does. */
  readonly resting: boolean;
};

export type Things = {
  readonly told: ToldThing | undefined;
  readonly tell: (thing: string) => void;
  readonly close: () => void;
};

function thingAt(target: EventTarget | null): string | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-thing]')?.dataset['thing']) || undefined;
}

/** `over` is what boards say is pointed at; `quiet` while nothing may lie over them by itself. */
export function useThings(root: RefObject<HTMLElement | null>, over: string | undefined, quiet: boolean): Things {
  const [told, setTold] = useState<ToldThing>();
  const [pointed, setPointed] = useState<string>();
  const byMouse = useRef(false);
  const tell = (thing: string): void => setTold({ thing, resting: false });
  const thing = pointed ?? over;

  useEffect(() => {
    if (!root.current) return;
    const stop = new AbortController();
    const { signal } = stop;
    /** The click that ends a long press means nothing. */
    let spent = false;
    const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      root.current?.addEventListener(type, act, { signal, capture: true });
    const unrest = (): void => setTold((now) => (now?.resting ? undefined : now));
    listenToPresses(
      root.current,
      {
        begins: ({ target }) => {
          spent = false;
          unrest();
          return thingAt(target) !== undefined;
        },
        held: ({ target }) => {
          const asked = thingAt(target);
          if (asked === undefined) return false;
          spent = true;
          setTold({ thing: asked, resting: false });
          return true;
        },
        drags: () => undefined,
        moves: () => undefined,
        ends: () => undefined,
      },
      signal,
    );
    on('click', (event) => {
      if (!spent || event.detail === 0) return;
      spent = false;
      event.stopPropagation();
      event.preventDefault();
    });
    on('contextmenu', (event) => {
      const asked = thingAt(event.target);
      if (asked === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTold({ thing: asked, resting: false });
    });
    let pressed: PointerEvent | undefined;
    on('pointerdown', (event) => {
      pressed = event;
      byMouse.current = false;
      setPointed(undefined);
    });
    on('pointermove', ({ pointerType, buttons, target, clientX, clientY }) => {
      if (pressed && Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) < STILL) return;
      pressed = undefined;
      // What is dragged is known already.
      byMouse.current = pointerType === 'mouse' && buttons === 0;
      setPointed(byMouse.current ? thingAt(target) : undefined);
    });
    root.current.addEventListener('pointerleave', () => setPointed(undefined), { signal });
    window.addEventListener(
      'keydown',
      () => {
        byMouse.current = false;
        unrest();
      },
      { signal, capture: true },
    );
    on('wheel', unrest);
    return () => stop.abort();
  }, [root]);

  useEffect(() => {
    setTold((now) => (now?.resting ? undefined : now));
    if (thing === undefined || quiet || !byMouse.current) return;
    const timer = setTimeout(() => {
      // Nothing lies over a dialog.
      if (byMouse.current && !document.querySelector('dialog[open]')) setTold((now) => now ?? { thing, resting: true });
    }, REST);
    return () => clearTimeout(timer);
  }, [thing, quiet]);

  const ofFocus = (): string | undefined => thingAt(document.activeElement);
  useShortcuts({
    i: () => {
      const asked = ofFocus() ?? (document.activeElement?.closest('.map-board') ? over : thing);
      if (asked !== undefined) tell(asked);
    },
  });
  return { told, tell, close: () => setTold(undefined) };
}
