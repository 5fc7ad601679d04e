/** Lessons by mouse, finger and keyboard: wrong answers, where one left, the path, and who is shut out. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en as duel } from '../../../duel/lessons/text/en.ts';
import { en as endor } from '../../../endor/lessons/text/en.ts';
import { en as hoth } from '../../../hoth/lessons/text/en.ts';
import { en as learn } from '../../src/learn/text/en.ts';
import { barriers } from './axe.ts';
import { browserForTests } from './browser.ts';
import { PHONE } from './hands.ts';
import { answer, button, look, openWords, reach, set } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const says = (page: Page) => page.locator('.coach-line');
const HEX = '.map-board [data-hex][role="button"]';

/** Presses a hex by its name. */
async function pressHex(page: Page, name: string, touch = false): Promise<void> {
  const mark = page.locator(`${HEX}[aria-label*="${name}"]`).first();
  await mark.waitFor({ state: 'attached' });
  const hex = (await mark.getAttribute('data-hex')) ?? '';
  await answer(page, { ...(await look(page)), hexes: [hex] }, ([first]) => first as never, touch);
}

/** Chooses from the table in words. */
async function chooseWords(page: Page, name: string): Promise<void> {
  const choice = page.locator('.text-view ol button', { hasText: name }).first();
  await choice.waitFor();
  const all = await page.locator('.text-view ol button').allInnerTexts();
  await reach(page, `.text-view ol li:nth-child(${all.findIndex((one) => one.includes(name)) + 1}) button`);
  await page.keyboard.press('Enter');
}

/** What can be chosen and lies below the coach. */
const COVERED = `[...document.querySelectorAll('${HEX}, .dl-part:is(.is-choice, .is-target), .card-choice, .choices button')].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const stage = one.closest('.dl-stage, .map-board')?.getBoundingClientRect();
  // What scrolls lies elsewhere.
  if (stage && y + height / 2 > stage.bottom) return false;
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.coach');
}).length`;

describe('A lesson', () => {
  it('is found at home, taught by mouse, goes on where it was left, and is ticked', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await page.locator('.learn-row').first().click();
      await expect.poll(() => page.locator('.way').count()).toBe(16);
      expect(await page.locator('.way.next').count()).toBe(3);
      for (const theme of ['light', 'dark', 'contrast']) {
        await set(page, 'theme', theme);
        expect(await barriers(page)).toEqual([]);
      }
      await page.locator('.way').first().click();
      await expect.poll(() => says(page).innerText()).toBe(hoth['lesson.hoth.move.1']);
      await page.locator('.hand .card-chosen').click();
      await expect.poll(() => says(page).innerText()).toBe(hoth['lesson.hoth.move.2']);
      // Somebody else: the coach says why not, points at the right one, and nothing has happened.
      await pressHex(page, 'G7');
      await expect.poll(() => says(page).innerText()).toBe(hoth['lesson.hoth.move.2.wrong']);
      expect(await page.locator(`${HEX}.mark-chosen`).getAttribute('aria-label')).toContain('E6');
      expect(await page.getByRole('img', { name: 'Step 2 of 3' }).count()).toBe(1);
      await page.reload();
      await expect.poll(() => says(page).innerText()).toBe(hoth['lesson.hoth.move.2']);
      await pressHex(page, 'E6');
      await expect.poll(() => says(page).innerText()).toBe(hoth['lesson.hoth.move.3']);
      await pressHex(page, 'E6');
      // The bots’ reason, for who asks.
      await button(page, en['play.hint']).click();
      await expect.poll(() => says(page).innerText()).toContain('attackers lose 1 die there');
      await pressHex(page, 'E7');
      await expect.poll(() => says(page).innerText()).toBe(hoth['lesson.hoth.move.3.wrong']);
      for (const theme of ['light', 'dark', 'contrast']) {
        await set(page, 'theme', theme);
        expect(await barriers(page)).toEqual([]);
      }
      await pressHex(page, 'F5');
      await expect.poll(() => says(page).innerText()).toContain(hoth['lesson.hoth.move.end']);
      expect(await barriers(page)).toEqual([]);
      await button(page, learn['learn.path']).click();
      await expect.poll(() => page.locator('.way.done').count()).toBe(1);
      expect(await page.locator('.path').first().locator('.way.next').innerText()).toContain(hoth['lesson.hoth.attack']);
      await page.goto('/learn/hoth/nothing');
      await expect.poll(() => page.getByRole('alert').innerText()).toBe(learn['learn.missing']);
    }));

  it('is taught under a finger, and the coach lies over nothing that is touched', () =>
    visit(PHONE, async (page) => {
      await page.goto('/learn/duel/attack');
      const unit = (name: string) => page.locator('.dl-unit', { hasText: name }).first();
      await expect.poll(() => says(page).innerText()).toBe(duel['lesson.duel.attack.1']);
      expect(await page.evaluate(COVERED)).toBe(0);
      await unit('Hoth Trooper').tap();
      await expect.poll(() => says(page).innerText()).toBe(duel['lesson.duel.attack.1.wrong']);
      await unit('Trench Defender').tap();
      await unit('First Legion').tap();
      await expect.poll(() => says(page).innerText()).toBe(duel['lesson.duel.attack.1.wrong']);
      expect(await page.evaluate(COVERED)).toBe(0);
      await unit('Snowtrooper Vanguard').tap();
      await expect.poll(() => says(page).innerText()).toBe(duel['lesson.duel.attack.2']);
      expect(await page.evaluate(COVERED)).toBe(0);
    }));

  it('is done by keyboard and in words, and leads to the next', () =>
    visit({}, async (page) => {
      await page.goto('/learn/endor/complex');
      await expect.poll(() => says(page).innerText()).toBe(endor['lesson.endor.complex.1']);
      await openWords(page);
      for (const name of ['Leia', 'Move', 'complex', 'Han']) await chooseWords(page, name);
      await expect.poll(() => says(page).innerText()).toBe(endor['lesson.endor.complex.2']);
      for (const name of ['Fire', 'Security']) await chooseWords(page, name);
      await expect.poll(() => says(page).innerText()).toBe(endor['lesson.endor.complex.3']);
      await chooseWords(page, 'Leia');
      await expect
        .poll(() => page.getByRole('status').filter({ hasText: endor['lesson.endor.complex.3.wrong'] }).count())
        .toBe(1);
      for (const name of ['Han', 'generator']) await chooseWords(page, name);
      await expect.poll(() => says(page).innerText()).toContain(endor['lesson.endor.complex.end']);
      await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(learn['learn.play']);
      await page.goto('/learn/endor/door');
      await expect.poll(() => says(page).innerText()).toBe(endor['lesson.endor.door.1']);
    }));

  it('needs no storage', () =>
    visit({}, async (page) => {
      await page.addInitScript(`Object.defineProperty(window, 'localStorage', { get() { throw new Error('not here'); } })`);
      await page.goto('/learn/hoth/move');
      await page.locator('.hand .card-chosen').click();
      for (const hex of ['E6', 'E6', 'F5']) await pressHex(page, hex);
      await expect.poll(() => says(page).innerText()).toContain(hoth['lesson.hoth.move.end']);
      await button(page, `Next: ${hoth['lesson.hoth.attack']}`).click();
      await expect.poll(() => says(page).innerText()).toBe(hoth['lesson.hoth.attack.1']);
      // It lies where another button lay before.
      await page.waitForTimeout(600);
      await button(page, learn['learn.path']).click();
      await expect.poll(() => page.locator('.way.done').count()).toBe(1);
    }));
});
