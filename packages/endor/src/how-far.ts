/** How far the Rebels came: an early win is a good one; who loses counts the door, the heroes inside, those left. */
import type { ResultPart, Seat } from '@wartable/kernel';
import { HERO, PIECES } from './pieces.ts';
import { text } from './text/index.ts';
import type { View } from './view.ts';

const HEROES: ReadonlySet<string> = new Set(PIECES.filter(({ type }) => type === HERO).map(({ name }) => name));
const DOOR_OPEN = 3;

export function resultIn({ pieces, door, turn }: View, _seat: Seat, won: boolean): readonly ResultPart[] {
  const heroes = pieces.filter(({ piece }) => HEROES.has(piece));
  const inside = heroes.filter(({ at }) => at === 'complex').length;
  const left = heroes.filter(({ at }) => at !== 'captured').length;
  const free = { rank: left, text: text('result.heroes', { n: left }) };
  if (won) return [{ rank: -turn, text: text('result.turn', { turn }) }, free];
  const open = Math.min(door, DOOR_OPEN);
  return [
    { rank: open, text: text('result.door', { n: open, of: DOOR_OPEN }) },
    { rank: inside, text: text('result.inside', { n: inside }) },
    free,
  ];
}
