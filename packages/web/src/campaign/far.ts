/** Battles of a campaign of two people far apart: at tables on the server, each set up by whoever of them comes first. */
import type { Agreement } from '@wartable/protocol';
import { endOf } from '../table/end-of-table.ts';
import { type BattleOver, campaignIn, type Run, type RunRules, tableFor } from '../table/run.ts';
import { adoptRun, noteTable } from '../table/runs.ts';

/** Undefined while it goes on. */
export async function endFarAway(table: string): Promise<BattleOver | undefined> {
  const [{ api }, { recordAt }] = await Promise.all([import('../online/api.ts'), import('../online/place.ts')]);
  const { table: info } = await api.room(table);
  if (info.status !== 'over') return undefined;
  const record = await recordAt(table);
  return record.seed === undefined ? undefined : await endOf(info.game, record, record.seed);
}

/** Whether it is still there. */
export async function isThere(table: string): Promise<boolean> {
  const { api, Refusal } = await import('../online/api.ts');
  return await api.room(table).then(
    () => true,
    (error) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
}

/** Sets the table of the battle up that is due, for those who sat at the last one; its name. */
export async function setUpFarAway(run: Run, number: number, rules: RunRules): Promise<string> {
  const { far } = run;
  if (!far) throw new TypeError('not far away');
  const [{ api, Refusal }, { newTable }] = await Promise.all([import('../online/api.ts'), import('../online/create.ts')]);
  const options = { ...(rules.options(run.state) as object), campaign: { run: run.id, state: run.state } };
  const last = tableFor(run, number - 1);
  const next =
    last === undefined
      ? undefined
      : await api.rematch(last, options).catch((error) => {
          // The table before is gone, or was never ours.
          if (error instanceof Refusal) return undefined;
          throw error;
        });
  // What the other device set up is the same battle, unless somebody has set up another one.
  const isOurs = next && JSON.stringify(campaignIn(next.options)) === JSON.stringify(options.campaign);
  const seats = run.players.map((_, seat) => ({ kind: seat === far.seat ? 'me' : 'open' }) as const);
  const agreement = far.agreement as Agreement | undefined;
  const table = isOurs ? next.id : await newTable({ game: run.game, options, seats, ...(agreement ? { agreement } : {}) });
  await noteTable(run.id, number, table);
  return table;
}

/** Whoever comes from a table on the server has its campaign on this device from then on. */
export async function adopt(table: string, rules: RunRules): Promise<void> {
  const { api } = await import('../online/api.ts');
  const { table: info } = await api.room(table);
  const told = campaignIn(info.options);
  const number = told && rules.number(told.state);
  if (!told || number === undefined || info.mine === null) return;
  const there = { id: table, game: info.game, mine: info.mine, seats: info.seats.length };
  await adoptRun(told, number, there, (state) => (rules.number(state) ?? number) < number);
}
