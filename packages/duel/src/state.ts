import { type Brand, type Choice, cloneRng, type Outcome, type Rng, seatAt } from '@wartable/kernel';
import { type ArenaId, arenaOf, type CardId, cardOf, NONE, type None, type Side, sideOf } from './cards/index.ts';
import { cloneFrame, EMPTY, type ENEMY_BASE, type Frame } from './frames.ts';

/** A unit by the order in which it entered play; never used again after it has left. */
export type UnitId = Brand<number, 'UnitId'>;
type PerSide<T> = [T, T];

export const LEADER_STATES = ['ready', 'exhausted', 'deployed'] as const;
export type LeaderState = (typeof LEADER_STATES)[number];

export const DRAW = 2;

/** Everything there is. Plain data: JSON in, JSON out. */
export type State = {
  rng: Rng;
  /** Where we are in the sequence of play; the last frame is the one at work. */
  frames: Frame[];
  /** NONE while the game goes on; else the winning side, or DRAW. */
  outcome: Side | typeof DRAW | None;
  round: number;
  /** Who holds the initiative, and who took it this round. */
  initiative: Side;
  taken: Side | None;
  /** Whose action it is. */
  active: Side;
  baseHp: number;
  baseDamage: PerSide<number>;
  leader: PerSide<LeaderState>;
  epicUsed: PerSide<boolean>;
  /** In order of the cards' numbers. */
  hand: PerSide<CardId[]>;
  /** The top card is the last one. */
  deck: PerSide<CardId[]>;
  discard: PerSide<CardId[]>;
  resources: PerSide<CardId[]>;
  /** How many resources are exhausted. */
  spent: PerSide<number>;
  /** Cards that went to the hand before all eyes and have not left it so, in that order. Replaced whole, so that clones share it. */
  shown: readonly [readonly Shown[], readonly Shown[]];
  /** The units in play, by side and arena (see `place`), in order of arrival. */
  units: [UnitId[], UnitId[], UnitId[], UnitId[]];
  /** By unit; NONE where it has left play. */
  unitCard: (CardId | None)[];
  unitDamage: number[];
  unitReady: number[];
  /** Answers given in secret, until all are in. */
  sealed: PerSide<readonly Choice[]>;
};

/** A card in the hand that all have seen; it may since have become one of the resources placed after the first `resources`. */
type Shown = { readonly card: CardId; readonly resources: number };

const NOTHING_SHOWN: State['shown'] = [EMPTY, EMPTY];

/** The step at work, in a game that goes on. */
export function topFrame(state: State): Frame {
  return state.frames[state.frames.length - 1] as Frame;
}

/** A copy that shares nothing that changes. */
export function cloneState(state: State): State {
  const { baseDamage, leader, epicUsed, hand, deck, discard, resources, spent, units, sealed } = state;
  return {
    rng: cloneRng(state.rng),
    frames: state.frames.map(cloneFrame),
    outcome: state.outcome,
    round: state.round,
    initiative: state.initiative,
    taken: state.taken,
    active: state.active,
    baseHp: state.baseHp,
    baseDamage: [baseDamage[0], baseDamage[1]],
    leader: [leader[0], leader[1]],
    epicUsed: [epicUsed[0], epicUsed[1]],
    hand: [hand[0].slice(), hand[1].slice()],
    deck: [deck[0].slice(), deck[1].slice()],
    discard: [discard[0].slice(), discard[1].slice()],
    resources: [resources[0].slice(), resources[1].slice()],
    spent: [spent[0], spent[1]],
    shown: state.shown,
    units: [units[0].slice(), units[1].slice(), units[2].slice(), units[3].slice()],
    unitCard: state.unitCard.slice(),
    unitDamage: state.unitDamage.slice(),
    unitReady: state.unitReady.slice(),
    sealed: [sealed[0], sealed[1]],
  };
}

/** A table before the set-up: no cards anywhere, no frames. */
export function emptyState(rng: Rng): State {
  return {
    rng,
    frames: [],
    outcome: NONE,
    round: 1,
    initiative: 0,
    taken: NONE,
    active: 0,
    baseHp: 30,
    baseDamage: [0, 0],
    leader: ['ready', 'ready'],
    epicUsed: [false, false],
    hand: [[], []],
    deck: [[], []],
    discard: [[], []],
    resources: [[], []],
    spent: [0, 0],
    shown: NOTHING_SHOWN,
    units: [[], [], [], []],
    unitCard: [],
    unitDamage: [],
    unitReady: [],
    sealed: [EMPTY, EMPTY],
  };
}

/** duel/end/base-destroyed, duel/end/draw */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.frames.length > 0) return undefined;
  if (state.outcome === DRAW) return { winners: [], rule: 'duel/end/draw' };
  return { winners: [seatAt(state.outcome)], rule: 'duel/end/base-destroyed' };
}

export function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** Where in `State.units` the units of a side in an arena stand. */
export function place(side: Side, arena: ArenaId): 0 | 1 | 2 | 3 {
  return (side * 2 + arena) as 0 | 1 | 2 | 3;
}

/** The card of a unit in play. */
export function cardOfUnit(state: State, unit: UnitId): CardId {
  return state.unitCard[unit] as CardId;
}

export function isInPlay(state: State, unit: UnitId | typeof ENEMY_BASE | None): unit is UnitId {
  return unit >= 0 && unit < state.unitCard.length && state.unitCard[unit] !== NONE;
}

export function sideOfUnit(state: State, unit: UnitId): Side {
  return sideOf(cardOfUnit(state, unit));
}

export function unitsInArena(state: State, side: Side, arena: ArenaId): readonly UnitId[] {
  return state.units[place(side, arena)];
}

export function unitsByArrival(state: State): UnitId[] {
  return state.units.flat().sort((a, b) => a - b);
}

export function isReady(state: State, unit: UnitId): boolean {
  return state.unitReady[unit] === 1;
}

export function damageOn(state: State, unit: UnitId): number {
  return state.unitDamage[unit] as number;
}

export function remainingHp(state: State, unit: UnitId): number {
  return cardOf(cardOfUnit(state, unit)).hp - damageOn(state, unit);
}

export function readyResources(state: State, side: Side): number {
  return state.resources[side].length - state.spent[side];
}

export function powerOf(state: State, unit: UnitId): number {
  return powerIn(state.frames, unit, cardOfUnit(state, unit));
}

/** Power now: printed, plus Raid and what holds for an attack in progress, never below 0 (duel/terms/power-floor, duel/attack/raid). */
export function powerIn(frames: readonly Frame[], unit: UnitId, card: CardId): number {
  let power = cardOf(card).power;
  for (const frame of frames) {
    if (frame.step !== 'attack' || frame.next === 'target') continue;
    if (frame.attacker === unit) power += cardOf(card).raid + frame.bonus;
    else if (frame.defender === unit) power -= frame.penalty;
  }
  return power < 0 ? 0 : power;
}

/** Puts a card where it belongs among sorted ones. */
export function insertSorted(cards: CardId[], card: CardId): void {
  cards.push(card);
  for (let at = cards.length - 1; at > 0; at--) {
    const before = cards[at - 1];
    if (before === undefined || before <= card) return;
    cards[at] = before;
    cards[at - 1] = card;
  }
}

export function removeCard(cards: CardId[], card: CardId): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

export function setShown(state: State, side: Side, shown: readonly Shown[]): void {
  state.shown = side === 0 ? [shown, state.shown[1]] : [state.shown[0], shown];
}

/** A card goes to the hand before all eyes. */
export function showCard(state: State, side: Side, card: CardId): void {
  setShown(state, side, [...state.shown[side], { card, resources: state.resources[side].length }]);
}

/** A card leaves the hand openly. Of several copies nobody knows which one it was: the eldest entry claims least, and stays. */
export function forgetCard(state: State, side: Side, card: CardId): void {
  const shown = state.shown[side];
  if (shown.length === 0) return;
  const last = shown.findLastIndex((entry) => entry.card === card);
  if (last >= 0) setShown(state, side, shown.toSpliced(last, 1));
}

/** Shown cards that are neither in the hand nor among the resources placed since. None, in a sound state. */
export function lostCards(state: State, side: Side): CardId[] {
  const hand = [...state.hand[side]];
  const resources = [...state.resources[side]];
  const lost: CardId[] = [];
  for (const entry of state.shown[side].toReversed()) {
    if (hand.includes(entry.card)) removeCard(hand, entry.card);
    // Cards shown later have taken their places among the resources placed since.
    else if (entry.resources < resources.length && resources.includes(entry.card)) removeCard(resources, entry.card);
    else lost.push(entry.card);
  }
  return lost;
}

export function addUnit(state: State, card: CardId, ready: boolean): UnitId {
  const unit = state.unitCard.length as UnitId;
  state.unitCard.push(card);
  state.unitDamage.push(0);
  state.unitReady.push(ready ? 1 : 0);
  state.units[place(sideOf(card), arenaOf(card))].push(unit);
  return unit;
}

/** Takes a unit out of play and returns its card. */
export function removeUnit(state: State, unit: UnitId): CardId {
  const card = cardOfUnit(state, unit);
  const standing = state.units[place(sideOf(card), arenaOf(card))];
  standing.splice(standing.indexOf(unit), 1);
  state.unitCard[unit] = NONE;
  state.unitDamage[unit] = 0;
  state.unitReady[unit] = 0;
  return card;
}
