/** The thread in which cases run: whoever waits can end one that does not come to an end. */
import { parentPort } from 'node:worker_threads';
import { runCase } from '@wartable/kernel';
import { ENGLISH } from '@wartable/languages';
import { gameNamed } from '../args.ts';
import { wordsIn } from '../words.ts';
import { type CaseJob, READY } from './runner.ts';

const english = await wordsIn(ENGLISH);

parentPort?.on('message', ({ game, item }: CaseJob) => {
  parentPort?.postMessage(runCase(gameNamed(game), item, english.wordsOf(game)));
});
parentPort?.postMessage(READY);
