/** Two choices held against each other. */
import type { Choice, Game, RuleId, Text } from '@wartable/kernel';

/** The standard error of a chance after so many visits; what a visit gives lies between 0 and 1, so it is never more. */
export function errorOf(chance: number, visits: number): number {
  return Math.sqrt((chance * (1 - chance)) / visits);
}

type Compared = {
  /** The two choices as a player would say them. */
  readonly made: Text | undefined;
  readonly better: Text | undefined;
  /** What only the better one has. */
  readonly why: readonly Text[];
  readonly rule: RuleId | undefined;
};

/** From what the seat sees, and nothing else. */
export function compared(game: Game, view: unknown, made: Choice | undefined, better: Choice | undefined): Compared {
  const [one, other] = [made, better].map((choice) => (choice === undefined ? undefined : game.advice?.(view, choice)));
  const known = one?.why.map((text) => JSON.stringify(text)) ?? [];
  return {
    made: one?.what,
    better: other?.what,
    why: other?.why.filter((text) => !known.includes(JSON.stringify(text))) ?? [],
    rule: other?.rule,
  };
}
