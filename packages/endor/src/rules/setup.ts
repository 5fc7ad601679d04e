/** Setting up, and how Imperial units arrive (rules 3, 9.1, 10). */
import {
  below,
  type Choice,
  type Emit,
  type HexId,
  InputError,
  isFields,
  type Likeness,
  type Rng,
  readBoolean,
  readFields,
  readWord,
  shuffle,
  within,
} from '@wartable/kernel';
import { actionDeck, actionName, CODE_CARD, EVENT_DECK, eventName, eventOf } from '../cards.ts';
import { type Carried, readCarried, setUpCarried } from '../carried.ts';
import { DEFAULT, hexIn, place } from '../choices.ts';
import type { Event } from '../events.ts';
import { EMPTY, type FrameOf, pushFrame, replaceFrame } from '../frames.ts';
import {
  type Area,
  CLEAR,
  distanceBetween,
  FOOT,
  hexName,
  type Macrohex,
  type MacrohexId,
  macrohexAround,
  mayEnter,
  NUMBERED,
  readMap,
  terrainAt,
} from '../map.ts';
import {
  AT_ST_TYPE,
  CATAPULT,
  CHEWBACCA,
  DROIDS,
  EWOK,
  EWOK_LEADER,
  HAN,
  LEIA,
  type PieceId,
  pieceName,
  piecesOf,
  REBEL_TROOPER,
  REBELS,
  SECURITY,
  SPEEDER_BIKE,
  STORMTROOPER,
  TABLES,
  typeOf,
} from '../pieces.ts';
import {
  type Agreed,
  COMPLEX,
  classOf,
  DIFFICULTIES,
  type Difficulty,
  emptyState,
  GENTLE,
  hexOf,
  isFree,
  isOnMap,
  mapOf,
  put,
  RESERVE,
  type State,
  VERSION,
  VERSIONS,
} from '../state.ts';
import { text } from '../text/index.ts';
import { best, defaultHex, whyOf } from './imperial.ts';

export type Options = Agreed & { readonly carried?: Carried };

/** `{difficulty: {fourCruisers: true}, ties: "auto", map: {…}, carried: {captured: ["leia"]}}`; all of it may be left out. */
export function readOptions(input: unknown, rules?: string): Options {
  const fields = readFields(input ?? {}, 'options', ['map', 'difficulty', 'ties', 'carried']);
  const wanted = readFields(fields['difficulty'] ?? {}, 'options.difficulty', [...DIFFICULTIES, GENTLE]);
  const flag = (name: keyof Difficulty): boolean =>
    wanted[name] !== undefined && readBoolean(wanted[name], `options.difficulty.${name}`);
  const map = fields['map'] ?? 'standard';
  if (isFields(map)) within('options.map', () => readMap(map));
  const carried = fields['carried'] === undefined ? undefined : readCarried(fields['carried'], 'options.carried');
  if (flag('noSecurityCode') && carried?.kept.includes(CODE_CARD))
    throw new InputError('options.carried.kept', text('carried.no-code'));
  return {
    rules: VERSIONS.find((known) => known === rules) ?? VERSION,
    map: isFields(map) ? map : readWord(map, 'options.map', ['standard']),
    difficulty: {
      moreStormtroopers: flag('moreStormtroopers'),
      moreAtSts: flag('moreAtSts'),
      fourCruisers: flag('fourCruisers'),
      noRally: flag('noRally'),
      noSecurityCode: flag('noSecurityCode'),
      ...(flag(GENTLE) ? { [GENTLE]: true } : {}),
    },
    autoTies: fields['ties'] !== undefined && readWord(fields['ties'], 'options.ties', ['ask', 'auto']) === 'auto',
    ...(carried ? { carried } : {}),
  };
}

/** A match is played to its end by the rules it was made under. */
export function likeness(rules: string): Likeness {
  return VERSIONS.some((known) => known === rules) ? 'alike' : 'other';
}

export function setUp(options: Options, rng: Rng, emit: Emit<Event>): State {
  const { difficulty } = options;
  const state = emptyState(rng, options);
  state.actions = [...actionDeck(difficulty)];
  state.events = EVENT_DECK.filter((card) => {
    const { event } = eventOf(card);
    return !((difficulty.noRally && event === 'rebel-rally') || (difficulty.noSecurityCode && event === 'security-code'));
  });
  if (options.carried) setUpCarried(state, options.carried);
  shuffleActions(state, emit);
  shuffle(rng, state.events, EVENTS);
  emit?.({ type: 'deck-shuffled', deck: 'events', topFirst: [...state.events].reverse().map(eventName) });
  const security = piecesOf(SECURITY);
  for (const piece of security.slice(0, 2)) put(state, piece, COMPLEX);
  pushFrame(state, { step: 'turn' });
  // endor/campaign/captured, endor/campaign/fallen: whoever is out of play already is not set up.
  const there = (pieces: readonly PieceId[]): PieceId[] => pieces.filter((piece) => state.where[piece] === RESERVE);
  pushFrame(state, { step: 'place', area: 'deep-woods', waiting: there(piecesOf(CATAPULT)) });
  pushFrame(state, { step: 'place', area: 'ewok', waiting: there([...piecesOf(EWOK_LEADER), ...piecesOf(EWOK), DROIDS]) });
  const atStart = (unit: keyof typeof TABLES.gentle.atStart): number =>
    difficulty.gentle ? TABLES.gentle.atStart[unit] : TABLES.units[unit].atStart;
  const imperials = [
    ...piecesOf(AT_ST_TYPE).slice(0, atStart('at-st') + (difficulty.moreAtSts ? 2 : 0)),
    ...piecesOf(SPEEDER_BIKE).slice(0, atStart('speeder-bike')),
    ...piecesOf(STORMTROOPER).slice(0, atStart('stormtrooper') + (difficulty.moreStormtroopers || difficulty.moreAtSts ? 2 : 0)),
    ...security.slice(2, atStart('security')),
  ];
  pushFrame(state, { step: 'deploy', waiting: imperials, macrohex: undefined, hexes: EMPTY });
  pushFrame(state, { step: 'place', area: 'rebel', waiting: there([HAN, LEIA, CHEWBACCA, ...piecesOf(REBEL_TROOPER)]) });
  return state;
}

/** Each deck has its own stream of chance. */
const ACTIONS = 0;
const EVENTS = 1;

export function shuffleActions(state: State, emit: Emit<Event>): void {
  shuffle(state.rng, state.actions, ACTIONS);
  emit?.({ type: 'deck-shuffled', deck: 'actions', topFirst: [...state.actions].reverse().map(actionName) });
}

/** endor/setup/rebels, endor/setup/ewoks, endor/setup/catapults: one per hex, in the area; or all the rest at once. */
export function placeChoices(state: State, area: Area): Choice[] {
  return [...freeHexes(state, area).map(place), DEFAULT];
}

function freeHexes(state: State, area: Area): HexId[] {
  const map = mapOf(state);
  return map.hexes.filter((hex) => isFree(state, hex) && macrohexAround(map, hex).area === area);
}

export function answerPlace(state: State, { area, waiting }: FrameOf<'place'>, choice: Choice, emit: Emit<Event>): void {
  const placed = choice === DEFAULT ? waiting : waiting.slice(0, 1);
  replaceFrame(state, { step: 'place', area, waiting: waiting.slice(placed.length) });
  for (const piece of placed) {
    const hex = choice === DEFAULT ? sensibleHex(state, piece, area) : hexIn(choice);
    if (hex === undefined) return;
    put(state, piece, hex);
    emit?.({ type: 'piece-placed', piece: pieceName(piece), at: hexName(mapOf(state), hex) });
  }
}

/** A sensible place, ours: heroes near the door, Ewoks in cover near the middle, catapults in cover with a view. */
function sensibleHex(state: State, piece: PieceId, area: Area): HexId | undefined {
  const map = mapOf(state);
  const middle = (hex: HexId): number => distanceBetween(map, hex, map.entrance);
  const open = (hex: HexId): number => (terrainAt(map, hex) === CLEAR ? 1 : 0);
  const crowd = (hex: HexId): number => -macrohexAround(map, hex).hexes.filter((near) => !isFree(state, near)).length;
  const isLeader = typeOf(piece) === EWOK_LEADER;
  const measures =
    area === 'ewok'
      ? [isLeader ? (hex: HexId) => -crowd(hex) : crowd, open, middle]
      : area === 'deep-woods'
        ? [middle, open]
        : [middle];
  return defaultHex(state, best(freeHexes(state, area), ...measures));
}

/** Imperial units arrive one by one (endor/setup/imperials, endor/event/reinforcements). Returns true when the player has to break a tie. */
export function runDeploy(state: State, frame: FrameOf<'deploy'>, emit: Emit<Event>): boolean {
  const [piece] = frame.waiting;
  if (piece === undefined) {
    state.frames.pop();
    return false;
  }
  if (frame.hexes.length > 0) return true;
  const hexes = frame.macrohex === undefined ? rolledHexes(state, piece, emit) : arrivalHexes(state, piece, frame.macrohex);
  if (hexes.length > 1 && !state.autoTies) {
    replaceFrame(state, { ...frame, hexes });
    return true;
  }
  settleAt(state, frame, defaultHex(state, hexes), hexes, emit);
  return false;
}

export function answerDeploy(state: State, frame: FrameOf<'deploy'>, hex: HexId, emit: Emit<Event>): void {
  settleAt(state, frame, hex, frame.hexes, emit);
}

function settleAt(
  state: State,
  { waiting, macrohex }: FrameOf<'deploy'>,
  hex: HexId | undefined,
  hexes: readonly HexId[],
  emit: Emit<Event>,
): void {
  const [piece, ...rest] = waiting;
  replaceFrame(state, { step: 'deploy', waiting: rest, macrohex, hexes: EMPTY });
  if (piece === undefined || hex === undefined) return;
  put(state, piece, hex);
  if (!emit) return;
  const map = mapOf(state);
  const names = hexes.map((candidate) => hexName(map, candidate));
  const why = whyOf('endor/setup/imperials', names, state.autoTies);
  emit({ type: 'piece-placed', piece: pieceName(piece), at: hexName(map, hex), why });
}

/** So often a die is rolled for one unit, at most. Where one face alone helps, it comes before that but once in eighty million. */
const MOST_ROLLS = 100;

/**
 * A die gives the macrohex; without a legal hex there it is rolled again (A19). It ends by counting, not by luck: after so many rolls, or
 * where none of the six has a hex left, the unit comes as near as it can. Maps are read so that this is never needed (`checkRoom`).
 */
function rolledHexes(state: State, piece: PieceId, emit: Emit<Event>): readonly HexId[] {
  const numbered = mapOf(state).macrohexes.filter(({ id }) => NUMBERED.includes(id));
  const isFull = numbered.every(({ hexes }) => legalHexes(state, piece, hexes).length === 0);
  let rolled = 0 as MacrohexId;
  for (let rolls = isFull ? MOST_ROLLS - 1 : 0; rolls < MOST_ROLLS; rolls++) {
    const face = below(state.rng, NUMBERED.length) + 1;
    emit?.({ type: 'die-rolled', for: 'deployment', face });
    const { index, hexes } = numbered.find(({ id }) => id === `I${face}`) as Macrohex;
    const found = farthest(state, piece, hexes);
    if (found.length > 0) return found;
    rolled = index;
  }
  return arrivalHexes(state, piece, rolled);
}

/** A26: the macrohex of the area, or the nearest free hex to it; none where no hex of the map is free. */
function arrivalHexes(state: State, piece: PieceId, macrohex: MacrohexId): readonly HexId[] {
  const map = mapOf(state);
  const inside = map.macrohexes[macrohex]?.hexes ?? EMPTY;
  const found = farthest(state, piece, inside);
  const [centre] = inside;
  if (found.length > 0 || centre === undefined) return found;
  return best(legalHexes(state, piece, map.hexes), (hex) => distanceBetween(map, hex, centre));
}

function legalHexes(state: State, piece: PieceId, hexes: readonly HexId[]): HexId[] {
  return hexes.filter((hex) => isFree(state, hex) && mayEnter(mapOf(state), classOf(state, piece), hex));
}

/** A18: the greatest least distance to all Rebel units; foot units take cover on ties. */
function farthest(state: State, piece: PieceId, hexes: readonly HexId[]): readonly HexId[] {
  const map = mapOf(state);
  const rebels = REBELS.filter((other) => isOnMap(state, other)).map((other) => hexOf(state, other));
  const nearest = (hex: HexId): number => -Math.min(99, ...rebels.map((rebel) => distanceBetween(map, hex, rebel)));
  const cover = (hex: HexId): number => (classOf(state, piece) === FOOT && terrainAt(map, hex) !== CLEAR ? 0 : 1);
  return best(legalHexes(state, piece, hexes), nearest, cover);
}
