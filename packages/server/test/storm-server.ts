/** A server for a storm: it is going to be killed. */
import { openServer } from '../src/index.ts';

const limits = {
  messages: 1_000_000,
  requests: 1_000_000,
  guestsPerHour: 1000,
  openTablesPerPerson: 10_000,
  tablesPerPerson: 10_000,
};
const { port } = await openServer({ host: '127.0.0.1', botThreads: 0, limits, ...JSON.parse(process.argv[2] ?? '{}') });
process.stdout.write(`${port}\n`);
