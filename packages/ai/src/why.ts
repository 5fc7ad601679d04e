/** What a bot advises, in sentences a player would say. */
import type { Advice, Text } from '@wartable/kernel';
import type { Reason, Why } from './bot.ts';
import { text } from './text/index.ts';

/** What weighs less, or costs less, in points of a hundred, nobody would name. */
const WORTH_NAMING = 1;
const MOST_WEIGHED = 2;
const WORTH_FEARING = 2;

/** What to do and what speaks for it, in one sentence: the game's facts, or where it has none what was weighed in favour. */
export function adviceText({ what, why }: Advice, reasons: readonly Reason[] = []): Text {
  const weighed = reasons.filter(({ weight }) => weight >= WORTH_NAMING).map(({ name }): Text => ({ key: `consider.${name}` }));
  const joined = join(why.length > 0 ? why : weighed.slice(0, MOST_WEIGHED));
  return joined ? text('why.because', { what, why: joined }) : text('why.alone', { what });
}

/** Clauses are sentences of their own: a comma goes before the last, too. */
function join([first, second, third]: readonly Text[]): Text | undefined {
  if (!first || !second) return first;
  return third ? text('why.three', { first, second, third }) : text('why.two', { first, second });
}

/** The advice, the chance to win that the bot expects, and what it fears most. */
export function whyTexts(why: Why, advice: Advice): Text[] {
  const { expected, reasons } = why;
  const lines = [adviceText(advice, reasons)];
  if (expected === undefined) return lines;
  lines.push(text('why.expected', { percent: inPercent(expected) }));
  const feared = fearText(why, 'fear.most');
  return feared ? [...lines, feared] : lines;
}

/** What it fears most, said by itself or about it. The best answer of an enemy need be nothing to fear: what hardly changes anything is not named. */
export function fearText({ expected, fear }: Why, by: 'fear.most' | 'fear.of-it'): Text | undefined {
  if (!fear || expected === undefined || inPercent(expected) - inPercent(fear.expected) < WORTH_FEARING) return undefined;
  return text(fear.sure ? by : `${by}-if`, { what: fear.what, percent: inPercent(fear.expected) });
}

function inPercent(share: number): number {
  return Math.round(100 * share);
}
