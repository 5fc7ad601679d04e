import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deleted, isThere, joinNotes, type Note, revived } from '../src/index.ts';

/** Small enough that the same fields and values meet often. */
const word = fc.constantFrom('a', 'b', 'c');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false, 0, 1, -1.5, 'x', 'y'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(word, tie('value'), { maxKeys: 3 }),
  ),
}));
const note = fc.tuple(fc.dictionary(word, value, { maxKeys: 3 }), fc.integer({ min: 0, max: 3 })).map(([fields, life]): Note => {
  const whole = { ...(fields as object), id: 'one', life } as Note;
  return isThere(whole) ? whole : deleted(whole);
});

describe('Notes on the same thing, joined', () => {
  it('are the same whoever meets whom first', () => {
    fc.assert(
      fc.property(note, note, note, (a, b, c) => {
        expect(joinNotes(a, b)).toEqual(joinNotes(b, a));
        expect(joinNotes(joinNotes(a, b), c)).toEqual(joinNotes(a, joinNotes(b, c)));
      }),
      { numRuns: 3000 },
    );
  });

  it('do not change by being joined again', () => {
    fc.assert(
      fc.property(note, note, (a, b) => {
        expect(joinNotes(a, a)).toEqual(a);
        const both = joinNotes(a, b);
        expect(joinNotes(both, a)).toEqual(both);
        expect(joinNotes(both, b)).toEqual(both);
      }),
      { numRuns: 3000 },
    );
  });

  it('keep what each of them has, and of a list the greater one whole', () => {
    const here: Note = { id: 'one', life: 0, films: { 'film/a': true }, looked: [80, { luck: 3, loss: 9 }] };
    const there: Note = { id: 'one', life: 0, films: { 'replay/b': true }, looked: [320, { luck: 1, loss: 2 }] };
    expect(joinNotes(here, there)).toEqual({
      id: 'one',
      life: 0,
      films: { 'film/a': true, 'replay/b': true },
      looked: [320, { luck: 1, loss: 2 }],
    });
  });

  it('stay deleted, until somebody wants one back', () => {
    const old: Note = { id: 'one', life: 0, game: 'duel' };
    const gone = deleted(old);
    expect(gone).toEqual({ id: 'one', life: 1 });
    expect(joinNotes(old, gone)).toEqual(gone);
    const back = revived(old, gone.life);
    expect(joinNotes(joinNotes(old, gone), back)).toEqual({ id: 'one', life: 2, game: 'duel' });
    expect(deleted(gone)).toEqual(gone);
    expect(revived(old, 2).life).toBe(2);
  });
});
