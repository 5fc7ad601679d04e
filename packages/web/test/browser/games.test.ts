import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserForTests, chance, SCREENSHOTS } from './browser.ts';
import { tapDoor } from './hands.ts';
import { answer, answerInWords, beginBattle, button, buttons, cards, look, openWords, reach, type Sight, set } from './table.ts';
import { de, en } from './words.ts';

const visit = browserForTests();

describe('A battle in the browser', () => {
  it('is played to its end with the mouse, from "Play now" on', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      const pick = chance(3);
      const ways = { hex: 0, card: 0, button: 0 };
      let [sight, pointed] = [await look(page), false];
      while (sight.at === 'decision') {
        const line = page.locator('.log button.line-text').last();
        // Who looks at what happened on the way sees the end all the same; the light goes out before a hex is needed.
        if (!pointed && sight.cards > 0 && (await line.count()) > 0) {
          await line.click();
          await page.waitForTimeout(2000);
          pointed = true;
        }
        ways[await answer(page, sight, pick)]++;
        sight = await look(page, sight);
      }
      expect(sight.at).toBe('over');
      expect(pointed).toBe(true);
      await page.locator('.ending').waitFor();
      expect(Math.min(ways.hex, ways.card, ways.button)).toBeGreaterThan(0);
      expect(sight.prompt).toMatch(/won the battle|Nobody won/);
      // The whole battle is thought through again, beside other tests.
      await page.locator('.look-back .curve').first().waitFor({ timeout: 120_000 });
      // The course of the chances is gone through by keys and by taps.
      const standing = (): Promise<string | null> => page.locator('.chart-turn p').first().textContent();
      const first = await standing();
      await page.getByRole('slider', { name: en['back.choose-turn'] }).press('ArrowRight');
      expect(await standing()).not.toBe(first);
      await page.locator('.look-back .curve').first().click();
      expect(await standing()).toMatch(/^(Turn \d+|End): chance to win \d+%, luck/);
      const [picture] = await Promise.all([page.waitForEvent('download'), button(page, en['back.picture']).click()]);
      await picture.saveAs(join(SCREENSHOTS, picture.suggestedFilename()));
      // What cost most is shown where it happened, as it was played and as it was better.
      await button(page, en['back.show']).first().click();
      const [line, lit] = [
        page.locator('.moment-line'),
        page.locator('.map-board [data-hex][role="button"], .hand .card-choice'),
      ];
      const played = await line.textContent();
      expect(await button(page, en['back.was-played']).getAttribute('aria-pressed')).toBe('true');
      await button(page, en['back.was-better']).click();
      expect(await line.textContent()).not.toBe(played);
      expect(await lit.count()).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await line.waitFor({ state: 'detached' });
      expect(await lit.count()).toBe(0);
      const retry = page.getByRole('button', { name: /^Try again from turn/ }).first();
      const old = page.url();
      await retry.click();
      await page.waitForURL((url) => url.href !== old);
      expect((await look(page)).at).toBe('decision');
      await page.goto('/');
      await page.getByText(en['home.over']).first().waitFor();
    }));

  it('is played to its end with the keyboard alone, in words', () =>
    visit({}, async (page) => {
      await page.goto('/new/hoth/14');
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

  it('keeps the focus for those who play by keyboard', () =>
    visit({}, async (page) => {
      const onChoices = (): Promise<boolean> => page.evaluate('document.activeElement.matches(".choices, .choices *")');
      await beginBattle(page, 1, '0', '0');
      let sight = await look(page);
      expect(sight.at).toBe('hand-over');
      await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      sight = await look(page, sight);
      await expect.poll(onChoices).toBe(true);
      await reach(page, '.hand .card-choice');
      await page.keyboard.press('Enter');
      await look(page, sight);
      await expect.poll(onChoices).toBe(true);
    }));

  it('fits a small touch screen', () =>
    visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }, async (page) => {
      await tapDoor(page, en['door.hoth.play']);
      const pick = chance(11);
      let sight = await look(page);
      await button(page, en['tip.stop']).tap();
      for (let n = 0; n < 25 && sight.at === 'decision'; n++) {
        await answer(page, sight, pick, true);
        sight = await look(page, sight);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
      }
    }));

  it('keeps the decision when the language changes', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      const pick = chance(3);
      let sight = await look(page);
      for (let n = 0; n < 3; n++) {
        await answer(page, sight, pick);
        sight = await look(page, sight);
      }
      await set(page, 'language', 'de');
      await button(page, de['play.undo']).waitFor();
      const now = await look(page);
      expect({ ...now, prompt: '' }).toEqual({ ...sight, prompt: '' });
      expect(now.prompt).not.toBe(sight.prompt);
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      await answer(page, now, pick);
      await look(page, now);
    }));

  it('goes on where it stood when the page is loaded again', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      const pick = chance(3);
      let sight = await look(page);
      for (let n = 0; n < 12; n++) {
        await answer(page, sight, pick);
        sight = await look(page, sight);
      }
      await page.reload();
      const again = await look(page);
      expect({ ...again, lines: 0 }).toEqual({ ...sight, lines: 0 });
      await button(page, en['show.since']).click();
      await button(page, en['show.next']).waitFor();
      await button(page, en['show.close']).click();
      await page.goto('/');
      await page.getByRole('link', { name: new RegExp(`^${en['home.continue']}`) }).click();
      expect((await look(page)).prompt).toBe(sight.prompt);
    }));

  it('between two people at one device never has the other hand on the page', () =>
    visit({}, async (page) => {
      await beginBattle(page, 1, '0', '0');
      const pick = chance(2);
      let changes = 0;
      let seen: string[] = [];
      let last: Sight | undefined;
      while (changes < 6) {
        const sight = await look(page, last);
        if (sight.at === 'hand-over') {
          changes++;
          expect(await page.locator('.command-card').count()).toBe(0);
          const onPage = await page.content();
          expect(seen.filter((title) => onPage.includes(title))).toEqual([]);
          await page.getByRole('button').click();
          last = sight;
          continue;
        }
        const sides = await page.evaluate('[...document.querySelectorAll(".hand .command-card")].map((card) => card.className)');
        const seat = changes % 2 === 1 ? 'rebel' : 'empire';
        for (const side of sides as string[]) expect(side).toContain(seat);
        seen = await page.locator('.hand .card-title').allInnerTexts();
        await answer(page, sight, pick);
        last = sight;
      }
    }));

  it('takes a double click for one', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      const sight = await look(page);
      await cards(page).first().dblclick();
      await look(page, sight);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await buttons(page).count()).toBeGreaterThan(0);
    }));
});
