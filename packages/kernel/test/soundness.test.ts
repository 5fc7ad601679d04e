import { describe, expect, it } from 'vitest';
import { seedFrom, tour, Unsound } from '../src/index.ts';
import { toy } from './toy.ts';

describe('A tour', () => {
  it('finds nothing in a sound game', () => {
    for (let i = 0; i < 20; i++) expect(tour(toy, {}, seedFrom(`sound ${i}`)).decisions).toBeGreaterThan(10);
  });
});
