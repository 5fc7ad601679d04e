/** Bots that learn by playing themselves: generation after generation, each gated against the best so far. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { writeNet } from '@wartable/ai';
import { type Args, gameNamed, noRest, numberOption, textOption } from '../args.ts';
import { writeWhole } from '../disk.ts';
import { USUAL_GAME } from '../games.ts';
import { type Io, inGame, say } from '../io.ts';
import { percent, rounded } from '../numbers.ts';
import { text } from '../text/index.ts';
import { cardOf, fitNet, type Pass } from '../train/fit.ts';
import { type Gate, gateOf } from '../train/gate.ts';
import { type Generation, trainingPage } from '../train/report.ts';
import { playAlone } from '../train/self-play.ts';

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
  window: 'text',
  gate: 'text',
  ms: 'text',
  threads: 'text',
  seed: 'text',
  python: 'text',
  from: 'text',
} as const;

/** `wartable train <game> [--generations N] [--games N] [--seconds S] …` */
export async function train(args: Args, io: Io): Promise<number> {
  const [named = USUAL_GAME, ...rest] = args.rest;
  noRest({ ...args, rest });
  const game = gameNamed(named);
  const number = (name: keyof typeof trainOptions, least: number, most: number, usual: number): number =>
    numberOption(args, name, least, most, usual);
  const out = textOption(args, 'out') ?? `train-${game.id}`;
  const seed = textOption(args, 'seed') ?? 'wartable';
  const threads = number('threads', 1, 256, availableParallelism());
  const [iterations, hasty] = [number('iterations', 2, 100_000, 120), number('hasty', 2, 100_000, 16)];
  const [gateGames, ms] = [number('gate', 0, 100_000, 400), number('ms', 1, 10_000, 50)];
  const units = { wide: number('wide', 4, 512, 64), narrow: number('narrow', 2, 128, 24), scores: number('scores', 2, 128, 32) };
  const told: Generation[] = [];
  const samples: (readonly string[])[] = [];
  let best = textOption(args, 'from');
  let numbered = 0;
  const generations = number('generations', 1, 100, 2);
  for (let generation = 1; generation <= generations; generation++) {
    const bot = (n: number): string => (best === undefined ? `search:${n}` : `net:${n}@${best}`);
    const folder = join(out, String(generation));
    const played = await playAlone({
      game,
      thinker: bot(iterations),
      hasty: bot(hasty),
      long: number('long', 1, 100, 25),
      slips: number('slips', 0, 100, 4),
      games: number('games', 1, 10_000_000, 1_000_000),
      seconds: number('seconds', 1, 1_000_000, 600),
      threads,
      seed: `${seed}/${generation}`,
      from: numbered,
      folder,
    });
    for (const trouble of new Set(played.troubles)) io.err(say(io, text('train.trouble', { reason: trouble })));
    io.out(
      say(
        io,
        text('train.played', { games: rounded(io, played.games), seconds: rounded(io, played.seconds), bot: bot(iterations) }),
      ),
    );
    if (played.games === 0) return 2;
    numbered += played.games + played.troubles.length;
    samples.push(played.files);
    const fitted = fitNet({
      game,
      files: samples.slice(-number('window', 1, 100, 3)).flat(),
      units,
      passes: number('passes', 1, 1000, 8),
      seed: `${seed}/${generation}`,
      python: textOption(args, 'python'),
      onPass: (pass) => io.out(say(io, passText(pass, io))),
    });
    const path = join(out, `${game.id}-${generation}.net`);
    writeWhole(path, writeNet(fitted.net, cardOf(game, generation, numbered, fitted, new Date().toISOString().slice(0, 10))));
    const gates: Gate[] = [];
    const rivals = gateGames === 0 ? [] : [`search:${ms}ms`, ...(best === undefined ? [] : [`net:${ms}ms@${best}`])];
    for (const rival of rivals) {
      const gate = await gateOf({ game, net: `net:${ms}ms@${path}`, rival, games: gateGames, threads, seed: `${seed}/gate` }, io);
      gates.push(gate);
      io.out(say(io, gateText(gate, io)));
    }
    // Who plays by considerations is told, and decides nothing: before there is a net, any is a beginning.
    const last = best === undefined ? undefined : gates.at(-1);
    const passed = last === undefined || last.share >= 0.5;
    io.out(say(io, text(passed ? 'train.kept' : 'train.left', { path })));
    told.push({
      generation,
      bot: bot(iterations),
      games: played.games,
      positions: fitted.positions,
      passes: fitted.passes,
      gates,
      passed,
    });
    writeWhole(join(out, 'report.html'), trainingPage(told, inGame(io, game.id)));
    writeWhole(join(out, 'log.json'), `${JSON.stringify(told, null, 1)}\n`);
    if (passed) best = path;
  }
  return 0;
}

function passText({ pass, test }: Pass, io: Io) {
  const [value, policy] = [test.value, test.policy].map((x) => rounded(io, x, 3));
  return text('train.pass', { pass: pass + 1, value: value ?? '', policy: policy ?? '', agrees: percent(io, test.agrees) });
}

function gateText({ rival, games, share, low, high }: Gate, io: Io) {
  return text('train.gate', { rival, games, share: percent(io, share), low: percent(io, low), high: percent(io, high) });
}
