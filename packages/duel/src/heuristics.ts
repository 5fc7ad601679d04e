/** What speaks for a position. Each amount is the seat's own less the enemy's. */
import type { Consideration, Seat } from '@wartable/kernel';
import { ARENA_IDS, cardOf, type Side } from './cards/index.ts';
import { sideAt } from './seats.ts';
import { cardOfUnit, damageOn, isReady, other, type State, unitsInArena } from './state.ts';

export const CONSIDERATIONS: readonly Consideration[] = [
  { name: 'base', weight: 0.19 },
  { name: 'danger', weight: 0.1 },
  { name: 'power', weight: 0.19 },
  { name: 'endurance', weight: 0.03 },
  { name: 'readiness', weight: 0.05 },
  { name: 'guards', weight: 0.35 },
  { name: 'abilities', weight: 0.02 },
  { name: 'cards', weight: 0.2 },
  { name: 'resources', weight: 0.4 },
  { name: 'leader', weight: 0.1 },
  { name: 'initiative', weight: 0.06 },
];

/** Resources beyond this many are worth little. */
const ENOUGH_RESOURCES = 7;
const SPARE_RESOURCE = 0.12;

export function consider(state: State, seat: Seat, amounts: Float64Array): void {
  const side = sideAt(seat);
  addSide(state, side, 1, amounts);
  addSide(state, other(side), -1, amounts);
}

function addSide(state: State, side: Side, sign: number, amounts: Float64Array): void {
  const damage = state.baseDamage[side];
  const resources = state.resources[side].length;
  const enough = resources < ENOUGH_RESOURCES ? resources : ENOUGH_RESOURCES;
  let power = 0;
  let endurance = 0;
  let ready = 0;
  let guards = 0;
  let abilities = 0;
  for (const arena of ARENA_IDS)
    for (const unit of unitsInArena(state, side, arena)) {
      const card = cardOf(cardOfUnit(state, unit));
      power += card.power + card.raid;
      endurance += card.hp - damageOn(state, unit);
      abilities += card.cost + card.restore * 2;
      if (card.sentinel) guards++;
      if (isReady(state, unit)) ready += card.power;
    }
  const add = (i: number, amount: number): void => {
    amounts[i] = (amounts[i] ?? 0) + sign * amount;
  };
  add(0, -damage);
  add(1, -Math.max(0, damage - state.baseHp / 2));
  add(2, power);
  add(3, endurance);
  add(4, ready);
  add(5, guards);
  add(6, abilities);
  add(7, state.hand[side].length);
  add(8, enough + (resources - enough) * SPARE_RESOURCE);
  add(9, (state.leader[side] === 'deployed' ? 1 : 0) + (state.epicUsed[side] ? 0 : 0.75));
  add(10, state.initiative === side ? 1 : 0);
}
