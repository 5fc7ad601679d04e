/** Every view is made anew; these tell what did not change, so that it is not drawn again. */
type Plain = Readonly<Record<string, unknown>>;

export function sameFields<T extends object>(a: T, b: T): boolean {
  if (a === b) return true;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is((a as Plain)[key], (b as Plain)[key]));
}

export function sameItems<T extends object>(a: readonly T[], b: readonly T[]): boolean {
  return a === b || (a.length === b.length && a.every((item, i) => sameFields(item, b[i] as T)));
}
