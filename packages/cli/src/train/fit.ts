/** A net fitted to samples: here, in one thread, or by PyTorch where there is a GPU. Both leave the same file. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Account,
  accountOf,
  type Card,
  countOf,
  type Errors,
  freshNet,
  LESSON,
  type Lesson,
  learned,
  makePlayer,
  type Net,
  newSamples,
  PARTS,
  readInto,
  type Shape,
  sizesOf,
  trainer,
} from '@wartable/ai';
import { below, rngFromSeed, seedFrom, widthOf } from '@wartable/kernel';
import { arenaOf } from '../arena/arena.ts';
import { botNamed } from '../bots.ts';
import type { AnyGame } from '../games.ts';
import { UsageError } from '../io.ts';
import { text } from '../text/index.ts';

/** Of so many games one is kept back, to see what a net makes of games it does not know. */
const HELD_BACK = 10;
/** Games in which a net's opinion is asked, and how far apart they are in the row of set-ups. */
const [OPINION_GAMES, APART] = [6, 3];
const KEPT = 3;
const SCRIPT = fileURLToPath(new URL('../../../../training/fit.py', import.meta.url));
/** A GPU is fed in larger bites. */
const ON_GPU = { ...LESSON, batch: 2048, rate: 0.005 };

export type Pass = { readonly pass: number; readonly train: Errors; readonly test: Errors; readonly seconds: number };

export type FitPlan = {
  readonly game: AnyGame;
  readonly files: readonly string[];
  readonly units: Pick<Shape, 'wide' | 'narrow' | 'scores'>;
  readonly passes: number;
  readonly seed: string;
  /** What is learned otherwise than usual. */
  readonly lesson?: Partial<Lesson>;
  /** Python with PyTorch; without it the fit is made here. */
  readonly python: string | undefined;
  readonly onPass: (pass: Pass) => void;
};

export type Fitted = { readonly net: Net; readonly passes: readonly Pass[]; readonly positions: number };

export function fitNet(plan: FitPlan): Fitted {
  const { encoding, id } = plan.game;
  if (!encoding) throw new UsageError(text('train.no-encoding', { game: id }));
  const shape = { inputs: widthOf(encoding.inputs), choices: widthOf(encoding.choices), ...plan.units };
  return plan.python === undefined ? fitHere(plan, shape) : fitThere(plan, shape, plan.python);
}

function fitHere({ files, passes: count, seed, lesson: own, onPass }: FitPlan, shape: Shape): Fitted {
  const samples = newSamples();
  for (const file of files) readInto(samples, readFileSync(file));
  const rng = rngFromSeed(seedFrom(`${seed} fit`));
  const net = freshNet(shape, rng);
  const all = Uint32Array.from({ length: countOf(samples) }, (_, i) => i);
  const isHeld = (place: number): boolean => (samples.game.list[place] as number) % HELD_BACK === KEPT;
  const [places, tests] = [all.filter((place) => !isHeld(place)), all.filter(isHeld)];
  const lesson = { ...LESSON, ...own };
  const { pass, test } = trainer(net, samples, lesson);
  const passes = Array.from({ length: count }, (_, number): Pass => {
    const began = performance.now();
    for (let i = places.length - 1; i > 0; i--) {
      const j = below(rng, i + 1);
      [places[i], places[j]] = [places[j] as number, places[i] as number];
    }
    // Large steps first, small ones in the end.
    const train = pass(places, lesson.rate * 0.5 * (1 + Math.cos((Math.PI * number) / count)));
    const found = { pass: number, train, test: test(tests), seconds: (performance.now() - began) / 1000 };
    onPass(found);
    return found;
  });
  return { net, passes, positions: all.length };
}

function fitThere({ files, passes: count, seed, lesson, onPass }: FitPlan, shape: Shape, python: string): Fitted {
  const asked = JSON.stringify({
    shape,
    lesson: { ...ON_GPU, ...lesson },
    passes: count,
    seed: Number.parseInt(seedFrom(seed).slice(0, 6), 16),
  });
  const run = spawnSync(python, [SCRIPT, asked, ...files], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (run.status !== 0) {
    const reason = (run.error?.message ?? run.stderr.trim().split('\n').at(-1)) || `exit code ${run.status}`;
    throw new UsageError(text('train.no-python', { python, reason }));
  }
  const [head = '{}', ...lines] = run.stdout.trim().split('\n');
  const { numbers: told = '' } = JSON.parse(lines.pop() ?? '{}') as { numbers?: string };
  const passes = lines.map((line) => JSON.parse(line) as Pass);
  for (const pass of passes) onPass(pass);
  const numbers = new Float32Array(new Uint8Array(Buffer.from(told, 'base64')).buffer);
  const sizes = sizesOf(shape);
  let at = 0;
  const weights = Object.fromEntries(
    PARTS.map((part) => {
      const from = at;
      at += sizes[part];
      return [part, numbers.slice(from, at)];
    }),
  );
  const { positions = 0 } = JSON.parse(head) as { positions?: number };
  return { net: { shape, weights: weights as unknown as Net['weights'] }, passes, positions };
}

export function cardOf(game: AnyGame, generation: number, games: number, fitted: Fitted, date: string): Card {
  const { passes, positions } = fitted;
  const last = passes.at(-1)?.test;
  const rounded = (x = Number.NaN): number => Math.round(x * 10_000) / 10_000;
  const { weights, accounts } = opinionFrom(game, fitted);
  return {
    game: game.id,
    encoding: game.encoding?.version ?? 0,
    name: `${game.id}-${generation}`,
    date,
    generation,
    games,
    positions,
    value: rounded(last?.value),
    policy: rounded(last?.policy),
    opinion: { weights: weights.map(rounded), accounts: rounded(accounts) },
  };
}

/** What the net thinks in a few games, said in the words of considerations. */
function opinionFrom(game: AnyGame, { net }: Fitted): Account {
  const starts = Array.from({ length: OPINION_GAMES }, (_, i) =>
    game.setup(game.options(arenaOf(game).inRound({}, i * APART)), rngFromSeed(seedFrom(`opinion ${i}`))),
  );
  const player = makePlayer(game, botNamed('greedy', game), () => performance.now());
  return accountOf(game, learned(game, net).value, starts, player, rngFromSeed(seedFrom('opinion')));
}
