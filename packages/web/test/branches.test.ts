/** Tables that go on from others stand under the first of all that is still there. */
import { describe, expect, it } from 'vitest';
import { type Branch, rootOf } from '../src/table/branches.ts';

const forked = (...all: readonly (readonly [string, string])[]): ReadonlyMap<string, Branch> =>
  new Map(all.map(([id, of]) => [id, { id, of, turn: 1 }]));

describe('A branch', () => {
  it('stands under its game, and a branch of it too', () => {
    const all = forked(['b', 'a'], ['c', 'b']);
    expect(['a', 'b', 'c'].map((id) => rootOf(id, all, () => true))).toEqual(['a', 'a', 'a']);
  });

  it('stands for itself when its game is gone', () => {
    const all = forked(['b', 'a'], ['c', 'b']);
    expect(['b', 'c'].map((id) => rootOf(id, all, (one) => one !== 'a'))).toEqual(['b', 'b']);
  });

  it('ends somewhere, whatever is written there', () => {
    const all = forked(['a', 'b'], ['b', 'a'], ['c', 'c']);
    for (const id of ['a', 'b', 'c']) expect(['a', 'b', 'c']).toContain(rootOf(id, all, () => true));
  });
});
