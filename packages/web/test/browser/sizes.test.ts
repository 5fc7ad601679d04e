/** Every screen at every size, in every language: nothing is cut, nothing lies over something else, the board stays large. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameFolders } from '@wartable/games/folders';
import { gameParts, wordsFor } from '@wartable/languages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './browser.ts';
import { look } from './table.ts';

const visit = browserForTests();

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [740, 360],
  [820, 1180],
  [720, 450],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
] as const;

/** Where there is room, one language fits like another: the longest is tried everywhere. */
const MANY = ['de'];
const FEW = 4;

/** The least part of the window that the board has, and its least height in pixels. */
const SHARE = 0.3;
const HEIGHT = 160;

/** What is wrong on the page, one line each. */
const FAULTS = `(() => {
  const faults = [];
  const name = (one) => one.tagName.toLowerCase() + '.' + [...one.classList].join('.') + ' "' + one.textContent.trim().slice(0, 40) + '"';
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('.only-heard, [inert], .map-stage');
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push('the page is ' + root.scrollWidth + ' wide');
  const words = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  const hides = /hidden|clip/;
  for (const one of document.body.querySelectorAll('*')) {
    if (!(one instanceof HTMLElement) || !words(one) || !shown(one)) continue;
    const { overflowX, overflowY, clipPath, textIndent, display } = getComputedStyle(one);
    // A sign stands for a word that is only heard.
    if (clipPath.startsWith('inset(50%') || textIndent !== '0px' || display === 'inline') continue;
    // A finger reaches further than one sees of a leap.
    const button = one.matches('button:not(.dl-leap), .button, .scenario strong, legend');
    if ((button || hides.test(overflowX)) && one.scrollWidth > one.clientWidth + 1) faults.push('cut at the side: ' + name(one));
    if ((button || hides.test(overflowY)) && one.scrollHeight > one.clientHeight + 2) faults.push('cut below: ' + name(one));
  }
  /** What is left of a box within all that scrolls or clips around it. */
  const seen = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const box = { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
    for (let out = one.parentElement; out && out !== document.body; out = out.parentElement) {
      if (getComputedStyle(out).overflow === 'visible' || getComputedStyle(out).display === 'contents') continue;
      const around = out.getBoundingClientRect();
      box.left = Math.max(box.left, around.left);
      box.top = Math.max(box.top, around.top);
      box.right = Math.min(box.right, around.right);
      box.bottom = Math.min(box.bottom, around.bottom);
    }
    return box;
  };
  const sticks = (one) => one && one !== document.body && (getComputedStyle(one).position === 'sticky' || sticks(one.parentElement));
  for (const one of document.querySelectorAll('button, a.button, a.brand, select, summary, .prompt > p')) {
    if (!shown(one)) continue;
    const { width, height } = one.getBoundingClientRect();
    if (width === 0) continue;
    // A name within a sentence is as high as its line.
    const target = !one.matches('p, .line-text, .named');
    if (target && (width < 24 || height < 24)) faults.push('too small for a finger: ' + name(one));
    if (one.matches('.choices button, .button.main') && height < 44) faults.push('too small for the main thing: ' + name(one));
    const { left, top, right, bottom } = seen(one);
    if (right - left < 4 || bottom - top < 4) continue;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // A tip lies over the cards, and a task over the board, until it is read; what sticks moves away.
    if (!there || one.contains(there) || there.contains(one) || there.closest('.tip, .puzzle-card') || sticks(there)) continue;
    faults.push('covered by ' + name(there) + ': ' + name(one));
  }
  for (const one of document.querySelectorAll('.card-text, .dl-face, .dl-title, .command-card'))
    if (shown(one) && (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2))
      faults.push('a card does not show its whole text: ' + name(one));
  // Held upright, plans go before it and a long one scrolls.
  for (const one of document.querySelectorAll('.tip'))
    if (innerWidth > innerHeight && (!shown(one) || one.scrollHeight > one.clientHeight + 2)) faults.push('a tip cannot be read whole: ' + name(one));
  const board = document.querySelector('.table > .map-board, .table > .dl-stage');
  if (board) {
    const { width, height } = board.getBoundingClientRect();
    if (height < ${HEIGHT} || (width * height) / (innerWidth * innerHeight) < ${SHARE})
      faults.push('the board is ' + Math.round(width) + ' x ' + Math.round(height));
  }
  return [...new Set(faults)];
})()`;

/** The longest texts of cards, instead of those that were dealt. */
async function holdLongest(page: Page, locale: string): Promise<void> {
  const game = gameFolders().find(({ id }) => id === 'hoth');
  const { sentences } = await wordsFor(locale, game ? gameParts(game, ['rules']) : []);
  const texts = Object.keys(sentences).filter((key) => /^card\..*\.text$/.test(key));
  const longest = texts.map((key) => sentences[key] ?? '').sort((a, b) => b.length - a.length);
  await page.evaluate(`(() => {
    const texts = ${JSON.stringify(longest.slice(0, 8))};
    for (const [i, card] of document.querySelectorAll('.hand .card-text').entries()) card.textContent = texts[i];
  })()`);
}

const battle = (door: number) => async (page: Page) => {
  await page.goto('/');
  await page.locator('.door .button.main').nth(door).click();
  await look(page);
};
const form = (game: string) => async (page: Page) => {
  await page.goto(`/new/${game}`);
  await page.locator('.button.main.big').waitFor();
};
/** The first of them: today's is another one each day. */
const puzzle = (game: string) => async (page: Page) => {
  const folder = gameFolders().find(({ id }) => id === game)?.folder ?? '';
  const [first] = JSON.parse(readFileSync(join(folder, 'puzzles', 'puzzles.json'), 'utf8')) as { readonly id: string }[];
  await page.goto(`/puzzles/${game}/${first?.id}`);
  await page.locator('.puzzle-card').waitFor();
};
const lesson = (id: string) => async (page: Page) => {
  await page.goto(`/learn/${id}`);
  await page.locator('.coach-line').waitFor();
};
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/');
    await page.locator('.door .button.main').nth(2).waitFor();
  },
  'new battle of Hoth': form('hoth'),
  'new duel': form('duel'),
  'new duel online': async (page) => {
    await page.goto('/new/duel?where=online');
    await page.locator('.adjust summary').click();
  },
  lessons: async (page) => {
    await page.goto('/learn');
    await page.locator('.way').first().waitFor();
  },
  'a lesson of Hoth': lesson('hoth/attack'),
  'a lesson of the duel': lesson('duel/leaders'),
  'a lesson of Endor': lesson('endor/imperials'),
  'a table that waits': async (page) => {
    await page.goto('/');
    await page.locator('.doors .button:not(.main)').first().click();
    await page.locator('.qr').waitFor();
  },
  invited: async (page) => {
    const { pathname } = new URL(page.url());
    await page.context().clearCookies();
    await page.goto(pathname);
    await page.locator('.room-take').waitFor();
  },
  'open tables': async (page) => {
    await page.goto('/online');
    await page.locator('.online-new').waitFor();
  },
  account: async (page) => {
    await page.goto('/me');
    await page.locator('.room-part').first().waitFor();
  },
  'new battle for Endor': form('endor'),
  'battle of Hoth': battle(0),
  duel: battle(1),
  'battle for Endor': battle(2),
  puzzles: async (page) => {
    await page.goto('/puzzles/hoth');
    await page.locator('.puzzle-daily').waitFor();
  },
  'a puzzle of Hoth': puzzle('hoth'),
  'a puzzle of the duel': puzzle('duel'),
  'a puzzle of Endor': puzzle('endor'),
  'battle for Endor online': async (page) => {
    await page.goto('/');
    await page.locator('.doors .door').nth(1).locator('button:not(.main)').click();
    await page.locator('.tools .tool').nth(2).waitFor();
  },
  'battle for Endor seen again': async (page) => {
    await page.locator('.tools .tool').nth(2).click();
    await page.locator('.ask[open] .button:not(.main)').click();
    await page.locator('.afterwards').waitFor();
    await page.goto(new URL(page.url()).pathname.replace('/at/', '/replay/'));
    await page.locator('.film-bar').waitFor();
  },
};

const at = (path: string, ready: string) => async (page: Page) => {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
};
/** What brings one back. */
const RETURNS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  campaigns: at('/campaigns', '.campaigns-intro'),
  'a long campaign': at('/campaigns/hoth/long-winter', '.camp-next .button.main'),
  'a campaign of Endor': at('/campaigns/endor/four-doors', '.linked-next .button.main'),
  'battles of the day': at('/daily', '.day-card'),
  'a calendar of days': at('/daily/hoth', '.calendar'),
  'a record': at('/record', 'main h2:visible'),
  workshop: at('/workshop/hoth', 'main h2:visible'),
  'a set-up at a real table': at('/companion/hoth/10', 'main .button.main:visible'),
  'the choice of a real table': at('/companion/endor', 'main .button:visible'),
  'a duplicate': at('/pairs', '.pairs .button.main'),
};

/** What stands there in another language, without loading it anew. */
async function say(page: Page, locale: string): Promise<void> {
  // It lies in a dialog that is closed.
  await page.locator('.settings select').first().selectOption(locale, { force: true });
  await page.locator(`html[lang="${locale}"]`).waitFor();
}

async function faultsOf(page: Page, locale: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES.slice(0, MANY.includes(locale) ? SIZES.length : FEW)) {
    await page.setViewportSize({ width, height });
    // Two frames: queries about the size are answered, and what asks them has moved.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    const faults = (await page.evaluate(FAULTS)) as string[];
    found.push(...faults.map((fault) => `${locale}, ${width} × ${height}: ${fault}`));
  }
  return found;
}

describe('Every screen fits at every size in every language', () => {
  const names = Object.keys(SCREENS);
  /** Some come out of the one before: only where a new one begins can they be parted. */
  const half = names.indexOf('open tables');
  it.each([
    ['the first half', names.slice(0, half)],
    ['the other half', names.slice(half)],
  ])('%s', (_, part) =>
    visit({ locale: 'en' }, async (page) => {
      const found: string[] = [];
      for (const name of part) {
        await SCREENS[name]?.(page);
        for (const locale of ['de', 'fr', 'es', 'en']) {
          await say(page, locale);
          if (name === 'battle of Hoth') await holdLongest(page, locale);
          found.push(...(await faultsOf(page, locale)).map((fault) => `${name}, ${fault}`));
        }
      }
      expect(found).toEqual([]);
    }),
  );
});

describe('What brings one back', () => {
  it('fits at every size in every language', () =>
    visit({ locale: 'en' }, async (page) => {
      const found: string[] = [];
      for (const [name, open] of Object.entries(RETURNS)) {
        await open(page);
        for (const locale of ['de', 'fr', 'es', 'en']) {
          await say(page, locale);
          found.push(...(await faultsOf(page, locale)).map((fault) => `${name}, ${fault}`));
        }
      }
      expect(found).toEqual([]);
    }));

  it.each(['hoth', 'endor'])('is a drawing of %s that fits at every size, whatever one looks at beside it', (game) =>
    visit({ locale: 'de' }, async (page) => {
      await page.goto(`/workshop/${game}`);
      await page.locator('main .button.main').first().click();
      const tabs = page.getByRole('tab');
      await tabs.first().waitFor();
      const found: string[] = [];
      for (const tab of await tabs.all()) {
        await tab.click();
        const name = await tab.textContent();
        found.push(...(await faultsOf(page, 'de')).map((fault) => `${name}, ${fault}`));
      }
      expect(found).toEqual([]);
    }),
  );
});

describe('The table in words', () => {
  it('leaves the panel free where it stands beside it', () =>
    visit({ locale: 'fr' }, async (page) => {
      await SCREENS['battle for Endor']?.(page);
      await page.locator('.text-switch').click();
      const [words, panel] = [await page.locator('.text-view').boundingBox(), await page.locator('.panel').boundingBox()];
      expect(words && panel && words.x + words.width <= panel.x).toBe(true);
    }));
});
