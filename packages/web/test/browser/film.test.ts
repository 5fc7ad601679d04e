/** Tables as films: keys, fingers, eyes, the log, what a running one keeps to itself. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { en as film } from '../../src/play/film/text/en.ts';
import { barriers } from './axe.ts';
import { browserForTests } from './browser.ts';
import { goldenRecord, keptTable } from './kept-record.ts';
import { put, saves } from './stored.ts';
import { button, look, set } from './table.ts';
import { en } from './words.ts';

// A page that a test makes up counts as one of the wide world, which may not reach this machine.
const visit = browserForTests(['--disable-features=LocalNetworkAccessChecks']);
const [PERSON, BOT] = [{ kind: 'person' } as const, { kind: 'bot', level: 3 } as const];
const HOTH = goldenRecord('hoth', 'scenario-11');
const DUEL = goldenRecord('duel', 'random-2');
/** A short one. */
const FIRST = goldenRecord('duel', 'greedy-first-game');
/** Whose chance each player added to. */
const SHARED = goldenRecord('duel', 'shared');

async function opened(page: Page, table: object, address: string): Promise<void> {
  await page.goto('/');
  await page.locator('.door').first().waitFor();
  await put(page, table);
  await page.goto(address);
  await page.locator('.film-bar').waitFor();
}

const range = (page: Page) => page.getByRole('slider', { name: film['film.place'] });
const place = async (page: Page): Promise<number> => Number(await range(page).inputValue());
const prompt = (page: Page) => page.locator('.prompt p');
const eyes = (page: Page) => page.getByRole('combobox', { name: film['film.eyes'] });

describe('A table as a film', () => {
  it('is gone through by keys and by its log, with anybody’s eyes, and shuts nobody out', () =>
    visit({}, async (page) => {
      await opened(page, keptTable('gold', HOTH, [PERSON, BOT]), '/film/gold');
      const last = Number(await range(page).getAttribute('max'));
      expect(last).toBeGreaterThan(200);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await place(page)).toBe(2);
      await page.keyboard.press('ArrowLeft');
      expect(await place(page)).toBe(1);
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('PageDown');
      expect(await range(page).getAttribute('aria-valuetext')).toMatch(/^Turn 3, /);
      await page.keyboard.press('End');
      expect(await place(page)).toBe(last);
      await page.keyboard.press('Home');
      expect(await place(page)).toBe(0);
      // As quick as it goes, and then still.
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await expect.poll(() => page.getByRole('combobox', { name: film['film.speed'] }).inputValue()).toBe('4');
      await page.keyboard.press('Space');
      await expect.poll(() => place(page)).toBeGreaterThan(2);
      await button(page, film['film.pause']).click();
      const rested = await place(page);
      await page.waitForTimeout(600);
      expect(await place(page)).toBe(rested);

      const line = page.locator('.film-log .line-text').nth(120);
      const before = await page.evaluate('location.hash');
      await line.click();
      await expect.poll(() => line.getAttribute('aria-current')).toBe('step');
      expect(await prompt(page).innerText()).toBe(await line.innerText());
      await expect.poll(() => page.evaluate('location.hash')).not.toBe(before);
      expect(await page.evaluate('location.hash')).toMatch(/^#at=\d+\.\d+&by=rebel$/);
      const address = (await page.evaluate('location.href')) as string;
      const words = await prompt(page).innerText();

      // Another pair of eyes at the same moment, then all cards on the table.
      await eyes(page).selectOption({ label: film['film.spectators'] });
      expect(await page.locator('.hand').count()).toBe(0);
      expect(await prompt(page).innerText()).toBe(words);
      await eyes(page).selectOption({ label: film['film.open'] });
      expect(await page.locator('.hand').count()).toBe(2);
      await page.getByRole('combobox', { name: film['film.to-turn'] }).selectOption({ label: 'Turn 9' });
      expect(await range(page).getAttribute('aria-valuetext')).toMatch(/^Turn 9, /);
      for (const theme of ['light', 'dark', 'contrast']) {
        await set(page, 'theme', theme);
        expect(await barriers(page)).toEqual([]);
      }
      // The address brings the moment back, and from there one can play on at a table of its own.
      await page.goto('/');
      await page.goto(address);
      await expect.poll(() => prompt(page).innerText()).toBe(words);
      await button(page, film['film.go-on']).click();
      await expect.poll(() => page.evaluate('location.pathname')).toMatch(/^\/table\/(?!gold)/);
      await expect.poll(async () => (await saves(page)).length).toBe(2);
      const [kept, branch] = (await saves(page)).sort((one) => (one.id === 'gold' ? -1 : 1));
      expect(branch?.record.log.length).toBeLessThan(kept?.record.log.length ?? 0);
      expect(kept?.record.log).toHaveLength(HOTH.log.length);
    }));

  it('is looked back at: stopped, gone on with on other pages, kept; each costly decision opens where it was made', () =>
    visit({}, async (page) => {
      await opened(page, keptTable('gold', FIRST, [PERSON, BOT]), '/film/gold');
      await button(page, film['back.start']).click();
      await page.getByRole('progressbar', { name: en['back.working'] }).waitFor();
      await button(page, film['back.stop']).click();
      await page.getByText(film['back.stopped']).waitFor();
      await button(page, film['back.start']).click();
      // Somewhere else meanwhile, without a new page.
      await page.locator('.brand').click();
      await page.locator('.your-tables').waitFor();
      await page.waitForTimeout(4000);
      await page.getByRole('link', { name: `${en['play.film']}:` }).click();
      const plot = page.getByRole('slider', { name: /^Chance to win, decision by decision: Leia/ });
      await plot.waitFor({ timeout: 120_000 });
      await page.getByText(/^\d\.\d ± \d\.\d points lost a decision$/).waitFor();
      await page.getByText(/^\d+% ± \d+$/).waitFor();
      await page.getByText(/^The\ssame\schoice\sin\s\d+\sof\s\d+$/).waitFor({ timeout: 60_000 });
      await plot.focus();
      const strip = page.locator('.moment-line');
      for (let i = 0; i < 60 && (await strip.count()) === 0; i++) await page.keyboard.press('ArrowRight');
      expect(await plot.getAttribute('aria-valuetext')).toMatch(/^Leia,\sround\s\d+:\schance\s\d+%,\scost\s\d+\spoints\.$/);
      expect(await strip.textContent()).toMatch(/^Round\s\d+:.*lowered\sthe\schance\sto\swin\sby\s\d+\spoints/);
      await button(page, en['back.was-better']).click();
      expect(await strip.textContent()).toMatch(/^Better:.*Level\s6\swould\shave\schosen/);
      expect(await page.locator('.is-chosen').count()).toBeGreaterThan(0);
      for (const theme of ['light', 'dark', 'contrast']) {
        await set(page, 'theme', theme);
        expect(await barriers(page)).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await strip.waitFor({ state: 'detached' });
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.film-bar').isVisible()).toBe(false);
      expect(await page.locator('.look-back .curve').first().isVisible()).toBe(true);
      await page.emulateMedia({ media: 'screen' });
      // Again from there: a branch, which stands under its game.
      await page
        .getByRole('button', { name: /^Try again from round/ })
        .last()
        .click();
      await page.waitForURL(/\/table\/(?!gold)/);
      expect((await look(page)).at).toBe('decision');
      await page.goto('/');
      await page
        .locator('.tables > li > .branches > li')
        .getByText(/from round \d+/)
        .waitFor();
      expect(await page.locator('.tables > li').count()).toBe(1);
    }));

  it('is reached from the list of tables, and gone through by a finger on a phone', () =>
    visit({ viewport: { width: 390, height: 844 }, hasTouch: true }, async (page) => {
      await opened(page, keptTable('gold', DUEL, [PERSON, BOT]), '/film/gold');
      await page.goto('/');
      await page.getByRole('link', { name: `${en['play.film']}:` }).tap();
      await page.locator('.film-bar').waitFor();
      await button(page, film['film.next']).tap();
      await button(page, film['film.next']).tap();
      await button(page, film['film.back']).tap();
      expect(await place(page)).toBe(1);
      const marks = await page.locator('.film-marks').boundingBox();
      await page.touchscreen.tap((marks?.x ?? 0) + (marks?.width ?? 0) * 0.98, (marks?.y ?? 0) + 8);
      expect(await place(page)).toBeGreaterThan(100);
      await button(page, en['play.sheet']).tap();
      const line = page.locator('.film-log .line-text').nth(30);
      await line.tap();
      await expect.poll(() => line.getAttribute('aria-current')).toBe('step');
      expect(await barriers(page)).toEqual([]);
    }));

  it('shows of one that goes on what its player has seen, and nothing else', () =>
    visit({}, async (page) => {
      await opened(page, keptTable('gold', DUEL, [PERSON, BOT], 100), '/film/gold#by=open');
      await page.keyboard.press('End');
      expect(await place(page)).toBeGreaterThan(50);
      expect(await eyes(page).count()).toBe(0);
      expect(await page.locator('.film-hand').count()).toBe(0);
      expect(await page.getByText(film['back.start']).count()).toBe(0);
      await page.goto('/film/other');
      await page.getByRole('alert').filter({ hasText: film['film.missing'] }).waitFor();
    }));

  it('travels in a link, opens at its moment, says what is damaged, and stands in a frame', () =>
    // Of any host: a forum frames it.
    visit({ baseURL: 'http://' }, async (page) => {
      const home = inject('address').replace(/\/$/, '');
      await page.goto(home);
      await page.locator('.door').first().waitFor();
      await put(page, keptTable('gold', HOTH, [PERSON, BOT]));
      await page.goto(`${home}/film/gold#at=12.3&by=empire`);
      await button(page, film['film.link']).click();
      const field = page.getByRole('textbox', { name: film['film.link-field'] });
      const link = await field.inputValue();
      expect(link.length).toBeLessThan(8192);
      expect(link).toMatch(/\/replay#g=[\w-]+&at=12\.3&by=empire$/);
      const words = await prompt(page).innerText();
      await button(page, film['film.embed']).click();
      await expect.poll(() => field.inputValue()).toContain('<iframe');
      const frame = await field.inputValue();

      const other = await page.context().newPage();
      const asked: string[] = [];
      other.on('request', (request) => asked.push(request.url()));
      await other.goto(link);
      await expect.poll(() => prompt(other).innerText()).toBe(words);
      expect(await eyes(other).locator('option:checked').innerText()).toBe('Empire');
      expect(asked.some((url) => url.includes('g='))).toBe(false);
      expect(await barriers(other)).toEqual([]);
      // One letter is wrong, then the end is missing: the place is told, and what is kept stays.
      const damaged = `${link.slice(0, 900)}${link[900] === 'x' ? 'y' : 'x'}${link.slice(901)}`;
      await other.goto('about:blank');
      await other.goto(damaged);
      await other
        .getByRole('alert')
        .filter({ hasText: /damaged between letters [\d,]+ and [\d,]+/ })
        .waitFor();
      await other.goto('about:blank');
      await other.goto(link.slice(0, 1200));
      await other
        .getByRole('alert')
        .filter({ hasText: /cut\soff\safter\s[\d,]+\sof\s[\d,]+\sletters/ })
        .waitFor();
      expect(await saves(other)).toHaveLength(1);

      const forum = home.replace('127.0.0.1', 'localhost');
      await other.route('**/forum', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<!doctype html><link rel="icon" href="data:,"><p>Look:</p>${frame}` }),
      );
      await other.goto(`${forum}/forum`);
      const inside = other.frameLocator('iframe');
      await expect.poll(() => inside.locator('.prompt p').innerText()).toBe(words);
      await inside.getByRole('button', { name: film['film.next'] }).click();
      await expect.poll(() => inside.locator('.prompt p').innerText()).not.toBe(words);
      expect(await inside.getByText(film['film.link']).count()).toBe(0);
    }));

  it('comes out of a file that is dropped on the page; what is wrong in it is told with its place', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await page.locator('.open-file').waitFor();
      const drop = async (name: string, content: string): Promise<void> => {
        const files = await page.evaluateHandle(`(() => {
          const data = new DataTransfer();
          data.items.add(new File([${JSON.stringify(content)}], ${JSON.stringify(name)}, { type: 'application/json' }));
          return data;
        })()`);
        await page.dispatchEvent('.door', 'dragover', { dataTransfer: files });
        await page.locator('.open-file.over').waitFor();
        await page.dispatchEvent('.door', 'drop', { dataTransfer: files });
      };
      const alert = page.locator('.open-file').getByRole('alert');
      await drop('cat.json', '{"cat": 1}');
      await expect.poll(() => alert.innerText()).toBe('cat.json holds no table of Wartable.');
      await drop('bad.json', JSON.stringify({ ...DUEL, log: [...DUEL.log.slice(0, 9), ['leia']] }));
      await expect.poll(() => alert.innerText()).toMatch(/^bad\.json: .*log\[9\]/);
      expect(await saves(page)).toEqual([]);
      await drop('game.json', JSON.stringify(SHARED));
      await page.locator('.film-bar').waitFor();
      expect(await eyes(page).count()).toBe(1);
      expect(await saves(page)).toEqual([]);
      // Out again by drag, as it came in.
      const out = await page.evaluate(`(async () => {
        const button = [...document.querySelectorAll('.film .button')].find((one) => one.draggable);
        const dataTransfer = new DataTransfer();
        let file;
        const addressOf = URL.createObjectURL;
        URL.createObjectURL = (blob) => addressOf((file = blob));
        button.dispatchEvent(new DragEvent('dragstart', { dataTransfer, bubbles: true }));
        const [, name] = /^application.json:([^:]+):blob:/.exec(dataTransfer.getData('DownloadURL'));
        return { name, log: JSON.parse(await file.text()).log };
      })()`);
      expect(out).toEqual({ name: `wartable-${SHARED.commitment.slice(0, 8)}.json`, log: SHARED.log });
      // And on from a moment of it, as a table of this device.
      await page.getByRole('combobox', { name: 'To a round' }).selectOption({ label: 'Round 2' });
      await page.getByRole('combobox', { name: film['film.go-on-who'] }).selectOption({ label: 'Vader, against bots' });
      await button(page, film['film.go-on']).click();
      await page.waitForURL(/\/table\//);
      expect((await look(page)).at).toBe('decision');
      const [kept] = await saves(page);
      expect(kept).toMatchObject({ players: [BOT, PERSON] });
      expect(SHARED.log.slice(0, kept?.record.log.length)).toEqual(kept?.record.log.slice(0, SHARED.log.length));
      await page.goto('/');
      await page.getByText('from round 2').waitFor();
    }));
});
