/** How balanced the games are when a bot plays against itself; measured by `wartable balance --keep` into each game's folder. */

/** Wins in games, with the 95 % interval of the share. */
export type WinRate = {
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
};

/** How a number spreads over games: `counts` by its value, or by the least value of a class of `width` values. */
export type Spread = {
  readonly mean: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
  readonly width: number;
  readonly counts: Readonly<Record<string, number>>;
};

/** How often a card was played in all, and how its side fared in the games in which it played it. */
export type CardUse = WinRate & { readonly seat: string; readonly plays: number };

/** One way to begin, and how its side fared in the games it began so. */
export type Opening = WinRate & { readonly id: string };
/** By the name of the seat, then by what is meant ("card", "move"): what is most surely good goes first. */
export type Openings = Readonly<Record<string, Readonly<Record<string, readonly Opening[]>>>>;

/** One way to set up a game: a scenario, leaders, a difficulty. */
export type CellBalance = {
  readonly games: number;
  readonly draws: number;
  /** By the name of the seat. */
  readonly wins: Readonly<Record<string, WinRate>>;
  /** The one who went first, among games that somebody won; null where everybody plays alone. */
  readonly first: WinRate | null;
  readonly turns: Spread;
  readonly decisions: Spread;
  /** At the end, by the name of the seat; null in games without medals. */
  readonly medals: Readonly<Record<string, Spread>> | null;
  readonly cards: Readonly<Record<string, CardUse>>;
  readonly openings: Openings;
};

export type GameBalance = {
  readonly bot: string;
  readonly seed: string;
  readonly rules: string;
  readonly cells: Readonly<Record<string, CellBalance>>;
};

/** By the id of the game. */
export type Balance = Readonly<Record<string, GameBalance>>;

/** What pages show of it: openings lie apart, and cards are shown nowhere. */
export type MeasuredBalance = Omit<GameBalance, 'cells'> & { readonly cells: Readonly<Record<string, MeasuredCell>> };
export type MeasuredCell = Omit<CellBalance, 'cards' | 'openings'>;
/** Of cells that have any. */
export type MeasuredOpenings = Omit<GameBalance, 'cells'> & { readonly cells: Readonly<Record<string, Openings>> };
