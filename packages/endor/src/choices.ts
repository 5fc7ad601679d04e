import type { Choice, HexId } from '@wartable/kernel';
import type { MacrohexId } from './map.ts';
import type { PieceId } from './pieces.ts';

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

const SIZE = 1024;
const code = (kind: ChoiceKind): number => CHOICE_KINDS.indexOf(kind) * SIZE;

export const DEFAULT: Choice = code('default');
export const MOVE: Choice = code('move');
export const FIRE: Choice = code('fire');
export const BREACH: Choice = code('breach');
export const BREACH_WITH_CODE: Choice = code('breach-with-code');
export const CAPTURE: Choice = code('capture');
export const DISMOUNT: Choice = code('dismount');
export const ENTER: Choice = code('enter');
export const DONE: Choice = code('done');

const PLACE = code('place');
const ACT = code('act');
const TO = code('to');
const JOIN = code('join');
const TARGET = code('target');
const TIE_PIECE = code('tie-piece');
const TIE_HEX = code('tie-hex');
const MACROHEX = code('macrohex');

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
