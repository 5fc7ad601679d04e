/** Every rule of every game has its place in the book, and what the book refers to is there. */
import { exported, INSTALLED } from '@wartable/games';
import { chapterOf, render, type Text } from '@wartable/kernel';
import { ENGLISH, gameParts, LANGUAGES, wordsFor } from '@wartable/languages';
import { describe, expect, it } from 'vitest';
import { type Chapter, chaptersOf, hasAll, wordsIn } from '../src/play/rule-entries.ts';

const BOOKS = INSTALLED.map(({ folder, game, manifest: { id } }) => ({ id, folder, rulebook: game.rulebook }));
type Book = (typeof BOOKS)[number];

async function readIn(language: string, { id, folder, rulebook }: Book): Promise<Chapter[]> {
  const words = await wordsFor(language, gameParts({ id, folder }, ['rules', 'page', 'book']));
  return chaptersOf(rulebook, {
    say: (text: Text) => render(words, text),
    knows: (key: string) => key in words.sentences,
  });
}

describe.each(BOOKS.map((book) => [book.id, book] as const))('The book of %s', (id, book) => {
  it.each(LANGUAGES)('has a paragraph, a title and a chapter for each rule, in %s', async (language) => {
    const chapters = await readIn(language, book);
    const entries = chapters.flatMap((chapter) => chapter.entries);
    expect(chapters.filter((chapter) => chapter.title === chapter.id)).toEqual([]);
    expect(entries.filter(({ rule, title }) => title === rule.id).map(({ rule }) => rule.id)).toEqual([]);
    const short = entries.filter(({ rule, paragraphs }) => paragraphs.length < rule.texts.length || paragraphs.includes(''));
    expect(short.map(({ rule }) => rule.id)).toEqual([]);
    expect(entries.map(({ rule }) => rule.id).sort()).toEqual(book.rulebook.map((rule) => rule.id).sort());
  });

  it('has addresses for all of it: the game, a chapter, a rule', () => {
    expect(book.rulebook.filter((rule) => !new RegExp(`^${id}/[a-z0-9-]+/[a-z0-9-]+$`).test(rule.id))).toEqual([]);
  });

  it('says more of rules and chapters that exist, and of nothing else', async () => {
    const { sentences } = await wordsFor(ENGLISH, gameParts(book, ['book']));
    const known = new Set(book.rulebook.flatMap((rule) => [`more.${rule.id}`, `intro.${chapterOf(rule)}`]));
    const said = Object.keys(sentences).filter((key) => /^(more|intro)\./.test(key));
    expect(said.filter((key) => !known.has(key))).toEqual([]);
    expect(said.length).toBeGreaterThan(2);
  });

  it('refers to rules that exist, and never to the one that refers', async () => {
    const see = await exported<Readonly<Record<string, readonly string[]>>>(book.folder, 'page/book/see.ts', 'SEE');
    const known = new Set(book.rulebook.map((rule) => rule.id));
    const wrong = Object.entries(see).flatMap(([from, to]) =>
      [from, ...to.map((one) => (one === from ? `${one} itself` : one))].filter((one) => !known.has(one)),
    );
    expect(wrong).toEqual([]);
    expect(Object.keys(see).length).toBeGreaterThan(20);
  });
});

describe('A search', () => {
  it('finds all words in any order, in the language shown, also where a blank keeps a line together', async () => {
    const [hoth] = BOOKS.filter((book) => book.id === 'hoth');
    if (!hoth) throw new Error('no hoth');
    const chapters = await readIn('de', hoth);
    const found = (wanted: string): string[] =>
      chapters.flatMap((chapter) =>
        chapter.entries.filter((entry) => hasAll(chapter, entry, wordsIn(wanted))).map(({ rule }) => rule.id),
      );
    expect(found('KANTE sichtlinie')).toContain('hoth/sight/edge');
    expect(found('sight/edge')).toEqual(['hoth/sight/edge']);
    expect(found(' ')).toHaveLength(hoth.rulebook.length);
    expect(found('2\u00a0felder')).toEqual(found('2 felder'));
    expect(found('line of sight runs')).toEqual([]);
  });
});
