/** Advice as a player would give it: what to do, and the two or three things that speak for it. */
import type { Text } from './text.ts';

export type Advice = {
  /** The choice as a sentence without its full stop: "Move Snowspeeders to H6". */
  readonly what: Text;
  /** What speaks for it, strongest first, each a clause of its own: "from there it can attack Snowtroopers on F4". */
  readonly why: readonly Text[];
};

/** Something that speaks for a choice, and how much. */
export type Fact = { readonly weight: number; readonly text: Text };

const MOST_FACTS = 3;

/** The strongest facts; of equal ones those named first. */
export function strongest(facts: readonly Fact[]): Text[] {
  return facts
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_FACTS)
    .map(({ text }) => text);
}
