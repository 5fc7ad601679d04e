/** Worlds that fit what a viewer knows. */
import { at, type Rng, rngFromRng, shuffle } from '@wartable/kernel';
import { hexNamed, SIDES, type Side, sideNamed } from './board.ts';
import { type CardId, cardNamed, cardOf, cardsOf } from './cards/index.ts';
import { BADGES, UNIT_KINDS } from './kinds.ts';
import { pushUnderway } from './stands.ts';
import { addUnit, discardsOf, emptyState, handOf, NONE, outcomeNamed, type State, seatsOf } from './state.ts';
import type { View } from './view.ts';

/** A full state that fits the view: cards the viewer has not seen lie at random in the hidden places where they can be. */
export function sampleWorld(view: View, rng: Rng): State {
  const sides = view.seats.map((seat) => sideNamed(seat.side));
  const state = emptyState(rngFromRng(rng), view.battle, sides);
  fillUnits(state, view);
  Object.assign(state, {
    outcome: view.outcome === null ? NONE : outcomeNamed(view.outcome),
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
    tally: view.tally,
    officerHex: view.officer === null ? NONE : hexNamed(view.officer),
    officerUnit: view.officerUnit,
    bonusCard: view.bonusCard,
    supports: [view.supports[0].map(cardNamed), view.supports[1].map(cardNamed)],
    played: view.played.map(cardNamed),
    attacked: view.attacked,
  } satisfies Partial<State>);
  for (const step of view.underway) pushUnderway(state, step);
  for (const side of SIDES) dealUnseen(state, view, side, rng);
  return state;
}

function fillUnits(state: State, view: View): void {
  let known = 0;
  for (let entered = 0; entered < view.entered; entered++) {
    const seen = view.units[known];
    if (seen?.id !== entered) {
      addGone(state);
      continue;
    }
    known++;
    const { figures, full } = seen;
    const unit = addUnit(state, UNIT_KINDS.indexOf(seen.kind), hexNamed(seen.hex), figures, BADGES.indexOf(seen.badge), full);
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
  const seats = seatsOf(state, side).map((i) => ({ ...at(view.seats, i), i }));
  const unseen = cardsOf(side, 'standard').concat(view.leaders[side].flatMap((leader) => cardsOf(side, leader)));
  const seen = view.played.map(cardNamed);
  for (const { i, hand, shown, discards, reshuffled } of seats) {
    state.discards[i] = discards.map(cardNamed);
    state.hands[i] = (typeof hand === 'number' ? shown : hand).map(cardNamed);
    state.shown = state.shown.with(i, shown.map(cardNamed));
    state.reshuffled = state.reshuffled.with(i, reshuffled.map(cardNamed));
    seen.push(...discardsOf(state, i), ...handOf(state, i));
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
    const { again, own } = at(known, place);
    const hand = handOf(state, seat.i);
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
