/**
 * A match reviewed: for each decision what it cost against the best choice, and what luck and the others then brought.
 * All figures are chances to win as a search expects them from what the seat knew, so that they add up:
 *
 *     judgement   the choice that was made against the best one
 *     luck        what dice, draws and reveals gave against what could be expected of them, whoever's choice they followed
 *     others      what the others then chose
 *     drift       what the search sees only from the next decision on, where nothing has happened
 *
 * and at the end stands the result: result − first = Σ judgement + Σ luck + Σ others + Σ drift.
 */
import { allSeats, type Choice, CONCEDE, type Game, type Seat, type Text } from '@wartable/kernel';
import type { Reason } from './bot.ts';
import { compared, errorOf } from './compare.ts';
import { considerations } from './considerations.ts';
import type { Evaluator } from './evaluator.ts';
import { type Expect, expecter } from './expect.ts';
import type { Line, Step } from './line.ts';
import { answersAreSealed, type LuckMeter, luckMeter } from './luck.ts';
import type { SearchSettings } from './settings.ts';

export type ReviewSettings = {
  readonly iterations: number;
  /** All seats where nothing is said. */
  readonly seats?: readonly Seat[];
  /** What positions are weighed with; the game's considerations where nothing is said. */
  readonly evaluator?: Evaluator;
  /** How the game sets a search with them. */
  readonly search?: Partial<SearchSettings> | undefined;
  readonly progress?: (done: number, total: number) => void;
};

/** A choice in the words of records, and as its seat read it; conceding and playing on have no label. */
export type Named = { readonly notation: string; readonly label: Text | undefined };

export type Parts = { readonly judgement: number; readonly luck: number; readonly others: number; readonly drift: number };

export type ReviewedDecision = Parts & {
  readonly entry: number;
  /** Which moment of the game it was, counted from 1. */
  readonly turn: number;
  readonly chosen: Named;
  /** What the search prefers, where it does. */
  readonly better: Named | undefined;
  readonly before: number;
  readonly expected: number;
  /** How far the cost may be off: less is no mistake. */
  readonly noise: number;
  readonly reasons: readonly Reason[];
  /** What the better choice has that the one made has not; of those that are told. */
  readonly why: readonly Text[];
};

export type SeatReview = Parts & {
  readonly seat: Seat;
  readonly name: string;
  /** The expectation at the first decision, and the result, or what is expected where the match is not over. */
  readonly first: number;
  readonly last: number;
  /** The expectation at the beginning of each turn, and `last`. */
  readonly curve: readonly number[];
  readonly decisions: readonly ReviewedDecision[];
  readonly worst: readonly ReviewedDecision[];
};

export type Review = {
  readonly iterations: number;
  /** With how many iterations likely mistakes were looked at again. */
  readonly closer: number;
  readonly finished: boolean;
  readonly seats: readonly SeatReview[];
};

const CLOSER = 4;
/** How many decisions of a seat are looked at again, and how many are told. */
const LOOKED_AT_AGAIN = 6;
const TOLD = 3;
const PLAYING_ON: Named = { notation: 'play on', label: undefined };
/** Nobody is blamed for less than a point of a hundred. */
const LEAST_COST = 0.01;

export function review(game: Game, line: Line, settings: ReviewSettings): Review {
  const { iterations, progress, evaluator = considerations(game, undefined, settings.search) } = settings;
  const names = game.seats(line.end);
  const seats = settings.seats ?? allSeats(names);
  const turns = turnsOf(game, line);
  const own = seats.map((seat) => ({ seat, made: decisionsOf(line, turns, seat) }));
  const total = own.reduce((sum, { made }) => sum + made.length + LOOKED_AT_AGAIN, 0);
  let done = 0;
  const tick = (by = 1): void => {
    done += by;
    progress?.(done, total);
  };
  const table: Table = {
    game,
    line,
    expect: expecter(game, evaluator),
    luckOf: luckMeter(game, evaluator),
    iterations,
    turns,
    tick,
  };
  return {
    iterations,
    closer: CLOSER * iterations,
    finished: line.outcome !== undefined,
    seats: own.map(({ seat, made }) => ({ seat, name: names[seat] ?? '', ...reviewSeat(table, seat, made) })),
  };
}

type Table = {
  readonly game: Game;
  readonly line: Line;
  readonly expect: Expect;
  readonly luckOf: LuckMeter;
  readonly iterations: number;
  readonly turns: readonly number[];
  readonly tick: (by?: number) => void;
};

/** A step of the line at which a seat had a choice, or gave up. */
type Made = { readonly at: number; readonly step: Step; readonly turn: number };

function decisionsOf({ steps }: Line, turns: readonly number[], seat: Seat): Made[] {
  return steps.flatMap((step, at) =>
    step.seat === seat && (!step.answered || step.answered.decision.choices.length > 1)
      ? [{ at, step, turn: turns[at] ?? 0 }]
      : [],
  );
}

function turnsOf(game: Game, { steps }: Line): number[] {
  let turn = 0;
  let last: number | undefined;
  return steps.map(({ state }) => {
    const moment = game.moment(state);
    if (moment !== last) turn++;
    last = moment;
    return turn;
  });
}

function reviewSeat(table: Table, seat: Seat, made: readonly Made[]): Omit<SeatReview, 'seat' | 'name'> {
  const { game, line, expect, iterations, turns, tick } = table;
  const looked = made.map((one) => {
    tick();
    return { ...one, look: look(expect, one.step, iterations) };
  });
  const doubtful = looked
    .filter((one) => one.look.cost > 0)
    .sort((a, b) => b.look.cost - a.look.cost)
    .slice(0, LOOKED_AT_AGAIN);
  for (const one of doubtful) {
    tick();
    // The expectation stays the one of the first look: all others are made with as many iterations.
    one.look = { ...look(expect, one.step, CLOSER * iterations), expected: one.look.expected };
  }
  tick(LOOKED_AT_AGAIN - doubtful.length);

  const judged = looked.map((one) => {
    const { expected, cost, noise } = one.look;
    const judgement = cost > Math.max(noise, LEAST_COST) ? -Math.min(cost, 1 - expected) : 0;
    return { ...one, expected, judgement, noise, before: expected - judgement };
  });
  const result = resultFor(game, line, seat);
  const followed = judged.map((one, i) => ({
    ...one,
    ...whatFollowed(table, seat, one.at, judged[i + 1]?.at, one.expected, result),
  }));
  const last = result ?? followed.at(-1)?.next ?? 0.5;
  const reviewed = followed.map(({ step, turn, look: { best }, ...one }, i) => {
    const { before, expected, judgement, luck, others, next, noise } = one;
    const better = step.answered ? named(game, step, best) : PLAYING_ON;
    const decision: ReviewedDecision = {
      entry: step.entry,
      turn,
      chosen: named(game, step, step.answered?.choice),
      better: judgement < 0 ? better : undefined,
      before,
      expected,
      judgement,
      luck,
      others,
      drift: (judged[i + 1]?.before ?? last) - next,
      noise,
      reasons: [],
      why: [],
    };
    return { step, best, decision };
  });
  const decisions = reviewed.map(({ decision }) => decision);
  const sum = (part: keyof Parts): number => decisions.reduce((all, decision) => all + decision[part], 0);
  const worst = reviewed
    .filter(({ decision }) => decision.judgement < 0)
    .sort((a, b) => a.decision.judgement - b.decision.judgement)
    .slice(0, TOLD)
    .map(({ step, best, decision }) => ({
      ...decision,
      reasons: reasonsFor(table, step, best),
      ...told(game, step, best, decision),
    }));
  return {
    first: decisions[0]?.before ?? last,
    last,
    judgement: sum('judgement'),
    luck: sum('luck'),
    others: sum('others'),
    drift: sum('drift'),
    curve: curveOf(decisions, turns.at(-1) ?? 0, last),
    decisions,
    worst,
  };
}

type Look = {
  readonly best: Choice | undefined;
  readonly expected: number;
  /** How much better the best choice is. */
  readonly cost: number;
  readonly noise: number;
};

/** What was chosen against what the search would choose: both are weighed anew, in the same worlds and equally long. */
function look(expect: Expect, { entry, seat, state, answered }: Step, iterations: number): Look {
  const seed = `review ${entry} ${iterations}`;
  if (!answered) {
    const given = expect.at(state, seat, iterations, seed);
    return { best: undefined, expected: 0, cost: given, noise: errorOf(given, iterations) };
  }
  const { decision, choice } = answered;
  const found = expect.best(state, decision, iterations, seed);
  const [first] = found.opinions;
  if (found.choice === choice && first)
    return { best: choice, expected: first.expected, cost: 0, noise: errorOf(first.expected, first.visits) };
  const best = expect.after(state, decision, found.choice, iterations, `${seed} pair`);
  const expected = expect.after(state, decision, choice, iterations, `${seed} pair`);
  const noise = Math.hypot(errorOf(best, iterations), errorOf(expected, iterations));
  return { best: found.choice, expected, cost: Math.max(0, best - expected), noise };
}

type Change = { readonly luck: number; readonly others: number; readonly next: number };

/** What happened until the seat was next asked. Nothing is weighed where nothing happened. */
function whatFollowed(
  { game, line: { steps, end }, expect, luckOf, iterations }: Table,
  seat: Seat,
  at: number,
  nextOwn: number | undefined,
  expected: number,
  result: number | undefined,
): Change {
  const until = nextOwn ?? steps.length;
  let luck = 0;
  let othersActed = false;
  for (const [i, { seat: who, answered, state, after }] of steps.slice(at, until).entries()) {
    if (who !== seat || answersAreSealed(game, state, seat)) othersActed = true;
    if (!answered) continue;
    const made = { seat: who, choice: answered.choice };
    luck += luckOf(state, after, seat, made, iterations, `review luck ${at + i}`);
  }
  const foreseen = expected + luck;
  if (!othersActed) return { luck, others: 0, next: foreseen };
  const over = nextOwn === undefined && result !== undefined;
  const next = over ? result : expect.at(steps[until]?.state ?? end, seat, iterations, `review at ${until}`);
  return { luck, others: next - foreseen, next };
}

/** 1 won, ½ drawn, 0 lost; where nobody won, two have drawn, and one alone has lost. */
function resultFor(game: Game, { outcome, end }: Line, seat: Seat): number | undefined {
  if (!outcome) return undefined;
  if (outcome.winners.includes(seat)) return 1;
  return outcome.winners.length === 0 && game.seats(end).length > 1 ? 0.5 : 0;
}

function named(game: Game, { seat, state, answered }: Step, choice: Choice | undefined): Named {
  if (!answered || choice === undefined) return { notation: CONCEDE, label: undefined };
  const view = game.view(state, seat);
  const offer = game.offers(view, answered.decision).find((offered) => offered.choice === choice);
  return { notation: game.notate(view, choice), label: offer?.label };
}

/** The two choices as a player would say them, and what only the better one has. From what the seat saw then. */
function told(
  game: Game,
  { seat, state, answered }: Step,
  best: Choice | undefined,
  { chosen, better }: ReviewedDecision,
): Pick<ReviewedDecision, 'chosen' | 'better' | 'why'> {
  const { made, better: missed, why } = compared(game, game.view(state, seat), answered?.choice, best);
  return {
    chosen: { ...chosen, label: made ?? chosen.label },
    better: better && { ...better, label: missed ?? better.label },
    why,
  };
}

function reasonsFor(
  { expect, iterations }: Table,
  { answered, state, entry }: Step,
  best: Choice | undefined,
): readonly Reason[] {
  if (!answered || best === undefined) return [];
  return expect.reasons(state, answered.decision, [best, answered.choice], iterations, `review why ${entry}`);
}

function curveOf(decisions: readonly ReviewedDecision[], turns: number, last: number): number[] {
  let known = decisions[0]?.before ?? last;
  const curve = Array.from({ length: turns }, (_, i) => {
    known = decisions.find(({ turn }) => turn === i + 1)?.before ?? known;
    return known;
  });
  return [...curve, last];
}
