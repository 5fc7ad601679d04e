/** Writes golden games anew. Run it only when a change of the rules is meant, and say so in the commit. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type BotSpec, makePlayer, readBot } from '@wartable/ai';
import { duel } from '@wartable/duel';
import { endor } from '@wartable/endor';
import { INSTALLED } from '@wartable/games';
import { hoth, SCENARIOS } from '@wartable/hoth';
import {
  answer,
  below,
  closeRecord,
  concede,
  type Game,
  matchOutcome,
  newMatch,
  pendingDecisions,
  rngFromSeed,
  type Share,
  seatAt,
  seedFrom,
  shareCommitment,
  takeback,
  undo,
} from '@wartable/kernel';

const opponentsOf = (id: string) => INSTALLED.find(({ manifest }) => manifest.id === id)?.manifest ?? { levels: [] };

type Plan = {
  readonly game: Game;
  readonly name: string;
  readonly options: object;
  readonly bots: readonly string[];
  readonly undo?: true;
  /** After so many answers the last one is taken back, dice or not. */
  readonly takebackAt?: number;
  readonly concedeAt?: number;
  readonly shares?: readonly string[];
};

const RANDOM = ['random', 'random'];
const duelPlan = (name: string, setup: string, bots: readonly string[], more: Partial<Plan> = {}): Plan => ({
  game: duel,
  name,
  options: { setup },
  bots,
  ...more,
});

const PLANS: readonly Plan[] = [
  duelPlan('random-1', 'standard', RANDOM),
  duelPlan('random-2', 'standard', RANDOM),
  duelPlan('random-first-game', 'first-game', RANDOM),
  duelPlan('greedy-1', 'standard', ['greedy', 'greedy']),
  duelPlan('greedy-first-game', 'first-game', ['greedy', 'greedy']),
  duelPlan('undone', 'standard', ['greedy', 'random'], { undo: true }),
  duelPlan('taken-back', 'standard', ['greedy', 'random'], { takebackAt: 40 }),
  duelPlan('shared', 'standard', ['random', 'greedy'], { shares: ['a share of Leia', 'a share of Vader'] }),
  duelPlan('conceded', 'standard', RANDOM, { concedeAt: 60 }),
  ...SCENARIOS.map(
    ({ id }): Plan => ({
      game: hoth,
      name: `scenario-${id.padStart(2, '0')}`,
      options: { scenario: id },
      bots: ['greedy', 'greedy'],
    }),
  ),
  { game: endor, name: 'greedy-2', options: { ties: 'auto' }, bots: ['greedy'] },
  { game: endor, name: 'random-asked-2', options: {}, bots: ['random'], undo: true },
  { game: endor, name: 'taken-back-2', options: { ties: 'auto' }, bots: ['random'], takebackAt: 60 },
  {
    game: endor,
    name: 'hardest-2',
    options: { ties: 'auto', difficulty: { moreAtSts: true, fourCruisers: true, noRally: true, noSecurityCode: true } },
    bots: ['greedy'],
  },
  {
    game: hoth,
    name: 'team-of-three',
    options: {
      scenario: '2',
      players: { rebel: 2, empire: 1 },
      leaders: { rebel: ['leia-organa', 'han-solo'], empire: ['firmus-piett'] },
    },
    bots: ['greedy', 'random', 'greedy'],
  },
  {
    game: hoth,
    name: 'team-of-four',
    options: { scenario: '7', players: { rebel: 2, empire: 2 } },
    bots: ['random', 'greedy', 'greedy', 'random'],
    undo: true,
  },
  { game: hoth, name: 'taken-back', options: { scenario: '5' }, bots: ['random', 'greedy'], takebackAt: 50 },
];

for (const plan of PLANS) {
  const { game } = plan;
  const seed = seedFrom(`golden ${plan.name}`);
  const shares = plan.shares?.map((share): Share => ({ share, commitment: shareCommitment(share) })) ?? [];
  const match = newMatch(game, { options: plan.options, players: plan.bots, seed, shares });
  const chance = rngFromSeed(seedFrom(`golden bots ${plan.name}`));
  const bots = plan.bots.map((name) => makePlayer(game, readBot(name, opponentsOf(game.id)) as BotSpec, () => 0));
  for (let answers = 0; !matchOutcome(match); answers++) {
    if (answers === plan.concedeAt) {
      concede(match, seatAt(0));
      break;
    }
    const [decision] = pendingDecisions(match);
    const bot = decision && bots[decision.seat];
    if (!decision || !bot) break;
    const { choice } = bot({ view: game.view(match.state, decision.seat), decision, rng: chance });
    answer(match, decision.seat, decision.id, choice);
    if (plan.undo && below(chance, 5) === 0) undo(match, decision.seat);
    if (answers === plan.takebackAt) takeback(match, decision.seat);
  }
  const record = closeRecord(match, seed);
  const text = JSON.stringify({ ...record, log: 'LOG', snapshots: 'SNAPSHOTS' }, null, 1)
    .replace('"LOG"', () => inLines(record.log))
    .replace('"SNAPSHOTS"', () => inLines(record.snapshots));
  const folder = new URL(`../packages/${game.id}/test/golden/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${plan.name}.json`, folder), `${text}\n`);
}

/** An entry a line. */
function inLines(entries: readonly unknown[]): string {
  return `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n ]`;
}
