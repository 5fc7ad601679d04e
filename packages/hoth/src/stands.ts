/** What is in progress, told in words of the game (`Underway`), and the frames of the engine made of these words again. */
import { at } from '@wartable/kernel';
import { hexName, hexNamed } from './board.ts';
import { cardName, cardNamed } from './cards/index.ts';
import type { Event } from './events.ts';
import { alone, type Frame, type FrameOf, pushFrame } from './frames.ts';
import { SYMBOLS, type SymbolName, UNIT_KINDS } from './kinds.ts';
import { mayIgnore, retreatSeat } from './rules/retreat.ts';
import { NONE, type State, sideOfSeat } from './state.ts';
import type { Attack, Underway } from './underway.ts';

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
      return { step, seat, next: frame.next };
    case 'draw':
      return { step, seat, putAway: frame.putAway };
    case 'section':
      return { step, seat, card: cardName(frame.card) };
    case 'order': {
      const { bonus, ordered, left } = frame;
      return { step, seat, card: cardName(frame.card), bonus, ordered, left };
    }
    case 'attack':
      return { step, seat, begun: frame.begun, ...alone(frame.unit) };
    case 'move':
    case 'incursion':
      return { step, seat, ...alone(frame.unit) };
    case 'move-to':
    case 'target':
    case 'second-attack':
      return { step, seat, unit: frame.unit };
    case 'roll': {
      const { stage, count } = frame;
      return { step, seat, ...tellAttack(frame), stage, count, again: frame.again.map(symbolName) };
    }
    case 'retreat': {
      const { defender, left, trenches } = frame;
      const derived = { owner: retreatSeat(state, frame), mayIgnore: mayIgnore(state, frame) };
      return { step, seat, ...tellAttack(frame), defender, ...derived, left, way: frame.way.map(hexName), trenches };
    }
    case 'final-assault':
      return { step, seat, ...tellAttack(frame), defender: frame.defender };
    case 'breakthrough':
      return { step, seat, unit: frame.unit, hex: hexName(frame.hex) };
    case 'move-after-attack':
      return { step, seat, unit: frame.unit, left: frame.left };
    case 'strike':
      return { step, seat, card: cardName(frame.card), chosen: frame.chosen };
    case 'redraw':
      return { step, seat, discarded: frame.discarded.map(cardName), partner: frame.partner };
    case 'place':
      return { step, seat, rule: frame.rule, kind: at(UNIT_KINDS, frame.kind), left: frame.left };
    case 'reinforce':
      return { step, seat, rule: frame.rule };
    default:
      return { step, seat };
  }
}

type Rolled = Pick<FrameOf<'roll'>, 'attacker' | 'hex' | 'dice'>;

function tellAttack({ attacker, hex, dice }: Rolled): Attack {
  return { attacker: attacker === NONE ? null : attacker, hex: hexName(hex), dice: dice.map(symbolName) };
}

/** A step goes on in another world. */
export function pushUnderway(state: State, told: Underway): void {
  pushFrame(state, frameOf(state, told));
}

function frameOf(state: State, told: Underway): Frame {
  const { step, seat } = told;
  const side = sideOfSeat(state, seat);
  switch (step) {
    case 'turn-end':
      return { step, side, seat, next: told.next };
    case 'draw':
      return { step, side, seat, putAway: told.putAway };
    case 'section':
      return { step, side, seat, card: cardNamed(told.card) };
    case 'order': {
      const { bonus, ordered, left } = told;
      return { step, side, seat, card: cardNamed(told.card), bonus, ordered, left };
    }
    case 'attack':
      return { step, side, seat, begun: told.begun, ...alone(told.unit) };
    case 'move':
    case 'incursion':
      return { step, side, seat, ...alone(told.unit) };
    case 'move-to':
    case 'target':
    case 'second-attack':
      return { step, side, seat, unit: told.unit };
    case 'roll': {
      const { attacker, hex, dice } = attackIn(told);
      const { stage, count } = told;
      return { step, side, seat, attacker, hex, dice, stage, count, again: told.again.map(symbolNamed) };
    }
    case 'retreat': {
      const { attacker, hex, dice } = attackIn(told);
      const { defender, left, trenches } = told;
      return { step, side, seat, attacker, hex, dice, defender, left, way: told.way.map(hexNamed), trenches };
    }
    case 'final-assault': {
      const { attacker, hex, dice } = attackIn(told);
      return { step, side, seat, attacker, hex, dice, defender: told.defender };
    }
    case 'breakthrough':
      return { step, side, seat, unit: told.unit, hex: hexNamed(told.hex) };
    case 'move-after-attack':
      return { step, side, seat, unit: told.unit, left: told.left };
    case 'strike':
      return { step, side, seat, card: cardNamed(told.card), chosen: told.chosen };
    case 'redraw':
      return { step, side, seat, discarded: told.discarded.map(cardNamed), partner: told.partner };
    case 'place':
      return { step, side, seat, rule: told.rule, kind: UNIT_KINDS.indexOf(told.kind), left: told.left };
    case 'reinforce':
      return { step, side, seat, rule: told.rule };
    default:
      return { step, side, seat };
  }
}

function attackIn({ attacker, hex, dice }: Attack): Rolled {
  return { attacker: attacker ?? NONE, hex: hexNamed(hex), dice: dice.map(symbolNamed) };
}

const symbolName = (symbol: number): SymbolName => at(SYMBOLS, symbol);
const symbolNamed = (name: SymbolName): number => SYMBOLS.indexOf(name);
