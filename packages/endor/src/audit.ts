/** What must be true of every state. */

import { actionDeck } from './cards.ts';
import { mayEnter } from './map.ts';
import { PIECE_IDS } from './pieces.ts';
import { classOf, isHex, isMounted, mapOf, NONE, pieceOn, placeOf, type State } from './state.ts';

export function audit(state: State): readonly string[] {
  const problems: string[] = [];
  const map = mapOf(state);
  if (state.where.length !== PIECE_IDS.length) problems.push('pieces are missing');
  for (const piece of PIECE_IDS) {
    const hex = placeOf(state, piece);
    if (!isHex(hex)) continue;
    if (pieceOn(state, hex) !== piece) problems.push(`piece ${piece} is not on its hex`);
    // Chewbacca may have seized the AT-ST on a hill (A14).
    if (!isMounted(state, piece) && !mayEnter(map, classOf(state, piece), hex))
      problems.push(`piece ${piece} stands where it cannot`);
  }
  for (const hex of map.hexes) {
    const piece = pieceOn(state, hex);
    if (piece !== NONE && placeOf(state, piece) !== hex) problems.push(`hex ${hex} names piece ${piece}`);
  }
  const cards = [...state.actions, ...state.actionsGone, ...(state.card === NONE ? [] : [state.card])].sort((a, b) => a - b);
  if (cards.join() !== actionDeck(state.difficulty).join()) problems.push(`the action cards are ${cards.join()}`);
  const events = [...state.events, ...state.eventsGone];
  if (new Set(events).size !== events.length) problems.push('an event card is there twice');
  return problems;
}
