/** The frame of a board in the book, and how things on it are moved: dragged, tapped, or by the keys of the board. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { Hex } from '../board/hexes.ts';

/** The wheel moves the page here, not the board. */
export function BookDrawing({ children }: { readonly children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = own.current;
    const pass = (event: Event): void => event.stopPropagation();
    frame?.addEventListener('wheel', pass, { capture: true });
    return () => frame?.removeEventListener('wheel', pass, { capture: true });
  }, []);
  return (
    <div ref={own} className="book-drawing">
      {children}
    </div>
  );
}

type Moved = {
  readonly onPick: (hex: Hex) => void;
  readonly onMiss: (hex: Hex) => void;
  readonly mayDrag: (hex: Hex) => boolean;
};

/** What was touched last goes where one then points; `first` is held from the beginning. */
export function useMovable<Thing>(
  first: Thing,
  thingAt: (hex: Hex) => Thing | undefined,
  put: (thing: Thing, hex: Hex) => void,
): Moved {
  const held = useRef(first);
  const take = (hex: Hex): boolean => {
    const thing = thingAt(hex);
    if (thing !== undefined) held.current = thing;
    return thing !== undefined;
  };
  const move = (hex: Hex): void => {
    if (!take(hex)) put(held.current, hex);
  };
  return { onPick: move, onMiss: move, mayDrag: take };
}
