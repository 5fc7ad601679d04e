/**
 * The connection that says who serves a database: a server alone, or several nodes that know of one another. Nothing is read or
 * written while it does not hold; one that broke is made anew.
 */
import pg from 'pg';
import { StoreTrouble } from './trouble.ts';

export type Guard = {
  /** Asks over this very connection, so that it does not wait behind other work; makes it anew where it broke. */
  readonly ask: <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  /** Rejects where it neither holds nor can be made. */
  readonly held: () => Promise<void>;
  /** It broke. */
  readonly onLost: (lost: () => void) => () => void;
  readonly close: () => Promise<void>;
};

/** "wart": whoever holds it alone is the one server of this database; nodes share it. */
const LOCK = 0x77_61_72_74;
/** A server that was killed a moment ago may still be held by the database for so long. */
const PATIENCE = 2000;

type Backend = { readonly pid: number; readonly began: string };

/** A statement that begins so is planned once for each line: where its text is always the same, and planning costs more than doing. */
const PREPARED = /^\s*\/\* prepared: (\w+) \*\//;

/** A line that is asked one thing at a time, and not waited for for ever. */
export class Client extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Whatever is asked next over a line that broke gets the error.
    this.on('error', () => {});
  }

  // biome-ignore lint/suspicious/noExplicitAny: as many forms as the library has.
  override query(...asked: any[]): any {
    const [text, values, ...rest] = asked;
    const name = typeof text === 'string' ? PREPARED.exec(text)?.[1] : undefined;
    const all = name === undefined ? asked : [{ name, text, values }, ...rest];
    const answer = (super.query as (...all: unknown[]) => unknown).apply(this, all);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        // What was asked may still be done, unless the database itself says that it has given up: nothing else is asked over this line.
        if (error instanceof Error && !('severity' in error) && /timeout/i.test(error.message)) void this.end().catch(() => {});
      });
    return answer;
  }
}

/** `join`: what else is to be said over each such connection, before it counts. */
export async function openGuard(
  connection: pg.ClientConfig,
  where: string,
  several: boolean,
  join: (line: Client, again: boolean) => Promise<void>,
): Promise<Guard> {
  const listeners = new Set<() => void>();
  let client: Client | undefined;
  let opening: Promise<Client> | undefined;
  let before: Backend | undefined;
  let closed = false;

  const open = async (): Promise<Client> => {
    if (closed) throw new Error('the database is closed');
    const made = new Client(connection);
    made.on('end', () => {
      if (client !== made) return;
      client = undefined;
      if (!closed) for (const lost of listeners) lost();
    });
    try {
      await made.connect();
      const again = before !== undefined;
      before = await hold(made, where, several, before);
      await join(made, again);
    } catch (error) {
      void made.end().catch(() => {});
      throw error;
    }
    client = made;
    return made;
  };
  const line = async (): Promise<Client> => {
    if (client) return client;
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  };

  await line();
  return {
    ask: async <Row>(text: string, values: readonly unknown[] = []) => {
      const { rows } = await (await line()).query(text, [...values]);
      return rows as Row[];
    },
    held: async () => void (await line()),
    onLost: (lost) => {
      listeners.add(lost);
      return () => listeners.delete(lost);
    },
    close: async () => {
      closed = true;
      await opening?.catch(() => {});
      await client?.end();
    },
  };
}

/** Takes the lock; the connection this server had `before` may still hold it, if nobody told the database that it broke. */
async function hold(line: Client, where: string, several: boolean, before: Backend | undefined): Promise<Backend> {
  const how = several ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const until = Date.now() + PATIENCE;
  if (before)
    await line.query('select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and backend_start::text = $2', [
      before.pid,
      before.began,
    ]);
  for (;;) {
    const { rows } = await line.query(
      `select ${how}($1) as held, pid, backend_start::text as began from pg_stat_activity where pid = pg_backend_pid()`,
      [LOCK],
    );
    const [{ held, ...backend }] = rows;
    if (held) return backend;
    if (Date.now() > until) throw new StoreTrouble('in-use', where);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
