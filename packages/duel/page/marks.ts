/** What lights up on the table, as plain data. */
import type { Thing } from '@wartable/duel/telling';

/** What is lit is only shown: where something would strike, or has. */
type MarkState = 'choice' | 'target' | 'chosen' | 'lit' | 'quiet';

export type Mark = {
  readonly state: MarkState;
  /** A few signs beside it: "−3", "2 left". */
  readonly label?: string;
};

export type Marks = ReadonlyMap<Thing, Mark>;

export const NO_MARKS: Marks = new Map();

/** These answer to a tap, a key and a screen reader. */
export function isPickable(mark: Mark | undefined): boolean {
  return mark !== undefined && mark.state !== 'quiet' && mark.state !== 'lit';
}
