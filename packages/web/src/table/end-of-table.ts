/** How a table on this device ended, for whoever goes on from there: worked out in a worker, since it needs the rules. */
import type { BattleOver } from './run.ts';
import { tableNamed } from './saves.ts';
import type { FromStand } from './stand-work.ts';

/** Undefined while it goes on, and where there is no such table. */
export async function endOfTable(id: string): Promise<BattleOver | undefined> {
  const table = await tableNamed(id);
  if (!table?.over) return undefined;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'stand' });
  try {
    const { view, winners } = await new Promise<FromStand>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromStand>) => resolve(data);
      worker.onerror = reject;
      worker.postMessage(table);
    });
    return view === undefined || !winners ? undefined : { view, winners, match: table.record.commitment };
  } finally {
    worker.terminate();
  }
}
