/**
 * What may go wrong, as the page tells it. "outdated": a newer version of the page has changed the database; "blocked": another
 * window does not let it go; "elsewhere": somebody else has gone on with the table; "missing": there is no such table.
 */
export type StoreProblem = 'full' | 'unavailable' | 'outdated' | 'blocked' | 'elsewhere' | 'missing' | 'newer' | 'damaged';

export class StoreError extends Error {
  readonly problem: StoreProblem;
  constructor(problem: StoreProblem) {
    super(problem);
    this.problem = problem;
  }
}

export function problemOf(error: unknown): StoreProblem {
  return error instanceof StoreError ? error.problem : 'unavailable';
}
