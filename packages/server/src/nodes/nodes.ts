/** The nodes that serve one database, this one among them. */
import type { LoadedGame } from '@wartable/games';
import type { Log, TimeSource } from '../around.ts';
import type { Config } from '../config.ts';
import { hostKeyIn } from '../people/host-key.ts';
import { hashOf, newId } from '../people/secrets.ts';
import type { Guard } from '../store/guard.ts';
import type { Store } from '../store/index.ts';
import { type Bell, SILENT } from './bell.ts';
import { databaseClock } from './clock.ts';
import { openPulse } from './pulse.ts';
import { isAliveWith, type Own, register, renew, unregister } from './registry.ts';

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
  /** Whether another node that is alive has these rules of a game. Asked anew: it may have come a moment ago. */
  readonly haveElsewhere: (game: string, rules: string) => Promise<boolean>;
  /** Whether the database answers. */
  readonly isUp: () => boolean;
  /** Whether it has answered without a break, or what stood still since is known: before that nobody's time is over. */
  readonly isSteady: () => boolean;
  /** The database is gone, or back. */
  readonly onTurn: (turned: (isUp: boolean) => void) => () => void;
  /** `standingSince` has changed. */
  readonly onStanding: (changed: () => void) => () => void;
  /** Something failed that the database may be the reason of: it is asked at once. */
  readonly doubt: () => void;
  /** This node counted as dead and is alive again: others may have cleared away what it had written of its lines and people. */
  readonly onAgain: (again: () => void) => () => void;
  readonly close: () => Promise<void>;
};

/** One server alone. */
function alone(time: TimeSource): Nodes {
  const id = newId();
  const started = time.now();
  return {
    id,
    several: false,
    bell: SILENT,
    time,
    standingSince: () => started,
    alive: () => new Set([id]),
    haveElsewhere: async () => false,
    isUp: () => true,
    isSteady: () => true,
    onTurn: () => () => {},
    onStanding: () => () => {},
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

/** This node among those of its database; a server alone on PostgreSQL watches it too, one on SQLite has nothing to watch. */
export async function openNodes(around: AroundNodes): Promise<Nodes> {
  const { guard } = around.store;
  if (!guard) return alone(around.time);
  return around.config.nats === undefined ? watching(around, guard) : among(around, guard);
}

/** One server alone, whose database may go away and come back. */
function watching({ time, log }: AroundNodes, guard: Guard): Nodes {
  const only = alone(time);
  const told = tellers(log);
  let standing = time.now();
  const ask = async (): Promise<void> => void (await guard.ask('select 1'));
  const pulse = openPulse(ask, (isUp, error) => {
    if (isUp) standing = time.now();
    told.turn(isUp, error);
    if (isUp) told.standing.tell();
  });
  const unheard = guard.onLost(pulse.beat);
  return {
    ...only,
    standingSince: () => standing,
    isUp: pulse.isUp,
    isSteady: pulse.isUp,
    onTurn: told.turned.add,
    onStanding: told.standing.add,
    doubt: pulse.beat,
    close: async () => {
      unheard();
      await pulse.close();
    },
  };
}

const FIRST_MEASUREMENTS = 3;

async function among({ store: { db }, config, time: { after }, games, bell, log }: AroundNodes, guard: Guard): Promise<Nodes> {
  const rules = Object.fromEntries(games.map(({ game }) => [game.id, game.rules]));
  const own: Own = { id: newId(), rules: JSON.stringify(rules), host_key: hashOf(hostKeyIn(config.data)) };
  const clock = databaseClock(after);
  const told = tellers(log);
  const again = listeners();
  let alive: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map();
  let standing = 0;
  /** The database was gone, and this node has not come back to it yet. */
  let isLost = false;
  let losses = 0;
  const lose = (): void => {
    isLost = true;
    losses++;
  };

  const renewed = async (): Promise<boolean> => {
    const sent = performance.now();
    const beat = await renew(guard, own.id);
    if (!beat) return false;
    clock.measured(sent, beat.at, performance.now());
    alive = new Map(beat.alive.map((one) => [one.id, JSON.parse(one.rules)]));
    const before = standing;
    standing = beat.standing;
    if (before !== standing && before !== 0) told.standing.tell();
    return true;
  };
  const beat = async (): Promise<void> => {
    const before = losses;
    // Whoever lost it asks first whether all did, before his own beat hides it.
    if (!isLost && (await renewed())) return;
    await register(db, own);
    if (!(await renewed())) throw new Error('the node is not alive');
    if (losses === before) isLost = false;
    again.tell();
  };
  await register(db, own);
  for (let i = 0; i < FIRST_MEASUREMENTS; i++) await renewed();

  const pulse = openPulse(beat, told.turn);
  const unheard = guard.onLost(() => {
    lose();
    pulse.beat();
  });
  const untold = told.turned.add((isUp) => {
    if (!isUp) lose();
  });
  return {
    id: own.id,
    several: true,
    bell,
    time: clock.time,
    standingSince: () => standing,
    alive: () => new Set(alive.keys()),
    haveElsewhere: (game, wanted) => isAliveWith(db, own.id, game, wanted),
    isUp: pulse.isUp,
    isSteady: () => pulse.isUp() && !isLost,
    onTurn: told.turned.add,
    onStanding: told.standing.add,
    doubt: pulse.beat,
    onAgain: again.add,
    close: async () => {
      unheard();
      untold();
      await pulse.close();
      // What cannot be written now lapses by itself.
      if (pulse.isUp()) await unregister(db, own.id).catch(() => {});
    },
  };
}

type Listeners<T extends unknown[]> = {
  readonly add: (listener: (...told: T) => void) => () => void;
  readonly tell: (...told: T) => void;
};

function listeners<T extends unknown[] = []>(): Listeners<T> {
  const all = new Set<(...told: T) => void>();
  return {
    add: (listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell: (...told) => {
      for (const listener of all) listener(...told);
    },
  };
}

function tellers(log: Log) {
  const turned = listeners<[isUp: boolean]>();
  const turn = (isUp: boolean, error?: unknown): void => {
    if (isUp) log.info('the database is back');
    else log.error({ err: error }, 'the database is away');
    turned.tell(isUp);
  };
  return { turned, turn, standing: listeners() };
}
