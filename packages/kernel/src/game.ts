import type { Advice } from './advice.ts';
import type { Brand } from './brand.ts';
import type { Deeds } from './deeds.ts';
import type { Encoding } from './encoding.ts';
import type { PuzzleRules } from './puzzle.ts';
import type { Rng, Scripted } from './rng.ts';
import { forLogs, type Text } from './text.ts';

/** A place at the table, counted from 0. Its name ("leia") is given by `Game.seats`. */
export type Seat = Brand<number, 'seat'>;
export type Viewer = Seat | 'spectator';

export function seatAt(place: number): Seat {
  return place as Seat;
}

/** All seats, given their names or whatever else there is one of for each. */
export function allSeats(perSeat: readonly unknown[]): Seat[] {
  return perSeat.map((_, place) => seatAt(place));
}

export function seatNamed(names: readonly string[], name: string): Seat | undefined {
  const place = names.indexOf(name);
  return place < 0 ? undefined : seatAt(place);
}

/** Everybody who may look: all seats, and who only watches. */
export function viewersOf(perSeat: readonly unknown[]): Viewer[] {
  return [...allSeats(perSeat), 'spectator'];
}

/** One answer, as a small number that means something only to its game. `notate` writes it down. */
export type Choice = number;

/** The id of a rule: "duel/attack/sentinel". Code, cases, refusals and the rulebook cite it. */
export type RuleId = string;

/** What one seat is asked. Several seats may be asked at the same time. */
export type Decision<Kind extends string = string> = {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly rule: RuleId;
  /** Every legal answer, never empty, in a stable order. */
  readonly choices: readonly Choice[];
};

/** A choice as a typed thing: what is done, with what, to what. Pages draw it; nobody takes its words apart. */
export type Offer<Verb extends string = string> = {
  readonly choice: Choice;
  readonly verb: Verb;
  /** What it is about: a card, a unit, a hex, a side, by the name the game gives it. */
  readonly thing?: string;
  /** What it is done to, where that is another thing. */
  readonly target?: string;
  /** As records, cases and the command line write it; different choices of a decision differ in it. */
  readonly notation: string;
  readonly label: Text;
};

/** What a choice ends where it leaves its seat nothing more to do. */
export type Ending = {
  readonly label: Text;
  /** Dice and draws come after the choice, never of it: they wait, too. */
  readonly quiet: boolean;
};

/** Who is asked what, as far as a viewer can know. */
export type Asked<Kind extends string = string> = Pick<Decision<Kind>, 'seat' | 'kind'>;

/** A decision that somebody lets be answered by itself: by which kind of order, and how. */
export type Ordered = { readonly kind: string; readonly choice: Choice };

/** How a match goes that was made under other rules: as it went, perhaps so (it can be tried), or otherwise. */
export type Likeness = 'alike' | 'perhaps' | 'other';

export type Outcome = { readonly winners: readonly Seat[]; readonly rule: RuleId };

/** Why something may not be done: the rule, and a sentence that fits the moment. */
export type Refusal = {
  readonly rule: RuleId;
  readonly text: Text;
  /** Set where nothing forbids it, but nobody can say yet: dice, a draw or somebody else's answer come first. */
  readonly open?: Open;
};

/** What stands between a question and its answer. */
export type Open = 'chance' | 'hidden' | 'answer';

export type GameEvent = { readonly type: string };

/** The type of the event that tells what is in progress (`Rules.stands`): it belongs to no log. */
export const STANDS = 'stands';

/** What the kernel itself reads of a state; all else belongs to the game. Plain data: JSON in, JSON out. */
export type GameState = { rng: Rng };

export type Emit<Event> = ((event: Event) => void) | undefined;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The words of a game, as cases write them. */
export type Names = {
  /** What there is, by kind ("cards", "hexes"), whether it is in play or not. */
  readonly things: Readonly<Record<string, readonly string[]>>;
  /** What choices begin with, and the kinds of things that may follow; `ALONE` where nothing need follow. */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  /** The kinds of decisions. */
  readonly decisions: readonly string[];
};

/** Stands for the kind of thing where a verb says all. */
export const ALONE = '';

/** What can be counted between two things, by name: a distance, dice. */
export type Measures = Readonly<Record<string, number | boolean>>;

/** The half of a game that has the state. It runs only where the table is: in a worker, in the server, in the terminal. */
export interface Rules<
  State extends GameState = GameState,
  Event extends GameEvent = GameEvent,
  View = unknown,
  Options = unknown,
> {
  readonly id: string;
  /** Version of the rules, written into each record. */
  readonly rules: string;

  /** Checks options from outside; throws `InputError`. `rules` are those of the match: a game may play earlier ones to their end (see `likeness`). */
  options(input: unknown, rules?: string): Options;
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
  /** What is in progress now, in words of the game. A table tells it after the events of each step. */
  stands(state: State): Event;
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

  /** A position document: a partial one gets sensible defaults. Throws `InputError`. */
  read(position: unknown): State;
  write(state: State): Json;
  /** What things are called in this position, for cases and for whoever writes them. */
  names(state: State): Names;
  /** How a match with these options, made under other rules, goes under these: where nothing is said, otherwise. */
  likeness?(rules: string, options: unknown): Likeness;
  /** A position as an earlier version wrote it, where that was otherwise: snapshots of its records are checked by it too. */
  formerly?(position: unknown): Json;
  /** What to script so that chance gives this event again: an entry for each die or shuffle; undefined when the event is not an outcome of chance. */
  script(event: Event): readonly Scripted[] | undefined;
  /** What a trained net reads of it; without it there is none. */
  readonly encoding?: Encoding<State>;
  /** What moments of it may be puzzles about; without it there are none. */
  readonly puzzles?: PuzzleRules<State>;
  /** What is remembered of a finished match; without it, who played and how it ended. */
  readonly deeds?: Deeds<Event, View>;
}

/** A part of how a match went for a seat: more is better. */
export type ResultPart = { readonly rank: number; readonly text: Text };

/**
 * What can be read off views, seen events and decisions without the engine: it runs anywhere, also on a stranger's phone.
 * It is a function of what the viewer knows, so nothing it says can leak.
 */
export interface Telling<Event extends GameEvent = GameEvent, View = unknown, Verb extends string = string> {
  readonly id: string;
  readonly rules: string;
  readonly rulebook: readonly Rule[];

  /** The view after an event as this viewer saw it. */
  fold(view: View, event: Event): View;
  /** The choices of the viewer's decision as typed things, in their order. */
  offers(view: View, decision: Decision): readonly Offer<Verb>[];
  /** How records and cases write a choice ("play hoth-trooper"). */
  notate(view: View, choice: Choice): string;
  prompt(view: View, decision: Decision): Text;
  /** Whom the game waits for, as far as the viewer can know: who answers in secret is listed until all have. */
  asked(view: View): readonly Asked[];
  /** What a choice ends if nothing is left after it: then who plays says so first (`closingOf`). Undefined where the choice itself says it. */
  ending?(view: View, decision: Decision, choice: Choice): Ending | undefined;
  /** The kinds of standing orders a seat can give, for decisions outside of its turn; the text `order.<kind>` says what each does. */
  readonly orders?: readonly string[];
  /**
   * The order that would answer the viewer's decision. How soon an answer comes tells something: so whether one applies follows from
   * what everybody knows, and what it answers does not depend on what the seat holds, unless nobody learns when it has answered.
   */
  ordered?(view: View, decision: Decision): Ordered | undefined;
  /** What the others read while a seat decides. */
  waiting(asked: Asked, seat: string): Text;
  log(event: Event): Text | undefined;
  seatName(seat: string): Text;
  /** Whose turn an event begins. */
  turnOf(event: Event): Seat | undefined;
  /** Which turn of the game it is, as players count. */
  turnNumber(view: View): number;
  /** How far a seat came, so that it can be put beside how far others came at the same: what weighs more comes first. */
  result?(view: View, seat: Seat, won: boolean): readonly ResultPart[];
}

/**
 * What needs the engine to look ahead: it does so on a world sampled from the view, and stops where chance, a draw or a reveal
 * would speak. Which world it was must not matter; `rng` is there so that tests can try others.
 */
export interface Foresight<View = unknown, Preview = unknown> {
  /** The rule that forbids what a person tries, or undefined when it is legal now. Steps in a row are joined by "->", as many as one likes. */
  whyNot(view: View, intent: string, rng?: Rng): Refusal | undefined;
  /** What a person may mean by pointing at a thing (a card, a unit, a base), as intents for `whyNot`, likeliest first. */
  intents(view: View, thing: string): readonly string[];
  /** What each choice of the viewer's decision would come to, where that can be said. */
  previews(view: View, rng?: Rng): readonly Preview[];
  /** The same for anything a person points at, a choice or not. */
  preview(view: View, thing: string, rng?: Rng): Preview | undefined;
  /** A question about a thing, whoever's turn it is. */
  about(view: View, thing: string): unknown;
  /** What a choice of the viewer's decision is, and what speaks for it, as a player would say it; undefined where it is no choice now. */
  advice?(view: View, choice: Choice, rng?: Rng): Advice | undefined;
  /** What can be counted from one thing to another, whoever's turn it is; undefined where nothing can. */
  between?(view: View, from: string, to: string): Measures | undefined;
}

/** The half of a game that has views, seen events and decisions. */
export interface Reading<Event extends GameEvent = GameEvent, View = unknown, Preview = unknown, Verb extends string = string>
  extends Telling<Event, View, Verb>,
    Foresight<View, Preview> {}

/** The contract of a game. Everything else (tables, boards, bots, fuzzer, cases) uses only this. */
export interface Game<
  State extends GameState = GameState,
  Event extends GameEvent = GameEvent,
  View = unknown,
  Options = unknown,
  Preview = unknown,
  Verb extends string = string,
> extends Rules<State, Event, View, Options>,
    Reading<Event, View, Preview, Verb> {}

/** One thing that speaks for a position. The weighted sum of all is the logit of the chance to win. */
export type Consideration = { readonly name: string; readonly weight: number };

/** An entry of a game's rulebook. */
export type Rule = {
  readonly id: RuleId;
  /** Its heading; where a game has no words for it, the id stands there. */
  readonly title: Text;
  /** The keys of its paragraphs. */
  readonly texts: readonly string[];
  /** Where the facts state it. */
  readonly source: string;
  /** Our own reading, explained in docs/rulings.md. */
  readonly ours?: true;
};

/** The chapter of a rule: what stands between the slashes of its id. Its heading is the text `chapter.<chapter>`. */
export function chapterOf({ id }: Pick<Rule, 'id'>): string {
  return id.split('/').slice(0, 2).join('/');
}

/** Rules by id with their section of the facts; the paragraph of each is the text `rule.<id>`, its heading `title.<id>`. */
export function rulesFrom(sections: Readonly<Record<RuleId, string>>, source: string, ours: readonly RuleId[]): Rule[] {
  return Object.entries(sections).map(
    ([id, section]): Rule => ({
      id,
      title: { key: `title.${id}` },
      source: `${source} ${section}`,
      texts: [`rule.${id}`],
      ...(ours.includes(id) ? { ours: true } : {}),
    }),
  );
}

/** Where something stands in a file, both counted from 1. */
export type Place = { readonly line: number; readonly column: number };

/** Something from outside is wrong: `path` says where, `text` what. The message is for logs, and no sentence. */
export class InputError extends Error {
  readonly path: string;
  readonly text: Text;
  /** Set where the file could not even be read as data, so that there is no path. */
  readonly place: Place | undefined;
  constructor(path: string, text: Text, place?: Place) {
    const said = forLogs(text);
    super(path === '' ? said : `${path}: ${said}`);
    this.path = path;
    this.text = text;
    this.place = place;
  }
}
