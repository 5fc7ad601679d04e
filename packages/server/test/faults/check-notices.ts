/** Notices: for each (match, number, person, channel) one at most; and none that is due is left lying. */
import type { NoticeRow } from '../../src/store/schema.ts';
import { type Checked, openFindings } from './checker.ts';

/** What arrived. */
export type Letter = { readonly table: string; readonly channel: string };

/** `since`: what was due by then has to be done. */
export function checkLetters(rows: readonly NoticeRow[], letters: readonly Letter[], since: number): Checked {
  const { check, found } = openFindings('');
  const sent = Map.groupBy(letters, ({ table, channel }) => `${table} ${channel}`);
  const meant = Map.groupBy(
    rows.filter(({ state }) => state === 'sent'),
    ({ match, channel }) => `${match} ${channel}`,
  );
  for (const [to, all] of sent) {
    const most = meant.get(to)?.length ?? 0;
    check(all.length <= most, 'notice', () => `${to}: ${all.length} for ${most}`);
  }
  for (const { match, number, person, state, due } of rows)
    check(state !== 'due' || due > since, 'overdue', () => `${match} ${number} ${person}`);
  return found();
}
