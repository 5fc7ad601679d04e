/**
 * The record of a match: what was agreed before it, then a log that only grows.
 * The seed joins at the end; until then its hash stands for it, and the outcomes of chance stand in the log.
 */
import { type Game, type GameEvent, InputError, type Json } from './game.ts';
import { readFields, readList, readText, readWord } from './input.ts';
import type { Seed } from './rng.ts';

export const RECORD_FORMAT = 'wartable-record/1';

/** Words that stand in the place of a choice. */
export const UNDO = 'undo';
export const CONCEDE = 'concede';
const CHANCE = 'chance';

/** `["leia", "play hoth-trooper"]`, `["leia", "undo"]`, `["vader", "concede"]`, `["chance", {"type": …}]` */
export type LogEntry = readonly [seat: string, choice: string] | readonly [by: typeof CHANCE, event: GameEvent];

export type MatchRecord = {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: string;
  readonly options: Json;
  /** Who sits where: a name for each seat of the game, in its order. */
  readonly players: readonly string[];
  readonly commitment: string;
  readonly log: LogEntry[];
  seed?: Seed;
  outcome?: RecordedOutcome;
};

export type RecordedOutcome = { readonly winners: readonly string[]; readonly rule: string };

export function isChance(entry: LogEntry): entry is readonly [typeof CHANCE, GameEvent] {
  return entry[0] === CHANCE;
}

export function chanceEntry(event: GameEvent): LogEntry {
  return [CHANCE, event];
}

/** Checks a record from outside. Throws `InputError`, which names the first bad place. */
export function readRecord(input: unknown, games: readonly Pick<Game, 'id'>[]): MatchRecord {
  const known = ['format', 'game', 'rules', 'options', 'players', 'commitment', 'log', 'seed', 'outcome'];
  if (typeof input !== 'object' || input === null || !('format' in input))
    throw new InputError('', 'this is not a Wartable record: there is no field "format"');
  if (input.format !== RECORD_FORMAT)
    throw new InputError('format', `expected "${RECORD_FORMAT}", found ${JSON.stringify(input.format)}`);
  const fields = readFields(input, '', known);
  const id = readWord(
    fields['game'],
    'game',
    games.map((game) => game.id),
  );
  const players = readList(fields['players'], 'players').map((name, i) => readText(name, `players[${i}]`));
  const commitment = readText(fields['commitment'], 'commitment');
  if (!/^[0-9a-f]{64}$/.test(commitment)) throw new InputError('commitment', 'expected 64 hexadecimal digits');
  const record: MatchRecord = {
    format: RECORD_FORMAT,
    game: id,
    rules: readText(fields['rules'], 'rules'),
    options: (fields['options'] ?? {}) as Json,
    players,
    commitment,
    log: readList(fields['log'], 'log').map((entry, i) => readEntry(entry, `log[${i}]`)),
  };
  if (fields['seed'] !== undefined) {
    const seed = readText(fields['seed'], 'seed');
    if (!/^[0-9a-f]{32}$/.test(seed)) throw new InputError('seed', 'expected 32 hexadecimal digits');
    record.seed = seed;
  }
  if (fields['outcome'] !== undefined) {
    const outcome = readFields(fields['outcome'], 'outcome', ['winners', 'rule']);
    const winners = readList(outcome['winners'], 'outcome.winners');
    record.outcome = {
      winners: winners.map((winner, i) => readText(winner, `outcome.winners[${i}]`)),
      rule: readText(outcome['rule'], 'outcome.rule'),
    };
  }
  return record;
}

function readEntry(input: unknown, path: string): LogEntry {
  const entry = readList(input, path);
  if (entry.length !== 2) throw new InputError(path, `expected two things, who and what, found ${entry.length}`);
  const by = readText(entry[0], `${path}[0]`);
  if (by !== CHANCE) return [by, readText(entry[1], `${path}[1]`)];
  const event = entry[1];
  if (typeof event !== 'object' || event === null || !('type' in event) || typeof event.type !== 'string')
    throw new InputError(`${path}[1]`, 'expected an event with a type');
  return [CHANCE, event as GameEvent];
}
