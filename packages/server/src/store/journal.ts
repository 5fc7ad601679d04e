/** Steps of many tables share one commit: whoever comes while one is under way goes with the next. */
import type { Compilable, CompiledQuery, Kysely, Transaction } from 'kysely';
import { type Happening, queriesOf, statementsOf, type Written, writeTogether } from './happening.ts';
import type { Database, StepRow } from './schema.ts';
import type { Repeated } from './sqlite-thread.ts';
import { Conflict, isDatabaseTrouble, isDeadlock, isTaken } from './trouble.ts';

/** Other writes of the same commit: statements, or, where they have to be asked for one by one, a function. Statements are faster. */
export type Also = readonly Compilable[] | ((trx: Transaction<Database>) => Promise<void>);

/** `token`: of the work that was claimed with the step, where nodes claim work. */
type Kept = { readonly token: number | undefined };

export type Journal = {
  /**
   * Resolves when it is on disk. One whose (match, sequence) is there already, or whose claim does not hold any more, rejects with
   * `Conflict`, alone. If the commit fails, all of it rejects, and whether it is on disk is unknown: the log says it.
   */
  readonly append: (happening: Happening, also?: Also) => Promise<Kept>;
  /** Any other write that shares the commit. */
  readonly write: (also: Also) => Promise<void>;
  /** Resolves when all that was asked for before is on disk, or was rejected. */
  readonly flushed: () => Promise<void>;
  /** Who wants to know of each commit. */
  readonly watching: Set<Watcher>;
  /** Tests let it fail, or wait, right before the commit; or break what it promises, to see that it is seen. */
  readonly trial: { beforeCommit?: () => void | Promise<void>; acknowledgesEarly?: boolean };
};

type Watcher = {
  readonly committed?: (writes: number, steps: number, ms: number) => void;
  readonly failed?: (writes: number, error: unknown) => void;
};

type Waiting = {
  readonly happening: Happening | undefined;
  readonly also: Also | undefined;
  readonly resolve: (kept: Kept) => void;
  readonly reject: (error: unknown) => void;
};

/** So many go in one commit at most: those at the end of a long row shall not wait for ever. */
const MOST = 1000;
const TRIES = 3;
const NO_TOKEN: Kept = { token: undefined };

/** `together`: a transaction of statements in one go, where one process writes alone. */
export function openJournal(db: Kysely<Database>, together?: (all: readonly Repeated[]) => Promise<void>): Journal {
  const watching = new Set<Watcher>();
  const trial: Journal['trial'] = {};
  const waiting: Waiting[] = [];
  let atWork: Promise<void> | undefined;

  /** All or none; of steps on PostgreSQL those that were still free. */
  const commit = async (batch: readonly Waiting[]): Promise<ReadonlyMap<string, Kept> | undefined> => {
    const happenings = batch.flatMap(({ happening }) => happening ?? []);
    const isPlain = batch.every(({ also }) => typeof also !== 'function');
    if (together && isPlain && !trial.beforeCommit) {
      await together([...statementsOf(happenings), ...othersOf(batch)]);
      return undefined;
    }
    const isBare = batch.every(({ happening, also }) => happening && also === undefined);
    if (!together && isBare && !trial.beforeCommit) return byKey(await writeTogether(db, happenings));
    return db.transaction().execute(async (trx) => {
      const written = together ? undefined : byKey(await writeTogether(trx, happenings));
      if (together) for (const one of queriesOf(statementsOf(happenings))) await trx.executeQuery(one);
      for (const { happening, also } of batch) {
        if (happening && written && !written.has(keyOf(happening.step))) continue;
        if (typeof also === 'function') await also(trx);
        else for (const one of also ?? []) await trx.executeQuery(one.compile() as CompiledQuery);
      }
      await trial.beforeCommit?.();
      return written;
    });
  };

  const settle = async (batch: readonly Waiting[], tries = 1): Promise<void> => {
    const began = performance.now();
    try {
      const written = await commit(batch);
      const ms = performance.now() - began;
      const steps = written?.size ?? batch.filter(({ happening }) => happening).length;
      for (const watcher of watching) watcher.committed?.(batch.length, steps, ms);
      for (const { happening, resolve, reject } of batch) {
        const kept = happening && written ? written.get(keyOf(happening.step)) : NO_TOKEN;
        if (kept) resolve(kept);
        else if (happening) reject(conflictOf(happening.step));
      }
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1 && isDeadlock(error) && tries < TRIES) await settle(batch, tries + 1);
      else if (batch.length === 1 && only?.happening && isTaken(error)) {
        const { happening, reject } = only;
        if (await isThere(db, happening.step)) reject(conflictOf(happening.step));
        // What goes along has met another (a line of talk of the same number): it is free by now.
        else if (tries < TRIES) await settle(batch, tries + 1);
        else reject(error);
      } else if (batch.length === 1 || isDatabaseTrouble(error)) {
        for (const watcher of watching) watcher.failed?.(batch.length, error);
        for (const { reject } of batch) reject(error);
      } else {
        // One of them is at fault: the others shall not suffer for it.
        for (const one of batch) await settle([one]);
      }
    }
  };

  const work = async (): Promise<void> => {
    // Whatever else arrived in this turn of the loop goes along.
    await new Promise(setImmediate);
    while (waiting.length > 0) await settle(waiting.splice(0, MOST));
    atWork = undefined;
  };

  const add = (happening: Happening | undefined, also: Also | undefined): Promise<Kept> =>
    new Promise((resolve, reject) => {
      waiting.push({ happening, also, resolve, reject });
      if (trial.acknowledgesEarly && happening) resolve(NO_TOKEN);
      atWork ??= work();
    });

  return {
    append: (happening, also) => add(happening, also),
    write: async (also) => {
      await add(undefined, also);
    },
    flushed: async () => {
      await atWork;
    },
    watching,
    trial,
  };
}

const conflictOf = ({ match, sequence }: StepRow): Conflict => new Conflict(match, sequence);

const keyOf = ({ match, sequence }: Pick<StepRow, 'match' | 'sequence'>): string => `${match} ${sequence}`;

function byKey(written: readonly Written[]): ReadonlyMap<string, Kept> {
  return new Map(written.map((one) => [keyOf(one), { token: one.token ?? undefined }]));
}

async function isThere(db: Kysely<Database>, { match, sequence }: StepRow): Promise<boolean> {
  const found = db.selectFrom('step').select('sequence').where('match', '=', match).where('sequence', '=', sequence);
  return (await found.executeTakeFirst()) !== undefined;
}

function othersOf(batch: readonly Waiting[]): Repeated[] {
  return batch.flatMap(({ also }) => {
    if (also === undefined || typeof also === 'function') return [];
    return also.map((one): Repeated => {
      const { sql: text, parameters } = one.compile();
      return { sql: text, each: [parameters] };
    });
  });
}
