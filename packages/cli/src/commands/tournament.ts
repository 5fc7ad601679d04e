import { arenaOf } from '../arena/arena.ts';
import { playSeries, threadsOption } from '../arena/series.ts';
import { printTable, shareText } from '../arena/table.ts';
import { type Pairing, type Standing, tournament } from '../arena/tournament.ts';
import { type Args, gameNamed, noRest, numberOption, textOption } from '../args.ts';
import { botNamed } from '../bots.ts';
import { seatsFor, USUAL_GAME } from '../games.ts';
import { type Io, inGame, say, UsageError } from '../io.ts';
import { percent, rounded } from '../numbers.ts';
import { GAME_OPTIONS, gameOptions } from '../options.ts';
import { text } from '../text/index.ts';

export const tournamentOptions = {
  game: 'text',
  bots: 'text',
  games: 'text',
  seed: 'text',
  threads: 'text',
  all: 'flag',
  ...GAME_OPTIONS,
  json: 'flag',
} as const;

/** `wartable tournament --game duel --bots search:200ms,greedy,random --games N [--seed S] [--threads T] [--all] [--json]` */
export async function runTournament(args: Args, io: Io): Promise<number> {
  noRest(args);
  const game = gameNamed(textOption(args, 'game') ?? USUAL_GAME);
  const given = gameOptions(game, args);
  const seats = seatsFor(game, given);
  if (seats.length > 2) throw new UsageError(text('error.tournament-seats', { seats: seats.length }));
  const names = (textOption(args, 'bots') ?? 'greedy,random').split(',');
  const bots = names.map((name) => botNamed(name, game));
  if (bots.length < 2 || new Set(names).size < names.length) throw new UsageError(text('error.tournament-bots'));
  const games = numberOption(args, 'games', 1, 1_000_000, 100);
  const threads = threadsOption(args);
  const seed = textOption(args, 'seed') ?? 'wartable';
  const all = args.values['all'] === true;
  const rounds = seats.length === 2 ? Math.ceil(games / 2) : games;
  const seatCount = seats.length === 2 ? 2 : 1;
  const played = tournament({
    game: game.id,
    options: (round) => arenaOf(game).inRound(given, round),
    seats: seatCount,
    bots,
    rounds,
    seed,
    all,
  });

  const { next, done, isOver, progress, size } = played;
  // Two seats make two games of a round; who plays alone is compared once.
  const counted = (): number => progress() * seatCount;
  const { code, seconds } = await playSeries(
    { threads, size: size * seatCount, played: counted, next, done, enough: isOver },
    io,
  );
  if (progress() === 0) return code;
  const standings = played.standings();
  const pairings = played.pairings();
  if (args.values['json']) {
    const parameters = { game: game.id, options: given, bots: names, games, seed, threads, all };
    io.out(JSON.stringify({ ...parameters, seats, standings, pairings, seconds }));
    return code;
  }
  const seatNames = seats.map((seat) => say(inGame(io, game.id), game.seatName(seat)));
  printStandings(standings, io);
  io.out('');
  printCrosstable(standings, pairings, io);
  io.out('');
  printPairings(pairings, seatNames, io);
  return code;
}

function printStandings(standings: readonly Standing[], io: Io): void {
  const word = (key: (typeof HEADS)[number]): string => say(io, text(key));
  const alone = standings.some((standing) => standing.alone);
  const heads = HEADS.filter((key) => alone || key !== 'tournament.alone').map(word);
  const rows = standings.map((standing) => {
    const { bot, elo, low, high, score, meanMs, longestMs } = standing;
    return [
      bot,
      rounded(io, elo),
      `${rounded(io, low)} … ${rounded(io, high)}`,
      rounded(io, score.games),
      `${score.wins}/${score.draws}/${score.losses}`,
      percent(io, score.share),
      ...(standing.alone ? [shareText(standing.alone, io)] : []),
      rounded(io, meanMs, 1),
      rounded(io, longestMs),
    ];
  });
  printTable([heads, ...rows], io);
}

const HEADS = [
  'tournament.bot',
  'tournament.elo',
  'tournament.interval',
  'tournament.games',
  'tournament.results',
  'tournament.score',
  'tournament.alone',
  'tournament.mean',
  'tournament.longest',
] as const;

/** Each row's score against each column, in the order of strength. */
function printCrosstable(standings: readonly Standing[], pairings: readonly Pairing[], io: Io): void {
  const names = standings.map(({ bot }) => bot);
  const cell = (own: string, other: string): string => {
    const pairing = pairings.find(({ first, second }) => first === own && second === other);
    if (pairing) return shareText(pairing, io);
    const turned = pairings.find(({ first, second }) => first === other && second === own);
    return turned ? shareText({ share: 1 - turned.share, low: 1 - turned.high, high: 1 - turned.low }, io) : '·';
  };
  printTable(
    [[say(io, text('tournament.crosstable')), ...names], ...names.map((own) => [own, ...names.map((other) => cell(own, other))])],
    io,
  );
}

function printPairings(pairings: readonly Pairing[], seatNames: readonly string[], io: Io): void {
  const bySeat = pairings.some((pairing) => pairing.bySeat.length > 0);
  const heads = [
    text('tournament.pair'),
    text('tournament.games'),
    text('tournament.results'),
    text('tournament.score'),
    ...(bySeat ? seatNames.map((seat) => text('tournament.as', { seat })) : []),
    text('tournament.verdict'),
  ].map((head) => say(io, head));
  const rows = pairings.map(({ first, second, stronger, bySeat: seats, ...score }) => [
    `${first} – ${second}`,
    rounded(io, score.games),
    `${score.wins}/${score.draws}/${score.losses}`,
    percent(io, score.share),
    ...seats.map((seat) => shareText(seat, io)),
    say(io, stronger === null ? text('tournament.open') : text('tournament.stronger', { bot: stronger })),
  ]);
  printTable([heads, ...rows], io);
}
