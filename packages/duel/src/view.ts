/** What one seat or a spectator may know, built from nothing; and worlds that fit it. */
import { type Rng, rngFromRng, type Seat, shuffle, type Viewer } from '@wartable/kernel';
import { ARENA, type CardId, cardId, HP, NONE, nameOf, PRESET_DECKS, SIDES, type Side, sideOf } from './cards/index.ts';
import { ARENAS, type Arena } from './cards/vocabulary.ts';
import {
  cardOfUnit,
  cloneFrames,
  damageOn,
  EMPTY,
  emptyState,
  type Frame,
  isReady,
  LEADER_STATES,
  other,
  place,
  powerOf,
  removeCard,
  type State,
  type UnitId,
} from './state.ts';

export type UnitView = {
  readonly id: UnitId;
  readonly card: string;
  readonly arena: Arena;
  readonly ready: boolean;
  readonly damage: number;
  readonly power: number;
  readonly hp: number;
};

export type SideView = {
  readonly baseDamage: number;
  readonly leader: (typeof LEADER_STATES)[number];
  readonly epicUsed: boolean;
  /** The cards for their owner, their number for everybody else. */
  readonly hand: readonly string[] | number;
  readonly resources: readonly string[] | number;
  readonly exhaustedResources: number;
  readonly deck: number;
  readonly discard: readonly string[];
  readonly units: readonly UnitView[];
};

export type View = {
  readonly viewer: Viewer;
  readonly round: number;
  readonly initiative: Side;
  readonly initiativeTakenBy: number;
  readonly active: Side;
  readonly baseHp: number;
  readonly sides: readonly [SideView, SideView];
  /** How many units have entered play so far. */
  readonly entered: number;
  /** The steps in progress. All of it is public. */
  readonly frames: readonly Frame[];
  /** The viewer's own answers that wait for the others', and how many the viewer has given. */
  readonly sealed: readonly number[];
  readonly answers: number;
  readonly outcome: number;
};

export function viewFor(state: State, viewer: Viewer): View {
  return {
    viewer,
    round: state.round,
    initiative: state.initiative,
    initiativeTakenBy: state.taken,
    active: state.active,
    baseHp: state.baseHp,
    sides: [sideView(state, 0, viewer), sideView(state, 1, viewer)],
    entered: state.unitCard.length,
    frames: cloneFrames(state.frames),
    sealed: viewer === 'spectator' ? EMPTY : state.sealed[viewer as Side],
    answers: viewer === 'spectator' ? 0 : state.answers[viewer as Side],
    outcome: state.outcome,
  };
}

function sideView(state: State, side: Side, viewer: Viewer): SideView {
  const own = viewer === side;
  return {
    baseDamage: state.baseDamage[side],
    leader: LEADER_STATES[state.leader[side]] as SideView['leader'],
    epicUsed: state.epicUsed[side] === 1,
    hand: own ? state.hand[side].map(nameOf) : state.hand[side].length,
    resources: own ? state.resources[side].map(nameOf) : state.resources[side].length,
    exhaustedResources: state.spent[side],
    deck: state.deck[side].length,
    discard: state.discard[side].map(nameOf),
    units: [...state.units[place(side, 0)], ...state.units[place(side, 1)]].map((unit) => unitView(state, unit)),
  };
}

function unitView(state: State, unit: UnitId): UnitView {
  const card = cardOfUnit(state, unit);
  return {
    id: unit,
    card: nameOf(card),
    arena: ARENAS[ARENA[card] as number] as Arena,
    ready: isReady(state, unit),
    damage: damageOn(state, unit),
    power: powerOf(state, unit),
    hp: HP[card] as number,
  };
}

/** The places a seat cannot look into: its own deck, and the other's deck, hand and resources. */
export function hiddenSizes(state: State, seat: Seat): readonly number[] {
  const own = seat as Side;
  const enemy = other(own);
  return [state.deck[own].length, state.deck[enemy].length, state.hand[enemy].length, state.resources[enemy].length];
}

/** A full state that fits the view: cards the viewer has not seen lie in the hidden places at random. */
export function sampleWorld(view: View, rng: Rng): State {
  const state = emptyState(rngFromRng(rng));
  state.round = view.round;
  state.initiative = view.initiative;
  state.taken = view.initiativeTakenBy;
  state.active = view.active;
  state.baseHp = view.baseHp;
  state.outcome = view.outcome;
  state.frames = cloneFrames(view.frames);
  state.unitCard = new Array(view.entered).fill(NONE);
  state.unitDamage = new Array(view.entered).fill(0);
  state.unitReady = new Array(view.entered).fill(0);
  for (const side of SIDES) fillSide(state, side, view.sides[side], rng);
  if (view.viewer !== 'spectator') {
    state.sealed[view.viewer as Side] = view.sealed;
    state.answers[view.viewer as Side] = view.answers;
  }
  return state;
}

function fillSide(state: State, side: Side, seen: SideView, rng: Rng): void {
  state.baseDamage[side] = seen.baseDamage;
  state.leader[side] = LEADER_STATES.indexOf(seen.leader);
  state.epicUsed[side] = seen.epicUsed ? 1 : 0;
  state.spent[side] = seen.exhaustedResources;
  state.discard[side] = seen.discard.map(idOf);
  for (const unit of seen.units) {
    state.unitCard[unit.id] = idOf(unit.card);
    state.unitDamage[unit.id] = unit.damage;
    state.unitReady[unit.id] = unit.ready ? 1 : 0;
    state.units[place(side, ARENAS.indexOf(unit.arena))].push(unit.id);
  }
  const unseen = unseenCards(state, side, seen);
  shuffle(rng, unseen);
  state.hand[side] = typeof seen.hand === 'number' ? take(unseen, seen.hand) : seen.hand.map(idOf);
  state.resources[side] = typeof seen.resources === 'number' ? take(unseen, seen.resources) : seen.resources.map(idOf);
  state.deck[side] = unseen;
}

/** The side's deck list without all that lies open or is the viewer's own. */
function unseenCards(state: State, side: Side, seen: SideView): CardId[] {
  const unseen = [...PRESET_DECKS[side]];
  for (const card of state.discard[side]) removeCard(unseen, card);
  for (const unit of seen.units) removeCard(unseen, idOf(unit.card));
  for (const frame of state.frames) for (const card of frame.revealed) if (sideOf(card) === side) removeCard(unseen, card);
  if (typeof seen.hand !== 'number') for (const card of seen.hand) removeCard(unseen, idOf(card));
  if (typeof seen.resources !== 'number') for (const card of seen.resources) removeCard(unseen, idOf(card));
  return unseen;
}

function take(cards: CardId[], count: number): CardId[] {
  return cards.splice(cards.length - count).sort((a, b) => a - b);
}

function idOf(name: string): CardId {
  return cardId(name) ?? NONE;
}
