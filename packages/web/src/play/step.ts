import type { GameEvent } from '@wartable/kernel';

/** One thing that happened, with what everybody sees after it. Games add what they need to draw it. */
export type Step = {
  readonly event: GameEvent;
  readonly view: unknown;
  /** How long it lasts at the calm speed, in milliseconds. */
  readonly ms: number;
  /** The last step of its event: a move has one for each hex. */
  readonly whole: boolean;
};
