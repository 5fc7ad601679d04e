/** What several parts of a position are made of. */
import { type Fields, type HexId, join, readFields, readList, readNumber, readWord, type Seat, seatAt } from '@wartable/kernel';
import { HEX_NAMES, hexNamed, SIDE_NAMES, type Side, sideNamed } from './board.ts';
import { EMPTY, NONE } from './state.ts';

export const FAR = 16;
export const MANY = 9_999_999;

export function perSeat<T>(
  input: unknown,
  path: string,
  names: readonly string[],
  read: (value: unknown, path: string) => T,
  otherwise: (seat: Seat) => T,
): T[] {
  const fields = readFields(input ?? {}, path, names);
  return names.map((name, place) =>
    fields[name] === undefined ? otherwise(seatAt(place)) : read(fields[name], join(path, name)),
  );
}

export function readPair(input: unknown, path: string, otherwise: number, least: number, most: number): [number, number] {
  const fields = readFields(input ?? {}, path, SIDE_NAMES);
  const read = (name: 'rebel' | 'empire'): number =>
    fields[name] === undefined ? otherwise : readNumber(fields[name], join(path, name), least, most);
  return [read('rebel'), read('empire')];
}

export function readHex(input: unknown, path: string): HexId {
  return hexNamed(readWord(input, path, HEX_NAMES));
}

export function readSide(input: unknown, path: string): Side {
  return sideNamed(readWord(input, path, SIDE_NAMES));
}

export function numbers(input: unknown, path: string): readonly number[] {
  return input === undefined ? EMPTY : readList(input, path).map((value, i) => readNumber(value, join(path, i), NONE, MANY));
}

export function number(fields: Fields, name: string, most: number, otherwise: number, least = 0): number {
  return fields[name] === undefined ? otherwise : readNumber(fields[name], name, least, most);
}
