/** Small things that hurt: wrong addresses, dialogs, the log, slips of a finger. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './browser.ts';
import { PHONE } from './hands.ts';
import { answer, button, look } from './table.ts';
import { de, en } from './words.ts';

const visit = browserForTests();

const said = (sentence: string, parts: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name) => parts[name] ?? '');

describe('An address that asks for what there is not', () => {
  const WRONG = [
    ['/new/hoth?scenario=99', 'scenario=99'],
    ['/new/hoth/99', '99'],
    ['/new/hoth/1.5', '1.5'],
    ['/new/hoth/4?colour=blue', 'colour=blue'],
    ['/new/duel?setup=none', 'setup=none'],
    ['/new/endor/4', '4'],
    [`/new/hoth?scenario=${'9'.repeat(3000)}`, `scenario=${'9'.repeat(31)}…`],
  ] as const;

  it('is told so above all there is', () =>
    visit({}, async (page) => {
      for (const [path, wanted] of WRONG) {
        await page.goto(path);
        await page.getByText(said(en['new.unknown'], { wanted })).waitFor();
        await button(page, en['new.begin']).waitFor();
      }
    }));

  it('is told so in the reader’s language, and the message goes with a choice', () =>
    visit({ locale: 'de-DE' }, async (page) => {
      await page.goto('/new/hoth?scenario=99');
      await page.getByText(said(de['new.unknown'], { wanted: 'scenario=99' })).waitFor();
      await page.locator('.scenario').nth(3).click();
      await page.locator('.notice').waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/new/hoth/4');
    }));

  it('says which game is not there, and leads home', () =>
    visit({}, async (page) => {
      await page.goto('/new/chess');
      await page.getByText(said(en['trouble.no-game'], { game: 'chess' })).waitFor();
      await page.getByRole('link', { name: en['play.home'] }).click();
      await button(page, en['door.hoth.play']).waitFor();
    }));

  it('opens what it names where that is there', () =>
    visit({}, async (page) => {
      await page.goto('/new/hoth?scenario=4');
      await page.locator('.scenario.chosen', { hasText: '4 ·' }).waitFor();
      expect(await page.locator('.notice').count()).toBe(0);
    }));
});

describe('The dialog before giving up', () => {
  it('has buttons that hold their words, on a phone in French', () =>
    visit({ ...PHONE, locale: 'fr-FR' }, async (page) => {
      await page.goto('/');
      await page.locator('.door .button.main').first().click();
      await look(page);
      await page.locator('.tools > .button').last().click();
      const buttons = page.locator('.ask[open] .button');
      const burst = await page.evaluate(
        `[...document.querySelectorAll('.ask[open] .button')].filter((one) => one.scrollWidth > one.clientWidth).length`,
      );
      expect(burst).toBe(0);
      const [first, second] = [await buttons.nth(0).boundingBox(), await buttons.nth(1).boundingBox()];
      expect(first && second && (first.x + first.width <= second.x || first.y + first.height <= second.y)).toBe(true);
    }));
});

describe('The log', () => {
  const NEWEST = `(() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector('.log');
    return clientHeight > 0 && scrollHeight > clientHeight && scrollHeight - scrollTop - clientHeight < 2;
  })()`;
  const RESTS = `new Promise((resolve) => {
    const height = () => document.querySelector('.log').clientHeight;
    const before = height();
    setTimeout(() => resolve(before > 0 && before === height()), 150);
  })`;
  const untilLong = async (page: Page): Promise<void> => {
    await page.goto('/');
    await button(page, en['door.hoth.play']).click();
    let sight = await look(page);
    while (sight.lines < 30) {
      await answer(page, sight, ([first]) => first as never, true);
      sight = await look(page, sight);
    }
  };

  it('opens at its newest line on a phone; who has scrolled up gets there with a button', () =>
    visit(PHONE, async (page) => {
      await untilLong(page);
      // What is told while it opens would bring it to its end anyway.
      await page.waitForTimeout(300);
      await button(page, en['play.sheet']).tap();
      // While the sheet slides open, the log keeps to its end.
      await page.waitForFunction(RESTS);
      await page.waitForFunction(NEWEST);
      await page.evaluate(`document.querySelector('.log').scrollTo(0, 0)`);
      await button(page, en['play.newest']).tap();
      await page.waitForFunction(NEWEST);
      await button(page, en['play.newest']).waitFor({ state: 'detached' });
    }));
});

describe('A slip of the finger', () => {
  /** Buttons one after another at one place, as a table shows them; how often the second one was pressed. */
  const PLACES = `(() => {
    window.pressed = 0;
    window.show = (name) => {
      document.querySelector('#slip')?.remove();
      const one = document.body.appendChild(document.createElement('button'));
      one.id = 'slip';
      one.textContent = name;
      Object.assign(one.style, { position: 'fixed', zIndex: 99, left: '200px', top: '200px', width: '120px', height: '60px' });
      one.addEventListener('click', () => window.pressed++);
    };
  })()`;
  const pressed = (page: Page): Promise<unknown> => page.evaluate('pressed');

  it('does not press a button that has just come where another one was; a key does', () =>
    visit({}, async (page) => {
      await page.addInitScript(`localStorage.setItem('wartable.pace', '1')`);
      await page.goto('/');
      await button(page, en['door.hoth.play']).waitFor();
      await page.evaluate(PLACES);
      await page.evaluate(`show('End moves')`);
      await page.mouse.move(250, 230);
      await page.waitForTimeout(800);
      await page.evaluate(`show('End turn')`);
      await page.mouse.click(250, 230);
      expect(await pressed(page)).toBe(0);
      await page.keyboard.press('Tab');
      await page.evaluate(`(show('End it all'), document.querySelector('#slip').focus())`);
      await page.keyboard.press('Enter');
      expect(await pressed(page)).toBe(1);
      await page.waitForTimeout(600);
      await page.mouse.click(250, 230);
      expect(await pressed(page)).toBe(2);
    }));
});

describe('Who ends a turn while units could still act', () => {
  const ATTACK = /^Attack with your units: /;

  it('is asked once a turn; a setting', () =>
    visit({}, async (page) => {
      await page.addInitScript(`localStorage.setItem('wartable.device', '{"speed":0}')`);
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      let sight = await look(page);
      const end = page.locator('.choices .button.main');
      const seen = new Set<string>();
      while (!ATTACK.test(sight.prompt)) {
        await answer(page, sight, ([first]) => first as never);
        sight = await look(page, sight);
        seen.add(sight.prompt).add((await end.allInnerTexts()).join());
      }
      // A prompt counts, and a button says what it ends.
      expect([...seen]).toEqual(expect.arrayContaining([expect.stringMatching(/: \d\sof\s\d\.$/), 'End orders', 'End moves']));
      expect(await end.innerText()).toBe('End turn');
      const ask = page.locator('.ask[open]');
      await end.click();
      await ask.getByText('could still act').waitFor();
      await ask.getByRole('button', { name: en['play.play-on'] }).click();
      await ask.waitFor({ state: 'detached' });
      expect((await look(page)).prompt).toMatch(ATTACK);
      await button(page, en['set.title']).click();
      expect(await page.getByLabel(en['set.asks-to-end']).isChecked()).toBe(true);
      await page.keyboard.press('Escape');
      await end.click();
      await look(page, sight);
      expect(await ask.count()).toBe(0);
    }));
});

describe('The keys', () => {
  it('are listed by one of them, and by a button in the settings', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      await look(page);
      await page.keyboard.press('?');
      const sheet = page.locator('.keys-sheet[open]');
      const told = readFileSync(join(import.meta.dirname, '../../../../docs/keyboard.md'), 'utf8').replace(/arrows/, '← ↑ → ↓');
      for (const key of await sheet.locator('kbd').allInnerTexts()) expect(told).toContain(key);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await button(page, en['set.title']).click();
      await button(page, en['keys.title']).click();
      await sheet.getByText(en['keys.whole']).waitFor();
    }));
});

describe('Without a service worker', () => {
  it('a battle is begun, played, and goes on after a reload', () =>
    visit({}, async (page) => {
      await page.goto('/');
      await button(page, en['door.hoth.play']).click();
      let sight = await look(page);
      for (let n = 0; n < 4; n++) {
        await answer(page, sight, ([first]) => first as never);
        sight = await look(page, sight);
      }
      await page.reload();
      expect({ ...(await look(page)), lines: 0 }).toEqual({ ...sight, lines: 0 });
    }));
});

describe('A slow line', () => {
  it('shows the page’s colours and a word at once, in the kept theme and language', () =>
    visit({ locale: 'fr-FR' }, async (page) => {
      await page.addInitScript(`localStorage.setItem('wartable.theme', 'dark'); localStorage.setItem('wartable.language', 'de')`);
      let arrive = (): void => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(/\.(js|css)$/, async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByText(de['app.loading']).waitFor();
      await page.waitForFunction(`performance.getEntriesByName('first-contentful-paint').length > 0`);
      const [background, language] = (await page.evaluate(
        `[getComputedStyle(document.documentElement).backgroundColor, document.documentElement.lang]`,
      )) as string[];
      expect([background, language]).toEqual(['rgb(11, 20, 34)', 'de']);
      arrive();
      await button(page, de['door.hoth.play']).waitFor();
      expect(await page.getByText(de['app.loading']).count()).toBe(0);
    }));
});
