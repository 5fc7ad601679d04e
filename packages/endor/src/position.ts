/** Position documents: a whole moment of the game as data a person can read and write. `read` fills in what is left out. */
import {
  type Fields,
  InputError,
  type Json,
  readBoolean,
  readFields,
  readList,
  readNumber,
  readOptional,
  readText,
  readWord,
  rngFromSeed,
  type Scripted,
  seedFrom,
  withoutNulls,
} from '@wartable/kernel';
import { actionName, cardNumber, eventName } from './cards.ts';
import { PIECES, pieceByName, pieceName, TABLES } from './pieces.ts';
import { FACES, SYMBOLS } from './rules/fire.ts';
import { readOptions } from './rules/setup.ts';
import { servedBy } from './rules/turn.ts';
import { DIFFICULTIES, EMPTY, emptyState, NONE, pushFrame, put, RESERVE, STEPS, type State, TACTICS } from './state.ts';
import { placeByName, placeName } from './view.ts';

const FIELDS = [
  'map',
  'difficulty',
  'ties',
  'turn',
  'pieces',
  'wounded',
  'acted',
  'door',
  'tactic',
  'cruisers',
  'mounted',
  'hasCapture',
  'hasCode',
  'card',
  'actions',
  'actionsGone',
  'events',
  'eventsGone',
  'frames',
  'outcome',
  'chance',
];
const OUTCOMES = ['won', 'lost'] as const;
const PIECE_NAMES = PIECES.map(({ name }) => name);

/** What is not named: pieces in the reserve, door 0, tactic A, a hero card being resolved, decks in the order of the tables. */
export function readPosition(input: unknown): State {
  const fields = withoutNulls(readFields(input ?? {}, '', FIELDS));
  const { map, difficulty, ties } = readOptions(pick(fields, ['map', 'difficulty', 'ties']));
  const state = emptyState(rngFromSeed(seedFrom('position'), readChance(fields['chance'])), map, difficulty, ties === 'auto');
  const pieces = readFields(fields['pieces'] ?? {}, 'pieces', PIECE_NAMES);
  for (const [name, value] of Object.entries(pieces)) {
    const where = placeByName(state, readText(value, `pieces.${name}`));
    if (where === undefined)
      throw new InputError(
        `pieces.${name}`,
        `"${value}" is no hex; use a name like "I3.2", complex, reserve, eliminated or captured`,
      );
    if (where >= 0 && state.hexPiece[where] !== NONE) throw new InputError(`pieces.${name}`, `another piece stands on ${value}`);
    put(state, pieceByName(name) as number, where);
  }
  for (const [i, name] of readOptional(fields['wounded'], 'wounded', readList, EMPTY).entries())
    state.wounded[readPiece(name, `wounded[${i}]`)] = 1;
  for (const [i, name] of readOptional(fields['acted'], 'acted', readList, EMPTY).entries())
    state.acted[readPiece(name, `acted[${i}]`)] = 1;
  const number = (name: string, most: number, otherwise: number): number =>
    readOptional(fields[name], name, (value, path) => readNumber(value, path, 0, most), otherwise);
  const flag = (name: string): number => (readOptional(fields[name], name, readBoolean, false) ? 1 : 0);
  state.turn = number('turn', 9999, 1);
  state.door = number('door', 3, 0);
  state.cruisers = number('cruisers', 9, 0);
  state.mounted = flag('mounted');
  state.hasCapture = flag('hasCapture');
  state.hasCode = flag('hasCode');
  state.tactic = readOptional(fields['tactic'], 'tactic', (value, path) => TACTICS.indexOf(readWord(value, path, TACTICS)), 0);
  readCards(state, fields);
  if (fields['outcome'] !== undefined) {
    state.outcome = OUTCOMES.indexOf(readWord(fields['outcome'], 'outcome', OUTCOMES));
    return state;
  }
  if (fields['frames'] !== undefined)
    for (const [i, frame] of readList(fields['frames'], 'frames').entries()) readFrame(state, frame, `frames[${i}]`);
  else {
    pushFrame(state, 'turn');
    pushFrame(state, 'rebel', servedBy(state, state.card));
  }
  return state;
}

/** Cards by name, the top one first: "heroes", or "heroes-4" where it matters which. */
function readCards(state: State, fields: Fields): void {
  const used = new Set<number>();
  const find = (names: readonly string[], input: unknown, path: string): number => {
    const text = readText(input, path);
    const exact = names.indexOf(text);
    const at = exact >= 0 ? exact : names.findIndex((name, i) => name.replace(/-\d+$/, '') === text && !used.has(i));
    if (at < 0 || used.has(at)) throw new InputError(path, `no card "${text}" is left`);
    used.add(at);
    return at;
  };
  const list = (field: string, names: readonly string[]): number[] | undefined =>
    fields[field] === undefined
      ? undefined
      : readList(fields[field], field).map((item, i) => find(names, item, `${field}[${i}]`));
  const actions = TABLES.actions.map((_, i) => actionName(i));
  if (fields['card'] !== undefined) state.card = find(actions, fields['card'], 'card');
  else if (fields['frames'] === undefined && fields['outcome'] === undefined) state.card = find(actions, 'heroes', 'card');
  const named = list('actions', actions);
  state.actionsGone = list('actionsGone', actions) ?? [];
  state.actions = named
    ? named.reverse()
    : fields['frames'] === undefined
      ? actions.flatMap((_, i) => (used.has(i) ? [] : [i]))
      : [];
  used.clear();
  const events = TABLES.events.map((_, i) => eventName(i));
  const namedEvents = list('events', events);
  state.eventsGone = list('eventsGone', events) ?? [];
  state.events = namedEvents
    ? namedEvents.reverse()
    : fields['frames'] === undefined
      ? events.flatMap((_, i) => (used.has(i) ? [] : [i]))
      : [];
}

export function writePosition(state: State): Json {
  return {
    map: state.map as Json,
    difficulty: Object.fromEntries(DIFFICULTIES.map((name) => [name, state.difficulty[name]])),
    ties: state.autoTies ? 'auto' : 'ask',
    turn: state.turn,
    pieces: Object.fromEntries(
      state.where.flatMap((where, piece) => (where === RESERVE ? [] : [[pieceName(piece), placeName(state, where)]])),
    ),
    wounded: names(state.wounded),
    acted: names(state.acted),
    door: state.door,
    tactic: TACTICS[state.tactic] as string,
    cruisers: state.cruisers,
    mounted: state.mounted === 1,
    hasCapture: state.hasCapture === 1,
    hasCode: state.hasCode === 1,
    card: state.card === NONE ? null : actionName(state.card),
    actions: [...state.actions].reverse().map(actionName),
    actionsGone: state.actionsGone.map(actionName),
    events: [...state.events].reverse().map(eventName),
    eventsGone: state.eventsGone.map(eventName),
    outcome: OUTCOMES[state.outcome] ?? null,
    frames:
      state.outcome === NONE
        ? state.frames.map(({ step, piece, at, list, ties }) => ({ step, piece, at, list: [...list], ties: [...ties] }))
        : null,
  };
}

function names(flags: readonly number[]): string[] {
  return flags.flatMap((flag, piece) => (flag === 1 ? [pieceName(piece)] : []));
}

function readPiece(input: unknown, path: string): number {
  return pieceByName(readWord(input, path, PIECE_NAMES)) as number;
}

function readFrame(state: State, input: unknown, path: string): void {
  const fields = readFields(input, path, ['step', 'piece', 'at', 'list', 'ties']);
  const numbers = (field: 'list' | 'ties'): number[] =>
    readOptional(fields[field], `${path}.${field}`, readList, EMPTY).map((value, i) =>
      readNumber(value, `${path}.${field}[${i}]`, -1, 9999),
    );
  const number = (field: 'piece' | 'at', otherwise: number): number =>
    readOptional(fields[field], `${path}.${field}`, (value, at) => readNumber(value, at, -1, 9999), otherwise);
  const frame = pushFrame(
    state,
    readWord(fields['step'], `${path}.step`, STEPS),
    numbers('list'),
    number('piece', NONE),
    number('at', 0),
  );
  frame.ties = numbers('ties');
}

/** `chance: [{dice: [saber, blank]}, {die: 3}, {top: [heroes, …]}]` */
function readChance(input: unknown): Scripted[] {
  if (input === undefined) return [];
  return readList(input, 'chance').flatMap((entry, i): Scripted[] => {
    const path = `chance[${i}]`;
    const fields = readFields(entry, path, ['dice', 'die', 'top']);
    if (fields['die'] !== undefined) return [readNumber(fields['die'], `${path}.die`, 1, 6) - 1];
    if (fields['top'] !== undefined)
      return [
        readList(fields['top'], `${path}.top`)
          .map((name, j) => cardNumber(readText(name, `${path}.top[${j}]`)))
          .reverse(),
      ];
    return readList(fields['dice'], `${path}.dice`).map((face, j) =>
      FACES.indexOf(readWord(face, `${path}.dice[${j}]`, SYMBOLS)),
    );
  });
}

function pick(fields: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(keys.flatMap((key) => (fields[key] === undefined ? [] : [[key, fields[key]]])));
}
