/**
 * A match in progress: a game, its state and its record. One door for answers (`answer`), one for taking them back (`undo`).
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
import { CONCEDE, chanceEntry, type LogEntry, type MatchRecord, RECORD_FORMAT, UNDO } from './record.ts';
import { commitmentTo, type Rng, rngFromSeed, type Seed } from './rng.ts';

export type Match<State extends GameState = GameState, Event extends GameEvent = GameEvent> = {
  readonly game: Game<State, Event>;
  readonly record: MatchRecord;
  readonly seats: readonly string[];
  state: State;
  /** The answers that may still be taken back, each with the state before it. */
  past: Answered<State>[];
  conceded: Seat | undefined;
};

type Answered<State> = {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly before: State;
  readonly seenBy: readonly boolean[];
};

/** Why an answer was not taken. The list is closed. */
export type AnswerRefusal =
  | { readonly refused: 'match-over' }
  | { readonly refused: 'not-your-seat' }
  | { readonly refused: 'stale-decision' }
  | { readonly refused: 'not-a-choice' };

/** Why an answer cannot be taken back: what the seat has learned since. */
export type UndoRefusal =
  | { readonly refused: 'match-over' }
  | { readonly refused: 'nothing-to-undo' }
  | { readonly refused: 'new-information'; readonly because: 'chance' | 'reveal' | 'answer' };

export type NewMatch = {
  readonly options: unknown;
  readonly players: readonly string[];
  readonly seed: Seed;
};

/** Begins a match. The record holds the hash of the seed, not the seed: keep that where no player can see it. */
export function newMatch<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  { options, players, seed }: NewMatch,
  listen?: (event: Event) => void,
): Match<State, Event> {
  const record: MatchRecord = {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    options: options as Json,
    players,
    commitment: commitmentTo(seed),
    log: [],
  };
  return startMatch(game, record, rngFromSeed(seed), listen);
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
  return { game, record, seats, state, past: [], conceded: undefined };
}

/** A match that goes on from a position: for cases and what-ifs. It has no seed to commit to. */
export function matchFromState<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  state: State,
): Match<State, Event> {
  const record: MatchRecord = {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    options: {},
    players: game.seats(state),
    commitment: '',
    log: [],
  };
  return { game, record, seats: record.players, state, past: [], conceded: undefined };
}

export function pendingDecisions(match: Match): readonly Decision[] {
  return match.conceded === undefined ? match.game.pending(match.state) : [];
}

export function decisionOf(match: Match, seat: Seat): Decision | undefined {
  return pendingDecisions(match).find((decision) => decision.seat === seat);
}

/** Takes one answer. `choice` is the number, or its words. */
export function answer<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
  id: number,
  choice: Choice | string,
  listen?: (event: Event) => void,
): AnswerRefusal | undefined {
  const { game, state } = match;
  if (matchOutcome(match)) return { refused: 'match-over' };
  const decision = decisionOf(match, seat);
  if (!decision) return { refused: 'not-your-seat' };
  if (decision.id !== id) return { refused: 'stale-decision' };
  const chosen = decision.choices.find((candidate) => candidate === choice || game.notate(state, candidate) === choice);
  if (chosen === undefined) return { refused: 'not-a-choice' };

  const words = game.notate(state, chosen);
  match.record.log.push([seatWord(match, seat), words]);
  applyAnswer(match, seat, chosen, listen);
  return undefined;
}

/** Why a seat cannot take back its last answer, or undefined when it can. */
export function whyNotUndo<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
): UndoRefusal | undefined {
  if (matchOutcome(match)) return { refused: 'match-over' };
  const at = match.past.findLastIndex((answered) => answered.seat === seat);
  const taken = match.past[at];
  if (!taken) return { refused: 'nothing-to-undo' };
  const because = learned(match, seat, taken, match.past.slice(at + 1));
  return because && { refused: 'new-information', because };
}

/** Takes back the last answer of a seat, unless it has learned something since. */
export function undo<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
): UndoRefusal | undefined {
  const refusal = whyNotUndo(match, seat);
  if (refusal) return refusal;
  match.record.log.push([seatWord(match, seat), UNDO]);
  const at = match.past.findLastIndex((answered) => answered.seat === seat);
  // Answers of others given in the same secret round stay: nobody has seen them.
  const [taken, ...later] = match.past.splice(at);
  if (taken) match.state = taken.before;
  for (const other of later) applyAnswer(match, other.seat, other.choice);
  return undefined;
}

/** Gives up, for the partners too: all others win. Ours: no rulebook speaks of it. */
export function concede(match: Match, seat: Seat): AnswerRefusal | undefined {
  if (matchOutcome(match)) return { refused: 'match-over' };
  match.record.log.push([seatWord(match, seat), CONCEDE]);
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

function concedeRule(game: Game): RuleId {
  return `${game.id}/end/concede`;
}

function seatWord(match: Pick<Match, 'seats'>, seat: Seat): string {
  return match.seats[seat] ?? String(seat);
}

function applyAnswer<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  seat: Seat,
  choice: Choice,
  listen?: (event: Event) => void,
): void {
  const { game, state, record } = match;
  const before = game.clone(state);
  const seenBy = match.seats.map(() => false);
  let used = state.rng.used;
  const chance: LogEntry[] = [];
  game.apply(state, seat, choice, (event) => {
    if (state.rng.used !== used) chance.push(chanceEntry(event));
    used = state.rng.used;
    for (let viewer = 0; viewer < seenBy.length; viewer++) if (game.seenBy(event, viewer)) seenBy[viewer] = true;
    listen?.(event);
  });
  record.log.push(...chance);
  match.past.push({ seat, choice, before, seenBy });
  // Past a die or a shuffle nothing can be taken back any more.
  if (used !== before.rng.used) match.past = match.past.slice(-1);
}

function learned<State extends GameState>(
  match: Match<State>,
  seat: Seat,
  since: Answered<State>,
  later: readonly Answered<State>[],
): 'chance' | 'reveal' | 'answer' | undefined {
  const { game, state } = match;
  if (state.rng.used !== since.before.rng.used) return 'chance';
  if (later.some((answered) => answered.seenBy[seat])) return 'answer';
  const then = game.hidden(since.before, seat);
  const now = game.hidden(state, seat);
  return now.some((size, place) => size < (then[place] ?? 0)) ? 'reveal' : undefined;
}
