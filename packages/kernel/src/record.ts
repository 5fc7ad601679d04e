/**
 * The record of a match: what was agreed before it, then a log that only grows, and the position at each turn.
 * The seed joins at the end; until then its hash stands for it, and the outcomes of chance stand in the log.
 */
import { type Game, type GameEvent, InputError, type Seat, seatNamed } from './game.ts';
import {
  type Fields,
  isFields,
  join,
  readFields,
  readList,
  readNumber,
  readOptional,
  readText,
  readWord,
  shown,
} from './input.ts';
import { checkLimits } from './limits.ts';
import { type Algorithm, commitmentTo, isSeed, type Seed } from './rng.ts';
import { sha256 } from './sha256.ts';
import { text } from './text/index.ts';

export const RECORD_FORMAT = 'wartable-record/2';
/** One stream of chance, no times, no snapshots; its commitment covers the seed alone. It is read as format 2. */
const FORMAT_1 = 'wartable-record/1';

/** Words that stand in the place of a choice. A takeback goes back past what was learned since: somebody has allowed it. */
export const UNDO = 'undo';
export const TAKEBACK = 'takeback';
export const CONCEDE = 'concede';
/** All have agreed to end the match; the one who asked says it. */
export const AGREE = 'agree';
const CHANCE = 'chance';
const RULES = 'rules';

/** When an answer was given, in milliseconds since the match began, and the id its sender gave it. */
export type Stamp = { readonly at?: number; readonly id?: string };

/** From here the match went on under other rules, from one of its snapshots; what came after that does not stand. */
export type RulesChange = { readonly rules: string; readonly snapshot: number };

/** `["leia", "play hoth-trooper", {"at": 5120}]`, `["leia", "undo"]`, `["chance", {"type": …}]`, `["rules", {"rules": "duel@2", "snapshot": 4}]` */
export type LogEntry =
  | readonly [seat: string, choice: string, stamp?: Stamp]
  | readonly [by: typeof CHANCE, event: GameEvent]
  | readonly [by: typeof RULES, change: RulesChange];

/** A position on the way, with how far chance had come. */
export type Snapshot = {
  /** How many entries the log had. */
  readonly entry: number;
  readonly turn: number;
  readonly chance: { readonly used: number; readonly dice: number; readonly shuffles: readonly number[] };
  /** As the game writes and reads it. */
  readonly position: unknown;
};

/** A player's part of the chance of a match: its hash, which all had to show before any share was shown, and the share. */
export type Share = { readonly commitment: string; readonly share: string };

export type MatchRecord = {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** Version of the rules under which the match began. */
  readonly rules: string;
  /** As the game reads them. */
  readonly options: unknown;
  /** Who sits where: a name for each seat of the game, in its order. */
  readonly players: readonly string[];
  /** How chance follows from the seed. */
  readonly chance: Algorithm;
  readonly commitment: string;
  readonly shares: readonly Share[];
  /** When it began, in milliseconds since 1970. */
  readonly began?: number;
  readonly log: LogEntry[];
  readonly snapshots: Snapshot[];
  seed?: Seed;
  outcome?: RecordedOutcome;
};

export type RecordedOutcome = { readonly winners: readonly string[]; readonly rule: string };

export function isChance(entry: LogEntry): entry is readonly [typeof CHANCE, GameEvent] {
  return entry[0] === CHANCE;
}

export function isRulesChange(entry: LogEntry): entry is readonly [typeof RULES, RulesChange] {
  return entry[0] === RULES;
}

export function chanceEntry(event: GameEvent): LogEntry {
  return [CHANCE, event];
}

export function rulesEntry(change: RulesChange): LogEntry {
  return [RULES, change];
}

type Head = Pick<MatchRecord, 'game' | 'rules' | 'options' | 'players' | 'chance'>;

/** What is published before a match: the hash of its seed together with game, rules, options and names. */
export function recordCommitment({ game, rules, options, players, chance }: Head, seed: Seed): string {
  if (chance === 'chacha8') return commitmentTo(seed);
  return sha256(`wartable match ${canonical({ game, rules, options, players })} ${seed}`);
}

/** What a player shows before any share is shown. */
export function shareCommitment(share: string): string {
  return sha256(`wartable share ${share}`);
}

/** The same text for the same data, whatever the order of fields. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** An answer, or giving up, that was not taken back. */
export type StandingAnswer = { readonly entry: number; readonly seat: Seat; readonly notation: string };

/**
 * Folds the log. An undo takes back the last answer of its seat, and those of others in the same secret round stay;
 * a takeback takes all that came after it along; where the rules changed, what came after the snapshot is gone.
 */
export function standingAnswers(
  { log, snapshots }: Pick<MatchRecord, 'log' | 'snapshots'>,
  seats: readonly string[],
): StandingAnswer[] {
  let answers: StandingAnswer[] = [];
  for (const [entry, item] of log.entries()) {
    if (isChance(item)) continue;
    if (isRulesChange(item)) {
      const from = snapshots[item[1].snapshot]?.entry ?? 0;
      answers = answers.filter((given) => given.entry < from);
      continue;
    }
    const seat = seatNamed(seats, item[0]);
    if (seat === undefined) continue;
    const last = answers.findLastIndex((given) => given.seat === seat);
    if (item[1] === UNDO) answers.splice(last, 1);
    else if (item[1] === TAKEBACK) answers.splice(last);
    else answers.push({ entry, seat, notation: item[1] });
  }
  return answers;
}

const COMMON_FIELDS = ['format', 'game', 'rules', 'options', 'players', 'commitment', 'log', 'seed', 'outcome'];
const FIELDS = [...COMMON_FIELDS, 'chance', 'shares', 'began', 'snapshots'];

/** Checks a record from outside, of this format or an earlier one. Throws `InputError`, which names the first bad place. */
export function readRecord(input: unknown, games: readonly Pick<Game, 'id'>[]): MatchRecord {
  // It may come from a database of the browser, where nobody has looked through it.
  checkLimits(input);
  if (!isFields(input) || !Object.hasOwn(input, 'format')) throw new InputError('', text('record.none'));
  const { format } = input;
  if (format !== RECORD_FORMAT && format !== FORMAT_1)
    throw new InputError('format', text('record.format', { now: RECORD_FORMAT, first: FORMAT_1, found: shown(format) }));
  const first = format === FORMAT_1;
  const fields = readFields(input, '', first ? COMMON_FIELDS : FIELDS);
  const id = readWord(
    fields['game'],
    'game',
    games.map((game) => game.id),
  );
  const log = readList(fields['log'], 'log').map((entry, i) => readEntry(entry, `log[${i}]`));
  const snapshots = readOptional(fields['snapshots'], 'snapshots', readSnapshots, []);
  for (const [i, entry] of log.entries())
    if (isRulesChange(entry) && !snapshots[entry[1].snapshot])
      throw new InputError(`log[${i}]`, text('record.snapshot', { n: entry[1].snapshot }));
  const record: MatchRecord = {
    format: RECORD_FORMAT,
    game: id,
    rules: readText(fields['rules'], 'rules'),
    options: fields['options'] ?? {},
    players: readList(fields['players'], 'players').map((name, i) => readText(name, `players[${i}]`)),
    chance: first ? 'chacha8' : readWord(fields['chance'], 'chance', ALGORITHMS),
    commitment: readHash(fields['commitment'], 'commitment'),
    shares: readOptional(fields['shares'], 'shares', readShares, []),
    ...(fields['began'] === undefined ? {} : { began: readNumber(fields['began'], 'began', 0, Number.MAX_SAFE_INTEGER) }),
    log,
    snapshots,
  };
  if (fields['seed'] !== undefined) {
    record.seed = readSeed(fields['seed'], 'seed');
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

const ALGORITHMS = ['chacha8', 'chacha8-streams'] as const satisfies readonly Algorithm[];

/** The seed of a match. */
export function readSeed(input: unknown, path: string): Seed {
  const seed = readText(input, path);
  if (!isSeed(seed)) throw new InputError(path, text('record.digits', { n: 32 }));
  return seed;
}

function readHash(input: unknown, path: string): string {
  const hash = readText(input, path);
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new InputError(path, text('record.digits', { n: 64 }));
  return hash;
}

function readShares(input: unknown, path: string): Share[] {
  return readList(input, path).map((item, i) => {
    const fields = readFields(item, join(path, i), ['commitment', 'share']);
    return {
      commitment: readHash(fields['commitment'], `${path}[${i}].commitment`),
      share: readText(fields['share'], `${path}[${i}].share`),
    };
  });
}

function readSnapshots(input: unknown, path: string): Snapshot[] {
  return readList(input, path).map((item, i): Snapshot => {
    const at = join(path, i);
    const fields = readFields(item, at, ['entry', 'turn', 'chance', 'position']);
    const chance = readFields(fields['chance'], `${at}.chance`, ['used', 'dice', 'shuffles']);
    if (typeof fields['position'] !== 'object' || fields['position'] === null)
      throw new InputError(`${at}.position`, text('record.position'));
    return {
      entry: count(fields, 'entry', at),
      turn: count(fields, 'turn', at),
      chance: {
        used: count(chance, 'used', `${at}.chance`),
        dice: count(chance, 'dice', `${at}.chance`),
        shuffles: readList(chance['shuffles'], `${at}.chance.shuffles`).map((value, j) =>
          readNumber(value, `${at}.chance.shuffles[${j}]`, 0, MANY),
        ),
      },
      position: fields['position'],
    };
  });
}

const MANY = 1_000_000_000;

function count(fields: Fields, name: string, path: string): number {
  return readNumber(fields[name], `${path}.${name}`, 0, MANY);
}

function readEntry(input: unknown, path: string): LogEntry {
  const entry = readList(input, path);
  if (entry.length !== 2 && entry.length !== 3) throw new InputError(path, text('record.entry', { n: entry.length }));
  const by = readText(entry[0], `${path}[0]`);
  // Only an answer has a time.
  if ((by === CHANCE || by === RULES) && entry.length === 3)
    throw new InputError(`${path}[2]`, text('record.entry', { n: entry.length }));
  if (by === CHANCE) {
    const event = entry[1];
    if (!isEvent(event)) throw new InputError(`${path}[1]`, text('record.event'));
    return [CHANCE, event];
  }
  if (by === RULES) {
    const change = readFields(entry[1], `${path}[1]`, ['rules', 'snapshot']);
    return [RULES, { rules: readText(change['rules'], `${path}[1].rules`), snapshot: count(change, 'snapshot', `${path}[1]`) }];
  }
  const notation = readText(entry[1], `${path}[1]`);
  return entry[2] === undefined ? [by, notation] : [by, notation, readStamp(entry[2], `${path}[2]`)];
}

function isEvent(input: unknown): input is GameEvent {
  return isFields(input) && typeof input['type'] === 'string';
}

function readStamp(input: unknown, path: string): Stamp {
  const fields = readFields(input, path, ['at', 'id']);
  return {
    // A match by post may last for months.
    ...(fields['at'] === undefined ? {} : { at: readNumber(fields['at'], `${path}.at`, 0, Number.MAX_SAFE_INTEGER) }),
    ...(fields['id'] === undefined ? {} : { id: readText(fields['id'], `${path}.id`) }),
  };
}
