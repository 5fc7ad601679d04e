/** Writes the golden games of the duel anew. Run it only when a change of the rules is meant, and say so in the commit. */
import { writeFileSync } from 'node:fs';
import { BOTS } from '@wartable/ai';
import { duel } from '@wartable/duel';
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
  seedFrom,
  undo,
} from '@wartable/kernel';

const GAMES = [
  { name: 'random-1', setup: 'standard', bots: ['random', 'random'] },
  { name: 'random-2', setup: 'standard', bots: ['random', 'random'] },
  { name: 'random-first-game', setup: 'first-game', bots: ['random', 'random'] },
  { name: 'greedy-1', setup: 'standard', bots: ['greedy', 'greedy'] },
  { name: 'greedy-first-game', setup: 'first-game', bots: ['greedy', 'greedy'] },
  { name: 'undone', setup: 'standard', bots: ['greedy', 'random'], undo: true },
  { name: 'conceded', setup: 'standard', bots: ['random', 'random'], concedeAt: 60 },
] as const;

for (const plan of GAMES) {
  const game = duel as unknown as Game;
  const seed = seedFrom(`golden ${plan.name}`);
  const match = newMatch(game, { options: { setup: plan.setup }, players: plan.bots, seed });
  const chance = rngFromSeed(seedFrom(`golden bots ${plan.name}`));
  const bots = plan.bots.map((name) => BOTS[name]?.(game));
  for (let answers = 0; !matchOutcome(match); answers++) {
    if ('concedeAt' in plan && answers === plan.concedeAt) {
      concede(match, 0);
      break;
    }
    const [decision] = pendingDecisions(match);
    const bot = decision && bots[decision.seat];
    if (!decision || !bot) break;
    const { choice } = bot({ view: game.view(match.state, decision.seat), decision, rng: chance });
    answer(match, decision.seat, decision.id, choice);
    if ('undo' in plan && below(chance, 5) === 0) undo(match, decision.seat);
  }
  const record = closeRecord(match, seed);
  const log = record.log.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  const text = JSON.stringify({ ...record, log: 'LOG' }, null, 1).replace('"LOG"', `[\n${log}\n ]`);
  writeFileSync(new URL(`../packages/duel/test/golden/${plan.name}.json`, import.meta.url), `${text}\n`);
}
