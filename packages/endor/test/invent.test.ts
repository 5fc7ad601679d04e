import { InputError, rngFromSeed, seedFrom, tour } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { english } from '../../kernel/test/texts.ts';
import { endor, inventTable, spoilTable } from '../src/index.ts';
import { en } from '../src/text/en.ts';

const chance = (name: string) => rngFromSeed(seedFrom(name));

describe('Tables made up at random', () => {
  it('are legal, and the same for the same chance', () => {
    for (let i = 0; i < 300; i++) {
      const options = inventTable(chance(`legal ${i}`));
      expect(inventTable(chance(`legal ${i}`))).toEqual(options);
      endor.options(options);
    }
  });

  it('are refused with a reason where one thing is wrong', () => {
    const met = new Set<string>();
    for (let i = 0; i < 600; i++) {
      const { options, wrong } = spoilTable(chance(`broken ${i}`));
      met.add(wrong);
      expect(() => endor.options(options), wrong).toThrow(InputError);
    }
    expect(met.size).toBe(30);
  });

  it.each([0, 1, 2])('keep every promise to the end (table %i)', (i) => {
    tour(endor, inventTable(chance(`played ${i}`)), seedFrom(`played ${i}`), [english(en)]);
  });
});
