/** What is counted at a real table: changes, undo, what was kept broken; and dice that are fair. */
import { describe, expect, it } from 'vitest';
import { keptFrom } from '../src/companion/kept-form.ts';
import { type Counter, changed, countOf, FRESH, type Tally, tallyFrom, undone } from '../src/companion/tally.ts';
import { faceOf, throwDice } from '../src/companion/throw.ts';

const MEDALS: Counter = { id: 'medals', start: 0, least: 0, most: 3 };
const TURN: Counter = { id: 'turn', start: 1, least: 1, most: 99 };
const DAMAGE: Counter = { id: 'damage', start: 0, least: 0, most: 30, heaps: true };

const up = (tally: Tally, counter: Counter, at = 0, by = 1): Tally =>
  changed(tally, [{ counter, to: countOf(tally, counter) + by }], at);

describe('A tally', () => {
  it('counts up and down within its bounds, and takes back one change after another', () => {
    let tally = up(up(up(up(FRESH, MEDALS), MEDALS), MEDALS), MEDALS);
    expect(countOf(tally, MEDALS)).toBe(3);
    expect(tally.log.map(({ changes }) => changes)).toEqual([
      [{ id: 'medals', from: 0, to: 1 }],
      [{ id: 'medals', from: 1, to: 2 }],
      [{ id: 'medals', from: 2, to: 3 }],
    ]);
    tally = undone(tally);
    expect(countOf(tally, MEDALS)).toBe(2);
    tally = undone(undone(undone(tally)));
    expect(countOf(tally, MEDALS)).toBe(0);
    expect(tally.log).toEqual([]);
    expect(up(tally, MEDALS, 0, -1)).toBe(tally);
  });

  it('changes several numbers in one, and takes them back in one', () => {
    const whose: Counter = { id: 'whose', start: 0, least: 0, most: 1 };
    const tally = changed(
      FRESH,
      [
        { counter: TURN, to: 2 },
        { counter: whose, to: 1 },
      ],
      0,
    );
    expect([countOf(tally, TURN), countOf(tally, whose)]).toEqual([2, 1]);
    expect(undone(tally)).toEqual({ counts: { turn: 1, whose: 0 }, log: [] });
  });

  it('takes quick taps on damage for one heap, later ones for another, and never those on medals', () => {
    const quick = up(up(up(FRESH, DAMAGE, 1000), DAMAGE, 1400), DAMAGE, 2000);
    expect(quick.log.map(({ changes }) => changes)).toEqual([[{ id: 'damage', from: 0, to: 3 }]]);
    expect(up(quick, DAMAGE, 9000).log).toHaveLength(2);
    expect(up(up(quick, MEDALS, 2100), DAMAGE, 2200).log).toHaveLength(3);
    expect(countOf(undone(quick), DAMAGE)).toBe(0);
    // There and back again is no change at all.
    expect(up(up(FRESH, DAMAGE, 1000), DAMAGE, 1100, -1).log).toEqual([]);
    expect(up(up(FRESH, MEDALS, 1000), MEDALS, 1100).log).toHaveLength(2);
  });

  it('is read again as it was kept, and as far as it can be where it was damaged', () => {
    const tally = up(up(FRESH, MEDALS, 5), DAMAGE, 6);
    expect(tallyFrom(JSON.parse(JSON.stringify(tally)))).toEqual(tally);
    expect(tallyFrom({ counts: { medals: 2, turn: 'x' }, log: [{ changes: [{ id: 'medals' }], at: 1 }, 7] })).toEqual({
      counts: { medals: 2 },
      log: [],
    });
    for (const broken of [undefined, null, 7, [], 'x']) expect(tallyFrom(broken)).toEqual(FRESH);
    expect(countOf({ counts: { medals: 99 }, log: [] }, MEDALS)).toBe(3);
  });
});

describe('What a table keeps', () => {
  it('survives whatever stands there', () => {
    const nothing = keptFrom(undefined);
    expect(nothing).toMatchObject({ tab: 'set-up', last: undefined, rolls: [], battles: {} });
    expect(keptFrom({ tab: 'nowhere', last: 7, rolls: 'x', battles: [] })).toEqual(nothing);
    const kept = { ...nothing, tab: 'dice', rolls: [{ faces: [0, 5], again: [1] }], last: { address: '5', title: 'Hill' } };
    expect(keptFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });
});

describe('Dice of the page', () => {
  it('show each face for as many bytes, and throw away the rest', () => {
    const faces = Array.from({ length: 256 }, (_, byte) => faceOf(byte));
    const known = [...Map.groupBy(faces, (face) => face)].map(([face, same]) => [face, same.length]);
    expect(known).toEqual([
      [0, 42],
      [1, 42],
      [2, 42],
      [3, 42],
      [4, 42],
      [5, 42],
      [undefined, 4],
    ]);
  });

  it('are as many as were asked for, and not always the same', () => {
    expect(throwDice(0)).toEqual([]);
    const many = throwDice(600);
    expect(many).toHaveLength(600);
    expect(new Set(many)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});
