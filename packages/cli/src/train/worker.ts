/** The thread in which bots play themselves. */
import { parentPort } from 'node:worker_threads';
import { READY, type Reply } from '../arena/pool.ts';
import { loadTerminals } from '../games.ts';
import { type SelfPlayed, type SelfPlayJob, selfPlay } from './job.ts';

await loadTerminals();

function reply(job: SelfPlayJob): Reply<SelfPlayed> {
  try {
    return { result: selfPlay(job) };
  } catch (error) {
    return { trouble: String(error).split('\n')[0] ?? '' };
  }
}

parentPort?.on('message', (jobs: readonly SelfPlayJob[]) => parentPort?.postMessage(jobs.map(reply)));
parentPort?.postMessage(READY);
