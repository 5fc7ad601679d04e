/** How far a side came: the damage on the other base beside that on the own; who wins does so early, who loses holds out. */
import type { ResultPart, Seat } from '@wartable/kernel';
import { text } from './describe.ts';
import { VADER } from './seats.ts';
import type { View } from './view.ts';

export function resultIn(view: View, seat: Seat, won: boolean): readonly ResultPart[] {
  const [own, other] = seat === VADER ? [view.vader, view.leia] : [view.leia, view.vader];
  const [dealt, taken] = [other, own].map(({ base }) => Math.min(base, view.baseHp)) as [number, number];
  return [
    { rank: dealt - taken, text: text('result.damage', { dealt, taken }) },
    { rank: won ? -view.round : view.round, text: text('result.round', { round: view.round }) },
  ];
}
