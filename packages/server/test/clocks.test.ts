import type { Pace } from '@wartable/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asked,
  type Clocks,
  credit,
  facesFor,
  lag,
  leftOf,
  newClocks,
  nextZero,
  readClocks,
  shown,
  untilOf,
  writeClocks,
} from '../src/hall/clocks.ts';

const S = 1000;
const PACE: Pace = { kind: 'live', clock: { bank: 120 * S, each: 20 * S, increment: 5 * S } };
const OTHER = 1;

function clocksFor(pace: Pace = PACE, seats = 2): Clocks {
  const clocks = newClocks(pace, seats);
  if (!clocks) throw new Error('the pace has a clock');
  return clocks;
}

/** A step that everybody hears of. */
const openly = (...people: readonly (readonly [seat: number, id: number])[]) => ({
  asked: people.map(([seat, id]) => ({ seat, id })),
  openly: people.map(([seat]) => seat),
  heard: true,
  turn: 1,
});

describe('Clocks', () => {
  it('are missing where a live table has none', () => {
    expect(newClocks({ kind: 'live', clock: null }, 2)).toBeUndefined();
  });

  it('spend the time of a decision before the bank, and add the increment when the turn is over', () => {
    let clocks = asked(clocksFor(), openly([0, 1]), 0);
    clocks = asked(clocks, openly([0, 2]), 15 * S);
    expect(shown(clocks, 0, 0, 15 * S)).toEqual({ left: 120 * S, each: 20 * S, running: true, at: 15 * S });
    clocks = asked(clocks, openly([OTHER, 1]), 45 * S);
    expect(shown(clocks, 0, 0, 50 * S)).toEqual({ left: 115 * S, each: 0, running: false, at: 50 * S });
    expect(shown(clocks, OTHER, 0, 50 * S)).toEqual({ left: 120 * S, each: 15 * S, running: true, at: 50 * S });
  });

  it('run for several seats at once', () => {
    const clocks = asked(clocksFor(), openly([0, 1], [1, 1]), 0);
    expect([leftOf(clocks, 0, 30 * S), leftOf(clocks, 1, 30 * S)]).toEqual([110 * S, 110 * S]);
    expect(nextZero(clocks)).toEqual({ seat: 0, at: 140 * S });
    expect(nextZero(asked(clocks, openly([1, 1]), 30 * S))).toEqual({ seat: 1, at: 140 * S });
    expect(nextZero(asked(clocks, openly(), 30 * S))).toBeUndefined();
  });

  it('go on with the time that was left where an answer is taken back', () => {
    let clocks = asked(clocksFor(), openly([0, 1]), 0);
    // Two answers, the second of which ends the turn: both are taken back and given again, over and over.
    for (let id = 1; id < 60; id += 4) {
      clocks = asked(clocks, openly([0, id + 1]), id * S);
      clocks = asked(clocks, openly([1, id]), (id + 1) * S);
      clocks = asked(clocks, { ...openly([0, id + 3]), undone: 0 }, (id + 2) * S);
      clocks = asked(clocks, { ...openly([0, id + 4]), undone: 0 }, (id + 3) * S);
    }
    // The seat was asked for 45 s: 1 s and then 20 s were the decisions' own, however often they were asked.
    expect(shown(clocks, 0, 0, 60 * S)).toEqual({ left: 96 * S, each: 0, running: true, at: 60 * S });
  });

  it('give lag back as it was measured, at most a second for a decision, and not for ever', () => {
    const pace: Pace = { kind: 'live', clock: { bank: 60 * S, each: 0, increment: 0 } };
    let clocks = asked(lag(clocksFor(pace), 0, 300), openly([0, 1]), 0);
    expect(nextZero(clocks)).toEqual({ seat: 0, at: 60_300 });
    clocks = asked(clocks, openly([0, 2]), 200);
    expect(leftOf(clocks, 0, 200)).toBe(60 * S);
    clocks = asked(lag(clocks, 0, 9999), openly([0, 3]), 2200);
    expect(leftOf(clocks, 0, 2200)).toBe(59 * S);
    for (let id = 4; id < 24; id++) clocks = asked(clocks, openly([0, id]), 2200 + (id - 3) * S);
    const given = leftOf(clocks, 0, 22_200) - (59 * S - 20 * S);
    expect(given).toBeGreaterThan(3 * S);
    expect(given).toBeLessThan(8 * S);
  });

  it('begin anew after the server stopped, with something on top, but not where it did not stop', () => {
    const clocks = readClocks(PACE, writeClocks(asked(clocksFor(), openly([0, 1]), 0)));
    if (!clocks) throw new Error('read');
    const now = 1000 * S;
    expect(leftOf(clocks, 0, now)).toBe(0);
    expect(leftOf(credit(clocks, 20 * S, now - 1, now), 0, now)).toBe(160 * S);
    expect(leftOf(credit(clocks, 20 * S, now - 1, now), 1, now)).toBe(140 * S);
    const later = asked(clocks, openly([0, 2]), 10 * S);
    expect(credit(later, 20 * S, 5 * S, 30 * S)).toEqual(later);
  });

  it('count days from when a seat was first asked in its turn', () => {
    let clocks = asked(clocksFor({ kind: 'slow', days: 2 }), openly([0, 1]), 0);
    expect(untilOf(clocks)).toBe(172_800 * S);
    clocks = asked(clocks, openly([0, 2]), 3600 * S);
    expect(untilOf(clocks)).toBe(172_800 * S);
    clocks = asked(clocks, openly([1, 1]), 7200 * S);
    expect(untilOf(clocks)).toBe(180_000 * S);
    // Taking back gives nobody a day.
    clocks = asked(clocks, { ...openly([0, 4]), undone: 0 }, 9000 * S);
    expect(untilOf(clocks)).toBe(174_600 * S);
    clocks = asked(asked(clocks, openly([1, 2]), 9000 * S), openly([0, 5]), 10_000 * S);
    expect(untilOf(clocks)).toBe(182_800 * S);
    // Who plays alone has a turn after the other, without a break.
    clocks = asked(clocks, { ...openly([0, 6]), turn: 2 }, 20_000 * S);
    expect(untilOf(clocks)).toBe(192_800 * S);
    clocks = asked(clocks, { ...openly([0, 8]), turn: 1, undone: 0 }, 30_000 * S);
    clocks = asked(clocks, { ...openly([0, 9]), turn: 2 }, 40_000 * S);
    expect(untilOf(clocks)).toBe(192_800 * S);
  });
});

/** A table of the tests: rounds in which all answer in secret, and turns in which one seat answers openly. */
type Round = { readonly secret: boolean; readonly answers: number; readonly turn: number };
type Deed = { readonly wait: number; readonly who: number; readonly undo: boolean };

const SEATS = 3;
const rounds = fc.array(fc.record({ secret: fc.boolean(), answers: fc.integer({ min: 1, max: 3 }), turn: fc.nat(SEATS - 1) }), {
  minLength: 1,
  maxLength: 6,
});
const deeds = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 40 * S }), who: fc.nat(SEATS - 1), undo: fc.boolean() }), {
  maxLength: 60,
});
const paces = fc.record({ bank: fc.integer({ min: 3000 * S, max: 4000 * S }), each: fc.nat(30 * S), increment: fc.nat(10 * S) });

/** Plays it; `at` is called whenever something has happened, and in between. */
function play(
  pace: Pace,
  plan: readonly Round[],
  doings: readonly Deed[],
  at: (clocks: Clocks, now: number, round: number) => void = () => {},
) {
  const ids = Array.from({ length: SEATS }, () => 1);
  const time = ids.map(() => 0);
  const slots = ids.map(() => 0);
  const turns = ids.map(() => 0);
  let now = 0;
  let round = 0;
  let given = ids.map(() => 0);
  let most = ids.map(() => 0);
  const isAsked = (seat: number): boolean => {
    const is = plan[round];
    return is !== undefined && (is.secret || is.turn === seat) && (given[seat] ?? 0) < is.answers;
  };
  const seats = ids.map((_, seat) => seat);
  const state = (heard: boolean) => ({
    asked: seats.filter(isAsked).map((seat) => ({ seat, id: ids[seat] ?? 0 })),
    openly: seats.filter((seat) => plan[round]?.secret || plan[round]?.turn === seat),
    heard,
    turn: round,
  });
  let clocks = asked(clocksFor(pace, SEATS), state(true), 0);
  for (const { wait, who, undo } of doings) {
    for (const seat of seats) if (isAsked(seat)) time[seat] = (time[seat] ?? 0) + wait;
    now += wait;
    at(clocks, now, round);
    const is = plan[round];
    if (!is) break;
    if (undo && (given[who] ?? 0) > 0) {
      given = given.with(who, (given[who] ?? 0) - 1);
      ids[who] = (ids[who] ?? 0) + 1;
      clocks = asked(clocks, { ...state(!is.secret), undone: who }, now);
    } else if (isAsked(who)) {
      given = given.with(who, (given[who] ?? 0) + 1);
      ids[who] = (ids[who] ?? 0) + 1;
      most = most.with(who, Math.max(most[who] ?? 0, given[who] ?? 0));
      const over = seats.every((seat) => !isAsked(seat));
      if (over) {
        for (const seat of seats) {
          if ((given[seat] ?? 0) === 0) continue;
          slots[seat] = (slots[seat] ?? 0) + (most[seat] ?? 0);
          turns[seat] = (turns[seat] ?? 0) + 1;
        }
        round++;
        given = given.map(() => 0);
        most = given;
      }
      clocks = asked(clocks, state(!is.secret || over), now);
    }
    at(clocks, now, round);
    clocks = readClocks(pace, writeClocks(clocks)) ?? clocks;
  }
  for (const [seat, reached] of most.entries()) slots[seat] = (slots[seat] ?? 0) + reached + (isAsked(seat) ? 1 : 0);
  return { clocks, now, time, slots, turns };
}

describe('Time', () => {
  it('is never created and never lost', () => {
    fc.assert(
      fc.property(paces, rounds, deeds, (clock, plan, doings) => {
        const { clocks, now, time, slots, turns } = play({ kind: 'live', clock }, plan, doings);
        for (let seat = 0; seat < SEATS; seat++) {
          const { left } = shown(clocks, seat, seat, now);
          const had = clock.bank + (turns[seat] ?? 0) * clock.increment;
          const [used, own] = [time[seat] ?? 0, (slots[seat] ?? 0) * clock.each];
          // Each second was taken from the bank or from the decisions' own time, of which there is no more than decisions.
          expect(left).toBeGreaterThanOrEqual(had - used);
          // Who has answered in a round that is not over has its increment already.
          expect(left).toBeLessThanOrEqual(had + clock.increment - Math.max(0, used - own));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is taken to the millisecond where nothing is taken back', () => {
    fc.assert(
      fc.property(deeds, (doings) => {
        const [clock, used] = [{ bank: 10_000 * S, each: 20 * S, increment: 0 }, [0, 0, 0]];
        // One seat after the other: what each decision took beyond its own time is known.
        const plan = doings.map((_, i): Round => ({ secret: false, answers: 1, turn: i % SEATS }));
        const steps = doings.map((deed, i) => ({ ...deed, who: i % SEATS, undo: false }));
        for (const { wait, who } of steps) used[who] = (used[who] ?? 0) + Math.max(0, wait - clock.each);
        const { clocks, now } = play({ kind: 'live', clock }, plan, steps);
        for (const [seat, ms] of used.entries()) expect(shown(clocks, seat, seat, now).left).toBe(clock.bank - ms);
      }),
    );
  });

  it('of who answers in secret seems to run on until all have', () => {
    fc.assert(
      fc.property(paces, fc.integer({ min: 1, max: 3 }), deeds, deeds, (clock, answers, one, two) => {
        const pace: Pace = { kind: 'live', clock };
        // The seat that is looked at answers, takes back or does nothing; another one never answers, so the round goes on.
        const plan: Round[] = [{ secret: true, answers, turn: 0 }];
        const [first, second] = [one, two].map((doings) => {
          const seen = new Map<number, string>();
          play(
            pace,
            plan,
            doings.map((deed) => ({ ...deed, who: 1, wait: S })),
            (clocks, now) => {
              const faces = [0, 2, 'spectator' as const].map((viewer) => shown(clocks, 1, viewer, now));
              seen.set(now, JSON.stringify([faces, untilOf(clocks), facesFor(clocks, 0), facesFor(clocks, 'spectator')]));
            },
          );
          return seen;
        });
        for (const [now, faces] of first ?? []) if (second?.has(now)) expect(second.get(now)).toBe(faces);
      }),
    );
  });

  it('of who answered in secret is shown as it is when the round is over', () => {
    const secret = { openly: [0, 1], heard: false, turn: 1 };
    let clocks = asked(
      clocksFor(),
      {
        asked: [
          { seat: 0, id: 1 },
          { seat: 1, id: 1 },
        ],
        ...secret,
        heard: true,
      },
      0,
    );
    clocks = asked(clocks, { asked: [{ seat: 1, id: 1 }], ...secret }, 5 * S);
    expect(shown(clocks, 0, 1, 50 * S)).toEqual({ left: 90 * S, each: 0, running: true, at: 50 * S });
    expect(shown(clocks, 0, 0, 50 * S)).toEqual({ left: 125 * S, each: 15 * S, running: false, at: 50 * S });
    // The next secret round begins with the answer that ends this one.
    clocks = asked(
      clocks,
      {
        asked: [
          { seat: 0, id: 2 },
          { seat: 1, id: 2 },
        ],
        ...secret,
        heard: true,
      },
      60 * S,
    );
    expect(shown(clocks, 0, 1, 60 * S)).toEqual({ left: 125 * S, each: 20 * S, running: true, at: 60 * S });
    expect(shown(clocks, 1, 0, 60 * S)).toEqual({ left: 80 * S, each: 20 * S, running: true, at: 60 * S });
  });
});
