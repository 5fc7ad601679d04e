/** Pauses that grow with each failure, in milliseconds; each is shortened by chance, so that not all come at once. */
export type Pauses = { readonly first: number; readonly longest: number };

export function pauseAfter({ first, longest }: Pauses, failures: number, chance: () => number): number {
  return Math.min(longest, first * 2 ** failures) * (0.5 + chance() / 2);
}
