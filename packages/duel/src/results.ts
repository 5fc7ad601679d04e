/** What an attack or an effect would do to whom, from what everybody sees. */
import { cardOf, idOf, SEATS, type SideName } from './cards/index.ts';
import type { Ability, Card, Effect } from './cards/vocabulary.ts';
import { unitsIn } from './notation.ts';
import { baseThing, effectAtWork, powerNow, stepAtWork, type Thing, thingsOf, unitNamed } from './things.ts';
import type { UnitView, View } from './view.ts';

/** What becomes of a unit or a base. */
export type Result = {
  readonly thing: Thing;
  /** Damage, or below 0 what is healed. */
  readonly by: number;
  /** HP left. */
  readonly left: number;
  /** Defeated, or for a base destroyed. */
  readonly gone: boolean;
};

const otherSide = (side: SideName): SideName => (side === 'leia' ? 'vader' : 'leia');

export function resultFor(thing: Thing, by: number, left: number): Result {
  return { thing, by, left: Math.max(0, left), gone: left <= 0 };
}

function hurt({ hp, damage }: UnitView, thing: Thing, by: number): Result {
  return resultFor(thing, by, hp - damage - by);
}

function hurtBase(view: View, side: SideName, by: number): Result {
  return resultFor(baseThing(side), by, view.baseHp - view[side].base - by);
}

/** The attacker of the attack that is being aimed. */
function aiming(view: View): { readonly attacker: UnitView; readonly card: Card; readonly side: SideName } | undefined {
  const top = stepAtWork(view);
  if (top?.step !== 'attack') return undefined;
  const attacker = unitsIn(view).find(({ id }) => id === top.unit);
  return attacker && { attacker, card: cardOf(idOf(attacker.card)), side: top.side };
}

/** The combat damage of the attack in progress on a target: first the target, then the attacker, then the base it restores. */
export function attackResults(view: View, target: Thing): readonly Result[] {
  const aimed = aiming(view);
  if (!aimed) return [];
  const { attacker, card, side } = aimed;
  const power = powerNow(view, attacker);
  const healed = Math.min(card.restore, view[side].base);
  const restored = healed > 0 ? [hurtBase(view, side, -healed)] : [];
  if (target === baseThing(otherSide(side))) return [hurtBase(view, otherSide(side), power), ...restored];
  const defender = unitNamed(view, target);
  if (!defender) return restored;
  const back = Math.max(0, defender.power - weakening(card));
  const name = thingsOf(view).get(attacker.id) ?? attacker.card;
  return [hurt(defender, target, power), hurt(attacker, name, back), ...restored];
}

function onAttackSteps(card: Card): Ability['steps'] {
  return card.abilities.filter(({ timing }) => timing === 'on-attack').flatMap(({ steps }) => steps);
}

/** How much weaker the defending unit strikes back. */
function weakening(card: Card): number {
  return onAttackSteps(card).reduce((sum, { effect }) => sum + (effect.does === 'weaken' ? effect.amount : 0), 0);
}

/** The attacker's card, where it has an On Attack ability that does something before it strikes the target. */
export function onAttackCard(view: View, target: Thing): string | undefined {
  const card = aiming(view)?.card;
  // A base strikes nobody back, so nothing weakens it.
  const acts = ({ effect }: { readonly effect: Effect }): boolean => effect.does !== 'weaken' || !target.endsWith('-base');
  return card && onAttackSteps(card).some(acts) ? card.name : undefined;
}

/** What the effect that asks for a choice would do to a thing. */
export function effectResults(
  view: View,
  target: Thing,
): { readonly does: Effect['does'] | undefined; readonly results: readonly Result[] } {
  const unit = unitNamed(view, target);
  if (stepAtWork(view)?.step === 'unique') return { does: 'defeat', results: unit ? [defeated(unit, target)] : [] };
  const effect = effectAtWork(view)?.effect;
  if (!effect) return { does: undefined, results: [] };
  const side = SEATS.find((one) => baseThing(one) === target);
  switch (effect.does) {
    case 'damage':
      if (side) return { does: effect.does, results: [hurtBase(view, side, effect.amount)] };
      return { does: effect.does, results: unit ? [hurt(unit, target, effect.amount)] : [] };
    case 'heal':
      // Who has no damage is not healed.
      if (!unit || unit.damage === 0) return { does: effect.does, results: [] };
      return { does: effect.does, results: [hurt(unit, target, -Math.min(effect.amount, unit.damage))] };
    case 'defeat':
      return { does: effect.does, results: unit ? [defeated(unit, target)] : [] };
    default:
      return { does: effect.does, results: [] };
  }
}

function defeated({ hp, damage }: UnitView, thing: Thing): Result {
  return { thing, by: hp - damage, left: 0, gone: true };
}
