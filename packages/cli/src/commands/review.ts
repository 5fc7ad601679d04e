import {
  type Instead,
  insteadOf,
  type Line,
  lineOf,
  type Review,
  type ReviewedDecision,
  review as reviewLine,
  type SeatReview,
} from '@wartable/ai';
import { replay, type Seat, seatNamed } from '@wartable/kernel';
import { type Args, gameNamed, onlyRest, textOption, wordOption } from '../args.ts';
import { botNamed } from '../bots.ts';
import { writeWhole } from '../disk.ts';
import { readRecordFile } from '../files.ts';
import { type AnyGame, manifestOf } from '../games.ts';
import { type Io, inGame, paint, say, UsageError } from '../io.ts';
import { netOf } from '../nets.ts';
import { percent, rounded } from '../numbers.ts';
import { type Progress, progressBar } from '../progress.ts';
import { balanceLine, mistake, seatName, sparkline, totals } from '../review/lines.ts';
import { reviewPage } from '../review/page.ts';
import { text } from '../text/index.ts';
import { tellStop } from './replay.ts';

export const reviewOptions = { bot: 'text', seat: 'text', html: 'text', json: 'flag' } as const;

const LEAST_ITERATIONS = 50;
const MOST_ITERATIONS = 500;

/** `wartable review <record> [--bot search:400] [--seat name] [--html file] [--json]`: luck and judgement, and the worst decisions. */
export function review(args: Args, given: Io): number {
  const path = onlyRest(args, '<record>');
  const { record, inside } = readRecordFile(path);
  const game = gameNamed(record.game);
  const io = inGame(given, game.id);
  const line = inside(() => lineOf(game, record), game.id);
  tellStop(replay(game, record).stopped, record, game.rules, io);
  const names = game.seats(line.end);
  const seat = textOption(args, 'seat');
  const wanted = seat === undefined ? names : [wordOption(args, 'seat', names, seat)];
  const seats = wanted.flatMap((name) => seatNamed(names, name) ?? []);
  const bot = textOption(args, 'bot') ?? usualBot(game, line, seats);

  let bar: Progress | undefined;
  const found = reviewLine(game, line, {
    iterations: iterationsOf(bot, game),
    seats,
    search: manifestOf(game).search,
    progress: (done, total) => {
      bar ??= progressBar(total, process.stderr);
      bar.at(done);
    },
  });
  bar?.end();

  const alone = names.length === 1;
  const instead = insteadOfWorst(game, line, found);
  if (args.values['json']) io.out(JSON.stringify(asData(path, game, bot, found)));
  else tell(io, game, path, found, instead, alone);
  const page = textOption(args, 'html');
  if (page === undefined) return 0;
  writeWhole(page, reviewPage(io, game, path, found, instead, alone));
  if (!args.values['json']) io.out(say(io, text('review.page', { path: page })));
  return 0;
}

/** What the best level would have done at the worst decisions, by their entries. */
function insteadOfWorst(game: AnyGame, line: Line, { seats }: Review): BestLevel {
  const { levels, search } = manifestOf(game);
  const best = levels.at(-1);
  const worst = seats.flatMap((seat) => seat.worst.map(({ entry }) => entry));
  const found = worst.flatMap((entry): [number, Instead & { level: number }][] => {
    const at = line.steps.findIndex((step) => step.entry === entry);
    const bot = best && (search ? { ...best, search } : best);
    const instead = bot && insteadOf(game, line, at, bot, () => performance.now(), netOf(game, bot));
    return instead ? [[entry, { ...instead, level: levels.length }]] : [];
  });
  return new Map(found);
}

export type BestLevel = ReadonlyMap<number, Instead & { readonly level: number }>;

/** The more decisions there are, the less each of them gets. */
function usualBot(game: AnyGame, { steps }: Line, seats: readonly Seat[]): string {
  const decisions = steps.filter(({ seat, answered }) => seats.includes(seat) && answered?.decision.choices.length !== 1);
  const share = Math.round(manifestOf(game).review / Math.max(1, decisions.length) / 10) * 10;
  return `search:${Math.min(MOST_ITERATIONS, Math.max(LEAST_ITERATIONS, share))}`;
}

function iterationsOf(name: string, game: AnyGame): number {
  const { kind, iterations } = botNamed(name, game);
  if (kind !== 'search' || iterations === undefined) throw new UsageError(text('error.review-bot', { name }));
  return iterations;
}

function tell(io: Io, game: AnyGame, path: string, review: Review, instead: BestLevel, alone: boolean): void {
  const { iterations, closer, finished, seats } = review;
  const decisions = seats.reduce((sum, seat) => sum + seat.decisions.length, 0);
  const noise = rounded(io, 50 / Math.sqrt(iterations));
  io.out(paint(io, 'dim', say(io, text('review.method', { decisions, iterations, closer, noise }))));
  if (!finished) io.out(say(io, text('review.unfinished')));
  for (const seat of seats) {
    const name = seatName(io, game, seat.name);
    const [first, last] = [percent(io, seat.first, 0), percent(io, seat.last, 0)];
    io.out('');
    io.out(paint(io, 'bold', say(io, text('review.curve', { seat: name, curve: sparkline(seat.curve), first, last }))));
    io.out(totals(io, seat, alone));
    io.out(balanceLine(io, seat));
    if (seat.worst.length === 0) io.out(say(io, text('review.no-mistake')));
    for (const decision of seat.worst) {
      const { line, why } = mistake(io, decision, instead.get(decision.entry));
      io.out(`  ${line}`);
      for (const reason of why) io.out(paint(io, 'dim', `      ${reason}`));
    }
  }
  io.out('');
  io.out(paint(io, 'dim', say(io, text('review.legend'))));
  const [worst] = seats
    .flatMap((seat) => seat.worst.map(({ entry, judgement }) => ({ seat: seat.name, entry, judgement })))
    .sort((a, b) => a.judgement - b.judgement);
  if (worst) io.out(say(io, text('review.look', { path, entry: worst.entry, seat: worst.seat })));
}

function asData(path: string, game: AnyGame, bot: string, { iterations, closer, finished, seats }: Review): object {
  return { record: path, game: game.id, bot, iterations, closer, finished, seats: seats.map(seatData) };
}

function seatData(seat: SeatReview): object {
  const { name, first, last, judgement, luck, others, drift, curve, decisions, worst, loss, withoutLuck } = seat;
  return {
    seat: name,
    ...shortened({ first, last, judgement, luck, others, drift }),
    loss: shortened(loss),
    withoutLuck: shortened(withoutLuck),
    curve: curve.map(short),
    worst: worst.map(({ entry }) => entry),
    decisions: decisions.map((decision) => decisionData(worst.find(({ entry }) => entry === decision.entry) ?? decision)),
  };
}

function decisionData(decision: ReviewedDecision): object {
  const { entry, turn, chosen, better, before, expected, judgement, luck, others, drift, noise, reasons } = decision;
  const choices = { chosen: chosen.notation, better: better?.notation ?? null };
  return { entry, turn, ...choices, ...shortened({ before, expected, judgement, luck, others, drift, noise }), reasons };
}

function shortened(numbers: Readonly<Record<string, number>>): object {
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, short(number)]));
}

/** Six digits: no search is nearly as sure, and the sums still add up. */
function short(number: number): number {
  return Math.round(number * 1e6) / 1e6 + 0;
}
