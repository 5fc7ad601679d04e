/** Command cards and ordering units (rules 6, cards). */
import type { Choice, Emit, Seat } from '@wartable/kernel';
import { hexName, SIDE_NAMES, type Side, sectionsOf } from '../board.ts';
import { type CardId, cardName, cardOf, SUPPORT } from '../cards/index.ts';
import { ALL, type Order, type OrderFilter } from '../cards/vocabulary.ts';
import { DONE, order, payload, play, section, support, unitIn } from '../choices.ts';
import type { Event } from '../events.ts';
import { changeFrame, type FrameOf, pushFrame } from '../frames.ts';
import { ARTILLERY } from '../kinds.ts';
import {
  actsOf,
  EMPTY,
  figuresOf,
  handOf,
  hexOf,
  kindName,
  kindOf,
  lastPlayed,
  missing,
  other,
  type State,
  sideOf,
  type UnitId,
  unitsOf,
} from '../state.ts';

/** hoth/turn/play: one card of the hand; support cards that are used on the own turn too. */
export function playChoices(state: State, { side, seat }: FrameOf<'play'>): Choice[] {
  const choices = handOf(state, seat).map(play);
  for (const card of state.supports[side]) {
    if (card === SUPPORT.combatExperience) choices.push(support(card));
    if (card === SUPPORT.airSupport && unitsOf(state, other(side)).length > 0) choices.push(support(card));
    if (card === SUPPORT.reserveForces && reducedUnits(state, side).length > 0) choices.push(support(card));
  }
  if (choices.length === 0) choices.push(DONE);
  return choices;
}

export function playCommandCard(state: State, seat: Seat, side: Side, card: CardId, emit: Emit<Event>): void {
  state.played = [...state.played, card];
  const { order: orders, special } = cardOf(card);
  if (special === 'heal-all') for (const unit of reducedUnits(state, side)) healUnit(state, unit, 1, emit);
  if (special === 'deploy-the-fleet') {
    pushFrame(state, { step: 'play', side, seat });
    pushFrame(state, { step: 'redraw', side, seat, discarded: EMPTY, partner: false });
    return;
  }
  if (special === 'orbital-strike') {
    pushFrame(state, { step: 'strike', side, seat, card, chosen: EMPTY });
    return;
  }
  pushFrame(state, { step: 'attack', side, seat, begun: false });
  pushFrame(state, { step: 'move', side, seat });
  beginOrders(state, seat, side, card, orders, emit);
}

function beginOrders(state: State, seat: Seat, side: Side, card: CardId, orders: Order, emit: Emit<Event>): void {
  if (orders.in === 'one-section') {
    // hoth/cards/fallback
    if (eligible(state, side, orders.filter).length === 0) pushOrder(state, seat, side, card, 1, false);
    else pushFrame(state, { step: 'section', side, seat, card });
    return;
  }
  if (orders.in === 'anywhere') {
    const candidates = eligible(state, side, orders.filter);
    if (candidates.length === 0) pushOrder(state, seat, side, card, 1, false);
    else if (orders.count === ALL) {
      for (const unit of candidates) giveOrder(state, unit, 2, emit);
      offerScout(state, seat, side, card);
    } else pushOrder(state, seat, side, card, orders.count, true);
    return;
  }
  if (orders.in !== 'sections') return;
  const caps = [orders.left, orders.center, orders.right];
  if (caps.includes(ALL)) {
    orderSection(state, side, caps.indexOf(ALL), undefined, emit);
    offerScout(state, seat, side, card);
    return;
  }
  pushOrder(state, seat, side, card, orders.left + orders.center + orders.right, true);
}

/** With the card's bonus, or one unit without it. */
function pushOrder(state: State, seat: Seat, side: Side, card: CardId, left: number, bonus: boolean): void {
  pushFrame(state, { step: 'order', side, seat, card, bonus, ordered: EMPTY, left });
}

/** The sections in which Trooper Assault finds infantry. */
export function sectionChoices(state: State, frame: FrameOf<'section'>): Choice[] {
  const orders = cardOf(frame.card).order;
  const filter = orders.in === 'one-section' ? orders.filter : undefined;
  return [0, 1, 2].filter((value) => inSection(state, frame.side, value, filter).length > 0).map(section);
}

export function answerSection(state: State, frame: FrameOf<'section'>, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  const orders = cardOf(frame.card).order;
  orderSection(state, frame.side, payload(choice), orders.in === 'one-section' ? orders.filter : undefined, emit);
  offerScout(state, frame.seat, frame.side, frame.card);
}

/** Scout goes with cards that order without asking, too. */
function offerScout(state: State, seat: Seat, side: Side, card: CardId): void {
  if (hasSupport(state, side, SUPPORT.scout)) pushOrder(state, seat, side, card, 0, true);
}

function orderSection(state: State, side: Side, value: number, filter: OrderFilter | undefined, emit: Emit<Event>): void {
  for (const unit of inSection(state, side, value, filter)) giveOrder(state, unit, 2, emit);
}

/** hoth/board/sections: a unit on a shared hex belongs to both. */
function inSection(state: State, side: Side, value: number, filter: OrderFilter | undefined): UnitId[] {
  return eligible(state, side, filter).filter((unit) => (sectionsOf(side, hexOf(state, unit)) & (1 << value)) !== 0);
}

function eligible(state: State, side: Side, filter: OrderFilter | undefined): UnitId[] {
  const units = unitsOf(state, side);
  return filter === undefined || filter === 'same-kind' ? units : units.filter((unit) => passes(state, unit, filter));
}

function passes(state: State, unit: UnitId, filter: OrderFilter): boolean {
  if (filter === 'artillery') return state.unitKind[unit] === ARTILLERY;
  return kindOf(state, unit).class === filter;
}

/** hoth/turn/order: one unit after the other, within the card's limits; nobody has to use them all. */
export function orderChoices(state: State, frame: FrameOf<'order'>): Choice[] {
  const choices = orderable(state, frame).map(order);
  if (canUseScout(state, frame)) choices.push(support(SUPPORT.scout));
  choices.push(DONE);
  return choices;
}

function orderable(state: State, frame: FrameOf<'order'>): UnitId[] {
  if (frame.left === 0) return [];
  const units = unitsOf(state, frame.side).filter((unit) => state.unitOrder[unit] === 0);
  if (frame.card === SUPPORT.scout) return units.filter((unit) => kindOf(state, unit).class === 'infantry');
  if (!frame.bonus) return units;
  const orders = cardOf(frame.card).order;
  if (orders.in === 'sections') {
    return units.filter((unit) => fits(state, frame.side, frame.ordered, unit, orders.left, orders.center, orders.right));
  }
  if (orders.in !== 'anywhere') return [];
  const { filter } = orders;
  const [first] = frame.ordered;
  return units.filter((unit) => {
    if (orders.differentSections && !fits(state, frame.side, frame.ordered, unit, 1, 1, 1)) return false;
    if (filter === 'same-kind') return first === undefined || state.unitKind[first] === state.unitKind[unit];
    return filter === undefined || passes(state, unit, filter);
  });
}

/** Whether units can be shared out among sections without passing a limit; those on shared hexes go where there is room. */
function fits(
  state: State,
  side: Side,
  units: readonly UnitId[],
  more: UnitId,
  left: number,
  center: number,
  right: number,
  placed = 0,
): boolean {
  if (placed > units.length) return true;
  const bits = sectionsOf(side, hexOf(state, units[placed] ?? more));
  return (
    ((bits & 1) !== 0 && left > 0 && fits(state, side, units, more, left - 1, center, right, placed + 1)) ||
    ((bits & 2) !== 0 && center > 0 && fits(state, side, units, more, left, center - 1, right, placed + 1)) ||
    ((bits & 4) !== 0 && right > 0 && fits(state, side, units, more, left, center, right - 1, placed + 1))
  );
}

export function answerOrder(state: State, frame: FrameOf<'order'>, choice: Choice, emit: Emit<Event>): void {
  if (choice === DONE) {
    state.frames.pop();
    return;
  }
  if (choice === support(SUPPORT.scout)) {
    useSupport(state, frame.side, SUPPORT.scout, emit);
    pushOrder(state, frame.seat, frame.side, SUPPORT.scout, 1, false);
    return;
  }
  const unit = unitIn(choice);
  changeFrame(state, { ...frame, ordered: [...frame.ordered, unit], left: frame.left - 1 });
  giveOrder(state, unit, frame.bonus ? 2 : 1, emit);
  if (frame.bonus && cardOf(frame.card).special === 'heal-ordered') healUnit(state, unit, missing(state, unit), emit);
}

/** An order frame with nothing left to order goes on by itself. */
export function isOrderOpen(state: State, frame: FrameOf<'order'>): boolean {
  return orderable(state, frame).length > 0 || canUseScout(state, frame);
}

function canUseScout(state: State, frame: FrameOf<'order'>): boolean {
  if (frame.card === SUPPORT.scout || !state.supports[frame.side].includes(SUPPORT.scout)) return false;
  return unitsOf(state, frame.side).some((unit) => state.unitOrder[unit] === 0 && kindOf(state, unit).class === 'infantry');
}

function giveOrder(state: State, unit: UnitId, value: 1 | 2, emit: Emit<Event>): void {
  state.unitOrder[unit] = value;
  const card = lastPlayed(state);
  state.unitActs[unit] = value === 2 && card !== undefined ? cardOf(card).bonus.activations - 1 : 0;
  emit?.({
    type: 'unit-ordered',
    unit,
    kind: kindName(state, unit),
    side: SIDE_NAMES[sideOf(state, unit)],
    at: hexName(hexOf(state, unit)),
    order: value,
    acts: actsOf(state, unit),
  });
}

export function reducedUnits(state: State, side: Side): UnitId[] {
  return unitsOf(state, side).filter((unit) => missing(state, unit) > 0);
}

/** Figures come back, never beyond the starting strength. */
export function healUnit(state: State, unit: UnitId, count: number, emit: Emit<Event>): void {
  const back = Math.min(count, missing(state, unit));
  if (back <= 0) return;
  state.unitFigures[unit] = figuresOf(state, unit) + back;
  emit?.({
    type: 'figures-back',
    unit,
    kind: kindName(state, unit),
    side: SIDE_NAMES[sideOf(state, unit)],
    at: hexName(hexOf(state, unit)),
    count: back,
  });
}

/** hoth/campaign/support: a support card is used once. */
export function useSupport(state: State, side: Side, card: CardId, emit: Emit<Event>): void {
  state.supports[side] = state.supports[side].filter((held) => held !== card);
  emit?.({ type: 'support-used', side: SIDE_NAMES[side], card: cardName(card), asCommand: card === SUPPORT.combatExperience });
}

export function hasSupport(state: State, side: Side, card: CardId): boolean {
  return state.supports[side].includes(card);
}
