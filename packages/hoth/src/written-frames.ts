/**
 * Frames in position documents: one flat shape for all steps, whose numbers mean something else in each.
 * Snapshots of records are compared to the letter, so this form is for ever. Nobody else knows of it.
 */
import {
  at,
  type Fields,
  type HexId,
  isFields,
  type Json,
  join,
  readFields,
  readList,
  readNumber,
  readSeat,
  readWord,
} from '@wartable/kernel';
import { HEX_COUNT } from './board.ts';
import { CARDS, type CardId } from './cards/index.ts';
import { alone, type Frame } from './frames.ts';
import { SYMBOLS, UNIT_KINDS } from './kinds.ts';
import type { Battle } from './scenario.ts';
import { arrivalsIn } from './scenario-checks.ts';
import { EMPTY, NONE, type State, seatNames, sideOfSeat, type UnitId } from './state.ts';
import { ROLL_STAGES, TURN_END_STAGES } from './underway.ts';

const STEPS = [
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

const BLANK = {
  card: NONE as number,
  unit: NONE as number,
  defender: NONE as number,
  kind: NONE as number,
  hex: NONE as number,
  at: 0,
  count: 0,
  dice: EMPTY as readonly number[],
  list: EMPTY as readonly number[],
};
type Flat = typeof BLANK;

/** How far a roll has come: its stages, then what follows them. */
const RETREAT = ROLL_STAGES.length;
const FINAL_ASSAULT = RETREAT + 1;
const MOVE_AFTER = 1;
const WITHOUT_BONUS = 1;
/** In front of the way: the question about the trenches has been answered. */
const ANSWERED = NONE;
const MANY = 10_000;

export function writeFrame({ battle }: State, frame: Frame, seats: readonly string[]): Json {
  const flat = { ...BLANK, ...flatten(battle, frame) };
  return { step: stepOf(frame), seat: at(seats, frame.seat), ...flat, dice: [...flat.dice], list: [...flat.list] };
}

function stepOf({ step }: Frame): (typeof STEPS)[number] {
  if (step === 'retreat' || step === 'final-assault') return 'roll';
  return step === 'breakthrough' || step === 'move-after-attack' ? 'after-attack' : step;
}

/** Rules that bring units in are told by their place among themselves. */
function flatten(battle: Battle, frame: Frame): Partial<Flat> {
  switch (frame.step) {
    case 'turn-end':
      return { at: TURN_END_STAGES.indexOf(frame.next) };
    case 'draw':
      return { at: Number(frame.putAway) };
    case 'section':
      return { card: frame.card };
    case 'order':
      return { card: frame.card, at: frame.bonus ? 0 : WITHOUT_BONUS, count: frame.left, list: frame.ordered };
    case 'attack':
      return { at: Number(frame.begun), unit: frame.unit ?? NONE };
    case 'move':
    case 'incursion':
      return { unit: frame.unit ?? NONE };
    case 'move-to':
    case 'target':
    case 'second-attack':
      return { unit: frame.unit };
    case 'roll': {
      const { attacker, hex, dice, stage, count, again } = frame;
      return { unit: attacker, hex, at: ROLL_STAGES.indexOf(stage), count, dice, list: again };
    }
    case 'retreat': {
      const { attacker, hex, dice, defender, left, way, trenches } = frame;
      return { unit: attacker, defender, hex, at: RETREAT, count: left, dice, list: trenches ? [ANSWERED, ...way] : way };
    }
    case 'final-assault':
      return { unit: frame.attacker, defender: frame.defender, hex: frame.hex, at: FINAL_ASSAULT, dice: frame.dice };
    case 'breakthrough':
      return { unit: frame.unit, hex: frame.hex };
    case 'move-after-attack':
      return { unit: frame.unit, at: MOVE_AFTER, count: frame.left };
    case 'strike':
      return { card: frame.card, list: frame.chosen };
    case 'redraw':
      return { at: Number(frame.partner), list: frame.discarded };
    case 'place':
      return { kind: frame.kind, count: frame.left, at: Math.max(0, arrivalsIn(battle).indexOf(frame.rule)) };
    case 'reinforce':
      return { at: Math.max(0, arrivalsIn(battle).indexOf(frame.rule)) };
    default:
      return {};
  }
}

/** The first form did not tell which rule calls reinforcements: there was one. */
export function formerFrame(frame: Json): Json {
  return isFields(frame) && frame['step'] === 'reinforce' ? { ...frame, at: 0 } : frame;
}

/** A field that is left out is NONE, 0 or empty. */
export function readFrame(state: State, input: unknown, path: string): Frame {
  const fields: Fields = { ...BLANK, ...readFields(input, path, ['step', 'seat', ...Object.keys(BLANK)]) };
  const names = seatNames(state);
  const seat = readSeat(fields['seat'], join(path, 'seat'), names);
  const of = { side: sideOfSeat(state, seat), seat };
  const number = (name: keyof Flat, size: number): number => readNumber(fields[name], join(path, name), 0, size - 1);
  const list = (name: keyof Flat, size: number, least = 0): readonly number[] =>
    readList(fields[name], join(path, name)).map((value, i) => readNumber(value, join(join(path, name), i), least, size - 1));
  const units = state.unitKind.length;
  const unit = (name: 'unit' | 'defender'): UnitId => number(name, units) as UnitId;
  const one = (): { unit?: UnitId } => alone(fields['unit'] === NONE ? undefined : unit('unit'));
  const card = (): CardId => number('card', CARDS.length) as CardId;
  const hex = (): HexId => number('hex', HEX_COUNT) as HexId;
  const arrivals = arrivalsIn(state.battle);
  const arrival = (): number => arrivals[number('at', Math.max(1, arrivals.length))] ?? NONE;
  const step = readWord(fields['step'], join(path, 'step'), STEPS);
  switch (step) {
    case 'turn-end':
      return { step, ...of, next: at(TURN_END_STAGES, number('at', TURN_END_STAGES.length)) };
    case 'draw':
      return { step, ...of, putAway: number('at', 2) === 1 };
    case 'section':
      return { step, ...of, card: card() };
    case 'order': {
      const bonus = number('at', 2) !== WITHOUT_BONUS;
      return { step, ...of, card: card(), bonus, ordered: list('list', units) as UnitId[], left: number('count', MANY) };
    }
    case 'attack':
      return { step, ...of, begun: number('at', 2) === 1, ...one() };
    case 'move':
    case 'incursion':
      return { step, ...of, ...one() };
    case 'move-to':
    case 'target':
    case 'second-attack':
      return { step, ...of, unit: unit('unit') };
    case 'roll': {
      const attacker = fields['unit'] === NONE ? NONE : unit('unit');
      const attack = { ...of, attacker, hex: hex(), dice: list('dice', SYMBOLS.length) };
      const stage = ROLL_STAGES[number('at', FINAL_ASSAULT + 1)];
      if (stage) return { step, ...attack, stage, count: number('count', MANY), again: list('list', SYMBOLS.length) };
      const defender = unit('defender');
      if (fields['at'] === FINAL_ASSAULT) return { step: 'final-assault', ...attack, defender };
      const told = list('list', HEX_COUNT, ANSWERED);
      const way = told.filter((one) => one !== ANSWERED) as HexId[];
      return { step: 'retreat', ...attack, defender, left: number('count', MANY), way, trenches: way.length < told.length };
    }
    case 'after-attack':
      if (number('at', 2) === MOVE_AFTER)
        return { step: 'move-after-attack', ...of, unit: unit('unit'), left: number('count', MANY) };
      return { step: 'breakthrough', ...of, unit: unit('unit'), hex: hex() };
    case 'strike':
      return { step, ...of, card: card(), chosen: list('list', units) as UnitId[] };
    case 'redraw':
      return { step, ...of, discarded: list('list', CARDS.length) as CardId[], partner: number('at', 2) === 1 };
    case 'place':
      return { step, ...of, rule: arrival(), kind: number('kind', UNIT_KINDS.length), left: number('count', MANY) };
    case 'reinforce':
      return { step, ...of, rule: arrival() };
    default:
      return { step, ...of };
  }
}
