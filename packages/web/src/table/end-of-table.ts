/** How a match ended, for whoever goes on from there: worked out in a worker, since it needs the rules. */
import type { MatchRecord, Seed } from '@wartable/kernel';
import type { BattleOver } from './run.ts';
import { tableNamed } from './saves.ts';
import type { FromStand } from './stand-work.ts';

/** At a table on this device; undefined while it goes on, and where there is no such table. */
export async function endOfTable(id: string): Promise<BattleOver | undefined> {
  const table = await tableNamed(id);
  return table?.over ? await endOf(table.game, table.record, table.seed) : undefined;
}

/** Undefined where the record cannot be read. */
export async function endOf(game: string, record: MatchRecord, seed: Seed): Promise<BattleOver | undefined> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'stand' });
  try {
    const { view, winners } = await new Promise<FromStand>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromStand>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage({ id: '', game, record, seed });
    });
    return view === undefined || !winners ? undefined : { view, winners, match: record.commitment };
  } finally {
    worker.terminate();
  }
}
