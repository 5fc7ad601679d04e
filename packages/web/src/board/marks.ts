/** What lights up on the board, as plain data. */
import type { Hex } from './hexes.ts';

/** Who may be picked is a choice; ground that may be picked is a reach. What acts is lit like what is chosen, but there is nothing to pick. */
type MarkState = 'choice' | 'reach' | 'chosen' | 'acting' | 'quiet' | 'target' | 'path' | 'blocker';

export type Mark = {
  readonly state: MarkState;
  /** A few words or numbers beside the hex: "2 dice · 42 %". */
  readonly label?: string;
  /** One or two signs in the corner. */
  readonly badge?: string;
};

export type Sight = {
  readonly from: Hex;
  readonly to: Hex;
  readonly blockers: readonly Hex[];
  /** Somebody shoots along it. */
  readonly fires?: boolean;
};

export type Marks = {
  readonly hexes: ReadonlyMap<Hex, Mark>;
  /** A way from hex to hex, with an arrow at its end. */
  readonly path?: readonly Hex[];
  readonly sight?: Sight;
  /** What the adviser would choose. */
  readonly hint?: Hex | undefined;
  /** What a sentence names, lit for a moment. */
  readonly flash?: Hex | undefined;
};

export const NO_MARKS: Marks = { hexes: new Map() };

const PICKABLE: readonly MarkState[] = ['choice', 'reach', 'chosen', 'target'];

/** These answer to a click, a key and a screen reader. */
export function isPickable(mark: Mark | undefined): boolean {
  return mark !== undefined && PICKABLE.includes(mark.state);
}

/** The hexes one may pick, to see whether they have changed. */
export function offered({ hexes }: Marks): string {
  return [...hexes].flatMap(([hex, mark]) => (isPickable(mark) ? hex : [])).join();
}
