import type { Share } from '@wartable/ai';
import { type Io, paint } from '../io.ts';
import { percent } from '../numbers.ts';

/** Prints columns of equal width under their heads: the first to the left, numbers to the right. */
export function printTable(rows: readonly (readonly string[])[], io: Io): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  rows.forEach((row, i) => {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    const line = cells.join('  ').trimEnd();
    io.out(i === 0 ? paint(io, 'bold', line) : line);
  });
}

/** A share in per cent with its interval. */
export function shareText({ share, low, high }: Share, io: Io): string {
  return `${percent(io, share)} (${percent(io, low, 0)}–${percent(io, high, 0)})`;
}
