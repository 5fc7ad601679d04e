/** Which choice is taken of those that were thought about: the best one, or, where somebody is loose, now and then one that looks nearly as good. */
import { below, type Rng } from '@wartable/kernel';
import type { Opinion } from './bot.ts';

/** Takes one of the opinions, which come best first. */
export type Take = (opinions: readonly Opinion[]) => Opinion | undefined;

const FINE = 2 ** 30;

/**
 * How likely each is taken. `loose` is in points of a hundred of the chance to win: what looks worse by that much is taken about a
 * third as often, by five times as much hardly ever. What was looked at once or twice says little, and is taken as seldom as it was looked at.
 */
function weightsOf(opinions: readonly Opinion[], loose: number): number[] {
  const best = opinions[0]?.expected ?? 0;
  return opinions.map(({ expected, visits }) => visits * Math.exp((-100 * Math.max(0, best - expected)) / loose));
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
