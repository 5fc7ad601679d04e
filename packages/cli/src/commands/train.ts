/** Bots that learn by playing themselves: generation after generation, each gated against the best so far. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { writeNet } from '@wartable/ai';
import { arenaOf } from '../arena/arena.ts';
import { playSeries } from '../arena/series.ts';
import { type Pairing, tournament } from '../arena/tournament.ts';
import { type Args, gameNamed, numberOption, textOption } from '../args.ts';
import { botNamed } from '../bots.ts';
import { type AnyGame, seatsFor, USUAL_GAME } from '../games.ts';
import type { Io } from '../io.ts';
import { cardOf, fitNet, type Pass, playAlone } from '../train/generation.ts';

export const trainOptions = {
  out: 'text',
  generations: 'text',
  games: 'text',
  seconds: 'text',
  iterations: 'text',
  hasty: 'text',
  long: 'text',
  slips: 'text',
  wide: 'text',
  narrow: 'text',
  scores: 'text',
  passes: 'text',
  gate: 'text',
  ms: 'text',
  threads: 'text',
  seed: 'text',
  python: 'text',
  from: 'text',
} as const;

/** `wartable train <game> [--generations N] [--games N] [--seconds S] …` */
export async function train(args: Args, io: Io): Promise<number> {
  const game = gameNamed(args.rest[0] ?? USUAL_GAME);
  const out = textOption(args, 'out') ?? `train-${game.id}`;
  const generations = numberOption(args, 'generations', 1, 100, 2);
  const games = numberOption(args, 'games', 1, 10_000_000, 1_000_000);
  const seconds = numberOption(args, 'seconds', 1, 1_000_000, 600);
  const iterations = numberOption(args, 'iterations', 2, 100_000, 120);
  const hasty = numberOption(args, 'hasty', 2, 100_000, 20);
  const long = numberOption(args, 'long', 1, 100, 25);
  const slips = numberOption(args, 'slips', 0, 100, 6);
  const shape = {
    wide: numberOption(args, 'wide', 4, 512, 32),
    narrow: numberOption(args, 'narrow', 2, 128, 16),
    scores: numberOption(args, 'scores', 2, 128, 16),
  };
  const passes = numberOption(args, 'passes', 1, 1000, 6);
  const gateGames = numberOption(args, 'gate', 0, 100_000, 100);
  const ms = numberOption(args, 'ms', 1, 10_000, 50);
  const threads = numberOption(args, 'threads', 1, 256, availableParallelism());
  const seed = textOption(args, 'seed') ?? 'wartable';
  const python = textOption(args, 'python');
  mkdirSync(out, { recursive: true });
  let best = textOption(args, 'from');
  let numbered = 0;
  const files: string[] = [];
  const told: object[] = [];
  const tell = (line: object): void => {
    told.push(line);
    io.out(JSON.stringify(line));
    writeFileSync(join(out, 'log.jsonl'), `${told.map((one) => JSON.stringify(one)).join('\n')}\n`);
  };
  for (let generation = 1; generation <= generations; generation++) {
    const file = join(out, `${generation}.samples`);
    const bot = (n: number): string => (best === undefined ? `search:${n}` : `net:${n}@${best}`);
    const played = await playAlone({
      game,
      thinker: bot(iterations),
      hasty: bot(hasty),
      long,
      games,
      seconds,
      threads,
      seed: `${seed}/${generation}`,
      slips,
      from: numbered,
      file,
    });
    tell({ generation, bot: bot(iterations), ...played, troubles: played.troubles.slice(0, 3) });
    numbered += played.games;
    files.push(file);
    const fitted = fitNet({
      game,
      files: files.slice(-3),
      shape,
      passes,
      seed: `${seed}/${generation}`,
      python,
      onPass: (pass: Pass) => tell({ generation, ...pass }),
    });
    const path = join(out, `${generation}.net`);
    writeFileSync(path, writeNet(fitted.net, cardOf(game, generation, numbered, fitted, new Date().toISOString().slice(0, 10))));
    if (gateGames > 0) {
      const rivals = [`search:${ms}ms`, ...(best === undefined ? [] : [`net:${ms}ms@${best}`])];
      for (const rival of rivals) {
        const gate = await gateAgainst(game, `net:${ms}ms@${path}`, rival, gateGames, threads, `${seed}/gate`, io);
        tell({ generation, gate: rival, ...gate });
      }
    }
    best = path;
  }
  return 0;
}

async function gateAgainst(game: AnyGame, own: string, rival: string, games: number, threads: number, seed: string, io: Io) {
  const seats = seatsFor(game, {}).length === 2 ? 2 : 1;
  const { next, done, isOver, progress, size, pairings, standings } = tournament({
    game: game.id,
    options: (round) => arenaOf(game).inRound({}, round),
    seats,
    bots: [botNamed(own, game), botNamed(rival, game)],
    rounds: seats === 2 ? Math.ceil(games / 2) : games,
    seed,
    all: true,
  });
  await playSeries({ threads, size, played: progress, next, done, enough: isOver }, io);
  const { share, low, high, stronger } = pairings()[0] as Pairing;
  const alone = standings().map(({ bot, alone }) => ({ bot, alone: alone?.share }));
  return { games, share, low, high, stronger, ...(seats === 1 ? { alone } : {}) };
}
