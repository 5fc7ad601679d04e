/** Movement of the Rebels (rules 5). */

import type { Choice, Emit, HexId } from '@wartable/kernel';
import { ENTER, payload, to } from '../choices.ts';
import type { Event } from '../events.ts';
import { MOUNTED, mayEnter } from '../map.ts';
import { CATAPULT, type PieceId, pieceName, TABLES, TYPE_OF } from '../pieces.ts';
import {
  COMPLEX,
  classOf,
  DOOR_OPEN,
  type Frame,
  hexOf,
  isEnemyOnEntrance,
  isInComplex,
  isMounted,
  isOnMap,
  mapOf,
  NONE,
  put,
  type State,
} from '../state.ts';

const MOVEMENT = TABLES.movementPoints;

/** endor/move: up to five movement points, through any unit, never ending on one. */
export function moveChoices(state: State, piece: PieceId): Choice[] {
  return [...moveHexes(state, piece).map(to), ...(canEnterComplex(state, piece) ? [ENTER] : [])];
}

export function canMove(state: State, piece: PieceId): boolean {
  if (TYPE_OF[piece] === CATAPULT) return false;
  const map = mapOf(state);
  const hex = hexOf(state, piece);
  // One free hex beside it is enough; else it has to be worked out.
  if (
    hex >= 0 &&
    map.neighbours[hex]?.some(
      (next) => state.hexPiece[next] === NONE && mayEnter(classOf(state, piece), map.terrain[next] as number),
    )
  )
    return true;
  return moveChoices(state, piece).length > 0;
}

function moveHexes(state: State, piece: PieceId): HexId[] {
  const map = mapOf(state);
  const unitClass = classOf(state, piece);
  const inside = isInComplex(state, piece);
  // A25: out of the complex costs two, and needs an open door without an enemy in it.
  if (inside && (state.door < DOOR_OPEN || isEnemyOnEntrance(state, false))) return [];
  const from = inside ? map.entrance : hexOf(state, piece);
  const most = inside ? MOVEMENT - TABLES.leaveComplex : MOVEMENT;
  const ways = map.ways[unitClass]?.[from] as Int16Array;
  const hexes: HexId[] = [];
  for (const hex of map.hexes) {
    if ((ways[hex] as number) > most || state.hexPiece[hex] !== NONE || (hex === from && !inside)) continue;
    if (unitClass !== MOUNTED || mayEnter(unitClass, map.terrain[hex] as number)) hexes.push(hex);
  }
  return hexes;
}

/** endor/move/complex: on foot, the door open, no enemy on the entrance, two points more (A6). */
function canEnterComplex(state: State, piece: PieceId): boolean {
  if (!isOnMap(state, piece) || isMounted(state, piece) || state.door < DOOR_OPEN || isEnemyOnEntrance(state, false))
    return false;
  const map = mapOf(state);
  return (map.ways[classOf(state, piece)]?.[hexOf(state, piece)]?.[map.entrance] as number) + TABLES.enterComplex <= MOVEMENT;
}

export function answerMove(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  const { piece } = frame;
  const { names } = mapOf(state);
  const name = (where: number): string => (where === COMPLEX ? 'complex' : (names[where] as string));
  const from = name(state.where[piece] as number);
  const where = choice === ENTER ? COMPLEX : payload(choice);
  put(state, piece, where);
  state.acted[piece] = 1;
  emit?.({ type: 'piece-moved', piece: pieceName(piece), from, to: name(where) });
}
