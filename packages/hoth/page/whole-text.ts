/** Cards in the hand are as high as the hand: one with a long text grows in width until all of it is seen. */
import { type RefObject, useLayoutEffect } from 'react';

/** Pixels by which it grows at a time, and what is left of the hand beside it. */
const STEP = 12;
const BESIDE = 24;

/** How a card came out in a hand of this size: measuring costs a layout for each step. */
const measured = new Map<string, { readonly width: string; readonly wordy: string | undefined }>();

function growAs(card: HTMLElement, hand: HTMLElement): void {
  const most = hand.clientWidth - BESIDE;
  const like = `${most} ${hand.clientHeight} ${card.textContent}`;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards have other texts
  useLayoutEffect(() => {
    const all = hand.current;
    if (!all) return;
    const growAll = (): void => {
      for (const card of all.querySelectorAll<HTMLElement>('.command-card')) growAs(card, all);
    };
    growAll();
    const watch = new ResizeObserver(growAll);
    watch.observe(all);
    // Letters of another face are as wide as they like.
    const growAnew = (): void => {
      measured.clear();
      growAll();
    };
    document.fonts.addEventListener('loadingdone', growAnew);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', growAnew);
    };
  }, [hand, cards]);
}
