/** Who plays whom, and what came of it. Pure: the games themselves are played by whoever asks for the next one. */
import { type BotSpec, eloFrom, type Race, type Rating, race, type Share, wilson } from '@wartable/ai';
import type { GameJob, GameReport } from './game.ts';

export type Plan = {
  readonly game: string;
  /** The options of round k: scenarios may take turns. */
  readonly options: (round: number) => object;
  /** 2, or 1 where each plays alone and results on the same seed are compared. */
  readonly seats: 1 | 2;
  readonly bots: readonly BotSpec[];
  readonly rounds: number;
  readonly seed: string;
  /** Play all rounds, also where it is clear who is stronger. */
  readonly all: boolean;
};

type Count = { readonly games: number; readonly wins: number; readonly draws: number; readonly losses: number };
type Score = Count & Share & { readonly points: number };

/** The results of the first bot against the second. */
export type Pairing = Score & {
  readonly first: string;
  readonly second: string;
  /** Who is stronger, where that is sure. */
  readonly stronger: string | null;
  /** The first bot's results from each seat; nothing where everybody plays alone. */
  readonly bySeat: readonly Score[];
};

export type Standing = Rating & {
  readonly bot: string;
  readonly score: Score;
  /** How often it won alone, where everybody plays alone. */
  readonly alone: Score | null;
  readonly decisions: number;
  readonly meanMs: number;
  readonly longestMs: number;
};

export type Tournament = {
  readonly next: () => TournamentJob | undefined;
  readonly done: (job: TournamentJob, report: GameReport) => void;
  /** True when no result is waited for any more. */
  readonly isOver: () => boolean;
  /** Rounds of all pairs that are played or no longer needed. */
  readonly progress: () => number;
  readonly size: number;
  readonly standings: () => Standing[];
  readonly pairings: () => Pairing[];
};

/** A game of a round; the key tells it from all others. */
type TournamentJob = GameJob & { readonly key: string };

type Pair = {
  readonly a: number;
  readonly b: number;
  readonly race: Race;
  /** Rounds that count, in order; later ones that are already played do not. */
  counted: number;
  over: boolean;
};

export function tournament(plan: Plan): Tournament {
  const { bots, rounds, seats } = plan;
  const reports = new Map<string, GameReport>();
  const asked = new Set<string>();
  const pairs = bots.flatMap((_, a) =>
    bots.slice(a + 1).map((_, i): Pair => ({ a, b: a + 1 + i, race: race(), counted: 0, over: false })),
  );

  /** The two games of a round: seats swapped, or each alone, with the same dice and shuffles. */
  const lineUps = ({ a, b }: Pair): readonly (readonly number[])[] =>
    seats === 2
      ? [
          [a, b],
          [b, a],
        ]
      : [[a], [b]];
  const keyOf = (lineUp: readonly number[], round: number): string => `${round} ${lineUp}`;
  const reportOf = (lineUp: readonly number[], round: number): GameReport | undefined => reports.get(keyOf(lineUp, round));

  /** The first bot's points in each game of a round; solitaires make one comparison. */
  const pointsIn = (pair: Pair, round: number): number[] | undefined => {
    const [one, other] = lineUps(pair).map((lineUp) => reportOf(lineUp, round));
    if (!one || !other) return undefined;
    return seats === 2 ? [seatPoints(one, 0), seatPoints(other, 1)] : [(1 + Math.sign(one.reached - other.reached)) / 2];
  };

  /** Results count in the order of rounds, so that it does not matter which thread was faster. */
  const advance = (pair: Pair): void => {
    while (!pair.over) {
      const points = pointsIn(pair, pair.counted);
      if (!points) return;
      pair.race.add(points.reduce((sum, x) => sum + x, 0) / points.length);
      pair.counted++;
      pair.over = pair.counted === rounds || (!plan.all && pair.race.verdict() !== undefined);
    }
  };

  const isOver = (): boolean => pairs.every((pair) => pair.over);

  let round = 0;
  let at = 0;
  const next = (): TournamentJob | undefined => {
    for (; round < rounds && !isOver(); round++, at = 0)
      for (; at < pairs.length; at++) {
        const pair = pairs[at];
        const lineUp = !pair || pair.over ? undefined : lineUps(pair).find((one) => !asked.has(keyOf(one, round)));
        if (!lineUp) continue;
        const key = keyOf(lineUp, round);
        asked.add(key);
        return {
          key,
          game: plan.game,
          options: plan.options(round),
          bots: lineUp.flatMap((bot) => bots[bot] ?? []),
          seed: `${plan.seed}/${round}`,
          timed: true,
        };
      }
    return undefined;
  };

  const scoresOf = (pair: Pair, game?: number): Score =>
    scoreOf(
      Array.from({ length: pair.counted }, (_, k) => pointsIn(pair, k) ?? []).flatMap((points) =>
        game === undefined ? points : points.slice(game, game + 1),
      ),
    );

  /** The games of a bot that count, with the seats it had. */
  const gamesOf = (bot: number): { readonly report: GameReport; readonly seat: number }[] => {
    const own = pairs.filter(({ a, b }) => a === bot || b === bot);
    const keys = new Map<string, number>();
    for (const pair of own)
      for (const lineUp of lineUps(pair))
        if (lineUp.includes(bot)) for (let k = 0; k < pair.counted; k++) keys.set(keyOf(lineUp, k), lineUp.indexOf(bot));
    return [...keys].flatMap(([key, seat]) => {
      const report = reports.get(key);
      return report ? [{ report, seat }] : [];
    });
  };

  return {
    next,
    done: ({ key }, report) => {
      reports.set(key, report);
      for (const pair of pairs) advance(pair);
    },
    isOver,
    progress: () => pairs.reduce((sum, pair) => sum + (pair.over ? rounds : pair.counted), 0),
    size: pairs.length * rounds,
    pairings: () =>
      pairs.map((pair) => {
        const [first, second] = [nameOf(bots, pair.a), nameOf(bots, pair.b)];
        const verdict = pair.race.verdict();
        return {
          first,
          second,
          stronger: verdict === undefined ? null : verdict === 'first' ? first : second,
          ...scoresOf(pair),
          bySeat: seats === 2 ? [scoresOf(pair, 0), scoresOf(pair, 1)] : [],
        };
      }),
    standings: () => {
      const points = bots.map(() => bots.map(() => 0));
      const scores = bots.map((): Score[] => []);
      for (const pair of pairs) {
        const score = scoresOf(pair);
        points[pair.a]?.splice(pair.b, 1, score.points);
        points[pair.b]?.splice(pair.a, 1, score.games - score.points);
        scores[pair.a]?.push(score);
        scores[pair.b]?.push(turned(score));
      }
      return eloFrom(points)
        .map((rating, bot): Standing => {
          const games = gamesOf(bot);
          const thoughts = games.flatMap(({ report, seat }) => report.thoughts[seat] ?? []);
          const decisions = thoughts.reduce((sum, thought) => sum + thought.decisions, 0);
          return {
            bot: nameOf(bots, bot),
            ...rating,
            score: together(scores[bot] ?? []),
            alone: seats === 1 ? scoreOf(games.map(({ report }) => report.winners.length)) : null,
            decisions,
            meanMs: thoughts.reduce((sum, thought) => sum + thought.ms, 0) / Math.max(1, decisions),
            longestMs: thoughts.reduce((longest, thought) => Math.max(longest, thought.longest), 0),
          };
        })
        .sort((a, b) => b.elo - a.elo);
    },
  };
}

function nameOf(bots: readonly BotSpec[], bot: number): string {
  return bots[bot]?.name ?? '';
}

function seatPoints({ winners }: GameReport, seat: number): number {
  return winners.length === 0 ? 0.5 : winners.some((winner) => winner === seat) ? 1 : 0;
}

function scoreOf(points: readonly number[]): Score {
  const count = (value: number): number => points.filter((x) => x === value).length;
  return withShare({ games: points.length, wins: count(1), draws: count(0.5), losses: count(0) });
}

function withShare(count: Count): Score {
  const points = count.wins + count.draws / 2;
  return { ...count, points, ...wilson(points, count.games) };
}

function turned({ games, wins, draws, losses }: Count): Score {
  return withShare({ games, wins: losses, draws, losses: wins });
}

function together(scores: readonly Count[]): Score {
  const sum = (of: (score: Count) => number): number => scores.reduce((total, score) => total + of(score), 0);
  return withShare({
    games: sum(({ games }) => games),
    wins: sum(({ wins }) => wins),
    draws: sum(({ draws }) => draws),
    losses: sum(({ losses }) => losses),
  });
}
