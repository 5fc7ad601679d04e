/**
 * What must be true of every state of every game, checked on the way through random matches.
 * Tests run a few matches of it, `wartable fuzz` as many as there is time for.
 */
import { type Followed, follow } from './follow.ts';
import {
  type Choice,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  InputError,
  type Seat,
  type Viewer,
  viewersOf,
} from './game.ts';
import { checkHearing, checkInnocence, checkOrdered, checkShuffle, checkText, type Guide } from './innocence.ts';
import { closeRecord, decisionOf, type Match, matchOutcome, newMatch, pendingDecisions, type Question } from './match.ts';
import { canonical, type MatchRecord } from './record.ts';
import { replay, resume, verify } from './replay.ts';
import { below, pick, rngFromSeed, type Seed, seedFrom } from './rng.ts';
import { type FromSeat, isReply, type Reply, type ToSeat } from './seat.ts';
import { freshFor, hear, openTable } from './table.ts';
import type { Words } from './text.ts';

/** A state broke a promise. The record leads there. */
export class Unsound extends Error {
  readonly record: MatchRecord;
  constructor(promise: string, record: MatchRecord) {
    super(promise);
    this.record = record;
  }
}

/** Far more than a match of any game takes. */
const MOST_DECISIONS = 100_000;

export type Tour = { readonly decisions: number; readonly record: MatchRecord };

/** Plays one random match over the seat protocol and checks every state on the way; what is said must read well in the languages given. Throws `Unsound`. */
export function tour(game: Game, options: unknown, seed: Seed, words: readonly Words[]): Tour {
  const chance = rngFromSeed(seedFrom(`tour ${seed}`));
  const names = game.seats(game.setup(game.options(options), rngFromSeed(seed)));
  const happened: { entry: number; event: GameEvent }[] = [];
  const match = newMatch(game, { options, players: names, seed }, (event) => happened.push({ entry: -1, event }));
  const table = openTable(match, happened);
  const promise = (holds: boolean, what: string): void => {
    if (!holds) throw new Unsound(what, match.record);
  };
  const guide: Guide = { game, table, followers: new Map(), chance, words, promise, said: 0 };
  let decisions = 0;
  try {
    for (const viewer of viewersOf(match.seats)) open(guide, viewer);
    for (const { event } of happened) checkShuffle(guide, event);
    for (;;) {
      checkState(guide);
      const open = pendingDecisions(match);
      if (open.length === 0) break;
      const decision = pick(chance, open);
      const choice = pick(chance, decision.choices);
      takeStep(guide, decision, choice);
      promise(++decisions < MOST_DECISIONS, `a match comes to an end before ${MOST_DECISIONS} decisions`);
    }
    closeRecord(match, seed);
    checkRecord(game, match);
  } catch (error) {
    match.record.seed = seed;
    throw error instanceof Unsound
      ? error
      : new Unsound(error instanceof Error ? (error.stack ?? error.message) : String(error), match.record);
  }
  return { decisions, record: match.record };
}

function checkState(guide: Guide): void {
  const { game, table, promise, chance } = guide;
  const { match } = table;
  const { state } = match;
  const saved = JSON.stringify(state);
  const open = game.pending(state);
  promise((open.length === 0) === (game.outcome(state) !== undefined), 'a game is over exactly when nothing is to be decided');
  const problems = game.audit(state);
  promise(problems.length === 0, `the state is sound: ${problems.join('; ')}`);

  const loaded: GameState = JSON.parse(saved);
  promise(JSON.stringify(loaded) === saved, 'a state survives saving and loading');
  promise(JSON.stringify(game.pending(loaded)) === JSON.stringify(open), 'a loaded state asks the same');
  promise(JSON.stringify(game.clone(state)) === saved, 'a clone is equal');

  const position = JSON.stringify(game.write(state));
  const reread = game.read(JSON.parse(position));
  promise(JSON.stringify(game.write(reread)) === position, 'a position document round-trips');
  promise(
    JSON.stringify({ ...reread, rng: 0 }) === JSON.stringify({ ...state, rng: 0 }),
    'a position document holds everything but chance',
  );

  for (const decision of open) checkDecision(guide, decision);
  for (const viewer of viewersOf(match.seats)) {
    const view = game.view(state, viewer);
    const own = open.find((decision) => decision.seat === viewer);
    checkFollowed(guide, viewer);
    for (const decision of open)
      promise(
        game.asked(view).some(({ seat, kind }) => seat === decision.seat && kind === decision.kind),
        `${viewer} can see that seat ${decision.seat} is asked (${decision.kind})`,
      );
    const world = game.sampleWorld(view, chance);
    const seen = game.view(world, viewer);
    promise(JSON.stringify(seen) === JSON.stringify(view), `a world sampled from the view of ${viewer} gives that view back`);
    promise(game.audit(world).length === 0, `a world sampled from the view of ${viewer} is sound`);
    const asked = game.pending(world).find((decision) => decision.seat === viewer);
    promise(JSON.stringify(asked) === JSON.stringify(own), `what ${viewer} is asked follows from what ${viewer} sees`);
    checkInnocence(guide, viewer, view, own);
    for (const decision of open) if (decision.seat !== viewer) checkOrdered(guide, viewer, decision, world);
  }
  promise(JSON.stringify(state) === saved, 'looking changes nothing');
}

/** Who follows the events knows what the view says, and is asked what the match asks. */
function checkFollowed({ game, table, followers, promise }: Guide, viewer: Viewer): void {
  const followed = followers.get(viewer);
  const { match } = table;
  const view = game.view(match.state, viewer);
  // Fields may stand in another order.
  if (JSON.stringify(followed?.view) !== JSON.stringify(view)) {
    const [found, expected] = [canonical(followed?.view), canonical(view)];
    if (found !== expected) promise(false, `folded events give ${viewer} the view: ${firstDifference(found, expected)}`);
  }
  const decision = viewer === 'spectator' ? undefined : decisionOf(match, viewer);
  promise(JSON.stringify(followed?.decision ?? undefined) === JSON.stringify(decision), `${viewer} knows what it is asked`);
}

/** A few letters around the place where two texts part. */
function firstDifference(found: string, expected: string): string {
  let at = 0;
  while (at < found.length && found[at] === expected[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return `${around(found)} instead of ${around(expected)}`;
}

function checkDecision(guide: Guide, decision: Decision): void {
  const { game, table, promise } = guide;
  const { match } = table;
  const view = game.view(match.state, decision.seat);
  const offers = game.offers(view, decision);
  const notations = offers.map((offer) => offer.notation);
  promise(notations.length > 0, `${decision.kind} offers a choice`);
  promise(
    JSON.stringify(offers.map(({ choice }) => choice)) === JSON.stringify(decision.choices),
    `the offers of ${decision.kind} are its choices`,
  );
  promise(
    JSON.stringify(notations) === JSON.stringify(decision.choices.map((choice) => game.notate(view, choice))),
    `the offers of ${decision.kind} are notated as their choices are`,
  );
  promise(
    new Set(notations).size === notations.length,
    `the choices of ${decision.kind} are notated differently: ${notations.join(', ')}`,
  );
  promise(
    game.rulebook.some(({ id }) => id === decision.rule),
    `${decision.rule} is in the rulebook`,
  );
  for (const choice of notations)
    promise(game.whyNot(view, choice) === undefined, `"${choice}" is legal, so nothing speaks against it`);
  const order = game.ordered?.(view, decision);
  if (order)
    promise(
      decision.choices.includes(order.choice) && game.orders?.includes(order.kind) === true,
      `the order "${order.kind}" gives a legal answer to ${decision.kind}`,
    );
  const texts = [
    ...(game.orders ?? []).map((kind) => ({ key: `order.${kind}` })),
    game.prompt(view, decision),
    game.waiting(decision, match.seats[decision.seat] ?? ''),
    ...offers.map(({ label }) => label),
  ];
  for (const text of texts) checkText(guide, text);
  for (const intent of INTENTS) {
    const refusal = game.whyNot(view, intent);
    if (!refusal) continue;
    promise(
      game.rulebook.some(({ id }) => id === refusal.rule),
      `${refusal.rule} is in the rulebook`,
    );
    checkText(guide, refusal.text);
  }
}

/** Things people try that no game takes. */
const INTENTS = ['pass', 'done', '', 'play nothing', 'undo', '-> ->'];

function open(guide: Guide, viewer: Viewer): void {
  take(guide, viewer, overTheLine(freshFor(guide.table, viewer, 'opened')));
}

/** All that is said survives a line: it is plain data. */
function overTheLine<T>(message: T): T {
  return JSON.parse(JSON.stringify(message));
}

function take(guide: Guide, viewer: Viewer, message: ToSeat): void {
  const { game, followers, promise } = guide;
  if (isReply(message)) return;
  const next = follow(game, followers.get(viewer), message);
  if (next === 'gap') {
    const { number = 0 } = followers.get(viewer) ?? {};
    const missed = hear(guide.table, viewer, { say: 'since', number }).deliveries;
    promise(missed.length > 0, 'who missed something gets the rest or a fresh view');
    for (const { message: one } of missed) take(guide, viewer, overTheLine(one));
    return;
  }
  if (next === 'known') return;
  followers.set(viewer, next.now);
  for (const { event } of next.told) {
    const line = game.log(event);
    if (line) checkText(guide, line);
  }
}

/** Says something at the table and carries the messages; one in so many is lost on the way, and one comes twice. */
const LOST = 8;

function say(guide: Guide, seat: Seat, message: FromSeat): Reply {
  const { table, chance } = guide;
  const { deliveries } = hear(table, seat, overTheLine(message));
  let reply: Reply | undefined;
  const lost: Viewer[] = [];
  for (const { to, message: one } of deliveries) {
    if (isReply(one)) {
      reply = one;
      continue;
    }
    const luck = below(chance, LOST);
    if (luck === 0) lost.push(to);
    else take(guide, to, overTheLine(one));
    if (luck === 1) take(guide, to, overTheLine(one));
  }
  // Who has lost a message finds out with the next one, or asks by itself.
  for (const viewer of lost) if (below(chance, 2) === 0) askAgain(guide, viewer);
  if (!reply) throw new Unsound('whoever says something gets a reply', table.match.record);
  for (const viewer of guide.followers.keys()) askAgain(guide, viewer);
  return reply;
}

function askAgain(guide: Guide, viewer: Viewer): void {
  const { number = 0 } = guide.followers.get(viewer) ?? {};
  for (const { message } of hear(guide.table, viewer, { say: 'since', number }).deliveries)
    take(guide, viewer, overTheLine(message));
}

/** One step in so many is sent again and sent late. */
const CAREFUL = 4;

/** Makes a choice, sends it again, takes it back where that is allowed, and makes it again. */
function takeStep(guide: Guide, question: Question, choice: Choice): void {
  const { seat, id: decision } = question;
  const { game, table, followers, chance, promise } = guide;
  const { match } = table;
  const before = JSON.stringify(match.state);
  const keep = game.clone(match.state);
  const numbers = numbersOf(followers);
  checkHearing(guide, question, choice);
  const answerIt = (asked: number): FromSeat => ({ say: 'answer', decision: asked, choice, id: `m${++guide.said}` });
  const first = answerIt(decision);
  promise('done' in say(guide, seat, first), 'a legal choice is taken, not refused');
  promise(JSON.stringify(keep) === before, 'a clone does not change with its original');
  for (const viewer of viewersOf(match.seats)) checkFollowed(guide, viewer);
  const after = JSON.stringify(match.state);

  const careful = below(chance, CAREFUL) === 0;
  if (careful) {
    const log = match.record.log.length;
    promise('done' in say(guide, seat, first), 'an answer that comes again is answered "done"');
    promise('refused' in say(guide, seat, answerIt(decision)), 'an answer to a decision that was answered is refused');
    promise(match.record.log.length === log && JSON.stringify(match.state) === after, 'a late or repeated answer never acts');
  }

  const undone = say(guide, seat, { say: 'undo', id: `m${++guide.said}` });
  if ('refused' in undone) return;
  promise(JSON.stringify(match.state) === before, 'undo is exact');
  for (const viewer of viewersOf(match.seats)) checkFollowed(guide, viewer);
  promise(
    'refused' in say(guide, seat, answerIt(decision)),
    'an undone decision is asked again under a number never used before',
  );
  promise(
    'done' in say(guide, seat, first) && JSON.stringify(match.state) === before,
    'an undone answer that comes again does not act',
  );
  promise('done' in say(guide, seat, answerIt(decisionOf(match, seat)?.id ?? -1)), 'after an undo the same choice is taken');
  promise(JSON.stringify(match.state) === after, 'the same choice after an undo leads to the same state');
  for (const [viewer, number] of numbers)
    if (viewer !== seat && JSON.stringify(game.view(keep, viewer)) === JSON.stringify(game.view(match.state, viewer)))
      promise(followers.get(viewer)?.number === number, `${viewer} hears nothing of what is none of its business`);
}

function numbersOf(followers: ReadonlyMap<Viewer, Followed>): ReadonlyMap<Viewer, number> {
  return new Map([...followers].map(([viewer, { number }]) => [viewer, number]));
}

/** The record rebuilds the match with and without the seed, and passes its own check. */
function checkRecord(game: Game, match: Match): void {
  const { record } = match;
  const end = JSON.stringify({ ...match.state, rng: 0 });
  const same = (found: Match, how: string): void => {
    if (JSON.stringify({ ...found.state, rng: 0 }) !== end) throw new Unsound(`the record rebuilds the match ${how}`, record);
    if (JSON.stringify(found.asked) !== JSON.stringify(match.asked))
      throw new Unsound(`decisions have the same numbers ${how}`, record);
  };
  try {
    verify(game, record);
    same(replay(game, record).match, 'from the seed');
    const { seed = '', outcome: _outcome, ...running } = record;
    same(replay(game, running).match, 'from the outcomes of chance in its log');
    same(resume(game, running, seed).match, 'where it goes on');
  } catch (error) {
    if (error instanceof InputError) throw new Unsound(`the record can be verified: ${error.message}`, record);
    throw error;
  }
  if (!matchOutcome(match)) throw new Unsound('a match has an outcome', record);
}
