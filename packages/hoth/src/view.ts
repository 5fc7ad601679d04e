/** What one seat or a spectator may know, built from nothing. */
import { allSeats, at, type Seat, seatAt, type Viewer } from '@wartable/kernel';
import { hexName, SIDE_NAMES, type Side, type SideName } from './board.ts';
import { cardName, cardOf } from './cards/index.ts';
import { BADGES, type BadgeName, type UnitKindName } from './kinds.ts';
import { medalsOf } from './rules/medals.ts';
import type { Battle } from './scenario.ts';
import { underwayIn } from './stands.ts';
import {
  type Attacked,
  actsOf,
  attacksOf,
  discardsOf,
  EMPTY,
  everyUnit,
  figuresOf,
  fullOf,
  handOf,
  hexOf,
  isInPlay,
  kindName,
  movedBy,
  NONE,
  type None,
  OUTCOMES,
  pileOf,
  reshuffledIn,
  type State,
  seatNames,
  seatsOf,
  shownIn,
  sideOf,
  sideOfSeat,
  type UnitId,
} from './state.ts';
import type { Underway } from './underway.ts';

export type UnitView = {
  readonly id: UnitId;
  readonly kind: UnitKindName;
  readonly side: SideName;
  readonly hex: string;
  readonly figures: number;
  readonly full: number;
  readonly badge: BadgeName;
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

export type SeatView = {
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
  /** By their place in the scenario: 1 for a structure that stands, 0 for one that has fallen. */
  readonly structures: readonly number[];
  /** Medals that stay, and all a side holds now. */
  readonly won: readonly [number, number];
  readonly medals: readonly [number, number];
  readonly held: readonly [number, number];
  readonly exited: readonly [number, number];
  readonly eliminated: readonly number[];
  readonly claimed: readonly number[];
  /** By special rule of the scenario: its charges, its units that will come back or have left, 1 once its reinforcement was called. */
  readonly tally: readonly number[];
  readonly officer: string | null;
  readonly officerUnit: UnitId | None;
  readonly bonusCard: Side | None;
  readonly seats: readonly SeatView[];
  /** Cards of the decks in play that the viewer has not seen lie in hidden hands and piles. */
  readonly supports: readonly [readonly string[], readonly string[]];
  readonly played: readonly string[];
  readonly attacked: readonly Attacked[];
  /** What is in progress, from the turn itself to the step that waits for an answer. */
  readonly underway: readonly Underway[];
  readonly outcome: SideName | 'draw' | null;
  readonly ended: string;
  /** Which leaders' cards each side brought. */
  readonly leaders: readonly [readonly string[], readonly string[]];
};

export function viewFor(state: State, viewer: Viewer): View {
  return {
    viewer,
    battle: state.battle,
    turn: state.turn,
    turns: [state.turns[0], state.turns[1]],
    seat: state.seat,
    quiet: state.quiet,
    units: everyUnit(state).flatMap((unit) => (isInPlay(state, unit) ? [unitView(state, unit)] : [])),
    entered: state.unitKind.length,
    structures: [...state.structures],
    won: [state.medals[0], state.medals[1]],
    medals: [medalsOf(state, 0), medalsOf(state, 1)],
    held: [state.held[0], state.held[1]],
    exited: [state.exited[0], state.exited[1]],
    eliminated: [...state.eliminated],
    claimed: state.claimed,
    tally: state.tally,
    officer: state.officerHex === NONE ? null : hexName(state.officerHex),
    officerUnit: state.officerUnit,
    bonusCard: state.bonusCard,
    seats: seatNames(state).map((name, place) => seatView(state, name, seatAt(place), viewer)),
    supports: [state.supports[0].map(cardName), state.supports[1].map(cardName)],
    played: state.played.map(cardName),
    attacked: state.attacked,
    underway: underwayIn(state),
    outcome: state.outcome === NONE ? null : OUTCOMES[state.outcome],
    ended: state.ended,
    leaders: [leadersOf(state, 0), leadersOf(state, 1)],
  };
}

function unitView(state: State, unit: UnitId): UnitView {
  return {
    id: unit,
    kind: kindName(state, unit),
    side: SIDE_NAMES[sideOf(state, unit)],
    hex: hexName(hexOf(state, unit)),
    figures: figuresOf(state, unit),
    full: fullOf(state, unit),
    badge: at(BADGES, at(state.unitBadge, unit)),
    inPlace: state.unitInPlace[unit] === 1,
    order: at(state.unitOrder, unit),
    moved: movedBy(state, unit),
    barred: state.unitBarred[unit] === 1,
    attacks: attacksOf(state, unit),
    broke: state.unitBroke[unit] === 1,
    acts: actsOf(state, unit),
  };
}

function seatView(state: State, name: string, seat: Seat, viewer: Viewer): SeatView {
  const hand = handOf(state, seat);
  return {
    name,
    side: SIDE_NAMES[sideOfSeat(state, seat)],
    hand: maySee(state, seat, viewer) ? hand.map(cardName) : hand.length,
    shown: shownIn(state, seat).map(cardName),
    pile: pileOf(state, seat).length,
    discards: discardsOf(state, seat).map(cardName),
    reshuffled: reshuffledIn(state, seat).map(cardName),
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
  for (const list of [
    handOf(state, seat),
    pileOf(state, seat),
    discardsOf(state, seat),
    seat === state.seat ? state.played : EMPTY,
  ])
    for (const card of list) {
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
  return allSeats(state.sides).flatMap((other) => [
    pileOf(state, other).length,
    maySee(state, other, seat) ? 0 : handOf(state, other).length,
  ]);
}
