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
import { allSeats, type Choice, type Game, type Seat, type Text } from '@wartable/kernel';
import type { Reason } from './bot.ts';
import { compared } from './compare.ts';
import { considerations } from './considerations.ts';
import type { Evaluator } from './evaluator.ts';
import type { Line, Step } from './line.ts';
import type { Estimate } from './luck.ts';
import { type Named, named, PLAYING_ON } from './named.ts';
import type { SearchSettings } from './settings.ts';
import { decisionsOf, type Look, look, resultFor, type Scales, scalesFor, stepAt, type Weight, weigh } from './weigh.ts';

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
  /** What a decision cost on the average, of those in which there was a choice; what lies within the noise counts as nothing. */
  readonly loss: Estimate;
  /** The result less what chance gave: on the average over all dice it is what could be expected of these choices. Below 0 and above 1 in single matches. */
  readonly withoutLuck: Estimate;
};

export type Review = {
  readonly iterations: number;
  /** With how many iterations likely mistakes were looked at again. */
  readonly closer: number;
  readonly finished: boolean;
  readonly seats: readonly SeatReview[];
};

/** By their place in the line. */
export type Weights = ReadonlyMap<number, Weight>;
export type Looks = ReadonlyMap<number, Look>;

/** A review in pieces that several can work on; each piece is the same whoever makes it. */
export type Reviewer = {
  /** The decisions of each seat, by their places in the line. */
  readonly decisions: readonly (readonly number[])[];
  readonly weigh: (at: number) => Weight;
  readonly closer: (at: number) => Look;
  readonly finish: (weights: Weights, closer: Looks) => Review;
};

const CLOSER = 4;
/** How many decisions of a seat are looked at again, and how many are told. */
export const LOOKED_AT_AGAIN = 6;
const TOLD = 3;
/** Nobody is blamed for less than a point of a hundred. */
const LEAST_COST = 0.01;

export function reviewer(game: Game, line: Line, settings: Omit<ReviewSettings, 'progress'>): Reviewer {
  const { iterations, evaluator = considerations(game, undefined, settings.search) } = settings;
  const names = game.seats(line.end);
  const seats = settings.seats ?? allSeats(names);
  const scales = scalesFor(game, line, evaluator, iterations);
  const turns = turnsOf(game, line);
  return {
    decisions: seats.map((seat) => decisionsOf(line, seat)),
    weigh: (at) => weigh(scales, at),
    closer: (at) => look(scales, at, CLOSER * iterations),
    finish: (weights, closer) => ({
      iterations,
      closer: CLOSER * iterations,
      finished: line.outcome !== undefined,
      seats: seats.map((seat) => ({ seat, name: names[seat] ?? '', ...reviewSeat(scales, turns, seat, weights, closer) })),
    }),
  };
}

/** Those of a seat's decisions that seem to have cost most: they are looked at again. */
export function doubtful(decisions: readonly number[], weights: Weights): number[] {
  const costOf = (at: number): number => weights.get(at)?.look.cost ?? 0;
  return decisions
    .filter((at) => costOf(at) > 0)
    .sort((a, b) => costOf(b) - costOf(a))
    .slice(0, LOOKED_AT_AGAIN);
}

export function review(game: Game, line: Line, { progress, ...settings }: ReviewSettings): Review {
  const work = reviewer(game, line, settings);
  const total = work.decisions.reduce((sum, own) => sum + own.length + LOOKED_AT_AGAIN, 0);
  let done = 0;
  const tick = (by = 1): void => {
    done += by;
    progress?.(done, total);
  };
  const weights = new Map<number, Weight>();
  const closer = new Map<number, Look>();
  for (const own of work.decisions) {
    for (const at of own) {
      tick();
      weights.set(at, work.weigh(at));
    }
    const again = doubtful(own, weights);
    for (const at of again) {
      tick();
      closer.set(at, work.closer(at));
    }
    tick(LOOKED_AT_AGAIN - again.length);
  }
  return work.finish(weights, closer);
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

/** A decision with what it cost. */
type Judged = Weight & { readonly at: number; readonly step: Step; readonly judgement: number; readonly before: number };

function judged(scales: Scales, at: number, weights: Weights, closer: Looks): Judged {
  const weight = weights.get(at);
  if (!weight) throw new RangeError(`nobody has weighed ${at}`);
  // The expectation stays the one of the first look: all others are made with as many iterations.
  const { expected } = weight.look;
  const seen = { ...(closer.get(at) ?? weight.look), expected };
  const judgement = seen.cost > Math.max(seen.noise, LEAST_COST) ? -Math.min(seen.cost, 1 - expected) : 0;
  return { at, step: stepAt(scales, at), look: seen, followed: weight.followed, judgement, before: expected - judgement };
}

function reviewSeat(
  scales: Scales,
  turns: readonly number[],
  seat: Seat,
  weights: Weights,
  closer: Looks,
): Omit<SeatReview, 'seat' | 'name'> {
  const { game, line } = scales;
  const own = decisionsOf(line, seat).map((at) => judged(scales, at, weights, closer));
  const last = resultFor(game, line, seat) ?? own.at(-1)?.followed.next ?? 0.5;
  const decisions = own.map(({ at, step, look: { best, expected, noise }, followed, judgement, before }, i): ReviewedDecision => {
    const better = step.answered ? named(game, step, best) : PLAYING_ON;
    return {
      entry: step.entry,
      turn: turns[at] ?? 0,
      chosen: named(game, step, step.answered?.choice),
      better: judgement < 0 ? better : undefined,
      before,
      expected,
      judgement,
      luck: followed.luck.value,
      others: followed.others,
      drift: (own[i + 1]?.before ?? last) - followed.next,
      noise,
      reasons: [],
      why: [],
    };
  });
  const sum = (part: keyof Parts): number => decisions.reduce((all, decision) => all + decision[part], 0);
  const [judgement, luck] = [sum('judgement'), sum('luck')];
  return {
    first: decisions[0]?.before ?? last,
    last,
    judgement,
    luck,
    others: sum('others'),
    drift: sum('drift'),
    curve: curveOf(decisions, turns.at(-1) ?? 0, last),
    decisions,
    worst: worstOf(scales, own, decisions),
    loss: perDecision(judgement, own),
    withoutLuck: { value: last - luck, error: Math.hypot(...own.map(({ followed }) => followed.luck.error)) },
  };
}

function perDecision(judgement: number, own: readonly Judged[]): Estimate {
  const of = Math.max(1, own.length);
  const blamed = own.filter((one) => one.judgement < 0).map(({ look: { noise } }) => noise);
  return { value: Math.abs(judgement) / of, error: Math.hypot(...blamed) / of };
}

function worstOf(scales: Scales, own: readonly Judged[], decisions: readonly ReviewedDecision[]): ReviewedDecision[] {
  return own
    .flatMap(({ step, look: { best }, judgement }, i) => {
      const decision = decisions[i];
      return decision && judgement < 0 ? [{ step, best, decision }] : [];
    })
    .sort((a, b) => a.decision.judgement - b.decision.judgement)
    .slice(0, TOLD)
    .map(({ step, best, decision }) => ({
      ...decision,
      reasons: reasonsFor(scales, step, best),
      ...told(scales.game, step, best, decision),
    }));
}

/** The two choices as a player would say them, and what only the better one has. */
function told(
  game: Game,
  step: Step,
  best: Choice | undefined,
  { better }: ReviewedDecision,
): Pick<ReviewedDecision, 'chosen' | 'better' | 'why'> {
  const { made, better: missed, why } = compared(game, game.view(step.state, step.seat), step.answered?.choice, best);
  const chosen = named(game, step, step.answered?.choice);
  return {
    chosen: { ...chosen, label: made ?? chosen.label },
    better: better && { ...better, label: missed ?? better.label },
    why,
  };
}

function reasonsFor(
  { expect, iterations }: Scales,
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
