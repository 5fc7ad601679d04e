/** Looks for another server, again and again, for a table that goes on there alone: whoever shares the lines out knows which. */
import { pauseAfter } from './pause.ts';

const PAUSES = { first: 400, longest: 10_000 };
/** After so long it is a new search, in milliseconds. */
const NEW = 60_000;

export type Search = {
  /** The next one is tried in a while; until then the line stays, for other tables. */
  readonly look: () => void;
};

export function openSearch(now: () => number, chance: () => number, next: () => void): Search {
  let waiting = false;
  let tried = 0;
  let last = 0;
  return {
    look: () => {
      if (waiting) return;
      waiting = true;
      if (now() - last > NEW) tried = 0;
      setTimeout(
        () => {
          waiting = false;
          last = now();
          next();
        },
        pauseAfter(PAUSES, tried++, chance),
      );
    },
  };
}
