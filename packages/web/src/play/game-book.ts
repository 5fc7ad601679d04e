/** What a game adds to the page of its rules: it is loaded there, and nowhere else. */
import type { RuleId } from '@wartable/kernel';
import type { ComponentType } from 'react';
import type { Tried } from '../table/diagram-moment.ts';
import type { GameProps } from './game-page.ts';

/** A position to try something in, or a diagram of the game's own, loaded when it comes into sight. */
export type Diagram = Pick<Tried, 'position' | 'setup' | 'before'> | (() => Promise<ComponentType>);

export type GameBook = {
  /** By rule, those one should read beside it. */
  readonly see: Readonly<Record<RuleId, readonly RuleId[]>>;
  /** At the head of a chapter: its tables, drawn from the data of the rules. */
  readonly heads: Readonly<Record<string, ComponentType>>;
  /** By rule, the diagram below its paragraphs. */
  readonly diagrams: Readonly<Record<RuleId, Diagram>>;
  /** Where what is tried can be done on the board itself: the stage of the table. */
  readonly Stage?: ComponentType<GameProps> | undefined;
  /** By rule, what it is about, drawn as at the table: the card itself. */
  readonly pictures: Readonly<Record<RuleId, ComponentType>>;
};
