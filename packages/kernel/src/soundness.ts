/**
 * What must be true of every state of every game, checked on the way through random matches.
 * Tests run a few matches of it, `wartable fuzz` as many as there is time for.
 */
import {
  type Choice,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  InputError,
  type Seat,
  type Viewer,
} from './game.ts';
import { answer, closeRecord, decisionOf, type Match, matchOutcome, newMatch, pendingDecisions, undo } from './match.ts';
import type { MatchRecord } from './record.ts';
import { replay, verify } from './replay.ts';
import { below, type Rng, rngFromSeed, type Seed, seedFrom } from './rng.ts';
import { LANGUAGES, render, type Text } from './text.ts';

/** A state broke a promise. The record leads there. */
export class Unsound extends Error {
  readonly record: MatchRecord;
  constructor(promise: string, record: MatchRecord) {
    super(promise);
    this.record = record;
  }
}

export type Tour = { readonly decisions: number; readonly record: MatchRecord };

/** Plays one random match and checks every state on the way. Throws `Unsound`. */
export function tour<State extends GameState, Event extends GameEvent, View, Options>(
  game: Game<State, Event, View, Options>,
  options: unknown,
  seed: Seed,
  visit: (match: Match<State, Event>) => void = () => {},
): Tour {
  const chance = rngFromSeed(seedFrom(`tour ${seed}`));
  const plain = game as unknown as Game<State, Event>;
  const names = game.seats(game.setup(game.options(options), rngFromSeed(seed)));
  const match = newMatch(plain, { options, players: names, seed });
  let decisions = 0;
  try {
    for (;;) {
      checkState(game, match, chance);
      visit(match);
      const open = pendingDecisions(match);
      if (open.length === 0) break;
      const decision = open[below(chance, open.length)] as Decision;
      const choice = decision.choices[below(chance, decision.choices.length)] as Choice;
      takeStep(game, match, decision, choice);
      decisions++;
    }
    closeRecord(match, seed);
    checkRecord(plain, match);
  } catch (error) {
    match.record.seed = seed;
    throw error instanceof Unsound
      ? error
      : new Unsound(error instanceof Error ? (error.stack ?? error.message) : String(error), match.record);
  }
  return { decisions, record: match.record };
}

function checkState<State extends GameState, Event extends GameEvent, View, Options>(
  game: Game<State, Event, View, Options>,
  match: Match<State, Event>,
  chance: Rng,
): void {
  const { state } = match;
  const promise = (holds: boolean, what: string): void => {
    if (!holds) throw new Unsound(what, match.record);
  };
  const saved = JSON.stringify(state);
  const open = game.pending(state);
  promise((open.length === 0) === (game.outcome(state) !== undefined), 'a game is over exactly when nothing is to be decided');
  const problems = game.audit(state);
  promise(problems.length === 0, `the state is sound: ${problems.join('; ')}`);

  const loaded = JSON.parse(saved) as State;
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

  for (const decision of open) checkDecision(game, match, decision, promise);
  for (const viewer of viewersOf(match)) {
    const view = JSON.stringify(game.view(state, viewer));
    const world = game.sampleWorld(game.view(state, viewer), chance);
    promise(JSON.stringify(game.view(world, viewer)) === view, `a world sampled from the view of ${viewer} gives that view back`);
    promise(game.audit(world).length === 0, `a world sampled from the view of ${viewer} is sound`);
    const own = open.find((decision) => decision.seat === viewer);
    const asked = game.pending(world).find((decision) => decision.seat === viewer);
    promise(JSON.stringify(asked) === JSON.stringify(own), `what ${viewer} is asked follows from what ${viewer} sees`);
  }
  promise(JSON.stringify(state) === saved, 'looking changes nothing');
}

function checkDecision<State extends GameState, Event extends GameEvent, View, Options>(
  game: Game<State, Event, View, Options>,
  match: Match<State, Event>,
  decision: Decision,
  promise: (holds: boolean, what: string) => void,
): void {
  const { state } = match;
  const words = decision.choices.map((choice) => game.notate(state, choice));
  promise(words.length > 0, `${decision.kind} offers a choice`);
  promise(new Set(words).size === words.length, `the choices of ${decision.kind} have different words: ${words.join(', ')}`);
  promise(
    game.rulebook.some(({ id }) => id === decision.rule),
    `${decision.rule} is in the rulebook`,
  );
  for (const choice of words)
    promise(game.whyNot(state, decision.seat, choice) === undefined, `"${choice}" is legal, so nothing speaks against it`);
  const view = game.view(state, decision.seat);
  const texts = [
    game.prompt(view, decision),
    game.waiting(decision, match.seats[decision.seat] ?? ''),
    ...decision.choices.map((choice) => game.label(view, choice)),
  ];
  for (const text of texts) checkText(game, text, promise);
  for (const intent of INTENTS) {
    const refusal = game.whyNot(state, decision.seat, intent);
    if (!refusal) continue;
    promise(
      game.rulebook.some(({ id }) => id === refusal.rule),
      `${refusal.rule} is in the rulebook`,
    );
    checkText(game, refusal.text, promise);
  }
}

/** Things people try that no game takes. */
const INTENTS = ['pass', 'done', '', 'play nothing', 'undo', '-> ->'];

/** A text has words in every language, and no parameter is left open. */
function checkText(game: Pick<Game, 'catalogue'>, text: Text, promise: (holds: boolean, what: string) => void): void {
  for (const language of LANGUAGES) {
    const sentence = render(game.catalogue, language, text);
    promise(sentence !== '' && !/[[{]/.test(sentence), `${text.key} reads well in ${language}: ${sentence}`);
  }
}

/** Makes a choice, takes it back where that is allowed, and makes it again. */
function takeStep<State extends GameState, Event extends GameEvent, View, Options>(
  game: Game<State, Event, View, Options>,
  match: Match<State, Event>,
  decision: Decision,
  choice: Choice,
): void {
  const promise = (holds: boolean, what: string): void => {
    if (!holds) throw new Unsound(what, match.record);
  };
  const before = JSON.stringify(match.state);
  const keep = game.clone(match.state);
  const texts: Text[] = [];
  const give = (listen?: (event: Event) => void): void => {
    const refusal = answer(match, decision.seat, decision.id, choice, listen);
    promise(refusal === undefined, `a legal choice is taken, not refused (${refusal?.refused})`);
  };
  give((event) => {
    for (const viewer of viewersOf(match)) {
      const seen = game.seenBy(event, viewer);
      const line = seen && game.log(seen);
      if (line) texts.push(line);
    }
  });
  promise(JSON.stringify(keep) === before, 'a clone does not change with its original');
  for (const text of texts) checkText(game, text, promise);
  const after = JSON.stringify(match.state);
  if (undo(match, decision.seat)) return;
  promise(JSON.stringify(match.state) === before, 'undo is exact');
  promise(decisionOf(match, decision.seat)?.id === decision.id, 'an undone decision is asked again under its number');
  give();
  promise(JSON.stringify(match.state) === after, 'the same choice after an undo leads to the same state');
}

/** The record rebuilds the match with and without the seed, and passes its own check. */
function checkRecord<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  match: Match<State, Event>,
): void {
  const { record } = match;
  const end = JSON.stringify({ ...match.state, rng: 0 });
  const same = (found: Match<State, Event>, how: string): void => {
    if (JSON.stringify({ ...found.state, rng: 0 }) !== end) throw new Unsound(`the record rebuilds the match ${how}`, record);
  };
  try {
    verify(game, record);
    same(replay(game, record).match, 'from the seed');
    const { seed: _seed, outcome: _outcome, ...running } = record;
    same(replay(game, running).match, 'from the outcomes of chance in its log');
  } catch (error) {
    if (error instanceof InputError) throw new Unsound(`the record can be verified: ${error.message}`, record);
    throw error;
  }
  if (!matchOutcome(match)) throw new Unsound('a match has an outcome', record);
}

function viewersOf(match: Pick<Match, 'seats'>): Viewer[] {
  return [...match.seats.map((_, seat): Seat => seat), 'spectator'];
}
