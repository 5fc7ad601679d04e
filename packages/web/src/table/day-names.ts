/** Tables of battles of the day say so by their names: "day-2027-01-31-hoth" is the try that counts; with more behind it, it is practice. */
import { randomName } from './names.ts';

export type NamedDay = { readonly date: string; readonly game: string };

const NAME = /^day-(\d{4}-\d{2}-\d{2})-([a-z0-9-]+)(~\w+)?$/;

export const dayTable = ({ date, game }: NamedDay): string => `day-${date}-${game}`;
export const practiceTable = (day: NamedDay): string => `${dayTable(day)}~${randomName(6)}`;

export function dayOfTable(id: string): (NamedDay & { readonly counts: boolean }) | undefined {
  const [, date, game, more] = NAME.exec(id) ?? [];
  return date === undefined || game === undefined ? undefined : { date, game, counts: more === undefined };
}
