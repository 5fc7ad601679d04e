/** What one seat or a spectator may know, built from nothing; and worlds that fit it. */
import { below, type Rng, rngFromRng, type Seat, shuffle, type Viewer } from '@wartable/kernel';
import {
  arenaOf,
  type CardId,
  cardOf,
  idOf,
  NONE,
  nameOf,
  PRESET_DECKS,
  SEATS,
  SIDES,
  type Side,
  type SideName,
  sideNamed,
  sideOf,
} from './cards/index.ts';
import { EMPTY, type Frame } from './frames.ts';
import { inState, notateChoice, parseChoice } from './notation.ts';
import { sideAt } from './seats.ts';
import {
  cardOfUnit,
  DRAW,
  damageOn,
  emptyState,
  isReady,
  type LeaderState,
  other,
  place,
  powerIn,
  removeCard,
  type State,
  setShown,
  type UnitId,
  unitsInArena,
} from './state.ts';
import { framesOf, type Underway, underwayOf } from './underway.ts';

export type UnitView = {
  readonly card: string;
  readonly id: UnitId;
  readonly damage: number;
  readonly exhausted: boolean;
  readonly power: number;
  readonly hp: number;
};

type ShownView = { readonly card: string; readonly resources: number };

export type SideView = {
  /** Damage on the base. */
  readonly base: number;
  readonly leader: LeaderState;
  readonly epicUsed: boolean;
  /** The cards for their owner, their number for everybody else. */
  readonly hand: readonly string[] | number;
  readonly resources: readonly string[] | number;
  readonly exhaustedResources: number;
  /** For all: cards seen on their way to the hand that have not left it openly. Each is in the hand, or a resource placed after so many. */
  readonly shown: readonly ShownView[];
  readonly deck: number;
  readonly discard: readonly string[];
  readonly ground: readonly UnitView[];
  readonly space: readonly UnitView[];
};

/** What a viewer may know, in the words of a position document. */
export type View = {
  readonly viewer: SideName | 'spectator';
  readonly round: number;
  readonly active: SideName;
  readonly initiative: SideName;
  /** Who has taken the initiative this round. */
  readonly taken: SideName | null;
  readonly baseHp: number;
  readonly leia: SideView;
  readonly vader: SideView;
  /** How many units have entered play so far. */
  readonly entered: number;
  /** Cards that all look at now: they lie in no pile. */
  readonly revealed: readonly string[];
  /** What is in progress, the step at work last; nothing once the game is over. All of it is public. */
  readonly underway: readonly Underway[];
  /** The viewer's own answers that wait for the other side's. */
  readonly sealed: readonly string[];
  readonly outcome: SideName | 'draw' | null;
};

const OUTCOMES = ['leia', 'vader', 'draw'] as const;

export function viewFor(state: State, viewer: Viewer): View {
  const own = viewer === 'spectator' ? undefined : sideAt(viewer);
  const attacks = state.frames.filter(({ step }) => step === 'attack');
  return {
    viewer: own === undefined ? 'spectator' : SEATS[own],
    round: state.round,
    active: SEATS[state.active],
    initiative: SEATS[state.initiative],
    taken: state.taken === NONE ? null : SEATS[state.taken],
    baseHp: state.baseHp,
    leia: sideView(state, 0, own, attacks),
    vader: sideView(state, 1, own, attacks),
    entered: state.unitCard.length,
    revealed: revealedIn(state.frames),
    underway: underwayOf(state.frames),
    sealed: own === undefined ? EMPTY : sealedBy(state, own),
    outcome: state.outcome === NONE ? null : OUTCOMES[state.outcome],
  };
}

function revealedIn(frames: readonly Frame[]): readonly string[] {
  for (const frame of frames) if (frame.step === 'ability' && frame.revealed.length > 0) return frame.revealed.map(nameOf);
  return EMPTY;
}

function sealedBy(state: State, side: Side): readonly string[] {
  const sealed = state.sealed[side];
  return sealed.length === 0 ? EMPTY : sealed.map((choice) => notateChoice(inState(state), choice));
}

function sideView(state: State, side: Side, own: Side | undefined, attacks: readonly Frame[]): SideView {
  const isOwn = own === side;
  return {
    base: state.baseDamage[side],
    leader: state.leader[side],
    epicUsed: state.epicUsed[side],
    hand: isOwn ? state.hand[side].map(nameOf) : state.hand[side].length,
    resources: isOwn ? state.resources[side].map(nameOf) : state.resources[side].length,
    exhaustedResources: state.spent[side],
    shown: state.shown[side].map(({ card, resources }) => ({ card: nameOf(card), resources })),
    deck: state.deck[side].length,
    discard: state.discard[side].map(nameOf),
    ground: unitsInArena(state, side, 0).map((unit) => unitView(state, unit, attacks)),
    space: unitsInArena(state, side, 1).map((unit) => unitView(state, unit, attacks)),
  };
}

function unitView(state: State, unit: UnitId, attacks: readonly Frame[]): UnitView {
  const card = cardOfUnit(state, unit);
  return {
    card: nameOf(card),
    id: unit,
    damage: damageOn(state, unit),
    exhausted: !isReady(state, unit),
    power: powerIn(attacks, unit, card),
    hp: cardOf(card).hp,
  };
}

/** The places a seat cannot look into: its own deck, and the other's deck, hand and resources. */
export function hiddenSizes(state: State, seat: Seat): readonly number[] {
  const own = sideAt(seat);
  const enemy = other(own);
  return [state.deck[own].length, state.deck[enemy].length, state.hand[enemy].length, state.resources[enemy].length];
}

/** A full state that fits the view: cards the viewer has not seen lie in the hidden places at random, shown ones where they can be. */
export function sampleWorld(view: View, rng: Rng): State {
  const state = emptyState(rngFromRng(rng));
  state.round = view.round;
  state.initiative = sideNamed(view.initiative);
  state.taken = view.taken === null ? NONE : sideNamed(view.taken);
  state.active = sideNamed(view.active);
  state.baseHp = view.baseHp;
  state.outcome = view.outcome === null ? NONE : view.outcome === 'draw' ? DRAW : sideNamed(view.outcome);
  state.frames = framesOf(view);
  state.unitCard = new Array(view.entered).fill(NONE);
  state.unitDamage = new Array(view.entered).fill(0);
  state.unitReady = new Array(view.entered).fill(0);
  for (const side of SIDES) fillSide(state, side, view[SEATS[side]], rng);
  if (view.viewer !== 'spectator') {
    const own = sideNamed(view.viewer);
    state.sealed[own] = view.sealed.map((notation) => parseChoice(inState(state), notation) ?? NONE);
  }
  return state;
}

function fillSide(state: State, side: Side, seen: SideView, rng: Rng): void {
  state.baseDamage[side] = seen.base;
  state.leader[side] = seen.leader;
  state.epicUsed[side] = seen.epicUsed;
  state.spent[side] = seen.exhaustedResources;
  state.discard[side] = seen.discard.map(idOf);
  for (const unit of [...seen.ground, ...seen.space]) {
    const card = idOf(unit.card);
    state.unitCard[unit.id] = card;
    state.unitDamage[unit.id] = unit.damage;
    state.unitReady[unit.id] = unit.exhausted ? 0 : 1;
    state.units[place(side, arenaOf(card))].push(unit.id);
  }
  const unseen = unseenCards(state, side, seen);
  if (seen.shown.length > 0) placeShown(state, side, seen, unseen, rng);
  shuffle(rng, unseen);
  state.hand[side] = typeof seen.hand === 'number' ? fill(state.hand[side], unseen, seen.hand) : seen.hand.map(idOf);
  state.resources[side] =
    typeof seen.resources === 'number' ? fill(state.resources[side], unseen, seen.resources) : seen.resources.map(idOf);
  // A position may leave cards out of the game.
  if (unseen.length > seen.deck) unseen.length = seen.deck;
  state.deck[side] = unseen;
}

/** Every place a shown card can be in is as likely. The last one has the fewest, and all of them are open to those before it. */
function placeShown(state: State, side: Side, seen: SideView, unseen: CardId[], rng: Rng): void {
  setShown(
    state,
    side,
    seen.shown.map(({ card, resources }) => ({ card: idOf(card), resources })),
  );
  if (typeof seen.hand !== 'number' || typeof seen.resources !== 'number') return;
  const hand = state.hand[side];
  const placed = state.resources[side];
  for (const { card, resources } of state.shown[side].toReversed()) {
    const inHand = seen.hand - hand.length;
    const since = seen.resources - resources - placed.length;
    removeCard(unseen, card);
    (below(rng, inHand + since) < inHand ? hand : placed).push(card);
  }
}

/** The side's deck list without all that lies open or is the viewer's own. */
function unseenCards(state: State, side: Side, seen: SideView): CardId[] {
  const unseen = [...PRESET_DECKS[side]];
  for (const card of state.discard[side]) removeCard(unseen, card);
  for (const unit of [...seen.ground, ...seen.space]) removeCard(unseen, idOf(unit.card));
  for (const frame of state.frames)
    if (frame.step === 'ability') for (const card of frame.revealed) if (sideOf(card) === side) removeCard(unseen, card);
  if (typeof seen.hand !== 'number') for (const card of seen.hand) removeCard(unseen, idOf(card));
  if (typeof seen.resources !== 'number') for (const card of seen.resources) removeCard(unseen, idOf(card));
  return unseen;
}

/** So many cards: the known ones, and others from the end of the unseen. */
function fill(known: readonly CardId[], unseen: CardId[], count: number): CardId[] {
  return [...known, ...unseen.splice(unseen.length - count + known.length)].sort((a, b) => a - b);
}
