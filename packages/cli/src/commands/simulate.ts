import { wilson } from '@wartable/ai';
import type { GameReport } from '../arena/game.ts';
import { playSeries, threadsOption } from '../arena/series.ts';
import { type Args, gameNamed, noRest, numberOption, textOption } from '../args.ts';
import { botNamed } from '../bots.ts';
import { seatsFor, USUAL_GAME } from '../games.ts';
import { type Io, paint, say, UsageError } from '../io.ts';
import { percent } from '../numbers.ts';
import { GAME_OPTIONS, gameOptions } from '../options.ts';
import { text } from '../text/index.ts';

export const simulateOptions = {
  game: 'text',
  bots: 'text',
  games: 'text',
  seed: 'text',
  threads: 'text',
  ...GAME_OPTIONS,
  json: 'flag',
} as const;

/** `wartable simulate --game duel --bots random,random --games N --seed S [--threads T] [--json]` */
export async function simulate(args: Args, io: Io): Promise<number> {
  noRest(args);
  const game = gameNamed(textOption(args, 'game') ?? USUAL_GAME);
  const given = gameOptions(game, args);
  const seats = seatsFor(game, given);
  const names = (textOption(args, 'bots') ?? seats.map(() => 'random').join()).split(',');
  if (names.length !== seats.length) throw new UsageError(text('error.bots', { need: seats.length, have: names.length }));
  const bots = names.map((name) => botNamed(name, game));
  const games = numberOption(args, 'games', 1, 100_000_000, 100);
  const seed = textOption(args, 'seed') ?? 'wartable';

  const tally = newTally(seats.length);
  let next = 0;
  const { code, seconds } = await playSeries(
    {
      threads: threadsOption(args),
      size: games,
      played: () => tally.games,
      next: () => (next < games ? { game: game.id, options: given, bots, seed: `${seed}/${next++}` } : undefined),
      done: (_, report) => count(tally, report),
    },
    io,
  );
  if (tally.games === 0) return code;
  const { games: played, wins, draws, decisions } = tally;
  const [shortest, median, longest] = [0, played >> 1, played - 1].map((place) => lengthAt(tally, place)) as [
    number,
    number,
    number,
  ];
  const speed = { games: Math.round(played / seconds), decisions: Math.round(decisions / seconds) };
  if (args.values['json']) {
    const bySeat = Object.fromEntries(seats.map((seat, i) => [seat, { bot: names[i], wins: wins[i] }]));
    io.out(
      JSON.stringify({
        game: game.id,
        options: given,
        seed,
        games: played,
        ...(played < games ? { wanted: games } : {}),
        seats: bySeat,
        draws,
        decisions,
        shortest,
        median,
        longest,
        seconds,
        perSecond: speed,
      }),
    );
    return code;
  }
  const number = new Intl.NumberFormat(io.words.language);
  seats.forEach((seat, i) => {
    const { share, low, high } = wilson(wins[i] ?? 0, played);
    const line = text('simulate.wins', {
      seat,
      bot: names[i] ?? '',
      n: number.format(wins[i] ?? 0),
      share: percent(io, share),
      low: percent(io, low),
      high: percent(io, high),
    });
    io.out(paint(io, 'bold', say(io, line)));
  });
  if (draws > 0) io.out(say(io, text(seats.length === 1 ? 'simulate.losses' : 'simulate.draws', { n: number.format(draws) })));
  io.out(say(io, text('simulate.length', { mean: Math.round(decisions / played), shortest, median, longest })));
  io.out(say(io, text('simulate.speed', { games: number.format(speed.games), decisions: number.format(speed.decisions) })));
  return code;
}

type Tally = {
  games: number;
  draws: number;
  decisions: number;
  readonly wins: number[];
  /** How many games took so many decisions: it stays small however many games there are. */
  readonly lengths: Map<number, number>;
};

function newTally(seats: number): Tally {
  return { games: 0, draws: 0, decisions: 0, wins: Array(seats).fill(0), lengths: new Map() };
}

/** Sums do not depend on which thread was faster. */
function count(tally: Tally, { winners, decisions }: GameReport): void {
  tally.games++;
  tally.decisions += decisions;
  if (winners.length === 0) tally.draws++;
  for (const winner of winners) tally.wins[winner] = (tally.wins[winner] ?? 0) + 1;
  tally.lengths.set(decisions, (tally.lengths.get(decisions) ?? 0) + 1);
}

/** The length of the game at a place, the shortest first. */
function lengthAt({ lengths }: Tally, place: number): number {
  let before = 0;
  for (const [length, games] of [...lengths].sort(([a], [b]) => a - b)) {
    before += games;
    if (place < before) return length;
  }
  return 0;
}
