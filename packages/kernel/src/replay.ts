/** Rebuilding, resuming and checking recorded matches, also those of earlier versions of the rules. */
import { type Game, type GameEvent, type GameState, InputError, type Likeness, type RuleId, seatNamed } from './game.ts';
import { unknownWord, within } from './input.ts';
import {
  agree,
  answer,
  checkpoint,
  checkShares,
  concede,
  decisionOf,
  keyOf,
  type Match,
  matchOf,
  matchOutcome,
  rngOfRecord,
  startMatch,
} from './match.ts';
import {
  AGREE,
  CONCEDE,
  isChance,
  isRulesChange,
  type LogEntry,
  type MatchRecord,
  type RulesChange,
  recordCommitment,
  rulesEntry,
  type Snapshot,
  TAKEBACK,
  UNDO,
} from './record.ts';
import { ChanceError, type Rng, rngFromScript, type Scripted, type Seed } from './rng.ts';
import { text } from './text/index.ts';
import { type Param, shortened, type Text } from './text.ts';
import { takeback, undo, undoAsRecorded } from './undo.ts';

export type Replayed<State extends GameState, Event extends GameEvent> = {
  readonly match: Match<State, Event>;
  /** The events of each entry of the log; those of the set-up come first, under −1. */
  readonly events: readonly { readonly entry: number; readonly event: Event }[];
  /** Where a record of other rules cannot be followed any further. All before it stands. */
  readonly stopped: Stopped | undefined;
};

/** An entry of the log that is not possible any more, and the rule that forbids it now. */
export type Stopped = { readonly entry: number; readonly reason: Text; readonly rule: RuleId | undefined };

/**
 * Rebuilds the match up to an entry of the log (all of it when none is named). Dice and shuffles come from the seed, or from
 * the log where the seed has not been published yet or the record was made under other rules.
 */
export function replay<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  record: MatchRecord,
  upTo: number = record.log.length,
): Replayed<State, Event> {
  const { seed } = record;
  const recorded = seed === undefined || likenessOf(game, record, record.rules) !== 'alike';
  return rebuild(game, record, chanceOf(game, record, recorded ? undefined : seed), upTo, seed);
}

export type Resumed<State extends GameState, Event extends GameEvent> = Replayed<State, Event> & {
  /** Set where the match goes on under other rules than it began with, from one of its snapshots. */
  readonly changed: { readonly from: string; readonly to: string; readonly turn: number } | undefined;
};

/** The match goes on from its record: chance comes from the seed, which only the keeper of the match knows. */
export function resume<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  record: MatchRecord,
  seed: Seed,
): Resumed<State, Event> {
  const from = rulesOf(record);
  const likeness = likenessOf(game, record, from);
  if (likeness === 'alike' && from !== record.rules) return { ...replay(game, { ...record, seed }), changed: undefined };
  if (likeness === 'other' && record.snapshots.length > 0) return goOnUnder(game, record, seed);
  const replayed = rebuild(game, record, chanceOf(game, record, seed), record.log.length, seed);
  if (likeness === 'alike' || (likeness === 'perhaps' && !replayed.stopped)) return { ...replayed, changed: undefined };
  // A record of format 1 has no snapshots: those on the way here are as good.
  return goOnUnder(game, record.snapshots.length > 0 ? record : { ...record, snapshots: replayed.match.record.snapshots }, seed);
}

function goOnUnder<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  record: MatchRecord,
  seed: Seed,
): Resumed<State, Event> {
  const turn = record.snapshots.at(-1)?.turn ?? 0;
  const change: RulesChange = { rules: game.rules, snapshot: record.snapshots.length - 1 };
  const longer = { ...record, log: [...record.log, rulesEntry(change)], seed };
  return { ...replay(game, longer), changed: { from: rulesOf(record), to: game.rules, turn } };
}

/** How a record goes under the rules of this program, that names these. */
function likenessOf(game: Pick<Game, 'rules' | 'likeness'>, { options }: MatchRecord, rules: string): Likeness {
  return rules === game.rules ? 'alike' : (game.likeness?.(rules, options) ?? 'other');
}

/** The rules under which a record goes on. */
function rulesOf({ rules, log }: MatchRecord): string {
  return log.findLast(isRulesChange)?.[1].rules ?? rules;
}

export type Verdict = {
  readonly commitment: boolean;
  readonly answers: number;
  readonly outcomesOfChance: number;
  /** The entry from which it could be checked: what came before was played under other rules. */
  readonly from: number;
};

/**
 * Checks a finished record: the seed is the one committed to, together with game, rules, options and names; the shares are those
 * committed to; every die and shuffle follows from them, every answer was legal, every snapshot and the outcome are as recorded.
 * Throws `InputError`, which names the first bad place.
 */
export function verify<State extends GameState, Event extends GameEvent>(game: Game<State, Event>, record: MatchRecord): Verdict {
  const { seed } = record;
  if (seed === undefined) throw new InputError('seed', text('record.unfinished'));
  checkShares(record.shares);
  if (recordCommitment(record, seed) !== record.commitment)
    throw new InputError('commitment', record.chance === 'chacha8' ? text('record.seed') : text('record.commitment'));
  const likeness = likenessOf(game, record, rulesOf(record));
  const otherRules = new InputError('rules', text('record.rules', { from: rulesOf(record), to: game.rules }));
  if (likeness === 'other') throw otherRules;
  try {
    return checkAll(game, record, seed);
  } catch (error) {
    // It went otherwise than it would today: whether it is in order cannot be told.
    throw likeness === 'perhaps' && error instanceof InputError ? otherRules : error;
  }
}

function checkAll<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  record: MatchRecord,
  seed: Seed,
): Verdict {
  const from = record.log.findLastIndex(isRulesChange) + 1;
  checkChanges(game, record);
  const { match, stopped } = rebuild(game, record, chanceOf(game, record, seed), record.log.length, seed);
  if (stopped) throw new InputError(`log[${stopped.entry}]`, stopped.reason);
  if (match.record.log.length !== record.log.length)
    throw new InputError(`log[${record.log.length}]`, text('record.chance-missing'));
  // Records of format 1 have none.
  if (record.chance !== 'chacha8' || record.snapshots.length > 0)
    checkSnapshots(rulesOf(record) === game.rules ? {} : game, match.record.snapshots, record.snapshots);
  const outcome = matchOutcome(match);
  const found = outcome && { winners: outcome.winners.map((seat) => match.seats[seat]), rule: outcome.rule };
  if (!found) throw new InputError('log', text('record.not-over'));
  if (JSON.stringify(found) !== JSON.stringify(record.outcome))
    throw new InputError('outcome', text('record.outcome', { found: told(found), recorded: told(record.outcome) }));
  const checked = record.log.slice(from);
  const outcomesOfChance = checked.filter(isChance).length;
  return { commitment: true, answers: checked.length - outcomesOfChance, outcomesOfChance, from };
}

/** A change to the rules that were in force already would only hide what came before it. */
function checkChanges(game: Pick<Game, 'rules' | 'likeness'>, record: MatchRecord): void {
  let now = record.rules;
  for (const [i, entry] of record.log.entries()) {
    if (!isRulesChange(entry)) continue;
    if (entry[1].rules === now || likenessOf(game, record, now) === 'alike')
      throw new InputError(`log[${i}]`, text('record.same-rules', { rules: shortened(now) }));
    now = entry[1].rules;
  }
}

function told(outcome: object | undefined): Param {
  return outcome === undefined ? text('record.no-end') : JSON.stringify(outcome);
}

function checkSnapshots(game: Pick<Game, 'formerly'>, found: readonly Snapshot[], recorded: readonly Snapshot[]): void {
  const isFormer = (now: Snapshot | undefined, then: Snapshot | undefined): boolean =>
    now !== undefined &&
    game.formerly !== undefined &&
    JSON.stringify({ ...now, position: game.formerly(now.position) }) === JSON.stringify(then);
  for (let i = 0; i < Math.max(found.length, recorded.length); i++)
    if (JSON.stringify(found[i]) !== JSON.stringify(recorded[i]) && !isFormer(found[i], recorded[i]))
      throw new InputError(`snapshots[${i}]`, text('record.position-other'));
}

/** Where the chance of a replay comes from: the seed, or the outcomes in the log. */
type Source = {
  readonly rng: Rng;
  /** The entry of the log behind each entry of the script. */
  readonly entries: readonly number[];
  /** What ended the script before the log did. */
  readonly broken: InputError | undefined;
};

/** Chance from the seed; where it is not known, what is recorded from an entry of the log on. */
function chanceOf(game: Pick<Game, 'script'>, record: MatchRecord, seed: Seed | undefined, from = 0): Source {
  if (seed !== undefined) return { rng: rngOfRecord(record, seed), entries: [], broken: undefined };
  const script: Scripted[] = [];
  const entries: number[] = [];
  const source = (broken?: InputError): Source => ({ rng: rngFromScript(script), entries, broken });
  for (const [i, entry] of record.log.entries()) {
    if (i < from || !isChance(entry)) continue;
    try {
      const scripted = within(`log[${i}][1]`, () => game.script(entry[1]));
      if (scripted === undefined) throw new InputError(`log[${i}]`, text('record.chance-none'));
      for (const outcome of scripted) {
        script.push(outcome);
        entries.push(i);
      }
    } catch (error) {
      // All before it can still be shown.
      if (error instanceof InputError) return source(error);
      throw error;
    }
  }
  return source();
}

function rebuild<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  record: MatchRecord,
  given: Source,
  upTo: number,
  seed: Seed | undefined,
): Replayed<State, Event> {
  const { seed: _seed, outcome: _outcome, log, ...head } = record;
  const end = Math.min(upTo, log.length);
  const events: { entry: number; event: Event }[] = [];
  let match: Match<State, Event> | undefined;
  let [source, isOurs] = [given, likenessOf(game, record, record.rules) === 'alike'];
  const goOnAt = (entry: number, change: RulesChange): Match<State, Event> => {
    source = chanceOf(game, record, seed, entry);
    isOurs = likenessOf(game, record, change.rules) === 'alike';
    return goOn(game, record, entry, change, source.rng);
  };
  for (let entry = -1; !match || entry < end; entry = match.record.log.length) {
    const listen = (event: Event): void => {
      events.push({ entry, event });
    };
    const item = log[entry];
    const told = events.length;
    const restore = isOurs || !match ? undefined : checkpoint(match);
    try {
      if (!match)
        match = inPlace(log, entry, source, () => startMatch(game, { ...head, log: [], snapshots: [] }, source.rng, listen));
      else if (item && isRulesChange(item)) match = inPlace(log, entry, source, () => goOnAt(entry, item[1]));
      else if (item) repeat(match, item, entry, (work) => inPlace(log, entry, source, work), listen);
      checkChance(match, log, end);
    } catch (error) {
      // Under the rules it was made by, a record that cannot be followed is wrong; under others it ends here.
      if (!(error instanceof InputError) || isOurs) throw error;
      restore?.();
      events.splice(told);
      const next = log.findIndex((later, i) => i > entry && i < end && isRulesChange(later));
      const change = log[next];
      if (change && isRulesChange(change)) match = inPlace(log, next, source, () => goOnAt(next, change[1]));
      else if (!match || !item) throw error;
      else return { match, events, stopped: { entry, reason: error.text, rule: ruleAgainst(match, item) } };
    }
  }
  return { match, events, stopped: undefined };
}

/** From here on the match is played from a snapshot, under the rules of this program. */
function goOn<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  record: MatchRecord,
  entry: number,
  { snapshot: at }: RulesChange,
  rng: Rng,
): Match<State, Event> {
  const snapshot = record.snapshots[at];
  if (!snapshot) throw new InputError(`log[${entry}]`, text('record.snapshot', { n: at }));
  const { seed: _seed, outcome: _outcome, ...head } = record;
  const state = within(`snapshots[${at}].position`, () => game.read(snapshot.position));
  if (game.pending(state).some(({ choices }) => choices.length === 0))
    throw new InputError(`snapshots[${at}].position`, text('record.no-choice'));
  const { used, dice, shuffles } = snapshot.chance;
  Object.assign(rng, { used, dice, shuffles });
  state.rng = rng;
  const own = { ...head, log: record.log.slice(0, entry + 1), snapshots: record.snapshots.slice(0, at + 1) };
  const seats = game.seats(state);
  if (seats.length !== record.players.length)
    throw new InputError(`snapshots[${at}].position`, text('record.position-seats', { seats: record.players.length }));
  const match = matchOf(game, own, seats, state);
  for (const [by, , stamp] of own.log) {
    const seat = seatNamed(seats, by);
    if (seat !== undefined && typeof stamp === 'object' && stamp.id !== undefined) match.given.add(keyOf(seat, stamp.id));
  }
  // Decisions go on with numbers that were never used.
  match.asked.fill(entry + 2);
  return match;
}

function ruleAgainst<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  entry: LogEntry,
): RuleId | undefined {
  const { game, state, seats } = match;
  const seat = seatNamed(seats, entry[0]);
  if (isChance(entry) || isRulesChange(entry) || seat === undefined) return undefined;
  return game.whyNot(game.view(state, seat), entry[1])?.rule;
}

function repeat<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  entry: LogEntry,
  at: number,
  inPlaceOf: <T>(work: () => T) => T,
  listen: (event: Event) => void,
): void {
  const path = `log[${at}]`;
  if (isChance(entry)) throw new InputError(path, text('record.chance-early'));
  if (isRulesChange(entry)) return;
  const [name, notation, stamp] = entry;
  const seat = seatNamed(match.seats, name);
  if (seat === undefined) throw new InputError(path, unknownWord('record.seat', name, match.seats));
  const refusal = inPlaceOf(() => {
    // In matches of format 1 an answer that ended a secret round could be taken back.
    if (notation === UNDO) return (match.record.chance === 'chacha8' ? undoAsRecorded : undo)(match, seat, stamp);
    if (notation === TAKEBACK) return takeback(match, seat, stamp);
    if (notation === AGREE) return agree(match, seat, stamp);
    if (notation === CONCEDE) return concede(match, seat, stamp);
    return answer(match, seat, decisionOf(match, seat)?.id ?? -1, notation, listen, stamp);
  });
  if (refusal)
    throw new InputError(path, text('record.impossible', { seat: name, words: shortened(notation), refused: refusal.refused }));
}

/** The outcomes of chance the match produced must be those the record states. */
function checkChance<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  log: readonly LogEntry[],
  upTo: number,
): void {
  const own = match.record.log;
  for (let i = own.findLastIndex((entry) => !isChance(entry)) + 1; i < Math.min(upTo, own.length); i++) {
    const [entry, recorded] = [own[i], log[i]];
    if (!entry || !recorded) continue;
    if (!isSameOutcome(match.game, recorded, entry))
      throw new InputError(`log[${i}]`, text('record.chance-other', { found: eventOf(entry), recorded: eventOf(recorded) }));
  }
}

const LONG_EVENT = 200;

function eventOf([, told]: LogEntry): string {
  return shortened(JSON.stringify(told), LONG_EVENT);
}

/** Later versions may say more in an event; what the record says must be true, and lead to the same dice and orders. */
function isSameOutcome(game: Pick<Game, 'script'>, recorded: LogEntry, own: LogEntry): boolean {
  if (!isChance(recorded) || !isChance(own)) return false;
  const said = Object.entries(recorded[1]);
  const found = new Map<string, unknown>(Object.entries(own[1]));
  if (said.some(([key, value]) => JSON.stringify(found.get(key)) !== JSON.stringify(value))) return false;
  try {
    return JSON.stringify(game.script(recorded[1])) === JSON.stringify(game.script(own[1]));
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/** Does what an entry of the log says, or the set-up before all; what goes wrong in it has the place where it does. */
function inPlace<T>(log: readonly LogEntry[], entry: number, { entries, broken }: Source, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError || !(error instanceof Error)) throw error;
    if (!(error instanceof ChanceError))
      throw new InputError(`log[${Math.max(0, entry)}]`, text('record.stuck', { reason: shortened(error.message) }));
    // What an answer leads to stands right behind it; what stands further on belongs to a later one.
    const behind = log.findIndex((later, i) => i > entry && !isChance(later));
    const due = behind < 0 ? log.length : behind;
    const taken = entries[error.entry] ?? log.length;
    if (taken < due) throw new InputError(`log[${taken}]`, error.text);
    throw broken ?? new InputError(`log[${due}]`, text('record.chance-due'));
  }
}
