/** Taking answers back: one's own as long as nothing was learned since, and further where somebody allows it. */
import { allSeats, type GameEvent, type GameState, type Seat } from './game.ts';
import { type Answered, answerEntry, draftOf, keyOf, type Match, matchOutcome, seatWord } from './match.ts';
import { type Stamp, TAKEBACK, UNDO } from './record.ts';
import { cloneRng } from './rng.ts';

/** Why an answer cannot be taken back: what the seat has learned since. */
export type UndoRefusal =
  | { readonly refused: 'match-over' }
  | { readonly refused: 'nothing-to-undo' }
  | { readonly refused: 'new-information'; readonly because: 'chance' | 'reveal' | 'answer' };

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
  const at = match.past.findLastIndex((answered) => answered.seat === seat);
  const taken = match.past[at];
  if (refusal || !taken) return refusal;
  const asked = match.game.pending(taken.before);
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
  for (const other of allSeats(match.seats)) {
    const [was, is] = [asked, again].map((open) => JSON.stringify(open.find((decision) => decision.seat === other)));
    if (other === seat || back.some((answered) => answered.seenBy[other]) || (was !== undefined && was !== is))
      match.asked[other] = (match.asked[other] ?? 0) + 1;
  }
  return later;
}

/** What a seat has learned since one of the last answers, which is its own. It must not depend on who was first in a secret round. */
function learned<State extends GameState>(
  match: Match<State>,
  seat: Seat,
  at: number,
): 'chance' | 'reveal' | 'answer' | undefined {
  const { game, state, past } = match;
  const since = past[at];
  if (!since) return undefined;
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
