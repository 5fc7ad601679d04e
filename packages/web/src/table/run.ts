/** A campaign under way: how it stands is its game's business, and plain data here. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { type Fields, isFields, type Text } from '@wartable/kernel';
import { isGame } from '../games/manifests.ts';
import { isPlayer } from './rows.ts';
import { isRunName, tableOfRun } from './run-tables.ts';

/** How a battle ended. */
export type BattleOver = {
  /** As everybody saw it at the end. */
  readonly view: unknown;
  /** The seats that won; none where nobody did. */
  readonly winners: readonly number[];
  /** The commitment of the match. */
  readonly match: string;
};

export const RUN_FORMAT = 'wartable-run/1';

/** A campaign of two people far apart: both devices keep it, each for itself, and go on alike. */
export type Far = {
  /** One's own seat. */
  readonly seat: number;
  /** The tables of its battles on the server, the first one first; null where this device was never there. */
  readonly tables: readonly (string | null)[];
  /** As the first table was agreed on, where that was not as usual. */
  readonly agreement?: Fields;
};

export type Run = {
  readonly format: typeof RUN_FORMAT;
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** Who plays each seat, in all its battles. */
  readonly players: readonly SeatPlayer[];
  readonly state: unknown;
  readonly far?: Far;
};

/** What a game knows of its campaigns. All of it is pure, and throws `InputError` for a state that it cannot read. */
export type RunRules = {
  readonly title: (state: unknown) => Text;
  /** How it stands, in one line. */
  readonly standing: (state: unknown) => Text;
  readonly isOver: (state: unknown) => boolean;
  /** Which battle it is, from 1 on, until it is over. */
  readonly number: (state: unknown) => number | undefined;
  /** The set-up of that battle; undefined while something has to be chosen before it. */
  readonly options: (state: unknown) => unknown;
  /** How it goes on after that battle; `players` who are people are asked for what is to be chosen, the others choose at once. */
  readonly after: (state: unknown, players: readonly SeatPlayer[], over: BattleOver) => unknown;
  /** What can be read of a state that is damaged; undefined where that is nothing. */
  readonly salvage?: (state: unknown) => unknown;
};

export type RowOfRun = Run | { readonly id: string; readonly problem: 'newer' | 'damaged' };

export function readRun(found: unknown): Run | 'newer' | 'damaged' {
  if (!isFields(found)) return 'damaged';
  const { format, id, game, changed, players, state, far } = found;
  if (typeof format === 'string' && format.startsWith('wartable-run/') && format !== RUN_FORMAT) return 'newer';
  if (format !== RUN_FORMAT || typeof id !== 'string' || typeof game !== 'string' || state === undefined) return 'damaged';
  if (!isGame(game)) return 'newer';
  if (!Number.isFinite(changed) || !Array.isArray(players) || !players.every((player) => isPlayer(player, game)))
    return 'damaged';
  if (far !== undefined && !isFar(far)) return 'damaged';
  return { format, id, game, changed: Number(changed), players, state, ...(far === undefined ? {} : { far }) };
}

function isFar(found: unknown): found is Far {
  if (!isFields(found)) return false;
  const { seat, tables, agreement } = found;
  return (
    Number.isSafeInteger(seat) &&
    Array.isArray(tables) &&
    tables.every((table) => table === null || typeof table === 'string') &&
    (agreement === undefined || isFields(agreement))
  );
}

/** The table of a battle, here or on the server; undefined where it has none yet. */
export function tableFor({ id, far }: Run, number: number): string | undefined {
  return far ? (far.tables[number - 1] ?? undefined) : tableOfRun(id, number);
}

/** With the table of a battle, on the server. */
export function withTable(far: Far, number: number, table: string): Far {
  const tables = Array.from({ length: Math.max(number, far.tables.length) }, (_, i) => far.tables[i] ?? null);
  return { ...far, tables: tables.with(number - 1, table) };
}

/** What the options of a table on the server tell of its campaign. */
export type Told = { readonly run: string; readonly state: unknown };

export function campaignIn(options: unknown): Told | undefined {
  const found = isFields(options) ? options['campaign'] : undefined;
  if (!isFields(found)) return undefined;
  const { run, state } = found;
  return typeof run === 'string' && isRunName(run) ? { run, state } : undefined;
}

const NOBODY: SeatPlayer = { kind: 'bot', level: 1 };

/** Where battles are looked up, and campaigns changed. */
export type Archive = {
  readonly end: (table: string, far: boolean) => Promise<BattleOver | undefined>;
  /** Goes on from how it stands then; undefined leaves it as it is. */
  readonly change: (run: string, change: (state: unknown) => unknown) => Promise<void>;
};

/**
 * Takes up the battle that is over, if it is. Whoever looks does it, as often as he likes: it counts for the battle it was, and
 * that one is fought once.
 */
export async function takeUp(run: Run, rules: RunRules, { end, change }: Archive): Promise<void> {
  const number = rules.number(run.state);
  if (number === undefined || rules.options(run.state) === undefined) return;
  const table = tableFor(run, number);
  const over = table === undefined ? undefined : await end(table, run.far !== undefined);
  if (!over) return;
  // Far apart nobody is asked: both devices have to go on alike.
  const asked = run.far ? run.players.map(() => NOBODY) : run.players;
  await change(run.id, (state) => {
    const isDue = rules.number(state) === number && rules.options(state) !== undefined;
    return isDue ? rules.after(state, asked, over) : undefined;
  });
}
