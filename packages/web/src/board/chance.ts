/** Variation that is the same on every screen: numbers made from numbers. */
export function hash(a: number, b = 0): number {
  let h = Math.imul(a + 0x9e37, 0x85ebca6b) ^ Math.imul(b + 0x7f4a, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** Between `low` and `high`. */
export function vary(low: number, high: number, a: number, b = 0): number {
  return low + (high - low) * hash(a, b);
}
