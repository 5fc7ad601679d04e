/** What a case claims, and whether it is so. A claim that could not fail, because it names nothing there is, is an error. */
import type { Case, Failure, Run } from './cases.ts';
import {
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  InputError,
  type Json,
  type Seat,
  seatAt,
  seatNamed,
  type Viewer,
} from './game.ts';
import { type Fields, isFields, join, readFields, readItems, readList, readText, readWord } from './input.ts';
import { type Match, matchOutcome, pendingDecisions } from './match.ts';
import { differences, fieldOf, isInOrder, matches, sameItems, shown } from './matching.ts';
import { canBeLogged, strangeChoice, strangeIntent } from './names.ts';
import { CONCEDE, UNDO } from './record.ts';
import { text } from './text/index.ts';
import { render, type Said, type Text, type Words } from './text.ts';
import { whyNotUndo } from './undo.ts';

export const CLAIMS = [
  'decision',
  'choices',
  'include',
  'exclude',
  'position',
  'view',
  'between',
  'refused',
  'log',
  'unlogged',
  'outcome',
];

type Fail = (place: string, what: Said, expected: Said, found: Said) => void;

export function checkThen<State extends GameState, Event extends GameEvent>(
  run: Run<State, Event>,
  then: Fields,
  path: string,
): void {
  const fail: Fail = (place, what, expected, found) => {
    run.failures.push({ path: join(path, place), what, expected, found });
  };
  checkChoices(run, then, path, fail);
  checkDecision(run, then['decision'], join(path, 'decision'), fail);
  checkPosition(run, then, path, fail);
  checkBetween(run, then['between'], join(path, 'between'), fail);
  if (then['refused'] !== undefined) readItems(then['refused'], join(path, 'refused'), (item, at) => checkRefusal(run, item, at));
  checkLog(run, then, path, fail);
  if (then['outcome'] !== undefined) checkOutcome(run, then['outcome'], join(path, 'outcome'), fail);
}

function checkChoices<State extends GameState, Event extends GameEvent>(
  { game, match }: Run<State, Event>,
  then: Fields,
  path: string,
  fail: Fail,
): void {
  const decisions = pendingDecisions(match);
  for (const key of ['choices', 'include', 'exclude'] as const) {
    if (then[key] === undefined) continue;
    for (const { seat, name, expected, at } of perSeat(match, then[key], decisions, join(path, key))) {
      const decision = decisions.find((candidate) => candidate.seat === seat);
      const found = decision ? choicesOf(match, decision) : [];
      if (key === 'exclude') {
        if (!decision) throw new InputError(at, text('case.not-asked', { seat: name }));
        for (const [i, choice] of expected.entries()) refuseStrange(strangeChoice(game.names(match.state), choice), join(at, i));
      }
      const wrong =
        key === 'choices'
          ? !sameItems(expected, found)
          : expected.some((choice) => isAmong(choice, found, key === 'exclude') !== (key === 'include'));
      if (wrong)
        fail(
          key,
          text('case.field-of', { field: key, seat: name }),
          key === 'exclude' ? text('case.none-of', { items: shown(expected) }) : shown(expected),
          shown(found),
        );
    }
  }
}

/** Whoever says that "attack snowtrooper" is not offered means each of several. */
function isAmong(choice: string, found: readonly string[], anyCopy: boolean): boolean {
  return found.includes(choice) || (anyCopy && found.some((other) => other.startsWith(`${choice}.`)));
}

function checkDecision<State extends GameState, Event extends GameEvent>(
  { game, match }: Run<State, Event>,
  claim: unknown,
  path: string,
  fail: Fail,
): void {
  if (claim === undefined) return;
  const expected = readFields(claim, path, match.seats);
  for (const [seat, kind] of Object.entries(expected)) readWord(kind, join(path, seat), game.names(match.state).decisions);
  const found = Object.fromEntries(pendingDecisions(match).map(({ seat, kind }) => [match.seats[seat], kind]));
  if (!matches(expected, found) || Object.keys(found).length !== Object.keys(expected).length)
    fail('decision', text('case.decisions'), shown(expected), shown(found));
}

function checkPosition<State extends GameState, Event extends GameEvent>(
  { game, match }: Run<State, Event>,
  then: Fields,
  path: string,
  fail: Fail,
): void {
  const position = game.write(match.state);
  const isKnown = (place: string): boolean => isField(game, position, place);
  const check = (expected: unknown, found: unknown, at: string): void => {
    for (const difference of differences(expected, found, '', isKnown)) {
      const place = difference.path === '' ? at : join(at, difference.path);
      fail(place, place, difference.expected, difference.found);
    }
  };
  if (then['position'] !== undefined) check(then['position'], position, 'position');
  if (then['view'] === undefined) return;
  const views = readFields(then['view'], join(path, 'view'), [...match.seats, 'spectator']);
  for (const [viewer, expected] of Object.entries(views))
    check(expected, game.view(match.state, viewerNamed(match, viewer)), `view.${viewer}`);
}

const UNKNOWN_FIELD = ['input.field', 'input.field-near', 'input.field-of'];

/** Whether a position could have something at a place where it has nothing: who reads positions knows. */
function isField(game: Pick<Game, 'read'>, position: Json, place: string): boolean {
  const asked = JSON.parse(JSON.stringify(position));
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const around = keys.reduce<unknown>((part, key) => (isFields(part) ? fieldOf(part, key) : undefined), asked);
  // What a position always has and a view has not is no field of the view.
  if (!isFields(around) || Object.hasOwn(around, last)) return false;
  Object.assign(around, { [last]: null });
  try {
    game.read(asked);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return !(error.path === place && UNKNOWN_FIELD.includes(error.text.key));
  }
  return true;
}

/** `{ from: D5, to: E3, distance: 2, dice: 1 }`: what the game counts from one thing to another. */
function checkBetween<State extends GameState, Event extends GameEvent>(
  { game, match }: Run<State, Event>,
  claims: unknown,
  path: string,
  fail: Fail,
): void {
  if (claims === undefined) return;
  const { things, verbs, decisions } = game.names(match.state);
  const known = [...Object.values(things).flat(), ...Object.keys(verbs), ...decisions];
  const view = game.view(match.state, 'spectator');
  readList(claims, path).forEach((claim, i) => {
    const at = join(path, i);
    if (!isFields(claim)) throw new InputError(at, text('case.between'));
    const { from, to, ...expected } = claim;
    const ends = [readWord(from, join(at, 'from'), known), readWord(to, join(at, 'to'), known)] as const;
    const measured = game.between?.(view, ...ends);
    if (!measured) throw new InputError(at, text('case.unmeasured', { from: ends[0], to: ends[1] }));
    const fields = readFields(expected, at, Object.keys(measured));
    if (Object.keys(fields).length === 0)
      throw new InputError(at, text('case.empty', { fields: Object.keys(measured).join(', ') }));
    for (const [measure, value] of Object.entries(fields))
      if (value !== measured[measure])
        fail(`between[${i}].${measure}`, `${ends.join(' – ')}: ${measure}`, shown(value), shown(measured[measure]));
  });
}

function checkLog<State extends GameState, Event extends GameEvent>(
  run: Run<State, Event>,
  then: Fields,
  path: string,
  fail: Fail,
): void {
  const { game, match, words } = run;
  const viewers = [EVERYBODY, ...match.seats, 'spectator'];
  for (const { viewer, lines: expected } of logClaims(then['log'], join(path, 'log'), viewers)) {
    const lines = logOf(run, viewer);
    if (!isInOrder(expected, lines)) fail('log', text('case.log', { viewer }), shown(expected), shown(lines));
  }
  for (const { viewer, lines: expected, at } of logClaims(then['unlogged'], join(path, 'unlogged'), viewers)) {
    const lines = logOf(run, viewer);
    const found = expected.filter((line) => lines.includes(line));
    if (found.length > 0) fail('unlogged', text('case.unlogged', { viewer }), text('case.none'), shown(found));
    for (const [i, line] of expected.entries())
      if (!found.includes(line) && !canBeLogged(words, game.names(match.state), line))
        throw new InputError(join(at, i), text('case.unsayable', { line }));
  }
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

type LogClaim = { readonly viewer: string; readonly lines: string[]; readonly at: string };

/** A list of lines for one who sees all, or lists by viewer. */
function logClaims(input: unknown, path: string, viewers: readonly string[]): LogClaim[] {
  if (input === undefined) return [];
  if (Array.isArray(input)) return [{ viewer: EVERYBODY, lines: readItems(input, path, readText), at: path }];
  return Object.entries(readFields(input, path, viewers)).map(([viewer, list]) => {
    const at = join(path, viewer);
    return { viewer, lines: readItems(list, at, readText), at };
  });
}

function checkOutcome<State extends GameState, Event extends GameEvent>(
  { match }: Run<State, Event>,
  claim: unknown,
  path: string,
  fail: Fail,
): void {
  const { seats } = match;
  for (const word of readText(claim, path).split(', '))
    readWord(word, path, [...seats, seats.length === 1 ? 'lost' : 'draw', 'none']);
  const winners = matchOutcome(match)?.winners.map((seat) => seats[seat]);
  const nobody = seats.length === 1 ? 'lost' : 'draw';
  const found = winners === undefined ? 'none' : winners.length === 0 ? nobody : winners.join(', ');
  if (found !== claim) fail('outcome', text('case.outcome'), shown(claim), found);
}

const INPUTS = ['given', 'setup', 'chance'] as const;
type RefusedInput = { readonly check: (begin: () => unknown, words: Words) => Failure | undefined };

/** `{given: pieces.SB1, because: …}`: what the case begins with cannot be read, because of this place in it. */
export function refusedInput({ parts, path }: Case): RefusedInput | undefined {
  const [first, ...more] = parts;
  const claims = first?.then['refused'];
  if (!first || !Array.isArray(claims)) return undefined;
  const claim = claims.find((one) => isFields(one) && INPUTS.some((input) => Object.hasOwn(one, input)));
  if (!claim) return undefined;
  const at = join(`${path}.then.refused`, claims.indexOf(claim));
  const alone = more.length === 0 && first.when.length === 0 && claims.length === 1 && Object.keys(first.then).length === 1;
  if (!alone) throw new InputError(at, text('case.input-alone'));
  const { because, ...named } = readFields(claim, at, [...INPUTS, 'because']);
  const [input, ...others] = Object.keys(named);
  if (input === undefined || others.length > 0) throw new InputError(at, text('case.input-one', { inputs: INPUTS.join(', ') }));
  const place = readText(named[input], join(at, input));
  const expected = text('case.refused-at', { place: place === '' ? input : within(input, place) });
  const check: RefusedInput['check'] = (begin, words) => {
    try {
      begin();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const found = error.path.slice(path.length + 1);
      const said = render(words, error.text);
      if (found !== (place === '' ? input : within(input, place)))
        return { path: at, what: input, expected, found: text('case.refused-elsewhere', { place: found, because: said }) };
      if (because === undefined || because === said) return undefined;
      return { path: join(at, 'because'), what: input, expected: shown(because), found: said };
    }
    return { path: at, what: input, expected, found: text('case.allowed') };
  };
  return { check };
}

function within(input: string, place: string): string {
  return place.startsWith('[') ? `${input}${place}` : join(input, place);
}

const BECAUSE = ['chance', 'reveal', 'answer'];

/** `{vader: attack snowtrooper -> leia-base, rule: duel/attack/sentinel, because: …}` */
function checkRefusal<State extends GameState, Event extends GameEvent>(
  run: Run<State, Event>,
  item: unknown,
  path: string,
): void {
  const { game, match, failures } = run;
  const fields = readFields(item, path, [...match.seats, 'rule', 'because']);
  const [tried, ...others] = bySeat(match, fields);
  if (!tried || others.length > 0) throw new InputError(path, text('case.who', { seats: match.seats.join(', ') }));
  const { seat, name } = tried;
  const intent = readText(tried.value, join(path, name));
  const { rule, because } = fields;
  const fail = (expected: Said, found: Said, at = path): void => {
    failures.push({ path: at, what: intent, expected, found });
  };
  if (intent === UNDO || intent === CONCEDE) {
    if (rule !== undefined) throw new InputError(join(path, 'rule'), text('case.no-rule', { words: intent }));
    if (because !== undefined) readWord(because, join(path, 'because'), BECAUSE);
    const refused = intent === UNDO ? whyNotUndo(match, seat) : matchOutcome(match) && { refused: 'match-over' };
    const asClaimed = because === undefined || (refused && 'because' in refused && refused.because === because);
    if (!refused) fail(text('case.refused'), text('case.allowed'));
    else if (!asClaimed) fail(text('case.refused-because', { because: shown(because) }), JSON.stringify(refused));
    return;
  }
  refuseStrange(strangeIntent(game.names(match.state), intent), join(path, name));
  const ids = game.rulebook.map(({ id }) => id);
  if (rule !== undefined) readWord(rule, join(path, 'rule'), ids);
  const refusal = game.whyNot(game.view(match.state, seat), intent);
  const expected = rule === undefined ? text('case.refused') : text('case.refused-by', { rule: shown(rule) });
  if (!refusal) {
    fail(expected, text('case.allowed'));
    return;
  }
  const said = render(run.words, refusal.text);
  const found = text('case.refused-by-other', { rule: refusal.rule, because: said });
  // That nobody knows yet is no refusal, unless the case says that this is what it means.
  if (rule === undefined ? because === undefined && refusal.open !== undefined : refusal.rule !== rule) fail(expected, found);
  else if (because !== undefined && because !== said) fail(shown(because), said, join(path, 'because'));
}

function refuseStrange(wrong: Text | undefined, path: string): void {
  if (wrong) throw new InputError(path, wrong);
}

export function choicesOf(match: Match, decision: Decision): string[] {
  const view = match.game.view(match.state, decision.seat);
  return decision.choices.map((choice) => match.game.notate(view, choice));
}

type ChoiceClaim = { readonly seat: Seat; readonly name: string; readonly expected: string[]; readonly at: string };

/** A list for the only seat that decides, or lists by seat. */
function perSeat(match: Match, input: unknown, decisions: readonly Decision[], path: string): ChoiceClaim[] {
  if (Array.isArray(input)) {
    if (decisions.length > 1) throw new InputError(path, text('case.several', { seats: match.seats.join(', ') }));
    const seat = decisions[0]?.seat ?? seatAt(0);
    return [{ seat, name: match.seats[seat] ?? '', expected: readItems(input, path, readText), at: path }];
  }
  return bySeat(match, readFields(input, path, match.seats)).map(({ seat, name, value }) => {
    const at = join(path, name);
    return { seat, name, expected: readItems(value, at, readText), at };
  });
}

export function onlyChoice(match: Pick<Match, 'seats'>, input: unknown, path: string): [Seat, string] {
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
