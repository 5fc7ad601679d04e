/** What is in progress, told in words of the game (`Underway`), and the frames of the engine made of these words again. */
import type { HexId } from '@wartable/kernel';
import { hexByName, hexName, type Side } from './board.ts';
import { cardByName, cardName } from './cards/index.ts';
import type { Event } from './events.ts';
import { SYMBOLS, UNIT_KINDS } from './kinds.ts';
import { BREAKTHROUGH, isBreakthrough, MOVE_AFTER } from './rules/after-attack.ts';
import { FINAL_ASSAULT, RETREATS } from './rules/attack.ts';
import { WITH_BONUS, WITHOUT_BONUS } from './rules/orders.ts';
import { ANSWERED, mayIgnore, retreatSeat } from './rules/retreat.ts';
import { type Frame, NONE, pushFrame, type State } from './state.ts';
import { ROLL_STAGES, type RollStage, TURN_END_STAGES, type Underway } from './underway.ts';

export function stands(state: State): Event {
  return { type: 'stands', underway: underwayIn(state) };
}

export function underwayIn(state: State): Underway[] {
  return state.frames.map((frame) => tell(state, frame));
}

function tell(state: State, frame: Frame): Underway {
  const { step, seat } = frame;
  switch (step) {
    case 'turn-end':
      return { step, seat, next: TURN_END_STAGES[frame.at] as (typeof TURN_END_STAGES)[number] };
    case 'draw':
      return { step, seat, putAway: frame.at === 1 };
    case 'section':
      return { step, seat, card: cardName(frame.card) };
    case 'order':
      return {
        step,
        seat,
        card: cardName(frame.card),
        bonus: frame.at === WITH_BONUS,
        ordered: frame.list,
        left: frame.count,
      };
    case 'attack':
      return { step, seat, begun: frame.at === 1 };
    case 'move-to':
    case 'target':
    case 'second-attack':
      return { step, seat, unit: frame.unit };
    case 'roll':
      return tellRoll(state, frame);
    case 'after-attack':
      if (isBreakthrough(frame)) return { step: 'breakthrough', seat, unit: frame.unit, hex: hexName(frame.hex) };
      return { step: 'move-after-attack', seat, unit: frame.unit, left: frame.count };
    case 'strike':
      return { step, seat, card: cardName(frame.card), chosen: frame.list };
    case 'redraw':
      return { step, seat, discarded: frame.list.map(cardName), partner: frame.at === 1 };
    case 'place':
      return { step, seat, kind: UNIT_KINDS[frame.kind] as string, left: frame.count };
    default:
      return { step, seat };
  }
}

function tellRoll(state: State, frame: Frame): Underway {
  const { seat, defender } = frame;
  const attack = {
    attacker: frame.unit === NONE ? null : frame.unit,
    hex: hexName(frame.hex),
    dice: frame.dice.map(symbolName),
  };
  if (frame.at < RETREATS)
    return {
      step: 'roll',
      seat,
      stage: ROLL_STAGES[frame.at] as RollStage,
      count: frame.count,
      again: frame.list.map(symbolName),
      ...attack,
    };
  if (frame.at > RETREATS) return { step: 'final-assault', seat, defender, ...attack };
  return {
    step: 'retreat',
    seat,
    defender,
    owner: retreatSeat(state, frame),
    mayIgnore: mayIgnore(state, frame),
    left: frame.count,
    way: (frame.list.filter((hex) => hex !== ANSWERED) as HexId[]).map(hexName),
    trenches: frame.list[0] === ANSWERED,
    ...attack,
  };
}

/** A step goes on in another world. */
export function pushUnderway(state: State, told: Underway): void {
  Object.assign(pushFrame(state, stepOf(told), state.sides[told.seat] as Side, told.seat), fieldsOf(told));
}

function stepOf({ step }: Underway): Frame['step'] {
  if (step === 'retreat' || step === 'final-assault') return 'roll';
  return step === 'breakthrough' || step === 'move-after-attack' ? 'after-attack' : step;
}

function fieldsOf(told: Underway): Partial<Frame> {
  switch (told.step) {
    case 'turn-end':
      return { at: TURN_END_STAGES.indexOf(told.next) };
    case 'draw':
      return { at: told.putAway ? 1 : 0 };
    case 'section':
      return { card: cardId(told.card) };
    case 'order':
      return {
        card: cardId(told.card),
        at: told.bonus ? WITH_BONUS : WITHOUT_BONUS,
        count: told.left,
        list: told.ordered,
      };
    case 'attack':
      return { at: told.begun ? 1 : 0 };
    case 'move-to':
    case 'target':
    case 'second-attack':
      return { unit: told.unit };
    case 'roll':
    case 'retreat':
    case 'final-assault':
      return { unit: told.attacker ?? NONE, hex: hexId(told.hex), dice: told.dice.map(symbolId), ...rollFields(told) };
    case 'breakthrough':
      return { unit: told.unit, hex: hexId(told.hex), at: BREAKTHROUGH };
    case 'move-after-attack':
      return { unit: told.unit, count: told.left, at: MOVE_AFTER };
    case 'strike':
      return { card: cardId(told.card), list: told.chosen };
    case 'redraw':
      return { list: told.discarded.map(cardId), at: told.partner ? 1 : 0 };
    case 'place':
      return { kind: (UNIT_KINDS as readonly string[]).indexOf(told.kind), count: told.left };
    default:
      return {};
  }
}

function rollFields(told: Extract<Underway, { step: 'roll' | 'retreat' | 'final-assault' }>): Partial<Frame> {
  switch (told.step) {
    case 'roll':
      return { at: ROLL_STAGES.indexOf(told.stage), count: told.count, list: told.again.map(symbolId) };
    case 'retreat': {
      const way = told.way.map(hexId);
      return { at: RETREATS, defender: told.defender, count: told.left, list: told.trenches ? [ANSWERED, ...way] : way };
    }
    case 'final-assault':
      return { at: FINAL_ASSAULT, defender: told.defender };
  }
}

const symbolName = (symbol: number): string => SYMBOLS[symbol] as string;
const symbolId = (name: string): number => (SYMBOLS as readonly string[]).indexOf(name);
const cardId = (name: string): number => cardByName(name) ?? NONE;
const hexId = (name: string): HexId => hexByName(name) as HexId;
