/** The nodes that serve one database, this one among them. */
import type { TimeSource } from '../around.ts';
import { newId } from '../people/secrets.ts';
import { type Bell, SILENT } from './bell.ts';

export type Nodes = {
  /** This one. */
  readonly id: string;
  /** Whether there may be others. */
  readonly several: boolean;
  readonly bell: Bell;
  /** The clock of the database where there are several. */
  readonly time: TimeSource;
  /** Since when there has always been a node, with a database: what stood still before that is given back. */
  readonly standingSince: () => number;
  /** The nodes that are alive, as of the last pulse. */
  readonly alive: () => ReadonlySet<string>;
  /** Whether another node that is alive has these rules of a game. */
  readonly haveElsewhere: (game: string, rules: string) => boolean;
  /** Whether the database answers. */
  readonly isUp: () => boolean;
  /** The database is gone, or back (`standingSince` has changed then). */
  readonly onTurn: (turned: (isUp: boolean) => void) => () => void;
  readonly close: () => Promise<void>;
};

/** One server alone. */
export function alone(time: TimeSource): Nodes {
  const id = newId();
  const started = time.now();
  return {
    id,
    several: false,
    bell: SILENT,
    time,
    standingSince: () => started,
    alive: () => new Set([id]),
    haveElsewhere: () => false,
    isUp: () => true,
    onTurn: () => () => {},
    close: async () => {},
  };
}
