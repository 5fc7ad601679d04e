/** How the Imperial procedures come to their choice: who is left after each measure. What the events say in one word, with numbers. */
import { isImperial, type PieceId, pieceByName, pieceName } from './pieces.ts';
import { rangeBetween } from './rules/fire.ts';
import { best, planMove, poolOf, priorityOf, quarryOf } from './rules/imperial.ts';
import { BREACH_TACTIC, hasCover, isOnMap, type State } from './state.ts';

export type Sieve = {
  /** All who come into question, those equally near among them, then by priority, then in the open. */
  readonly all: readonly string[];
  readonly nearest: readonly string[];
  readonly first: readonly string[];
  readonly open: readonly string[];
};

const named = (pieces: readonly PieceId[]): string[] => pieces.map(pieceName);

/** Whom a unit goes for; undefined where it goes for nobody. */
export function explainMove(state: State, name: string): Sieve | undefined {
  const piece = pieceByName(name);
  if (piece === undefined || !isImperial(piece) || !isOnMap(state, piece)) return undefined;
  const plan = planMove(state, piece);
  if (plan.do !== 'choose-target' && !(plan.do === 'go' && plan.rule === 'endor/imperial/move')) return undefined;
  const { rebels, nearness } = quarryOf(state, piece, state.tactic === BREACH_TACTIC);
  const nearest = best(rebels, nearness);
  const first = best(nearest, (rebel) => priorityOf(state, rebel));
  return { all: named(rebels), nearest: named(nearest), first: named(first), open: named(first) };
}

/** At whom a unit shoots; undefined where no shot is possible. */
export function explainFire(state: State, name: string): Sieve | undefined {
  const piece = pieceByName(name);
  if (piece === undefined || !isImperial(piece)) return undefined;
  const pool = poolOf(state, piece);
  if (pool.length === 0) return undefined;
  const nearest = best(pool, (other) => rangeBetween(state, piece, other) as number);
  const first = best(nearest, (other) => priorityOf(state, other));
  const open = best(first, (other) => (hasCover(state, other) ? 1 : 0));
  return { all: named(pool), nearest: named(nearest), first: named(first), open: named(open) };
}
