/** Advice as a player would give it: what to do, and the two or three things that speak for it. */
import type { RuleId } from './game.ts';
import type { Text } from './text.ts';

export type Advice = {
  /** The choice as a sentence without its full stop: "Move Snowspeeders to H6". */
  readonly what: Text;
  /** What speaks for it, strongest first, each a clause of its own: "from there it can attack Snowtroopers on F4". */
  readonly why: readonly Text[];
  /** The rule behind the strongest of them, where one is. */
  readonly rule?: RuleId;
};

/** Something that speaks for a choice, and how much. */
export type Fact = { readonly weight: number; readonly text: Text };

const MOST_FACTS = 3;

/** The strongest facts, of equal ones those named first; and the rule behind the first of them that has one, by its key. */
export function grounds(facts: readonly Fact[], rules: Readonly<Record<string, RuleId>>): Omit<Advice, 'what'> {
  const why = facts
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_FACTS)
    .map(({ text }) => text);
  const rule = why.map(({ key }) => rules[key]).find((found) => found !== undefined);
  return rule === undefined ? { why } : { why, rule };
}
