/** How good a position looks. Named considerations with weights; a search or a greedy player adds them up. */
import type { Seat } from '@wartable/kernel';
import { COST, HP, POWER, RAID, RESTORE, SENTINEL, type Side } from './cards/index.ts';
import { cardOfUnit, DRAW, damageOn, isReady, LEADER_DEPLOYED, other, place, type State } from './state.ts';

const WON = 1000;
const WEIGHTS = {
  /** Each point of damage on a base, and more the nearer the end is. */
  baseDamage: 1,
  baseInDanger: 1.5,
  power: 0.9,
  remainingHp: 0.45,
  readyUnit: 0.5,
  sentinel: 1,
  restore: 0.5,
  /** What abilities are worth goes with the price of the card. */
  ability: 0.2,
  cardInHand: 1.1,
  resource: 1.6,
  /** Resources beyond this many are worth little. */
  enoughResources: 7,
  spareResource: 0.2,
  deployedLeader: 2,
  epicActionLeft: 1.5,
  initiative: 0.6,
} as const;

export function appraise(state: State, seat: Seat): number {
  const side = seat as Side;
  if (state.frames.length === 0) return state.outcome === DRAW ? 0 : state.outcome === side ? WON : -WON;
  return sideValue(state, side) - sideValue(state, other(side));
}

function sideValue(state: State, side: Side): number {
  const damage = state.baseDamage[side];
  const danger = Math.max(0, damage - state.baseHp / 2);
  const resources = state.resources[side].length;
  const enough = Math.min(resources, WEIGHTS.enoughResources);
  let value =
    enough * WEIGHTS.resource +
    (resources - enough) * WEIGHTS.spareResource +
    state.hand[side].length * WEIGHTS.cardInHand -
    damage * WEIGHTS.baseDamage -
    danger * WEIGHTS.baseInDanger;
  if (state.leader[side] === LEADER_DEPLOYED) value += WEIGHTS.deployedLeader;
  if (state.epicUsed[side] === 0) value += WEIGHTS.epicActionLeft;
  if (state.initiative === side) value += WEIGHTS.initiative;
  for (let arena = 0; arena < 2; arena++) for (const unit of state.units[place(side, arena)]) value += unitValue(state, unit);
  return value;
}

function unitValue(state: State, unit: number): number {
  const card = cardOfUnit(state, unit);
  let value =
    ((POWER[card] as number) + (RAID[card] as number)) * WEIGHTS.power +
    ((HP[card] as number) - damageOn(state, unit)) * WEIGHTS.remainingHp +
    (RESTORE[card] as number) * WEIGHTS.restore +
    (COST[card] as number) * WEIGHTS.ability;
  if (SENTINEL[card]) value += WEIGHTS.sentinel;
  if (isReady(state, unit)) value += WEIGHTS.readyUnit;
  return value;
}
