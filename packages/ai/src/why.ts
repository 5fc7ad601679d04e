/** Why a bot chose what it chose, in words. */
import { type Game, type Language, render } from '@wartable/kernel';
import type { Why } from './bot.ts';
import { AI_CATALOGUE, text } from './text/index.ts';

/** The chance to win first, then what weighs, most first. */
export function whyInWords(game: Pick<Game, 'catalogue'>, { expected, reasons }: Why, language: Language): string[] {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const lines = reasons.map(({ name, weight }) => {
    const what = render(game.catalogue, language, { key: `consider.${name}` });
    return text(weight > 0 ? 'why.for' : 'why.against', { what, points: number.format(Math.abs(weight)) });
  });
  if (expected !== undefined) lines.unshift(text('why.expected', { percent: Math.round(100 * expected) }));
  return lines.map((line) => render(AI_CATALOGUE, language, line));
}
