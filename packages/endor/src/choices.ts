import type { Choice, HexId } from '@wartable/kernel';
import type { PieceId } from './pieces.ts';
import type { MacrohexId } from './terrain.ts';

/** A choice is a kind and a small value (a piece, a hex, a macrohex) in one number. */
export const CHOICE_KINDS = [
  'place',
  'default',
  'act',
  'move',
  'fire',
  'breach',
  'breach-with-code',
  'capture',
  'dismount',
  'to',
  'enter',
  'join',
  'target',
  'tie-piece',
  'tie-hex',
  'macrohex',
  'done',
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];
/** What a choice does, in the word it begins with. */
export type Verb = Exclude<ChoiceKind, 'tie-piece' | 'tie-hex'> | 'choose';

/** More than a map has hexes. */
const SIZE = 65_536;
/** The choice of a kind without a value. */
export const choiceOf = (kind: ChoiceKind): Choice => CHOICE_KINDS.indexOf(kind) * SIZE;

export const DEFAULT: Choice = choiceOf('default');
export const MOVE: Choice = choiceOf('move');
export const FIRE: Choice = choiceOf('fire');
export const BREACH: Choice = choiceOf('breach');
export const BREACH_WITH_CODE: Choice = choiceOf('breach-with-code');
export const CAPTURE: Choice = choiceOf('capture');
export const DISMOUNT: Choice = choiceOf('dismount');
export const ENTER: Choice = choiceOf('enter');
export const DONE: Choice = choiceOf('done');

const PLACE = choiceOf('place');
const ACT = choiceOf('act');
const TO = choiceOf('to');
const JOIN = choiceOf('join');
const TARGET = choiceOf('target');
const TIE_PIECE = choiceOf('tie-piece');
const TIE_HEX = choiceOf('tie-hex');
const MACROHEX = choiceOf('macrohex');

export const place = (hex: HexId): Choice => PLACE + hex;
export const act = (piece: PieceId): Choice => ACT + piece;
export const to = (hex: HexId): Choice => TO + hex;
export const join = (piece: PieceId): Choice => JOIN + piece;
export const target = (piece: PieceId): Choice => TARGET + piece;
export const tiePiece = (piece: PieceId): Choice => TIE_PIECE + piece;
export const tieHex = (hex: HexId): Choice => TIE_HEX + hex;
export const macrohex = (id: MacrohexId): Choice => MACROHEX + id;

export function kindOfChoice(choice: Choice): ChoiceKind {
  return CHOICE_KINDS[Math.floor(choice / SIZE)] as ChoiceKind;
}

export function verbOf(choice: Choice): Verb {
  const kind = kindOfChoice(choice);
  return kind === 'tie-piece' || kind === 'tie-hex' ? 'choose' : kind;
}

/** The value of a choice, as its kind says what it is. */
export const pieceIn = (choice: Choice): PieceId => (choice % SIZE) as PieceId;
export const hexIn = (choice: Choice): HexId => (choice % SIZE) as HexId;
export const macrohexIn = (choice: Choice): MacrohexId => (choice % SIZE) as MacrohexId;
