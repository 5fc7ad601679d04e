/** Worlds that fit what a viewer knows. */
import { type HexId, type Rng, rngFromRng, shuffle } from '@wartable/kernel';
import { hexByName, SIDE_NAMES, SIDES, type Side } from './board.ts';
import { type CardId, cardByName, cardOf, cardsOf } from './cards/index.ts';
import { BADGES, UNIT_KINDS } from './kinds.ts';
import { attackEntry } from './rules/dice.ts';
import { pushUnderway } from './stands.ts';
import { addUnit, emptyState, NONE, type State } from './state.ts';
import { OUTCOMES, type View } from './view.ts';

/** A full state that fits the view: cards the viewer has not seen lie at random in the hidden places where they can be. */
export function sampleWorld(view: View, rng: Rng): State {
  const sides = view.seats.map((seat) => SIDE_NAMES.indexOf(seat.side) as Side);
  const state = emptyState(rngFromRng(rng), view.battle, sides);
  fillUnits(state, view);
  Object.assign(state, {
    outcome: view.outcome === null ? NONE : OUTCOMES.indexOf(view.outcome),
    ended: view.ended,
    turn: view.turn,
    turns: [...view.turns],
    seat: view.seat,
    quiet: view.quiet,
    structures: [...view.structures],
    medals: [...view.won],
    held: [...view.held],
    exited: [...view.exited],
    eliminated: [...view.eliminated],
    claimed: view.claimed,
    charges: view.charges,
    returning: view.returning,
    reinforced: view.reinforced,
    officerHex: view.officer === null ? NONE : hexByName(view.officer),
    officerUnit: view.officerUnit,
    bonusCard: view.bonusCard,
    supports: [view.supports[0].map(idOf), view.supports[1].map(idOf)],
    played: view.played.map(idOf),
    attacked: view.attacked.map((attacked) => attackEntry(view.battle, attacked)),
  });
  for (const step of view.underway) pushUnderway(state, step);
  for (const side of SIDES) dealUnseen(state, view, side, rng);
  return state;
}

function fillUnits(state: State, view: View): void {
  let known = 0;
  for (let unit = 0; unit < view.entered; unit++) {
    const seen = view.units[known];
    if (seen?.id !== unit) {
      addGone(state);
      continue;
    }
    known++;
    addUnit(
      state,
      UNIT_KINDS.indexOf(seen.kind as (typeof UNIT_KINDS)[number]),
      idOfHex(seen.hex),
      seen.figures,
      BADGES.indexOf(seen.badge as (typeof BADGES)[number]),
      seen.full,
    );
    state.unitInPlace[unit] = seen.inPlace ? 1 : 0;
    state.unitOrder[unit] = seen.order;
    state.unitMoved[unit] = seen.moved;
    state.unitBarred[unit] = seen.barred ? 1 : 0;
    state.unitAttacks[unit] = seen.attacks;
    state.unitBroke[unit] = seen.broke ? 1 : 0;
    state.unitActs[unit] = seen.acts;
  }
}

/** A unit that has left; nothing of it matters any more. */
export function addGone(state: State): void {
  state.unitInPlace[addUnit(state, 0, NONE, 0, 0)] = 0;
}

function dealUnseen(state: State, view: View, side: Side, rng: Rng): void {
  const seats = view.seats.flatMap((seat, i) => (state.sides[i] === side ? [{ ...seat, i }] : []));
  const unseen = cardsOf(side, 'standard').concat(view.leaders[side].flatMap((leader) => cardsOf(side, leader)));
  const seen = view.played.map(idOf);
  for (const { i, hand, shown, discards, reshuffled } of seats) {
    state.discards[i] = discards.map(idOf);
    state.hands[i] = (typeof hand === 'number' ? shown : hand).map(idOf);
    state.shown = state.shown.with(i, shown.map(idOf));
    state.reshuffled = state.reshuffled.with(i, reshuffled.map(idOf));
    seen.push(...(state.discards[i] as CardId[]), ...(state.hands[i] as CardId[]));
  }
  let rest = unseen.filter((card) => !seen.includes(card));
  shuffle(rng, rest);
  const draw = (belongs: (card: CardId) => boolean): CardId[] => {
    const drawn = rest.filter(belongs);
    if (drawn.length > 0) rest = rest.filter((card) => !belongs(card));
    return drawn;
  };
  // First what can be in one seat's hand or pile only: its former discards, and in a pair its leader's cards (hoth/teams/cards).
  const known = seats.map(({ i, leaders }) => ({
    again: draw((card) => state.reshuffled[i]?.includes(card) === true),
    own: seats.length === 1 ? [] : draw((card) => leaders.includes(cardOf(card).set)),
  }));
  seats.forEach((seat, place) => {
    const { again, own } = known[place] as (typeof known)[number];
    const hand = state.hands[seat.i] as CardId[];
    const size = typeof seat.hand === 'number' ? seat.hand : hand.length;
    const pile = again.splice(0, seat.pile);
    // The former discards that are not in the pile any more have been drawn.
    hand.push(...again.splice(0, size - hand.length));
    const free = size - hand.length;
    const others = own.splice(0, free + seat.pile - pile.length);
    const mixed = others.length > 0;
    others.push(...rest.splice(0, free + seat.pile - pile.length - others.length));
    if (mixed) shuffle(rng, others);
    hand.push(...others.splice(0, free));
    hand.sort((a, b) => a - b);
    state.piles[seat.i] = [...pile, ...others];
  });
}

function idOf(name: string): CardId {
  return cardByName(name) ?? NONE;
}

function idOfHex(name: string): HexId {
  return hexByName(name) as HexId;
}
