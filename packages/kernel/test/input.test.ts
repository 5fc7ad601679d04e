import { describe, expect, it } from 'vitest';
import { InputError, readFields, readList, readNumber, readWord } from '../src/index.ts';
import { inEnglish } from './texts.ts';

function problem(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof InputError) return inEnglish(error);
    throw error;
  }
  return 'no problem';
}

describe('What is wrong with input', () => {
  it.each([
    [() => readFields({ hnd: 1 }, 'leia', ['hand', 'deck']), 'leia.hnd: unknown field; did you mean “hand”?'],
    [() => readFields([], 'leia', ['hand']), 'leia: expected fields (hand), found []'],
    [() => readNumber('2', 'round', 1, 9), 'round: expected a whole number from 1 to 9, found "2"'],
    [() => readNumber(10, 'round', 1, 9), 'round: expected a whole number from 1 to 9, found 10'],
    [() => readList({}, 'deck'), 'deck: expected a list, found {}'],
    [() => readWord('vadr', 'active', ['leia', 'vader']), 'active: “vadr” is not known; did you mean “vader”?'],
    [() => readWord('x', 'active', ['leia', 'vader']), 'active: “x” is not known; expected one of: leia, vader'],
  ])('is said with its place and what would be right: %#', (work, message) => {
    expect(problem(work)).toBe(message);
  });
});
