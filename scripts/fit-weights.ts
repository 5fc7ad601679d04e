/**
 * Fits the weights of a game's considerations to the results of games between bots: a logistic regression, held near
 * the weights as they are. Prints them side by side; whether they play better is for a tournament to say.
 *
 *   node scripts/fit-weights.ts <game> <bot> <games> [turns|all] [slips]
 */
import { type BotSpec, makePlayer, readBot } from '@wartable/ai';
import { INSTALLED } from '@wartable/games';
import { allSeats, below, pick, rngFromSeed, type Seat, seedFrom } from '@wartable/kernel';
import { arenaOf } from '../packages/cli/src/arena/arena.ts';
import { loadTerminals } from '../packages/cli/src/games.ts';

const [gameId = 'duel', botName = 'greedy', count = '200', sampling = 'turns', slips = '8'] = process.argv.slice(2);
/** A few slips (of a hundred) make positions that good players avoid, so that their price is learned too. */
const SLIPS = Number(slips);
const found = INSTALLED.find(({ manifest }) => manifest.id === gameId);
if (!found) throw new RangeError(`no game ${gameId}`);
const { game, manifest } = found;
await loadTerminals();
const names = game.considerations.map(({ name }) => name);

type Sample = { readonly amounts: Float64Array; readonly won: number };
const samples: Sample[] = [];

for (let i = 0; i < Number(count); i++) {
  const seed = seedFrom(`fit ${i}`);
  const options = game.options(arenaOf(game).inRound({}, i));
  const state = game.setup(options, rngFromSeed(seed));
  const seats = allSeats(game.seats(state));
  const rng = rngFromSeed(seedFrom(`${seed} bots`));
  const players = seats.map(() => makePlayer(game, readBot(botName, manifest) as BotSpec, () => performance.now()));
  const seen: { readonly seat: Seat; readonly amounts: Float64Array }[] = [];
  let moment = -1;
  for (;;) {
    const decision = game.pending(state)[0];
    if (!decision) break;
    const { seat } = decision;
    if (sampling === 'all' || game.moment(state) !== moment) {
      moment = game.moment(state);
      const amounts = new Float64Array(names.length);
      game.consider(state, seat, amounts);
      seen.push({ seat, amounts });
      if (seats.length > 1) {
        const rival = seats.find((other) => !game.allies(state, seat).includes(other)) ?? seat;
        const other = new Float64Array(names.length);
        game.consider(state, rival, other);
        seen.push({ seat: rival, amounts: other });
      }
    }
    const choice =
      below(rng, 100) < SLIPS
        ? pick(rng, decision.choices)
        : (players[seat] as (typeof players)[number])({ view: game.view(state, seat), decision, rng }).choice;
    game.apply(state, seat, choice);
  }
  const winners = game.outcome(state)?.winners ?? [];
  for (const { seat, amounts } of seen)
    samples.push({ amounts, won: winners.includes(seat) ? 1 : winners.length === 0 && seats.length > 1 ? 0.5 : 0 });
  if (process.stderr.isTTY) process.stderr.write(`\r${i + 1} games, ${samples.length} positions`);
}

const current = Float64Array.from(game.considerations, ({ weight }) => weight);
const scale = names.map(
  (_, i) => Math.sqrt(samples.reduce((sum, { amounts }) => sum + (amounts[i] as number) ** 2, 0) / samples.length) || 1,
);
const fitted = current.slice();
const RATE = 0.5;
const PULL = 0.001;
for (let round = 0; round < 400; round++) {
  const slope = new Float64Array(names.length);
  for (const { amounts, won } of samples) {
    let logit = 0;
    for (let i = 0; i < names.length; i++) logit += (fitted[i] as number) * (amounts[i] as number);
    const miss = won - 1 / (1 + Math.exp(-logit));
    for (let i = 0; i < names.length; i++)
      slope[i] = (slope[i] as number) + (miss * (amounts[i] as number)) / (scale[i] as number);
  }
  for (let i = 0; i < names.length; i++) {
    const size = scale[i] as number;
    const pull = PULL * ((current[i] as number) - (fitted[i] as number)) * size;
    fitted[i] = (fitted[i] as number) + (RATE * ((slope[i] as number) / samples.length + pull)) / size;
  }
}

function loss(weights: Float64Array): number {
  let sum = 0;
  for (const { amounts, won } of samples) {
    let logit = 0;
    for (let i = 0; i < names.length; i++) logit += (weights[i] as number) * (amounts[i] as number);
    const chance = Math.min(0.9999, Math.max(0.0001, 1 / (1 + Math.exp(-logit))));
    sum -= won * Math.log(chance) + (1 - won) * Math.log(1 - chance);
  }
  return sum / samples.length;
}

process.stdout.write(`\n${samples.length} positions; loss now ${loss(current).toFixed(4)}, fitted ${loss(fitted).toFixed(4)}\n`);
names.forEach((name, i) => {
  process.stdout.write(
    `${name.padEnd(14)} now ${(current[i] as number).toFixed(3).padStart(7)}  fitted ${(fitted[i] as number).toFixed(3).padStart(7)}  spread ${(scale[i] as number).toFixed(2)}\n`,
  );
});
