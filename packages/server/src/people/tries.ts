/** How often something may be tried in vain: who guesses is made to wait. */
import { Refusal } from '../http/refusal.ts';

export type Tries = {
  /** Refuses where one of these has been tried too often; else does it, and counts it unless it was right. */
  readonly attempt: <T>(keys: readonly Key[], work: () => Promise<T>) => Promise<T>;
  /** Counts one, and refuses what is more than that in an hour. */
  readonly spend: (key: Key) => void;
};

type Key = { readonly of: string; readonly most: number };
type Count = { failed: number; until: number };

const WINDOW = 15 * 60_000;
const HOUR = 60 * 60_000;
/** So many names are remembered; who fills it up meets the limit on requests first. */
const MOST_KEYS = 100_000;

export function openTries(now: () => number): Tries {
  const counts = new Map<string, Count>();
  const countOf = (of: string, window: number): Count => {
    const known = counts.get(of);
    if (known && known.until > now()) return known;
    // At the end of the row, so that the first is the oldest.
    counts.delete(of);
    const [oldest] = counts.keys();
    if (counts.size >= MOST_KEYS && oldest !== undefined) counts.delete(oldest);
    const fresh = { failed: 0, until: now() + window };
    counts.set(of, fresh);
    return fresh;
  };
  return {
    attempt: async (keys, work) => {
      const all = keys.map(({ of, most }) => ({ count: countOf(of, WINDOW), most }));
      if (all.some(({ count, most }) => count.failed >= most)) throw new Refusal('too-fast');
      // Counted before it is known: many at once are many.
      for (const { count } of all) count.failed++;
      const done = await work();
      for (const { count } of all) count.failed--;
      return done;
    },
    spend: ({ of, most }) => {
      const count = countOf(of, HOUR);
      if (count.failed >= most) throw new Refusal('too-fast');
      count.failed++;
    },
  };
}
