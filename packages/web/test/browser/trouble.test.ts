/** Storage that is full, blocked, deleted or damaged under the page: told in a line, the game goes on, and nothing is lost. */
import { readFileSync } from 'node:fs';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests, chance } from './browser.ts';
import { PHONE, tapDoor } from './hands.ts';
import { bare, put, type Save, saves } from './stored.ts';
import { answer, answersBy, button, look } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const pick = chance(11);
const answers = answersBy(pick);

const alert = (page: Page, words: string): Locator => page.getByRole('alert').filter({ hasText: words });
const logOf = async (page: Page): Promise<readonly unknown[]> => ((await saves(page))[0] as Save).record.log;

/** Room for so many bytes; the browser itself refuses more, as long as the session lasts. */
async function quota(page: Page, session: CDPSession, quotaSize?: number): Promise<void> {
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', quotaSize === undefined ? { origin } : { origin, quotaSize });
}

/** Downloads what a button gives. */
async function download(page: Page, from: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), from.getByRole('button', { name: en['file.save'] }).click()]);
  return await file.path();
}

describe('A browser without room', () => {
  it('lets one play, reload and save to a file, which goes on elsewhere; with room all is saved', () =>
    visit(PHONE, async (page) => {
      await bare(page);
      const session = await page.context().newCDPSession(page);
      await quota(page, session, 3000);
      await tapDoor(page, en['door.hoth.play']);
      const notice = alert(page, en['trouble.full']);
      await notice.waitFor();
      await page.screenshot({ path: 'screenshots/trouble-full-phone.png' });
      let sight = await look(page);
      await answer(page, sight, pick, true);
      sight = await look(page, sight);
      await page.reload();
      expect((await look(page)).prompt).toBe(sight.prompt);
      const file = await download(page, notice);
      const save = JSON.parse(readFileSync(file, 'utf8')) as Save;
      expect(save.record.log.length).toBeGreaterThan(1);
      await quota(page, session);
      await notice.waitFor({ state: 'detached' });
      expect(await logOf(page)).toEqual(save.record.log);

      await page.goto('/');
      const input = page.locator('.open-file input');
      await input.setInputFiles({ name: 'junk.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
      await alert(page, 'junk.json').waitFor();
      await input.setInputFiles(file);
      expect((await look(page)).prompt).toBe(sight.prompt);
      expect((await saves(page)).map(({ record }) => record.log)).toEqual([save.record.log, save.record.log]);
    }));
});

describe('A table whose place in the database', () => {
  const spoiled: readonly (readonly [how: string, spoil: (page: Page, save: Save) => Promise<unknown>, told: string])[] = [
    [
      'is deleted with all the rest',
      (page) =>
        page.evaluate(`new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase('wartable');
          deleting.onsuccess = () => resolve();
          deleting.onerror = deleting.onblocked = () => reject(new Error('not deleted'));
        })`),
      en['trouble.deleted-here'],
    ],
    ['is overwritten with nonsense', (page, { id }) => put(page, { id, nonsense: [1, 2, 3] }), en['trouble.damaged-here']],
    [
      'has lost its log',
      (page, { record, ...save }) => put(page, { ...save, record: { ...record, log: 'gone' } }),
      en['trouble.damaged-here'],
    ],
  ];
  for (const [how, spoil, told] of spoiled)
    it(`${how} is told of, and is written again whole`, () =>
      visit({}, async (page) => {
        await page.goto('/');
        await button(page, en['door.hoth.play']).click();
        await answers(page, 2);
        const before = (await saves(page))[0] as Save;
        const other = await page.context().newPage();
        await other.goto('/');
        await spoil(other, before);
        const { prompt } = await answers(page, 1);
        await alert(page, told).waitFor();
        const now = await logOf(other);
        expect(now.slice(0, before.record.log.length)).toEqual(before.record.log);
        expect(now.length).toBeGreaterThan(before.record.log.length);
        await page.reload();
        expect((await look(page)).prompt).toBe(prompt);
      }));
});

describe('A database that another window does not let go', () => {
  it('is told of while a battle goes on, and written when it is free', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      await answers(page, 2);
      const other = await page.context().newPage();
      await bare(other);
      await other.evaluate(`new Promise((resolve) => {
        const opening = indexedDB.open('wartable');
        opening.onsuccess = () => {
          const store = opening.result.transaction('tables', 'readwrite').objectStore('tables');
          globalThis.holds = true;
          const hold = () => globalThis.holds && (store.get('x').onsuccess = hold);
          hold();
          resolve();
        };
      })`);
      const { prompt } = await answers(page, 3);
      await alert(page, en['trouble.blocked']).waitFor();
      await other.evaluate('globalThis.holds = false');
      await alert(page, en['trouble.blocked']).waitFor({ state: 'detached' });
      await page.reload();
      expect((await look(page)).prompt).toBe(prompt);
    }));

  it('in an older version is told of on the home page', () =>
    visit({}, async (page) => {
      const other = await page.context().newPage();
      await bare(other);
      await other.evaluate(`new Promise((resolve) => {
        const opening = indexedDB.open('wartable', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.onsuccess = () => resolve((globalThis.held = opening.result));
      }).then(() => undefined)`);
      await page.goto('/');
      await alert(page, en['trouble.blocked']).waitFor();
      await button(page, en['door.hoth.play']).click();
      const { prompt } = await answers(page, 1);
      await other.evaluate('globalThis.held.close()');
      await alert(page, en['trouble.blocked']).waitFor({ state: 'detached' });
      await page.reload();
      expect((await look(page)).prompt).toBe(prompt);
    }));
});

describe('A table that nobody can open', () => {
  it('can be had as a file, on its page and in the list', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).waitFor();
      await expect.poll(() => put(page, { id: 'junk', nonsense: [1, 2, 3] }).catch(() => undefined)).toBe('junk');
      await page.reload();
      const row = page.locator('.tables li').filter({ hasText: 'junk' });
      const fromList = readFileSync(await download(page, row), 'utf8');
      await page.goto('/table/junk');
      const fromPage = readFileSync(await download(page, alert(page, en['trouble.damaged'])), 'utf8');
      expect(JSON.parse(fromList)).toEqual({ id: 'junk', nonsense: [1, 2, 3] });
      expect(fromPage).toBe(fromList);
    }));
});

const JUNK = [
  '',
  'null',
  '[null, 7, {"id": 7, "done": 7, "hexes": [7]}]',
  '{"speed": "x", "volume": 1e99}',
  '\u0000}{',
  '9'.repeat(400),
];

describe('Settings that are damaged', () => {
  it('are those of the first visit', () =>
    visit({}, async (page) => {
      for (const junk of JUNK) {
        await bare(page);
        await page.evaluate(`for (const name of ['theme', 'language', 'device', 'lessons', 'pace', 'endor.plans'])
          localStorage.setItem('wartable.' + name, ${JSON.stringify(junk)});`);
        await page.goto('/');
        await expect.poll(() => page.locator('.settings select').nth(0).inputValue()).toBe('en');
        expect(await page.locator('.settings select').nth(1).inputValue()).toBe('auto');
        await button(page, en['door.endor.play']).click();
        await look(page);
      }
    }));
});
