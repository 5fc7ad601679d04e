/** At whom the Imperials fire (rules 7.3, 7.4). */
import type { Sieve } from '../events.ts';
import { FAR } from '../map.ts';
import { CATAPULT, type PieceId, typeOf } from '../pieces.ts';
import { BREACH_TACTIC, hasCover, type State } from '../state.ts';
import { rangeBetween, targetsOf } from './fire.ts';
import { best, priorityOf } from './imperial.ts';

/** Equal targets, and how the procedure came to them. */
export type Aim = { readonly targets: readonly PieceId[]; readonly sieve: Sieve };

/** endor/imperial/fire: among possible shots the nearest, then priority, then without cover, then the player. */
export function aimOf(state: State, piece: PieceId): Aim {
  return aimAmong(state, piece, targetsOf(state, [piece]));
}

function aimAmong(state: State, piece: PieceId, possible: readonly PieceId[]): Aim {
  // A15: under the breach tactic catapults only when no other shot is possible.
  const pool = state.tactic === BREACH_TACTIC ? best(possible, (other) => (typeOf(other) === CATAPULT ? 1 : 0)) : possible;
  const nearest = best(pool, (other) => rangeBetween(state, piece, other) ?? FAR);
  const first = best(nearest, (other) => priorityOf(state, other));
  const targets = best(first, (other) => (hasCover(state, other) ? 1 : 0));
  return { targets, sieve: { all: pool.length, nearest: nearest.length, first: first.length } };
}

/** All whom a unit could shoot at: those it prefers, then those it would prefer without them, and so on. */
export function preferencesOf(state: State, piece: PieceId): (readonly PieceId[])[] {
  const preferences: (readonly PieceId[])[] = [];
  for (let left = targetsOf(state, [piece]); left.length > 0; ) {
    const { targets } = aimAmong(state, piece, left);
    preferences.push(targets);
    left = left.filter((other) => !targets.includes(other));
  }
  return preferences;
}
