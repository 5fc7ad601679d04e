/** The thread in which games between bots are played, one after the other. */
import { parentPort } from 'node:worker_threads';
import { loadTerminals } from '../games.ts';
import { type GameJob, type GameReport, playGame } from './game.ts';
import { READY, type Reply } from './pool.ts';

await loadTerminals();

function reply(job: GameJob): Reply<GameReport> {
  try {
    return { result: playGame(job) };
  } catch (error) {
    return { trouble: String(error).split('\n')[0] ?? '' };
  }
}

parentPort?.on('message', (jobs: readonly GameJob[]) => parentPort?.postMessage(jobs.map(reply)));
parentPort?.postMessage(READY);
