/** What one seat or a spectator may know, built from nothing. */
import { allSeats, type HexId, type Seat, seatAt, type Viewer } from '@wartable/kernel';
import { hexName, SIDE_NAMES, type Side, type SideName } from './board.ts';
import { type CardId, cardName, cardOf } from './cards/index.ts';
import { BADGES, UNIT_KINDS } from './kinds.ts';
import { attackedIn } from './rules/dice.ts';
import { medalsOf } from './rules/medals.ts';
import type { Battle } from './scenario.ts';
import { underwayIn } from './stands.ts';
import { EMPTY, NONE, type State, seatNames, seatsOf, sideOf, type UnitId } from './state.ts';
import type { Underway } from './underway.ts';

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

/** An attack of this turn: the unit that made it, and its target, a unit by its id or a structure by its hex. */
export type Attacked = { readonly unit: UnitId; readonly target: UnitId | string };

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
  readonly attacked: readonly Attacked[];
  /** What is in progress, from the turn itself to the step that waits for an answer. */
  readonly underway: readonly Underway[];
  readonly outcome: SideName | 'draw' | null;
  readonly ended: string;
  /** Which leaders' cards each side brought. */
  readonly leaders: readonly [readonly string[], readonly string[]];
};

export const OUTCOMES = ['rebel', 'empire', 'draw'] as const;

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
    seats: seatNames(state).map((name, place) => seatView(state, name, seatAt(place), viewer)),
    supports: [state.supports[0].map(cardName), state.supports[1].map(cardName)],
    played: state.played.map(cardName),
    attacked: state.attacked.map((entry) => attackedIn(state.battle, entry)),
    underway: underwayIn(state),
    outcome: state.outcome === NONE ? null : (OUTCOMES[state.outcome] as View['outcome']),
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
  return allSeats(state.sides).flatMap((other) => [
    state.piles[other]?.length ?? 0,
    maySee(state, other, seat) ? 0 : (state.hands[other]?.length ?? 0),
  ]);
}
