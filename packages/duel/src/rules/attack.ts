/** Attacking (rulings 5). */
import type { Choice, Emit } from '@wartable/kernel';
import { arenaOf, cardOf, NONE, onAttackOf, SEATS, type Side } from '../cards/index.ts';
import { chooseBase, chooseUnit, chosenUnit, isBase } from '../choices.ts';
import type { Event } from '../events.ts';
import { type AttackFrame, attackFrame, ENEMY_BASE } from '../frames.ts';
import { cardOfUnit, isInPlay, other, powerOf, type State, type UnitId, unitsInArena } from '../state.ts';
import { damageBase, damageUnit, healBase, settle, unitRef } from './damage.ts';
import { openWindow } from './triggers.ts';

export function beginAttack(state: State, side: Side, attacker: UnitId, bonus: number): void {
  state.frames.push(attackFrame(side, attacker, bonus));
}

/** What the attacker may attack: enemy units of its arena or the enemy base (duel/attack/target), Sentinels first (duel/attack/sentinel). */
export function attackTargets(state: State, { side, attacker }: AttackFrame): Choice[] {
  const enemy = other(side);
  const enemies = unitsInArena(state, enemy, arenaOf(cardOfUnit(state, attacker)));
  const targets: Choice[] = [];
  for (const unit of enemies) if (cardOf(cardOfUnit(state, unit)).sentinel) targets.push(chooseUnit(unit));
  if (targets.length > 0) return targets;
  for (const unit of enemies) targets.push(chooseUnit(unit));
  targets.push(chooseBase(enemy));
  return targets;
}

export function answerAttack(state: State, frame: AttackFrame, choice: Choice, emit: Emit<Event>): void {
  const { side, attacker } = frame;
  state.unitReady[attacker] = 0;
  frame.defender = isBase(choice) ? ENEMY_BASE : chosenUnit(choice);
  frame.next = 'on-attack';
  if (emit) {
    const target = isBase(choice) ? { base: SEATS[other(side)] } : unitRef(state, chosenUnit(choice));
    emit({ type: 'attack-declared', side: SEATS[side], ...unitRef(state, attacker), target });
  }
}

/** Goes on with an attack. Returns true while its target has to be chosen. */
export function runAttack(state: State, frame: AttackFrame, emit: Emit<Event>): boolean {
  switch (frame.next) {
    case 'target':
      return true;
    case 'on-attack':
      frame.next = 'combat-damage';
      resolveOnAttack(state, frame, emit);
      return false;
    case 'combat-damage':
      frame.next = 'end';
      dealCombatDamage(state, frame, emit);
      return false;
    case 'end':
      state.frames.pop();
      return false;
  }
}

/** duel/attack/restore, then the On Attack ability (duel/attack/restore-order: no unit has both). */
function resolveOnAttack(state: State, { side, attacker }: AttackFrame, emit: Emit<Event>): void {
  const card = cardOfUnit(state, attacker);
  healBase(state, side, cardOf(card).restore, emit);
  const ability = onAttackOf(card);
  if (ability !== NONE) openWindow(state, [{ ability, side, unit: attacker }]);
}

/** duel/attack/combat-damage; nothing when the attacker or the defender has left play (duel/attack/left-play). */
function dealCombatDamage(state: State, { side, attacker, defender }: AttackFrame, emit: Emit<Event>): void {
  if (!isInPlay(state, attacker)) return;
  if (defender === ENEMY_BASE) {
    damageBase(state, other(side), powerOf(state, attacker), emit);
    settle(state, emit);
    return;
  }
  if (!isInPlay(state, defender)) return;
  const dealt = powerOf(state, attacker);
  const received = powerOf(state, defender);
  openWindow(state);
  damageUnit(state, defender, dealt, emit);
  damageUnit(state, attacker, received, emit);
  settle(state, emit);
}
