/** A review in words, the same for the terminal and the page. */
import { adviceText, type Named, type Parts, type ReviewedDecision } from '@wartable/ai';
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

export function seatName(io: Io, game: AnyGame, seat: string): string {
  return say(io, game.seatName(seat));
}

/** What was decided, what would have been better, and why. */
export function mistake(io: Io, decision: ReviewedDecision): { readonly line: string; readonly why: string[] } {
  const { entry, turn, chosen, better, before, expected, judgement, reasons, why } = decision;
  const line = text('review.mistake', {
    entry,
    turn,
    chosen: named(io, chosen),
    cost: points(io, judgement, 1),
    before: percent(io, before, 0),
    after: percent(io, expected, 0),
  });
  const instead = better && adviceText({ what: better.label ?? text('review.playing-on'), why }, reasons);
  return { line: say(io, line), why: instead ? [say(io, text('review.better', { advice: instead }))] : [] };
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
