/** Line of sight (rules 9). */
import type { HexId } from '@wartable/kernel';
import { HEX_COUNT, lineBetween } from '../board.ts';
import { SERAC, TERRAIN } from '../kinds.ts';
import { isRidge, NONE, type State, structureAt, terrainAt, unitAt } from '../state.ts';

/** Whether the line of sight between two hexes is free. */
export function isInSight(state: State, from: HexId, to: HexId): boolean {
  const line = lineBetween(from, to);
  const ridges = isRidge(state, from) && isRidge(state, to);
  for (const hex of line.crossed) if (obstructs(state, hex, ridges)) return false;
  if (line.left.length === 0) return true;
  return !(anyObstructs(state, line.left, ridges) && anyObstructs(state, line.right, ridges));
}

/** What blocks the line: crossed hexes with an obstruction, or the obstructions along both sides of an edge (hoth/sight/edge). */
export function sightBlockers(state: State, from: HexId, to: HexId): HexId[] {
  const line = lineBetween(from, to);
  const ridges = isRidge(state, from) && isRidge(state, to);
  const crossed = line.crossed.filter((hex) => obstructs(state, hex, ridges));
  if (crossed.length > 0) return crossed;
  const left = line.left.filter((hex) => obstructs(state, hex, ridges));
  const right = line.right.filter((hex) => obstructs(state, hex, ridges));
  return left.length > 0 && right.length > 0 ? [...left, ...right] : [];
}

function anyObstructs(state: State, hexes: readonly HexId[], ridges: boolean): boolean {
  for (const hex of hexes) if (obstructs(state, hex, ridges)) return true;
  return false;
}

/** hoth/sight/obstructions; between two ridges only units on ridges and seracs count (hoth/sight/ridges). */
function obstructs(state: State, hex: HexId, ridges: boolean): boolean {
  if (hex >= HEX_COUNT) return !ridges;
  const terrain = terrainAt(state, hex);
  if (ridges) return terrain === SERAC || (isRidge(state, hex) && unitAt(state, hex) !== NONE);
  return unitAt(state, hex) !== NONE || (TERRAIN[terrain]?.obstructs ?? false) || structureAt(state, hex) !== NONE;
}
