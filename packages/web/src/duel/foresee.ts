/** What an attack or an effect would do to whom, from what everybody sees. */
import { ABILITIES, CARDS, type Card, stepOf, type UnitView, type View } from '@wartable/duel';
import { printed } from './printed.ts';
import { baseThing, powerNow, type SideName, type Thing, thingsOf } from './scene.ts';

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

type Effect = Card['abilities'][number]['steps'][number]['effect'];
export type Does = Effect['does'];

type Frame = View['frames'][number];

export const SIDES = ['leia', 'vader'] as const satisfies readonly SideName[];
const otherSide = (side: SideName): SideName => (side === 'leia' ? 'vader' : 'leia');

function unitsOf(view: View): UnitView[] {
  return SIDES.flatMap((side) => [...view[side].ground, ...view[side].space]);
}

export function unitNamed(view: View, thing: Thing): UnitView | undefined {
  const things = thingsOf(view);
  return unitsOf(view).find(({ id }) => things.get(id) === thing);
}

export function topFrame(view: View): Frame | undefined {
  return view.frames.at(-1);
}

function hurt({ hp, damage }: UnitView, thing: Thing, by: number): Result {
  const left = hp - damage - by;
  return { thing, by, left: Math.max(0, left), gone: left <= 0 };
}

function hurtBase(view: View, side: SideName, by: number): Result {
  const left = view.baseHp - view[side].base - by;
  return { thing: baseThing(side), by, left: Math.max(0, left), gone: left <= 0 };
}

/** The combat damage of the attack in progress on a target: first the target, then the attacker, then the base it restores. */
export function attackResults(view: View, target: Thing): readonly Result[] {
  const frame = topFrame(view);
  const attacker = unitsOf(view).find(({ id }) => id === frame?.unit);
  if (!frame || !attacker) return [];
  const facts = printed(attacker.card);
  const own: SideName = frame.side === 0 ? 'leia' : 'vader';
  const power = powerNow(view, attacker);
  const healed = Math.min(facts?.restore ?? 0, view[own].base);
  const restored = healed > 0 ? [hurtBase(view, own, -healed)] : [];
  if (target === baseThing(otherSide(own))) return [hurtBase(view, otherSide(own), power), ...restored];
  const defender = unitNamed(view, target);
  if (!defender) return restored;
  const back = Math.max(0, defender.power - weakening(facts));
  const name = thingsOf(view).get(attacker.id) ?? attacker.card;
  return [hurt(defender, target, power), hurt(attacker, name, back), ...restored];
}

/** How much weaker the defending unit strikes back. */
function weakening(card: Card | undefined): number {
  const effects = card?.abilities.filter(({ timing }) => timing === 'on-attack').flatMap(({ steps }) => steps) ?? [];
  return effects.reduce((sum, { effect }) => sum + (effect.does === 'weaken' ? effect.amount : 0), 0);
}

/** The attacker's card, where it has an On Attack ability that does something before it strikes the target. */
export function onAttackCard(view: View, target: Thing): string | undefined {
  const attacker = unitsOf(view).find(({ id }) => id === topFrame(view)?.unit);
  const facts = attacker && printed(attacker.card);
  // A base strikes nobody back, so nothing weakens it.
  const acts = ({ effect }: { readonly effect: Effect }): boolean => effect.does !== 'weaken' || !target.endsWith('-base');
  return facts?.abilities.some(({ timing, steps }) => timing === 'on-attack' && steps.some(acts)) ? facts.name : undefined;
}

/** What the effect that asks for a choice would do to a thing. */
export function effectOf(
  view: View,
  kind: string,
  target: Thing,
): { readonly does: Does | undefined; readonly results: readonly Result[] } {
  const frame = topFrame(view);
  const unit = unitNamed(view, target);
  if (kind === 'unique') return { does: 'defeat', results: unit ? [defeated(unit, target)] : [] };
  const effect = frame && stepOf(frame)?.effect;
  if (!effect) return { does: undefined, results: [] };
  const side = SIDES.find((one) => baseThing(one) === target);
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

/** Whether an ability is the Action on a leader's side. */
export function isLeaderAction(ability: number): boolean {
  const found = ABILITIES[ability];
  return found?.timing === 'action' && CARDS[found.card]?.type === 'leader';
}

type AtWork = {
  /** The card whose ability is being done. */
  readonly now: string | undefined;
  /** The cards whose abilities wait, next first. */
  readonly waiting: readonly string[];
  /** Whether somebody has to say which of them comes first. */
  readonly open: boolean;
};

export function abilitiesAtWork(view: View): AtWork {
  const nameOf = (ability: number): string | undefined => CARDS[ABILITIES[ability]?.card ?? -1]?.name;
  const working = view.frames.findLast(({ step }) => step === 'ability');
  const waiting = view.frames.toReversed().flatMap((frame) => {
    // Once a side was chosen to go first, all of its abilities do (duel/trigger/order).
    const first = frame.waiting.filter(({ side }) => side === frame.target);
    const others = frame.waiting.filter(({ side }) => side !== frame.target);
    return [...first, ...others].flatMap(({ ability }) => nameOf(ability) ?? []);
  });
  const open = (topFrame(view)?.waiting.length ?? 0) > 1;
  return { now: open ? undefined : working && nameOf(working.ability), waiting, open };
}
