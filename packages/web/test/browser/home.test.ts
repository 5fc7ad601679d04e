/** The home page, whom one plays against, and the closed holder between people. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests, chance } from './browser.ts';
import { saves } from './stored.ts';
import { answer, answersBy, beginBattle, button, look, type Sight } from './table.ts';
import { de, en } from './words.ts';

const visit = browserForTests();

/** The first thing below the head that can be pressed. */
const first = (page: Page): Promise<string> => page.locator('main :is(a, button)').first().innerText();

describe('The home page', () => {
  it('offers a first battle where nothing is to go on, and else the very table, with whom and whose turn it is', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).waitFor();
      expect(await page.locator('.continue').count()).toBe(0);
      expect(await first(page)).toBe(en['door.hoth.play']);
      await button(page, en['door.hoth.play']).click();
      await look(page);
      const { prompt } = await answersBy(chance(3))(page, 8);
      const there = await page.locator('.map-board .unit').count();
      await page.goto('/');
      const onward = page.locator('main > .continue');
      await onward.getByText('Fenna').waitFor();
      const words = await onward.innerText();
      for (const word of ['Imperial Scout Mission', 'Battle of Hoth', en['home.your-turn'], 'Turn'])
        expect(words).toContain(word);
      expect(await first(page)).toContain(en['home.continue']);
      // Its own board, with the units that are left.
      expect(await onward.locator('.map-board .unit').count()).toBe(there);
      // Its place is kept from the start, so that no button moves under a finger.
      await page.addInitScript(`{
        const seen = new MutationObserver(() => {
          const top = document.querySelector('.door.great')?.offsetTop;
          if (top !== undefined) (globalThis.tops ??= new Set()).add(top);
        });
        seen.observe(document, { subtree: true, childList: true });
      }`);
      await page.reload();
      await onward.getByText('Fenna').waitFor();
      expect(await page.evaluate('globalThis.tops.size')).toBe(1);
      await onward.click();
      expect((await look(page)).prompt).toBe(prompt);
    }));

  it('shows on its doors what the games themselves draw, and fetches only what is in sight', () =>
    visit({ viewport: { width: 390, height: 844 } }, async (page) => {
      await page.goto('/');
      await expect.poll(() => page.locator('.duel-door .unit .de').count()).toBeGreaterThan(9);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('.endor-door > *').count()).toBe(0);
      await page.locator('.endor-door').scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator('.endor-door .endor-board .endor-piece').count()).toBeGreaterThan(20);
      expect(await page.locator('.door [inert] ~ * :is(button, a)').count()).toBe(12);
    }));

  it.each([
    [844, 390],
    [740, 360],
    [320, 568],
    [720, 450],
  ])('has its first button in sight at %d × %d, in German', (width, height) =>
    visit({ locale: 'de', viewport: { width, height } }, async (page) => {
      await page.goto('/');
      const box = await button(page, de['door.hoth.play']).boundingBox();
      expect(box && box.y + box.height <= height).toBe(true);
    }),
  );
});

describe('Bots', () => {
  it('have a name, a face and a manner that is true of their level', () =>
    visit({}, async (page) => {
      await page.goto('/new/duel');
      const bot = page.locator('.seat-bot');
      const drawn = new Set<string>();
      const manners: Readonly<Record<string, readonly string[]>> = {
        '1': ['Fenna, recruit', 'under its nose', 'good enough'],
        '2': ['Oskar', 'best now', 'second best'],
        '3': ['Hedda', 'best now', 'thousands of games', 'good enough'],
        '4': ['Ruben', 'best now', 'thousands of games', 'second best'],
        '5': ['Ilse', 'a few steps ahead', 'thousands of games', 'second best'],
        '6': ['Magnus', 'far ahead', 'thousands of games, every time'],
      };
      for (const [level, words] of Object.entries(manners)) {
        await page.locator('.seat select').nth(1).selectOption(level);
        await bot.getByText(words[0] ?? '').waitFor();
        const said = (await bot.innerText()).replace(/\s+/g, ' ');
        for (const word of words) expect(said).toContain(word);
        drawn.add(await bot.locator('svg.face').innerHTML());
      }
      expect(drawn.size).toBe(6);
      await page.locator('.seat select').nth(1).selectOption('1');
      await button(page, en['new.begin']).click();
      await look(page);
      await page.locator('.table-bot', { hasText: 'Fenna' }).waitFor();
    }));

  it('look out while they think', () =>
    visit({}, async (page) => {
      await page.addInitScript(`localStorage.setItem('wartable.pace', '5000')`);
      await beginBattle(page, 1, '2', '1');
      await page.locator('.prompt', { hasText: 'considers' }).locator('.face').waitFor();
    }));
});

describe('A gentle Endor', () => {
  it('is behind the door, and can be chosen with what it changes', () =>
    visit({}, async (page) => {
      const options = async (): Promise<unknown[]> =>
        (await saves(page)).map(({ record }) => (record as unknown as { options: object }).options);
      await page.goto('/');
      await button(page, en['door.endor.play']).click();
      await look(page);
      await expect.poll(options).toEqual([{ ties: 'auto', difficulty: { gentle: true } }]);
      await page.goto('/new/endor');
      await page.getByText('gentle', { exact: true }).click();
      await page.getByText('10 units instead of 20').waitFor();
      await button(page, en['new.begin']).click();
      await look(page);
      await expect.poll(async () => (await options()).length).toBe(2);
      expect(await options()).toContainEqual({ ties: 'auto', difficulty: { gentle: true } });
      expect(await page.locator('.endor-piece.kind-at-st').count()).toBe(0);
    }));
});

describe('Between people at one device', () => {
  it('a closed holder of the side that takes it says who looks away, and nothing of any seat is on the page, in teams too', () =>
    visit({}, async (page) => {
      await page.goto('/new/hoth/3');
      await page.locator('.segment:has([name=count])').nth(2).click();
      for (const seat of [0, 1, 2, 3]) await page.locator('.seat').nth(seat).locator('select').first().selectOption('0');
      await button(page, en['new.begin']).click();
      const pick = chance(4);
      const sides = new Set<string>();
      let last: Sight | undefined;
      let closed = '';
      let before: string[] = [];
      while (sides.size < 4) {
        const sight = await look(page, last);
        last = sight;
        if (sight.at === 'hand-over') {
          const title = await page.locator('h1').innerText();
          const side = title.includes('Rebels') ? 'rebel' : 'empire';
          expect(await page.locator(`.hand-over.${side} .card-holder`).count()).toBe(1);
          expect((await page.locator('.hand-over p').innerText()).match(/player/g)).toHaveLength(3);
          closed = `${await page.content()} ${await page.title()} ${await page.locator('body').ariaSnapshot()}`;
          sides.add(title);
          await page.locator('.holder').click();
          last = await look(page, sight);
          const now = await page.locator('.hand .card-title').allInnerTexts();
          expect(now.length).toBeGreaterThan(0);
          // Neither what cards are called nor how the game names them: "Recon Left", "recon-left".
          const named = [...before, ...now].flatMap((card) => [card, card.toLowerCase().replace(/[^a-z]+/g, '-')]);
          expect(named.filter((card) => closed.includes(card))).toEqual([]);
          before = now;
        }
        await answer(page, last, pick);
      }
    }));
});
