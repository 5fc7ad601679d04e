/** What one shows others of a day. */
import type { Text } from '@wartable/kernel';
import type { Day, DayEnd } from '../table/day-rows.ts';
import { MARKS } from '../table/day-signs.ts';
import { beaten } from './standing-of.ts';
import { text } from './text/index.ts';

/** No scenario, no dice: who has not played yet learns nothing that helps. */
export function shareLine(
  { game, date, late, bots }: Day,
  { result, takebacks, alike }: DayEnd,
  streak: number,
  { say }: { readonly say: (text: Text) => string },
  origin: string,
): string {
  const all = Object.keys(bots).length;
  const facts = [
    `Wartable ${date}`,
    `${say({ key: `door.${game}` })} ${MARKS[result.outcome]} ${say(text(`daily.${result.outcome}`))}`,
    ...result.parts.map((part) => say(part.text)),
    ...(takebacks > 0 ? [say(text('daily.takebacks', { n: takebacks }))] : []),
    ...(alike && all > 0 ? [say(text('daily.better', { n: beaten(result, bots), all }))] : []),
    ...(late ? [say(text('daily.late'))] : streak > 1 ? [say(text('daily.streak-of', { n: streak }))] : []),
  ];
  return `${facts.join(' · ')}\n${origin}/daily/${game}/${date}`;
}
