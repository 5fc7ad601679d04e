import { describe, expect, it } from 'vitest';
import { beside } from '../src/play/beside.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const SHEET = { width: 336, height: 300 };

describe('A sheet lies', () => {
  const rooms = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 }, sideways: { width: 844, height: 390 } };
  for (const [name, room] of Object.entries(rooms))
    it(`within the window, and not over its thing (${name})`, () => {
      for (let left = 0; left < room.width - 60; left += 30)
        for (let top = 0; top < room.height - 60; top += 30) {
          const thing = box(left, top, 60, 60);
          const { left: x, top: y, maxHeight } = beside(thing, SHEET, room);
          const high = Math.min(SHEET.height, maxHeight);
          expect(x >= 0 && y >= 0 && x + SHEET.width <= room.width && y + high <= room.height).toBe(true);
          expect(x >= thing.right || x + SHEET.width <= thing.left || y >= thing.bottom || y + high <= thing.top).toBe(true);
          expect(high).toBeGreaterThanOrEqual(150);
        }
    });

  it('within the window also where its thing is not', () => {
    for (const thing of [box(900, 40, 60, 60), box(-200, 40, 60, 60), box(100, 2000, 60, 60), box(100, -300, 60, 60)]) {
      const { left, top, maxHeight } = beside(thing, SHEET, rooms.phone);
      expect(left >= 0 && left + SHEET.width <= 390 && top >= 0 && top + Math.min(SHEET.height, maxHeight) <= 844).toBe(true);
    }
  });

  it('over its thing where there is no room beside it', () => {
    const { maxHeight } = beside(box(20, 100, 280, 368), SHEET, { width: 320, height: 568 });
    expect(maxHeight).toBe(544);
  });
});
