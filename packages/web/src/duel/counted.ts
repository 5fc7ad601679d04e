/** Cards one sees, or only their number. */
import { CARDS, type SideView } from '@wartable/duel';

export type Cards = readonly string[] | number;

export function sizeOf(cards: Cards): number {
  return typeof cards === 'number' ? cards : cards.length;
}

const place = (name: string): number => CARDS.findIndex((card) => card.name === name);

/** Cards lie in the order of their numbers. */
export function withMore(cards: Cards, added: readonly string[] | undefined, count: number): Cards {
  if (typeof cards === 'number') return cards + count;
  return [...cards, ...(added ?? [])].sort((a, b) => place(a) - place(b));
}

export function without(cards: Cards, card: string): Cards {
  return withoutAll(cards, [card], 1);
}

export function withoutAll(cards: Cards, gone: readonly string[] | undefined, count: number): Cards {
  if (typeof cards === 'number') return cards - count;
  const left = [...cards];
  for (const card of gone ?? []) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

export function forget(shown: SideView['shown'], card: string): SideView['shown'] {
  const last = shown.findLastIndex((entry) => entry.card === card);
  return last < 0 ? shown : shown.toSpliced(last, 1);
}
