/**
 * Work that must not make the page wait. All workers share this one file, so that the rules of a game are fetched and kept
 * once; the name of a worker says what it does.
 */
import { botsWork } from './bots-work.ts';
import { engineWork } from './engine-work.ts';
import { reviewWork } from './review-work.ts';

const WORKS: Readonly<Record<string, (data: never) => Promise<void>>> = {
  engine: engineWork,
  bots: botsWork,
  review: reviewWork,
};
const work = WORKS[self.name];

self.onmessage = ({ data }: MessageEvent) => {
  // A promise that fails here would fail unheard; an error that is reported reaches the page.
  work?.(data as never).catch(reportError);
};
