/** How far a side came: medals beside the other side's; who wins does so early, who loses holds out. */
import type { ResultPart, Seat } from '@wartable/kernel';
import { SIDE_NAMES } from './board.ts';
import { text } from './text/text.ts';
import type { View } from './view.ts';

export function resultIn({ seats, medals, turn }: View, seat: Seat, won: boolean): readonly ResultPart[] {
  const own = seats[seat]?.side === SIDE_NAMES[0] ? 0 : 1;
  const [ours = 0, theirs = 0] = [medals[own], medals[1 - own]];
  return [
    { rank: ours - theirs, text: text('result.medals', { own: ours, other: theirs }) },
    { rank: won ? -turn : turn, text: text('result.turn', { turn }) },
  ];
}
