/** The 64 pieces, in the canonical order of the tables, and their values (rules 1; tables are data, so that an owner can put in printed values). */
import tables from './data/tables.json' with { type: 'json' };
import { AT_ST, BIKE, FOOT } from './map.ts';

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
export type PieceId = number;
export type Piece = {
  readonly name: string;
  readonly type: number;
  readonly fire: number;
  readonly armor: number;
  readonly breach: number;
};

const PREFIXES: Readonly<Record<string, string>> = {
  'rebel-trooper': 'RT',
  'ewok-leader': 'EL',
  ewok: 'EW',
  catapult: 'CA',
  'at-st': 'AT',
  'speeder-bike': 'SB',
  stormtrooper: 'ST',
  security: 'SE',
};

export const PIECES: readonly Piece[] = [
  ...Object.entries(tables.heroes).map(([name, values]): Piece => ({ name, type: HERO, ...values })),
  ...TYPES.slice(1).flatMap((type, i): Piece[] => {
    const values = tables.units[type as keyof typeof tables.units];
    return Array.from({ length: values.counters }, (_, n) => ({
      name: `${PREFIXES[type]}${n + 1}`,
      type: i + 1,
      fire: values.fire,
      armor: values.armor,
      breach: 0,
    }));
  }),
];

export const HAN = 0;
export const LEIA = 1;
export const CHEWBACCA = 2;
export const DROIDS = 3;
export const PIECE_COUNT = PIECES.length;
export const TYPE_OF: readonly number[] = PIECES.map((piece) => piece.type);

const idByName = new Map(PIECES.map(({ name }, id) => [name.toLowerCase(), id]));

export function pieceByName(name: string): PieceId | undefined {
  return idByName.get(name.toLowerCase());
}

export function pieceName(piece: PieceId): string {
  return PIECES[piece]?.name ?? '';
}

const byType: readonly (readonly PieceId[])[] = TYPES.map((_, type) =>
  PIECES.flatMap((piece, id) => (piece.type === type ? [id] : [])),
);

export function piecesOf(type: number): readonly PieceId[] {
  return byType[type] as readonly PieceId[];
}

export function isImperial(piece: PieceId): boolean {
  return (TYPE_OF[piece] as number) >= AT_ST_TYPE;
}

export const CLASS_OF_TYPE: readonly number[] = TYPES.map((_, type) =>
  type === AT_ST_TYPE ? AT_ST : type === SPEEDER_BIKE ? BIKE : FOOT,
);
