/** Who plays by keyboard or screen reader never falls off the page. */
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

const nothingHasIt = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** When what had the focus is gone, `home` has it; also at first for who has `arrived` from another page. */
export function useKeptFocus(home: RefObject<HTMLElement | null>, arrived: boolean): (event: FocusEvent) => void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    if (nothingHasIt() && last.current?.isConnected === false) home.current?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens
  useEffect(() => {
    if (arrived && nothingHasIt()) home.current?.focus({ preventScroll: true });
  }, []);
  return ({ target }) => {
    last.current = target;
  };
}
