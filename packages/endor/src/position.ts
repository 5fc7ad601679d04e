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
import { ACTION_DECK, actionDeck, actionName, cardNumber, EVENT_DECK, eventName, eventOf, kindOfCard } from './cards.ts';
import { FACES, SYMBOLS } from './dice.ts';
import { EMPTY, pushFrame } from './frames.ts';
import { PIECE_IDS, PIECES, type PieceId, pieceByName, pieceName } from './pieces.ts';
import { checkPossible, keptCards } from './possible.ts';
import { readOptions } from './rules/setup.ts';
import { servedBy } from './rules/turn.ts';
import {
  DOOR_OPEN,
  emptyState,
  isFree,
  isHex,
  LOST,
  mapOf,
  NONE,
  PLACES,
  placeByName,
  placeName,
  placeOf,
  put,
  RESERVE,
  type State,
  TACTIC_BY_NAME,
  TACTICS,
  VERSION,
  VERSIONS,
  WON,
} from './state.ts';
import { text } from './text/index.ts';
import { readFrame, writeFrame } from './written-frames.ts';

const FIELDS = [
  'rules',
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
const CARD_NAMES = [...ACTION_DECK.map(actionName), ...EVENT_DECK.map(eventName)];
const PIECE_NAMES = PIECES.map(({ name }) => name);

/** What is not named: pieces in the reserve, door 0, tactic A, a hero card being resolved, decks in the order of the tables. */
export function readPosition(input: unknown): State {
  const fields = withoutNulls(readFields(input ?? {}, '', FIELDS));
  const rules = readOptional(fields['rules'], 'rules', (value, path) => readWord(value, path, VERSIONS), VERSION);
  const options = readOptions(pick(fields, ['map', 'difficulty', 'ties']), rules);
  const state = emptyState(rngFromSeed(seedFrom('position'), readChance(fields['chance'])), options);
  const pieces = readFields(fields['pieces'] ?? {}, 'pieces', PIECE_NAMES);
  for (const [name, value] of Object.entries(pieces)) {
    const piece = readPiece(name, 'pieces');
    const place = placeByName(state, readText(value, `pieces.${name}`));
    if (place === undefined)
      throw new InputError(
        `pieces.${name}`,
        text('position.place', { found: String(value), places: Object.values(PLACES).join(', ') }),
      );
    if (isHex(place) && !isFree(state, place))
      throw new InputError(`pieces.${name}`, text('position.occupied', { hex: placeName(state, place) }));
    put(state, piece, place);
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
  state.tactic = TACTIC_BY_NAME[readWord(fields['tactic'] ?? (state.door === DOOR_OPEN ? 'D' : 'A'), 'tactic', TACTICS)];
  readCards(state, fields);
  if (fields['outcome'] !== undefined) {
    state.outcome = readWord(fields['outcome'], 'outcome', OUTCOMES) === 'won' ? WON : LOST;
  }
  checkPossible(state, fields);
  if (state.outcome !== NONE) return state;
  if (fields['frames'] !== undefined)
    state.frames = readList(fields['frames'], 'frames').map((frame, i) => readFrame(mapOf(state), frame, `frames[${i}]`));
  else {
    pushFrame(state, { step: 'turn' });
    pushFrame(state, { step: 'rebel', served: state.card === NONE ? EMPTY : servedBy(state, state.card) });
  }
  return state;
}

/** Cards by name, the top one first: "heroes", or "heroes-4" where it matters which. */
function readCards(state: State, fields: Fields): void {
  const action = deck(actionDeck(state.difficulty), actionName);
  if (fields['card'] !== undefined) state.card = action.read(fields['card'], 'card');
  else if (fields['frames'] === undefined && fields['outcome'] === undefined) state.card = action.read('heroes', 'card');
  const actions = action.list(fields, 'actions');
  state.actionsGone = action.list(fields, 'actionsGone') ?? [];
  state.actions = actions ? actions.reverse() : action.left();
  // A turn draws card after card until somebody is asked.
  if (state.card === NONE && state.actions.length + state.actionsGone.length === 0)
    throw new InputError('actions', text('position.no-actions'));
  const event = deck(EVENT_DECK, eventName);
  const events = event.list(fields, 'events');
  state.eventsGone = event.list(fields, 'eventsGone') ?? [];
  state.events = events ? events.reverse() : event.left();
  // A card that is kept has been drawn.
  for (const kept of events ? [] : keptCards(state)) {
    const drawn = state.events.findIndex((card) => eventOf(card).event === kept);
    if (drawn >= 0 && !state.eventsGone.some((card) => eventOf(card).event === kept))
      state.eventsGone.push(...state.events.splice(drawn, 1));
  }
}

/** Takes cards of a deck by name, each once. */
function deck<Card>(cards: readonly Card[], nameOf: (card: Card) => string) {
  const left = new Set(cards);
  const read = (input: unknown, path: string): Card => {
    const name = readText(input, path);
    const card = cards.find((one) => nameOf(one) === name) ?? [...left].find((one) => kindOfCard(nameOf(one)) === name);
    if (card === undefined || !left.delete(card)) throw new InputError(path, text('position.no-card', { card: name }));
    return card;
  };
  const list = (fields: Fields, field: string): Card[] | undefined =>
    fields[field] === undefined ? undefined : readList(fields[field], field).map((item, i) => read(item, `${field}[${i}]`));
  return { read, list, left: (): Card[] => [...left] };
}

export function writePosition(state: State): Json {
  return {
    rules: state.rules,
    map: state.map as Json,
    difficulty: { ...state.difficulty },
    ties: state.autoTies ? 'auto' : 'ask',
    turn: state.turn,
    pieces: Object.fromEntries(
      PIECE_IDS.filter((piece) => placeOf(state, piece) !== RESERVE).map((piece) => [
        pieceName(piece),
        placeName(state, placeOf(state, piece)),
      ]),
    ),
    wounded: names(state.wounded),
    acted: names(state.acted),
    door: state.door,
    tactic: TACTICS[state.tactic],
    cruisers: state.cruisers,
    mounted: state.mounted === 1,
    hasCapture: state.hasCapture === 1,
    hasCode: state.hasCode === 1,
    card: state.card === NONE ? null : actionName(state.card),
    actions: [...state.actions].reverse().map(actionName),
    actionsGone: state.actionsGone.map(actionName),
    events: [...state.events].reverse().map(eventName),
    eventsGone: state.eventsGone.map(eventName),
    outcome: state.outcome === NONE ? null : OUTCOMES[state.outcome],
    frames: state.outcome === NONE ? state.frames.map(writeFrame) : null,
  };
}

/** As endor@1 wrote it: it did not say by which rules. */
export function formerPosition(position: unknown): Json {
  const { rules: _rules, ...rest } = position as { readonly [field: string]: Json };
  return rest;
}

function names(flags: readonly number[]): string[] {
  return PIECE_IDS.filter((piece) => flags[piece] === 1).map(pieceName);
}

function readPiece(input: unknown, path: string): PieceId {
  return pieceByName(readWord(input, path, PIECE_NAMES)) as PieceId;
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
          .map((name, j) => cardNumber(readWord(name, `${path}.top[${j}]`, CARD_NAMES)))
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
