/** Setting up, and how Imperial units arrive (rules 3, 9.1, 10). */
import {
  below,
  type Choice,
  type Emit,
  type HexId,
  type Rng,
  readBoolean,
  readFields,
  readWord,
  shuffle,
} from '@wartable/kernel';
import { actionName, eventName } from '../cards.ts';
import { DEFAULT, payload, place } from '../choices.ts';
import type { Event } from '../events.ts';
import { AREAS, FOOT, mayEnter, readMap } from '../map.ts';
import {
  AT_ST_TYPE,
  CATAPULT,
  CHEWBACCA,
  DROIDS,
  EWOK,
  EWOK_LEADER,
  HAN,
  isImperial,
  LEIA,
  PIECE_COUNT,
  type PieceId,
  pieceName,
  piecesOf,
  REBEL_TROOPER,
  SECURITY,
  SPEEDER_BIKE,
  STORMTROOPER,
  TABLES,
  TYPE_OF,
} from '../pieces.ts';
import {
  COMPLEX,
  classOf,
  DIFFICULTIES,
  type Difficulty,
  emptyState,
  type Frame,
  hexOf,
  isOnMap,
  mapOf,
  NONE,
  pushFrame,
  put,
  type State,
} from '../state.ts';
import { best, defaultHex, whyOf } from './imperial.ts';

export type Options = { readonly map: string | object; readonly difficulty: Difficulty; readonly ties: 'ask' | 'auto' };

/** `{difficulty: {fourCruisers: true}, ties: "auto", map: {…}}`; all of it may be left out. */
export function readOptions(input: unknown): Options {
  const fields = readFields(input ?? {}, 'options', ['map', 'difficulty', 'ties']);
  const wanted = readFields(fields['difficulty'] ?? {}, 'options.difficulty', DIFFICULTIES);
  const flag = (name: (typeof DIFFICULTIES)[number]): boolean =>
    wanted[name] !== undefined && readBoolean(wanted[name], `options.difficulty.${name}`);
  const map = fields['map'] ?? 'standard';
  if (typeof map === 'string') readWord(map, 'options.map', ['standard']);
  else readMap(map);
  return {
    map: map as string | object,
    difficulty: {
      moreStormtroopers: flag('moreStormtroopers'),
      moreAtSts: flag('moreAtSts'),
      fourCruisers: flag('fourCruisers'),
      noRally: flag('noRally'),
      noSecurityCode: flag('noSecurityCode'),
    },
    ties: fields['ties'] === undefined ? 'ask' : readWord(fields['ties'], 'options.ties', ['ask', 'auto']),
  };
}

/** Where the player places pieces. */
const REBEL_AREA = 0;
const EWOK_AREA = 2;
const DEEP_WOODS = 3;
/** A deployment rolls for each piece; reinforcements know their macrohex. */
const ROLL_EACH = 0;

export function setUp(options: Options, rng: Rng, emit: Emit<Event>): State {
  const { difficulty } = options;
  const state = emptyState(rng, options.map, difficulty, options.ties === 'auto');
  state.actions = TABLES.actions.map((_, i) => i);
  state.events = TABLES.events.flatMap(({ event }, i) =>
    (difficulty.noRally && event === 'rebel-rally') || (difficulty.noSecurityCode && event === 'security-code') ? [] : [i],
  );
  shuffleActions(state, emit);
  shuffle(rng, state.events, EVENT_DECK);
  emit?.({ type: 'deck-shuffled', deck: 'events', topFirst: [...state.events].reverse().map(eventName) });
  const security = piecesOf(SECURITY);
  for (const piece of security.slice(0, 2)) put(state, piece, COMPLEX);
  pushFrame(state, 'turn');
  pushFrame(state, 'place', piecesOf(CATAPULT), NONE, DEEP_WOODS);
  pushFrame(state, 'place', [...piecesOf(EWOK_LEADER), ...piecesOf(EWOK), DROIDS], NONE, EWOK_AREA);
  const { units } = TABLES;
  pushFrame(state, 'deploy', [
    ...piecesOf(AT_ST_TYPE).slice(0, units['at-st'].atStart + (difficulty.moreAtSts ? 2 : 0)),
    ...piecesOf(SPEEDER_BIKE).slice(0, units['speeder-bike'].atStart),
    ...piecesOf(STORMTROOPER).slice(
      0,
      units.stormtrooper.atStart + (difficulty.moreStormtroopers || difficulty.moreAtSts ? 2 : 0),
    ),
    ...security.slice(2, units.security.atStart),
  ]);
  pushFrame(state, 'place', [HAN, LEIA, CHEWBACCA, ...piecesOf(REBEL_TROOPER)], NONE, REBEL_AREA);
  return state;
}

/** Each deck has its own stream of chance. */
const ACTION_DECK = 0;
const EVENT_DECK = 1;

export function shuffleActions(state: State, emit: Emit<Event>): void {
  shuffle(state.rng, state.actions, ACTION_DECK);
  emit?.({ type: 'deck-shuffled', deck: 'actions', topFirst: [...state.actions].reverse().map(actionName) });
}

/** endor/setup/rebels, endor/setup/ewoks, endor/setup/catapults: one per hex, in the area; or all the rest at once. */
export function placeChoices(state: State, frame: Frame): Choice[] {
  return [...freeHexes(state, frame.at).map(place), DEFAULT];
}

function freeHexes(state: State, area: number): HexId[] {
  const map = mapOf(state);
  return map.hexes.filter(
    (hex) => state.hexPiece[hex] === NONE && map.macrohexes[map.macrohexOf[hex] as number]?.area === AREAS[area],
  );
}

export function answerPlace(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  do {
    const [piece, ...rest] = frame.list as readonly [PieceId, ...PieceId[]];
    const hex = choice === DEFAULT ? sensibleHex(state, piece, frame.at) : payload(choice);
    put(state, piece, hex);
    frame.list = rest;
    emit?.({ type: 'piece-placed', piece: pieceName(piece), at: mapOf(state).names[hex] as string });
  } while (choice === DEFAULT && frame.list.length > 0);
}

/** A sensible place, ours: heroes near the door, Ewoks in cover near the middle, catapults in cover with a view. */
function sensibleHex(state: State, piece: PieceId, area: number): HexId {
  const map = mapOf(state);
  const free = freeHexes(state, area);
  const middle = (hex: HexId): number => map.distance[hex]?.[map.entrance] as number;
  const open = (hex: HexId): number => (map.terrain[hex] === 0 ? 1 : 0);
  const crowd = (hex: HexId): number =>
    -(map.macrohexes[map.macrohexOf[hex] as number]?.hexes ?? []).filter((near) => state.hexPiece[near] !== NONE).length;
  const isLeader = TYPE_OF[piece] === EWOK_LEADER;
  const measures =
    area === EWOK_AREA
      ? [isLeader ? (hex: HexId) => -crowd(hex) : crowd, open, middle]
      : area === DEEP_WOODS
        ? [middle, open]
        : [middle];
  return defaultHex(state, best(free, ...measures));
}

/** Imperial units arrive one by one (endor/setup/imperials, endor/event/reinforcements). Returns true when the player has to break a tie. */
export function runDeploy(state: State, frame: Frame, emit: Emit<Event>): boolean {
  const [piece] = frame.list;
  if (piece === undefined) {
    state.frames.pop();
    return false;
  }
  if (frame.ties.length > 0) return true;
  const hexes = frame.at === ROLL_EACH ? rolledHexes(state, piece, emit) : arrivalHexes(state, piece, frame.at - 1);
  if (hexes.length > 1 && !state.autoTies) {
    frame.ties = hexes;
    return true;
  }
  settleAt(state, frame, hexes.length === 0 ? (NONE as HexId) : defaultHex(state, hexes), hexes, emit);
  return false;
}

export function answerDeploy(state: State, frame: Frame, hex: HexId, emit: Emit<Event>): void {
  settleAt(state, frame, hex, frame.ties as readonly HexId[], emit);
}

function settleAt(state: State, frame: Frame, hex: HexId, hexes: readonly HexId[], emit: Emit<Event>): void {
  const [piece, ...rest] = frame.list as readonly [PieceId, ...PieceId[]];
  frame.list = rest;
  frame.ties = [];
  if (hex === NONE) return;
  put(state, piece, hex);
  const { names } = mapOf(state);
  const why =
    emit &&
    whyOf(
      'endor/setup/imperials',
      hexes.map((candidate) => names[candidate] as string),
      state.autoTies,
    );
  if (why) emit({ type: 'piece-placed', piece: pieceName(piece), at: names[hex] as string, why });
}

/** A die gives the macrohex; without a legal hex there it is rolled again (A19). */
function rolledHexes(state: State, piece: PieceId, emit: Emit<Event>): HexId[] {
  const map = mapOf(state);
  for (;;) {
    const face = below(state.rng, 6) + 1;
    emit?.({ type: 'die-rolled', for: 'deployment', face });
    const macrohex = map.macrohexes.findIndex(({ id }) => id === `I${face}`);
    const hexes = farthest(state, piece, map.macrohexes[macrohex]?.hexes ?? []);
    if (hexes.length > 0) return hexes;
  }
}

/** A26: the macrohex of the area, or the nearest free hex to it. */
function arrivalHexes(state: State, piece: PieceId, macrohex: number): HexId[] {
  const map = mapOf(state);
  const inside = map.macrohexes[macrohex]?.hexes ?? [];
  const found = farthest(state, piece, inside);
  if (found.length > 0) return found;
  const centre = inside[0] as HexId;
  return best(legalHexes(state, piece, map.hexes), (hex) => map.distance[hex]?.[centre] as number);
}

function legalHexes(state: State, piece: PieceId, hexes: readonly HexId[]): HexId[] {
  const { terrain } = mapOf(state);
  return hexes.filter((hex) => state.hexPiece[hex] === NONE && mayEnter(classOf(state, piece), terrain[hex] as number));
}

/** A18: the greatest least distance to all Rebel units; foot units take cover on ties. */
function farthest(state: State, piece: PieceId, hexes: readonly HexId[]): HexId[] {
  const map = mapOf(state);
  const rebels: HexId[] = [];
  for (let other = 0; other < PIECE_COUNT; other++)
    if (!isImperial(other) && isOnMap(state, other)) rebels.push(hexOf(state, other));
  const legal = legalHexes(state, piece, hexes);
  if (legal.length === 0) return [];
  const nearest = (hex: HexId): number => -Math.min(99, ...rebels.map((rebel) => map.distance[hex]?.[rebel] as number));
  const cover = (hex: HexId): number => (classOf(state, piece) === FOOT && map.terrain[hex] !== 0 ? 0 : 1);
  return best(legal, nearest, cover);
}
