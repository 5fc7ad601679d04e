import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gameFolders } from '@wartable/games/folders';
import { paramNames, type Sentences } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../src/files.ts';
import {
  ENGLISH,
  type GamePart,
  gameParts,
  LANGUAGES,
  PAGE_PARTS,
  type Part,
  pagePart,
  sharedPart,
  wordsFor,
} from '../src/index.ts';

const FOLDER = join(import.meta.dirname, '..', 'src');
const SHARED = [...(['kernel', 'ai', 'cli', 'server', 'web'] as const).map(sharedPart), ...PAGE_PARTS.map(pagePart)];
const OF_A_GAME: readonly GamePart[] = [
  'rules',
  'page',
  'terminal',
  'door',
  'book',
  'lessons',
  'campaigns',
  'record',
  'workshop',
  'companion',
];
const GAMES = gameFolders();
const PARTS = [...SHARED, ...GAMES.flatMap((game) => gameParts(game, OF_A_GAME))];

async function sentencesOf(part: Part, language: string): Promise<Sentences> {
  return (await wordsFor(language, [part])).sentences;
}

/** The words that agree with a number: `{n|card|cards}`. */
function formsIn(sentence: string): string[][] {
  return [...sentence.matchAll(/\{[a-zA-Z]+\|([^{}]*)\}/g)].map(([, forms = '']) => forms.split('|'));
}

function problemsOf(english: Sentences, own: Sentences, language: string): string[] {
  const categories: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const surplus = Object.keys(own).filter((key) => !(key in english));
  const wrong = Object.entries(english).flatMap(([key, sentence]) => {
    const said = own[key];
    if (said === undefined || said.trim() === '') return [`${key} has no words`];
    const [expected, found] = [paramNames(sentence).join(), paramNames(said).join()];
    if (expected !== found) return [`${key} has the parameters ${found}, not ${expected}`];
    const bad = formsIn(said).filter((forms) => {
      const named = forms.filter((form) => form.includes('=')).map((form) => form.split('=')[0] ?? '');
      if (named.length === 0) return forms.length !== 2;
      return named.length !== forms.length || !named.includes('other') || named.some((one) => !categories.includes(one));
    });
    return bad.map((forms) => `${key} has forms that ${language} does not have: ${forms.join('|')}`);
  });
  return [...surplus.map((key) => `${key} is not in English`), ...wrong];
}

describe.each(LANGUAGES.slice(1))('The folder %s', (language) => {
  it.each(PARTS.map((part) => [part.file, part] as const))('says all of %s as English does', async (_, part) => {
    expect(fileOf(part, language).name).toBe('sentences');
    expect(problemsOf(await sentencesOf(part, ENGLISH), await sentencesOf(part, language), language)).toEqual([]);
  });

  it('has no file that nobody reads', () => {
    const files = readdirSync(join(FOLDER, language), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const read = PARTS.map(({ file }) => file);
    const sources = files.map((file) => readFileSync(join(FOLDER, language, file), 'utf8')).join('\n');
    expect(files.filter((file) => !read.includes(file) && !sources.includes(`'./${basename(file)}'`))).toEqual([]);
  });

  it('is translated, not copied', async () => {
    for (const part of PARTS) {
      const [english, own] = [await sentencesOf(part, ENGLISH), await sentencesOf(part, language)];
      const long = Object.keys(english).filter((key) => /^(rule|why|more|intro|prompt|input|record|case|error|help)\./.test(key));
      const same = long.filter(
        (key) => own[key] === english[key] && /\p{L}{4}/u.test(english[key]?.replace(/\{[^}]*\}/g, '') ?? ''),
      );
      expect([part.file, same]).toEqual([part.file, []]);
    }
  });
});

describe('English', () => {
  const readTogether = [
    ['home page', [sharedPart('web'), ...GAMES.flatMap((game) => gameParts(game, ['door']))]],
    ...GAMES.flatMap((game): [string, Part[]][] => [
      [
        `${game.id} on the page`,
        [...SHARED.filter(({ file }) => file !== 'cli.ts'), ...gameParts(game, ['door', 'rules', 'page', 'book'])],
      ],
      [
        `${game.id} at the terminal`,
        [
          ...SHARED.filter(({ file }) => !['web.ts', 'online.ts', 'film.ts', 'book.ts'].includes(file)),
          ...gameParts(game, ['rules', 'terminal']),
        ],
      ],
    ]),
  ] as [string, Part[]][];

  it.each(readTogether)('has no key with two meanings: %s', async (_, parts) => {
    const keys = (await Promise.all(parts.map((part) => sentencesOf(part, ENGLISH)))).flatMap((one) => Object.keys(one));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
});

describe('A game without words in a language', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'wartable-words-')), 'draughts');
  mkdirSync(join(folder, 'src', 'text'), { recursive: true });
  writeFileSync(join(folder, 'src', 'text', 'en.ts'), "export const en = { 'game.name': 'Draughts' };\n");

  it('speaks English there, and the rest of the program its own', async () => {
    const parts = gameParts({ id: 'draughts', folder }, OF_A_GAME);
    expect(parts.filter(({ english }) => existsSync(english))).toHaveLength(1);
    const { language, sentences } = await wordsFor('fr', [sharedPart('ai'), ...parts]);
    expect([language, sentences['game.name']]).toEqual(['fr', 'Draughts']);
    expect(sentences['why.expected']).toMatch(/^Chances de victoire/);
  });
});
