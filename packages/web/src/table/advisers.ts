/** Those beside the page who look at a view for it: hints, why not, what a choice would come to. */
import type { Mistake, Why } from '@wartable/ai';
import type { Advice, Choice, Closing, Decision, Refusal, Said, Seat } from '@wartable/kernel';

/** `advice` is what the game says about the choice. */
export type Hint = { readonly choice: Choice; readonly why: Why; readonly advice: Advice | undefined };
/** Why what a person points at cannot be done; an empty list where it can. */
export type WhyNot = { readonly thing: string; readonly refusals: readonly Refusal[] };
/** What a seat saw, and answered then, as records write it. */
export type Answered = { readonly view: unknown; readonly seat: Seat; readonly notations: readonly string[] };
/** `back`: how many answers to take back. */
export type FoundMistake = Mistake & { readonly back: number };
/** What cannot be foreseen is not waited for. */
export type ClosingAnswer = Closing | undefined;

export type Advisers = {
  readonly hint: (view: unknown, decision: Decision) => Promise<Hint>;
  /** Whether that was a mistake; the next question, or none, ends this one. */
  readonly mistake: (answered: Answered | undefined) => Promise<FoundMistake | undefined>;
  readonly whyNot: (view: unknown, thing: string) => Promise<WhyNot>;
  readonly previews: (view: unknown) => Promise<readonly unknown[]>;
  readonly preview: (view: unknown, thing: string) => Promise<unknown>;
  readonly about: (view: unknown, thing: string) => Promise<unknown>;
  /** Whether answers would be the last ones before something that cannot be taken back. */
  readonly closing: (view: unknown, seat: Seat, notations: readonly string[]) => Promise<ClosingAnswer>;
};

/** `bots`: a line to them for who carries a table. */
export type Desk = Advisers & { readonly bots: (port: MessagePort) => void; readonly close: () => void };
export type OpenDesk = (game: () => string, trouble: (reason: Said) => void) => Desk;
