import { cloneRng, type HexId, type IndexOf, type Rng } from '@wartable/kernel';
import { type ActionCardId, actionOf, type EventCardId } from './cards.ts';
import type { Frame } from './frames.ts';
import { FOOT, type GameMap, hexName, MOUNTED, readMap, STANDARD_MAP, terrainAt, type UnitClass } from './map.ts';
import {
  CHEWBACCA,
  classOfType,
  IMPERIALS,
  isImperial,
  PIECE_IDS,
  type PieceId,
  REBELS,
  SPEEDER_BIKE,
  TABLES,
  typeOf,
  valuesOf,
} from './pieces.ts';
import { givesCover } from './terrain.ts';

/** No piece, no card, no outcome: none of them is a plain number, so that this is never taken for one. */
export const NONE = -1;
export type None = typeof NONE;

/** Where a piece is that stands on no hex. */
export const RESERVE = -1;
export const ELIMINATED = -2;
export const CAPTURED = -3;
export const COMPLEX = -4;
const OFF_MAP = [RESERVE, ELIMINATED, CAPTURED, COMPLEX] as const;
export const PLACES = { [RESERVE]: 'reserve', [ELIMINATED]: 'eliminated', [CAPTURED]: 'captured', [COMPLEX]: 'complex' } as const;
export type Place = HexId | keyof typeof PLACES;

export const WON = 0;
export const LOST = 1;

export const TACTICS = ['A', 'B', 'C', 'D'] as const;
export type Tactic = IndexOf<typeof TACTICS>;
export type TacticName = (typeof TACTICS)[number];
export const TACTIC_BY_NAME: Readonly<Record<TacticName, Tactic>> = { A: 0, B: 1, C: 2, D: 3 };
export const BREACH_TACTIC = 3;
export const DOOR_OPEN = 3;

/** The rules that matches were made under. Each is played to its end by its own (docs/records.md). */
export const VERSIONS = ['endor@1', 'endor@2'] as const;
export type Version = (typeof VERSIONS)[number];
export const VERSION: Version = 'endor@2';

/** Each difficulty on its own (rules 10). */
export const DIFFICULTIES = ['moreStormtroopers', 'moreAtSts', 'fourCruisers', 'noRally', 'noSecurityCode'] as const;
/** Ours, for a first win (endor/setup/gentle). Written only where it is chosen: everything older reads as it did. */
export const GENTLE = 'gentle';
export type Difficulty = Readonly<Record<(typeof DIFFICULTIES)[number], boolean>> & { readonly [GENTLE]?: true };

/** Everything there is. Plain data: JSON in, JSON out. */
export type State = {
  rng: Rng;
  readonly rules: Version;
  /** 'standard', or a map of one's own as it was read. */
  readonly map: string | object;
  readonly difficulty: Difficulty;
  /** Ties of the Imperial procedures are decided for the player. */
  readonly autoTies: boolean;
  frames: Frame[];
  outcome: typeof WON | typeof LOST | None;
  /** How many times the action deck has been gone through, and cards drawn. */
  turn: number;
  /** By piece. */
  where: Place[];
  wounded: number[];
  /** This card. */
  acted: number[];
  /** By hex. */
  hexPiece: (PieceId | None)[];
  door: number;
  tactic: Tactic;
  cruisers: number;
  /** Chewbacca drives an AT-ST. */
  mounted: number;
  hasCapture: number;
  hasCode: number;
  /** The top card is last. */
  actions: ActionCardId[];
  actionsGone: ActionCardId[];
  events: EventCardId[];
  eventsGone: EventCardId[];
  /** The action card that is being resolved. */
  card: ActionCardId | None;
};

export function cloneState(state: State): State {
  return {
    rng: cloneRng(state.rng),
    rules: state.rules,
    map: state.map,
    difficulty: state.difficulty,
    autoTies: state.autoTies,
    frames: state.frames.slice(),
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

/** What is agreed before the game and never changes. */
export type Agreed = Pick<State, 'rules' | 'map' | 'difficulty' | 'autoTies'>;

export function emptyState(rng: Rng, { rules, map, difficulty, autoTies }: Agreed): State {
  return {
    rng,
    rules,
    map,
    difficulty,
    autoTies,
    frames: [],
    outcome: NONE,
    turn: 1,
    where: PIECE_IDS.map(() => RESERVE),
    wounded: PIECE_IDS.map(() => 0),
    acted: PIECE_IDS.map(() => 0),
    hexPiece: mapFor(map).hexes.map(() => NONE),
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

// Maps that have been worked out. Not part of any state. Few tables are open at a time: more maps than that are worked out anew.
const byObject = new WeakMap<object, GameMap>();
const byText = new Map<string, GameMap>();
const MOST_MAPS = 8;

function mapFor(map: string | object): GameMap {
  if (typeof map === 'string') return STANDARD_MAP;
  let found = byObject.get(map);
  if (!found) {
    const key = JSON.stringify(map);
    found = byText.get(key) ?? readMap(map);
    if (!byText.has(key) && byText.size === MOST_MAPS) byText.clear();
    byText.set(key, found);
    byObject.set(map, found);
  }
  return found;
}

export function mapOf(state: Pick<State, 'map'>): GameMap {
  return mapFor(state.map);
}

/** endor@1 placed rallied units itself, let Imperials fire by their numbers, and gave a seized AT-ST back to the Empire. */
export function isFirstVersion({ rules }: Pick<State, 'rules'>): boolean {
  return rules === 'endor@1';
}

export function isHex(place: Place): place is HexId {
  return place >= 0;
}

export function placeName(on: Pick<State, 'map'>, place: Place): string {
  return isHex(place) ? hexName(mapOf(on), place) : PLACES[place];
}

export function placeByName(on: Pick<State, 'map'>, name: string): Place | undefined {
  return mapOf(on).hexByName.get(name) ?? OFF_MAP.find((place) => PLACES[place] === name);
}

export function placeOf(state: State, piece: PieceId): Place {
  return state.where[piece] as Place;
}

export function isOnMap(state: State, piece: PieceId): boolean {
  return isHex(placeOf(state, piece));
}

export function isInComplex(state: State, piece: PieceId): boolean {
  return state.where[piece] === COMPLEX;
}

export function isInPlay(state: State, piece: PieceId): boolean {
  return isOnMap(state, piece) || isInComplex(state, piece);
}

/** The hex of a piece that is on the map. */
export function hexOf(state: State, piece: PieceId): HexId {
  return state.where[piece] as HexId;
}

export function pieceOn(state: State, hex: HexId): PieceId | None {
  return state.hexPiece[hex] as PieceId | None;
}

export function isFree(state: State, hex: HexId): boolean {
  return state.hexPiece[hex] === NONE;
}

/** Puts a piece on a hex, into the complex or out of play. */
export function put(state: State, piece: PieceId, place: Place): void {
  const from = placeOf(state, piece);
  if (isHex(from) && state.hexPiece[from] === piece) state.hexPiece[from] = NONE;
  state.where[piece] = place;
  if (isHex(place)) state.hexPiece[place] = piece;
}

export function classOf(state: Pick<State, 'mounted'>, piece: PieceId): UnitClass {
  return isMounted(state, piece) ? MOUNTED : classOfType(typeOf(piece));
}

export function isMounted(state: Pick<State, 'mounted'>, piece: PieceId): boolean {
  return piece === CHEWBACCA && state.mounted === 1;
}

export function fireOf(state: State, piece: PieceId): number {
  return isMounted(state, piece) ? TABLES.mounted.fire : valuesOf(piece).fire;
}

export function armorOf(state: State, piece: PieceId): number {
  return isMounted(state, piece) ? TABLES.mounted.armor : valuesOf(piece).armor;
}

export function breachOf(state: Pick<State, 'mounted'>, piece: PieceId): number {
  return isMounted(state, piece) ? TABLES.mounted.breach : valuesOf(piece).breach;
}

/** endor/terrain/cover: woods, hills and the entrance, but not for AT-STs, bikes and Chewbacca in an AT-ST. */
export function hasCover(state: State, piece: PieceId): boolean {
  const place = placeOf(state, piece);
  return isHex(place) && classOf(state, piece) === FOOT && givesCover(terrainAt(mapOf(state), place));
}

export function isBike(piece: PieceId): boolean {
  return typeOf(piece) === SPEEDER_BIKE;
}

/** What the card that is being resolved says: "heroes", "at-st-fire". */
export function actionNow({ card }: State): string {
  return card === NONE ? '' : actionOf(card);
}

/** Pieces in play of one side. */
export function piecesInPlay(state: State, imperial: boolean): PieceId[] {
  return (imperial ? IMPERIALS : REBELS).filter((piece) => isInPlay(state, piece));
}

export function isEnemyOnEntrance(state: State, imperial: boolean): boolean {
  const piece = pieceOn(state, mapOf(state).entrance);
  return piece !== NONE && isImperial(piece) !== imperial;
}
