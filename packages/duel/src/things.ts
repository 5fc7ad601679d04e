/** What lies on the table and can be pointed at, and what is going on with it; read off a view. */
import { abilityOf, cardOf, idOf, LEADERS, nameOf, type Side, type SideName, sideNamed } from './cards/index.ts';
import type { Step } from './cards/vocabulary.ts';
import { baseName, inView, unitByName, unitName, unitsIn } from './notation.ts';
import type { UnitId } from './state.ts';
import { abilityNamed, type Underway } from './underway.ts';
import type { UnitView, View } from './view.ts';

/**
 * Units by the names that choices give them ("snowtrooper", "snowtrooper.2"), "leia-base", "leader:vader",
 * "hand:snowtrooper" for a card in the viewer's hand, "revealed:snowtrooper", "initiative"; pages have piles besides ("deck:leia").
 * Not on the table, but spoken of by choices: "side:leia" and "ability:tauntaun-mount".
 */
export type Thing = string;

export const handThing = (card: string): Thing => `hand:${card}`;
export const revealedThing = (card: string): Thing => `revealed:${card}`;
export const leaderThing = (side: SideName): Thing => `leader:${side}`;
export const baseThing = (side: SideName): Thing => baseName(sideNamed(side));

/** The name of every unit in play, by its id: copies of a card are counted by arrival, a single one is not. */
export function thingsOf(view: View): ReadonlyMap<UnitId, Thing> {
  const units = inView(view)();
  return new Map(units.map(({ unit }) => [unit, unitName(units, unit)]));
}

export function unitNamed(view: View, thing: Thing): UnitView | undefined {
  const named = unitByName(inView(view), thing);
  return named && unitsIn(view).find(({ id }) => id === named.unit);
}

/** The step at work. */
export function stepAtWork(view: View): Underway | undefined {
  return view.underway.at(-1);
}

/** What the ability at work asks for or does next: its effect and what it works on. */
export function effectAtWork(view: View): Step | undefined {
  const top = stepAtWork(view);
  return top?.step === 'ability' ? abilityOf(abilityNamed(top.card, top.timing)).steps[top.at] : undefined;
}

/** The power that counts: one who aims sees Raid and the bonus already, which the game adds once the target is fixed (duel/attack/raid). */
export function powerNow(view: View, { id, card, power }: UnitView): number {
  const attack = view.underway.find((told) => told.step === 'attack' && told.unit === id && told.next === 'target');
  if (attack?.step !== 'attack') return power;
  return Math.max(0, power + cardOf(idOf(card)).raid + attack.bonus);
}

/** Where what is being decided comes from: the attacker, or the unit or leader whose ability works. */
export function sourceOf(view: View): Thing | undefined {
  const top = stepAtWork(view);
  if (top?.step !== 'attack' && top?.step !== 'ability' && top?.step !== 'unique') return undefined;
  if (top.unit !== null) return thingsOf(view).get(top.unit);
  // The Action of a leader has no unit; nor has an event.
  return top.step === 'ability' && top.card === nameOf(LEADERS[sideNamed(top.side)]) ? leaderThing(top.side) : undefined;
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
  const working = view.underway.findLast((told) => told.step === 'ability');
  const waiting = view.underway.toReversed().flatMap((told) => {
    if (told.step !== 'triggers') return [];
    // Once a side was chosen to go first, all of its abilities do (duel/trigger/order).
    const first = told.waiting.filter(({ side }) => side === told.first);
    const others = told.waiting.filter(({ side }) => side !== told.first);
    return [...first, ...others].map(({ card }) => card);
  });
  const top = stepAtWork(view);
  const open = top?.step === 'triggers' && top.waiting.length > 1;
  return { now: open || working?.step !== 'ability' ? undefined : working.card, waiting, open };
}

/** The viewer's side; undefined for a spectator. */
export function ownSide({ viewer }: View): Side | undefined {
  return viewer === 'spectator' ? undefined : sideNamed(viewer);
}
