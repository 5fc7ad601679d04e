/** Two people at one table, each on another node; engines are stopped under them, and a node is killed. */
import { sentences as de } from '@wartable/languages/de/online.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { natsPath } from '../../../../scripts/nats.mjs';
import { en } from '../../src/online/text/en.ts';
import { browserForTests } from './browser.ts';
import { comeAs, isSilent, lines, play, rest, setUp } from './far.ts';
import { openSeveral, type Several } from './several.ts';

const visit = browserForTests();
const [NARROW, PHONE, SIDEWAYS, DESKTOP] = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

describe.skipIf(natsPath() === undefined)('A table on several nodes', () => {
  let several: Several;
  beforeEach(async () => {
    several = await openSeveral(2);
  });
  afterEach(() => several.close());

  const notices = (page: Page): Promise<string> => page.locator('.notices').innerText();
  const table = (page: Page): Promise<string> => page.locator('.text-view').innerText();
  const choices = (page: Page) => page.locator('.text-choices button');
  const nodeOf = async (page: Page): Promise<number | undefined> => {
    const [cookie] = await page.context().cookies();
    return several.nodeOf(`${cookie?.name}=${cookie?.value}`);
  };

  it('goes on without PostgreSQL, NATS and a node as soon as they are back, or without them', async () => {
    const baseURL = several.address;
    await visit({ baseURL, viewport: DESKTOP }, (ann) =>
      visit({ baseURL, viewport: PHONE, locale: 'de-DE' }, async (ben) => {
        await comeAs(ann, 'Ann', baseURL);
        await comeAs(ben, 'Ben', baseURL);
        const id = await setUp(
          ann,
          { game: 'duel', options: { setup: 'first-game' }, seats: [{ kind: 'me' }, { kind: 'open' }] },
          baseURL,
        );
        await ann.goto(`/at/${id}`);
        await ben.goto(`/at/${id}`);
        await ben.locator('.room-take').click();
        for (const page of [ann, ben]) await page.locator('.text-view').waitFor();
        expect(new Set([await nodeOf(ann), await nodeOf(ben)])).toEqual(new Set([0, 1]));
        for (const page of [ann, ben]) await page.evaluate('window.isTheSame = true');
        const bothMove = async (more: number): Promise<void> => {
          const before = await lines(ann);
          await play(ann, 1);
          await play(ben, 2);
          for (const page of [ann, ben]) await expect.poll(() => lines(page)).toBeGreaterThan(before + more);
        };
        /** Ben alone is asked, all know it, and all that was said has arrived. */
        const bensTurn = async (): Promise<void> => {
          await rest(ben);
          for (let tries = 0; tries < 40; tries++) {
            await choices(ben).first().waitFor();
            await ann.waitForTimeout(500);
            const isQuiet = (await isSilent(ann)) && (await isSilent(ben)) && (await choices(ann).count()) === 0;
            if (isQuiet && (await lines(ann)) === (await lines(ben))) break;
            // Something is being chosen in secret.
            if (isQuiet) await choices(ben).first().click();
          }
          await rest(ann);
        };

        await bothMove(12);
        await bensTurn();
        await several.stopPostgres();
        await expect.poll(() => notices(ann)).toContain(en['at.trouble']);
        await expect.poll(() => notices(ben)).toContain(de['at.trouble']);
        const stood = await table(ben);
        await choices(ben).first().click();
        await expect.poll(() => notices(ben)).toContain(de['at.trouble-kept']);
        await inPictures(ben);
        await ben.waitForTimeout(1000);
        expect(await table(ben)).toBe(stood);
        expect(await isSilent(ben)).toBe(false);
        await several.startPostgres();
        await expect.poll(() => table(ben)).not.toBe(stood);
        await expect.poll(() => notices(ann)).not.toContain(en['at.trouble']);
        await expect.poll(() => isSilent(ben)).toBe(true);

        await several.nats.kill();
        await bothMove(6);

        await bensTurn();
        const [gone, other] = [await nodeOf(ben), await nodeOf(ann)];
        expect(gone).not.toBe(other);
        const board = await table(ben);
        await several.kill(gone ?? 0);
        await expect.poll(() => nodeOf(ben)).toBe(other);
        expect(await table(ben)).toBe(board);
        await bothMove(6);
        for (const page of [ann, ben]) expect(await page.evaluate('window.isTheSame')).toBe(true);
      }),
    );
  });
});

/** The notice at each size: all of it can be read, and none of it lies over the board. */
async function inPictures(page: Page): Promise<void> {
  await page.locator('.text-view header button').click();
  for (const [name, size] of Object.entries({ narrow: NARROW, upright: PHONE, sideways: SIDEWAYS, desktop: DESKTOP })) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `screenshots/trouble-of-the-server-${name}.png` });
    const hidden = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.line-state'))`;
    expect(await page.evaluate(hidden), name).toBe(0);
    const [box, board] = [await page.locator('.line-state').boundingBox(), await page.locator('.dl-stage').boundingBox()];
    expect(box && board && (box.y + box.height <= board.y + 1 || box.x >= board.x + board.width - 1), name).toBe(true);
  }
  await page.setViewportSize(PHONE);
  await page.evaluate(`document.querySelector('.text-switch').click()`);
}
