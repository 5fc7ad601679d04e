/** The four places of a battle that two pairs play twice: partners sit on different sides, and never at one table. */
export type Place = { readonly pair: 0 | 1; readonly table: 0 | 1; readonly seat: 0 | 1 };

export const PLACES: readonly Place[] = [
  { pair: 0, table: 0, seat: 0 },
  { pair: 0, table: 1, seat: 1 },
  { pair: 1, table: 0, seat: 1 },
  { pair: 1, table: 1, seat: 0 },
];

const DEAL = 'pairs ';

export function dealOfPairs(id: string): string {
  return `${DEAL}${id}`;
}

/** The battle for two pairs that a deal belongs to. */
export function pairsOfDeal(deal: string): string | undefined {
  return deal.startsWith(DEAL) ? deal.slice(DEAL.length) : undefined;
}
