/** What keeps a board in sight: arrows near their edge and apart, and no gap where something lay over it. */
import { describe, expect, it } from 'vitest';
import { arrowSpots, type Box, EDGES, type Frame, lieFor } from '../src/board/in-sight.ts';

const SIZE = 48;
/** A board beside the panel of a phone held sideways, its buttons at the right. */
const FRAME: Frame = { wide: 557, high: 390, covers: [{ left: 505, top: 8, right: 549, bottom: 196 }] };
const ALL: Box = { left: 0, top: 0, right: FRAME.wide, bottom: FRAME.high };
const around = ({ left, top, right, bottom }: Box): readonly Box[] => [
  { ...ALL, right: left },
  { ...ALL, left: right },
  { ...ALL, bottom: top },
  { ...ALL, top: bottom },
];

describe('Arrows at the edge of a board', () => {
  for (const [where, taken] of [
    ['of which nothing can be chosen', []],
    ['of which all can be chosen', [ALL]],
    ['of which all but a place far in can be chosen', around({ left: 200, top: 0, right: 340, bottom: 80 })],
    ['of which all but a corner can be chosen', around({ left: 0, top: 0, right: 80, bottom: 80 })],
  ] as const)
    it(`lie apart and near it, on a board ${where}`, () => {
      const spots = arrowSpots(FRAME, SIZE, taken, EDGES);
      const { left, right, top, bottom } = spots;
      const depths = [left?.x, FRAME.wide - (right?.x ?? 0), top?.y, FRAME.high - (bottom?.y ?? 0)];
      for (const depth of depths) expect(depth).toBeLessThan(2 * SIZE);
      const all = Object.values(spots);
      expect(all).toHaveLength(EDGES.length);
      for (const [i, one] of all.entries())
        for (const other of all.slice(i + 1))
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(SIZE);
    });

  it('are only where something lies outside', () => {
    expect(Object.keys(arrowSpots(FRAME, SIZE, [], ['top']))).toEqual(['top']);
  });
});

describe('A board', () => {
  it('fills the window again when nothing lies over it any more', () => {
    const drawing = { x: 0, y: 0, width: 500, height: 360 };
    const frame = { wide: 500, high: 360, covers: [] };
    const banner = { left: 0, top: 300, right: 500, bottom: 360 };
    const point = { x: 250, y: 300 };
    const wanted = { points: [point], first: [], least: 1, best: 1 };
    const whole = { scale: 1, x: 0, y: 0 };
    const moved = lieFor(wanted, whole, { ...frame, covers: [banner] }, drawing);
    expect(moved?.y).toBeLessThan(0);
    expect(moved && lieFor(wanted, moved, frame, drawing)).toEqual(whole);
    expect(lieFor(wanted, whole, frame, drawing)).toBeUndefined();
  });
});
