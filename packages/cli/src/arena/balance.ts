/** From many games of a bot against itself to numbers on balance. Pure. */
import type { CardUse, CellBalance, GameBalance, Opening, Openings, Spread, WinRate } from '@wartable/ai';
import { wilson } from '@wartable/ai';
import type { Seen } from './arena.ts';

/** One game of a cell, as it stands in the file of results. */
export type Result = Seen & {
  readonly cell: string;
  /** Which of the cell's games. */
  readonly number: number;
  readonly winners: readonly number[];
  readonly decisions: number;
};

/**
 * Of each cell the games up to the first that is missing: what was not over in time were long games, and without them the others
 * would say that games are short, and won by whoever wins early. Results that do not count yet stay in the file.
 */
export function unbroken(all: readonly Result[]): Result[] {
  const next = new Map<string, number>();
  return all.filter(({ cell, number }) => {
    const expected = next.get(cell) ?? 0;
    if (number === expected) next.set(cell, expected + 1);
    return number === expected;
  });
}

/** Decisions are counted in classes, so that the numbers of a long run stay few. */
const DECISIONS_WIDTH = 20;

export function cellBalance(seats: readonly string[], results: readonly Result[]): CellBalance {
  const bySeat = <T>(of: (seat: number) => T): Record<string, T> =>
    Object.fromEntries(seats.map((name, seat) => [name, of(seat)]));
  const decided = results.filter(({ winners, first }) => winners.length > 0 && first !== null);
  const wonBy = (seat: number): number => results.filter(({ winners }) => winners.includes(seat)).length;
  const withMedals = results.some(({ medals }) => medals);
  return {
    games: results.length,
    draws: seats.length === 1 ? 0 : results.filter(({ winners }) => winners.length === 0).length,
    wins: bySeat((seat) => winRate(wonBy(seat), results.length)),
    first:
      seats.length === 1
        ? null
        : winRate(decided.filter(({ winners, first }) => first !== null && winners.includes(first)).length, decided.length),
    turns: spread(
      results.map(({ turns }) => turns),
      1,
    ),
    decisions: spread(
      results.map(({ decisions }) => decisions),
      DECISIONS_WIDTH,
    ),
    medals: withMedals
      ? bySeat((seat) =>
          spread(
            results.map(({ medals }) => medals?.[seat] ?? 0),
            1,
          ),
        )
      : null,
    cards: sorted(cardUse(seats, results)),
    openings: openingsOf(seats, results),
  };
}

function winRate(wins: number, games: number): WinRate {
  return { games, wins, ...wilson(wins, games) };
}

function spread(values: readonly number[], width: number): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const counts: Record<string, number> = {};
  for (const value of sorted) {
    const from = value - (value % width);
    counts[from] = (counts[from] ?? 0) + 1;
  }
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length),
    least: sorted[0] ?? 0,
    median: sorted[sorted.length >> 1] ?? 0,
    most: sorted[sorted.length - 1] ?? 0,
    width,
    counts,
  };
}

/** No card belongs to two seats. */
function cardUse(seats: readonly string[], results: readonly Result[]): Record<string, CardUse> {
  const uses = new Map<string, { readonly seat: string; plays: number; games: number; wins: number }>();
  for (const { cards, winners } of results)
    for (const [seat, played] of cards.entries())
      for (const [card, times] of Object.entries(played)) {
        const use = uses.get(card) ?? { seat: seats[seat] ?? '', plays: 0, games: 0, wins: 0 };
        use.plays += times;
        use.games++;
        if (winners.includes(seat)) use.wins++;
        uses.set(card, use);
      }
  return Object.fromEntries(
    [...uses].map(([card, { seat, plays, games, wins }]) => [card, { seat, plays, ...winRate(wins, games) }]),
  );
}

/** A way to begin that was tried less often says nothing. */
const ENOUGH = 20;

/** Ways to begin that were tried often enough, by seat and kind: the higher its interval begins, the more surely it is a good one. */
function openingsOf(seats: readonly string[], results: readonly Result[]): Openings {
  const bySeat = seats.map((name, seat) => {
    const tried = results.flatMap(({ openings, winners }) =>
      Object.entries(openings[seat] ?? {}).flatMap(([kind, ids]) => ids.map((id) => ({ kind, id, won: winners.includes(seat) }))),
    );
    const kinds = [...Map.groupBy(tried, ({ kind }) => kind)].map(([kind, of]) => [kind, ranked(of)] as const);
    return [name, sorted(Object.fromEntries(kinds.filter(([, ways]) => ways.length > 0)))] as const;
  });
  return Object.fromEntries(bySeat.filter(([, kinds]) => Object.keys(kinds).length > 0));
}

function ranked(tried: readonly { readonly id: string; readonly won: boolean }[]): Opening[] {
  return [...Map.groupBy(tried, ({ id }) => id)]
    .filter(([, games]) => games.length >= ENOUGH)
    .map(([id, games]) => ({ id, ...winRate(games.filter(({ won }) => won).length, games.length) }))
    .sort((a, b) => b.low - a.low || b.games - a.games || (a.id < b.id ? -1 : 1));
}

/** The first few of each kind that won more often than their side did on the average. */
export function bestOpenings({ openings, wins }: Pick<CellBalance, 'openings' | 'wins'>, most: number): Openings {
  const best = (seat: string, kinds: Openings[string]): Openings[string] => {
    const average = wins[seat]?.share ?? 1;
    const few = Object.entries(kinds).map(([kind, ways]) => [kind, ways.filter((way) => way.share > average).slice(0, most)]);
    return Object.fromEntries(few.filter(([, ways]) => ways && ways.length > 0));
  };
  const bySeat = Object.entries(openings).map(([seat, kinds]) => [seat, best(seat, kinds)] as const);
  return Object.fromEntries(bySeat.filter(([, kinds]) => Object.keys(kinds).length > 0));
}

/** All cells of a game as one, for plots of the whole. */
export function together(cells: readonly CellBalance[]): Pick<CellBalance, 'first' | 'turns' | 'decisions' | 'cards'> {
  const rates = (of: readonly WinRate[]): WinRate =>
    winRate(
      of.reduce((sum, { wins }) => sum + wins, 0),
      of.reduce((sum, { games }) => sum + games, 0),
    );
  const names = [...new Set(cells.flatMap(({ cards }) => Object.keys(cards)))];
  const first = cells.flatMap((cell) => (cell.first ? [cell.first] : []));
  return {
    first: first.length === 0 ? null : rates(first),
    turns: spreads(cells.map(({ turns }) => turns)),
    decisions: spreads(cells.map(({ decisions }) => decisions)),
    cards: Object.fromEntries(
      names.map((name) => {
        const uses = cells.flatMap(({ cards }) => cards[name] ?? []);
        return [name, { seat: uses[0]?.seat ?? '', plays: uses.reduce((sum, { plays }) => sum + plays, 0), ...rates(uses) }];
      }),
    ),
  };
}

function spreads(parts: readonly Spread[]): Spread {
  const counts: Record<string, number> = {};
  let [games, sum] = [0, 0];
  for (const part of parts) for (const [from, count] of Object.entries(part.counts)) counts[from] = (counts[from] ?? 0) + count;
  for (const part of parts) {
    const own = Object.values(part.counts).reduce((total, count) => total + count, 0);
    games += own;
    sum += own * part.mean;
  }
  // Classes know no single values, so the middle one is only known to its class.
  let left = games >> 1;
  const median = Object.entries(counts).find(([, count]) => {
    left -= count;
    return left < 0;
  });
  return {
    mean: sum / Math.max(1, games),
    least: Math.min(...parts.map(({ least }) => least)),
    median: Number(median?.[0] ?? 0),
    most: Math.max(...parts.map(({ most }) => most)),
    width: parts[0]?.width ?? 1,
    counts,
  };
}

/** The same numbers rounded, with sorted keys and a line for each cell: small, and changes are easy to read. */
export function compact({
  bot,
  rules,
  seed,
  cells,
}: Omit<GameBalance, 'cells'> & { readonly cells: Readonly<Record<string, object>> }): string {
  const line = (value: unknown): string => JSON.stringify(value, (_, part) => (isPlain(part) ? sorted(part) : round(part)));
  const rows = Object.entries(sorted(cells)).map(([id, cell]) => `${JSON.stringify(id)}:${line(cell)}`);
  return `{"bot":${line(bot)},"cells":{\n${rows.join(',\n')}\n},"rules":${line(rules)},"seed":${line(seed)}}\n`;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

function round(value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
