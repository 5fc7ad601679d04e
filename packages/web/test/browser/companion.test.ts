/** The companion at a real table: a set-up to its end, numbers, dice, rules and odds, by finger, mouse and keyboard; what was counted stays. */

import { en as endor } from '@wartable/endor/page/companion/text/en.ts';
import { attackAsked, setUpSteps } from '@wartable/hoth/companion';
import { en as hoth } from '@wartable/hoth/page/companion/text/en.ts';
import { hexName, SCENARIOS } from '@wartable/hoth/telling';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en as book } from '../../src/book/text/en.ts';
import { en as words } from '../../src/companion/text/en.ts';
import { barriers, barriersInThemes } from './axe.ts';
import { browserForTests } from './browser.ts';
import { button } from './table.ts';

const visit = browserForTests();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const NONE = { light: [], dark: [], contrast: [] };

const tab = (page: Page, name: 'set-up' | 'score' | 'dice' | 'rules' | 'odds') =>
  page.locator('.real-tabs').getByRole('button', { name: words[`companion.tab.${name}`] });
/** Blanks that keep a line together are blanks. */
const read = async (page: Page, place: string): Promise<string> =>
  (await page.locator(place).innerText()).replaceAll('\u00a0', ' ');
const heading = (page: Page): Promise<string> => read(page, '.real-what h2');
const numbers = (page: Page): Promise<string[]> => page.locator('.real-number').allInnerTexts();
const faces = (page: Page): Promise<string[]> =>
  page
    .locator('.real-die svg')
    .evaluateAll((dice: readonly { readonly ariaLabel: string | null }[]) => dice.map(({ ariaLabel }) => ariaLabel ?? ''));
const undoLine = (page: Page): Promise<string> => read(page, '.real-undo p');
/** The map lies as wide as the page, and no part of it sticks out. */
const sticksOut = (page: Page): Promise<unknown> => page.evaluate('document.documentElement.scrollWidth > innerWidth');

describe('The companion', () => {
  it('leads two people with a phone through a set-up, counts, rolls, looks up and tells odds', () => {
    const battle = SCENARIOS.find(({ id }) => id === '5');
    if (!battle) throw new Error('no scenario 5');
    const steps = setUpSteps(battle);
    return visit(PHONE, async (page) => {
      await page.goto('/companion');
      await page.getByRole('heading', { level: 1, name: words['companion.title'] }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('link', { name: 'Battle of Hoth' }).tap();
      await page.locator('.real-card').filter({ hasText: /^5 / }).tap();
      await page.locator('.real-what h2').waitFor();
      expect(new URL(page.url()).pathname).toBe('/companion/hoth/5');
      const next = page.locator('.real-acts .main');
      const { y: where } = (await next.boundingBox()) ?? {};
      for (const [i, step] of steps.entries()) {
        await expect.poll(() => read(page, '.real-steps-head span')).toBe(`Step ${i + 1} of ${steps.length}`);
        if ('hexes' in step) expect(await page.locator('.real-places li').allInnerTexts()).toEqual(step.hexes.map(hexName));
        // Nothing jumps: the thumb stays where it is.
        expect((await next.boundingBox())?.y).toBe(where);
        if (i === 3) {
          expect(await barriersInThemes(page)).toEqual(NONE);
          const said = await heading(page);
          await page.getByRole('button', { name: words['companion.turn-map'] }).tap();
          await page.reload();
          expect(await heading(page)).toBe(said);
          expect(await page.getByRole('button', { name: words['companion.turn-map'] }).getAttribute('aria-pressed')).toBe('true');
        }
        await next.tap();
      }
      // Numbers.
      await page.locator('.real-score').waitFor();
      expect(await numbers(page)).toEqual(['0/5', '0/5']);
      const rebels = page.locator('.real-tap').first();
      await rebels.tap();
      await rebels.tap();
      await expect.poll(() => undoLine(page)).toBe('Rebels 1 → 2');
      const box = await rebels.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 80, (box?.y ?? 0) + 20);
      await page.mouse.down();
      await expect.poll(() => undoLine(page)).toBe('Rebels 2 → 1');
      await page.mouse.up();
      await page.getByRole('button', { name: words['companion.end-turn'] }).tap();
      await page.reload();
      await expect.poll(() => numbers(page)).toEqual(['1/5', '0/5']);
      expect(await read(page, '.real-turn')).toContain('Turn 2');
      await page.getByRole('button', { name: words['companion.undo'] }).tap();
      await expect.poll(() => read(page, '.real-turn')).toContain('Turn 1');
      expect(await undoLine(page)).toBe('Rebels 2 → 1');
      await page.getByRole('button', { name: words['companion.between'] }).tap();
      expect(await barriersInThemes(page)).toEqual(NONE);
      // Dice: those that are not chosen stay.
      await tab(page, 'dice').tap();
      await page.getByRole('button', { name: 'Roll 4 dice', exact: true }).tap();
      const before = await faces(page);
      expect(before).toHaveLength(4);
      await page.locator('.real-die').nth(1).tap();
      await page.getByRole('button', { name: 'Roll 1 die again' }).tap();
      const after = await faces(page);
      expect([after[0], after[2], after[3]]).toEqual([before[0], before[2], before[3]]);
      await page.getByRole('button', { name: 'Roll 2 dice', exact: true }).tap();
      expect(await page.locator('.real-earlier li').count()).toBe(1);
      await page.reload();
      await expect.poll(() => faces(page)).toHaveLength(2);
      expect(await barriers(page)).toEqual([]);
      // Rules, and back.
      await tab(page, 'rules').tap();
      await page.getByRole('searchbox').fill('crevasse');
      await page.getByRole('link', { name: words['companion.in-book'] }).first().tap();
      await page.getByRole('link', { name: book['book.to-table'] }).tap();
      await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('crevasse');
      expect(await barriers(page)).toEqual([]);
      // Odds.
      await tab(page, 'odds').tap();
      await page.getByText('Snowspeeders').first().tap();
      await page.locator('.pick').filter({ hasText: hoth['odds.target'] }).getByText('AT-AT').tap();
      await page.getByText(hoth['odds.scouts']).tap();
      const { odds } =
        attackAsked({
          attacker: 'snowspeeders',
          target: 'at-at',
          figures: 1,
          from: 0,
          on: 0,
          distance: 1,
          inPlace: false,
          scouts: true,
          extra: 0,
        }) ?? {};
      const percent = (chance = 0): number => Math.round(100 * chance);
      expect(await read(page, '.real-sentence')).toBe(
        `${odds?.dice} dice: ${percent(odds?.hit)}% to hit, ${percent(odds?.eliminated)}% to finish it.`,
      );
      expect(await barriers(page)).toEqual([]);
      expect(await sticksOut(page)).toBe(false);
      // Another battle has numbers of its own.
      await page.goto('/companion/hoth/6');
      await tab(page, 'score').tap();
      expect(await numbers(page)).toEqual(['0/5', '0/5']);
      await page.goto('/companion/hoth');
      await page.getByRole('link', { name: /^Go on/ }).waitFor();
    });
  });

  it('is used by keyboard, also where nothing can be kept and a game has no dice', () =>
    visit({ viewport: { width: 1280, height: 720 } }, async (page) => {
      await page.addInitScript(
        `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })`,
      );
      await page.goto('/companion/endor');
      await page.getByRole('heading', { level: 1, name: endor['table.choose'] }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('link', { name: endor['table.gentle'] }).press('Enter');
      await page.locator('.real-what h2').waitFor();
      const next = page.locator('.real-acts .main');
      await next.press('Enter');
      await expect.poll(() => heading(page)).toBe(endor['table.tracks']);
      // Who listens hears the step that has come.
      expect(await page.evaluate('document.activeElement?.textContent')).toContain(endor['table.tracks']);
      await page.getByRole('button', { name: words['companion.back'] }).press('Enter');
      await expect.poll(() => heading(page)).toContain(endor['table.board']);
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('2');
      await page.getByRole('button', { name: `${endor['table.cruisers']}: one more` }).press('Enter');
      await page.getByRole('radio', { name: 'B', exact: true }).press('Space');
      await expect.poll(() => undoLine(page)).toBe(`${endor['table.tactic']} A → B`);
      await page.locator('.real-undo').click();
      await page.keyboard.press('u');
      await expect.poll(() => undoLine(page)).toBe(`${endor['table.cruisers']} 0 → 1`);
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('5');
      await page.getByRole('radio', { name: endor['odds.attempt'] }).press('Space');
      await page.getByText(/Generator: 2 dice, 56% to win/).waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.goto('/companion/duel/first-game');
      await page.locator('.real-what h2').waitFor();
      expect(await page.locator('.real-tabs button').count()).toBe(3);
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('2');
      const vader = page.getByRole('button', { name: /^Base of Vader .*one more$/ });
      await vader.press('Enter');
      await vader.press('Enter');
      await expect.poll(() => undoLine(page)).toBe('Base of Vader 0 → 2');
      expect(await barriers(page)).toEqual([]);
    }));

  it('takes a scenario file of one’s own, and says where a battle is not there', () =>
    visit(PHONE, async (page) => {
      await page.goto('/companion/hoth/own');
      await page.getByRole('status').filter({ hasText: hoth['table.missing'] }).waitFor();
      const own = {
        id: 'mine',
        title: 'Four walkers',
        first: 'empire',
        hand: { rebel: 3, empire: 3 },
        medals: { rebel: 3, empire: 3 },
        map: [
          '.w .w .w .w .. .. .. .. .. ..',
          ...[9, 10, 9, 10, 9].map((n) => new Array(n).fill('..').join(' ')),
          '.I .. .. .. .. .. .. .. .. ..',
        ],
      };
      const file = (data: object) => ({
        name: 'mine.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(data)),
      });
      await page.locator('input[type=file]').setInputFiles(file({ ...own, first: 'nobody' }));
      await page.getByRole('alert').waitFor();
      await page.locator('input[type=file]').setInputFiles(file(own));
      await page.getByRole('heading', { level: 1, name: own.title }).waitFor();
      await page.reload();
      await page.locator('.real-all summary').tap();
      await button(page, '4 × AT-AT').tap();
      await page.getByText('One box holds 3 of these, and 4 are needed').waitFor();
    }));
});
