/** A review in words, the same for the terminal and the page. */
import { adviceText, type Instead, type Named, type Parts, type ReviewedDecision, type SeatReview } from '@wartable/ai';
import type { AnyGame } from '../games.ts';
import { type Io, say } from '../io.ts';
import { percent } from '../numbers.ts';
import { text } from '../text/index.ts';

/** A change of the chance to win in points of a hundred, with its sign. */
export function points(io: Pick<Io, 'words'>, change: number, digits = 0): string {
  const format = { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(io.words.language, format).format(100 * change).replace('-', '−');
}

export function totals(io: Io, { luck, judgement, others, drift }: Parts, alone: boolean): string {
  const sums = { luck: points(io, luck), judgement: points(io, judgement), drift: points(io, drift) };
  return say(io, alone ? text('review.alone', sums) : text('review.totals', { ...sums, others: points(io, others) }));
}

/** What judgement cost, and the result with luck taken out; no chance is below 0 or above 1. */
export function balanceLine(io: Io, { loss, withoutLuck, last, decisions }: SeatReview): string {
  return say(
    io,
    text('review.balance', {
      n: decisions.length,
      loss: percent(io, loss.value),
      lossError: percent(io, loss.error),
      last: percent(io, last, 0),
      without: percent(io, Math.max(0, Math.min(1, withoutLuck.value)), 0),
      error: percent(io, withoutLuck.error, 0),
    }),
  );
}

export function seatName(io: Io, game: AnyGame, seat: string): string {
  return say(io, game.seatName(seat));
}

/** What was decided, what would have been better, and why. */
export function mistake(
  io: Io,
  decision: ReviewedDecision,
  instead: (Instead & { readonly level: number }) | undefined,
): { readonly line: string; readonly why: string[] } {
  const { entry, turn, chosen, better, before, expected, judgement, reasons, why } = decision;
  const line = text('review.mistake', {
    entry,
    turn,
    chosen: named(io, chosen),
    cost: points(io, judgement, 1),
    before: percent(io, before, 0),
    after: percent(io, expected, 0),
  });
  const advice = better && adviceText({ what: better.label ?? text('review.playing-on'), why }, reasons);
  const asked = instead && { level: instead.level, choice: named(io, instead.choice) };
  return {
    line: say(io, line),
    why: [
      ...(advice ? [say(io, text('review.better', { advice }))] : []),
      ...(asked ? [say(io, text(instead.same ? 'review.instead-same' : 'review.instead', asked))] : []),
      ...(instead?.fear ? [say(io, instead.fear)] : []),
    ],
  };
}

function named(io: Io, { label }: Named): string {
  return say(io, label ?? text('review.conceding'));
}

const BLOCKS = '▁▂▃▄▅▆▇█';
const WIDEST = 60;

/** Chances as a line of blocks; neighbours share one where there are too many. */
export function sparkline(chances: readonly number[]): string {
  const width = Math.min(WIDEST, chances.length);
  return Array.from({ length: width }, (_, i) => {
    const part = chances.slice(Math.floor((i * chances.length) / width), Math.floor(((i + 1) * chances.length) / width));
    const mean = part.reduce((sum, chance) => sum + chance, 0) / part.length;
    return BLOCKS[Math.min(BLOCKS.length - 1, Math.max(0, Math.floor(mean * BLOCKS.length)))];
  }).join('');
}
