/** What speaks for the Rebels. */
import type { Consideration, Seat } from '@wartable/kernel';
import { EWOK, HERO, isImperial, PIECE_COUNT, PIECES, REBEL_TROOPER, TABLES, TYPE_OF } from './pieces.ts';
import { breachOf, COMPLEX, DOOR_OPEN, fireOf, isInPlay, mapOf, type State } from './state.ts';

export const CONSIDERATIONS: readonly Consideration[] = [
  { name: 'time', weight: 0.5 },
  { name: 'door', weight: 0.5 },
  { name: 'open', weight: 0.8 },
  { name: 'breach', weight: 0.3 },
  { name: 'heroes', weight: 0.3 },
  { name: 'way', weight: 0.1 },
  { name: 'inside', weight: 0.6 },
  { name: 'guards', weight: 0.3 },
  { name: 'generator', weight: 1 },
  { name: 'rebels', weight: 0.03 },
  { name: 'imperials', weight: 0.04 },
  { name: 'enemies-near', weight: 0.05 },
  { name: 'kept', weight: 0.1 },
];

export function consider(state: State, _seat: Seat, amounts: Float64Array): void {
  const map = mapOf(state);
  const add = (i: number, amount: number): void => {
    amounts[i] = (amounts[i] as number) + amount;
  };
  add(0, -state.cruisers);
  add(1, state.door);
  if (state.door === DOOR_OPEN) add(2, 1);
  let guards = 0;
  let insideBreach = 0;
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (!isInPlay(state, piece)) continue;
    const where = state.where[piece] as number;
    const type = TYPE_OF[piece] as number;
    if (isImperial(piece)) {
      if (where === COMPLEX) guards++;
      else {
        add(10, -(PIECES[piece]?.fire ?? 0) / 3);
        const range = map.range[where]?.[map.entrance] as number;
        if (range <= 2) add(11, -(3 - range) / 3);
      }
    } else if (type === HERO) {
      const breach = breachOf(state, piece);
      add(4, 1 + 0.5 * breach - (state.wounded[piece] === 1 ? 0.5 : 0));
      if (where === COMPLEX) {
        add(6, 1 + 0.5 * fireOf(state, piece));
        insideBreach += breach;
      } else {
        const way = map.distance[where]?.[map.entrance] as number;
        add(5, -(way / TABLES.movementPoints) * (0.5 + 0.5 * breach));
        if (way === 0 && state.door < DOOR_OPEN) add(3, breach + (state.hasCode === 1 ? 0.5 : 0));
      }
    } else if (type === EWOK || type === REBEL_TROOPER) add(9, type === EWOK ? 0.5 : 1.5);
    else add(9, 1);
  }
  add(7, -guards);
  if (guards === 0 && insideBreach > 0) add(8, Math.min(3, insideBreach));
  add(12, state.hasCapture + state.hasCode);
}
