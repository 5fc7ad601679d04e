/** Why a bot chose what it chose, in words. */
import { render, type Words } from '@wartable/kernel';
import type { Why } from './bot.ts';
import { text } from './text/index.ts';

/** With the words of the game: the chance to win first, then what weighs, most first. */
export function whyInWords(words: Words, { expected, reasons }: Why): string[] {
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 });
  const lines = reasons.map(({ name, weight }) => {
    const what = { key: `consider.${name}` };
    return text(weight > 0 ? 'why.for' : 'why.against', { what, points: number.format(Math.abs(weight)) });
  });
  if (expected !== undefined) lines.unshift(text('why.expected', { percent: Math.round(100 * expected) }));
  return lines.map((line) => render(words, line));
}
