/** Days, by the clock of the world (UTC): when one ends, and from when on nothing of it is secret. */
const DAY = 86_400_000;
/** Who is in the middle of a battle at midnight has so long to bring it to its end. */
const GRACE = 2 * 3_600_000;

export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function endsAt(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY;
}

/** Until then a result counts; then seeds, films and rankings are open to all. */
export function opensAt(day: string): number {
  return endsAt(day) + GRACE;
}

/** The last day that has been over for so long. */
export function lastOver(now: number, ago = 0): string {
  return dayOf(now - GRACE - DAY - ago);
}
