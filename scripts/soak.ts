/**
 * `npm run soak [kills]`: a storm of answers over sockets, the server killed with SIGKILL in the middle of it, and what it had
 * acknowledged looked for on disk: 50 times on SQLite, 20 times on a PostgreSQL of its own that syncs as it would for people. Then
 * 10 minutes of faults on three nodes (`npm run faults`).
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from '../packages/server/test/databases.ts';
import { longRun } from '../packages/server/test/faults/long.ts';
import { startPostgres } from '../packages/server/test/postgres.ts';
import { weather } from '../packages/server/test/storm.ts';

const asked = Number(process.argv[2] ?? 50);
const folder = mkdtempSync(join(tmpdir(), 'wartable-soak-'));
const TABLES = 20;

async function soak(name: string, place: Place, kills: number): Promise<void> {
  const began = performance.now();
  const { answers, kept, tables, over } = await weather(place, kills, TABLES, (kill, tally) => {
    process.stdout.write(`\r${name}: kill ${kill} of ${kills}, ${tally.answers} answers acknowledged`);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `\r${name}: ${kills} kills, ${answers} answers acknowledged, none lost (${kept} kept), ${tables} matches, ${over} of them over, none broken (${seconds} s)`,
  );
}

try {
  const data = mkdtempSync(join(folder, 'data-'));
  await soak('SQLite', { where: { file: join(data, 'wartable.db') }, config: { data } }, asked);
  // Its own user has to get in.
  chmodSync(folder, 0o711);
  const { postgres, url } = await startPostgres(join(folder, 'postgres'), true);
  try {
    await postgres.createDatabase('soak');
    await soak(
      'PostgreSQL',
      { where: { url: url('soak') }, config: { data, database: url('soak') } },
      Math.ceil((asked * 2) / 5),
    );
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (!(await longRun({ minutes: asked / 5, matches: 40, nodes: 3, seed: String(Date.now()) }))) process.exit(1);
