/** `npm run bench`: how fast `wartable simulate` plays, next to a bare loop over the same games, each in threads that have just started. */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { INSTALLED } from '@wartable/games';
import { type Choice, pick, rngFromSeed, seedFrom } from '@wartable/kernel';
import { main } from '../packages/cli/src/main.ts';
import { count, print } from './measure.ts';

type Place = { readonly id: string; readonly games: number };
const PLACES: readonly Place[] = [
  { id: 'duel', games: 20_000 },
  { id: 'hoth', games: 4000 },
  { id: 'endor', games: 2000 },
];
const ROUNDS = 3;
const CORES = availableParallelism();

/** The games of `simulate` with random bots and nothing else: choices listed, one applied, no event made. Games per second. */
function bareLoop({ id, games }: Place): number {
  const game = INSTALLED.find(({ manifest }) => manifest.id === id)?.game;
  if (!game) throw new RangeError(`no game ${id}`);
  const options = game.options({});
  const began = performance.now();
  for (let i = 0; i < games; i++) {
    const seed = seedFrom(`wartable/${i}`);
    const state = game.setup(options, rngFromSeed(seed));
    const chances = game.seats(state).map((_, place) => rngFromSeed(seedFrom(`${seed} bot ${place}`)));
    for (let decision = game.pending(state)[0]; decision; decision = game.pending(state)[0]) {
      const { seat, choices } = decision;
      const chance = chances[seat];
      game.apply(state, seat, choices.length > 1 && chance ? pick(chance, choices) : (choices[0] as Choice));
    }
  }
  return games / ((performance.now() - began) / 1000);
}

function bare(place: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: place });
    thread.on('message', resolve).on('error', reject);
  });
}

async function simulated({ id, games }: Place, threads: number): Promise<number> {
  const words = ['simulate', '--game', id, '--games', String(games), '--threads', String(threads), '--json'];
  let told = '';
  await main(words, {
    out: (line) => {
      told = line;
    },
    err: console.error,
    language: 'en',
    color: false,
  });
  return JSON.parse(told).perSecond.games;
}

async function compare(place: Place): Promise<void> {
  const best = { bare: 0, one: 0, all: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    best.bare = Math.max(best.bare, await bare(place));
    best.one = Math.max(best.one, await simulated(place, 1));
    best.all = Math.max(best.all, await simulated(place, CORES));
  }
  print(`simulate: ${place.id}, random bots, the best of ${ROUNDS} rounds`, [
    ['a bare loop over the same games, per second', count(best.bare), 'one thread, no events'],
    ['simulate, one thread', count(best.one), `${(best.one / best.bare).toFixed(2)} × the bare loop; goal 0.80`],
    ['simulate, all cores', count(best.all), `${(best.all / best.one).toFixed(2)} × one thread, on ${CORES} cores`],
  ]);
}

if (isMainThread) for (const place of PLACES) await compare(place);
else parentPort?.postMessage(bareLoop(workerData));
