/**
 * The executable rulebook. A case is data: given a position, when these choices are made, then this is true.
 * The format is described in docs/cases.md; what is claimed is checked in claims.ts.
 */
import { CLAIMS, checkThen, choicesOf, onlyChoice, refusedInput } from './claims.ts';
import { type Game, type GameEvent, type GameState, InputError, type Seat } from './game.ts';
import { type Fields, isFields, join, readFields, readList, readText, readWord, unknownWord, within } from './input.ts';
import { agree, answer, concede, decisionOf, type Match, matchFromState } from './match.ts';
import { AGREE, CONCEDE, UNDO } from './record.ts';
import { ChanceError } from './rng.ts';
import { text } from './text/index.ts';
import { type Said, shortened, type Words } from './text.ts';
import { undo } from './undo.ts';

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

export type Run<State extends GameState, Event extends GameEvent> = {
  readonly game: Game<State, Event>;
  readonly match: Match<State, Event>;
  readonly events: readonly Event[];
  readonly failures: Failure[];
  readonly listen: (event: Event) => void;
  readonly words: Words;
};

const CASE_FIELDS = ['name', 'rules', 'given', 'setup', 'chance', 'when', 'then', 'and'];

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
  const cases = readList(fields['cases'], 'cases');
  if (cases.length === 0) throw new InputError('cases', text('case.nothing'));
  return { game, cases: cases.map((item, i) => readCase(item, `cases[${i}]`)) };
}

function readCase(item: unknown, path: string): Case {
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
}

function readPart(fields: Fields, path: string): Part {
  const when = fields['when'] === undefined ? [] : readList(fields['when'], `${path}.when`);
  const then = readFields(fields['then'], `${path}.then`, CLAIMS);
  if (Object.keys(then).length === 0) throw new InputError(`${path}.then`, text('case.empty', { fields: CLAIMS.join(', ') }));
  return { when, then, path };
}

/** That nobody is asked, or that there is nothing to choose, is said by an empty list; all else that is empty claims nothing. */
function checkSaysSomething(claim: string, value: unknown, path: string): void {
  const isEmpty = (part: unknown): boolean => typeof part === 'object' && part !== null && Object.keys(part).length === 0;
  const saysNothing = claim === 'decision' || (claim === 'choices' && Array.isArray(value)) ? false : isEmpty(value);
  if (saysNothing) throw new InputError(path, text('case.nothing'));
  if (claim === 'decision' || claim === 'choices' || claim === 'position' || !isFields(value)) return;
  for (const [key, part] of Object.entries(value)) if (isEmpty(part)) throw new InputError(join(path, key), text('case.nothing'));
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
  const ids = game.rulebook.map(({ id }) => id);
  for (const [i, rule] of item.rules.entries())
    if (!ids.includes(rule))
      failures.push({
        path: `${item.path}.rules[${i}]`,
        what: text('case.rule'),
        expected: text('case.rule-id'),
        found: unknownWord('input.word', rule, ids),
      });
  const events: Event[] = [];
  const listen = (event: Event): void => {
    events.push(event);
  };
  let path = item.path;
  try {
    const claim = refusedInput(item);
    if (claim) {
      const wrong = claim.check(() => begin(game, item, listen), words);
      return wrong ? [...failures, wrong] : failures;
    }
    const run = { game, match: begin(game, item, listen), events, failures, listen, words };
    for (const part of item.parts) {
      path = part.path;
      for (const [claim, value] of Object.entries(part.then)) checkSaysSomething(claim, value, `${path}.then.${claim}`);
      for (const [i, step] of part.when.entries()) if (!makeChoice(run, step, `${part.path}.when[${i}]`)) return failures;
      checkThen(run, part.then, `${part.path}.then`);
      events.length = 0;
    }
    path = item.path;
    checkChance(run, item);
  } catch (error) {
    const what = error instanceof ChanceError ? text('case.chance') : text('case.itself');
    const expected = error instanceof ChanceError ? text('case.scripted') : text('case.readable');
    if (error instanceof InputError) failures.push({ path: error.path, what, expected, found: error.text });
    // A position may be one from which the rules cannot go on.
    else failures.push({ path, what, expected, found: error instanceof ChanceError ? error.text : stuck(error) });
  }
  return failures;
}

export function stuck(error: unknown): Said {
  return text('record.stuck', { reason: shortened(error instanceof Error ? error.message : String(error)) });
}

function begin<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  item: Case,
  listen: (event: Event) => void,
): Match<State, Event> {
  const { rng } = within(item.path, () => game.read(item.chance === undefined ? {} : { chance: item.chance }));
  if (item.setup !== undefined)
    return within(join(item.path, 'setup'), () => matchFromState(game, game.setup(optionsOf(game, item.setup), rng, listen)));
  return within(join(item.path, 'given'), () => {
    const state = game.read(item.given ?? {});
    if (item.chance !== undefined) state.rng = rng;
    return matchFromState(game, state);
  });
}

/** Options call themselves so; in a case they are the set-up. */
function optionsOf(game: Pick<Game, 'options'>, setup: unknown): unknown {
  try {
    return game.options(setup);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.path.replace(/^options\.?/, ''), error.text);
  }
}

/** What is scripted must come: a die that is never thrown shows nothing. */
function checkChance<State extends GameState, Event extends GameEvent>(
  { game, match, failures }: Run<State, Event>,
  { given, chance, path }: Case,
): void {
  const { script, taken } = match.state.rng;
  if (taken >= script.length) return;
  const inside = isFields(given) ? given['chance'] : undefined;
  const entries = Array.from<unknown>(Object.values(chance ?? inside ?? []));
  const first = entries.findIndex((_, i) => game.read({ chance: entries.slice(0, i + 1) }).rng.script.length > taken);
  failures.push({
    path: join(join(path, chance === undefined ? 'given.chance' : 'chance'), first),
    what: text('case.chance'),
    expected: text('case.used'),
    found: text('case.unused', { n: script.length - taken, all: script.length }),
  });
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
  const ways = { [UNDO]: undo, [CONCEDE]: concede, [AGREE]: agree };
  if (notation === UNDO || notation === CONCEDE || notation === AGREE) {
    const refused = ways[notation](match, seat);
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
