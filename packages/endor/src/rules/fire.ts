/** Fire (rules 6). */
import { below, type Emit, type Rng } from '@wartable/kernel';
import type { Event, Why } from '../events.ts';
import { EWOK, EWOK_LEADER, HERO, isImperial, PIECE_COUNT, type PieceId, pieceName, TYPE_OF } from '../pieces.ts';
import {
  armorOf,
  CAPTURED,
  ELIMINATED,
  fireOf,
  hasCover,
  hexOf,
  isBike,
  isInComplex,
  isInPlay,
  isMounted,
  isOnMap,
  mapOf,
  put,
  type State,
} from '../state.ts';

export const FACES = ['vader', 'vader', 'saber', 'saber', 'blank', 'blank'] as const;
export const SYMBOLS = ['vader', 'saber', 'blank'] as const;

export function rollFireDice(rng: Rng, count: number): string[] {
  return Array.from({ length: count }, () => FACES[below(rng, FACES.length)] as string);
}

/** endor/fire/range: macrohexes from firer to target; inside the complex 0, in or out of it never (A24). */
export function rangeBetween(state: State, from: PieceId, to: PieceId): number | undefined {
  if (isInComplex(state, from) || isInComplex(state, to))
    return isInComplex(state, from) && isInComplex(state, to) ? 0 : undefined;
  return mapOf(state).range[hexOf(state, from)]?.[hexOf(state, to)];
}

/** Dice of a shot by pieces together: strengths summed, modifiers once (endor/fire/dice, A1); `shotTerms` says the same term by term. */
export function shotDice(state: State, firers: readonly PieceId[], target: PieceId): number {
  const [first] = firers;
  if (first === undefined) return 0;
  const range = rangeBetween(state, first, target);
  if (range === undefined) return 0;
  const strength = firers.reduce((sum, piece) => sum + fireOf(state, piece), 0);
  return strength - range - (hasCover(state, target) ? 1 : 0) - (isBike(target) ? 1 : 0);
}

/** endor/fire/possible */
export function isPossible(state: State, firers: readonly PieceId[], target: PieceId): boolean {
  const dice = shotDice(state, firers, target);
  return dice >= 1 && dice >= armorOf(state, target);
}

export function targetsOf(state: State, firers: readonly PieceId[]): PieceId[] {
  const [first] = firers;
  if (first === undefined) return [];
  const targets: PieceId[] = [];
  for (let piece = 0; piece < PIECE_COUNT; piece++)
    if (isImperial(piece) !== isImperial(first) && isInPlay(state, piece) && isPossible(state, firers, piece))
      targets.push(piece);
  return targets;
}

/** Who may fire together with a piece that begins: heroes with heroes, Ewoks with a leader, in one macrohex (endor/fire/combined, A1, A2). */
export function partnersOf(state: State, piece: PieceId): PieceId[] {
  const wanted = TYPE_OF[piece] === HERO ? HERO : TYPE_OF[piece] === EWOK_LEADER ? EWOK : undefined;
  if (wanted === undefined) return [];
  const partners: PieceId[] = [];
  for (let other = 0; other < PIECE_COUNT; other++) {
    if (other === piece || TYPE_OF[other] !== wanted || state.acted[other] === 1 || !isInPlay(state, other)) continue;
    if (fireOf(state, other) > 0 && sameMacrohex(state, piece, other)) partners.push(other);
  }
  return partners;
}

export function sameMacrohex(state: State, a: PieceId, b: PieceId): boolean {
  if (isInComplex(state, a) || isInComplex(state, b)) return isInComplex(state, a) && isInComplex(state, b);
  if (!isOnMap(state, a) || !isOnMap(state, b)) return false;
  const { macrohexOf } = mapOf(state);
  return macrohexOf[hexOf(state, a)] === macrohexOf[hexOf(state, b)];
}

/** One shot, fully resolved (endor/fire/hit): Rebels count sabers, Imperials Vaders. */
export function fireShot(state: State, firers: readonly PieceId[], target: PieceId, emit: Emit<Event>, why?: Why): void {
  const dice = shotDice(state, firers, target);
  for (const piece of firers) state.acted[piece] = 1;
  if (emit) {
    const shot = { type: 'shot-fired', pieces: firers.map(pieceName), target: pieceName(target), dice } as const;
    emit(why ? { ...shot, why } : shot);
  }
  const faces = rollFireDice(state.rng, dice);
  emit?.({ type: 'dice-rolled', for: 'shot', faces });
  const symbol = isImperial(firers[0] as PieceId) ? 'vader' : 'saber';
  if (faces.filter((face) => face === symbol).length >= armorOf(state, target)) hit(state, target, emit);
  else emit?.({ type: 'shot-missed', target: pieceName(target) });
}

/** endor/fire/effect: a unit is eliminated; heroes and Ewok leaders are wounded, then captured; an AT-ST takes Chewbacca's hit (A30). */
export function hit(state: State, target: PieceId, emit: Emit<Event>): void {
  if (isMounted(state, target)) {
    state.mounted = 0;
    emit?.({ type: 'at-st-lost' });
    return;
  }
  const type = TYPE_OF[target];
  if (type !== HERO && type !== EWOK_LEADER) {
    put(state, target, ELIMINATED);
    emit?.({ type: 'piece-eliminated', piece: pieceName(target) });
    return;
  }
  if (state.wounded[target] === 0) {
    state.wounded[target] = 1;
    emit?.({ type: 'piece-wounded', piece: pieceName(target) });
    return;
  }
  state.wounded[target] = 0;
  put(state, target, CAPTURED);
  emit?.({ type: 'piece-captured', piece: pieceName(target) });
}
