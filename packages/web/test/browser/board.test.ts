/** The board under mouse and keyboard. */
import { describe, expect, it } from 'vitest';
import { browserForTests } from './browser.ts';
import { heights, lie, MOVE, middle, untilMoves } from './hands.ts';
import { answer, beginBattle, button, look } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;

describe('The mouse', () => {
  it.each([
    ['to another hex', 400, 0],
    ['to another hex before the table has answered', 0, 300],
  ])('takes a unit %s', (_, wait, answersAfter) =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      const sight = await untilMoves(page);
      // What is in reach is seen by choosing the unit, and taken back.
      const from = sight.hexes[0] as string;
      const start = await middle(page, from);
      await page.mouse.click(start.x, start.y);
      const reach = await look(page, sight);
      const to = await middle(page, reach.hexes.find((hex) => hex !== from) as string);
      await button(page, en['play.undo']).click();
      await expect.poll(async () => (await look(page)).prompt).toMatch(MOVE);

      await page.evaluate(`{
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (message) {
          setTimeout(() => postMessage.call(this, message), ${answersAfter});
        };
      }`);
      const before = await lie(page);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + to.x) / 2, (start.y + to.y) / 2);
      await page.waitForTimeout(wait);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
      await page
        .locator('.log li')
        .getByText(/: D7 to /)
        .waitFor();
      expect(await lie(page)).toEqual(before);
      expect(await page.locator('.why-not').count()).toBe(0);
    }),
  );

  it('zooms with the wheel where it points', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      await look(page);
      const before = await lie(page);
      await page.mouse.move(300, 300);
      await page.mouse.wheel(0, -240);
      await expect.poll(async () => (await lie(page)).scale).toBeGreaterThan(before.scale * 1.2);
      const near = await lie(page);
      const under = ({ scale, x, y }: typeof near): number[] => [(300 - x) / scale, (300 - y) / scale].map(Math.round);
      expect(under(near)).toEqual(under(before));
      for (let n = 0; n < 4; n++) await page.mouse.wheel(0, 240);
      await expect.poll(async () => (await lie(page)).scale).toBeLessThan(near.scale);
    }));

  it('held down on a hex tells why it cannot be chosen', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      const sight = await untilMoves(page);
      const field = await page.locator('.map-stage').boundingBox();
      if (!field) throw new Error('there is no board');
      await page.mouse.move(field.x + field.width / 2, field.y + field.height / 2);
      await page.mouse.down();
      await page.locator('.why-not p, .thing-not-now').filter({ hasText: /./ }).first().waitFor();
      await page.mouse.up();
      expect((await look(page)).prompt).toBe(sight.prompt);
    }));
});

describe('The keyboard', () => {
  it('walks over the board and picks a choice', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      const sight = await untilMoves(page);
      await page.locator('.map-board').focus();
      const onChoice = `document.getElementById(document.activeElement.getAttribute('aria-activedescendant') ?? '')?.getAttribute('role') === 'button'`;
      // To a corner, then row by row.
      for (let n = 0; n < 8; n++) await page.keyboard.press('ArrowDown');
      for (let n = 0; n < 12; n++) await page.keyboard.press('ArrowLeft');
      for (let n = 0; n < 70 && !(await page.evaluate(onChoice)); n++)
        await page.keyboard.press(n % 10 === 9 ? 'ArrowUp' : Math.floor(n / 10) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
      expect(await page.evaluate(onChoice)).toBe(true);
      await page.keyboard.press('Enter');
      expect((await look(page, sight)).prompt).not.toBe(sight.prompt);
    }));
});

describe('The board', () => {
  it('lies as the one who looks sits: the own units below', () =>
    visit({}, async (page) => {
      await beginBattle(page, 1, '1', '0');
      await look(page);
      const [mine, theirs] = [await heights(page, 'empire'), await heights(page, 'rebel')];
      expect(Math.min(...mine)).toBeGreaterThan(0.5);
      expect(mean(mine)).toBeGreaterThan(mean(theirs));
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      await look(page);
      expect(Math.min(...(await heights(page, 'rebel')))).toBeGreaterThan(0.5);
    }));

  it('is picked from when it is turned', () =>
    visit({}, async (page) => {
      await beginBattle(page, 1, '1', '0');
      let sight = await look(page);
      while (sight.hexes.length === 0) {
        await answer(page, sight, ([first]) => first as never);
        sight = await look(page, sight);
      }
      const chosen = sight.hexes[0] as string;
      const label = await page.locator(`[data-hex="${chosen}"]`).getAttribute('aria-label');
      await answer(page, { ...sight, cards: 0, buttons: 0 }, ([first]) => first as never);
      await look(page, sight);
      const [name = ''] = (label ?? '').split(':');
      await page
        .locator('.log li')
        .filter({ hasText: `on ${name}.` })
        .first()
        .waitFor();
    }));

  it('shows the place of a line of the log, also when it is turned', () =>
    visit({}, async (page) => {
      await beginBattle(page, 1, '1', '0');
      let sight = await look(page);
      const ordered = page.locator('.log button').filter({ hasText: 'Ordered' }).last();
      while ((await ordered.count()) === 0) {
        await answer(page, sight, ([first]) => first as never);
        sight = await look(page, sight);
      }
      const box = await page.locator('.map-board').boundingBox();
      if (!box) throw new Error('there is no board');
      // In the upper corner lies the card of the turn.
      await page.mouse.move(box.x + 20, box.y + box.height - 20);
      for (let n = 0; n < 12; n++) await page.mouse.wheel(0, -120);
      await expect.poll(async () => (await lie(page)).scale).toBeGreaterThan(2.5);
      await ordered.click();
      const spots = page.evaluate(`[...document.querySelectorAll('.light-below .mark')].map((mark) => {
        const { x, y, width, height } = mark.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      })`) as Promise<[number, number][]>;
      const inSight = ([x, y]: [number, number]): boolean =>
        x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
      expect((await spots).map(inSight)).toEqual([true]);
    }));
});
