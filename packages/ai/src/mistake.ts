/**
 * Whether an answer was a mistake, by what its seat saw when it gave it. Nothing that came of it is looked at, and nothing the
 * seat could not know: each search imagines its own worlds from the view.
 */
import {
  type Advice,
  type Choice,
  type Decision,
  type Game,
  type GameState,
  imagine,
  lookAhead,
  type Seat,
} from '@wartable/kernel';
import type { Reason } from './bot.ts';
import { compared, errorOf } from './compare.ts';
import { considerations } from './considerations.ts';
import { type Expect, expecter } from './expect.ts';
import type { SearchSettings } from './settings.ts';

/** An answer as it was given: its seat's view then, what was asked, and what was chosen. */
export type Given = { readonly view: unknown; readonly decision: Decision; readonly choice: Choice };

export type Mistake = {
  readonly better: Choice;
  /** Chance to win that was given away, from 0 to 1. */
  readonly cost: number;
  /** What would have been better, and why: facts of the game, or where there are none what was weighed. */
  readonly advice: Advice;
  readonly reasons: readonly Reason[];
};

/** How many thoughts are given to it first, and how many where it looks like a mistake. */
const [FIRST, CLOSER] = [120, 480];
/** Less than this, of the chance to win, is not worth a word. */
const LEAST_COST = 0.1;
/** By how many standard errors a cost must stand out. */
const SURE = 2;

/** Several answers one after another, as records write them, each with what its seat saw; as far as it could know. */
export function givenInTurn(game: Game, view: unknown, seat: Seat, notations: readonly string[]): readonly Given[] {
  const given: Given[] = [];
  let world = imagine(game, view as object) as GameState;
  let seen = view;
  for (const notation of notations) {
    const decision = game.pending(world).find((one) => one.seat === seat);
    const choice = decision?.choices.find((one) => game.notate(seen, one) === notation);
    if (!decision || choice === undefined) break;
    given.push({ view: seen, decision, choice });
    const ahead = lookAhead(game, world, seat, choice);
    if (typeof ahead === 'string') break;
    world = ahead.after;
    seen = game.view(world, seat);
  }
  return given;
}

/** Yields between two thoughts, so that who waits can stop. `seed` makes it repeatable. */
export function* mistakeIn(
  game: Game,
  given: Given,
  seed: string,
  search?: Partial<SearchSettings>,
): Generator<void, Mistake | undefined> {
  const { view, decision, choice } = given;
  if (decision.choices.length < 2) return undefined;
  const look: Look = {
    expect: expecter(game, considerations(game, undefined, search)),
    world: imagine(game, view as object) as GameState,
    seed,
  };
  const better = likelyBetter(look, given);
  if (better === undefined) return undefined;
  yield;
  if ((yield* costOf(look, given, better, FIRST)) < LEAST_COST) return undefined;
  const cost = yield* costOf(look, given, better, CLOSER);
  if (cost < LEAST_COST) return undefined;
  const { better: what = labelOf(game, given, better), why, rule } = compared(game, view, choice, better);
  const reasons = why.length > 0 ? [] : look.expect.reasons(look.world, decision, [better, choice], FIRST, `${seed} why`);
  // Who cannot say why says nothing.
  if (!what || (why.length === 0 && reasons.every(({ weight }) => weight < 1))) return undefined;
  return { better, cost, advice: rule === undefined ? { what, why } : { what, why, rule }, reasons };
}

type Look = { readonly expect: Expect; readonly world: GameState; readonly seed: string };

/** What a first look prefers, unless it thinks nearly as well of what was chosen. */
function likelyBetter({ expect, world, seed }: Look, { decision, choice }: Given): Choice | undefined {
  const { choice: better, opinions } = expect.best(world, decision, FIRST, seed);
  if (better === choice) return undefined;
  const [best, made] = [better, choice].map((one) => opinions.find((opinion) => opinion.choice === one)?.expected);
  return best !== undefined && made !== undefined && best - made < LEAST_COST / 2 ? undefined : better;
}

/** What was given away, in the same worlds and equally long; nothing where that is not sure. */
function* costOf(
  { expect, world, seed }: Look,
  { decision, choice }: Given,
  better: Choice,
  iterations: number,
): Generator<void, number> {
  const worlds = `${seed} pair ${iterations}`;
  const best = expect.after(world, decision, better, iterations, worlds);
  yield;
  const made = expect.after(world, decision, choice, iterations, worlds);
  yield;
  const noise = Math.hypot(errorOf(best, iterations), errorOf(made, iterations));
  // The first look is not sure of anything yet.
  return iterations === FIRST || best - made >= SURE * noise ? best - made : 0;
}

function labelOf(game: Game, { view, decision }: Given, choice: Choice): Advice['what'] | undefined {
  return game.offers(view, decision).find((offer) => offer.choice === choice)?.label;
}
