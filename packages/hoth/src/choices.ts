import type { Choice, HexId } from '@wartable/kernel';
import type { CardId } from './cards/index.ts';
import type { UnitId } from './state.ts';

/** A choice is a kind and a small value (a card, a unit, a hex, a face) in one number. */
export const CHOICE_KINDS = [
  'play',
  'support',
  'section',
  'order',
  'move',
  'to',
  'exit',
  'attack',
  'target',
  'reroll',
  'roll',
  'ignore',
  'retreat',
  'advance',
  'stay',
  'done',
  'discard',
  'draw',
  'take',
  'place',
  'bring',
  'wait',
] as const;
/** What is done by choosing: the verb of an offer. */
export type Verb = (typeof CHOICE_KINDS)[number];

/** More than units that ever enter a battle (`MOST_UNITS`). */
const SIZE = 1024;
const code = (kind: Verb): number => CHOICE_KINDS.indexOf(kind) * SIZE;

export const DONE: Choice = code('done');
export const EXIT: Choice = code('exit');
export const ROLL: Choice = code('roll');
export const IGNORE: Choice = code('ignore');
export const ADVANCE: Choice = code('advance');
export const STAY: Choice = code('stay');
export const DRAW_CARD: Choice = code('draw');
export const BRING: Choice = code('bring');
export const WAIT: Choice = code('wait');
/** Not to ignore the retreat: "retreat" without a hex. */
export const RETREAT_ALL: Choice = code('retreat') + SIZE - 1;

const PLAY = code('play');
const SUPPORT_CARD = code('support');
const SECTION = code('section');
const ORDER = code('order');
const MOVE = code('move');
const TO = code('to');
const ATTACK = code('attack');
const TARGET = code('target');
const REROLL = code('reroll');
const RETREAT_TO = code('retreat');
const DISCARD = code('discard');
const TAKE = code('take');
const PLACE = code('place');
const EXIT_AT = EXIT + 1;

export const play = (card: CardId): Choice => PLAY + card;
export const support = (card: CardId): Choice => SUPPORT_CARD + card;
export const section = (value: number): Choice => SECTION + value;
export const order = (unit: UnitId): Choice => ORDER + unit;
export const move = (unit: UnitId): Choice => MOVE + unit;
export const to = (hex: HexId): Choice => TO + hex;
export const attack = (unit: UnitId): Choice => ATTACK + unit;
export const target = (hex: HexId): Choice => TARGET + hex;
export const reroll = (symbol: number): Choice => REROLL + symbol;
export const retreat = (hex: HexId): Choice => RETREAT_TO + hex;
export const discard = (card: CardId): Choice => DISCARD + card;
export const take = (card: CardId): Choice => TAKE + card;
export const place = (hex: HexId): Choice => PLACE + hex;
/** Leaving from one of several hexes that count differently; EXIT where there is one way only. */
export const exitAt = (hex: HexId): Choice => EXIT_AT + hex;

export function kindOfChoice(choice: Choice): Verb {
  return CHOICE_KINDS[Math.floor(choice / SIZE)] as Verb;
}

/** What a choice is about: a section or a symbol, or one of those below. */
export function payload(choice: Choice): number {
  return choice % SIZE;
}

export function cardIn(choice: Choice): CardId {
  return (choice % SIZE) as CardId;
}

export function unitIn(choice: Choice): UnitId {
  return (choice % SIZE) as UnitId;
}

export function hexIn(choice: Choice): HexId {
  return (choice % SIZE) as HexId;
}

/** The hex a unit leaves from, where it is named. */
export function exitIn(choice: Choice): HexId | undefined {
  return choice === EXIT ? undefined : ((choice - EXIT_AT) as HexId);
}
