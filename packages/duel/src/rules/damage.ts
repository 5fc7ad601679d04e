/** Damage, healing, defeat, and the end of the game they bring (rulings 1, 6.2, 6.3, 8.5, 9). */
import type { Emit } from '@wartable/kernel';
import { LEADERS, NONE, nameOf, SEATS, SIDES, type Side, sideOf, whenDefeatedOf } from '../cards/index.ts';
import type { Event, UnitRef } from '../events.ts';
import { cardOfUnit, DRAW, damageOn, isInPlay, other, remainingHp, removeUnit, type State, type UnitId } from '../state.ts';
import { addTrigger } from './triggers.ts';

export function unitRef(state: State, unit: UnitId): UnitRef {
  return { unit, card: nameOf(cardOfUnit(state, unit)) };
}

/** duel/terms/damage-stays. What the damage does is decided by `settle`, once the whole packet is dealt. */
export function damageUnit(state: State, unit: UnitId, amount: number, emit: Emit<Event>): void {
  if (amount === 0) return;
  const total = damageOn(state, unit) + amount;
  state.unitDamage[unit] = total;
  emit?.({ type: 'damaged', target: unitRef(state, unit), amount, total });
}

export function damageBase(state: State, side: Side, amount: number, emit: Emit<Event>): void {
  if (amount === 0) return;
  state.baseDamage[side] += amount;
  emit?.({ type: 'damaged', target: { base: SEATS[side] }, amount, total: state.baseDamage[side] });
}

/** Healing removes at most the damage there is (duel/terms/damage-stays). */
export function healUnit(state: State, unit: UnitId, amount: number, emit: Emit<Event>): void {
  const healed = Math.min(amount, damageOn(state, unit));
  if (healed === 0) return;
  const total = damageOn(state, unit) - healed;
  state.unitDamage[unit] = total;
  emit?.({ type: 'healed', target: unitRef(state, unit), amount: healed, total });
}

export function healBase(state: State, side: Side, amount: number, emit: Emit<Event>): void {
  const healed = Math.min(amount, state.baseDamage[side]);
  if (healed === 0) return;
  state.baseDamage[side] -= healed;
  emit?.({ type: 'healed', target: { base: SEATS[side] }, amount: healed, total: state.baseDamage[side] });
}

/** Ends a packet of damage: first the bases (duel/end/checked-at-once), then all units it defeats, together (duel/trigger/simultaneous). */
export function settle(state: State, emit: Emit<Event>): void {
  if (endIfBaseDestroyed(state, emit)) return;
  let defeated: UnitId[] | undefined;
  for (const standing of state.units) {
    for (const unit of standing) {
      if (remainingHp(state, unit) <= 0) {
        if (defeated === undefined) defeated = [unit];
        else defeated.push(unit);
      }
    }
  }
  if (defeated) defeatUnits(state, defeated, emit);
}

/** duel/terms/defeated, duel/leader/defeated; their When Defeated abilities wait in the window that is open. */
export function defeatUnits(state: State, units: readonly UnitId[], emit: Emit<Event>): void {
  for (const unit of units) {
    if (!isInPlay(state, unit)) continue;
    const ref = emit && unitRef(state, unit);
    const card = removeUnit(state, unit);
    const side = sideOf(card);
    if (card === LEADERS[side]) {
      state.leader[side] = 'exhausted';
      if (ref) emit({ type: 'leader-defeated', side: SEATS[side], ...ref });
      continue;
    }
    state.discard[side].push(card);
    if (ref) emit({ type: 'unit-defeated', side: SEATS[side], ...ref });
    const ability = whenDefeatedOf(card);
    if (ability !== NONE) addTrigger(state, { ability, side, unit });
  }
}

/** duel/end/base-destroyed, duel/end/draw */
function endIfBaseDestroyed(state: State, emit: Emit<Event>): boolean {
  const [leia, vader] = SIDES.map((side) => state.baseDamage[side] >= state.baseHp);
  if (!leia && !vader) return false;
  const winner: Side | undefined = leia && vader ? undefined : leia ? other(0) : 0;
  state.outcome = winner ?? DRAW;
  state.frames.length = 0;
  emit?.(winner === undefined ? { type: 'game-ended' } : { type: 'game-ended', winner: SEATS[winner] });
  return true;
}
