import { describe, expect, it } from 'vitest';
import { balanceOf } from '../src/index.ts';

describe('What is kept on balance', () => {
  it.each([
    ['duel', 'standard', ['leia', 'vader']],
    ['hoth', 'scenario-17', ['empire', 'rebel']],
    ['endor', 'noRally', ['rebel']],
  ])('%s, %s: wins of each seat, length, cards', (game, cell, seats) => {
    const known = balanceOf(game, cell);
    expect(Object.keys(known?.wins ?? {}).sort()).toEqual(seats);
    expect(known?.games).toBeGreaterThan(0);
    expect(known?.turns.mean).toBeGreaterThan(1);
    expect(Object.keys(known?.cards ?? {}).length).toBeGreaterThan(3);
  });

  it('does not know what was not measured', () => {
    expect([balanceOf('duel', 'tomorrow'), balanceOf('chess', 'standard')]).toEqual([undefined, undefined]);
  });
});
