/** Choices of a line in the words of records, and as players would say them. From what the seat saw then. */
import { type Choice, CONCEDE, type Game, type Text } from '@wartable/kernel';
import type { Step } from './line.ts';

/** A choice in the words of records, and as its seat read it; conceding and playing on have no label. */
export type Named = { readonly notation: string; readonly label: Text | undefined };

export const PLAYING_ON: Named = { notation: 'play on', label: undefined };

export function named(game: Game, { seat, state, answered }: Step, choice: Choice | undefined): Named {
  if (!answered || choice === undefined) return { notation: CONCEDE, label: undefined };
  const view = game.view(state, seat);
  const offer = game.offers(view, answered.decision).find((offered) => offered.choice === choice);
  return { notation: game.notate(view, choice), label: offer?.label };
}

/** The same with all that a sentence needs, where the game has one. */
export function namedInFull(game: Game, step: Step, choice: Choice | undefined): Named {
  const short = named(game, step, choice);
  const advice = choice === undefined ? undefined : game.advice?.(game.view(step.state, step.seat), choice);
  return { ...short, label: advice?.what ?? short.label };
}
