/** What no moment of the game can be. A position may be poor (most pieces in the reserve), but not contradict itself. */
import { type Fields, InputError } from '@wartable/kernel';
import { actionName, CAPTURE_CARD, CODE_CARD, eventOf, isImperialCard } from './cards.ts';
import { pieceText } from './describe.ts';
import { FOOT, hexName, mayEnter, TERRAINS, terrainAt } from './map.ts';
import {
  AT_ST_TYPE,
  CATAPULT,
  CHEWBACCA,
  EWOK_LEADER,
  HERO,
  PIECE_IDS,
  type PieceId,
  pieceName,
  TABLES,
  typeOf,
} from './pieces.ts';
import {
  BREACH_TACTIC,
  CAPTURED,
  COMPLEX,
  classOf,
  DOOR_OPEN,
  ELIMINATED,
  isHex,
  isInPlay,
  isMounted,
  isOnMap,
  mapOf,
  NONE,
  PLACES,
  placeOf,
  type State,
} from './state.ts';
import { text } from './text/index.ts';

/** Throws `InputError`, which names the bad place. */
export function checkPossible(state: State, fields: Fields): void {
  for (const piece of PIECE_IDS) checkPiece(state, piece);
  if (state.mounted === 1 && !isOnMap(state, CHEWBACCA)) throw new InputError('mounted', text('position.mounted'));
  if (state.door === DOOR_OPEN && state.tactic !== BREACH_TACTIC) throw new InputError('tactic', text('position.tactic'));
  const card = fields['frames'] === undefined && state.outcome === NONE ? state.card : NONE;
  if (card !== NONE && isImperialCard(actionName(card))) throw new InputError('card', text('position.imperial-card'));
  const kept = keptCards(state);
  const again = fields['events'] === undefined ? NONE : state.events.findIndex((card) => kept.includes(eventOf(card).event));
  if (again !== NONE) throw new InputError(`events[${state.events.length - 1 - again}]`, text('position.kept'));
  const most = TABLES.cruisersToLose - (state.difficulty.fourCruisers ? 1 : 0);
  if (state.outcome === NONE && state.cruisers >= most) throw new InputError('cruisers', text('position.cruisers', { n: most }));
}

/** Event cards that are kept for later. */
export function keptCards({ hasCapture, hasCode }: State): string[] {
  return [...(hasCapture === 1 ? [CAPTURE_CARD] : []), ...(hasCode === 1 ? [CODE_CARD] : [])];
}

function checkPiece(state: State, piece: PieceId): void {
  const path = `pieces.${pieceName(piece)}`;
  const named = { piece: pieceText(pieceName(piece)) };
  const place = placeOf(state, piece);
  const type = typeOf(piece);
  // endor/fire/effect: heroes and Ewok leaders are wounded and captured, all others eliminated; an AT-ST may be seized.
  const isPerson = type === HERO || type === EWOK_LEADER;
  if (state.wounded[piece] === 1 && !(isPerson && isInPlay(state, piece)))
    throw new InputError('wounded', text('position.not-wounded', named));
  if (isHex(place)) {
    const map = mapOf(state);
    // Chewbacca may have seized the AT-ST on a hill (A14).
    if (isMounted(state, piece) || mayEnter(map, classOf(state, piece), place)) return;
    const terrain = text(`terrain.${TERRAINS[terrainAt(map, place)]}`);
    throw new InputError(path, text('position.cannot-stand', { ...named, hex: hexName(map, place), terrain }));
  }
  const isNever =
    (place === COMPLEX && (classOf(state, piece) !== FOOT || type === CATAPULT)) ||
    (place === CAPTURED && !isPerson && type !== AT_ST_TYPE) ||
    (place === ELIMINATED && isPerson);
  if (isNever) throw new InputError(path, text('position.never-there', { ...named, place: PLACES[place] }));
}
