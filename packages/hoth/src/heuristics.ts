/** How good a battle looks. Named considerations with weights. */
import type { Seat } from '@wartable/kernel';
import { baselineRow, ROW, type Side } from './board.ts';
import { medalsOf } from './rules/medals.ts';
import { exitHexes } from './rules/movement.ts';
import { DRAW, kindOf, other, type State, sideOf } from './state.ts';

const WON = 1000;
const WEIGHTS = {
  medal: 20,
  figure: 3,
  walker: 12,
  unitWithoutMedal: 4,
  /** A row nearer to the enemy's baseline. */
  advance: 0.25,
  /** A row nearer to an exit of the own side. */
  exit: 0.6,
  card: 0.5,
  structure: 15,
} as const;

export function appraise(state: State, seat: Seat): number {
  const side = state.sides[seat] as Side;
  if (state.frames.length === 0) return state.outcome === DRAW ? 0 : state.outcome === side ? WON : -WON;
  return sideValue(state, side) - sideValue(state, other(side));
}

function sideValue(state: State, side: Side): number {
  let value = medalsOf(state, side) * WEIGHTS.medal;
  state.unitHex.forEach((hex, unit) => {
    if (hex < 0 || sideOf(state, unit) !== side) return;
    const kind = kindOf(state, unit);
    value += kind.confirmation ? WEIGHTS.walker : (state.unitFigures[unit] as number) * WEIGHTS.figure;
    if (kind.medals === 0) value += WEIGHTS.unitWithoutMedal;
    const rows = Math.abs((ROW[hex] as number) - baselineRow(side));
    value += rows * WEIGHTS.advance;
    const exits = exitHexes(state, unit);
    const exit = exits[0];
    if (exit !== undefined) value -= Math.abs((ROW[hex] as number) - (ROW[exit] as number)) * WEIGHTS.exit;
  });
  if (side === 0) value += state.structures.filter((stands) => stands === 1).length * WEIGHTS.structure;
  state.sides.forEach((owner, seat) => {
    if (owner === side) value += (state.hands[seat]?.length ?? 0) * WEIGHTS.card;
  });
  return value;
}
