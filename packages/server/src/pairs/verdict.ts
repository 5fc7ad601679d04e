/** Who has won a battle that two pairs have played twice. */
import type { Result } from '@wartable/kernel';

/** How a table went, for its first seat. `gaveUp`: which seat. */
export type TableResult = { readonly result: Result; readonly gaveUp: number | null };

/** `winner`: a pair; nobody where it is equal. `by`: how much more it has, over both tables. */
export type Verdict = { readonly winner: 0 | 1 | null; readonly by: number; readonly gaveUp: boolean };

/** What weighs most in a result is how much one side has more than the other: what one side gains the other loses. */
const marginOf = ({ result }: TableResult): number => result.parts[0]?.rank ?? 0;

/** The first pair has the first seat at the first table, and the second seat at the second. */
export function verdictOf(first: TableResult, second: TableResult): Verdict {
  const by = marginOf(first) - marginOf(second);
  const gaveUp = [first.gaveUp, second.gaveUp === null ? null : 1 - second.gaveUp].filter((pair) => pair !== null);
  // Nobody saves a bad table by giving it up.
  if (new Set(gaveUp).size === 1) return { winner: gaveUp[0] === 0 ? 1 : 0, by: Math.abs(by), gaveUp: true };
  return { winner: by === 0 ? null : by > 0 ? 0 : 1, by: Math.abs(by), gaveUp: false };
}
