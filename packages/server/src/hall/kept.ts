/** A table as it is kept: a row, its seats, and the log of its steps. */
import { type LogEntry, type MatchRecord, RECORD_FORMAT, type Snapshot } from '@wartable/kernel';
import type { Agreement, Ask, TableOutcome } from '@wartable/protocol';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { Database, MatchRow, SeatRow, StepRow } from '../store/schema.ts';

type Outcome = v.InferOutput<typeof TableOutcome>;

/** A share of chance: its hash, and the share as soon as all hashes were there. */
type SeatShare = { readonly commitment: string; readonly share?: string };

/** What a room remembers over a restart, besides rows and log. By seat where it is a record. */
export type RoomMemory = {
  readonly shares: Readonly<Record<number, SeatShare>>;
  readonly orders: Readonly<Record<number, readonly string[]>>;
  readonly noAsking: readonly number[];
  readonly rematch: string | null;
  /** What somebody asks of the others, and has not been answered yet. */
  readonly asks: readonly Ask[];
  /** What was said here last, by which seat and what it was called: said twice, it is done once. */
  readonly said: readonly string[];
  /** Of earlier versions: clocks that changed without a step, until the step of this number. */
  readonly clocks?: { readonly next: number; readonly written: string } | null;
};

export const NO_MEMORY: RoomMemory = { shares: {}, orders: {}, noAsking: [], rematch: null, asks: [], said: [] };

/** The head of a record: what was agreed on before the match. */
export type Head = Pick<MatchRecord, 'rules' | 'players' | 'chance' | 'commitment' | 'shares' | 'began'>;

export type KeptSeat = Omit<SeatRow, 'match'> & { readonly personName: string | null };

/** A table without its log. */
export type KeptTable = Omit<MatchRow, 'options' | 'agreement' | 'head' | 'room' | 'outcome'> & {
  readonly options: Readonly<Record<string, unknown>>;
  readonly agreement: Agreement;
  readonly head: Head | null;
  readonly room: RoomMemory;
  readonly outcome: Outcome | null;
  /** From when on anybody may know the seed of its deal; null where that is not known yet, or it has none. */
  readonly opens: number | null;
  readonly seats: readonly KeptSeat[];
};

type Db = Pick<Kysely<Database>, 'selectFrom'>;

export async function keptTable(db: Db, id: string): Promise<KeptTable | undefined> {
  const [table] = await keptTables(db, [id]);
  return table;
}

/** Tables in the order of the ids. */
export async function keptTables(db: Db, ids: readonly string[]): Promise<KeptTable[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('match')
    .leftJoin('deal', 'deal.id', 'match.deal')
    .selectAll('match')
    .select(['deal.seed as dealt', 'deal.opens'])
    .where('match.id', 'in', ids)
    .execute();
  const seats = await db
    .selectFrom('seat')
    .leftJoin('person', 'person.id', 'seat.person')
    .selectAll('seat')
    .select('person.name as personName')
    .where('seat.match', 'in', ids)
    .orderBy('seat.seat')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row
      ? [
          tableOf(
            row,
            seats.filter((seat) => seat.match === id),
          ),
        ]
      : [];
  });
}

type Row = MatchRow & { readonly dealt: string | null; readonly opens: number | null };

function tableOf({ dealt, ...row }: Row, seats: readonly (SeatRow & { readonly personName: string | null })[]): KeptTable {
  return {
    ...row,
    seed: dealt ?? row.seed,
    options: JSON.parse(row.options),
    agreement: JSON.parse(row.agreement),
    head: row.head === null ? null : JSON.parse(row.head),
    room: { ...NO_MEMORY, ...JSON.parse(row.room) },
    outcome: row.outcome === null ? null : JSON.parse(row.outcome),
    seats: seats.map(({ match: _match, ...seat }) => seat),
  };
}

/** Snapshots in a step: how many of those before still count (an undo leads back), and those that joined. */
type StepSnapshots = { readonly keep: number; readonly add: readonly Snapshot[] };

export type Log = {
  readonly log: LogEntry[];
  readonly snapshots: Snapshot[];
  /** The number of the next step. */
  readonly next: number;
  /** What was said last of the clocks; the rules it was played by last, and a hash of the state after it. */
  readonly clocks: string | null;
  readonly rules: string | null;
  readonly hash: string | null;
};

export async function keptLog(db: Db, id: string): Promise<Log> {
  return logOf(await stepsFrom(db, id, 0));
}

/** The steps of a table from a number on. */
export function stepsFrom(db: Db, id: string, from: number): Promise<StepRow[]> {
  return db.selectFrom('step').selectAll().where('match', '=', id).where('sequence', '>=', from).orderBy('sequence').execute();
}

/** The number of a table's next step. */
export async function nextStep(db: Db, id: string): Promise<number> {
  const last = db.selectFrom('step').select('sequence').where('match', '=', id).orderBy('sequence', 'desc').limit(1);
  return ((await last.executeTakeFirst())?.sequence ?? -1) + 1;
}

export function logOf(steps: readonly StepRow[]): Log {
  const log: LogEntry[] = [];
  let snapshots: Snapshot[] = [];
  for (const step of steps) {
    log.push(...entriesOf(step));
    if (step.snapshot === null) continue;
    const { keep, add } = JSON.parse(step.snapshot) as StepSnapshots;
    snapshots = [...snapshots.slice(0, keep), ...add];
  }
  const played = steps.findLast(({ entries }) => entries !== '[]');
  return {
    log,
    snapshots,
    next: (steps.at(-1)?.sequence ?? -1) + 1,
    clocks: steps.findLast(({ clocks }) => clocks !== null)?.clocks ?? null,
    rules: played?.rules ?? null,
    hash: played?.hash ?? null,
  };
}

export function entriesOf({ entries }: Pick<StepRow, 'entries'>): readonly LogEntry[] {
  return entries === '[]' ? [] : JSON.parse(entries);
}

/** The record of a match, as far as it goes. The seed joins at the end. */
export function recordOf(
  { game, options }: Pick<KeptTable, 'game' | 'options'>,
  { rules, players, chance, commitment, shares, began }: Head,
  { log, snapshots }: Pick<Log, 'log' | 'snapshots'>,
): MatchRecord {
  const time = began === undefined ? {} : { began };
  return { format: RECORD_FORMAT, game, rules, options, players, chance, commitment, shares, ...time, log, snapshots };
}

/** The record of a match that is over: with the seed, and who has won. */
export function closedRecord(table: KeptTable, log: Log): MatchRecord | undefined {
  const { head, seed, outcome, seats } = table;
  if (!head || !seed || !outcome) return undefined;
  const record = recordOf(table, head, log);
  record.seed = seed;
  record.outcome = { winners: outcome.winners.map((seat) => seats[seat]?.name ?? ''), rule: outcome.rule };
  return record;
}
