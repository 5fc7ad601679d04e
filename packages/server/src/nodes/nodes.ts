/** The nodes that serve one database, this one among them. */
import type { LoadedGame } from '@wartable/games';
import type { Log, TimeSource } from '../around.ts';
import type { Config } from '../config.ts';
import { newId } from '../people/secrets.ts';
import type { Store } from '../store/index.ts';
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
  /** Something failed that the database may be the reason of: it is asked at once. */
  readonly doubt: () => void;
  /** This node counted as dead and is alive again: others may have cleared away what it had written of its lines and people. */
  readonly onAgain: (again: () => void) => () => void;
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
    doubt: () => {},
    onAgain: () => () => {},
    close: async () => {},
  };
}

export type AroundNodes = {
  readonly store: Store;
  readonly config: Pick<Config, 'data' | 'nats'>;
  readonly time: TimeSource;
  readonly games: readonly LoadedGame[];
  readonly bell: Bell;
  readonly log: Log;
};

/** This node among those of its database. */
export async function openNodes({ time }: AroundNodes): Promise<Nodes> {
  return alone(time);
}
