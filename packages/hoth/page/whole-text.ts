/** Cards in the hand are as high as the hand: one with a long text grows in width until all of it is seen. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Pixels by which it grows at a time, and what is left of the hand beside it. */
const STEP = 12;
const BESIDE = 24;

/** How a card came out in a hand of this size: measuring costs a layout for each step. */
const measured = new Map<string, { readonly width: string; readonly wordy: string | undefined }>();

/** Inside the hand, in pixels. */
type Room = { readonly wide: number; readonly high: number };

function growAs(card: HTMLElement, { wide, high }: Room): void {
  const most = wide - BESIDE;
  const like = `${most} ${high} ${card.textContent}`;
  const known = measured.get(like);
  if (!known) {
    grow(card, most);
    measured.set(like, { width: card.style.width, wordy: card.dataset['wordy'] });
    return;
  }
  card.style.width = known.width;
  if (known.wordy === undefined) delete card.dataset['wordy'];
  else card.dataset['wordy'] = known.wordy;
}

/** First the picture of the sections becomes smaller, then the card wider, at last the picture goes. */
function grow(card: HTMLElement, most: number): void {
  const words = card.querySelector<HTMLElement>('.card-text');
  card.style.width = '';
  delete card.dataset['wordy'];
  if (!words) return;
  const isCut = (): boolean => words.scrollHeight > words.clientHeight + 1;
  if (isCut()) card.dataset['wordy'] = 'yes';
  const widen = (): void => {
    for (let width = card.offsetWidth + STEP; isCut() && width <= most; width += STEP) card.style.width = `${width}px`;
  };
  widen();
  if (!isCut()) return;
  card.dataset['wordy'] = 'very';
  card.style.width = '';
  widen();
}

/** `cards` says which texts there are, in which language. */
export function useWholeTexts(hand: RefObject<HTMLElement | null>, cards: string): void {
  const room = useRef<Room>(undefined);
  useLayoutEffect(() => {
    const all = hand.current;
    if (!all) return;
    const growAnew = (): void => {
      measured.clear();
      growAll(all, roomIn(all));
    };
    const watch = new ResizeObserver(() => {
      const [before, now] = [room.current, roomIn(all)];
      room.current = now;
      if (before?.wide !== now.wide || before.high !== now.high) growAll(all, now);
    });
    watch.observe(all);
    // Letters of another face are as wide as they like.
    document.fonts.addEventListener('loadingdone', growAnew);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', growAnew);
    };
  }, [hand]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards have other texts
  useLayoutEffect(() => {
    const all = hand.current;
    if (!all) return;
    // It is as large as it was: asking anew costs a layout.
    room.current ??= roomIn(all);
    growAll(all, room.current);
  }, [hand, cards]);
}

function roomIn({ clientWidth: wide, clientHeight: high }: HTMLElement): Room {
  return { wide, high };
}

function growAll(hand: HTMLElement, room: Room): void {
  for (const card of hand.querySelectorAll<HTMLElement>('.command-card')) growAs(card, room);
}
