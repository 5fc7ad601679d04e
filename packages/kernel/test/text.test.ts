import { describe, expect, it } from 'vitest';
import { languageFor, type Param, paramNames, render, spokenParts, textMaker, type Words } from '../src/index.ts';
import { en as ours } from '../src/text/en.ts';
import { codeOf } from './texts.ts';

const en = {
  hello: 'Hello {name}.',
  draws: '{side} draws {n} {n|card|cards}.',
  han: 'Han Solo',
  luke: 'Luke',
  list: 'Here: {cards}.',
} as const;
const text = textMaker<typeof en>();
const words: Words = { language: 'en', sentences: en };
const french: Words = { language: 'fr', sentences: { ...en, draws: '{side} pioche {n} {n|carte|cartes}.' } };
const polish: Words = {
  language: 'pl',
  sentences: { ...en, draws: '{side}: {n} {n|one=karta|few=karty|many=kart|other=karty}.' },
};

describe('A text', () => {
  it('is filled with its parameters, texts in texts included', () => {
    expect(render(words, text('hello', { name: text('han') }))).toBe('Hello Han Solo.');
  });

  it('stands in parts, those apart that name something of the table', () => {
    const named = (value: Param): string | undefined => (typeof value === 'object' && 'key' in value ? value.key : undefined);
    const listed = text('list', { cards: [text('han'), text('luke')] });
    expect(spokenParts(words, listed, named)).toEqual([
      { said: 'Here: ' },
      { said: 'Han Solo', thing: 'han' },
      { said: ' and ' },
      { said: 'Luke', thing: 'luke' },
      { said: '.' },
    ]);
    const all = [listed, text('draws', { side: text('hello', { name: text('han') }), n: 2 }), text('hello', { name: 'H6' })];
    for (const one of all) {
      const said = spokenParts(words, one, named).map((part) => part.said);
      expect(said.join('')).toBe(render(words, one));
    }
  });

  it.each([
    [words, 0, 'Leia draws 0 cards.'],
    [words, 1, 'Leia draws 1 card.'],
    [words, 2, 'Leia draws 2 cards.'],
    [french, 0, 'Leia pioche 0 carte.'],
    [french, 1, 'Leia pioche 1 carte.'],
    [french, 2, 'Leia pioche 2 cartes.'],
    [polish, 1, 'Leia: 1 karta.'],
    [polish, 3, 'Leia: 3 karty.'],
    [polish, 5, 'Leia: 5 kart.'],
    [polish, 22, 'Leia: 22 karty.'],
    [polish, 1.5, 'Leia: 1.5 karty.'],
  ])('agrees with its number as the language does: $0.language, %i', (spoken, n, sentence) => {
    expect(render(spoken, text('draws', { side: 'Leia', n }))).toBe(sentence);
  });

  it('has the form for all others where a category has none', () => {
    const loose: Words = { language: 'pl', sentences: { ...en, draws: '{side}{n|one=karta|other=karty}' } };
    expect([1, 2, 5].map((n) => render(loose, text('draws', { side: '', n })))).toEqual(['karta', 'karty', 'karty']);
  });

  it('joins lists as the language does', () => {
    const list = text('list', { cards: [text('han'), text('luke')] });
    expect(render(words, list)).toBe('Here: Han Solo and Luke.');
    expect(render(french, list)).toBe('Here: Han Solo et Luke.');
  });

  it('shows a key that has no words instead of failing', () => {
    expect(render(words, { key: 'nothing' })).toBe('[nothing]');
  });

  it('names its parameters, whatever forms they have', () => {
    expect(paramNames(en.draws)).toEqual(['n', 'side']);
    expect(paramNames(polish.sentences['draws'] ?? '')).toEqual(['n', 'side']);
    const typed = textMaker<{ cards: '{n|one=karta|few=karty|other=kart}' }>();
    expect(typed('cards', { n: 1 }).params).toEqual({ n: 1 });
  });
});

describe('A reader', () => {
  it.each([
    [['fr-CA', 'de'], 'fr'],
    [['it', 'DE'], 'de'],
    [['pt-br'], 'pt-BR'],
    [['it'], undefined],
  ])('who wants %s gets %s', (wanted, language) => {
    expect(languageFor(wanted, ['en', 'fr', 'de', 'pt-BR'])).toBe(language);
  });
});

it('All texts of the kernel are used', () => {
  const code = codeOf('kernel');
  const isUsed = (key: string): boolean => code.includes(`'${key}'`);
  expect(Object.keys(ours).filter((key) => !isUsed(key) && !isUsed(key.replace(/-(near|of)$/, '')))).toEqual([]);
});
