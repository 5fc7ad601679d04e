/** What must be true of every state. */
import { mayEnter } from './map.ts';
import { PIECE_COUNT, TABLES } from './pieces.ts';
import { classOf, isMounted, mapOf, type State } from './state.ts';

export function audit(state: State): readonly string[] {
  const problems: string[] = [];
  const map = mapOf(state);
  if (state.where.length !== PIECE_COUNT) problems.push('pieces are missing');
  state.where.forEach((hex, piece) => {
    if (hex < 0) return;
    if (state.hexPiece[hex] !== piece) problems.push(`piece ${piece} is not on its hex`);
    // Chewbacca may have seized the AT-ST on a hill (A14).
    if (!isMounted(state, piece) && !mayEnter(classOf(state, piece), map.terrain[hex] as number))
      problems.push(`piece ${piece} stands where it cannot`);
  });
  state.hexPiece.forEach((piece, hex) => {
    if (piece >= 0 && state.where[piece] !== hex) problems.push(`hex ${hex} names piece ${piece}`);
  });
  const cards = [...state.actions, ...state.actionsGone, ...(state.card < 0 ? [] : [state.card])].sort((a, b) => a - b);
  if (cards.join() !== TABLES.actions.map((_, i) => i).join()) problems.push(`the action cards are ${cards.join()}`);
  const events = [...state.events, ...state.eventsGone];
  if (new Set(events).size !== events.length) problems.push('an event card is there twice');
  return problems;
}
