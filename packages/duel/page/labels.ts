/** The words the table needs. Whoever has the catalogues passes them in. */
import type { Aspect } from './printed.ts';
import type { Arena, SideName } from './scene.ts';

export type CardLabels = {
  readonly title: string;
  /** What it does, in sentences of our own. */
  readonly text?: string | undefined;
  /** "Sentinel", "Raid 2". */
  readonly keywords: readonly string[];
  /** One line for what it is: "Unit · Ground". */
  readonly kind: string;
  readonly traits?: string | undefined;
};

export type DuelLabels = {
  readonly card: (name: string) => CardLabels;
  readonly aspect: (aspect: Aspect) => string;
  readonly seat: (side: SideName) => string;
  readonly arena: (arena: Arena) => string;
  readonly table: string;
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  readonly resources: string;
  readonly revealed: string;
  readonly initiative: string;
  /** Initiative taken this round. */
  readonly taken: string;
  readonly ready: string;
  readonly exhausted: string;
  readonly deployed: string;
  readonly epicUsed: string;
  readonly close: string;
};
