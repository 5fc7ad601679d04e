/** What one seat or a spectator may know, built from nothing; and worlds that fit it. */
import { type HexId, type Rng, rngFromRng, type Seat, shuffle, type Viewer } from '@wartable/kernel';
import { hexByName, hexName, SIDE_NAMES, SIDES, type Side, type SideName } from './board.ts';
import { type CardId, cardByName, cardName, cardOf, cardsOf } from './cards/index.ts';
import { BADGES, UNIT_KINDS } from './kinds.ts';
import { medalsOf } from './rules/medals.ts';
import type { Battle } from './scenario.ts';
import {
  addUnit,
  cloneFrames,
  EMPTY,
  emptyState,
  type Frame,
  NONE,
  type State,
  seatNames,
  seatsOf,
  sideOf,
  type UnitId,
} from './state.ts';

export type UnitView = {
  readonly id: UnitId;
  readonly kind: string;
  readonly side: SideName;
  readonly hex: string;
  readonly figures: number;
  readonly full: number;
  readonly badge: string;
  /** For an E-Web: in place or moving. */
  readonly inPlace: boolean;
  /** This turn. */
  readonly order: number;
  readonly moved: number;
  readonly barred: boolean;
  readonly attacks: number;
  readonly broke: boolean;
  readonly acts: number;
};

type SeatView = {
  readonly name: string;
  readonly side: SideName;
  /** The cards for their owner and the partner, their number for everybody else. */
  readonly hand: readonly string[] | number;
  /** For all: cards known to be in the hand, taken there openly or not among the discards when the pile was empty. */
  readonly shown: readonly string[];
  readonly pile: number;
  readonly discards: readonly string[];
  /** The discards that last became the pile: it holds no others. Empty where that has not happened yet. */
  readonly reshuffled: readonly string[];
  /** The leaders whose cards are in this seat's deck: both sides agreed on them. */
  readonly leaders: readonly string[];
};

export type View = {
  readonly viewer: Viewer;
  /** The scenario: terrain, structures, special rules. */
  readonly battle: Battle;
  readonly turn: number;
  readonly turns: readonly [number, number];
  readonly seat: Seat;
  readonly quiet: number;
  readonly units: readonly UnitView[];
  readonly entered: number;
  /** Structures that still stand, by their place in the scenario. */
  readonly structures: readonly number[];
  /** Medals that stay, and all a side holds now. */
  readonly won: readonly [number, number];
  readonly medals: readonly [number, number];
  readonly held: readonly [number, number];
  readonly exited: readonly [number, number];
  readonly eliminated: readonly number[];
  readonly claimed: readonly number[];
  readonly charges: number;
  readonly returning: number;
  readonly reinforced: number;
  readonly officer: string | null;
  readonly officerUnit: UnitId;
  readonly bonusCard: number;
  readonly seats: readonly SeatView[];
  /** Cards of the decks in play that the viewer has not seen lie in hidden hands and piles. */
  readonly supports: readonly [readonly string[], readonly string[]];
  readonly played: readonly string[];
  readonly attacked: readonly number[];
  readonly frames: readonly Frame[];
  readonly answers: number;
  readonly outcome: SideName | 'draw' | null;
  readonly ended: string;
  /** Which leaders' cards each side brought. */
  readonly leaders: readonly [readonly string[], readonly string[]];
};

const OUTCOMES = ['rebel', 'empire', 'draw'] as const;

export function viewFor(state: State, viewer: Viewer): View {
  return {
    viewer,
    battle: state.battle,
    turn: state.turn,
    turns: [state.turns[0], state.turns[1]],
    seat: state.seat,
    quiet: state.quiet,
    units: state.unitHex.flatMap((hex, unit) => (hex < 0 ? [] : [unitView(state, unit)])),
    entered: state.unitKind.length,
    structures: [...state.structures],
    won: [state.medals[0], state.medals[1]],
    medals: [medalsOf(state, 0), medalsOf(state, 1)],
    held: [state.held[0], state.held[1]],
    exited: [state.exited[0], state.exited[1]],
    eliminated: [...state.eliminated],
    claimed: state.claimed,
    charges: state.charges,
    returning: state.returning,
    reinforced: state.reinforced,
    officer: state.officerHex === NONE ? null : hexName(state.officerHex),
    officerUnit: state.officerUnit,
    bonusCard: state.bonusCard,
    seats: seatNames(state).map((name, seat) => seatView(state, name, seat, viewer)),
    supports: [state.supports[0].map(cardName), state.supports[1].map(cardName)],
    played: state.played.map(cardName),
    attacked: state.attacked,
    frames: cloneFrames(state.frames),
    answers: viewer === 'spectator' ? 0 : (state.answers[viewer] as number),
    outcome: OUTCOMES[state.outcome] ?? null,
    ended: state.ended,
    leaders: [leadersOf(state, 0), leadersOf(state, 1)],
  };
}

function unitView(state: State, unit: UnitId): UnitView {
  return {
    id: unit,
    kind: UNIT_KINDS[state.unitKind[unit] as number] as string,
    side: SIDE_NAMES[sideOf(state, unit)],
    hex: hexName(state.unitHex[unit] as HexId),
    figures: state.unitFigures[unit] as number,
    full: state.unitFull[unit] as number,
    badge: BADGES[state.unitBadge[unit] as number] as string,
    inPlace: state.unitInPlace[unit] === 1,
    order: state.unitOrder[unit] as number,
    moved: state.unitMoved[unit] as number,
    barred: state.unitBarred[unit] === 1,
    attacks: state.unitAttacks[unit] as number,
    broke: state.unitBroke[unit] === 1,
    acts: state.unitActs[unit] as number,
  };
}

function seatView(state: State, name: string, seat: Seat, viewer: Viewer): SeatView {
  const side = state.sides[seat] as Side;
  const hand = state.hands[seat] as readonly CardId[];
  return {
    name,
    side: SIDE_NAMES[side],
    hand: maySee(state, seat, viewer) ? hand.map(cardName) : hand.length,
    shown: (state.shown[seat] as readonly CardId[]).map(cardName),
    pile: state.piles[seat]?.length ?? 0,
    discards: (state.discards[seat] as readonly CardId[]).map(cardName),
    reshuffled: (state.reshuffled[seat] as readonly CardId[]).map(cardName),
    leaders: leadersIn(state, seat),
  };
}

/** hoth/teams/open-hands: partners see each other's cards. */
function maySee(state: Pick<State, 'sides'>, seat: Seat, viewer: Viewer): boolean {
  return viewer !== 'spectator' && state.sides[seat] === state.sides[viewer];
}

/** The leaders are known: both sides agreed on them. */
function leadersIn(state: State, seat: Seat): string[] {
  const sets = new Set<string>();
  for (const list of [state.hands[seat], state.piles[seat], state.discards[seat], seat === state.seat ? state.played : EMPTY])
    for (const card of list ?? []) {
      const { set } = cardOf(card);
      if (set !== 'standard' && set !== 'support') sets.add(set);
    }
  return [...sets].sort();
}

function leadersOf(state: State, side: Side): string[] {
  return [...new Set(seatsOf(state, side).flatMap((seat) => leadersIn(state, seat)))].sort();
}

/** The places a seat cannot look into: all piles, and the enemies' hands. */
export function hiddenSizes(state: State, seat: Seat): readonly number[] {
  return state.sides.flatMap((_, other) => [
    state.piles[other]?.length ?? 0,
    maySee(state, other, seat) ? 0 : (state.hands[other]?.length ?? 0),
  ]);
}

/** A full state that fits the view: cards the viewer has not seen lie at random in the hidden places where they can be. */
export function sampleWorld(view: View, rng: Rng): State {
  const sides = view.seats.map((seat) => SIDE_NAMES.indexOf(seat.side) as Side);
  const state = emptyState(rngFromRng(rng), view.battle, sides);
  fillUnits(state, view);
  Object.assign(state, {
    frames: cloneFrames(view.frames),
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
    attacked: view.attacked,
  });
  for (const side of SIDES) dealUnseen(state, view, side, rng);
  if (view.viewer !== 'spectator') state.answers[view.viewer] = view.answers;
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
  return hexByName(name) ?? 0;
}
