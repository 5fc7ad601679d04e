/** What a game brings for the record of one's games. */
import type { Text } from '@wartable/kernel';
import type { ComponentType } from 'react';

/** How a kind of games is told apart from others: by scenario, by side. */
export type Facet = {
  /** As in the game's deeds. */
  readonly kind: string;
  readonly title: Text;
  /** In the order in which they are shown. */
  readonly values: readonly string[];
  readonly nameOf: (value: string) => Text;
  readonly Picture?: ComponentType<{ readonly value: string }>;
  /** Each value is told for each value of another kind. */
  readonly split?: string;
};

/** `page/record/index.tsx` exports it as `record`: what the game's deeds (`Deeds` of the kernel) are called. */
export type GameRecord = {
  readonly facets: readonly Facet[];
  readonly cards?: { readonly title: Text; readonly nameOf: (card: string) => Text };
  /** By the id of a deed, what is said of who has done it, and how one would. */
  readonly deeds: readonly { readonly id: string; readonly name: Text; readonly how: Text }[];
};
