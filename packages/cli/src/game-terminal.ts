/**
 * What a game may bring to the terminal: how its table looks, its options, what is measured, commands of its own.
 * Each part may be missing; a game without any is played by its texts alone. A board knows no rule.
 */
import type { Decision, GameEvent, GameState, Offer, Rng, Seat, Text } from '@wartable/kernel';
import type { Args, Options } from './args.ts';
import type { Io } from './io.ts';

/** The numbers of choices, by what they name. */
export type Marks = ReadonlyMap<string, number>;

/** A choice, and what the choices of its decision would come to. */
type Noted<Preview = unknown> = {
  readonly decision: Decision;
  readonly offer: Offer;
  readonly previews: readonly Preview[];
};

export interface Board<View = unknown, Preview = unknown> {
  /** `marks` may be shown where the eye is. */
  table(view: View, io: Io, marks: Marks): string[];
  /** What a player should know before the first turn. */
  intro(view: View, io: Io): string[];
  /** The text of a card, by its name. */
  card(name: string, io: Io): string[];
  /** What to say beside a choice: what a card does, the odds of an attack. */
  note(noted: Noted<Preview>, io: Io): string | undefined;
  /** Things besides cards that a person may ask about. */
  thing(typed: string): string | undefined;
}

/** One way to set up a game that is measured. */
export type Cell = { readonly id: string; readonly options: object };

/** What of a game between bots is worth knowing. */
export interface Arena<State extends GameState = GameState, Event extends GameEvent = GameEvent, View = unknown> {
  /** Quick ones leave out what is many. */
  cells(quick: boolean): Cell[];
  cellName(id: string): Text;
  /** What the game calls the pieces its length is counted in, and how many of them a moment is. */
  readonly length: Text;
  turns(moment: number): number;
  /** The seat that begins, where the event tells it; only the first such event counts. */
  first(event: Event): Seat | undefined;
  card(event: Event): readonly [Seat, string] | undefined;
  cardName(card: string): Text;
  /** Told all events of a game, it says what of them is part of an opening: whose, of what kind, and which. */
  openings?(): (event: Event) => readonly (readonly [Seat, string, string])[];
  /** What the kinds are called. */
  readonly openingKinds?: Readonly<Record<string, Text>>;
  openingName?(kind: string, id: string): Text;
  medals?(view: View): readonly number[];
  /** How far one got who plays alone. */
  reached?(state: State): number;
  /** What a person did not say, in the n-th round of a tournament. */
  inRound(given: object, round: number): object;
}

/** Set-ups made up at random, for `fuzz --invent`: the same chance makes the same. Options as they go into a record, files whole. */
export interface Inventor {
  legal(chance: Rng): object;
  /** One thing in it is wrong, which must be refused when it is read, and what that is. */
  broken(chance: Rng): { readonly options: object; readonly wrong: string };
}

/** Reads a file that an option names; `check` throws `InputError`, which is told with the line. */
export type ReadFile = (name: string, check: (data: unknown) => unknown) => unknown;

export type Command = {
  readonly options: Options;
  /** How it is called, and an example. */
  readonly usage: readonly [string, string];
  readonly run: (args: Args, io: Io) => number | Promise<number>;
};

export interface GameTerminal<
  State extends GameState = GameState,
  Event extends GameEvent = GameEvent,
  View = unknown,
  Preview = unknown,
> {
  readonly board?: Board<View, Preview>;
  /** The options of a game from the command line, in the form that goes into a record. */
  options?(args: Args, readFile: ReadFile): object;
  readonly inventor?: Inventor;
  readonly arena?: Arena<State, Event, View>;
  readonly commands?: Readonly<Record<string, Command>>;
}
