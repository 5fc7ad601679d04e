/**
 * A bell between nodes: something has changed, and it has this number. It may be lost, and nothing depends on it: whoever hears it
 * reads from the database, and whoever does not looks there now and then by himself.
 */

/**
 * `at`: a step at a table; `talk`: a line of talk there; `here`: somebody came or went there; `mine`: a list of a person's tables;
 * `who`: a person is another (name, mutes, banned, signed out); `lobby`: open tables; `house`: what the host says to all.
 */
export type Topic =
  | `at.${string}`
  | `talk.${string}`
  | `here.${string}`
  | `mine.${string}`
  | `who.${string}`
  | 'who.*'
  | 'lobby'
  | 'house';

export type Bell = {
  /** For the other nodes; never waits, never throws. */
  readonly ring: (topic: Topic, number?: number) => void;
  /** Hears rings of the others; gives back what ends it. `of` is the last part of the topic. */
  readonly listen: (topic: Topic, heard: (number: number, of: string) => void) => () => void;
  /** Whether rings arrive now. */
  readonly isUp: () => boolean;
  /** Rings may have been missed: the line was down, and is up again. */
  readonly onBack: (back: () => void) => () => void;
  readonly close: () => Promise<void>;
};

const NOTHING = (): void => {};

/** There is nobody else to hear it. */
export const SILENT: Bell = {
  ring: NOTHING,
  listen: () => NOTHING,
  isUp: () => true,
  onBack: () => NOTHING,
  close: async () => {},
};
