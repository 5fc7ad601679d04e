/** What a net reads of a target: the dice, what they may bring, and what it means to the enemy. */
import { type HexId, put, type Sparse } from '@wartable/kernel';
import { distance, type Side } from './board.ts';
import { cardOf, SUPPORT } from './cards/index.ts';
import { bestAttack, FAR, feared, goalsNow, wayToGoal, worthAgainst } from './encoding-field.ts';
import { DICE_STEPS, FIGURE_STEPS, FOES, OF } from './encoding-inputs.ts';
import { isCornered, killChance, spoils } from './encoding-measures.ts';
import { type FrameOf, topFrame } from './frames.ts';
import { SIDE_OF } from './heuristics.ts';
import { diceCount } from './rules/dice.ts';
import { figuresOf, hexOf, missing, NONE, other, type State, terrainAt, type UnitId, unitAt } from './state.ts';

/** Dice that a strike rolls against a unit. */
function strikeDice({ card }: FrameOf<'strike'>): number {
  if (card === SUPPORT.airSupport) return 2;
  return cardOf(card).special === 'orbital-strike' ? 1 : 0;
}

export function putTarget(state: State, side: Side, won: number, hex: HexId, out: Sparse): void {
  const frame = topFrame(state);
  let dice = 0;
  let foe = FOES - 1;
  const unit = unitAt(state, hex);
  if (unit !== NONE) foe = (state.unitKind[unit] as number) % (FOES - 1);
  if (frame?.step === 'target' || frame?.step === 'second-attack') {
    dice = diceCount(state, frame.unit, hex);
    put(out, OF.fight + (state.unitKind[frame.unit] as number) * FOES + foe, 1);
    if (distance(hexOf(state, frame.unit), hex) === 1) put(out, OF.target + 11, 1);
  } else if (frame?.step === 'strike') dice = strikeDice(frame);
  for (let i = 0; i < dice && i < DICE_STEPS; i++) put(out, OF.dice + i, 1);
  put(out, OF['target ground'] + terrainAt(state, hex), 1);
  if (unit === NONE) {
    put(out, OF.target + 12, (1 - (5 / 6) ** dice) * goalsNow(1).structureWorth);
    return;
  }
  putVictim(state, side, won, unit, hex, dice, out);
}

function putVictim(state: State, side: Side, won: number, unit: UnitId, hex: HexId, dice: number, out: Sparse): void {
  const at = OF.target;
  const kind = state.unitKind[unit] as number;
  const figures = figuresOf(state, unit);
  for (let i = 0; i < figures && i < FIGURE_STEPS; i++) put(out, OF['target figures'] + i, 1);
  put(out, at + 13, missing(state, unit) / 2);
  const owner = SIDE_OF[kind] as Side;
  if (figures === 1) put(out, at + 5, 1);
  if (state.officerUnit === unit) put(out, at + 8, 1);
  if (wayToGoal(owner, kind, hex) === 0) put(out, at + 6, 1);
  if (isCornered(state, owner, kind, hex)) put(out, at + 9, 1);
  put(out, at + 10, bestAttack(kind, hex, 0) / 3);
  if (owner === side) return;
  const kill = killChance(kind, dice, figures);
  const gain = spoils(state, side, kind, won);
  put(out, at, kill);
  put(out, at + 1, feared(kind, figures, dice));
  put(out, at + 2, worthAgainst(side, kind, figures, dice) / 3);
  if (gain === FAR) put(out, at + 4, 0.2 + 2 * kill);
  else put(out, at + 3, gain * kill);
  if (wayToGoal(other(owner), owner === 0 ? 3 : 0, hex) === 0) put(out, at + 7, 1);
}
