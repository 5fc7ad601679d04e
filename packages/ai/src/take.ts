/** Which choice is taken of those that were thought about: the best one, or, where somebody is loose, now and then one that looks nearly as good. */
import { below, type Rng } from '@wartable/kernel';
import type { Opinion } from './bot.ts';

/** Takes one of the opinions, which come best first. */
export type Take = (opinions: readonly Opinion[]) => Opinion | undefined;

/** A choice that was looked at so often is trusted by half: one look may be a lucky one. */
const HALF_TRUSTED = 2;
const FINE = 2 ** 30;

/**
 * How likely each is taken: less and less, the worse it looks. `loose` is in points of a hundred of the chance to win: what looks
 * worse by that much is taken about a third as often as the best, by three times as much a twentieth, by ten times as much never in a life.
 */
function weightsOf(opinions: readonly Opinion[], loose: number): number[] {
  const best = opinions[0]?.expected ?? 0;
  return opinions.map(({ expected, visits }) => {
    const worse = 100 * Math.max(0, best - expected);
    return (visits / (visits + HALF_TRUSTED)) * Math.exp(-worse / loose);
  });
}

export function loosely(loose: number, rng: Rng): Take {
  return (opinions) => {
    const weights = weightsOf(opinions, loose);
    const sum = weights.reduce((all, weight) => all + weight, 0);
    let left = (sum * below(rng, FINE)) / FINE;
    for (const [i, opinion] of opinions.entries()) {
      left -= weights[i] ?? 0;
      if (left < 0) return opinion;
    }
    return opinions[0];
  };
}
