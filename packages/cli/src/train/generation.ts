/** One generation: the best so far plays itself, a net learns from it, and plays the best so far. */
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import {
  type Card,
  countOf,
  type Errors,
  freshNet,
  LESSON,
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
import { workOff } from '../arena/pool.ts';
import { botNamed } from '../bots.ts';
import type { AnyGame } from '../games.ts';
import type { SelfPlayed, SelfPlayJob } from './job.ts';

const WORKER = new URL('./worker.ts', import.meta.url);
/** Of so many games one is kept back, to see what a net makes of games it does not know. */
const HELD_BACK = 10;
const KEPT = 3;

export type SelfPlayPlan = {
  readonly game: AnyGame;
  readonly thinker: string;
  readonly hasty: string;
  readonly long: number;
  readonly games: number;
  readonly seconds: number;
  readonly threads: number;
  readonly seed: string;
  readonly slips: number;
  /** The number of the first game. */
  readonly from: number;
  readonly file: string;
};

export type SelfPlayEnd = { readonly games: number; readonly seconds: number; readonly troubles: readonly string[] };

/** Plays until there are enough games, or the time is over. */
export async function playAlone(plan: SelfPlayPlan): Promise<SelfPlayEnd> {
  const { game, games, seconds, threads, seed, long, slips, from, file } = plan;
  const [thinker, hasty] = [botNamed(plan.thinker, game), botNamed(plan.hasty, game)];
  const began = performance.now();
  const gone = (): number => (performance.now() - began) / 1000;
  const troubles: string[] = [];
  let [next, done] = [0, 0];
  rmSync(file, { force: true });
  await workOff<SelfPlayJob, SelfPlayed>({
    worker: WORKER,
    threads,
    next: () => {
      if (next >= games || gone() >= seconds) return undefined;
      const number = from + next++;
      const options = arenaOf(game).inRound({}, number);
      return { game: game.id, options, thinker, hasty, long, number, seed: `${seed}/${number}`, slips };
    },
    done: (_, { samples }) => {
      appendFileSync(file, samples);
      done++;
    },
    failed: (_, trouble) => troubles.push(trouble),
  });
  return { games: done, seconds: gone(), troubles };
}

export type Pass = { readonly pass: number; readonly train: Errors; readonly test: Errors; readonly seconds: number };

export type FitPlan = {
  readonly game: AnyGame;
  readonly files: readonly string[];
  readonly shape: Pick<Shape, 'wide' | 'narrow' | 'scores'>;
  readonly passes: number;
  readonly seed: string;
  /** Python with PyTorch, and its script; without them the fit is made here. */
  readonly python?: string | undefined;
  readonly onPass: (pass: Pass) => void;
};

export type Fitted = { readonly net: Net; readonly passes: readonly Pass[]; readonly positions: number };

export function shapeFor({ encoding, id }: AnyGame, units: FitPlan['shape']): Shape {
  if (!encoding) throw new RangeError(`${id} has no encoding`);
  return { inputs: widthOf(encoding.inputs), choices: widthOf(encoding.choices), ...units };
}

export function fitNet(plan: FitPlan): Fitted {
  return plan.python === undefined ? fitHere(plan) : fitThere(plan, plan.python);
}

function fitHere({ game, files, shape, passes: count, seed, onPass }: FitPlan): Fitted {
  const samples = newSamples();
  for (const file of files) readInto(samples, readFileSync(file));
  const rng = rngFromSeed(seedFrom(`${seed} fit`));
  const net = freshNet(shapeFor(game, shape), rng);
  const all = Uint32Array.from({ length: countOf(samples) }, (_, i) => i);
  const isHeld = (place: number): boolean => (samples.game.list[place] as number) % HELD_BACK === KEPT;
  const [places, tests] = [all.filter((place) => !isHeld(place)), all.filter(isHeld)];
  const { pass, test } = trainer(net, samples, LESSON);
  const passes = Array.from({ length: count }, (_, number): Pass => {
    const began = performance.now();
    for (let i = places.length - 1; i > 0; i--) {
      const j = below(rng, i + 1);
      [places[i], places[j]] = [places[j] as number, places[i] as number];
    }
    // Large steps first, small ones in the end.
    const train = pass(places, LESSON.rate * 0.5 * (1 + Math.cos((Math.PI * number) / count)));
    const found = { pass: number, train, test: test(tests), seconds: (performance.now() - began) / 1000 };
    onPass(found);
    return found;
  });
  return { net, passes, positions: all.length };
}

/** On a GPU, by the script in `training/`. */
function fitThere({ game, files, shape: units, passes: count, seed, onPass }: FitPlan, python: string): Fitted {
  const shape = shapeFor(game, units);
  const out = `${files.at(-1)}.raw`;
  const script = new URL('../../../../training/fit.py', import.meta.url).pathname;
  const lesson = { ...LESSON, batch: 512, rate: 0.003 };
  const asked = JSON.stringify({ shape, lesson, passes: count, seed: Number.parseInt(seedFrom(seed).slice(0, 6), 16) });
  const { stdout, stderr, status } = spawnSync(python, [script, asked, out, ...files], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${python} ${script}: ${stderr.slice(-2000)}`);
  const lines = stdout.trim().split('\n');
  const passes = lines.filter((line) => line.startsWith('{"pass"')).map((line) => JSON.parse(line) as Pass);
  for (const pass of passes) onPass(pass);
  const positions = Number(/"positions": (\d+)/.exec(stdout)?.[1] ?? 0);
  const numbers = new Float32Array(new Uint8Array(readFileSync(out)).buffer);
  const sizes = sizesOf(shape);
  let at = 0;
  const weights = Object.fromEntries(
    PARTS.map((part) => {
      const from = at;
      at += sizes[part];
      return [part, numbers.slice(from, at)];
    }),
  );
  return { net: { shape, weights: weights as unknown as Net['weights'] }, passes, positions };
}

export function cardOf(game: AnyGame, generation: number, games: number, { passes, positions }: Fitted, date: string): Card {
  const last = passes.at(-1)?.test;
  return {
    game: game.id,
    encoding: game.encoding?.version ?? 0,
    name: `${game.id}-${generation}`,
    date,
    generation,
    games,
    positions,
    value: Number((last?.value ?? Number.NaN).toFixed(4)),
    policy: Number((last?.policy ?? Number.NaN).toFixed(4)),
  };
}


