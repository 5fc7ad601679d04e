import { allSeats, type Brand, cloneRng, type HexId, type Rng, type Seat, seatAt } from '@wartable/kernel';
import { HEXES, SIDE_NAMES, type Side, sideNamed } from './board.ts';
import type { CardId } from './cards/index.ts';
import type { Frame } from './frames.ts';
import { KINDS, RIDGE, UNIT_KINDS, type UnitKind, type UnitKindName } from './kinds.ts';
import type { Battle } from './scenario.ts';

/** A unit by the order in which it entered the battle; never used again. Hot loops count: a literal 0 lets the engine see a small number. */
export type UnitId = Brand<number, 'unit'>;
/** No hex, no unit, no side. */
export type None = -1;
export const NONE: None = -1;
/** The outcome while the battle goes on is NONE; else the winning side, or DRAW. */
export const DRAW = 2;
export const OUTCOMES = ['rebel', 'empire', 'draw'] as const;

export function outcomeNamed(name: (typeof OUTCOMES)[number]): Side | typeof DRAW {
  return name === 'draw' ? DRAW : sideNamed(name);
}

export const EMPTY: readonly never[] = [];
/** So many units enter a battle at most: a limit of notation, which no battle of the box comes near. */
export const MOST_UNITS = 999;

/** An attack of this turn: the unit that made it, and its target, a unit by its id or a structure by its hex. */
export type Attacked = { readonly unit: UnitId; readonly target: UnitId | string };

type PerSide<T> = [T, T];

/** Everything there is. Plain data: JSON in, JSON out. `battle` never changes. */
export type State = {
  rng: Rng;
  readonly battle: Battle;
  frames: Frame[];
  outcome: Side | typeof DRAW | None;
  /** The rule by which the battle ended. */
  ended: string;
  /** The side of each seat, in the order of seats. */
  readonly sides: readonly Side[];
  /** How many turns have begun, each side's own, and whose turn it is. */
  turn: number;
  turns: PerSide<number>;
  seat: Seat;
  /** Turns since anything was lost or won (hoth/end/stalemate). */
  quiet: number;
  /** By unit. A unit that has left has no hex. */
  unitKind: number[];
  unitHex: (HexId | None)[];
  unitFigures: number[];
  unitFull: number[];
  unitBadge: number[];
  /** E-Web badges: 1 in place, 0 moving. */
  unitInPlace: number[];
  /** This turn: 0 not ordered, 1 ordered, 2 ordered with the card's bonus. */
  unitOrder: number[];
  /** Hexes moved, NONE before its move; whether it may still attack; attacks made; breakthroughs made; activations left. */
  unitMoved: number[];
  unitBarred: number[];
  unitAttacks: number[];
  unitBroke: number[];
  unitActs: number[];
  /** The unit on each hex. */
  hexUnit: (UnitId | None)[];
  /** 1 while the structure stands. */
  structures: number[];
  /** Medals that stay. */
  medals: PerSide<number>;
  /** Medals held by position when it was last looked at, so that a change can be told. */
  held: PerSide<number>;
  /** Units of a side that have left by an exit, and that were eliminated, by kind. */
  exited: PerSide<number>;
  eliminated: number[];
  /** Objectives (places in `battle.rules`) that have been claimed for good. */
  claimed: readonly number[];
  /** By special rule: its charges, its units that will come back or have left, 1 once its reinforcement was called. Replaced whole. */
  tally: readonly number[];
  /** The officer's hex, and the unit that carries the officer. */
  officerHex: HexId | None;
  officerUnit: UnitId | None;
  /** The side that has the extra card. */
  bonusCard: Side | None;
  hands: CardId[][];
  piles: CardId[][];
  discards: CardId[][];
  /** By seat: cards that all know to be in the hand. Replaced whole, so that clones share it; as is the next. */
  shown: readonly (readonly CardId[])[];
  /** By seat: the discards that last became the pile, which since then has held no others; empty before that. */
  reshuffled: readonly (readonly CardId[])[];
  /** Support cards a side has left. */
  supports: PerSide<readonly CardId[]>;
  /** This turn: the cards played, and the attacks made. */
  played: readonly CardId[];
  attacked: readonly Attacked[];
};

function cloneLists(lists: readonly CardId[][]): CardId[][] {
  return lists.map((list) => list.slice());
}

/** A copy that shares nothing that changes. */
export function cloneState(state: State): State {
  return {
    rng: cloneRng(state.rng),
    battle: state.battle,
    frames: state.frames.slice(),
    outcome: state.outcome,
    ended: state.ended,
    sides: state.sides,
    turn: state.turn,
    turns: [state.turns[0], state.turns[1]],
    seat: state.seat,
    quiet: state.quiet,
    unitKind: state.unitKind.slice(),
    unitHex: state.unitHex.slice(),
    unitFigures: state.unitFigures.slice(),
    unitFull: state.unitFull.slice(),
    unitBadge: state.unitBadge.slice(),
    unitInPlace: state.unitInPlace.slice(),
    unitOrder: state.unitOrder.slice(),
    unitMoved: state.unitMoved.slice(),
    unitBarred: state.unitBarred.slice(),
    unitAttacks: state.unitAttacks.slice(),
    unitBroke: state.unitBroke.slice(),
    unitActs: state.unitActs.slice(),
    hexUnit: state.hexUnit.slice(),
    structures: state.structures.slice(),
    medals: [state.medals[0], state.medals[1]],
    held: [state.held[0], state.held[1]],
    exited: [state.exited[0], state.exited[1]],
    eliminated: state.eliminated.slice(),
    claimed: state.claimed,
    tally: state.tally,
    officerHex: state.officerHex,
    officerUnit: state.officerUnit,
    bonusCard: state.bonusCard,
    hands: cloneLists(state.hands),
    piles: cloneLists(state.piles),
    discards: cloneLists(state.discards),
    shown: state.shown,
    reshuffled: state.reshuffled,
    supports: [state.supports[0], state.supports[1]],
    played: state.played,
    attacked: state.attacked,
  };
}

/** A battlefield with its terrain and structures, and nobody on it. */
export function emptyState(rng: Rng, battle: Battle, sides: readonly Side[]): State {
  return {
    rng,
    battle,
    frames: [],
    outcome: NONE,
    ended: '',
    sides,
    turn: 0,
    turns: [0, 0],
    seat: seatAt(0),
    quiet: 0,
    unitKind: [],
    unitHex: [],
    unitFigures: [],
    unitFull: [],
    unitBadge: [],
    unitInPlace: [],
    unitOrder: [],
    unitMoved: [],
    unitBarred: [],
    unitAttacks: [],
    unitBroke: [],
    unitActs: [],
    hexUnit: HEXES.map(() => NONE),
    structures: battle.structures.map(() => 1),
    medals: [0, 0],
    held: [0, 0],
    exited: [0, 0],
    eliminated: KINDS.map(() => 0),
    claimed: EMPTY,
    tally: battle.rules.map(() => 0),
    officerHex: NONE,
    officerUnit: NONE,
    bonusCard: NONE,
    hands: sides.map(() => []),
    piles: sides.map(() => []),
    discards: sides.map(() => []),
    shown: sides.map(() => EMPTY),
    reshuffled: sides.map(() => EMPTY),
    supports: [EMPTY, EMPTY],
    played: EMPTY,
    attacked: EMPTY,
  };
}

export function sideOfSeat(state: Pick<State, 'sides'>, seat: Seat): Side {
  return state.sides[seat] as Side;
}

export function handOf(state: State, seat: Seat): CardId[] {
  return state.hands[seat] as CardId[];
}

export function pileOf(state: State, seat: Seat): CardId[] {
  return state.piles[seat] as CardId[];
}

export function discardsOf(state: State, seat: Seat): CardId[] {
  return state.discards[seat] as CardId[];
}

/** Cards that all know to be in the hand of a seat. */
export function shownIn(state: State, seat: Seat): readonly CardId[] {
  return state.shown[seat] as readonly CardId[];
}

export function reshuffledIn(state: State, seat: Seat): readonly CardId[] {
  return state.reshuffled[seat] as readonly CardId[];
}

/** The card whose orders count now. */
export function lastPlayed(state: State): CardId | undefined {
  return state.played[state.played.length - 1];
}

/** Cards that lie in a reshuffled pile and were not among its cards. None, in a sound state. */
export function strayCards(state: State, seat: Seat): CardId[] {
  const reshuffled = reshuffledIn(state, seat);
  return reshuffled.length === 0 ? [] : pileOf(state, seat).filter((card) => !reshuffled.includes(card));
}

/** What a special rule counts. */
export function tallyOf(state: Pick<State, 'tally'>, rule: number): number {
  return state.tally[rule] ?? 0;
}

export function tallyBy(state: State, rule: number, by: number): void {
  state.tally = state.tally.with(rule, tallyOf(state, rule) + by);
}

export function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}

export function addUnit(state: State, kind: number, hex: HexId | None, figures: number, badge: number, full = figures): UnitId {
  const unit = state.unitKind.length as UnitId;
  state.unitKind.push(kind);
  state.unitHex.push(hex);
  state.unitFigures.push(figures);
  state.unitFull.push(full);
  state.unitBadge.push(badge);
  state.unitInPlace.push(1);
  state.unitOrder.push(0);
  state.unitMoved.push(NONE);
  state.unitBarred.push(0);
  state.unitAttacks.push(0);
  state.unitBroke.push(0);
  state.unitActs.push(0);
  if (hex !== NONE) state.hexUnit[hex] = unit;
  return unit;
}

const idLists: UnitId[][] = [[]];

/** All units that ever entered, in order of arrival. */
export function everyUnit({ unitKind: { length } }: State): readonly UnitId[] {
  for (let size = idLists.length; size <= length; size++) idLists.push(Array.from({ length: size }, (_, i) => i as UnitId));
  return idLists[length] as UnitId[];
}

/** The place of its kind in `KINDS`. */
export function kindIdOf(state: State, unit: UnitId): number {
  return state.unitKind[unit] as number;
}

export function kindOf(state: State, unit: UnitId): UnitKind {
  return KINDS[state.unitKind[unit] as number] as UnitKind;
}

export function kindName(state: State, unit: UnitId): UnitKindName {
  return UNIT_KINDS[kindIdOf(state, unit)] as UnitKindName;
}

export function sideOf(state: State, unit: UnitId): Side {
  return kindOf(state, unit).side;
}

/** Where a unit stands that is in play. */
export function hexOf(state: State, unit: UnitId): HexId {
  return state.unitHex[unit] as HexId;
}

export function figuresOf(state: State, unit: UnitId): number {
  return state.unitFigures[unit] as number;
}

export function fullOf(state: State, unit: UnitId): number {
  return state.unitFull[unit] as number;
}

/** Figures a unit has lost. */
export function missing(state: State, unit: UnitId): number {
  return fullOf(state, unit) - figuresOf(state, unit);
}

/** Hexes moved this turn, or NONE. */
export function movedBy(state: State, unit: UnitId): number {
  return state.unitMoved[unit] as number;
}

export function attacksOf(state: State, unit: UnitId): number {
  return state.unitAttacks[unit] as number;
}

/** How often a unit acts again. */
export function actsOf(state: State, unit: UnitId): number {
  return state.unitActs[unit] as number;
}

export function isInPlay(state: State, unit: UnitId): boolean {
  return (state.unitHex[unit] ?? NONE) !== NONE;
}

export function unitAt(state: State, hex: HexId): UnitId | None {
  return state.hexUnit[hex] as UnitId | None;
}

export function terrainAt(state: State, hex: HexId): number {
  return state.battle.terrain[hex] as number;
}

export function isRidge(state: State, hex: HexId): boolean {
  return state.battle.terrain[hex] === RIDGE;
}

/** The place in `battle.structures` of a structure that still stands on a hex. */
export function structureAt(state: State, hex: HexId): number | None {
  const { structures } = state.battle;
  for (let i = 0; i < structures.length; i++) if (structures[i]?.hex === hex && state.structures[i] === 1) return i;
  return NONE;
}

/** The units of a side, in order of arrival. */
export function unitsOf(state: State, side: Side): UnitId[] {
  const units: UnitId[] = [];
  for (let unit = 0 as UnitId; unit < state.unitHex.length; unit++)
    if (state.unitHex[unit] !== NONE && kindOf(state, unit).side === side) units.push(unit);
  return units;
}

/** "rebel" and "empire"; partners are "rebel-1" and "rebel-2". */
export function seatName(state: Pick<State, 'sides'>, seat: Seat): string {
  const { sides } = state;
  const side = sideOfSeat(state, seat);
  let partners = 0;
  let number = 0;
  for (let other = 0; other < sides.length; other++) {
    if (sides[other] !== side) continue;
    partners++;
    if (other <= seat) number++;
  }
  return partners === 1 ? SIDE_NAMES[side] : `${SIDE_NAMES[side]}-${number}`;
}

export function seatNames(state: Pick<State, 'sides'>): string[] {
  return allSeats(state.sides).map((seat) => seatName(state, seat));
}

/** The seats of a side, in their order. */
export function seatsOf(state: State, side: Side): Seat[] {
  return allSeats(state.sides).filter((seat) => state.sides[seat] === side);
}
