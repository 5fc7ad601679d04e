/** Steps of many matches share one commit: whoever comes while one is under way goes with the next. */
import { type Compilable, type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import type { Database, StepRow } from './schema.ts';
import type { Repeated } from './sqlite-thread.ts';
import { Conflict, isDatabaseTrouble, isTaken } from './trouble.ts';

/** Other writes of the same commit: statements, or, where they have to be asked for one by one, a function. Statements are faster. */
export type Also = readonly Compilable[] | ((trx: Transaction<Database>) => Promise<void>);

export type Journal = {
  /** Resolves when the step is on disk. One whose (match, sequence) is there already rejects with `Conflict`, alone. If the commit fails, all of it rejects. */
  readonly append: (step: StepRow, also?: Also) => Promise<void>;
  /** Any other write that shares the commit. */
  readonly write: (also: Also) => Promise<void>;
  /** Resolves when all that was asked for before is on disk, or was rejected. */
  readonly flushed: () => Promise<void>;
  /** Who wants to know of each commit. */
  readonly watching: Set<Watcher>;
  /** Tests let it fail, or wait, right before the commit. */
  readonly trial: { beforeCommit?: () => void | Promise<void> };
};

type Watcher = {
  readonly committed?: (writes: number, steps: number, ms: number) => void;
  readonly failed?: (writes: number) => void;
};

type Waiting = {
  readonly step: StepRow | undefined;
  readonly also: Also | undefined;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
};

/** So many go in one commit at most: those at the end of a long row shall not wait for ever. */
const MOST = 1000;

const INSERT_STEP = 'insert into "step" ("match", "sequence", "at", "entries", "snapshot", "clocks") values (?, ?, ?, ?, ?, ?)';

export function openJournal(db: Kysely<Database>, together?: (all: readonly Repeated[]) => Promise<void>): Journal {
  const watching = new Set<Watcher>();
  const trial: Journal['trial'] = {};
  const waiting: Waiting[] = [];
  let atWork: Promise<void> | undefined;

  const commit = async (batch: readonly Waiting[]): Promise<void> => {
    const plain = batch.every(({ also }) => typeof also !== 'function');
    if (together && plain && !trial.beforeCommit) return together(statementsOf(batch));
    await db.transaction().execute(async (trx) => {
      await insert(trx, together !== undefined, batch);
      for (const { also } of batch) {
        if (typeof also === 'function') await also(trx);
        else for (const one of also ?? []) await trx.executeQuery(one.compile() as CompiledQuery);
      }
      await trial.beforeCommit?.();
    });
  };

  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    const began = performance.now();
    try {
      await commit(batch);
      const ms = performance.now() - began;
      for (const watcher of watching) watcher.committed?.(batch.length, stepsOf(batch).length, ms);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length === 1 || isDatabaseTrouble(error)) {
        for (const watcher of watching) watcher.failed?.(batch.length);
        for (const { step, reject } of batch)
          reject(step && isTaken(error) && (await isThere(db, step)) ? conflictOf(step) : error);
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

  const add = (step: StepRow | undefined, also: Also | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ step, also, resolve, reject });
      atWork ??= work();
    });

  return {
    append: (step, also) => add(step, also),
    write: (also) => add(undefined, also),
    flushed: async () => {
      await atWork;
    },
    watching,
    trial,
  };
}

const conflictOf = ({ match, sequence }: StepRow): Conflict => new Conflict(match, sequence);

async function isThere(db: Kysely<Database>, { match, sequence }: StepRow): Promise<boolean> {
  const found = db.selectFrom('step').select('sequence').where('match', '=', match).where('sequence', '=', sequence);
  return (await found.executeTakeFirst()) !== undefined;
}

const valuesOf = ({ match, sequence, at, entries, snapshot, clocks }: StepRow): unknown[] => [
  match,
  sequence,
  at,
  entries,
  snapshot,
  clocks,
];

const stepsOf = (batch: readonly Waiting[]): StepRow[] => batch.flatMap(({ step }) => step ?? []);

function statementsOf(batch: readonly Waiting[]): Repeated[] {
  const steps: Repeated = { sql: INSERT_STEP, each: stepsOf(batch).map(valuesOf) };
  const others = batch.flatMap(({ also }) => {
    if (also === undefined || typeof also === 'function') return [];
    return also.map((one): Repeated => {
      const { sql: text, parameters } = one.compile();
      return { sql: text, each: [parameters] };
    });
  });
  return [steps, ...others];
}

/** All steps in one statement, whose text is the same however many there are. */
async function insert(trx: Transaction<Database>, oneByOne: boolean, batch: readonly Waiting[]): Promise<void> {
  const steps = stepsOf(batch);
  if (steps.length === 0) return;
  if (oneByOne) {
    for (const step of steps) await trx.insertInto('step').values(step).execute();
    return;
  }
  const column = <Name extends keyof StepRow>(name: Name): StepRow[Name][] => steps.map((step) => step[name]);
  await sql`insert into step (match, sequence, at, entries, snapshot, clocks) select * from unnest(
    ${column('match')}::text[], ${column('sequence')}::int[], ${column('at')}::bigint[],
    ${column('entries')}::text[], ${column('snapshot')}::text[], ${column('clocks')}::text[])`.execute(trx);
}
