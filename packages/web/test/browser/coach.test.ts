/** The coach: asked at a prompt, and after a mistake. */
import { join } from 'node:path';
import { duel } from '@wartable/duel';
import type { SeatPlayer } from '@wartable/games';
import { hoth } from '@wartable/hoth';
import type { Game } from '@wartable/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tableAt } from '../near-the-end.ts';
import { barriers } from './axe.ts';
import { browserForTests, SCREENSHOTS } from './browser.ts';
import { PHONE } from './hands.ts';
import { bare, put } from './stored.ts';
import { button, look, reach } from './table.ts';
import { de, en } from './words.ts';

const visit = browserForTests();
const PERSON: SeatPlayer = { kind: 'person' };
const BOT: SeatPlayer = { kind: 'bot', level: 4 };

/** One step from the objective that wins; who does not take it may lose next. */
const OUTPOST = {
  map: { E5: '.I', D6: '.I', E3: '.i', A1: '.i' },
  rules: [{ rule: 'temporary-objective', for: 'either', hexes: ['E4'], medals: 1 }],
  need: { rebel: 4, empire: 4 },
  medals: { rebel: 3, empire: 3 },
  hands: { rebel: ['rebel-recon-center'] },
};

/** One shot at the last figure wins; at the other unit it does not. */
const TWO_TARGETS = {
  map: { E5: '.I', E4: '.i', D5: '.w', F3: '.w', J7: '.I', I6: '.w' },
  units: { E4: { figures: 1 } },
  need: { rebel: 4, empire: 4 },
  medals: { rebel: 3, empire: 3 },
  hands: { rebel: ['ready-for-battle'] },
};

/** Whatever Leia does, Vader can afford what is strong and may be in his hand. */
const RICH_VADER = {
  leia: {
    base: 8,
    ground: ['hoth-trooper'],
    hand: ['trench-defender', 'recovery'],
    resources: ['watch-this', 'hoth-trooper', 'bright-hope'],
  },
  vader: {
    base: 8,
    ground: ['snowtrooper-vanguard'],
    hand: ['general-veers', 'blizzard-force-at-st', 'first-legion-trooper'],
    resources: ['first-legion-trooper', 'were-in-trouble', 'ground-assault-at-at', 'admiral-ozzel', 'surface-assault-bomber'],
  },
};

/** Opens a table at that position, with the coach as it is set on the device. */
async function sitDown(
  page: Page,
  device: object,
  players: readonly SeatPlayer[] = [PERSON, BOT],
  position: object = OUTPOST,
  game: Game = hoth as Game,
): Promise<void> {
  await page.addInitScript(
    `localStorage.setItem('wartable.device', '${JSON.stringify({ asksToEnd: false, speed: 0, ...device })}')`,
  );
  await bare(page);
  await page.goto('/');
  await button(page, en['door.hoth.play']).or(button(page, de['door.hoth.play'])).waitFor();
  await put(page, tableAt(game, 'coached', position, players));
  await page.goto('/table/coached');
  const { at } = await look(page);
  if (at === 'hand-over') await page.locator('.hand-over .main').click();
}

const offer = (page: Page) => page.locator('.coach-offer');

/** Presses hexes one after another, each as soon as it is offered. */
async function play(page: Page, touch: boolean, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const sight = await look(page);
    const hex = page.locator(`.map-board [role="button"][aria-label^="${name}:"]`);
    await hex.waitFor();
    // The board may still make room.
    await page.waitForTimeout(100);
    const { x = 0, y = 0, width = 0, height = 0 } = (await hex.boundingBox()) ?? {};
    const [atX, atY] = [x + width / 2, y + height / 2];
    await (touch ? page.touchscreen.tap(atX, atY) : page.mouse.click(atX, atY));
    await look(page, sight);
  }
}

/** The objective is passed by. */
const blunder = async (page: Page, touch = false): Promise<void> => {
  await page.locator('.hand .command-card').first().click();
  await play(page, touch, 'E5', 'E5', 'E6');
};

describe('The coach', () => {
  it('offers to take a mistake back, by keyboard too, and shows what is better', () =>
    visit({}, async (page) => {
      await sitDown(page, { coach: true });
      await blunder(page);
      await page.locator('[aria-live="polite"] .coach-offer', { hasText: 'that brings 1 medal' }).waitFor();
      for (const theme of ['light', 'dark', 'contrast']) {
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        expect(await barriers(page, theme === 'light' ? undefined : ['color-contrast'])).toEqual([]);
      }
      await reach(page, '.coach-offer .main');
      await page.keyboard.press('Enter');
      await page.locator('.hint-pin').waitFor();
      expect(await offer(page).count()).toBe(0);
      expect(await page.evaluate('document.activeElement === document.body')).toBe(false);
      // The rule behind it is one press away.
      await page.locator('.hint').getByRole('button', { name: en['play.rule'] }).click();
      await page.locator('[id="rule-hoth/win/medals"]').waitFor();
      await page.keyboard.press('Escape');
      // Kept, it is gone; who plays on has kept it.
      await play(page, false, 'E6');
      await offer(page).getByRole('button', { name: en['coach.keep'] }).click();
      await offer(page).waitFor({ state: 'detached' });
      await page.keyboard.press('u');
      await look(page);
      await play(page, false, 'E6');
      await offer(page).waitFor();
      await button(page, 'End turn').click();
      await offer(page).waitFor({ state: 'detached' });
    }));

  it('says what it would do at any prompt, by a key, and that it is thinking', () =>
    visit({}, async (page) => {
      await sitDown(page, {});
      const before = await look(page);
      await page.locator('.hand .command-card').first().click();
      await look(page, before);
      await page.keyboard.press('h');
      await page.locator('[aria-live="polite"]', { hasText: en['coach.thinks'] }).waitFor();
      await page.locator('.hint .rule-link').first().waitFor();
      expect(await page.getByText(en['coach.thinks']).count()).toBe(0);
    }));

  it.each([
    [320, 568],
    [390, 844],
    [844, 390],
  ])('says what it fears most, in sight on %i × %i', (width, height) =>
    visit({ ...PHONE, viewport: { width, height }, locale: 'de-DE' }, async (page) => {
      await sitDown(page, {}, [PERSON, BOT], RICH_VADER, duel as Game);
      const fear = page.locator('.hint-rest').nth(1);
      // In a second, a busy machine may not see far enough; the next one is quicker.
      await expect
        .poll(
          async () => {
            await page.keyboard.press('Escape');
            await button(page, de['play.hint']).tap();
            await page.locator('.hint .hint-more').waitFor();
            return fear.count();
          },
          { timeout: 20_000 },
        )
        .toBe(1);
      await page.locator('.hint .hint-more').tap();
      expect(await fear.innerText()).toMatch(/^Was ich am meisten fürchte.*: .*dann: \d+\u00a0%\.$/);
      await page.screenshot({ path: join(SCREENSHOTS, `coach-fear-${width}.png`) });
      await fear.scrollIntoViewIfNeeded();
      const { y = 0, height: tall = 999 } = (await fear.boundingBox()) ?? {};
      expect([y > 0, y + tall <= height]).toEqual([true, true]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }),
  );

  it.each([
    ['nobody has switched it on', {}, [PERSON, BOT]],
    ['two people play', { coach: true }, [PERSON, PERSON]],
  ] as const)('says nothing where %s', (_, device, players) =>
    visit({}, async (page) => {
      await sitDown(page, device, players);
      await blunder(page);
      await page.waitForTimeout(2000);
      expect(await offer(page).count()).toBe(0);
    }),
  );

  it('says nothing once dice have fallen', () =>
    visit({}, async (page) => {
      await sitDown(page, { coach: true }, [PERSON, BOT], TWO_TARGETS);
      await page.locator('.hand .command-card').first().click();
      await play(page, false, 'E5', 'D5');
      await page.waitForTimeout(2000);
      expect(await offer(page).count()).toBe(0);
    }));

  it('fits a small phone, and a finger takes it back', () =>
    visit({ ...PHONE, viewport: { width: 320, height: 568 }, locale: 'de-DE' }, async (page) => {
      await sitDown(page, { coach: true });
      await blunder(page, true);
      await offer(page).waitFor();
      const back = offer(page).getByRole('button', { name: de['coach.back'] });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      // The buttons lie in sight, free of what is below.
      for (const one of [back, offer(page).getByRole('button', { name: de['coach.keep'] })])
        expect(((await one.boundingBox())?.y ?? 999) + ((await one.boundingBox())?.height ?? 0)).toBeLessThan(568 - 44);
      await back.tap();
      await page.locator('.hint-pin').waitFor();
      // In words, too, where they cover all else.
      await page.evaluate(`document.querySelector('.text-switch').click()`);
      await page.locator('.text-coach').getByRole('button', { name: de['coach.ask'] }).tap();
      await page.locator('.text-coach .hint .rule-link').first().waitFor();
    }));

  it('is there from the beginning in the first battle, and can be switched off', () =>
    visit({}, async (page) => {
      await page.addInitScript(`localStorage.setItem('wartable.device', '{"speed":0}')`);
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      await look(page);
      await button(page, en['set.title']).click();
      const box = page.getByRole('checkbox', { name: en['set.coach'] });
      expect(await box.isChecked()).toBe(true);
      await box.uncheck();
      expect(await box.isChecked()).toBe(false);
    }));
});
