/**
 * Work that must not make the page wait. All workers share this one file, so that the rules of a game are fetched and kept
 * once; the name of a worker says what it does.
 */
import { aheadWork } from './ahead-work.ts';
import { balanceWork } from './balance-work.ts';
import { botsWork } from './bots-work.ts';
import { coachWork } from './coach-work.ts';
import { diagramWork } from './diagram-work.ts';
import { hostWork } from './host-work.ts';
import { lessonWork } from './lesson-work.ts';
import { replayWork } from './replay-work.ts';
import { reviewWork } from './review-work.ts';
import { standWork } from './stand-work.ts';

const WORKS: Readonly<Record<string, (data: never) => Promise<void>>> = {
  host: hostWork,
  bots: botsWork,
  ahead: aheadWork,
  coach: coachWork,
  replay: replayWork,
  review: reviewWork,
  stand: standWork,
  diagram: diagramWork,
  // Few need it, and it brings the solver along.
  puzzle: async (data) => (await import('./puzzle-work.ts')).puzzleWork(data),
  lesson: lessonWork,
  balance: balanceWork,
};
const work = WORKS[self.name];

self.onmessage = ({ data }: MessageEvent) => {
  // A promise that fails here would fail unheard; an error that is reported reaches the page.
  work?.(data as never).catch(reportError);
};
