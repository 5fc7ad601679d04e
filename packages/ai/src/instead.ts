/** What a bot would have done where somebody else decided: it gets what that seat saw, as at a table, and starts thinking there. */
import { type Game, rngFromSeed, seedFrom } from '@wartable/kernel';
import type { Evaluator } from './evaluator.ts';
import type { Line } from './line.ts';
import { type Named, namedInFull } from './named.ts';
import { makePlayer, type Skill } from './player.ts';

export type Instead = {
  /** Whether it would have done the same. */
  readonly same: boolean;
  readonly choice: Named;
};

/**
 * Undefined where nobody was asked, or where there was nothing to choose. Bots that count their iterations say the same again.
 * `evaluator` is the net of the bot, where it has one.
 */
export function insteadOf(
  game: Game,
  { steps }: Line,
  at: number,
  bot: Skill,
  now: () => number,
  evaluator?: Evaluator,
): Instead | undefined {
  const step = steps[at];
  const asked = step?.answered;
  if (!step || !asked || asked.decision.choices.length < 2) return undefined;
  const rng = rngFromSeed(seedFrom(`instead ${step.entry}`));
  const { choice } = makePlayer(
    game,
    bot,
    now,
    evaluator,
  )({ view: game.view(step.state, step.seat), decision: asked.decision, rng });
  return { same: choice === asked.choice, choice: namedInFull(game, step, choice) };
}
