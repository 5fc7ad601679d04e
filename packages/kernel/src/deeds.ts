/** What is worth remembering of a finished match, told by the game as data: whoever keeps a record of matches knows no rule. */
import type { GameEvent } from './game.ts';

/** A finished match as one side went through it: everything lies open. */
export type FoughtMatch<Event extends GameEvent = GameEvent, View = unknown> = {
  /** The names of the seats of that side; none where the match is nobody's own, as between two people at one device. */
  readonly own: readonly string[];
  readonly won: boolean;
  /** It ended because somebody gave up. */
  readonly conceded: boolean;
  /** From its very beginning: not where it went on from a position, and what came before is not known. */
  readonly whole: boolean;
  /** What a spectator saw at the first decision, and at the end. */
  readonly first: View;
  readonly last: View;
  readonly events: readonly { readonly entry: number; readonly event: Event }[];
};

/** Something that was achieved: the answer in the log by which it was. */
export type Deed = { readonly id: string; readonly entry: number };

export type Deeds<Event extends GameEvent = GameEvent, View = unknown> = {
  /** Rises when the same match is told otherwise: what was told before gives way. */
  readonly version: number;
  /** By kind ("scenario"), what it was ("4"): games of one kind are counted together. */
  facets(match: FoughtMatch<Event, View>): Readonly<Record<string, string>>;
  /** How often the own side has played each card. */
  cards(match: FoughtMatch<Event, View>): Readonly<Record<string, number>>;
  deeds(match: FoughtMatch<Event, View>): readonly Deed[];
};

/** How often each word stands there. */
export function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
