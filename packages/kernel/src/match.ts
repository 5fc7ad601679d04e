/**
 * A match in progress: a game, its state and its record. One door for answers (`answer`); `undo.ts` takes them back.
 * An answer is taken whole or not at all: it is drafted on a copy, and only a commit changes the match.
 */
import {
  allSeats,
  type Choice,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  InputError,
  type Outcome,
  type RuleId,
  type Seat,
} from './game.ts';
import {
  AGREE,
  CONCEDE,
  chanceEntry,
  type LogEntry,
  type MatchRecord,
  RECORD_FORMAT,
  recordCommitment,
  type Share,
  type Snapshot,
  type Stamp,
  shareCommitment,
} from './record.ts';
import { type Rng, rngOfMatch, type Seed } from './rng.ts';
import { text } from './text/index.ts';

export type Match<State extends GameState = GameState, Event extends GameEvent = GameEvent> = {
  readonly game: Game<State, Event>;
  readonly record: MatchRecord;
  readonly seats: readonly string[];
  state: State;
  /** The last answers, each with the state before it. */
  past: readonly Answered<State>[];
  /** Who gave up, or that all agreed to end it. */
  conceded: Seat | typeof AGREE | undefined;
  /** By seat: the number of its decision. It rises with each answer and whenever an undo changes what the seat is asked. */
  readonly asked: number[];
  /** The ids of all answers that were taken, each with its seat. */
  readonly given: Set<string>;
};

/** A decision with its number, which an answer has to quote. It is never used twice. */
export type Question = Decision & { readonly id: number };

/** An answer that was taken, with the state before it. */
export type Answered<State> = {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly entry: number;
  readonly before: State;
  /** Which seats have seen something of it. */
  readonly seenBy: readonly boolean[];
};

/** How many answers can be taken back by those who allow it. */
const MOST_PAST = 64;

/** Why an answer was not taken. The list is closed. */
export type AnswerRefusal =
  | { readonly refused: 'match-over' }
  | { readonly refused: 'not-your-seat' }
  | { readonly refused: 'stale-decision' }
  | { readonly refused: 'not-a-choice' }
  /** It was taken before, and came again. */
  | { readonly refused: 'already-given' };

export type NewMatch = {
  readonly options: unknown;
  readonly players: readonly string[];
  readonly seed: Seed;
  /** The players' shares of chance; each one's hash was shown before any of them. */
  readonly shares?: readonly Share[];
  /** When it begins, in milliseconds since 1970. */
  readonly began?: number;
};

/** Begins a match. The record holds a hash of the seed, not the seed: keep that where no player can see it. */
export function newMatch<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  { options, players, seed, shares = [], began }: NewMatch,
  listen?: (event: Event) => void,
): Match<State, Event> {
  checkShares(shares);
  const head = { game: game.id, rules: game.rules, options, players, chance: 'chacha8-streams' } as const;
  const record: MatchRecord = {
    format: RECORD_FORMAT,
    ...head,
    commitment: recordCommitment(head, seed),
    shares,
    ...(began === undefined ? {} : { began }),
    log: [],
    snapshots: [],
  };
  return startMatch(game, record, rngOfRecord(record, seed), listen);
}

export function checkShares(shares: readonly Share[]): void {
  for (const [i, { commitment, share }] of shares.entries())
    if (shareCommitment(share) !== commitment) throw new InputError(`shares[${i}]`, text('record.share'));
}

/** The generator a record's chance comes from. */
export function rngOfRecord({ shares, chance }: Pick<MatchRecord, 'shares' | 'chance'>, seed: Seed): Rng {
  return rngOfMatch(
    seed,
    shares.map(({ share }) => share),
    chance,
  );
}

/** Begins a match whose record is given; chance comes from the generator. */
export function startMatch<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  record: MatchRecord,
  rng: Rng,
  listen?: (event: Event) => void,
): Match<State, Event> {
  let used = rng.used;
  const state = game.setup(game.options(record.options, record.rules), rng, (event) => {
    // An event that follows a draw is that draw's outcome.
    if (rng.used !== used) record.log.push(chanceEntry(event));
    used = rng.used;
    listen?.(event);
  });
  const seats = game.seats(state);
  if (record.players.length !== seats.length)
    throw new InputError('players', text('record.players', { seats: seats.length, players: record.players.length }));
  const match = matchOf(game, record, seats, state);
  record.snapshots.push(snapshotOf(match, state));
  return match;
}

/** A match that goes on from a position: for cases and what-ifs. It has no seed to commit to. */
export function matchFromState<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  state: State,
): Match<State, Event> {
  const seats = game.seats(state);
  const record: MatchRecord = {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    options: {},
    players: seats,
    chance: 'chacha8-streams',
    commitment: '',
    shares: [],
    log: [],
    snapshots: [],
  };
  return matchOf(game, record, seats, state);
}

export function matchOf<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  record: MatchRecord,
  seats: readonly string[],
  state: State,
): Match<State, Event> {
  return { game, record, seats, state, past: [], conceded: undefined, asked: seats.map(() => 1), given: new Set() };
}

function snapshotOf<State extends GameState, Event extends GameEvent>(
  { game, record }: Pick<Match<State, Event>, 'game' | 'record'>,
  state: State,
  more = 0,
): Snapshot {
  const { used, dice, shuffles } = state.rng;
  const turn = game.turnNumber(game.view(state, 'spectator'));
  return { entry: record.log.length + more, turn, chance: { used, dice, shuffles }, position: game.write(state) };
}

export function pendingDecisions(match: Match): readonly Question[] {
  if (match.conceded !== undefined) return [];
  return match.game.pending(match.state).map((decision) => ({ ...decision, id: match.asked[decision.seat] ?? 0 }));
}

export function decisionOf(match: Match, seat: Seat): Question | undefined {
  return pendingDecisions(match).find((decision) => decision.seat === seat);
}

/** An answer that is legal and has been worked out, but has not been taken. */
export type Draft<State extends GameState, Event extends GameEvent> = {
  readonly answered: Answered<State>;
  readonly after: State;
  readonly events: readonly Event[];
  /** What joins the log. */
  readonly entries: readonly LogEntry[];
  readonly snapshot: Snapshot | undefined;
  readonly id: string | undefined;
};

/** Works an answer out on a copy: the match is the same as before, also where the rules throw. */
export function draftAnswer<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
  decision: number,
  choice: Choice | string,
  stamp?: Stamp,
): Draft<State, Event> | AnswerRefusal {
  const { game, state } = match;
  if (stamp?.id !== undefined && match.given.has(keyOf(seat, stamp.id))) return { refused: 'already-given' };
  if (matchOutcome(match)) return { refused: 'match-over' };
  const asked = decisionOf(match, seat);
  if (!asked) return { refused: 'not-your-seat' };
  if (asked.id !== decision) return { refused: 'stale-decision' };
  const view = game.view(state, seat);
  const chosen = asked.choices.find((candidate) => candidate === choice || game.notate(view, candidate) === choice);
  if (chosen === undefined) return { refused: 'not-a-choice' };
  return draftOf(match, seat, chosen, answerEntry(match, seat, game.notate(view, chosen), stamp));
}

export function answerEntry(match: Pick<Match, 'seats'>, seat: Seat, notation: string, stamp: Stamp | undefined): LogEntry {
  const name = seatWord(match, seat);
  return stamp === undefined ? [name, notation] : [name, notation, stamp];
}

/** Works a choice out on a copy. */
export function draftOf<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
  choice: Choice,
  entry: LogEntry,
): Draft<State, Event> {
  const { game, state: before, record } = match;
  const after = game.clone(before);
  const events: Event[] = [];
  const entries: LogEntry[] = [entry];
  const seats = allSeats(match.seats);
  const seenBy = seats.map(() => false);
  let used = after.rng.used;
  game.apply(after, seat, choice, (event) => {
    if (after.rng.used !== used) entries.push(chanceEntry(event));
    used = after.rng.used;
    for (const other of seats) if (game.seenBy(event, other)) seenBy[other] = true;
    events.push(event);
  });
  const answered: Answered<State> = { seat, choice, entry: record.log.length, before, seenBy };
  const turn = record.snapshots.at(-1)?.turn;
  const fresh = turn !== undefined && game.turnNumber(game.view(after, 'spectator')) !== turn;
  const snapshot = fresh ? snapshotOf(match, after, entries.length) : undefined;
  return { answered, after, events, entries, snapshot, id: typeof entry[2] === 'object' ? entry[2].id : undefined };
}

/** Takes a drafted answer. Nothing else may have been taken since it was drafted. */
export function commit<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  { answered, after, entries, snapshot, id }: Draft<State, Event>,
): void {
  const { record } = match;
  match.state = after;
  match.past = [...match.past, answered].slice(-MOST_PAST);
  match.asked[answered.seat] = (match.asked[answered.seat] ?? 0) + 1;
  if (id !== undefined) match.given.add(keyOf(answered.seat, id));
  record.log.push(...entries);
  if (snapshot) record.snapshots.push(snapshot);
}

/** Takes one answer. `choice` is the number, or its words. */
export function answer<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
  decision: number,
  choice: Choice | string,
  listen?: (event: Event) => void,
  stamp?: Stamp,
): AnswerRefusal | undefined {
  const draft = draftAnswer(match, seat, decision, choice, stamp);
  if ('refused' in draft) return draft;
  commit(match, draft);
  if (listen) for (const event of draft.events) listen(event);
  return undefined;
}

/** Gives up, for the partners too: all others win. Ours: no rulebook speaks of it. */
export function concede(match: Match, seat: Seat, stamp?: Stamp): AnswerRefusal | undefined {
  return endBy(match, seat, CONCEDE, seat, stamp);
}

/** All have agreed to end it, which is the host's business: nobody wins. Ours. */
export function agree(match: Match, seat: Seat, stamp?: Stamp): AnswerRefusal | undefined {
  return endBy(match, seat, AGREE, AGREE, stamp);
}

function endBy(match: Match, seat: Seat, word: string, ended: Match['conceded'], stamp?: Stamp): AnswerRefusal | undefined {
  if (stamp?.id !== undefined && match.given.has(keyOf(seat, stamp.id))) return { refused: 'already-given' };
  if (matchOutcome(match)) return { refused: 'match-over' };
  match.record.log.push(answerEntry(match, seat, word, stamp));
  if (stamp?.id !== undefined) match.given.add(keyOf(seat, stamp.id));
  match.conceded = ended;
  return undefined;
}

export function matchOutcome(match: Match): Outcome | undefined {
  if (match.conceded === undefined) return match.game.outcome(match.state);
  if (match.conceded === AGREE) return { winners: [], rule: `${match.game.id}/end/agreed` };
  const losers = match.game.allies(match.state, match.conceded);
  const winners = allSeats(match.seats).filter((seat) => !losers.includes(seat));
  return { winners, rule: concedeRule(match.game) };
}

/** Publishes the seed and the outcome once the match is over. */
export function closeRecord(match: Match, seed: Seed): MatchRecord {
  const outcome = matchOutcome(match);
  if (outcome) {
    match.record.seed = seed;
    match.record.outcome = { winners: outcome.winners.map((winner) => seatWord(match, winner)), rule: outcome.rule };
  }
  return match.record;
}

/** Remembers how a match stands, and gives back what puts it there again. States are never changed in place, so they need no copy. */
export function checkpoint<State extends GameState, Event extends GameEvent>(match: Match<State, Event>): () => void {
  const { state, past, conceded, asked, given, record } = match;
  const [numbers, ids, snapshots, entries] = [[...asked], given.size, [...record.snapshots], record.log.length];
  return () => {
    Object.assign(match, { state, past, conceded });
    asked.splice(0, asked.length, ...numbers);
    // What joined since stands at the end.
    for (const id of [...given].slice(ids)) given.delete(id);
    record.log.splice(entries);
    record.snapshots.splice(0, record.snapshots.length, ...snapshots);
  };
}

const CONCEDED = '/end/concede';

/** Whether somebody gave up. */
export function isConceded({ rule }: Pick<Outcome, 'rule'>): boolean {
  return rule.endsWith(CONCEDED);
}

function concedeRule(game: Pick<Game, 'id'>): RuleId {
  return `${game.id}${CONCEDED}`;
}

export function seatWord(match: Pick<Match, 'seats'>, seat: Seat): string {
  return match.seats[seat] ?? String(seat);
}

/** What an answer is known by: its seat, and the id its sender gave it. */
export function keyOf(seat: Seat, id: string): string {
  return `${seat} ${id}`;
}
