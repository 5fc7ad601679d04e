/** Fire (rules 6). */
import { type Emit, pick, type Rng } from '@wartable/kernel';
import { FACES, type Face } from '../dice.ts';
import type { Event, Why } from '../events.ts';
import { type Firers, pushFrame } from '../frames.ts';
import { macrohexAt, rangeOf } from '../map.ts';
import { EWOK, EWOK_LEADER, HERO, IMPERIALS, isImperial, type PieceId, pieceName, piecesOf, REBELS, typeOf } from '../pieces.ts';
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

export function canFire(state: State, piece: PieceId): boolean {
  return fireOf(state, piece) > 0 && targetsOf(state, [piece, ...partnersOf(state, piece)]).length > 0;
}

export function beginFire(state: State, piece: PieceId): void {
  pushFrame(state, { step: partnersOf(state, piece).length > 0 ? 'join' : 'target', firers: [piece] });
}

export function rollFireDice(rng: Rng, count: number): Face[] {
  return Array.from({ length: count }, () => pick(rng, FACES));
}

/** endor/fire/range: macrohexes from firer to target; inside the complex 0, in or out of it never (A24). */
export function rangeBetween(state: State, from: PieceId, to: PieceId): number | undefined {
  if (isInComplex(state, from) || isInComplex(state, to))
    return isInComplex(state, from) && isInComplex(state, to) ? 0 : undefined;
  if (!isOnMap(state, from) || !isOnMap(state, to)) return undefined;
  return rangeOf(mapOf(state), hexOf(state, from), hexOf(state, to));
}

/** Dice of a shot by pieces together: strengths summed, modifiers once (endor/fire/dice, A1); `shotTerms` says the same term by term. */
export function shotDice(state: State, firers: Firers, target: PieceId): number {
  const range = rangeBetween(state, firers[0], target);
  if (range === undefined) return 0;
  const strength = firers.reduce((sum, piece) => sum + fireOf(state, piece), 0);
  return strength - range - (hasCover(state, target) ? 1 : 0) - (isBike(target) ? 1 : 0);
}

/** endor/fire/possible */
function isPossible(state: State, firers: Firers, target: PieceId): boolean {
  const dice = shotDice(state, firers, target);
  return dice >= 1 && dice >= armorOf(state, target);
}

export function targetsOf(state: State, firers: Firers): PieceId[] {
  const enemies = isImperial(firers[0]) ? REBELS : IMPERIALS;
  return enemies.filter((piece) => isInPlay(state, piece) && isPossible(state, firers, piece));
}

/** Who may fire together with a piece that begins: heroes with heroes, Ewoks with a leader, in one macrohex (endor/fire/combined, A1, A2). */
export function partnersOf(state: State, piece: PieceId): PieceId[] {
  const wanted = typeOf(piece) === HERO ? HERO : typeOf(piece) === EWOK_LEADER ? EWOK : undefined;
  if (wanted === undefined) return [];
  return piecesOf(wanted).filter(
    (other) =>
      other !== piece &&
      state.acted[other] === 0 &&
      isInPlay(state, other) &&
      fireOf(state, other) > 0 &&
      sameMacrohex(state, piece, other),
  );
}

export function sameMacrohex(state: State, a: PieceId, b: PieceId): boolean {
  if (isInComplex(state, a) || isInComplex(state, b)) return isInComplex(state, a) && isInComplex(state, b);
  if (!isOnMap(state, a) || !isOnMap(state, b)) return false;
  const map = mapOf(state);
  return macrohexAt(map, hexOf(state, a)) === macrohexAt(map, hexOf(state, b));
}

/** One shot, fully resolved (endor/fire/hit): Rebels count sabers, Imperials Vaders. */
export function fireShot(state: State, firers: Firers, target: PieceId, emit: Emit<Event>, why?: Why): void {
  const dice = shotDice(state, firers, target);
  for (const piece of firers) state.acted[piece] = 1;
  if (emit) {
    const shot = { type: 'shot-fired', pieces: firers.map(pieceName), target: pieceName(target), dice } as const;
    emit(why ? { ...shot, why } : shot);
  }
  const faces = rollFireDice(state.rng, dice);
  emit?.({ type: 'dice-rolled', for: 'shot', faces });
  const symbol = isImperial(firers[0]) ? 'vader' : 'saber';
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
  const type = typeOf(target);
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
