/** How a turn goes: what is asked counts, what ends says so, and nothing ends by itself that could still be taken back. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './browser.ts';
import { answer, button, look, type Sight } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const first = <T>([one]: readonly T[]): T => one as T;

/** Plays until the last answer of a turn waits, and tells what was asked before it. */
async function untilHeld(page: Page): Promise<Sight> {
  let sight = await look(page);
  for (let n = 0; n < 80; n++) {
    const asked = sight;
    await answerAny(page, sight);
    sight = await look(page, sight);
    if (sight.prompt.endsWith(en['play.end-or-back'].replace('{line}', ''))) return asked;
  }
  throw new Error('every turn ends by itself');
}

async function answerAny(page: Page, sight: Sight): Promise<void> {
  if (sight.hexes.length + sight.cards > 0 || sight.things.length === 0) await answer(page, sight, first);
  else await page.locator(`.dl-part[data-thing="${sight.things[0]}"]`).first().click();
}

describe('A turn does not end by itself', () => {
  it.each([
    ['hoth', 'End turn'],
    ['endor', 'End placing'],
  ] as const)('%s', (game, label) =>
    visit({}, async (page) => {
      await page.addInitScript(`localStorage.setItem('wartable.device', '{"asksToEnd":false}')`);
      await page.goto('/');
      await button(page, en[`door.${game}.play`]).click();
      const asked = await untilHeld(page);
      const held = await look(page);
      expect(held).toMatchObject({ hexes: [], lines: asked.lines });
      // Taken back, it is as before: the table has not heard of it.
      await button(page, en['play.undo']).click();
      expect(await look(page, held)).toEqual(asked);
      await answerAny(page, asked);
      expect(await look(page, asked)).toEqual(held);
      await button(page, label).click();
      const after = await look(page, held);
      expect(after.lines).toBeGreaterThan(asked.lines);
    }),
  );
});
