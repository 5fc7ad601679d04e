/** The board under fingers, on a small screen. */
import { describe, expect, it } from 'vitest';
import { browserForTests } from './browser.ts';
import { fingers, lie, MOVE, middle, PHONE, type Spot, type Touch, tapDoor, untilMoves } from './hands.ts';
import { answer, button, look } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();

describe('A finger', () => {
  it('drags the board, and takes along only a unit that is chosen', () =>
    visit(PHONE, async (page) => {
      await tapDoor(page, en['door.hoth.play']);
      await button(page, en['tip.stop']).tap();
      const sight = await untilMoves(page, true);
      const from = sight.hexes[0] as string;
      await answer(page, { ...sight, hexes: [from] }, ([first]) => first as never, true);
      const chosen = await look(page, sight);
      await button(page, en['play.undo']).tap();
      await expect.poll(async () => (await look(page)).prompt).toMatch(MOVE);

      const start = await middle(page, from);
      const across = async (touch: Touch, a: Spot, b: Spot): Promise<void> => {
        await touch('touchStart', a);
        for (const part of [0.3, 0.6, 1]) await touch('touchMove', { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
        await touch('touchEnd');
      };
      const before = await lie(page);
      // To whichever side there is more of the board.
      const aside = { x: before.x < -80 ? start.x + 70 : start.x - 70, y: start.y };
      await fingers(page, (touch) => across(touch, start, aside));
      await expect.poll(async () => Math.abs((await lie(page)).x - before.x)).toBeGreaterThan(30);
      expect((await look(page)).prompt).toMatch(MOVE);

      const moved = await middle(page, from);
      await page.touchscreen.tap(moved.x, moved.y);
      await expect.poll(async () => (await look(page)).prompt).toBe(chosen.prompt);
      await page.waitForTimeout(200);
      // What is in reach has come into sight, and the unit with it.
      const unit = await page.locator('.light-below .mark-acting').boundingBox();
      if (!unit) throw new Error('no unit is chosen');
      const taken = { x: unit.x + unit.width / 2, y: unit.y + unit.height / 2 };
      const reach = chosen.hexes.filter((hex) => hex !== from);
      const spots = await Promise.all(reach.map((hex) => middle(page, hex)));
      const [to] = spots.filter(({ x }) => x > 20 && x < 340).sort((a, b) => b.y - a.y);
      if (!to) throw new Error('nothing in reach is in sight');
      await fingers(page, (touch) => across(touch, taken, to));
      await expect.poll(async () => (await look(page)).prompt).not.toBe(chosen.prompt);
    }));

  it('and another one zoom by pinching', () =>
    visit(PHONE, async (page) => {
      await tapDoor(page, en['door.hoth.play']);
      await button(page, en['tip.stop']).tap();
      await look(page);
      const before = await lie(page);
      const box = await page.locator('.map-board').boundingBox();
      if (!box) throw new Error('there is no board');
      const y = box.y + box.height / 2;
      const two = (apart: number): [Spot, Spot] => [
        { x: 180 - apart, y },
        { x: 180 + apart, y },
      ];
      await fingers(page, async (touch) => {
        await touch('touchStart', ...two(40));
        for (const apart of [55, 70, 90, 110]) await touch('touchMove', ...two(apart));
        await touch('touchEnd');
      });
      await expect.poll(async () => (await lie(page)).scale).toBeGreaterThan(before.scale * 1.8);
      const near = await lie(page);
      await fingers(page, async (touch) => {
        await touch('touchStart', ...two(110));
        for (const apart of [90, 70, 55]) await touch('touchMove', ...two(apart));
        await touch('touchEnd');
      });
      await expect.poll(async () => (await lie(page)).scale).toBeLessThan(near.scale);
      expect((await look(page)).at).toBe('decision');
    }));

  it('held on a hex tells why it cannot be chosen', () =>
    visit(PHONE, async (page) => {
      await tapDoor(page, en['door.hoth.play']);
      await button(page, en['tip.stop']).tap();
      await untilMoves(page, true);
      const box = await page.locator('.map-board').boundingBox();
      if (!box) throw new Error('there is no board');
      await fingers(page, async (touch) => {
        await touch('touchStart', { x: box.x + box.width / 2, y: box.y + box.height / 3 });
        await page.locator('.why-not p, .thing-not-now').filter({ hasText: /./ }).first().waitFor();
        await touch('touchEnd');
      });
    }));
});
