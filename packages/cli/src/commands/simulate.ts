import { makePlayer, playOut, wilson } from '@wartable/ai';
import { seedFrom } from '@wartable/kernel';
import { type Args, gameNamed, numberOption, textOption } from '../args.ts';
import { botNamed } from '../bots.ts';
import { seatsFor, USUAL_GAME } from '../games.ts';
import { type Io, paint, say, UsageError } from '../io.ts';
import { percent } from '../numbers.ts';
import { GAME_OPTIONS, gameOptions } from '../options.ts';
import { progressBar } from '../progress.ts';
import { text } from '../text/index.ts';

export const simulateOptions = {
  game: 'text',
  bots: 'text',
  games: 'text',
  seed: 'text',
  ...GAME_OPTIONS,
  json: 'flag',
} as const;

/** `wartable simulate --game duel --bots random,random --games N --seed S [--json]` */
export function simulate(args: Args, io: Io): number {
  const game = gameNamed(textOption(args, 'game') ?? USUAL_GAME);
  const given = gameOptions(game, args);
  const options = game.options(given);
  const seats = seatsFor(game, given);
  const names = (textOption(args, 'bots') ?? seats.map(() => 'random').join()).split(',');
  if (names.length !== seats.length) throw new UsageError(text('error.bots', { need: seats.length, have: names.length }));
  const specs = names.map((name) => botNamed(name, game));
  const games = numberOption(args, 'games', 1, 100_000_000, 100);
  const seed = textOption(args, 'seed') ?? 'wartable';

  const wins = seats.map(() => 0);
  const lengths: number[] = [];
  let draws = 0;
  const progress = progressBar(games, process.stderr);
  const began = performance.now();
  for (let i = 0; i < games; i++) {
    const bots = specs.map((spec) => makePlayer(game, spec, () => performance.now()));
    const { state, decisions } = playOut(game, options, bots, seedFrom(`${seed}/${i}`));
    const winners = game.outcome(state)?.winners ?? [];
    for (const winner of winners) wins[winner] = (wins[winner] ?? 0) + 1;
    if (winners.length === 0) draws++;
    lengths.push(decisions);
    progress.at(i + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  progress.end();

  const decisions = lengths.reduce((sum, length) => sum + length, 0);
  lengths.sort((a, b) => a - b);
  const [shortest = 0, median = 0, longest = 0] = [lengths[0], lengths[games >> 1], lengths[games - 1]];
  const speed = { games: Math.round(games / seconds), decisions: Math.round(decisions / seconds) };
  if (args.values['json']) {
    const bySeat = Object.fromEntries(seats.map((seat, i) => [seat, { bot: names[i], wins: wins[i] }]));
    io.out(
      JSON.stringify({
        game: game.id,
        options: given,
        seed,
        games,
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
    return 0;
  }
  const number = new Intl.NumberFormat(io.words.language);
  seats.forEach((seat, i) => {
    const { share, low, high } = wilson(wins[i] ?? 0, games);
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
  io.out(say(io, text('simulate.length', { mean: Math.round(decisions / games), shortest, median, longest })));
  io.out(say(io, text('simulate.speed', { games: number.format(speed.games), decisions: number.format(speed.decisions) })));
  return 0;
}
