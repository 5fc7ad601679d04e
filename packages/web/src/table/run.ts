/** A campaign under way: how it stands is its game's business, and plain data here. */
import type { SeatPlayer } from '@wartable/games/manifest';
import { isFields, type Text } from '@wartable/kernel';
import { isGame } from '../games/manifests.ts';
import { isPlayer } from './rows.ts';
import { tableOfRun } from './run-tables.ts';

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

export type Run = {
  readonly format: typeof RUN_FORMAT;
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** Who plays each seat, in all its battles. */
  readonly players: readonly SeatPlayer[];
  readonly state: unknown;
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
  /** How it goes on after that battle. */
  readonly after: (state: unknown, players: readonly SeatPlayer[], over: BattleOver) => unknown;
};

export type RowOfRun = Run | { readonly id: string; readonly problem: 'newer' | 'damaged' };

export function readRun(found: unknown): Run | 'newer' | 'damaged' {
  if (!isFields(found)) return 'damaged';
  const { format, id, game, changed, players, state } = found;
  if (typeof format === 'string' && format.startsWith('wartable-run/') && format !== RUN_FORMAT) return 'newer';
  if (format !== RUN_FORMAT || typeof id !== 'string' || typeof game !== 'string' || state === undefined) return 'damaged';
  if (!isGame(game)) return 'newer';
  if (!Number.isFinite(changed) || !Array.isArray(players) || !players.every((player) => isPlayer(player, game)))
    return 'damaged';
  return { format, id, game, changed: Number(changed), players, state };
}

/** Where battles are looked up, and campaigns changed. */
export type Archive = {
  readonly end: (table: string) => Promise<BattleOver | undefined>;
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
  const over = await end(tableOfRun(run.id, number));
  if (!over) return;
  await change(run.id, (state) => {
    const isDue = rules.number(state) === number && rules.options(state) !== undefined;
    return isDue ? rules.after(state, run.players, over) : undefined;
  });
}
