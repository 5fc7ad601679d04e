import type { Pace } from '@wartable/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Absence,
  away,
  back,
  claimable,
  GRACE,
  gone,
  newAbsence,
  nextTold,
  offeredAt,
  patienceOf,
  startedAnew,
  TOLD_AFTER,
} from '../src/hall/absence.ts';

const S = 1000;
const LIVE: Pace = { kind: 'live', clock: null };
const CLOCKED: Pace = { kind: 'live', clock: { bank: 120 * S, each: 20 * S, increment: 0 } };
const SLOW: Pace = { kind: 'slow', days: 1 };

/** To whoever only watches. */
const offered = (absence: Absence, now: number): readonly number[] => claimable(absence, [0, 1], 'spectator', now);

describe('Absence', () => {
  it('is told after some seconds, and offered when patience has run out', () => {
    const absence = gone(newAbsence(LIVE, 2), 1, false, 1000);
    expect(away(absence, 4999)).toEqual([]);
    expect(away(absence, 5000)).toEqual([{ seat: 1, since: 1000 }]);
    expect(offered(absence, 60_999)).toEqual([]);
    expect(offered(absence, 61_000)).toEqual([1]);
  });

  it('is waited for half a minute by the suggested clock, longer where there is more time to think', () => {
    expect(patienceOf(CLOCKED)?.lost).toBe(30 * S);
    expect(patienceOf({ kind: 'live', clock: { bank: 480 * S, each: 0, increment: 0 } })?.lost).toBe(60 * S);
    expect(patienceOf({ kind: 'live', clock: { bank: 6 * 3600 * S, each: 0, increment: 0 } })?.lost).toBe(120 * S);
  });

  it('is waited for less where the seat was left on purpose, or not for the first time', () => {
    expect(offeredAt(gone(newAbsence(CLOCKED, 2), 0, true, 0), 0)).toBe(10 * S);
    const again = gone(back(gone(newAbsence(CLOCKED, 2), 0, false, 0), 0, 20 * S), 0, false, 30 * S);
    expect(offeredAt(again, 0)).toBe(45 * S);
    const often = gone(back(back(again, 0, 40 * S), 0, 40 * S), 0, false, 50 * S);
    expect(offeredAt(often, 0)).toBe(60 * S);
  });

  it('does not count where the line was gone for a moment only', () => {
    const absence = gone(back(gone(newAbsence(CLOCKED, 2), 0, false, 0), 0, TOLD_AFTER - 1), 0, false, 10 * S);
    expect(offeredAt(absence, 0)).toBe(40 * S);
  });

  it('is offered to nobody in slow play', () => {
    const absence = gone(newAbsence(SLOW, 2), 0, true, 0);
    expect(offered(absence, 1e12)).toEqual([]);
    expect(away(absence, 1e12)).toHaveLength(1);
  });

  it('is offered only where the table waits for the seat, and not for whoever would claim', () => {
    const absence = gone(newAbsence(LIVE, 2), 1, false, 0);
    expect(claimable(absence, [1], 0, 61 * S)).toEqual([1]);
    expect(claimable(absence, [0], 0, 61 * S)).toEqual([]);
    expect(claimable(absence, [0, 1], 0, 61 * S)).toEqual([]);
  });

  it('begins only when the grace is over after the server has started', () => {
    const absence = startedAnew(newAbsence(LIVE, 2), [1], 0);
    expect(away(absence, GRACE)).toEqual([]);
    expect(away(absence, GRACE + TOLD_AFTER)).toEqual([{ seat: 0, since: GRACE }]);
    expect(offered(back(absence, 0, 20 * S), 1e12)).toEqual([]);
  });

  it('ends with coming back, whenever that is', () => {
    const lines = fc.array(fc.record({ wait: fc.nat(90 * S), seat: fc.nat(2), comes: fc.boolean(), left: fc.boolean() }));
    fc.assert(
      fc.property(lines, fc.constantFrom(LIVE, CLOCKED, SLOW), (happenings, pace) => {
        let [absence, now] = [newAbsence(pace, 3), 0];
        const since: (number | undefined)[] = [undefined, undefined, undefined];
        for (const { wait, seat, comes, left } of happenings) {
          // A timer at each time that was named misses nothing.
          const end = now + wait;
          for (let next = nextTold(absence, now); next !== undefined && next <= end; next = nextTold(absence, next)) {
            const [before, at] = [next - 1, next].map((time) => JSON.stringify([away(absence, time), all(absence, time)]));
            expect(before).not.toBe(at);
            now = next;
          }
          expect([away(absence, end), all(absence, end)]).toEqual([away(absence, now), all(absence, now)]);
          now = end;
          absence = comes ? back(absence, seat, now) : gone(absence, seat, left, now);
          since[seat] = comes ? undefined : (since[seat] ?? now);
          for (const one of all(absence, now)) expect(now - (since[one] ?? now)).toBeGreaterThanOrEqual(10 * S);
        }
      }),
    );
  });
});

function all(absence: Absence, now: number): readonly number[] {
  return claimable(absence, [0, 1, 2], 'spectator', now);
}
