/** What a bot would have done where somebody else decided: it gets what that seat saw, as at a table, and starts thinking there. */
import { type Game, rngFromSeed, seedFrom, type Text } from '@wartable/kernel';
import type { Evaluator } from './evaluator.ts';
import type { Line } from './line.ts';
import { type Named, namedInFull } from './named.ts';
import { makePlayer, type Skill } from './player.ts';
import { fearText } from './why.ts';

export type Instead = {
  /** Whether it would have done the same. */
  readonly same: boolean;
  readonly choice: Named;
  /** What it would have feared most then. */
  readonly fear: Text | undefined;
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
  const view = game.view(step.state, step.seat);
  const { choice, why } = makePlayer(game, bot, now, evaluator)({ view, decision: asked.decision, rng, fears: true });
  return { same: choice === asked.choice, choice: namedInFull(game, step, choice), fear: fearText(why, 'fear.of-it') };
}
