/** What a sheet says of a thing. A game's page fills it in; the shell shows it, for every thing of every game in the same way. */
import type { Text } from '@wartable/kernel';
import type { ReactNode } from 'react';

type Said = Text | string;

export type SheetPart = {
  readonly title?: Said;
  /** A name, and what there is of it: "Movement: 2 hexes". */
  readonly facts?: readonly (readonly [Said, Said])[];
  readonly lines?: readonly Said[];
};

export type ThingSheet = {
  readonly title: Said;
  /** The thing itself, large, with its name. */
  readonly picture?: ReactNode;
  readonly parts: readonly SheetPart[];
  /** Below them; things in it open their own sheets. */
  readonly more?: ReactNode;
  /** Ids of the paragraphs behind it. */
  readonly rules?: readonly string[];
  /** Nothing to see here: it tells only who asks. */
  readonly plain?: boolean;
  /** What to ask "why not now?" about. */
  readonly asks?: string;
};

/** The thing that stands for all of it: goals, special rules, how it stands. */
export const BATTLE = 'battle';
