/** Who has done how well with what he was dealt: first attempts, compared before all with those who had the same dice. */

import { compareResults, type Result } from '@wartable/kernel';

export type Attempt = { readonly person: string; readonly deal: string; readonly ended: number; readonly result: Result };

/** `points`: 0 to 100. Equal ones share a place. */
export type Placed<A extends Attempt> = A & { readonly points: number; readonly place: number };

/** As long as few had the same dice, all others of the day count too, as much as so many with the same. */
const OTHERS = 4;
const HALF = 0.5;

/** Above 0 where the first is better. */
function better(one: Result, other: Result): number {
  // How far one came before giving up does not count.
  return one.outcome === 'gave-up' && other.outcome === 'gave-up' ? 0 : compareResults(other, one);
}

/** Which part of the others each has beaten; equal ones count half. */
function beatenBy<A extends Attempt>(all: readonly A[]): ReadonlyMap<A, number> {
  const sorted = all.toSorted((a, b) => better(a.result, b.result));
  const beaten = new Map<A, number>();
  for (let from = 0; from < sorted.length; ) {
    const first = sorted[from];
    if (!first) break;
    let to = from;
    for (let next = sorted[to]; next && better(next.result, first.result) === 0; next = sorted[to]) to++;
    for (const one of sorted.slice(from, to))
      beaten.set(one, all.length === 1 ? HALF : (from + (to - from - 1) * HALF) / (all.length - 1));
    from = to;
  }
  return beaten;
}

/** All of a day, the best first. */
export function ranked<A extends Attempt>(all: readonly A[]): readonly Placed<A>[] {
  const ofAll = beatenBy(all);
  const withPoints = [...Map.groupBy(all, ({ deal }) => deal).values()].flatMap((same) => {
    const ofSame = beatenBy(same);
    const others = same.length - 1;
    return same.map((one) => {
      const [near, far] = [ofSame.get(one) ?? HALF, ofAll.get(one) ?? HALF];
      return { ...one, points: Math.round((100 * (others * near + OTHERS * far)) / (others + OTHERS)) };
    });
  });
  return placed(withPoints, (a, b) => a.points - b.points || better(a.result, b.result));
}

/** Those with the same dice alone: what each has made of them decides. */
export function rankedAlike<A extends Attempt>(all: readonly Placed<A>[], deal: string): readonly Placed<A>[] {
  return placed(
    all.filter((one) => one.deal === deal),
    (a, b) => better(a.result, b.result),
  );
}

type Scored<A> = A & { readonly points: number };

function placed<A extends Attempt>(
  all: readonly Scored<A>[],
  compare: (a: Scored<A>, b: Scored<A>) => number,
): readonly Placed<A>[] {
  const sorted = all.toSorted((a, b) => compare(b, a) || a.ended - b.ended);
  let place = 1;
  return sorted.map((one, i) => {
    const before = sorted[i - 1];
    if (before && compare(before, one) !== 0) place = i + 1;
    return { ...one, place };
  });
}
