import type { Rng, Scripted } from './rng.ts';
import type { Catalogue, Text } from './text.ts';

/** A place at the table, counted from 0. Its name ("leia") is given by `Game.seats`. */
export type Seat = number;
export type Viewer = Seat | 'spectator';

/** One answer, as a small number that means something only to its game. `notate` gives it in words. */
export type Choice = number;

/** The id of a rule: "duel/attack/sentinel". Code, cases, refusals and the rulebook cite it. */
export type RuleId = string;

/** What one seat is asked. Several seats may be asked at the same time. */
export type Decision<Kind extends string = string> = {
  readonly seat: Seat;
  /** How many answers this seat has given: an answer quotes it, so that a late or repeated one does no harm. */
  readonly id: number;
  readonly kind: Kind;
  readonly rule: RuleId;
  /** Every legal answer, never empty, in a stable order. */
  readonly choices: readonly Choice[];
};

export type Outcome = { readonly winners: readonly Seat[]; readonly rule: RuleId };

/** Why something may not be done: the rule, and a sentence that fits the moment. */
export type Refusal = { readonly rule: RuleId; readonly text: Text };

export type GameEvent = { readonly type: string };

/** What the kernel itself reads of a state; all else belongs to the game. Plain data: JSON in, JSON out. */
export type GameState = { rng: Rng };

export type Emit<Event> = ((event: Event) => void) | undefined;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The contract of a game. Everything else (server, boards, bots, fuzzer, cases) uses only this. */
export interface Game<
  State extends GameState = GameState,
  Event extends GameEvent = GameEvent,
  View = unknown,
  Options = unknown,
> {
  readonly id: string;
  /** Version of the rules, written into each record. */
  readonly rules: string;
  readonly rulebook: readonly Rule[];
  readonly catalogue: Catalogue;

  /** Checks options from outside; throws `InputError`. */
  options(input: unknown): Options;
  setup(options: Options, rng: Rng, emit?: Emit<Event>): State;
  /** The decisions that are open now; none when the game is over. */
  pending(state: State): readonly Decision[];
  /** Does what was chosen, in place, up to the next decision. The choice must be one of the decision's. */
  apply(state: State, seat: Seat, choice: Choice, emit?: Emit<Event>): void;
  clone(state: State): State;
  /** The names of the seats, in their order. */
  seats(state: State): readonly string[];
  /** The seats that win and lose together with one, itself included. */
  allies(state: State, seat: Seat): readonly Seat[];
  outcome(state: State): Outcome | undefined;

  /** What a seat or a spectator may know, built from nothing. */
  view(state: State, viewer: Viewer): View;
  /** The event as a viewer may know it, or undefined. */
  seenBy(event: Event, viewer: Viewer): Event | undefined;
  /** A full state that fits what the viewer knows. */
  sampleWorld(view: View, rng: Rng): State;
  /** What is wrong with a state (a card too many, damage beyond measure); empty when it is sound. */
  audit(state: State): readonly string[];
  /** What bots weigh in a position, by name; the text `consider.<name>` says it in words. */
  readonly considerations: readonly Consideration[];
  /** How much of each consideration a running game holds for a seat, more being better. Reads nothing the seat could not see. */
  consider(state: State, seat: Seat, amounts: Float64Array): void;
  /** Counts up whenever a plan is over (a turn, an action of a duel): bots think in such pieces. */
  moment(state: State): number;
  /** The sizes of the places a seat cannot look into. When one shrinks, the seat has learned something. */
  hidden(state: State, seat: Seat): readonly number[];

  /** The rule that forbids what a person tries, or undefined when it is legal now. */
  whyNot(state: State, seat: Seat, intent: string): Refusal | undefined;
  /** What a person may mean by pointing at a thing (a card, a unit, a base), as intents for `whyNot`, likeliest first. */
  intents(state: State, seat: Seat, thing: string): readonly string[];
  /** The choice in words of the game ("play hoth-trooper"); different choices of a decision have different words. */
  notate(state: State, choice: Choice): string;

  /** A position document: a partial one gets sensible defaults. Throws `InputError`. */
  read(position: unknown): State;
  write(state: State): Json;
  /** What to script so that chance gives this event again: an entry for each die or shuffle; undefined when the event is not an outcome of chance. */
  script(event: Event): readonly Scripted[] | undefined;

  prompt(view: View, decision: Decision): Text;
  /** What the others read while a seat decides. */
  waiting(decision: Pick<Decision, 'seat' | 'kind'>, seat: string): Text;
  label(view: View, choice: Choice): Text;
  log(event: Event): Text | undefined;
  seatName(seat: string): Text;
}

/** One thing that speaks for a position. The weighted sum of all is the logit of the chance to win. */
export type Consideration = { readonly name: string; readonly weight: number };

/** An entry of a game's rulebook. */
export type Rule = {
  readonly id: RuleId;
  /** The keys of its paragraphs. */
  readonly texts: readonly string[];
  /** Where the facts state it. */
  readonly source: string;
  /** Our own reading, explained in docs/rulings.md. */
  readonly ours?: true;
};

/** Rules by id with their section of the facts; the paragraph of each is the text `rule.<id>`. */
export function rulesFrom(sections: Readonly<Record<RuleId, string>>, source: string, ours: readonly RuleId[]): Rule[] {
  return Object.entries(sections).map(
    ([id, section]): Rule => ({
      id,
      source: `${source} ${section}`,
      texts: [`rule.${id}`],
      ...(ours.includes(id) ? { ours: true } : {}),
    }),
  );
}

/** Something from outside is wrong; `path` says where. */
export class InputError extends Error {
  readonly path: string;
  readonly reason: string;
  constructor(path: string, reason: string) {
    super(path === '' ? reason : `${path}: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}
