/** Saves that cannot be read or written: each says so, there is a way on, and no other save is touched. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests, chance } from './browser.ts';
import { ABORT, diskOf, fromTheStart, others, put, REFUSE, type Save, saves } from './stored.ts';
import { answersBy, button, look, set } from './table.ts';
import { de, en } from './words.ts';

const visit = browserForTests();
const answers = answersBy(chance(3));

/** A battle that has begun, and its save. Within one page chance goes on, so that a second battle is another one. */
async function played(page: Page): Promise<Save> {
  if (page.url().startsWith('http')) await goHome(page);
  else await page.goto('/');
  await button(page, en['door.hoth.play']).click();
  await answers(page, 3);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const save = (await saves(page)).find((one) => one.id === id);
  if (!save) throw new Error('the battle was not saved');
  return save;
}

const goHome = (page: Page): Promise<void> => page.getByRole('link', { name: en['app.name'], exact: true }).click();
const onward = (page: Page) => page.getByRole('link', { name: new RegExp(`^${en['home.continue']}`) });
const line = (page: Page, words: string) => page.locator('.tables li').filter({ hasText: words });

describe('A table that cannot be read', () => {
  it('is told of, can be deleted on purpose, and leaves the others alone', () =>
    visit({}, async (page) => {
      const good = await played(page);
      const { record } = good;
      const soon = { changed: Date.now() + 60_000 };
      const bad: readonly (readonly [
        save: Readonly<Record<string, unknown>> & { readonly id: string },
        message: string,
        inList: string,
      ])[] = [
        [{ id: 'junk', nonsense: [1, 2, 3] }, en['trouble.damaged'], en['home.damaged']],
        [{ ...good, ...soon, id: 'hollow', record: null }, en['trouble.damaged'], en['home.damaged']],
        [{ ...good, ...soon, id: 'nobody', players: [null, null] }, en['trouble.damaged'], en['home.damaged']],
        [{ ...good, id: 'timeless', changed: 'long ago' }, en['trouble.damaged'], en['home.damaged']],
        [
          { ...good, ...soon, id: 'illegal', record: { ...record, log: [['rebel', 'dance']] } },
          en['trouble.damaged'],
          en['home.damaged'],
        ],
        [{ ...good, ...soon, id: 'crooked', record: { ...record, log: [7] } }, en['trouble.damaged'], en['home.damaged']],
        [{ ...good, ...soon, id: 'tomorrow', format: 'wartable-table/9' }, en['trouble.newer'], en['home.newer']],
        [{ ...good, ...soon, id: 'unknown', game: 'chess' }, en['trouble.newer'], en['home.newer']],
      ];
      for (const [save] of bad) await put(page, save);
      const before = await saves(page);
      for (const [{ id }, message] of bad) {
        await page.goto(`/table/${id}`);
        await page.getByRole('alert').filter({ hasText: message }).waitFor();
        await page.getByRole('link', { name: en['play.home'] }).click();
        await button(page, en['door.hoth.play']).waitFor();
      }
      const count = (words: string): number => bad.filter(([, , inList]) => inList === words).length;
      for (const words of [en['home.damaged'], en['home.newer']])
        await expect.poll(() => line(page, words).count()).toBe(count(words));
      expect(await page.locator('.tables li').count()).toBe(bad.length + 1);
      expect(await saves(page)).toEqual(before);

      await set(page, 'language', 'de');
      await expect.poll(() => line(page, de['home.damaged']).count()).toBe(count(en['home.damaged']));
      await set(page, 'language', 'en');
      await line(page, 'junk').getByRole('button', { name: en['home.delete'] }).click();
      await page.getByRole('dialog').getByText('junk').waitFor();
      await button(page, en['home.keep']).click();
      expect(await saves(page)).toEqual(before);
      await line(page, 'junk').getByRole('button', { name: en['home.delete'] }).click();
      await page.getByRole('dialog').getByRole('button', { name: en['home.delete'] }).click();
      await expect.poll(() => line(page, 'junk').count()).toBe(0);
      expect(JSON.stringify(await saves(page))).toBe(JSON.stringify(before.filter(({ id }) => id !== 'junk')));

      const rest = await others(page, good.id);
      await onward(page).click();
      await answers(page, 1);
      expect(new URL(page.url()).pathname).toBe(`/table/${good.id}`);
      expect(await others(page, good.id)).toBe(rest);
    }));
});

describe('A table that was played by other rules', () => {
  it('goes on from the start of its last turn, and says so', () =>
    visit({}, async (page) => {
      const { record, ...good } = await played(page);
      await put(page, { ...good, id: 'elsewhere', record: { ...record, rules: 'hoth@0' } });
      await page.goto('/table/elsewhere');
      await page
        .getByRole('alert')
        .filter({ hasText: en['trouble.rules-changed'].split('{')[0] ?? '' })
        .waitFor();
      await answers(page, 2);
      await page.reload();
      await look(page);
      expect(await page.getByRole('alert').count()).toBe(0);
    }));
});

describe('A database of a newer version', () => {
  it('is not touched; the old page says what to do, and plays on without it', () =>
    visit({}, async (page) => {
      const { id } = await played(page);
      await page.goto('/');
      await page.evaluate(`new Promise((resolve, reject) => {
        const opening = indexedDB.open('wartable', 99);
        opening.onerror = reject;
        opening.onsuccess = () => (opening.result.close(), resolve());
      })`);
      const before = JSON.stringify(await saves(page));
      await page.reload();
      const notice = page.getByRole('alert').filter({ hasText: en['trouble.outdated'] });
      await notice.waitFor();
      await page.goto(`/table/${id}`);
      await notice.waitFor();
      await page.getByRole('link', { name: en['play.home'] }).click();
      await button(page, en['door.hoth.play']).click();
      const sight = await answers(page, 2);
      await notice.waitFor();
      await goHome(page);
      await onward(page).click();
      expect((await look(page)).prompt).toBe(sight.prompt);
      expect(JSON.stringify(await saves(page))).toBe(before);
    }));
});

describe('A full disk', () => {
  it('is told of; nothing is lost while the page is open, and room makes it good', () =>
    visit({}, async (page) => {
      const disk = await diskOf(page.context(), ABORT);
      const old = await played(page);
      const { id } = await played(page);
      const before = await saves(page);
      const notice = page.getByRole('alert').filter({ hasText: en['trouble.full'] });
      disk.full = true;
      const sight = await answers(page, 2);
      await notice.waitFor();
      expect(await saves(page)).toEqual(before);
      await goHome(page);
      await onward(page).click();
      expect((await look(page)).prompt).toBe(sight.prompt);
      await notice.waitFor();
      expect(await saves(page)).toEqual(before);

      disk.full = false;
      const later = await answers(page, 1);
      await notice.waitFor({ state: 'detached' });
      expect(await others(page, id)).toBe(JSON.stringify([old]));
      await page.reload();
      expect((await look(page)).prompt).toBe(later.prompt);
    }));

  it('is emptied on the home page, and what waited is saved', () =>
    visit({}, async (page) => {
      const disk = await diskOf(page.context(), REFUSE);
      const old = await played(page);
      const { id, record } = await played(page);
      disk.full = true;
      await answers(page, 2);
      await goHome(page);
      await line(page, '').nth(1).waitFor();
      disk.full = false;
      await page.locator('.tables li').nth(1).getByRole('button', { name: en['home.delete'] }).click();
      await page.getByRole('dialog').getByRole('button', { name: en['home.delete'] }).click();
      await expect.poll(async () => (await saves(page)).map((save) => save.id)).toEqual([id]);
      expect(old.id).not.toBe(id);
      await expect.poll(async () => (await saves(page))[0]?.record.log.length).toBeGreaterThan(record.log.length);
    }));
});

const FORBIDDEN: Readonly<Record<string, string>> = {
  'that fails to open': `IDBFactory.prototype.open = () => {
    const request = { error: new DOMException('private', 'InvalidStateError') };
    setTimeout(() => request.onerror());
    return request;
  };`,
  'that may not be opened, nor any other storage': `
    const forbidden = () => { throw new DOMException('private', 'SecurityError'); };
    IDBFactory.prototype.open = forbidden;
    if (globalThis.Storage) {
      for (const name of ['setItem', 'removeItem']) Storage.prototype[name] = forbidden;
      // Tests keep their pace, and press at once what they see.
      Storage.prototype.getItem = (name) => (name === 'wartable.pace' ? '0' : forbidden());
    }`,
  'that does not exist': `Object.defineProperty(globalThis, 'indexedDB', { value: undefined });`,
};

describe('A database', () => {
  for (const [how, script] of Object.entries(FORBIDDEN))
    it(`${how} is told of, and a battle is played all the same`, () =>
      visit({}, async (page) => {
        await fromTheStart(page.context(), script);
        await page.goto('/');
        const notice = page.getByRole('alert').filter({ hasText: en['trouble.unavailable'] });
        await notice.waitFor();
        await button(page, en['door.hoth.play']).click();
        const sight = await answers(page, 2);
        await notice.waitFor();
        await goHome(page);
        await onward(page).click();
        expect((await look(page)).prompt).toBe(sight.prompt);

        await button(page, en['play.give-up']).click();
        await page.getByRole('dialog').getByRole('button', { name: en['play.give-up'] }).click();
        const { pathname } = new URL(page.url());
        await button(page, en['play.again']).click();
        await expect.poll(() => new URL(page.url()).pathname).not.toBe(pathname);
        const { prompt } = await answers(page, 1);

        await page.reload();
        // The tab itself may remember what the database does not.
        if (!script.includes('Storage')) {
          expect((await look(page)).prompt).toBe(prompt);
          await notice.waitFor();
          await page.evaluate('sessionStorage.clear()');
          await page.reload();
        }
        await page.getByText(en['trouble.closed']).waitFor();
        await page.getByRole('link', { name: en['play.home'] }).click();
        await button(page, en['door.hoth.play']).waitFor();
      }));
});
