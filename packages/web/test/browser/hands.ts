/** Hands on a board: where its hexes and units are on the screen, and fingers that touch it. */
import type { CDPSession, Page } from 'playwright-core';
import { answer, button, look, type Sight } from './table.ts';

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const MOVE = /^Move your units: /;

export type Spot = { readonly x: number; readonly y: number };

/**
 * Plays at once, from the home page. On a first visit the buttons of tables far away come a moment later and push the rest down:
 * a finger that comes down meanwhile would touch nothing.
 */
export async function tapDoor(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.locator('.door .buttons > button:not(.main):enabled').last().waitFor();
  await button(page, name).tap();
}

/** Plays the first card and orders all units it can, until one is to move. */
export async function untilMoves(page: Page, touch = false): Promise<Sight> {
  let sight = await look(page);
  while (!MOVE.test(sight.prompt)) {
    await answer(page, sight, ([first]) => first as never, touch);
    sight = await look(page, sight);
  }
  return sight;
}

/** The middle of a hex that is offered. */
export async function middle(page: Page, hex: string): Promise<Spot> {
  const box = await page.locator(`[data-hex="${hex}"]`).boundingBox();
  if (!box) throw new Error(`the hex ${hex} is not offered`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How the drawing lies: its scale and its place. */
export async function lie(page: Page): Promise<{ readonly scale: number; readonly x: number; readonly y: number }> {
  const [scale = 0, , , , x = 0, y = 0] = (await page.evaluate(`(() => {
    const { a, b, c, d, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('.map-stage')).transform);
    return [a, b, c, d, e, f];
  })()`)) as number[];
  return { scale, x, y };
}

export type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Spot[]) => Promise<unknown>;

export async function fingers(page: Page, work: (touch: Touch) => Promise<void>): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await work((type, ...points) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((one, id) => ({ ...one, id })) }),
  );
  await session.detach();
}

/** Where units of a side stand, from the top of the board (0) to its bottom (1). */
export const heights = (page: Page, side: string): Promise<number[]> =>
  page.evaluate(`(() => {
    const board = document.querySelector('.map-stage').getBoundingClientRect();
    return [...document.querySelectorAll('.unit.${side}')].map((unit) => {
      const { y, height } = unit.getBoundingClientRect();
      return (y + height / 2 - board.y) / board.height;
    });
  })()`) as Promise<number[]>;
