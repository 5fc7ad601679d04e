/** What is in progress in the sequence of play, one frame a step; the names are those of `Underway`. */
import type { HexId, Seat } from '@wartable/kernel';
import type { Side } from './board.ts';
import type { CardId } from './cards/index.ts';
import type { None, State, UnitId } from './state.ts';
import type { RollStage, TurnEndStage } from './underway.ts';

type Step<Name extends string, Fields = object> = Name extends string
  ? { readonly step: Name; readonly side: Side; readonly seat: Seat } & Readonly<Fields>
  : never;

/** Dice against a hex: of a unit, or of a support card. They lie there until the attack is over. */
type Attack = { attacker: UnitId | None; hex: HexId; dice: readonly number[] };

/** A frame never changes: a step that goes on is replaced, so that clones share it. */
export type Frame =
  | Step<'turn-start' | 'play' | 'give-up-card'>
  /** With a `unit`: it alone acts a second time, or may do so at once. */
  | Step<'move' | 'incursion', { unit?: UnitId }>
  | Step<'attack', { begun: boolean; unit?: UnitId }>
  /** `rule` is the place of the special rule in the scenario. */
  | Step<'reinforce', { rule: number | None }>
  | Step<'turn-end', { next: TurnEndStage }>
  | Step<'draw', { putAway: boolean }>
  | Step<'section', { card: CardId }>
  | Step<'order', { card: CardId; bonus: boolean; ordered: readonly UnitId[]; left: number }>
  | Step<'move-to' | 'target' | 'second-attack', { unit: UnitId }>
  | Step<'roll', Attack & { stage: RollStage; count: number; again: readonly number[] }>
  | Step<'retreat', Attack & { defender: UnitId; left: number; way: readonly HexId[]; trenches: boolean }>
  | Step<'final-assault', Attack & { defender: UnitId }>
  | Step<'breakthrough', { unit: UnitId; hex: HexId }>
  | Step<'move-after-attack', { unit: UnitId; left: number }>
  | Step<'strike', { card: CardId; chosen: readonly UnitId[] }>
  | Step<'redraw', { discarded: readonly CardId[]; partner: boolean }>
  | Step<'place', { rule: number | None; kind: number; left: number }>;
type StepName = Frame['step'];
export type FrameOf<Name extends StepName> = Extract<Frame, { step: Name }>;

/** Fields of a step that one unit takes alone. */
export function alone(unit: UnitId | undefined): { unit?: UnitId } {
  return unit === undefined ? {} : { unit };
}

export function topFrame(state: State): Frame | undefined {
  return state.frames[state.frames.length - 1];
}

export function pushFrame(state: State, frame: Frame): void {
  state.frames.push(frame);
}

/** The last step goes on. */
export function changeFrame(state: State, frame: Frame): void {
  state.frames[state.frames.length - 1] = frame;
}
