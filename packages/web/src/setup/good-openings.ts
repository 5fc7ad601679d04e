/** Which of the measured openings a page shows. */
import type { MeasuredCell, Opening, Openings } from '@wartable/ai';

/** Of each kind and side so many. */
const SHOWN = 2;

type SideOpenings = { readonly seat: string; readonly average: number; readonly ways: readonly Opening[] };
export type KindOpenings = { readonly kind: string; readonly sides: readonly SideOpenings[] };

type Wanted = {
  readonly openings: Openings | undefined;
  readonly wins: MeasuredCell['wins'];
  readonly seats: readonly string[];
  readonly kinds: readonly string[];
};

/** By kind, in its order; kinds without any are left out. */
export function goodOpenings({ openings, wins, seats, kinds }: Wanted): KindOpenings[] {
  const sideOf = (seat: string, kind: string): SideOpenings => {
    const average = wins[seat]?.share ?? 0;
    return { seat, average, ways: (openings?.[seat]?.[kind] ?? []).slice(0, SHOWN) };
  };
  return kinds
    .map((kind) => ({ kind, sides: seats.map((seat) => sideOf(seat, kind)).filter(({ ways }) => ways.length > 0) }))
    .filter(({ sides }) => sides.length > 0);
}
