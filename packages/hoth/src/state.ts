import { allSeats, cloneRng, type HexId, type Rng, type Seat, seatAt } from '@wartable/kernel';
import { HEX_COUNT, SIDE_NAMES, type Side } from './board.ts';
import type { CardId } from './cards/index.ts';
import { KINDS, RIDGE, type UnitKind } from './kinds.ts';
import type { Battle } from './scenario.ts';

/** A unit by the order in which it entered the battle; never used again. */
export type UnitId = number;
/** No hex, no unit. */
export type None = -1;
export const NONE: None = -1;
/** The outcome while the battle goes on is NONE; else the winning side, or DRAW. */
export const DRAW = 2;
export const EMPTY: readonly never[] = [];

type PerSide<T> = [T, T];

/** Everything there is. Plain data: JSON in, JSON out. `battle` never changes. */
export type State = {
  rng: Rng;
  readonly battle: Battle;
  frames: Frame[];
  outcome: number;
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
  hexUnit: number[];
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
  charges: number;
  /** Units that will come back at the end of their side's next turn; whether the one reinforcement has come. */
  returning: number;
  reinforced: number;
  /** The officer's hex, and the unit that carries the officer. */
  officerHex: HexId | None;
  officerUnit: UnitId;
  /** The side that has the extra card. */
  bonusCard: number;
  hands: CardId[][];
  piles: CardId[][];
  discards: CardId[][];
  /** By seat: cards that all know to be in the hand. Replaced whole, so that clones share it; as is the next. */
  shown: readonly (readonly CardId[])[];
  /** By seat: the discards that last became the pile, which since then has held no others; empty before that. */
  reshuffled: readonly (readonly CardId[])[];
  /** Support cards a side has left. */
  supports: PerSide<readonly CardId[]>;
  /** This turn: the cards played, and the targets attacked so far (see `attackEntry`). */
  played: readonly CardId[];
  attacked: readonly number[];
};

export const STEPS = [
  'play',
  'section',
  'order',
  'move',
  'move-to',
  'attack',
  'target',
  'roll',
  'after-attack',
  'second-attack',
  'strike',
  'redraw',
  'incursion',
  'draw',
  'place',
  'reinforce',
  'give-up-card',
  'turn-start',
  'turn-end',
] as const;
export type StepName = (typeof STEPS)[number];

/** One step of the sequence of play. All have one shape; what a step does not use is NONE, 0 or empty. */
export type Frame = {
  step: StepName;
  side: Side;
  seat: Seat;
  card: CardId;
  /** The unit that moves or attacks. */
  unit: UnitId;
  /** The unit an attack falls on; it may have left the hex since. */
  defender: UnitId;
  /** The kind of units that arrive. */
  kind: number;
  hex: HexId;
  /** How far the step has come. */
  at: number;
  count: number;
  dice: readonly number[];
  list: readonly number[];
};

export function pushFrame(state: State, step: StepName, side: Side, seat: Seat): Frame {
  const frame: Frame = {
    step,
    side,
    seat,
    card: NONE,
    unit: NONE,
    defender: NONE,
    kind: NONE,
    hex: NONE as number as HexId,
    at: 0,
    count: 0,
    dice: EMPTY,
    list: EMPTY,
  };
  state.frames.push(frame);
  return frame;
}

export function topFrame(state: State): Frame {
  return state.frames[state.frames.length - 1] as Frame;
}

function cloneFrames(frames: readonly Frame[]): Frame[] {
  return frames.map((frame) => ({
    step: frame.step,
    side: frame.side,
    seat: frame.seat,
    card: frame.card,
    unit: frame.unit,
    defender: frame.defender,
    kind: frame.kind,
    hex: frame.hex,
    at: frame.at,
    count: frame.count,
    dice: frame.dice,
    list: frame.list,
  }));
}

function cloneLists(lists: readonly CardId[][]): CardId[][] {
  return lists.map((list) => list.slice());
}

/** A copy that shares nothing that changes. */
export function cloneState(state: State): State {
  return {
    rng: cloneRng(state.rng),
    battle: state.battle,
    frames: cloneFrames(state.frames),
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
    charges: state.charges,
    returning: state.returning,
    reinforced: state.reinforced,
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
    hexUnit: new Array<number>(HEX_COUNT).fill(NONE),
    structures: battle.structures.map(() => 1),
    medals: [0, 0],
    held: [0, 0],
    exited: [0, 0],
    eliminated: KINDS.map(() => 0),
    claimed: EMPTY,
    charges: 0,
    returning: 0,
    reinforced: 0,
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

/** Cards that lie in a reshuffled pile and were not among its cards. None, in a sound state. */
export function strayCards(state: State, seat: Seat): CardId[] {
  const reshuffled = state.reshuffled[seat] as readonly CardId[];
  return reshuffled.length === 0 ? [] : (state.piles[seat] as CardId[]).filter((card) => !reshuffled.includes(card));
}

export function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}

export function addUnit(state: State, kind: number, hex: HexId | None, figures: number, badge: number, full = figures): UnitId {
  const unit = state.unitKind.length;
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

export function kindOf(state: State, unit: UnitId): UnitKind {
  return KINDS[state.unitKind[unit] as number] as UnitKind;
}

export function sideOf(state: State, unit: UnitId): Side {
  return kindOf(state, unit).side;
}

export function hexOf(state: State, unit: UnitId): HexId {
  return state.unitHex[unit] as HexId;
}

export function isInPlay(state: State, unit: UnitId): boolean {
  return unit >= 0 && (state.unitHex[unit] ?? NONE) >= 0;
}

export function unitAt(state: State, hex: HexId): UnitId {
  return state.hexUnit[hex] as UnitId;
}

export function terrainAt(state: State, hex: HexId): number {
  return state.battle.terrain[hex] as number;
}

export function isRidge(state: State, hex: HexId): boolean {
  return state.battle.terrain[hex] === RIDGE;
}

/** The place in `battle.structures` of a structure that still stands on a hex, or NONE. */
export function structureAt(state: State, hex: HexId): number {
  const { structures } = state.battle;
  for (let i = 0; i < structures.length; i++) if (structures[i]?.hex === hex && state.structures[i] === 1) return i;
  return NONE;
}

/** The units of a side, in order of arrival. */
export function unitsOf(state: State, side: Side): UnitId[] {
  const units: UnitId[] = [];
  for (let unit = 0; unit < state.unitKind.length; unit++)
    if ((state.unitHex[unit] as number) >= 0 && kindOf(state, unit).side === side) units.push(unit);
  return units;
}

/** "rebel" and "empire"; partners are "rebel-1" and "rebel-2". */
export function seatName(state: Pick<State, 'sides'>, seat: Seat): string {
  const { sides } = state;
  const side = sides[seat] as Side;
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
