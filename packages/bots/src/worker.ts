/** The thread in which bots think. It gets views, never states. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BotRequest, botDesk } from '@wartable/ai';
import { INSTALLED } from '@wartable/games';
import { lookOf } from './nets.ts';

/** The number of the last request that must not be thought about any longer. */
const stopped: Int32Array = workerData;
const desk = botDesk(
  INSTALLED.map((one) => ({ ...one, look: (net) => lookOf(one.game, net) })),
  () => performance.now(),
);

parentPort?.on('message', (request: BotRequest) => {
  parentPort?.postMessage(desk(request, () => Atomics.load(stopped, 0) >= request.id));
});
