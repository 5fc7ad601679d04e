/** The thread in which games between bots are played, one after the other. */
import { parentPort } from 'node:worker_threads';
import { loadTerminals } from '../games.ts';
import { type GameJob, playGame } from './game.ts';

await loadTerminals();

parentPort?.on('message', (job: GameJob) => {
  try {
    parentPort?.postMessage({ result: playGame(job) });
  } catch (error) {
    parentPort?.postMessage({ trouble: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
