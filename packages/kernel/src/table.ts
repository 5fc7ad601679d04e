/**
 * A table: a match, and what each viewer of it has been told. It takes what clients say and gives back who is to be told what.
 * Keeping the record is the host's part: `hear` works everything out, the host keeps it, then the messages go out.
 */
import { type GameEvent, type GameState, type Seat, seatNamed, type Viewer, viewersOf } from './game.ts';
import { type AnswerRefusal, agree, answer, checkpoint, concede, decisionOf, type Match, matchOutcome } from './match.ts';
import { AGREE, CONCEDE, isChance, isRulesChange, type LogEntry, standingAnswers, TAKEBACK, UNDO } from './record.ts';
import { type Fresh, type FromSeat, type Reply, SEAT_PROTOCOL, type Standing, type ToSeat, type Update } from './seat.ts';
import { takeback, type UndoRefusal, undo, whyNotUndo } from './undo.ts';

export type Table<State extends GameState = GameState, Event extends GameEvent = GameEvent> = {
  readonly match: Match<State, Event>;
  readonly opening: string;
  /** What happened and stands, each event with the entry of the log that brought it; −1 for the set-up. */
  history: readonly { readonly entry: number; readonly event: Event }[];
  readonly feeds: ReadonlyMap<Viewer, Feed<Event>>;
};

type Feed<Event extends GameEvent> = {
  /** The number of the last message. */
  number: number;
  /** The last messages that were news. */
  recent: readonly Update<Event>[];
  /** What was told last of what is in progress and what the viewer is asked, to tell whether it has changed. */
  stands: string;
  decision: string;
};

/** A message for a viewer. */
export type Delivery = { readonly to: Viewer; readonly message: ToSeat };

/** How many messages a client may have missed, a long turn of somebody else at the least; how many events are told again to one who opens a table. */
const MOST_RECENT = 128;
export const MOST_TOLD = 600;

/** Opens a table with a match that begins or goes on, and what has happened in it so far. `opening` is a name no opening of it had before. */
export function openTable<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  happened: readonly { readonly entry: number; readonly event: Event }[],
  opening = '',
): Table<State, Event> {
  const standing = new Set([-1, ...standingAnswers(match.record, match.seats).map(({ entry }) => entry)]);
  const table: Table<State, Event> = {
    match,
    opening,
    history: happened.filter(({ entry }) => standing.has(entry)),
    feeds: new Map(viewersOf(match.seats).map((viewer) => [viewer, { number: 1, recent: [], stands: '', decision: '' }])),
  };
  for (const viewer of table.feeds.keys()) notes(table, viewer);
  return table;
}

/** What a viewer begins with. */
export function freshFor<State extends GameState, Event extends GameEvent>(
  table: Table<State, Event>,
  viewer: Viewer,
  because: Fresh['because'],
): Fresh<unknown, Event> {
  const { match } = table;
  const { game } = match;
  const seen = seenBy(table, viewer);
  return {
    protocol: SEAT_PROTOCOL,
    number: feedOf(table, viewer).number,
    opening: table.opening,
    because,
    game: game.id,
    rules: game.rules,
    seats: match.seats,
    viewer,
    view: game.view(match.state, viewer),
    ...standingOf(match, viewer),
    ...(because === 'undo' ? {} : { past: seen.slice(-MOST_TOLD) }),
    stand: seen.length,
  };
}

/** What a viewer has missed since a message: the rest, or a fresh view. */
export function since<State extends GameState, Event extends GameEvent>(
  table: Table<State, Event>,
  viewer: Viewer,
  number: number,
  opening = table.opening,
): readonly (Fresh<unknown, Event> | Update<Event>)[] {
  const feed = feedOf(table, viewer);
  // Who followed an earlier opening has numbers that mean something else now.
  if (opening !== table.opening) return [freshFor(table, viewer, 'missed')];
  if (number === feed.number) return [];
  const rest = feed.recent.filter((update) => update.number > number);
  const whole = number > 0 && number < feed.number && rest.length === feed.number - number;
  return whole ? rest : [freshFor(table, viewer, number === 0 ? 'opened' : 'missed')];
}

export type Heard = {
  /** Whether the record has changed and must be kept before anything is told. */
  readonly changed: boolean;
  readonly deliveries: readonly Delivery[];
};

/** Takes what a viewer says. `at` is the time since the match began, in milliseconds. */
export function hear<State extends GameState, Event extends GameEvent>(
  table: Table<State, Event>,
  viewer: Viewer,
  message: FromSeat,
  at?: number,
): Heard {
  if (message.say === 'since') {
    const missed = since(table, viewer, message.number, message.opening);
    return { changed: false, deliveries: missed.map((one) => ({ to: viewer, message: one })) };
  }
  const replied = (reply: Reply, deliveries: readonly Delivery[] = []): Heard => ({
    changed: deliveries.length > 0,
    deliveries: [{ to: viewer, message: reply }, ...deliveries],
  });
  const { id: reply } = message;
  if (viewer === 'spectator') return replied({ reply, refused: 'not-your-seat' });
  const restore = checkpointOf(table);
  try {
    const done = act(table, viewer, message, at);
    if (!('refused' in done)) return replied({ reply, done: true }, done);
    return replied(done.refused === 'already-given' ? { reply, done: true } : { reply, refused: done.refused });
  } catch {
    // The rules threw, perhaps in the middle of a plan: the match stands as it stood.
    restore();
    return replied({ reply, refused: 'failed' });
  }
}

/** Remembers how the table stands, and gives back what puts it there again. */
export function checkpointOf<State extends GameState, Event extends GameEvent>(table: Table<State, Event>): () => void {
  const { match, history, feeds } = table;
  const restore = checkpoint(match);
  const told = [...feeds.values()].map((feed) => ({ ...feed }));
  return () => {
    restore();
    table.history = history;
    for (const [i, feed] of [...feeds.values()].entries()) Object.assign(feed, told[i]);
  };
}

function act<State extends GameState, Event extends GameEvent>(
  table: Table<State, Event>,
  seat: Seat,
  message: Exclude<FromSeat, { say: 'since' }>,
  at: number | undefined,
): readonly Delivery[] | AnswerRefusal | UndoRefusal {
  const stamp = { ...(at === undefined ? {} : { at }), id: message.id };
  switch (message.say) {
    case 'answer':
      return giveAnswer(table, seat, message.decision, message.choice, stamp);
    case 'plan':
      return givePlan(table, seat, message.decision, message.notations, stamp);
    case 'undo':
      return table.match.given.has(`${seat} ${message.id}`) ? { refused: 'already-given' } : goBack(table, seat, undo, stamp);
    case 'concede': {
      const refusal = concede(table.match, seat, stamp);
      return refusal ?? tellAll(table, []);
    }
  }
}

type OwnStamp = { readonly at?: number; readonly id?: string };

/** One answer, and what everybody is told of it. */
export function giveAnswer<State extends GameState, Event extends GameEvent>(
  table: Table<State, Event>,
  seat: Seat,
  decision: number,
  choice: number | string,
  stamp: OwnStamp | undefined,
): readonly Delivery[] | AnswerRefusal {
  const events: Event[] = [];
  const entry = table.match.record.log.length;
  const refusal = answer(table.match, seat, decision, choice, (event) => events.push(event), stamp);
  if (refusal) return refusal;
  table.history = [...table.history, ...events.map((event) => ({ entry, event }))];
  return tellAll(table, events);
}

/** Answers as records write them, until one of them is not legal or somebody else must decide. Each step is news of its own. */
function givePlan<State extends GameState, Event extends GameEvent>(
  table: Table<State, Event>,
  seat: Seat,
  decision: number,
  notations: readonly string[],
  { at, id }: OwnStamp,
): readonly Delivery[] | AnswerRefusal {
  const deliveries: Delivery[] = [];
  for (const [i, one] of notations.entries()) {
    const asked = i === 0 ? decision : (decisionOf(table.match, seat)?.id ?? -1);
    const step = giveAnswer(table, seat, asked, one, {
      ...(at === undefined ? {} : { at }),
      id: i === 0 ? `${id}` : `${id}.${i}`,
    });
    if (!('refused' in step)) deliveries.push(...step);
    else if (i === 0) return step;
    else break;
  }
  return deliveries;
}

/** Ends the match because all have agreed to; who asked for it is named. */
export function endByConsent<State extends GameState, Event extends GameEvent>(
  table: Table<State, Event>,
  seat: Seat,
  stamp: OwnStamp,
): readonly Delivery[] | AnswerRefusal {
  return agree(table.match, seat, stamp) ?? tellAll(table, []);
}

/** Takes the last answer of a seat back. Who has seen something of it gets a fresh view; nobody else hears of it. */
export function goBack<State extends GameState, Event extends GameEvent>(
  table: Table<State, Event>,
  seat: Seat,
  how: typeof undo | typeof takeback,
  stamp: OwnStamp | undefined,
): readonly Delivery[] | UndoRefusal {
  const { match } = table;
  const before = [...table.feeds].map(([viewer, feed]) => toldTo(table, viewer, feed));
  const refusal = how(match, seat, stamp);
  if (refusal) return refusal;
  const standing = new Set([-1, ...standingAnswers(match.record, match.seats).map(({ entry }) => entry)]);
  table.history = table.history.filter(({ entry }) => standing.has(entry));
  const deliveries: Delivery[] = [];
  for (const [i, [viewer, feed]] of [...table.feeds].entries()) {
    notes(table, viewer);
    if (viewer !== seat && toldTo(table, viewer, feed) === before[i]) continue;
    feed.number++;
    feed.recent = [];
    deliveries.push({ to: viewer, message: freshFor(table, viewer, 'undo') });
  }
  return deliveries;
}

/**
 * Plays what somebody else has added to the log of this match, and gives back what everybody here is to be told. Throws where it
 * cannot be played, or comes out otherwise: then the two do not have the same match. A change of the rules is no such step.
 */
export function followLog<State extends GameState, Event extends GameEvent>(
  table: Table<State, Event>,
  entries: readonly LogEntry[],
): readonly Delivery[] {
  const { log } = table.match.record;
  const from = log.length;
  const deliveries: Delivery[] = [];
  for (const entry of entries) {
    if (isChance(entry)) continue;
    if (isRulesChange(entry)) throw new RangeError('the rules have changed');
    const done = repeat(table, entry);
    if ('refused' in done) throw new RangeError(`${entry[0]} ${entry[1]}: ${done.refused}`);
    deliveries.push(...done);
  }
  const own = JSON.stringify(log.slice(from));
  if (own !== JSON.stringify(entries)) throw new RangeError(`${JSON.stringify(entries)} became ${own}`);
  return deliveries;
}

function repeat<State extends GameState, Event extends GameEvent>(
  table: Table<State, Event>,
  [name, notation, stamp]: Exclude<LogEntry, { readonly 1: object }>,
): readonly Delivery[] | AnswerRefusal | UndoRefusal {
  const { match } = table;
  const seat = seatNamed(match.seats, name);
  if (seat === undefined) throw new RangeError(`nobody is called ${name}`);
  switch (notation) {
    case UNDO:
      return goBack(table, seat, undo, stamp);
    case TAKEBACK:
      return goBack(table, seat, takeback, stamp);
    case AGREE:
      return endByConsent(table, seat, stamp ?? {});
    case CONCEDE:
      return concede(match, seat, stamp) ?? tellAll(table, []);
    default:
      return giveAnswer(table, seat, decisionOf(match, seat)?.id ?? -1, notation, stamp);
  }
}

/** All that a viewer has been told and still stands, to tell whether it has changed. */
function toldTo<State extends GameState, Event extends GameEvent>(
  table: Table<State, Event>,
  viewer: Viewer,
  { stands, decision }: Feed<Event>,
): string {
  return [seenBy(table, viewer).length, stands, decision].join(' ');
}

function tellAll<State extends GameState, Event extends GameEvent>(
  table: Table<State, Event>,
  events: readonly Event[],
): readonly Delivery[] {
  return [...table.feeds.keys()].flatMap((viewer): Delivery[] => {
    const update = tell(table, viewer, events);
    return update ? [{ to: viewer, message: update }] : [];
  });
}

/** News for a viewer, or undefined when nothing has changed for it: then it hears nothing, not even a number. */
function tell<State extends GameState, Event extends GameEvent>(
  table: Table<State, Event>,
  viewer: Viewer,
  events: readonly Event[],
): Update<Event> | undefined {
  const { match } = table;
  const { game } = match;
  const feed = feedOf(table, viewer);
  const { stands, decision } = feed;
  notes(table, viewer);
  const seen = events.flatMap((event) => game.seenBy(event, viewer) ?? []);
  const now = feed.stands === stands ? undefined : game.seenBy(game.stands(match.state), viewer);
  if (seen.length === 0 && !now && feed.decision === decision && match.conceded === undefined) return undefined;
  feed.number++;
  const update = { number: feed.number, events: now ? [...seen, now] : seen, ...standingOf(match, viewer) };
  feed.recent = [...feed.recent, update].slice(-MOST_RECENT);
  return update;
}

/** Notes what a viewer will have been told. */
function notes<State extends GameState, Event extends GameEvent>(table: Table<State, Event>, viewer: Viewer): void {
  const { match } = table;
  const feed = feedOf(table, viewer);
  feed.stands = JSON.stringify(match.game.seenBy(match.game.stands(match.state), viewer) ?? null);
  feed.decision = JSON.stringify(questionFor(match, viewer));
}

function standingOf<State extends GameState, Event extends GameEvent>(match: Match<State, Event>, viewer: Viewer): Standing {
  return {
    decision: questionFor(match, viewer),
    undo: viewer === 'spectator' ? { refused: 'nothing-to-undo' } : (whyNotUndo(match, viewer) ?? null),
    outcome: matchOutcome(match) ?? null,
  };
}

function questionFor(match: Match, viewer: Viewer): Standing['decision'] {
  return (viewer === 'spectator' ? undefined : decisionOf(match, viewer)) ?? null;
}

function seenBy<State extends GameState, Event extends GameEvent>(
  { match, history }: Table<State, Event>,
  viewer: Viewer,
): Event[] {
  return history.flatMap(({ event }) => match.game.seenBy(event, viewer) ?? []);
}

function feedOf<State extends GameState, Event extends GameEvent>({ feeds }: Table<State, Event>, viewer: Viewer): Feed<Event> {
  const feed = feeds.get(viewer);
  if (!feed) throw new RangeError(`nobody sits at ${viewer}`);
  return feed;
}
