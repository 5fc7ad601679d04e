import { describe, expect, it } from 'vitest';
import { clockFace, leftAt } from '../src/play/far/time-left.ts';

describe('A clock', () => {
  const clock = { left: 120_000, each: 20_000, running: true, at: 1000 };

  it('takes from the time of the decision first, then from the reserve, and stops at nothing', () => {
    expect(leftAt(clock, 1000)).toEqual({ each: 20_000, bank: 120_000 });
    expect(leftAt(clock, 6000)).toEqual({ each: 15_000, bank: 120_000 });
    expect(leftAt(clock, 31_000)).toEqual({ each: 0, bank: 110_000 });
    expect(leftAt(clock, 1_000_000)).toEqual({ each: 0, bank: 0 });
  });

  it('stands while nobody is asked, and does not run backwards', () => {
    expect(leftAt({ ...clock, running: false }, 90_000)).toEqual({ each: 20_000, bank: 120_000 });
    expect(leftAt(clock, 500)).toEqual({ each: 20_000, bank: 120_000 });
  });

  it('shows minutes, hours and days, and nothing only when nothing is left', () => {
    expect([0, 1, 9500, 61_000, 3_600_000, 7_322_000].map(clockFace)).toEqual([
      '0:00',
      '0:01',
      '0:10',
      '1:01',
      '1:00:00',
      '2:02:02',
    ]);
    expect(clockFace(3 * 86_400_000 + 5)).toEqual({ days: 3 });
  });
});
