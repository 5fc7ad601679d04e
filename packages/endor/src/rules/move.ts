/** Movement of the Rebels (rules 5). */

import { at, type Choice, type Emit, type HexId } from '@wartable/kernel';
import { ENTER, hexIn, to } from '../choices.ts';
import type { Event } from '../events.ts';
import { mayEnter, neighboursOf, wayToEntrance } from '../map.ts';
import { CATAPULT, type PieceId, pieceName, TABLES, typeOf } from '../pieces.ts';
import {
  COMPLEX,
  classOf,
  DOOR_OPEN,
  hexOf,
  isEnemyOnEntrance,
  isFree,
  isHex,
  isInComplex,
  isMounted,
  isOnMap,
  mapOf,
  placeName,
  placeOf,
  put,
  type State,
} from '../state.ts';

const MOVEMENT = TABLES.movementPoints;

/** endor/move: up to five movement points, through any unit, never ending on one. */
export function moveChoices(state: State, piece: PieceId): Choice[] {
  return [...moveHexes(state, piece).map(to), ...(canEnterComplex(state, piece) ? [ENTER] : [])];
}

export function canMove(state: State, piece: PieceId): boolean {
  if (typeOf(piece) === CATAPULT) return false;
  const map = mapOf(state);
  const place = placeOf(state, piece);
  const mayStep = (hex: HexId): boolean => isFree(state, hex) && mayEnter(map, classOf(state, piece), hex);
  // One free hex beside it is enough; else it has to be worked out.
  return (isHex(place) && neighboursOf(map, place).some(mayStep)) || moveChoices(state, piece).length > 0;
}

function moveHexes(state: State, piece: PieceId): HexId[] {
  const map = mapOf(state);
  const unitClass = classOf(state, piece);
  const inside = isInComplex(state, piece);
  // A25: out of the complex costs two, and needs an open door without an enemy in it.
  if (inside && (state.door < DOOR_OPEN || isEnemyOnEntrance(state, false))) return [];
  const from = inside ? map.entrance : hexOf(state, piece);
  const most = inside ? MOVEMENT - TABLES.leaveComplex : MOVEMENT;
  const reach = map.reach(unitClass, from);
  return reach.hexes.filter((hex, i) => at(reach.costs, i) <= most && isFree(state, hex) && (hex !== from || inside));
}

/** endor/move/complex: on foot, the door open, no enemy on the entrance, two points more (A6). */
function canEnterComplex(state: State, piece: PieceId): boolean {
  if (!isOnMap(state, piece) || isMounted(state, piece) || state.door < DOOR_OPEN || isEnemyOnEntrance(state, false))
    return false;
  const map = mapOf(state);
  return wayToEntrance(map, hexOf(state, piece)) + TABLES.enterComplex <= MOVEMENT;
}

export function answerMove(state: State, piece: PieceId, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  const from = placeOf(state, piece);
  const to = choice === ENTER ? COMPLEX : hexIn(choice);
  put(state, piece, to);
  state.acted[piece] = 1;
  emit?.({ type: 'piece-moved', piece: pieceName(piece), from: placeName(state, from), to: placeName(state, to) });
}
