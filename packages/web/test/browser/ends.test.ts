/** Beginnings and ends: a short opening that is skipped with a key, an ending worth winning for, with motion and without. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './browser.ts';
import { ENDS, type EndName, openNearEnd, playToTheEnd } from './ends.ts';
import { PHONE } from './hands.ts';
import { beginBattle, button, look, reach } from './table.ts';
import { de, en } from './words.ts';

const visit = browserForTests();
const LIVELY = { reducedMotion: 'no-preference' } as const;
const banner = (page: Page) => page.locator('.ending-banner');
const MOVING = `document.querySelector('.ending').getAnimations({ subtree: true }).length`;

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    const found = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as Violation[];
    expect(found.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
}

/** One end of each game is looked at in all three themes. */
const LOOKED_AT: readonly EndName[] = ['duel won', 'hoth lost', 'endor won'];

/** What each end says besides its banner. */
const SAID: Readonly<Record<EndName, readonly [banner: string, what: string, decided: string]>> = {
  'duel won': ['Victory!', 'Nothing is left of Forward Command Post.', 'round 6: Hoth Trooper attacks Vader’s base.'],
  'duel lost': ['Defeat', 'Nothing is left of Echo Caverns.', 'round 6: Rampaging Wampa attacks Leia’s base.'],
  'duel of two': [
    'Leia won the battle.',
    'Nothing is left of Forward Command Post.',
    'round 6: Hoth Trooper attacks Vader’s base.',
  ],
  'hoth won': ['Victory!', 'The Imperial attack is broken.', 'turn 1: Rebels: 1 medal held by position, 4 in all.'],
  'hoth lost': ['Defeat', 'The Rebel line is broken.', 'turn 1: Empire: 1 medal held by position, 4 in all.'],
  'endor won': ['Victory!', 'The generator is gone', 'turn 9: The shield generator is destroyed: victory.'],
  'endor lost': ['Defeat', 'The fleet is lost', 'turn 9: A Rebel cruiser is lost, 5 now.'],
};

async function expectSaid(page: Page, name: EndName): Promise<void> {
  await banner(page).waitFor();
  const [headline, ...lines] = SAID[name];
  expect(await banner(page).innerText()).toBe(headline);
  const words = (await page.locator('.ending-words').innerText()).replaceAll('\u00a0', ' ');
  for (const line of lines) expect(words).toContain(line);
}

describe('A battle that ends', () => {
  for (const name of Object.keys(ENDS) as EndName[])
    it(`is worth it: ${name}`, () =>
      visit(LIVELY, async (page) => {
        await openNearEnd(page, name);
        await playToTheEnd(page, name);
        await expectSaid(page, name);
        // A key shows the end of it at once.
        await page.keyboard.press('Shift');
        await expect.poll(() => page.evaluate(MOVING)).toBe(0);
        // Who comes back has seen it before; nothing moves.
        await page.reload();
        await expectSaid(page, name);
        expect(await page.evaluate(MOVING)).toBe(0);
        if (LOOKED_AT.includes(name)) await expectNoViolations(page);
        await button(page, en['text.show-board']).click();
        await page.locator('.ending').waitFor({ state: 'detached' });
        await button(page, en['play.again']).waitFor();
      }));

  it('moves where it may, and not at all where nothing shall', () =>
    visit(LIVELY, async (page) => {
      await openNearEnd(page, 'duel won');
      await page.evaluate(`window.moved = 0; new MutationObserver(() => {
        const ending = document.querySelector('.ending');
        if (ending) window.moved ||= ending.getAnimations({ subtree: true }).length;
      }).observe(document.body, { subtree: true, childList: true })`);
      await playToTheEnd(page, 'duel won');
      await expect.poll(() => page.evaluate('window.moved')).toBeGreaterThan(10);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openNearEnd(page, 'hoth won');
      await playToTheEnd(page, 'hoth won');
      await expectSaid(page, 'hoth won');
      expect(await page.evaluate(MOVING)).toBe(0);
    }));

  it('is read once, keeps the focus at what comes next, and goes on by keyboard alone', () =>
    visit({}, async (page) => {
      await openNearEnd(page, 'duel won');
      await playToTheEnd(page, 'duel won');
      await banner(page).waitFor();
      // The prompt is read aloud; the picture and the log are not.
      expect(await page.locator('[aria-live="polite"]').filter({ hasText: 'Leia won the battle.' }).count()).toBe(1);
      expect(await page.locator('.ending [aria-live], .ending [role="status"]').count()).toBe(0);
      const first = page.url();
      await reach(page, '.afterwards .button');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.href !== first);
      expect((await look(page)).at).toBe('decision');
    }));

  it('offers the other side, and the next battle', () =>
    visit({}, async (page) => {
      await openNearEnd(page, 'duel won');
      await playToTheEnd(page, 'duel won');
      await button(page, en['play.swap']).click();
      await page.locator('.dl-side.bottom.vader').waitFor();
      await page.goBack();
      await button(page, 'Next: Standard duel').click();
      await page.getByText('Leia: 30 of 30 HP').waitFor();
    }));

  it('is looked back at with a tap on a phone', () =>
    visit(PHONE, async (page) => {
      await openNearEnd(page, 'duel of two');
      await playToTheEnd(page, 'duel of two');
      await page.locator('.ending').getByText(en['end.kind-both']).waitFor();
      expect(await button(page, en['play.swap']).count()).toBe(0);
      await button(page, en['play.look-back']).tap();
      await page.getByRole('heading', { name: en['back.title'] }).waitFor();
    }));

  it('tells who gave up', () =>
    visit({}, async (page) => {
      await openNearEnd(page, 'hoth won');
      await look(page);
      await button(page, en['play.give-up']).click();
      await page.locator('.ask[open]').getByRole('button', { name: en['play.give-up'] }).click();
      await page.locator('.ending').getByText('Rebels gave up.').waitFor();
      expect(await banner(page).innerText()).toBe(en['end.lost']);
    }));
});

/** The opening lasts until it is skipped. */
const ENDLESS = `{
  const wait = setTimeout;
  window.setTimeout = (work, ms, ...more) => wait(work, ms === 4500 ? 2 ** 30 : ms, ...more);
  localStorage.setItem('wartable.pace', '1');
}`;

describe('A battle that begins', () => {
  it('opens with the place, both forces and the goal; a key goes on, and it is seen once', () =>
    visit(LIVELY, async (page) => {
      await page.addInitScript(ENDLESS);
      await beginBattle(page, 10, '0', '1');
      const opening = page.locator('.opening');
      await opening.getByRole('heading', { name: 'Target the Shield Generators' }).waitFor();
      const words = await opening.innerText();
      for (const told of ['The Empire wins only by destroying both.', '5 medals to win', 'AT-AT', 'First turn: Empire'])
        expect(words).toContain(told);
      await expectNoViolations(page);
      // Sound is off at first, and one tap away.
      const sound = button(page, en['set.sound']);
      expect(await sound.getAttribute('aria-pressed')).toBe('false');
      await sound.click();
      expect(await sound.getAttribute('aria-pressed')).toBe('true');
      await sound.press('Enter');
      expect(await sound.getAttribute('aria-pressed')).toBe('false');
      await sound.press('Enter');
      expect(await opening.count()).toBe(1);
      await page.keyboard.press('Tab');
      await page.keyboard.press('a');
      await page.locator('.table').waitFor();
      expect(await opening.count()).toBe(0);
      await page.reload();
      await page.locator('.table').waitFor();
      expect(await opening.count()).toBe(0);
      expect(await sound.getAttribute('aria-pressed')).toBe('true');
    }));

  it('shows nobody’s cards before the device is handed over, and goes on with a tap', () =>
    visit({ ...PHONE, ...LIVELY }, async (page) => {
      await page.addInitScript(ENDLESS);
      await page.goto('/new/duel/first-game');
      await page.locator('.seat').nth(1).locator('select').selectOption('0');
      await button(page, en['new.begin']).tap();
      await page.locator('.opening').getByText('Leia against Vader').waitFor();
      expect(await page.locator('.dl-hand, .hand').count()).toBe(0);
      await page.locator('.opening h1').tap();
      await page.locator('.hand-over').waitFor();
    }));

  it('fits the narrowest phone in German; afterwards plans and the first tip of Endor stand together where there is room', () =>
    visit({ ...PHONE, ...LIVELY, locale: 'de', viewport: { width: 320, height: 568 } }, async (page) => {
      await page.addInitScript(ENDLESS);
      await page.goto('/');
      // Not with a finger: on a busy machine a touch of a page that still loads is lost now and then.
      await button(page, de['door.endor.play']).press('Enter');
      await page.locator('.opening').getByText('Katapulte').waitFor();
      const burst = `[...document.querySelectorAll('.force li > span')].filter((one) => {
        const [word, force] = [one, one.closest('.force')].map((element) => element.getBoundingClientRect());
        return word.right > force.right || one.scrollWidth > one.clientWidth;
      }).length`;
      expect(await page.evaluate(burst)).toBe(0);
      await page.locator('.opening h1').tap();
      await page.locator('.plans').waitFor();
      await page.locator('.tip').waitFor({ state: 'hidden' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('.tip').waitFor();
    }));

  it('is over by itself', () =>
    visit(LIVELY, async (page) => {
      await page.addInitScript(`localStorage.setItem('wartable.pace', '1')`);
      await page.goto('/new/endor');
      await button(page, en['new.begin']).click();
      await page.locator('.opening').getByText('The forest moon').waitFor();
      await page.locator('.table').waitFor();
    }));
});
