/** What can be enforced of how a language is written: its signs, and one word for one thing. */
import { gameFolders } from '@wartable/games/folders';
import type { Sentences } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type GamePart, gameParts, LANGUAGES, PAGE_PARTS, pagePart, sharedPart, wordsFor } from '../src/index.ts';

const OF_A_GAME: readonly GamePart[] = [
  'rules',
  'page',
  'terminal',
  'door',
  'book',
  'lessons',
  'record',
  'campaigns',
  'workshop',
  'companion',
];
const PARTS = [
  ...(['kernel', 'ai', 'cli', 'server', 'web'] as const).map(sharedPart),
  ...PAGE_PARTS.map(pagePart),
  ...gameFolders().flatMap((game) => gameParts(game, OF_A_GAME)),
];

/** What no sentence has, in any language. */
const NOWHERE: readonly RegExp[] = [
  /["']/, // straight quotes and apostrophes
  /\.\.\./, // three dots for an ellipsis
  / - |—/, // a hyphen, or a long dash, for a dash
  /[ \u00a0]+$|^[ \u00a0]/, // a blank at an end
  /\S {2}\S/, // two blanks
  /(?<!«)\s[,.](?:\s|$)/, // a blank before a full stop
];

/** What a language does not have: signs of another one, and words for which it uses another word. */
const NOT_IN: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/[„«»]/, /\b(?:color|center)\b(?! stage)/],
  de: [/[«»”]|“(?=\p{L})/u, /[Hh]exfeld/, /\b[Ss]ektion/, /gesichert/, /\bComputer\b/, /\bdaß\b|\bmuß\b/],
  fr: [/[„“”]/, /(?<![\s\u00a0])[?!»]|«(?![ \u00a0])/, /(?<=[\p{L}})])[:;](?=\s)/u, /\brobots?\b/, /\bune case\b/],
  es: [/[„“”]/, /« | »/, /\bcasillas?\b/, /\b[Uu]sted(?:es)?\b/, /\bsólo\b/, /\brobots?\b/],
};

/** Tables of the terminal have columns, cases and notation their own signs. */
const EXEMPT = /^(?:cases\.|review\.curve|play\.help|app\.joints|call\.signs|case\.|yaml\.|json\.|input\.|error\.input)/;

function slips(sentences: Sentences, rules: readonly RegExp[]): string[] {
  return Object.entries(sentences).flatMap(([key, sentence]) =>
    EXEMPT.test(key) ? [] : rules.filter((rule) => rule.test(sentence)).map((rule) => `${key}: ${sentence} (${rule})`),
  );
}

describe.each(LANGUAGES)('%s is spelled', (language) => {
  it.each(PARTS.map((part) => [part.file, part] as const))('in one way in %s', async (_, part) => {
    const { sentences } = await wordsFor(language, [part]);
    expect(slips(sentences, [...NOWHERE, ...(NOT_IN[language] ?? [])])).toEqual([]);
  });
});
