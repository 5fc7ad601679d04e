/** `npm run bench`: how fast `wartable simulate` plays, next to a bare loop over the same games in the same run. */
import { availableParallelism } from 'node:os';
import { duel } from '@wartable/duel';
import { endor } from '@wartable/endor';
import { hoth } from '@wartable/hoth';
import { type Choice, type Game, pick, rngFromSeed, seedFrom } from '@wartable/kernel';
import { main } from '../packages/cli/src/main.ts';
import { count, print } from './measure.ts';

const PLACES: readonly { readonly game: Game; readonly games: number }[] = [
  { game: duel, games: 20_000 },
  { game: hoth, games: 4000 },
  { game: endor, games: 2000 },
];
const ROUNDS = 2;
const CORES = availableParallelism();

/** The games of `simulate` with random bots and nothing else: choices listed, one applied. */
function bare(game: Game, games: number): number {
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

async function simulated({ id }: Game, games: number, threads: number): Promise<number> {
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

for (const { game, games } of PLACES) {
  const best = { bare: 0, one: 0, all: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    best.bare = Math.max(best.bare, bare(game, games));
    best.one = Math.max(best.one, await simulated(game, games, 1));
    best.all = Math.max(best.all, await simulated(game, games, CORES));
  }
  print(`simulate: ${game.id}, random bots`, [
    ['a bare loop over the same games, per second', count(best.bare), 'one thread, no events, the best of a few rounds'],
    ['simulate, one thread', count(best.one), `${(best.one / best.bare).toFixed(2)} × the bare loop; goal 0.80`],
    ['simulate, all cores', count(best.all), `${(best.all / best.one).toFixed(2)} × one thread, on ${CORES}`],
  ]);
}
