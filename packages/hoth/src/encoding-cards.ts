/** What a command card could do now, in numbers: whom it may order, and what their attacks are worth. */
import { put, type Sparse } from '@wartable/kernel';
import { type Side, sectionsOf } from './board.ts';
import { type CardId, cardOf } from './cards/index.ts';
import { ALL, type Bonus, type OrderFilter } from './cards/vocabulary.ts';
import { OF, ORDER_FACTS } from './encoding-inputs.ts';
import { attackNow, attackThen, dangerNow, exitNear, goalNear, lookAt } from './encoding-units.ts';
import { SIDE_OF } from './heuristics.ts';
import { ARTILLERY, KINDS } from './kinds.ts';
import { hexOf, NONE, type State, type UnitId } from './state.ts';

const EVERY_KIND = (1 << KINDS.length) - 1;
const maskOf = (unitClass: string): number =>
  KINDS.reduce((mask, kind, i) => (kind.class === unitClass ? mask | (1 << i) : mask), 0);
const INFANTRY = maskOf('infantry');
const VEHICLES = maskOf('vehicle');
const ANYWHERE = 7;
const UNIT_STEPS = 5;

const sums = new Float64Array(ORDER_FACTS.length);
const best = new Float64Array(ORDER_FACTS.length);
const [UNITS, NOW, THEN, BEST, DANGER, EXITS, GOALS, NOBODY] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

function kindsOf(filter: OrderFilter | undefined): number {
  if (filter === 'infantry') return INFANTRY;
  if (filter === 'vehicle') return VEHICLES;
  return filter === 'artillery' ? 1 << ARTILLERY : EVERY_KIND;
}

export function putCardWorth(state: State, side: Side, card: CardId, group: number, out: Sparse): void {
  const { order, bonus } = cardOf(card);
  best.fill(0);
  sums.fill(0);
  switch (order.in) {
    case 'sections':
      if (order.left > 0) addBest(state, side, bonus, 1, EVERY_KIND, order.left);
      if (order.center > 0) addBest(state, side, bonus, 2, EVERY_KIND, order.center);
      if (order.right > 0) addBest(state, side, bonus, 4, EVERY_KIND, order.right);
      keepBetter();
      break;
    case 'one-section':
      for (let bit = 1; bit <= 4; bit *= 2) tryOne(state, side, bonus, bit, kindsOf(order.filter), ALL);
      break;
    case 'anywhere':
      if (order.filter === 'same-kind')
        for (let kind = 0; kind < KINDS.length; kind++) tryOne(state, side, bonus, ANYWHERE, 1 << kind, order.count);
      else tryOne(state, side, bonus, ANYWHERE, kindsOf(order.filter), order.count);
      break;
    case 'nowhere':
      return;
  }
  // hoth/cards/fallback
  if (best[UNITS] === 0 && order.in !== 'sections') {
    tryOne(state, side, bonus, ANYWHERE, EVERY_KIND, 1);
    best[NOBODY] = 1;
  }
  putBest(group, out);
}

/** The units of a section, all of which would be ordered. */
export function putSectionWorth(
  state: State,
  side: Side,

  card: CardId,
  section: number,
  group: number,
  out: Sparse,
): void {
  const { order, bonus } = cardOf(card);
  best.fill(0);
  tryOne(state, side, bonus, 1 << section, kindsOf(order.in === 'one-section' ? order.filter : undefined), ALL);
  putBest(group, out);
}

function tryOne(state: State, side: Side, bonus: Bonus, sections: number, kinds: number, count: number): void {
  sums.fill(0);
  addBest(state, side, bonus, sections, kinds, count);
  keepBetter();
}

function keepBetter(): void {
  if (best[UNITS] === 0 || (sums[THEN] as number) > (best[THEN] as number)) best.set(sums);
}

/** The best three so far, since no card that counts orders more by one line. */
const picked = new Int32Array(3);

/** Adds up what is known of the units with the best attacks, so many of them. */
function addBest(state: State, side: Side, bonus: Bonus, sections: number, kinds: number, count: number): void {
  picked.fill(NONE);
  for (let unit = 0 as UnitId; unit < state.unitHex.length; unit++) {
    if (state.unitHex[unit] === NONE) continue;
    const kind = state.unitKind[unit] as number;
    if (SIDE_OF[kind] !== side || (kinds & (1 << kind)) === 0) continue;
    if ((sectionsOf(side, hexOf(state, unit)) & sections) === 0) continue;
    lookAt(state, side, unit, 0, false);
    if (count > picked.length) addUnit(unit, bonus);
    else insert(unit, count);
  }
  for (let i = 0; i < picked.length; i++) if (picked[i] !== NONE) addUnit(picked[i] as UnitId, bonus);
}

/** Keeps the list in order of what the units promise. */
function insert(unit: UnitId, count: number): void {
  let moving = unit;
  for (let i = 0; i < count; i++) {
    const there = picked[i] as UnitId;
    if ((there as number) !== NONE && promise(there) >= promise(moving)) continue;
    picked[i] = moving;
    if ((there as number) === NONE) return;
    moving = there;
  }
}

function promise(unit: UnitId): number {
  return (attackThen[unit] as number) + 2 * (exitNear[unit] as number) + (goalNear[unit] as number);
}

function addUnit(unit: UnitId, bonus: Bonus): void {
  const more = bonus.noAttack ? 0 : (1 + (bonus.dice + bonus.closeCombatDice / 2) / 3) * bonus.attacks;
  const now = (attackNow[unit] as number) * more;
  const then = bonus.noMove ? now : (attackThen[unit] as number) * more;
  sums[UNITS] = (sums[UNITS] as number) + 1;
  sums[NOW] = (sums[NOW] as number) + now;
  sums[THEN] = (sums[THEN] as number) + then;
  sums[BEST] = Math.max(sums[BEST] as number, then);
  sums[DANGER] = (sums[DANGER] as number) + (dangerNow[unit] as number);
  if (bonus.noMove) return;
  sums[EXITS] = (sums[EXITS] as number) + (exitNear[unit] as number);
  sums[GOALS] = (sums[GOALS] as number) + (goalNear[unit] as number);
}

function putBest(group: number, out: Sparse): void {
  const at = OF.orders + group * ORDER_FACTS.length;
  const units = best[UNITS] as number;
  put(out, at + UNITS, units / 4);
  put(out, at + NOW, (best[NOW] as number) / 5);
  put(out, at + THEN, (best[THEN] as number) / 8);
  put(out, at + BEST, (best[BEST] as number) / 3);
  put(out, at + DANGER, (best[DANGER] as number) / 15);
  put(out, at + EXITS, best[EXITS] as number);
  put(out, at + GOALS, best[GOALS] as number);
  put(out, at + NOBODY, best[NOBODY] as number);
  for (let i = 0; i < units && i < UNIT_STEPS; i++) put(out, OF['units ordered'] + group * UNIT_STEPS + i, 1);
}
