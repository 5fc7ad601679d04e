/**
 * The executable rulebook. A case is data: given a position, when these choices are made, then this is true.
 * The format is described in docs/cases.md.
 */
import {
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  InputError,
  type Seat,
  seatAt,
  seatNamed,
  type Viewer,
} from './game.ts';
import { type Fields, isFields, join, readFields, readList, readText, readWord, unknownWord } from './input.ts';
import { answer, concede, decisionOf, type Match, matchFromState, matchOutcome, pendingDecisions } from './match.ts';
import { CONCEDE, UNDO } from './record.ts';
import { ChanceError } from './rng.ts';
import { text } from './text/index.ts';
import { render, type Said, shortened, type Words } from './text.ts';
import { undo, whyNotUndo } from './undo.ts';

export type Case = {
  readonly name: string;
  readonly rules: readonly string[];
  readonly given: unknown;
  readonly setup: unknown;
  readonly chance: unknown;
  readonly parts: readonly Part[];
  /** Where in the file the case stands. */
  readonly path: string;
};

type Part = { readonly when: readonly unknown[]; readonly then: Fields; readonly path: string };

export type Failure = { readonly path: string; readonly what: Said; readonly expected: Said; readonly found: Said };

const CASE_FIELDS = ['name', 'rules', 'given', 'setup', 'chance', 'when', 'then', 'and'];
const THEN_FIELDS = ['decision', 'choices', 'include', 'exclude', 'position', 'view', 'refused', 'log', 'unlogged', 'outcome'];

/** Reads a file of cases (as data). Throws `InputError`, which names the bad place. */
export function readCases(
  input: unknown,
  games: readonly Pick<Game, 'id'>[],
): { readonly game: string; readonly cases: readonly Case[] } {
  const fields = readFields(input, '', ['game', 'cases']);
  const game = readWord(
    fields['game'],
    'game',
    games.map(({ id }) => id),
  );
  const cases = readList(fields['cases'], 'cases').map((item, i): Case => {
    const path = `cases[${i}]`;
    const known = readFields(item, path, CASE_FIELDS);
    if (known['given'] !== undefined && known['setup'] !== undefined) throw new InputError(`${path}.setup`, text('case.both'));
    const first = readPart(known, path);
    const more = known['and'] === undefined ? [] : readList(known['and'], `${path}.and`);
    return {
      name: readText(known['name'], `${path}.name`),
      rules: readList(known['rules'], `${path}.rules`).map((rule, j) => readText(rule, `${path}.rules[${j}]`)),
      given: known['given'],
      setup: known['setup'],
      chance: known['chance'],
      parts: [
        first,
        ...more.map((part, j) => readPart(readFields(part, `${path}.and[${j}]`, ['when', 'then']), `${path}.and[${j}]`)),
      ],
      path,
    };
  });
  return { game, cases };
}

function readPart(fields: Fields, path: string): Part {
  const when = fields['when'] === undefined ? [] : readList(fields['when'], `${path}.when`);
  const then = readFields(fields['then'], `${path}.then`, THEN_FIELDS);
  if (Object.keys(then).length === 0)
    throw new InputError(`${path}.then`, text('case.empty', { fields: THEN_FIELDS.join(', ') }));
  return { when, then, path };
}

/**
 * Runs a case. Each choice is made, taken back where that is allowed, and made again: the position must be the same.
 * Cases quote lines of the log and reasons in English: `words` are the game's in English.
 */
export function runCase<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  item: Case,
  words: Words,
): readonly Failure[] {
  const failures: Failure[] = [];
  for (const [i, rule] of item.rules.entries()) {
    const ids = game.rulebook.map(({ id }) => id);
    if (!ids.includes(rule))
      failures.push({
        path: `${item.path}.rules[${i}]`,
        what: text('case.rule'),
        expected: text('case.rule-id'),
        found: unknownWord('input.word', rule, ids),
      });
  }
  const events: Event[] = [];
  const listen = (event: Event): void => {
    events.push(event);
  };
  let path = item.path;
  try {
    const run = { game, match: begin(game, item, listen), events, failures, listen, words };
    for (const part of item.parts) {
      path = part.path;
      for (const [i, step] of part.when.entries()) if (!makeChoice(run, step, `${part.path}.when[${i}]`)) return failures;
      checkThen(run, part.then, `${part.path}.then`);
      events.length = 0;
    }
  } catch (error) {
    if (error instanceof InputError)
      failures.push({ path: error.path, what: text('case.itself'), expected: text('case.readable'), found: error.text });
    else if (error instanceof ChanceError)
      failures.push({ path, what: text('case.chance'), expected: text('case.scripted'), found: error.text });
    // A position may be one from which the rules cannot go on.
    else if (error instanceof Error)
      failures.push({ path, what: text('case.itself'), expected: text('case.readable'), found: stuck(error) });
    else throw error;
  }
  return failures;
}

function stuck(error: Error): Said {
  return text('record.stuck', { reason: shortened(error.message) });
}

/** The log of one who sees all. */
const EVERYBODY = 'all';

/** What was logged since the last claim, as a viewer reads it. */
function logOf<State extends GameState, Event extends GameEvent>(run: Run<State, Event>, viewer: string): string[] {
  const { game, match, events } = run;
  return events.flatMap((event) => {
    const seen = viewer === EVERYBODY ? event : game.seenBy(event, viewerNamed(match, viewer));
    const line = seen && game.log(seen);
    return line ? [render(run.words, line)] : [];
  });
}

type Run<State extends GameState, Event extends GameEvent> = {
  readonly game: Game<State, Event>;
  readonly match: Match<State, Event>;
  readonly events: readonly Event[];
  readonly failures: Failure[];
  readonly listen: (event: Event) => void;
  readonly words: Words;
};

function begin<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  item: Case,
  listen: (event: Event) => void,
): Match<State, Event> {
  try {
    const chance = item.chance === undefined ? {} : { chance: item.chance };
    const given = item.given ?? {};
    if (item.setup === undefined) return matchFromState(game, game.read(isFields(given) ? { ...given, ...chance } : given));
    return matchFromState(game, game.setup(game.options(item.setup), game.read(chance).rng, listen));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const at = error.path.startsWith('chance') ? item.path : join(item.path, item.setup === undefined ? 'given' : 'setup');
    throw new InputError(error.path === '' ? at : join(at, error.path), error.text);
  }
}

function makeChoice<State extends GameState, Event extends GameEvent>(
  run: Run<State, Event>,
  step: unknown,
  path: string,
): boolean {
  const [seat, notation] = onlyChoice(run.match, step, path);
  const [first = '', ...more] = notation.split('->').map((word) => word.trim());
  return makeOne(run, seat, first, path) && more.every((word) => makeOne(run, seat, inFull(run.match, seat, word), path));
}

/** "attack hoth-trooper -> vader-base": after an arrow the verb may be left out. */
function inFull(match: Match, seat: Seat, word: string): string {
  const decision = decisionOf(match, seat);
  const legal = decision ? choicesOf(match, decision) : [];
  return legal.find((notation) => notation === word) ?? legal.find((notation) => notation.endsWith(` ${word}`)) ?? word;
}

function makeOne<State extends GameState, Event extends GameEvent>(
  run: Run<State, Event>,
  seat: Seat,
  notation: string,
  path: string,
): boolean {
  const { game, match, listen, failures } = run;
  if (notation === UNDO || notation === CONCEDE) {
    const refused = notation === UNDO ? undo(match, seat) : concede(match, seat);
    if (refused) failures.push({ path, what: notation, expected: text('case.allowed'), found: JSON.stringify(refused) });
    return refused === undefined;
  }
  const decision = decisionOf(match, seat);
  const refusal = answer(match, seat, decision?.id ?? -1, notation, listen);
  if (refusal) {
    const { refused } = refusal;
    const legal = decision ? choicesOf(match, decision).join(', ') : '';
    const why = game.whyNot(game.view(match.state, seat), notation);
    const found = why
      ? text('case.not-legal-by', { refused, legal, rule: why.rule })
      : text('case.not-legal', { refused, legal });
    failures.push({ path, what: notation, expected: text('case.legal'), found: decision ? found : refused });
    return false;
  }
  checkUndo(run, seat, notation, path);
  return true;
}

/** Taking back and choosing again must lead to the same position. */
function checkUndo<State extends GameState, Event extends GameEvent>(
  run: Run<State, Event>,
  seat: Seat,
  notation: string,
  path: string,
): void {
  const { match, failures } = run;
  const after = JSON.stringify(match.state);
  if (undo(match, seat)) return;
  answer(match, seat, decisionOf(match, seat)?.id ?? -1, notation);
  const again = JSON.stringify(match.state);
  if (again !== after) failures.push({ path, what: text('case.again', { words: notation }), expected: after, found: again });
}

function checkThen<State extends GameState, Event extends GameEvent>(run: Run<State, Event>, then: Fields, path: string): void {
  const { game, match, failures } = run;
  const fail = (place: string, what: Said, expected: Said, found: Said): void => {
    failures.push({ path: join(path, place), what, expected, found });
  };
  const decisions = pendingDecisions(match);
  for (const key of ['choices', 'include', 'exclude'] as const) {
    if (then[key] === undefined) continue;
    for (const [seat, expected] of perSeat(match, then[key], decisions, join(path, key))) {
      const decision = decisions.find((candidate) => candidate.seat === seat);
      const found = decision ? choicesOf(match, decision) : [];
      const wrong =
        key === 'choices'
          ? !sameItems(expected, found)
          : expected.some((choice) => found.includes(choice) !== (key === 'include'));
      if (wrong)
        fail(
          key,
          text('case.field-of', { field: key, seat: match.seats[seat] ?? '' }),
          key === 'exclude' ? text('case.none-of', { items: shown(expected) }) : shown(expected),
          shown(found),
        );
    }
  }
  if (then['decision'] !== undefined) {
    const expected = then['decision'];
    const found = Object.fromEntries(decisions.map((decision) => [match.seats[decision.seat], decision.kind]));
    if (!isFields(expected) || !matches(expected, found) || Object.keys(found).length !== Object.keys(expected).length)
      fail('decision', text('case.decisions'), shown(expected), shown(found));
  }
  if (then['position'] !== undefined)
    for (const difference of differences(then['position'], game.write(match.state), 'position'))
      fail(difference.path, difference.path, difference.expected, difference.found);
  if (then['view'] !== undefined) {
    const views = readFields(then['view'], join(path, 'view'), [...match.seats, 'spectator']);
    for (const [viewer, expected] of Object.entries(views)) {
      const view = game.view(match.state, viewerNamed(match, viewer));
      for (const difference of differences(expected, view, `view.${viewer}`))
        fail(difference.path, difference.path, difference.expected, difference.found);
    }
  }
  if (then['refused'] !== undefined)
    for (const [i, item] of readList(then['refused'], join(path, 'refused')).entries())
      checkRefusal(run, item, join(join(path, 'refused'), i));
  const viewers = [EVERYBODY, ...match.seats, 'spectator'];
  for (const [viewer, expected] of logClaims(then['log'], join(path, 'log'), viewers)) {
    const lines = logOf(run, viewer);
    if (!isInOrder(expected, lines)) fail('log', text('case.log', { viewer }), shown(expected), shown(lines));
  }
  for (const [viewer, expected] of logClaims(then['unlogged'], join(path, 'unlogged'), viewers)) {
    const lines = logOf(run, viewer);
    const found = expected.filter((line) => lines.includes(line));
    if (found.length > 0) fail('unlogged', text('case.unlogged', { viewer }), text('case.none'), shown(found));
  }
  if (then['outcome'] !== undefined) {
    const outcome = matchOutcome(match);
    const winners = outcome?.winners.map((seat) => match.seats[seat]);
    const found =
      winners === undefined ? 'none' : winners.length === 0 ? (match.seats.length === 1 ? 'lost' : 'draw') : winners.join(', ');
    if (found !== then['outcome']) fail('outcome', text('case.outcome'), shown(then['outcome']), found);
  }
}

/** A list of lines for one who sees all, or lists by viewer. */
function logClaims(input: unknown, path: string, viewers: readonly string[]): [string, string[]][] {
  if (input === undefined) return [];
  const lines = (list: unknown, at: string): string[] => readList(list, at).map((line, i) => readText(line, join(at, i)));
  if (Array.isArray(input)) return [[EVERYBODY, lines(input, path)]];
  return Object.entries(readFields(input, path, viewers)).map(([viewer, list]) => [viewer, lines(list, join(path, viewer))]);
}

/** `{vader: attack snowtrooper -> leia-base, rule: duel/attack/sentinel, because: …}` */
function checkRefusal<State extends GameState, Event extends GameEvent>(
  run: Run<State, Event>,
  item: unknown,
  path: string,
): void {
  const { game, match, failures } = run;
  const fields = readFields(item, path, [...match.seats, 'rule', 'because']);
  const [tried] = bySeat(match, fields);
  if (!tried) throw new InputError(path, text('case.who', { seats: match.seats.join(', ') }));
  const { seat } = tried;
  const intent = readText(tried.value, path);
  if (intent === UNDO) {
    const refused = whyNotUndo(match, seat);
    const expected = text('case.refused-because', { because: shown(fields['because']) });
    const found = refused ? JSON.stringify(refused) : text('case.allowed');
    const asClaimed = refused && 'because' in refused && refused.because === fields['because'];
    if (!asClaimed) failures.push({ path, what: intent, expected, found });
    return;
  }
  const refusal = game.whyNot(game.view(match.state, seat), intent);
  const expected = text('case.refused-by', { rule: shown(fields['rule']) });
  const because = refusal && render(run.words, refusal.text);
  if (!refusal) failures.push({ path, what: intent, expected, found: text('case.allowed') });
  else if (refusal.rule !== fields['rule'])
    failures.push({
      path,
      what: intent,
      expected,
      found: text('case.refused-by-other', { rule: refusal.rule, because: refusal.text }),
    });
  else if (fields['because'] !== undefined && fields['because'] !== because)
    failures.push({ path: join(path, 'because'), what: intent, expected: shown(fields['because']), found: shown(because) });
}

function choicesOf(match: Match, decision: Decision): string[] {
  const view = match.game.view(match.state, decision.seat);
  return decision.choices.map((choice) => match.game.notate(view, choice));
}

/** A list for the only seat that decides, or lists by seat. */
function perSeat(match: Match, input: unknown, decisions: readonly Decision[], path: string): [Seat, string[]][] {
  const choices = (list: unknown, at: string): string[] => readList(list, at).map((item, i) => readText(item, join(at, i)));
  if (Array.isArray(input)) {
    if (decisions.length > 1) throw new InputError(path, text('case.several', { seats: match.seats.join(', ') }));
    return [[decisions[0]?.seat ?? seatAt(0), choices(input, path)]];
  }
  const fields = readFields(input, path, match.seats);
  return bySeat(match, fields).map(({ seat, name, value }) => [seat, choices(value, join(path, name))]);
}

function onlyChoice(match: Pick<Match, 'seats'>, input: unknown, path: string): [Seat, string] {
  const [choice, ...more] = bySeat(match, readFields(input, path, match.seats));
  if (!choice || more.length > 0) throw new InputError(path, text('case.one'));
  return [choice.seat, readText(choice.value, join(path, choice.name))];
}

type OfSeat = { readonly seat: Seat; readonly name: string; readonly value: unknown };

/** The fields that are named after seats. */
function bySeat({ seats }: Pick<Match, 'seats'>, fields: Fields): OfSeat[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const seat = seatNamed(seats, name);
    return seat === undefined ? [] : [{ seat, name, value }];
  });
}

function viewerNamed({ seats }: Pick<Match, 'seats'>, name: string): Viewer {
  return seatNamed(seats, name) ?? 'spectator';
}

type Difference = { readonly path: string; readonly expected: string; readonly found: Said };

/** Where a position differs from what is expected of it. What is not named does not matter. */
function differences(expected: unknown, found: unknown, path: string): Difference[] {
  if (found === undefined) return expected === null ? [] : [{ path, expected: shown(expected), found: text('case.no-field') }];
  if (Array.isArray(expected) || expected === null || typeof expected !== 'object' || !isFields(found))
    return matches(expected, found, path) ? [] : [{ path, expected: shown(expected), found: shown(found) }];
  return Object.entries(expected).flatMap(([key, value]) => differences(value, fieldOf(found, key), join(path, key)));
}

function matches(expected: unknown, found: unknown, path = ''): boolean {
  if (expected === null && (found === null || (Array.isArray(found) && found.length === 0))) return true;
  // A number stands for a list of that many.
  if (typeof expected === 'number' && Array.isArray(found)) return found.length === expected;
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return false;
    // The order of a deck or of figures matters, that of a hand or an arena does not.
    if (path.endsWith('.deck') || expected.every((item) => typeof item === 'number'))
      return expected.every((item, i) => matches(item, found[i]));
    const left = [...found];
    return expected.every((item) => {
      const at = left.findIndex((candidate) => matches(item, candidate));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  }
  if (isFields(expected))
    return isFields(found) && Object.entries(expected).every(([key, value]) => matches(value, fieldOf(found, key), key));
  // A word stands for a thing whose first field is that word: "hoth-trooper" for {card: hoth-trooper, damage: 1}.
  if (typeof expected === 'string' && isFields(found)) return Object.values(found)[0] === expected;
  return expected === found;
}

/** A field of its own: every object knows words such as "constructor". */
function fieldOf(found: Fields, key: string): unknown {
  return Object.hasOwn(found, key) ? found[key] : undefined;
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());
}

function isInOrder(expected: readonly string[], lines: readonly string[]): boolean {
  let at = 0;
  for (const line of lines) if (line === expected[at]) at++;
  return at === expected.length;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '—');
}
