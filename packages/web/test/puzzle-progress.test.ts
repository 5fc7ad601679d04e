/** What puzzles count for: days in a row, a rating, and what was kept broken. */
import { describe, expect, it } from 'vitest';
import { missed, NOTHING_YET, progressFrom, solved, streakOf, triedOf } from '../src/puzzle/progress.ts';
import { after, BEFORE, isSolved } from '../src/puzzle/state.ts';
import { dayOf } from '../src/shell/today.ts';

const EASY = { game: 'hoth', id: 'a', rating: 900 };
const HARD = { game: 'hoth', id: 'b', rating: 2000 };

describe('Days in a row', () => {
  const on = (...days: string[]) => days.reduce((now, day) => solved(now, { ...EASY, id: day }, day), NOTHING_YET);

  it('go on over months, years and the change of clocks, and one that is not over breaks nothing', () => {
    expect(streakOf(on('2026-12-30', '2026-12-31', '2027-01-01'), '2027-01-01')).toBe(3);
    expect(streakOf(on('2028-02-28', '2028-02-29'), '2028-03-01')).toBe(2);
    expect(streakOf(on('2026-03-28', '2026-03-29', '2026-03-30'), '2026-03-30')).toBe(3);
  });

  it('end with a day left out, and count a day once however many games it was', () => {
    expect(streakOf(on('2026-11-15', '2026-11-17'), '2026-11-18')).toBe(1);
    expect(streakOf(on('2026-11-15', '2026-11-16'), '2026-11-18')).toBe(0);
    const twice = solved(solved(NOTHING_YET, EASY, '2026-11-18'), HARD, '2026-11-18');
    expect(streakOf(twice, '2026-11-18')).toBe(1);
  });

  it('count puzzles of the day alone, by the calendar where one is', () => {
    expect(streakOf(solved(NOTHING_YET, EASY, undefined), '2026-11-18')).toBe(0);
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dayOf(new Date(2026, 0, 6, 0, 0))).toBe('2026-01-06');
  });
});

describe('The rating', () => {
  it('rises more for a hard puzzle than for an easy one, and falls the other way round', () => {
    const gain = (puzzle: typeof EASY) => solved(NOTHING_YET, puzzle, undefined).rating - NOTHING_YET.rating;
    const loss = (puzzle: typeof EASY) => NOTHING_YET.rating - missed(NOTHING_YET, puzzle).rating;
    expect(gain(HARD)).toBeGreaterThan(gain(EASY));
    expect(gain(EASY)).toBeGreaterThan(0);
    expect(loss(EASY)).toBeGreaterThan(loss(HARD));
  });

  it('counts the first try alone: what is solved later is solved, and changes nothing else', () => {
    const wrong = missed(NOTHING_YET, EASY);
    expect(triedOf(wrong, EASY)).toEqual({ first: 'wrong', solved: false });
    expect(missed(wrong, EASY)).toBe(wrong);
    const later = solved(wrong, EASY, undefined);
    expect(triedOf(later, EASY)).toEqual({ first: 'wrong', solved: true });
    expect([later.rating, later.rated]).toEqual([wrong.rating, 1]);
    expect(missed(solved(NOTHING_YET, EASY, undefined), EASY).rating).toBe(solved(NOTHING_YET, EASY, undefined).rating);
  });

  it('of who misses all goes no lower than there is', () => {
    let now = NOTHING_YET;
    for (let n = 0; n < 400; n++) now = missed(now, { game: 'duel', id: `${n}`, rating: 800 });
    expect(now.rating).toBeGreaterThanOrEqual(100);
  });
});

describe('What was kept', () => {
  it('comes back as it was', () => {
    const now = solved(missed(NOTHING_YET, HARD), EASY, '2026-11-18');
    expect(progressFrom(JSON.parse(JSON.stringify(now)))).toEqual(now);
  });

  it.each([
    [null],
    [7],
    [[]],
    [{ rating: 'high', rated: -3, days: ['yesterday', 5], tried: { 'hoth/a': { first: 'perhaps' }, 'hoth/b': 4 } }],
    [{ rating: Number.NaN, days: {}, tried: [] }],
  ])('broken (%j) counts as never done', (kept) => {
    expect(progressFrom(kept)).toEqual(NOTHING_YET);
  });

  it('names no puzzle that only every object has', () => {
    expect(triedOf(NOTHING_YET, { game: 'constructor', id: '' })).toBeUndefined();
  });
});

describe('A try', () => {
  const about = { statement: { task: { key: 'a' }, hidden: { key: 'b' } } };
  const seated = { say: 'seated', viewer: 'spectator', seats: [], handOverTo: undefined } as const;
  const opened = after(BEFORE, { say: 'opened', seated, about });
  const over = { say: 'over', end: { reached: false, chance: { best: 0.8, second: 0.4 } } } as const;
  const right = { right: true, chosen: 0.8, best: 0.8 };
  const wrong = { right: false, chosen: 0.4, best: 0.8 };

  it('is solved by the choice, whatever the dice say', () => {
    const end = [{ say: 'asked' } as const, { say: 'judged', judged: [right] } as const, over].reduce(after, opened);
    expect(isSolved(end)).toBe(true);
    expect(end.wrong).toBe(0);
  });

  it('is not solved before its end, nor with the best answer shown', () => {
    expect(isSolved(after(opened, { say: 'judged', judged: [right] }))).toBe(false);
    const hint = { choice: 0, why: { expected: undefined, reasons: [] }, advice: undefined };
    const helped = [{ say: 'best', hint, chance: 0.8 } as const, { say: 'judged', judged: [right] } as const, over];
    expect(isSolved(helped.reduce(after, opened))).toBe(false);
    // From the beginning without it.
    expect(isSolved([...helped, { say: 'opened', seated, about } as const, over].reduce(after, opened))).toBe(true);
  });

  it('counts wrong answers, those of a plan too', () => {
    expect(after(opened, { say: 'judged', judged: [right, wrong] }).wrong).toBe(1);
    expect(after(after(opened, { say: 'asked' }), { say: 'judged', judged: [] })).toEqual(opened);
  });
});
