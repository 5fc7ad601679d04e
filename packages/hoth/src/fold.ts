/** The view after an event: what the viewer's world looks like once it has heard of it. No rule is played here. */
import type { HexId, Seat } from '@wartable/kernel';
import { hexName, SIDE_NAMES, type Side, type SideName, sideNamed } from './board.ts';
import { inOrder } from './cards/index.ts';
import type { Event } from './events.ts';
import { KINDS, UNIT_KINDS, type UnitClass } from './kinds.ts';
import { medalsByPosition } from './scenario.ts';
import { NONE, type UnitId } from './state.ts';
import type { SeatView, UnitView, View } from './view.ts';

export function fold(view: View, event: Event): View {
  const after = change(view, event);
  return after.units === view.units && after.won === view.won
    ? after
    : { ...after, medals: [medals(after, 0), medals(after, 1)] };
}

function change(view: View, event: Event): View {
  switch (event.type) {
    case 'stands':
      return { ...view, underway: event.underway };
    case 'pile-shuffled':
      return event.shown === undefined ? view : withSeat(view, event.seat, reshuffled(event.shown));
    case 'cards-drawn':
      return withSeat(view, event.seat, ({ hand, pile }) => ({
        hand: typeof hand === 'number' ? hand + event.count : inOrder([...hand, ...(event.cards ?? [])]),
        pile: pile - event.count,
      }));
    case 'card-played':
      return withSeat({ ...view, played: [...view.played, event.card] }, event.seat, leaving(event.card));
    case 'card-discarded':
      return withSeat(view, event.seat, (seat) => ({ ...leaving(event.card)(seat), discards: [...seat.discards, event.card] }));
    case 'card-taken':
      return withSeat(view, event.seat, ({ hand, shown, discards }) => ({
        hand: typeof hand === 'number' ? hand + 1 : inOrder([...hand, event.card]),
        shown: [...shown, event.card],
        discards: without(discards, event.card),
      }));
    case 'cards-put-away':
      return withSeat({ ...view, played: [] }, event.seat, ({ discards }) => ({ discards: [...discards, ...event.cards] }));
    case 'support-used': {
      const supports = onSide(view.supports, event.side, (held) => without(held, event.card));
      return { ...view, supports, played: event.asCommand ? [...view.played, event.card] : view.played };
    }
    case 'turn-began':
      return { ...view, turn: event.turn, turns: onSide(view.turns, event.side, plusOne), seat: event.seat };
    case 'turn-ended':
      return { ...view, units: view.units.map(atRest), attacked: [], quiet: view.quiet + 1 };
    case 'battle-ended':
      return { ...view, outcome: event.winner ?? 'draw', ended: event.rule };
    case 'unit-ordered':
      return withUnit(view, event.unit, { order: event.order, acts: event.acts });
    case 'unit-acted-again':
      return withUnit(view, event.unit, { moved: NONE, barred: false, attacks: 0, acts: event.acts });
    case 'unit-moved': {
      const { moved, barred } = event;
      return withUnit(followed(view, event.unit, lastOf(event.path)), event.unit, { hex: lastOf(event.path), moved, barred });
    }
    case 'unit-fell-back':
      return withUnit(view, event.unit, { hex: event.at });
    case 'unit-retreated':
      return followed(view, event.unit, lastOf(event.path));
    case 'unit-broke-through':
      return withUnit(followed(view, event.unit, event.at), event.unit, { hex: event.at, broke: true, barred: event.barred });
    case 'badge-flipped':
      return withUnit(view, event.unit, { inPlace: event.inPlace });
    case 'attack-ended': {
      const attacks = plusOne(view.units.find(({ id }) => id === event.unit)?.attacks ?? 0);
      const attacked = [...view.attacked, { unit: event.unit, target: event.target }];
      return withUnit({ ...view, attacked }, event.unit, { attacks });
    }
    case 'figures-lost':
      return withUnit({ ...view, quiet: 0 }, event.unit, { figures: event.left });
    case 'figures-back': {
      const figures = view.units.find(({ id }) => id === event.unit)?.figures ?? 0;
      return withUnit(view, event.unit, { figures: figures + event.count });
    }
    case 'unit-eliminated': {
      const eliminated = view.eliminated.map((count, kind) => (UNIT_KINDS[kind] === event.kind ? count + 1 : count));
      return withoutUnit({ ...view, eliminated, tally: counted(view, event.rule, event.comesBack ? 1 : 0) }, event.unit);
    }
    case 'unit-exited':
      return withoutUnit(
        { ...view, exited: onSide(view.exited, event.side, plusOne), tally: counted(view, event.rule, 1), quiet: 0 },
        event.unit,
      );
    case 'unit-arrived': {
      const tally = counted(view, event.rule, event.cameBack ? -1 : 0);
      return { ...view, units: [...view.units, arrived(event)], entered: view.entered + 1, tally };
    }
    case 'reinforcements-called':
      return { ...view, tally: counted(view, event.rule, 1) };
    case 'structure-destroyed':
      return { ...view, structures: view.structures.with(event.place, 0), quiet: 0 };
    case 'medals-won':
      return { ...view, won: onSide(view.won, event.side, (won) => won + event.count), quiet: 0 };
    case 'medals-held':
      return { ...view, held: onSide(view.held, event.side, () => event.count), quiet: 0 };
    case 'objective-claimed':
      return { ...view, claimed: [...view.claimed, event.objective] };
    case 'charge-added':
      return { ...view, tally: counted(view, event.rule, event.fired ? 1 - event.charges : 1) };
    case 'officer-carried':
      return { ...view, officer: event.at, officerUnit: event.unit };
    case 'bonus-card-passed':
      return { ...view, bonusCard: event.holder === null ? NONE : sideNamed(event.holder) };
    case 'attack-declared':
    case 'dice-rolled':
    case 'attack-missed':
    case 'retreat-ignored':
      return view;
  }
}

/** All medals a side has now: those that stay, and those for where its units stand. */
function medals({ battle, units, won }: View, side: Side): number {
  const isHeld = (hex: HexId, only: UnitClass | undefined): boolean => {
    const unit = units.find((one) => one.hex === hexName(hex));
    return unit?.side === SIDE_NAMES[side] && (only === undefined || only === classOf(unit));
  };
  return won[side] + medalsByPosition(battle, side, isHeld);
}

function classOf(unit: UnitView): UnitClass | undefined {
  return KINDS[UNIT_KINDS.indexOf(unit.kind)]?.class;
}

function withUnit(view: View, id: UnitId, changed: Partial<UnitView>): View {
  return { ...view, units: view.units.map((unit) => (unit.id === id ? { ...unit, ...changed } : unit)) };
}

function counted({ tally }: View, rule: number, by: number): readonly number[] {
  return by === 0 ? tally : tally.with(rule, (tally[rule] ?? 0) + by);
}

/** A unit leaves. The officer it carried stays where it is. */
function withoutUnit(view: View, id: UnitId): View {
  const officerUnit = view.officerUnit === id ? NONE : view.officerUnit;
  return { ...view, units: view.units.filter((unit) => unit.id !== id), officerUnit };
}

/** hoth/scenario/officer: the officer goes where the unit goes. */
function followed(view: View, unit: UnitId, hex: string): View {
  return view.officerUnit === unit ? { ...view, officer: hex } : view;
}

function atRest(unit: UnitView): UnitView {
  return { ...unit, order: 0, moved: NONE, barred: false, attacks: 0, broke: false, acts: 0 };
}

function arrived({ unit, kind, side, at, figures }: Extract<Event, { type: 'unit-arrived' }>): UnitView {
  const rest = { order: 0, moved: NONE, barred: false, attacks: 0, broke: false, acts: 0 };
  return { id: unit, kind, side, hex: at, figures, full: figures, badge: 'none', inPlace: true, ...rest };
}

function withSeat(view: View, seat: Seat, changed: (seat: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one, i) => (i === seat ? { ...one, ...changed(one) } : one)) };
}

/** A card leaves the hand openly. */
function leaving(card: string) {
  return ({ hand, shown }: SeatView): Partial<SeatView> => ({
    hand: typeof hand === 'number' ? hand - 1 : without(hand, card),
    shown: without(shown, card),
  });
}

/** The discards become the pile: it holds no others, and the hand is known as far as that tells. */
function reshuffled(shown: readonly string[]) {
  return ({ pile, discards }: SeatView): Partial<SeatView> => ({
    pile: pile + discards.length,
    discards: [],
    reshuffled: inOrder(discards),
    shown,
  });
}

/** There is one of each card. */
function without(cards: readonly string[], card: string): string[] {
  return cards.filter((other) => other !== card);
}

function onSide<T>([rebel, empire]: readonly [T, T], side: SideName, changed: (value: T) => T): [T, T] {
  return side === 'rebel' ? [changed(rebel), empire] : [rebel, changed(empire)];
}

const plusOne = (count: number): number => count + 1;
const lastOf = (path: readonly string[]): string => path[path.length - 1] ?? '';
