/** How good a position looks for the Rebels. Named considerations with weights. */
import { HERO, isImperial, PIECE_COUNT, TYPE_OF } from './pieces.ts';
import { COMPLEX, isInPlay, mapOf, type State, WON } from './state.ts';

const ENDED = 1000;
const WEIGHTS = {
  door: 40,
  heroInComplex: 60,
  heroNearDoor: 1.5,
  hero: 30,
  rebel: 5,
  imperial: 6,
  guard: 12,
  cruiser: 10,
  kept: 4,
} as const;

export function appraise(state: State): number {
  if (state.frames.length === 0) return state.outcome === WON ? ENDED : -ENDED;
  const map = mapOf(state);
  let value = state.door * WEIGHTS.door - state.cruisers * WEIGHTS.cruiser + (state.hasCode + state.hasCapture) * WEIGHTS.kept;
  for (let piece = 0; piece < PIECE_COUNT; piece++) {
    if (!isInPlay(state, piece)) continue;
    const where = state.where[piece] as number;
    if (isImperial(piece)) value -= where === COMPLEX ? WEIGHTS.guard : WEIGHTS.imperial;
    else if (TYPE_OF[piece] !== HERO) value += WEIGHTS.rebel;
    else if (where === COMPLEX) value += WEIGHTS.hero + WEIGHTS.heroInComplex;
    else
      value +=
        WEIGHTS.hero - WEIGHTS.heroNearDoor * (map.distance[where]?.[map.entrance] as number) - (state.wounded[piece] ?? 0) * 10;
  }
  return value;
}
