/** The 64 pieces, in the canonical order of the tables, and their values (rules 1; tables are data, so that an owner can put in printed values). */
import type { Brand, IndexOf } from '@wartable/kernel';
import tables from './data/tables.json' with { type: 'json' };
import { AT_ST, BIKE, FOOT, type UnitClass } from './terrain.ts';

export const TABLES = tables;
export const TYPES = [
  'hero',
  'rebel-trooper',
  'ewok-leader',
  'ewok',
  'catapult',
  'at-st',
  'speeder-bike',
  'stormtrooper',
  'security',
] as const;
export type TypeName = (typeof TYPES)[number];
export type TypeId = IndexOf<typeof TYPES>;
export const HERO = 0;
export const REBEL_TROOPER = 1;
export const EWOK_LEADER = 2;
export const EWOK = 3;
export const CATAPULT = 4;
export const AT_ST_TYPE = 5;
export const SPEEDER_BIKE = 6;
export const STORMTROOPER = 7;
export const SECURITY = 8;

/** A piece by its place in `PIECES`. */
export type PieceId = Brand<number, 'piece'>;
export type Piece = {
  readonly name: string;
  readonly type: TypeId;
  readonly fire: number;
  readonly armor: number;
  readonly breach: number;
};

/** Units in the order of their types, with the letters of their names. */
const UNITS = [
  ['rebel-trooper', REBEL_TROOPER, 'RT'],
  ['ewok-leader', EWOK_LEADER, 'EL'],
  ['ewok', EWOK, 'EW'],
  ['catapult', CATAPULT, 'CA'],
  ['at-st', AT_ST_TYPE, 'AT'],
  ['speeder-bike', SPEEDER_BIKE, 'SB'],
  ['stormtrooper', STORMTROOPER, 'ST'],
  ['security', SECURITY, 'SE'],
] as const;

export const PIECES: readonly Piece[] = [
  ...Object.entries(tables.heroes).map(([name, values]): Piece => ({ name, type: HERO, ...values })),
  ...UNITS.flatMap(([unit, type, letters]): Piece[] => {
    const { counters, fire, armor } = tables.units[unit];
    return Array.from({ length: counters }, (_, n) => ({ name: `${letters}${n + 1}`, type, fire, armor, breach: 0 }));
  }),
];

export const PIECE_IDS: readonly PieceId[] = PIECES.map((_, i) => i as PieceId);
const TYPE_OF: readonly TypeId[] = PIECES.map((piece) => piece.type);

const idByName = new Map(PIECE_IDS.map((piece) => [pieceName(piece).toLowerCase(), piece]));

export function pieceByName(name: string): PieceId | undefined {
  return idByName.get(name.toLowerCase());
}

const hero = (name: keyof typeof tables.heroes): PieceId => PIECES.findIndex((piece) => piece.name === name) as PieceId;
export const HAN = hero('han');
export const LEIA = hero('leia');
export const CHEWBACCA = hero('chewbacca');
export const DROIDS = hero('droids');

export function valuesOf(piece: PieceId): Piece {
  return PIECES[piece] as Piece;
}

export function pieceName(piece: PieceId): string {
  return PIECES[piece]?.name ?? '';
}

export function typeOf(piece: PieceId): TypeId {
  return TYPE_OF[piece] as TypeId;
}

const byType: readonly (readonly PieceId[])[] = TYPES.map((_, type) => PIECE_IDS.filter((piece) => typeOf(piece) === type));

export function piecesOf(type: TypeId): readonly PieceId[] {
  return byType[type] as readonly PieceId[];
}

export function isImperial(piece: PieceId): boolean {
  return typeOf(piece) >= AT_ST_TYPE;
}

export const REBELS: readonly PieceId[] = PIECE_IDS.filter((piece) => !isImperial(piece));
export const IMPERIALS: readonly PieceId[] = PIECE_IDS.filter(isImperial);

export function classOfType(type: TypeId): UnitClass {
  return type === AT_ST_TYPE ? AT_ST : type === SPEEDER_BIKE ? BIKE : FOOT;
}
