/** What may still come, from the deck lists and what the viewer sees. */
import type { View } from '@wartable/duel';
import { CARDS } from '@wartable/duel/telling';
import { sideOfCard } from './printed.ts';
import type { SideName } from './scene.ts';

export type Count = { readonly card: string; readonly count: number };

/** The cards of a side that do not lie open and are not the viewer's own, in the order of their cost. */
export function unseenOf(view: View, side: SideName): readonly Count[] {
  const seen = view[side];
  const known = [
    ...seen.discard,
    ...[...seen.ground, ...seen.space].map(({ card }) => card),
    ...view.revealed,
    ...(typeof seen.hand === 'number' ? [] : seen.hand),
    ...(typeof seen.resources === 'number' ? [] : seen.resources),
  ];
  return CARDS.filter(({ name, type }) => (type === 'unit' || type === 'event') && sideOfCard(name) === side)
    .map(({ name, cost, numbers }) => ({ card: name, cost, count: numbers.length - known.filter((one) => one === name).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.cost - b.cost)
    .map(({ card, count }) => ({ card, count }));
}
