/** Positions of the book's diagrams, in the format of cases (docs/cases.md). */

type Pieces = Readonly<Record<string, string>>;

/** An Imperial unit, and Rebel units that can be moved: whom it goes for. */
export type Hunt = { readonly hunter: string; readonly tactic: string; readonly pieces: Pieces };

export const HUNTS: Readonly<Record<string, Hunt>> = {
  'endor/imperial/priority': { hunter: 'ST1', tactic: 'A', pieces: { ST1: 'I1.0', RT1: 'R.4', EW1: 'E1.0' } },
  'endor/imperial/move': { hunter: 'ST1', tactic: 'A', pieces: { ST1: 'I2.0', RT1: 'R.1', EW1: 'E3.0' } },
  'endor/imperial/approach': { hunter: 'SB1', tactic: 'B', pieces: { SB1: 'I3.0', RT1: 'E5.0', EW1: 'E6.0' } },
  'endor/imperial/fire': { hunter: 'AT1', tactic: 'C', pieces: { AT1: 'I4.0', RT1: 'R.3', EW1: 'I4.2' } },
};

export function huntPosition({ tactic, pieces }: Hunt, moved: Pieces): object {
  return { tactic, pieces: { ...pieces, ...moved } };
}

/** Positions to try something in. */
export const TRIES = {
  'endor/hero/door': { position: { card: 'heroes', door: 1, pieces: { han: 'R.0', ST1: 'I1.0' } }, before: ['act han'] },
  'endor/hero/generator': {
    position: { card: 'heroes', door: 3, pieces: { leia: 'complex', ST1: 'I1.0' } },
    before: ['act leia'],
  },
} as const;
