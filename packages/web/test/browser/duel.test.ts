import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests, chance } from './browser.ts';
import { answerDuel, beginDuel } from './duel-table.ts';
import { tooWide } from './fits.ts';
import { answerInWords, button, look, openWords, reach, type Sight } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const KEPT = 'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)';

async function playOn(page: Page, sight: Sight, answers: number, pick: ReturnType<typeof chance>, touch = false): Promise<Sight> {
  let now = sight;
  for (let n = 0; n < answers && now.at === 'decision'; n++) {
    await answerDuel(page, now, pick, touch);
    now = await look(page, now);
  }
  return now;
}

describe('A duel in the browser', () => {
  it('is played to its end with the mouse, with tips, from the home page on', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.duel.play']).click();
      const pick = chance(4);
      const ways = { thing: 0, menu: 0, button: 0 };
      let sight = await look(page);
      expect(await page.locator('.tip').count()).toBe(1);
      while (sight.at === 'decision') {
        ways[await answerDuel(page, sight, pick)]++;
        sight = await look(page, sight);
      }
      expect(sight.at).toBe('over');
      expect(Math.min(ways.thing, ways.menu, ways.button)).toBeGreaterThan(0);
      expect(sight.prompt).toMatch(/won the battle|Nobody won/);
      await page.goto('/');
      await page.getByText(en['home.over']).first().waitFor();
    }));

  it('is played to its end with the keyboard alone, in words', () =>
    visit({}, async (page) => {
      await page.goto('/new/duel/standard');
      await reach(page, '.seat.empire select');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await reach(page, '.new-side .button.main');
      await page.keyboard.press('Enter');
      let sight = await look(page);
      await openWords(page);
      const pick = chance(5);
      while (sight.at === 'decision') {
        await answerInWords(page, pick);
        sight = await look(page, sight);
      }
      expect(sight.at).toBe('over');
    }));

  it('is played on the table with keys', () =>
    visit({}, async (page) => {
      await beginDuel(page, 'first-game', '0', '1');
      const sight = await look(page);
      await reach(page, '.dl-hand .is-choice');
      await page.keyboard.press('i');
      await page.locator('dialog[open] .dl-card.large').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await look(page, sight);
      // All resources are spent: the leader tells why it cannot be used.
      await reach(page, '[data-thing="leader:leia"]');
      await page.keyboard.press('Enter');
      await page.locator('.why-not').waitFor();
      await page.locator('.why-not .rule-link').click();
      // The rulebook opens at that very rule.
      await page.waitForFunction('document.activeElement.matches(".rulebook .rule-wanted")');
    }));

  it('is played to its end on a small touch screen', () =>
    visit(PHONE, async (page) => {
      await beginDuel(page, 'first-game', '0', '1');
      const pick = chance(11);
      let sight = await look(page);
      while (sight.at === 'decision') {
        sight = await playOn(page, sight, 5, pick, true);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
      }
      expect(sight.at).toBe('over');
    }));

  it('goes on without a network, also when the page is loaded again', () =>
    visit({ serviceWorkers: 'allow' }, async (page) => {
      await page.goto('/');
      await expect.poll(() => page.evaluate(KEPT), { timeout: 30_000 }).toBe(true);
      await page.context().setOffline(true);
      await button(page, en['door.duel.play']).click();
      const pick = chance(3);
      const sight = await playOn(page, await look(page), 8, pick);
      await page.reload();
      const again = await look(page);
      expect({ ...again, lines: 0 }).toEqual({ ...sight, lines: 0 });
      await answerDuel(page, again, pick);
      await look(page, again);
    }));

  it('between two people at one device never has the other hand on the page', () =>
    visit({}, async (page) => {
      await beginDuel(page, 'standard', '0', '0');
      const pick = chance(2);
      const held = (): Promise<string[]> =>
        page.evaluate('[...document.querySelectorAll(".dl-hand .dl-card")].map((card) => card.className)');
      let changes = 0;
      let seen: string[] = [];
      let last: Sight | undefined;
      while (changes < 12) {
        const sight = await look(page, last);
        last = sight;
        if (sight.at === 'hand-over') {
          changes++;
          expect(await page.locator('.dl-card').count()).toBe(0);
          const onPage = await page.content();
          expect(seen.filter((title) => onPage.includes(title))).toEqual([]);
          const seat = /Vader/.test((await page.locator('h1').textContent()) ?? '') ? 'vader' : 'leia';
          await page.getByRole('button').click();
          last = await look(page, sight);
          const cards = await held();
          expect(cards.length).toBeGreaterThan(0);
          for (const card of cards) expect(card).toContain(seat);
          seen = await page.locator('.dl-hand .dl-title').allInnerTexts();
          await answerDuel(page, last, pick);
        } else await answerDuel(page, sight, pick);
      }
    }));

  it('drags a card onto the table, and a unit onto its target', () =>
    visit({}, async (page) => {
      await beginDuel(page, 'first-game', '0', '1');
      let sight = await look(page);
      const drag = async (from: string, to: string): Promise<void> => {
        const [a, b] = await Promise.all([from, to].map((what) => page.locator(what).first().boundingBox()));
        if (!a || !b) throw new Error(`${from} or ${to} is not there`);
        await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
        await page.mouse.down();
        await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 8 });
        await page.mouse.up();
      };
      await drag('.dl-hand .is-choice', '.dl-arena.ground');
      sight = await look(page, sight);
      expect(await page.locator('.dl-row.own .dl-unit').count()).toBe(1);
      for (let n = 0; n < 30 && (await page.locator('.dl-row.own .dl-unit.is-choice').count()) === 0; n++) {
        const way = page.locator('.choices button', { hasText: /^(Pass|No resource)/ });
        if (sight.buttons > 0) await way.last().click();
        sight = await look(page, sight);
      }
      await drag('.dl-row.own .dl-unit.is-choice', '.dl-base.vader');
      await page
        .getByText(/attacks Vader’s base|A Sentinel must be attacked first/)
        .first()
        .waitFor();
    }));
});

type Violation = { readonly id: string; readonly impact: string; readonly nodes: readonly { readonly html: string }[] };

async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as Violation[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'new-game': async (page) => {
    await page.goto('/new/duel');
    await button(page, en['new.begin']).waitFor();
  },
  play: async (page) => {
    await beginDuel(page, 'first-game', '0', '1');
    await playOn(page, await look(page), 24, chance(7));
  },
  words: async (page) => {
    await beginDuel(page, 'standard', '0', '1');
    await look(page);
    await openWords(page);
  },
};

describe('A duel shuts nobody out', () => {
  for (const [name, open] of Object.entries(SCREENS)) {
    it(`of ${name}, in light, dark and high contrast, at 360, 820 and 1440 pixels`, () =>
      visit({}, async (page) => {
        await open(page);
        const found: Record<string, string[]> = {};
        for (const theme of ['light', 'dark', 'contrast']) {
          await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
          found[theme] = await barriers(page);
        }
        expect(found).toEqual({ light: [], dark: [], contrast: [] });
        await page.evaluate(`document.documentElement.dataset.theme = 'dark'`);
        expect(await tooWide(page, `duel ${name}`)).toEqual([]);
      }));
  }
});
