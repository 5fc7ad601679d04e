import type { Io } from './io.ts';

/** A share in per cent, in the writing of the reader's language. */
export function percent(io: Pick<Io, 'words'>, share: number, digits = 1): string {
  return rounded(io, 100 * share, digits);
}

export function rounded(io: Pick<Io, 'words'>, number: number, digits = 0): string {
  return new Intl.NumberFormat(io.words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    number,
  );
}
