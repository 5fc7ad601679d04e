import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, CARDS, cardOf, PRESET_DECKS, sideOf } from '../src/cards/index.ts';
import { en } from '../src/text/en.ts';

const source = ['leia', 'vader']
  .map((deck) => readFileSync(new URL(`../src/cards/${deck}.ts`, import.meta.url), 'utf8'))
  .join('\n');

describe('The cards', () => {
  it('are 51: 2 leaders, 2 bases, 35 units, 12 events', () => {
    const count = (type: string): number => CARDS.filter((card) => card.type === type).length;
    expect([CARDS.length, count('leader'), count('base'), count('unit'), count('event')]).toEqual([51, 2, 2, 35, 12]);
  });

  it('carry each collector number from 1 to 104 once, Leia the first 52', () => {
    const numbers = CARD_IDS.flatMap((id) => cardOf(id).numbers.map((number) => ({ number, side: sideOf(id) })));
    expect(numbers.map(({ number }) => number).sort((a, b) => a - b)).toEqual(Array.from({ length: 104 }, (_, i) => i + 1));
    expect(numbers.every(({ number, side }) => number <= 52 === (side === 0))).toBe(true);
  });

  it.each([0, 1] as const)('make a deck of 50: 28 ground units, 12 space units, 10 events (side %i)', (side) => {
    const deck = PRESET_DECKS[side].map((id) => CARDS[id]);
    const count = (arena: string | undefined): number => deck.filter((card) => card?.arena === arena).length;
    expect([deck.length, count('ground'), count('space'), count(undefined)]).toEqual([50, 28, 12, 10]);
  });

  it.each(CARDS.filter((card) => card.abilities.length > 0).map((card) => card.name))(
    '%s: the sentence above the code is the text on the card',
    (name) => {
      const [, definition = ''] = source.split(new RegExp(`'${name}',`));
      const comment = /\/\/ (.*)/.exec(definition)?.[1];
      expect(comment?.replaceAll("'", '’')).toBe((en as Record<string, string>)[`card.${name}.text`]);
    },
  );
});
