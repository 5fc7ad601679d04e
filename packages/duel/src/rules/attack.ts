/** Attacking (rulings 5). */
import type { Choice, Emit } from '@wartable/kernel';
import { ARENA, NONE, ON_ATTACK, RESTORE, SEATS, SENTINEL, type Side } from '../cards/index.ts';
import { chooseBase, chooseUnit, isBase, payload } from '../choices.ts';
import type { Event } from '../events.ts';
import {
  cardOfUnit,
  ENEMY_BASE,
  type Frame,
  isInPlay,
  other,
  powerOf,
  pushFrame,
  type State,
  type UnitId,
  unitsInArena,
} from '../state.ts';
import { damageBase, damageUnit, healBase, settle, unitRef } from './damage.ts';
import { openWindow } from './triggers.ts';

/** duel/attack/order, as stages of the frame. */
const CHOOSE_TARGET = 0;
const ON_ATTACK_ABILITIES = 1;
const COMBAT_DAMAGE = 2;
const ATTACK_ENDS = 3;

export function beginAttack(state: State, side: Side, attacker: UnitId, bonus: number): void {
  const frame = pushFrame(state, 'attack', side);
  frame.unit = attacker;
  frame.bonus = bonus;
}

/** What the attacker may attack: enemy units of its arena or the enemy base (duel/attack/target), Sentinels first (duel/attack/sentinel). */
export function attackTargets(state: State, frame: Frame): Choice[] {
  const enemy = other(frame.side);
  const enemies = unitsInArena(state, enemy, ARENA[cardOfUnit(state, frame.unit)] as number);
  const targets: Choice[] = [];
  for (const unit of enemies) if (SENTINEL[cardOfUnit(state, unit)]) targets.push(chooseUnit(unit));
  if (targets.length > 0) return targets;
  for (const unit of enemies) targets.push(chooseUnit(unit));
  targets.push(chooseBase(enemy));
  return targets;
}

export function answerAttack(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  state.unitReady[frame.unit] = 0;
  frame.target = isBase(choice) ? ENEMY_BASE : payload(choice);
  frame.at = ON_ATTACK_ABILITIES;
  if (emit) {
    const target = isBase(choice) ? { base: SEATS[other(frame.side)] } : unitRef(state, frame.target);
    emit({ type: 'attack-declared', side: SEATS[frame.side], ...unitRef(state, frame.unit), target });
  }
}

/** Goes on with an attack. Returns true while its target has to be chosen. */
export function runAttack(state: State, frame: Frame, emit: Emit<Event>): boolean {
  switch (frame.at) {
    case CHOOSE_TARGET:
      return true;
    case ON_ATTACK_ABILITIES:
      frame.at = COMBAT_DAMAGE;
      resolveOnAttack(state, frame, emit);
      return false;
    case COMBAT_DAMAGE:
      frame.at = ATTACK_ENDS;
      dealCombatDamage(state, frame, emit);
      return false;
    default:
      state.frames.pop();
      return false;
  }
}

/** duel/attack/restore, then the On Attack ability (duel/attack/restore-order: no unit has both). */
function resolveOnAttack(state: State, frame: Frame, emit: Emit<Event>): void {
  const card = cardOfUnit(state, frame.unit);
  healBase(state, frame.side, RESTORE[card] as number, emit);
  const ability = ON_ATTACK[card] as number;
  if (ability !== NONE) openWindow(state, [{ ability, side: frame.side, unit: frame.unit }]);
}

/** duel/attack/combat-damage; nothing when the attacker or the defender has left play (duel/attack/left-play). */
function dealCombatDamage(state: State, frame: Frame, emit: Emit<Event>): void {
  const { unit, target } = frame;
  if (!isInPlay(state, unit)) return;
  if (target === ENEMY_BASE) {
    damageBase(state, other(frame.side), powerOf(state, unit), emit);
    settle(state, emit);
    return;
  }
  if (!isInPlay(state, target)) return;
  const dealt = powerOf(state, unit);
  const received = powerOf(state, target);
  openWindow(state);
  damageUnit(state, target, dealt, emit);
  damageUnit(state, unit, received, emit);
  settle(state, emit);
}
