/** What results of games say, and how surely. */

/** A share with its 95 % interval. */
export type Share = { readonly share: number; readonly low: number; readonly high: number };

/** The 97.5 % point of the normal distribution: intervals leave out 2.5 % on each side. */
const Z = 1.96;

/** The share of points in games (a draw is half a point) with Wilson's interval, which stays sensible at 0 and 100 %. */
export function wilson(points: number, games: number): Share {
  if (games === 0) return { share: 0.5, low: 0, high: 1 };
  const share = points / games;
  const shrink = 1 + (Z * Z) / games;
  const centre = (share + (Z * Z) / (2 * games)) / shrink;
  const half = (Z / shrink) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** A strength in Elo points around the average of all, with its 95 % interval. */
export type Rating = { readonly elo: number; readonly low: number; readonly high: number };

/** Elo points of a factor e in the odds: 400 points are odds of ten to one. */
const POINTS = 400 / Math.log(10);
/** The weak prior: each has drawn so many games with a player of average strength. Without it 100 % would be infinite. */
const PRIOR = 1;
const MOST_ROUNDS = 20_000;

/**
 * Elo from a table of points: `points[i][j]` is what i won from j. Maximum likelihood of the Bradley–Terry model
 * (i scores s_i / (s_i + s_j)) by Hunter's iteration; intervals from the inverse of the information matrix.
 * Mirrored games vary less than independent ones, so these intervals are rather too wide than too narrow.
 */
export function eloFrom(points: readonly (readonly number[])[]): Rating[] {
  const count = points.length;
  const all = Array.from({ length: count }, (_, i) => i);
  const at = (i: number, j: number): number => points[i]?.[j] ?? 0;
  const games = (i: number, j: number): number => (i === j ? 0 : at(i, j) + at(j, i));
  const won = all.map((i) => all.reduce((sum, j) => sum + (i === j ? 0 : at(i, j)), PRIOR / 2));
  let strength = all.map(() => 1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const now = strength;
    const of = (i: number): number => now[i] ?? 1;
    strength = won.map((points, i) => points / all.reduce((sum, j) => sum + games(i, j) / (of(i) + of(j)), PRIOR / (of(i) + 1)));
    if (strength.every((next, i) => Math.abs(next / of(i) - 1) < 1e-12)) break;
  }
  const of = (i: number): number => strength[i] ?? 1;
  const spread = (i: number, other: number): number => (of(i) * other) / (of(i) + other) ** 2;
  const information = all.map((i) =>
    all.map((j) =>
      i === j
        ? all.reduce((sum, other) => sum + games(i, other) * spread(i, of(other)), PRIOR * spread(i, 1))
        : -games(i, j) * spread(i, of(j)),
    ),
  );
  const covariance = centred(inverse(information));
  const mean = all.reduce((sum, i) => sum + Math.log(of(i)), 0) / count;
  return all.map((i) => {
    const elo = POINTS * (Math.log(of(i)) - mean);
    const half = Z * POINTS * Math.sqrt(Math.max(0, covariance[i]?.[i] ?? 0));
    return { elo, low: elo - half, high: elo + half };
  });
}

/** The covariances of the distances from the average. */
function centred(matrix: readonly (readonly number[])[]): number[][] {
  const count = matrix.length;
  const rows = matrix.map((row) => row.reduce((sum, x) => sum + x, 0) / count);
  const mean = rows.reduce((sum, x) => sum + x, 0) / count;
  return matrix.map((row, i) => row.map((x, j) => x - (rows[i] ?? 0) - (rows[j] ?? 0) + mean));
}

/** Gauss–Jordan; the matrices here are small and positive definite, so no pivot has to be looked for. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const count = matrix.length;
  const work = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (const [k, own] of work.entries()) {
    const pivot = own[k] ?? 1;
    for (const [j, x] of own.entries()) own[j] = x / pivot;
    for (const [i, row] of work.entries()) {
      const factor = row[k] ?? 0;
      if (i !== k && factor !== 0) for (const [j, x] of own.entries()) row[j] = (row[j] ?? 0) - factor * x;
    }
  }
  return work.map((row) => row.slice(count));
}

/** A comparison that may be looked at after every score. */
export type Race = {
  /** The score of the first against the second, from 0 to 1. */
  readonly add: (score: number) => void;
  /** Who is stronger, once that is sure enough; it never changes again. */
  readonly verdict: () => 'first' | 'second' | undefined;
};

/** Small stakes find small differences, large stakes large ones; all are played at once with equal shares of the capital. */
const STAKES = [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.6, 1.9];

/**
 * Who is stronger, valid at any time: a test by betting (Waudby-Smith and Ramdas, 2023).
 * Whoever bets a stake λ on the first has after the scores x₁ … xₙ the capital Kₙ(λ) = Π (1 + λ (xᵢ − ½)), with 0 < λ < 2.
 * If no score is above ½ in expectation, Kₙ and the mean M of several Kₙ are supermartingales that begin at 1, so by Ville's
 * inequality M ever reaches 2/error with a chance of at most error/2, however often one looks. The same is bet on the second.
 * The first is called stronger when its bets reach 2/error; both mistakes together have a chance of at most `error`.
 */
export function race(error = 0.05): Race {
  const capital = { first: STAKES.map(() => 1), second: STAKES.map(() => 1) };
  let decided: 'first' | 'second' | undefined;
  return {
    add: (score) => {
      if (decided) return;
      for (const [side, edge] of [
        ['first', score - 0.5],
        ['second', 0.5 - score],
      ] as const) {
        capital[side] = capital[side].map((held, i) => held * (1 + (STAKES[i] ?? 0) * edge));
        if (capital[side].reduce((sum, held) => sum + held, 0) / STAKES.length >= 2 / error) decided = side;
      }
    },
    verdict: () => decided,
  };
}
