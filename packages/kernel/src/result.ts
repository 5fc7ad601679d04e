/** How a match went for a seat, so that it can be put beside how it went for others. */
import type { Outcome, ResultPart, Seat, Telling } from './game.ts';
import { isConceded } from './match.ts';

/** Who gives up comes after all who held out. */
export const OUTCOMES_BEST_FIRST = ['won', 'draw', 'lost', 'gave-up'] as const;

export type Result = {
  readonly outcome: (typeof OUTCOMES_BEST_FIRST)[number];
  /** What weighs more comes first; nothing where the game tells no more. */
  readonly parts: readonly ResultPart[];
};

/** `alone`: nobody else sits there, so who does not win has lost. */
export function resultFor<View>(
  telling: Pick<Telling<never, View>, 'result'>,
  view: View,
  ended: Outcome,
  seat: Seat,
  alone: boolean,
): Result {
  const { winners } = ended;
  const won = winners.some((winner) => winner === seat);
  const isDraw = winners.length === 0 && !alone;
  const outcome = won ? 'won' : isConceded(ended) ? 'gave-up' : isDraw ? 'draw' : 'lost';
  return { outcome, parts: telling.result?.(view, seat, won) ?? [] };
}

/** For sorting: the better one first. */
export function compareResults(one: Result, other: Result): number {
  const byOutcome = OUTCOMES_BEST_FIRST.indexOf(one.outcome) - OUTCOMES_BEST_FIRST.indexOf(other.outcome);
  if (byOutcome !== 0) return byOutcome;
  for (const [i, { rank }] of one.parts.entries()) {
    const difference = (other.parts[i]?.rank ?? rank) - rank;
    if (difference !== 0) return difference;
  }
  return 0;
}
