import { cloneRng, type HexId, type Rng } from '@wartable/kernel';
import { FOOT, type GameMap, MOUNTED, readMap, STANDARD_MAP } from './map.ts';
import {
  CHEWBACCA,
  CLASS_OF_TYPE,
  isImperial,
  PIECE_COUNT,
  PIECES,
  type PieceId,
  SPEEDER_BIKE,
  TABLES,
  TYPE_OF,
} from './pieces.ts';

export const NONE = -1;
export const EMPTY: readonly never[] = [];

/** Where a piece is that stands on no hex. */
export const RESERVE = -1;
export const ELIMINATED = -2;
export const CAPTURED = -3;
export const COMPLEX = -4;
export const PLACES = { [RESERVE]: 'reserve', [ELIMINATED]: 'eliminated', [CAPTURED]: 'captured', [COMPLEX]: 'complex' } as const;

export const WON = 0;
export const LOST = 1;

export const TACTICS = ['A', 'B', 'C', 'D'] as const;
export const BREACH_TACTIC = 3;
export const DOOR_OPEN = 3;

/** Each difficulty on its own (rules 10). */
export const DIFFICULTIES = ['moreStormtroopers', 'moreAtSts', 'fourCruisers', 'noRally', 'noSecurityCode'] as const;
export type Difficulty = Readonly<Record<(typeof DIFFICULTIES)[number], boolean>>;

/** Everything there is. Plain data: JSON in, JSON out. `map` and `difficulty` never change. */
export type State = {
  rng: Rng;
  /** 'standard', or a map of one's own as it was read. */
  readonly map: string | object;
  readonly difficulty: Difficulty;
  /** Ties of the Imperial procedures are decided for the player. */
  readonly autoTies: boolean;
  frames: Frame[];
  outcome: number;
  /** How many times the action deck has been gone through, and cards drawn. */
  turn: number;
  /** By piece: its hex, or one of the places above. */
  where: number[];
  wounded: number[];
  /** This card. */
  acted: number[];
  hexPiece: number[];
  door: number;
  tactic: number;
  cruisers: number;
  /** Chewbacca drives an AT-ST. */
  mounted: number;
  hasCapture: number;
  hasCode: number;
  /** Cards by their place in the tables; the top one is last. */
  actions: number[];
  actionsGone: number[];
  events: number[];
  eventsGone: number[];
  /** The action card that is being resolved, or NONE. */
  card: number;
};

export const STEPS = [
  'place',
  'deploy',
  'turn',
  'rebel',
  'hero',
  'move-to',
  'join',
  'target',
  'imperial-move',
  'imperial-fire',
  'trap',
  'capture',
  'rally',
] as const;
export type StepName = (typeof STEPS)[number];

/** One step of the sequence of play; what it does not use is NONE, 0 or empty. */
export type Frame = {
  step: StepName;
  piece: PieceId;
  /** How far the step has come, or a setting of it. */
  at: number;
  /** Pieces in it: to be placed, to act, firing together. */
  list: readonly number[];
  /** Equal candidates among which the player chooses. */
  ties: readonly number[];
};

/** The `piece` of an Imperial move whose ties are among targets; else they are among hexes. */
export const TARGETS = 0;

export function tieIsTarget(frame: Frame): boolean {
  return frame.piece === TARGETS;
}

export function pushFrame(state: State, step: StepName, list: readonly number[] = EMPTY, piece: PieceId = NONE, at = 0): Frame {
  const frame: Frame = { step, piece, at, list, ties: EMPTY };
  state.frames.push(frame);
  return frame;
}

export function topFrame(state: State): Frame {
  return state.frames[state.frames.length - 1] as Frame;
}

function cloneFrames(frames: readonly Frame[]): Frame[] {
  return frames.map(({ step, piece, at, list, ties }) => ({ step, piece, at, list, ties }));
}

export function cloneState(state: State): State {
  return {
    rng: cloneRng(state.rng),
    map: state.map,
    difficulty: state.difficulty,
    autoTies: state.autoTies,
    frames: cloneFrames(state.frames),
    outcome: state.outcome,
    turn: state.turn,
    where: state.where.slice(),
    wounded: state.wounded.slice(),
    acted: state.acted.slice(),
    hexPiece: state.hexPiece.slice(),
    door: state.door,
    tactic: state.tactic,
    cruisers: state.cruisers,
    mounted: state.mounted,
    hasCapture: state.hasCapture,
    hasCode: state.hasCode,
    actions: state.actions.slice(),
    actionsGone: state.actionsGone.slice(),
    events: state.events.slice(),
    eventsGone: state.eventsGone.slice(),
    card: state.card,
  };
}

export function emptyState(rng: Rng, map: string | object, difficulty: Difficulty, autoTies: boolean): State {
  return {
    rng,
    map,
    difficulty,
    autoTies,
    frames: [],
    outcome: NONE,
    turn: 1,
    where: new Array<number>(PIECE_COUNT).fill(RESERVE),
    wounded: new Array<number>(PIECE_COUNT).fill(0),
    acted: new Array<number>(PIECE_COUNT).fill(0),
    hexPiece: new Array<number>(mapFor(map).names.length).fill(NONE),
    door: 0,
    tactic: 0,
    cruisers: 0,
    mounted: 0,
    hasCapture: 0,
    hasCode: 0,
    actions: [],
    actionsGone: [],
    events: [],
    eventsGone: [],
    card: NONE,
  };
}

// Maps that have been worked out. Not part of any state.
const byObject = new WeakMap<object, GameMap>();
const byText = new Map<string, GameMap>();

function mapFor(map: string | object): GameMap {
  if (typeof map === 'string') return STANDARD_MAP;
  let found = byObject.get(map);
  if (!found) {
    const key = JSON.stringify(map);
    found = byText.get(key) ?? readMap(map);
    byText.set(key, found);
    byObject.set(map, found);
  }
  return found;
}

export function mapOf(state: Pick<State, 'map'>): GameMap {
  return mapFor(state.map);
}

export function isOnMap(state: State, piece: PieceId): boolean {
  return (state.where[piece] as number) >= 0;
}

export function isInComplex(state: State, piece: PieceId): boolean {
  return state.where[piece] === COMPLEX;
}

export function isInPlay(state: State, piece: PieceId): boolean {
  return isOnMap(state, piece) || isInComplex(state, piece);
}

export function hexOf(state: State, piece: PieceId): HexId {
  return state.where[piece] as HexId;
}

/** Puts a piece on a hex, into the complex or out of play. */
export function put(state: State, piece: PieceId, where: number): void {
  const from = state.where[piece] as number;
  if (from >= 0 && state.hexPiece[from] === piece) state.hexPiece[from] = NONE;
  state.where[piece] = where;
  if (where >= 0) state.hexPiece[where] = piece;
}

export function classOf(state: Pick<State, 'mounted'>, piece: PieceId): number {
  if (piece === CHEWBACCA && state.mounted === 1) return MOUNTED;
  return CLASS_OF_TYPE[TYPE_OF[piece] as number] as number;
}

export function isMounted(state: Pick<State, 'mounted'>, piece: PieceId): boolean {
  return piece === CHEWBACCA && state.mounted === 1;
}

export function fireOf(state: State, piece: PieceId): number {
  return isMounted(state, piece) ? TABLES.mounted.fire : (PIECES[piece]?.fire ?? 0);
}

export function armorOf(state: State, piece: PieceId): number {
  return isMounted(state, piece) ? TABLES.mounted.armor : (PIECES[piece]?.armor ?? 1);
}

export function breachOf(state: Pick<State, 'mounted'>, piece: PieceId): number {
  return isMounted(state, piece) ? TABLES.mounted.breach : (PIECES[piece]?.breach ?? 0);
}

/** endor/terrain/cover: woods, hills and the entrance, but not for AT-STs, bikes and Chewbacca in an AT-ST. */
export function hasCover(state: State, piece: PieceId): boolean {
  const hex = hexOf(state, piece);
  if (hex < 0 || classOf(state, piece) !== FOOT) return false;
  return mapOf(state).terrain[hex] !== 0;
}

export function isBike(piece: PieceId): boolean {
  return TYPE_OF[piece] === SPEEDER_BIKE;
}

/** Pieces in play of one side. */
export function piecesInPlay(state: State, imperial: boolean): PieceId[] {
  const pieces: PieceId[] = [];
  for (let piece = 0; piece < PIECE_COUNT; piece++)
    if (isImperial(piece) === imperial && isInPlay(state, piece)) pieces.push(piece);
  return pieces;
}

export function isEnemyOnEntrance(state: State, imperial: boolean): boolean {
  const piece = state.hexPiece[mapOf(state).entrance] as number;
  return piece !== NONE && isImperial(piece) !== imperial;
}
