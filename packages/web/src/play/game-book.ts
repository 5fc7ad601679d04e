/** What a game adds to the page of its rules: it is loaded there, and nowhere else. */
import type { RuleId } from '@wartable/kernel';
import type { ComponentType } from 'react';

export type GameBook = {
  /** By rule, those one should read beside it. */
  readonly see: Readonly<Record<RuleId, readonly RuleId[]>>;
  /** At the head of a chapter: its tables, drawn from the data of the rules. */
  readonly heads: Readonly<Record<string, ComponentType>>;
  /** By rule, what it is about, drawn as at the table: the card itself. */
  readonly pictures: Readonly<Record<RuleId, ComponentType>>;
};
