/** How often something may be tried in vain: who guesses is made to wait. */
import { Refusal } from '../http/refusal.ts';
import type { Rates } from './rates.ts';

export type Tries = {
  /** Refuses where one of these has been tried too often; else does it, and counts it unless it was right. */
  readonly attempt: <T>(keys: readonly Key[], work: () => Promise<T>) => Promise<T>;
  /** Counts one, and refuses what is more than that in an hour. */
  readonly spend: (key: Key) => Promise<void>;
};

type Key = { readonly of: string; readonly most: number };

const WINDOW = 15 * 60_000;
const HOUR = 60 * 60_000;

export function openTries(rates: Rates): Tries {
  return {
    attempt: async (keys, work) => {
      // Counted before it is known: many at once are many.
      const counted = await rates.count(keys.map(({ of }) => ({ of, within: WINDOW })));
      // One that is counted too often does no harm.
      const takeBack = (): Promise<void> => rates.uncount(counted).catch(() => {});
      const mostOf = new Map(keys.map(({ of, most }) => [of, most]));
      if (counted.some(({ of, count }) => count > (mostOf.get(of) ?? 0))) {
        // What was not even tried says nothing about the others: nobody locks a name for all by trying from one address.
        await takeBack();
        throw new Refusal('too-fast');
      }
      const done = await work();
      await takeBack();
      return done;
    },
    spend: async ({ of, most }) => {
      if (!(await rates.take(of, most, HOUR))) throw new Refusal('too-fast');
    },
  };
}
