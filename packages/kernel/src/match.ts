/**
 * A match in progress: a game, its state and its record. One door for answers (`answer`), one for taking them back (`undo`).
 * An answer is taken whole or not at all: it is drafted on a copy, and only a commit changes the match.
 */
import {
  type Choice,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  InputError,
  type Json,
  type Outcome,
  type RuleId,
  type Seat,
} from './game.ts';
import {
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
  TAKEBACK,
  UNDO,
} from './record.ts';
import { cloneRng, type Rng, rngOfMatch, type Seed } from './rng.ts';

export type Match<State extends GameState = GameState, Event extends GameEvent = GameEvent> = {
  readonly game: Game<State, Event>;
  readonly record: MatchRecord;
  readonly seats: readonly string[];
  state: State;
  /** The last answers, each with the state before it. */
  past: readonly Answered<State>[];
  conceded: Seat | undefined;
  /** By seat: the number of its decision. It rises with each answer and whenever an undo changes what the seat is asked. */
  readonly asked: number[];
  /** The ids of all answers that were taken, each with its seat. */
  readonly given: Set<string>;
};

/** A decision with its number, which an answer has to quote. It is never used twice. */
export type Question = Decision & { readonly id: number };

type Answered<State> = {
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

/** Why an answer cannot be taken back: what the seat has learned since. */
export type UndoRefusal =
  | { readonly refused: 'match-over' }
  | { readonly refused: 'nothing-to-undo' }
  | { readonly refused: 'new-information'; readonly because: 'chance' | 'reveal' | 'answer' };

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
  const head = { game: game.id, rules: game.rules, options: options as Json, players, chance: 'chacha8-streams' } as const;
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
    if (shareCommitment(share) !== commitment)
      throw new InputError(`shares[${i}]`, 'the share is not the one that was committed to');
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
  const state = game.setup(game.options(record.options), rng, (event) => {
    // An event that follows a draw is that draw's outcome.
    if (rng.used !== used) record.log.push(chanceEntry(event));
    used = rng.used;
    listen?.(event);
  });
  const seats = game.seats(state);
  if (record.players.length !== seats.length)
    throw new InputError('players', `expected ${seats.length} names, found ${record.players.length}`);
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
  return match.game.pending(match.state).map((decision) => ({ ...decision, id: match.asked[decision.seat] as number }));
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

function answerEntry(match: Pick<Match, 'seats'>, seat: Seat, words: string, stamp: Stamp | undefined): LogEntry {
  const name = seatWord(match, seat);
  return stamp === undefined ? [name, words] : [name, words, stamp];
}

function draftOf<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
  choice: Choice,
  entry: LogEntry,
): Draft<State, Event> {
  const { game, state: before, record } = match;
  const after = game.clone(before);
  const events: Event[] = [];
  const entries: LogEntry[] = [entry];
  const seenBy = match.seats.map(() => false);
  let used = after.rng.used;
  game.apply(after, seat, choice, (event) => {
    if (after.rng.used !== used) entries.push(chanceEntry(event));
    used = after.rng.used;
    for (let viewer = 0; viewer < seenBy.length; viewer++) if (game.seenBy(event, viewer)) seenBy[viewer] = true;
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
  match.asked[answered.seat] = (match.asked[answered.seat] as number) + 1;
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

/** Why a seat cannot take back its last answer, or undefined when it can. */
export function whyNotUndo<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
): UndoRefusal | undefined {
  const refusal = whyNotTakeback(match, seat);
  if (refusal) return refusal;
  const at = match.past.findLastIndex((answered) => answered.seat === seat);
  const because = learned(match, seat, at);
  return because && { refused: 'new-information', because };
}

/** The same where somebody allows to go back past what was learned. */
export function whyNotTakeback<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
): UndoRefusal | undefined {
  if (matchOutcome(match)) return { refused: 'match-over' };
  return match.past.some((answered) => answered.seat === seat) ? undefined : { refused: 'nothing-to-undo' };
}

/** Takes back the last answer of a seat, unless it has learned something since. */
export function undo<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
  stamp?: Stamp,
): UndoRefusal | undefined {
  return whyNotUndo(match, seat) ?? undoAsRecorded(match, seat, stamp);
}

/** An undo that was allowed when it was made; today's rule may be stricter. */
export function undoAsRecorded<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
  stamp?: Stamp,
): UndoRefusal | undefined {
  const refusal = whyNotTakeback(match, seat);
  if (refusal) return refusal;
  const at = match.past.findLastIndex((answered) => answered.seat === seat);
  const { before } = match.past[at] as Answered<State>;
  const asked = match.game.pending(before);
  // Answers of others given in the same secret round stay: nobody has seen them. Where the answer itself led to that round, they go with it.
  const stay = match.past.slice(at + 1).every((later) => asked.some((decision) => decision.seat === later.seat));
  const later = goBack(match, seat, stay ? UNDO : TAKEBACK, stamp);
  if (!stay) return undefined;
  for (const { seat: other, choice } of later) {
    const { answered, after } = draftOf(match, other, choice, [seatWord(match, other), '']);
    match.state = after;
    match.past = [...match.past, answered];
  }
  return undefined;
}

/** Takes back the last answer of a seat and all that came after it. Chance goes on where it was: nothing is drawn twice. */
export function takeback<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
  stamp?: Stamp,
): UndoRefusal | undefined {
  const refusal = whyNotTakeback(match, seat);
  if (refusal) return refusal;
  goBack(match, seat, TAKEBACK, stamp);
  return undefined;
}

/** Goes back to before the last answer of a seat, and returns the answers that came after it. */
function goBack<State extends GameState>(
  match: Match<State>,
  seat: Seat,
  word: string,
  stamp: Stamp | undefined,
): readonly Answered<State>[] {
  const { record, state } = match;
  const at = match.past.findLastIndex((answered) => answered.seat === seat);
  const taken = match.past[at];
  if (!taken) return [];
  record.log.push(answerEntry(match, seat, word, stamp));
  if (stamp?.id !== undefined) match.given.add(keyOf(seat, stamp.id));
  const later = match.past.slice(at + 1);
  match.past = match.past.slice(0, at);
  match.state = match.game.clone(taken.before);
  match.state.rng = cloneRng(state.rng);
  const kept = record.snapshots.filter(({ entry }) => entry <= taken.entry);
  record.snapshots.splice(kept.length);
  // A decision that is asked again has another number, so that an answer to the one before cannot act. Who saw nothing of it is asked the same as before.
  const back = [taken, ...later];
  const [asked, again] = [match.game.pending(state), match.game.pending(match.state)];
  for (let other = 0; other < match.asked.length; other++) {
    const [was, is] = [asked, again].map((open) => JSON.stringify(open.find((decision) => decision.seat === other)));
    if (other === seat || back.some((answered) => answered.seenBy[other]) || (was !== undefined && was !== is))
      match.asked[other] = (match.asked[other] as number) + 1;
  }
  return later;
}

/** Gives up, for the partners too: all others win. Ours: no rulebook speaks of it. */
export function concede(match: Match, seat: Seat, stamp?: Stamp): AnswerRefusal | undefined {
  if (stamp?.id !== undefined && match.given.has(keyOf(seat, stamp.id))) return { refused: 'already-given' };
  if (matchOutcome(match)) return { refused: 'match-over' };
  match.record.log.push(answerEntry(match, seat, CONCEDE, stamp));
  if (stamp?.id !== undefined) match.given.add(keyOf(seat, stamp.id));
  match.conceded = seat;
  return undefined;
}

export function matchOutcome(match: Match): Outcome | undefined {
  if (match.conceded === undefined) return match.game.outcome(match.state);
  const losers = match.game.allies(match.state, match.conceded);
  const winners = match.seats.map((_, seat) => seat).filter((seat) => !losers.includes(seat));
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
  const [numbers, ids, snapshots, entries] = [[...asked], [...given], [...record.snapshots], record.log.length];
  return () => {
    Object.assign(match, { state, past, conceded });
    asked.splice(0, asked.length, ...numbers);
    given.clear();
    for (const id of ids) given.add(id);
    record.log.splice(entries);
    record.snapshots.splice(0, record.snapshots.length, ...snapshots);
  };
}

function concedeRule(game: Pick<Game, 'id'>): RuleId {
  return `${game.id}/end/concede`;
}

function seatWord(match: Pick<Match, 'seats'>, seat: Seat): string {
  return match.seats[seat] ?? String(seat);
}

/** What an answer is known by: its seat, and the id its sender gave it. */
export function keyOf(seat: Seat, id: string): string {
  return `${seat} ${id}`;
}

/** What a seat has learned since one of the last answers, which is its own. It must not depend on who was first in a secret round. */
function learned<State extends GameState>(
  match: Match<State>,
  seat: Seat,
  at: number,
): 'chance' | 'reveal' | 'answer' | undefined {
  const { game, state, past } = match;
  const since = past[at] as Answered<State>;
  if (state.rng.used !== since.before.rng.used) return 'chance';
  if (past.slice(at + 1).some((answered) => answered.seenBy[seat])) return 'answer';
  // An answer that others have seen has ended the secret round it belonged to: the answers before it came to light.
  const ended = since.seenBy.some((seen, other) => seen && other !== seat);
  const before = past[at - 1];
  if (ended && before && before.seat !== seat && !before.seenBy[seat]) return 'answer';
  const then = game.hidden(since.before, seat);
  const now = game.hidden(state, seat);
  return now.some((size, place) => size < (then[place] ?? 0)) ? 'reveal' : undefined;
}
