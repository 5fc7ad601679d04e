import { describe, expect, it } from 'vitest';
import { type Catalogue, paramNames, render, textMaker } from '../src/index.ts';

const en = {
  hello: 'Hello {name}.',
  draws: '{side} draws {n} {n|card|cards}.',
  han: 'Han Solo',
  luke: 'Luke',
  list: 'Here: {cards}.',
} as const;
const text = textMaker(en);
const catalogue: Catalogue = { en, fr: { ...en, draws: '{side} pioche {n} {n|carte|cartes}.' }, de: en, es: en };

describe('A text', () => {
  it('is filled with its parameters, texts in texts included', () => {
    expect(render(catalogue, 'en', text('hello', { name: text('han') }))).toBe('Hello Han Solo.');
  });

  it.each([
    ['en', 0, 'Leia draws 0 cards.'],
    ['en', 1, 'Leia draws 1 card.'],
    ['fr', 0, 'Leia pioche 0 carte.'],
    ['fr', 2, 'Leia pioche 2 cartes.'],
  ] as const)('agrees with its number in %s: %i', (language, n, sentence) => {
    expect(render(catalogue, language, text('draws', { side: 'Leia', n }))).toBe(sentence);
  });

  it('joins lists as the language does', () => {
    const list = text('list', { cards: [text('han'), text('luke')] });
    expect(render(catalogue, 'en', list)).toBe('Here: Han Solo and Luke.');
    expect(render(catalogue, 'fr', list)).toBe('Here: Han Solo et Luke.');
  });

  it('shows a key that has no words instead of failing', () => {
    expect(render(catalogue, 'en', { key: 'nothing' })).toBe('[nothing]');
  });

  it('names its parameters', () => {
    expect(paramNames(en.draws)).toEqual(['n', 'side']);
  });
});
