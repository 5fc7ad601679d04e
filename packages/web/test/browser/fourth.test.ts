/** A game that is a folder and a line, and brings no page of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInto } from '../../../../scripts/build-web.ts';
import { listen } from '../../../cli/src/commands/serve.ts';
import { en as door } from '../../../games/test/nim/page/door/en.ts';
import { en as nim } from '../../../games/test/nim/src/text/en.ts';
import { filesOverHttp } from '../../../server/src/http/app.ts';
import { browserForTests, SCREENSHOTS } from './browser.ts';
import { button, look } from './table.ts';

const visit = browserForTests();
const folder = mkdtempSync(join(tmpdir(), 'wartable-fourth-'));
let server: Server;
let baseURL = '';

beforeAll(async () => {
  buildInto(folder, { WARTABLE_GAMES: join(import.meta.dirname, '..', '..', '..', 'games', 'test', 'games.json') });
  server = await filesOverHttp(folder);
  baseURL = await listen(server, 0, '127.0.0.1');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

describe('A fourth game in the browser', () => {
  it('has a door, is played to its end, looked back at, and is in the list of tables', () =>
    visit({ baseURL }, async (page) => {
      await page.goto('/');
      await button(page, door['door.nim.play']).click();
      await page.getByText(nim['ask.take']).first().waitFor();
      await page.screenshot({ path: join(SCREENSHOTS, 'bare-page.png') });
      let sight = await look(page);
      while (sight.at === 'decision') {
        await page.locator('.choices button').last().click();
        sight = await look(page, sight);
      }
      await page
        .getByText(/won the battle/)
        .first()
        .waitFor();
      await page.locator('.look-back-seat').first().waitFor();
      await page.goto('/');
      await page.getByRole('heading', { name: nim['game.name'] }).first().waitFor();
      await page.getByRole('link', { name: nim['game.name'] }).first().waitFor();
    }));

  it('is set up on a page', () =>
    visit({ baseURL }, async (page) => {
      await page.goto('/new/nim');
      await page.locator('fieldset').getByRole('combobox').first().selectOption('2');
      await page.getByRole('button', { name: 'Begin the battle' }).waitFor();
      expect(await page.locator('fieldset').getByRole('combobox').count()).toBe(2);
    }));
});
