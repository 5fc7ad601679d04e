/** Two people far apart, each with a browser of their own, and one who watches. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en as far } from '../../src/online/text/en.ts';
import { browserForTests } from './browser.ts';
import { aBadLine, comeAs, isSilent, lines, play, rest, setUp } from './far.ts';
import { button } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
/** Waits until it is over there: a whole match may take its time on a busy machine. */
const over = (page: Page): Promise<void> => page.locator('.ending-banner').waitFor({ timeout: 150_000 });

describe('A table far away', () => {
  it('is played to its end by two, over a reload and a line that is gone for a while; then sides are swapped', async () => {
    await visit({}, (ann) =>
      visit({ locale: 'de-DE' }, async (ben) => {
        await comeAs(ann, 'Ann');
        await comeAs(ben, 'Ben');
        const id = await setUp(ann, {
          game: 'duel',
          options: { setup: 'first-game' },
          seats: [{ kind: 'me' }, { kind: 'open' }],
        });
        const line = await aBadLine(ben.context());
        await ann.goto(`/at/${id}`);
        await ben.goto(`/at/${id}`);
        await ben.locator('.room-take').click();
        for (const page of [ann, ben]) await page.locator('.text-view').waitFor();
        await play(ann, 1);
        await play(ben, 2);
        await expect.poll(() => lines(ann)).toBeGreaterThan(20);

        // One reloads in the middle: all is as it was.
        await rest(ann);
        await rest(ben);
        for (const page of [ann, ben]) await expect.poll(() => isSilent(page)).toBe(true);
        await expect.poll(async () => (await lines(ann)) === (await lines(ben))).toBe(true);
        const before = await ann.locator('.text-view').innerText();
        await ann.reload();
        await ann.locator('.text-view').waitFor();
        await expect.poll(() => ann.locator('.text-view').innerText()).toBe(before);

        // One loses the line, and answers all the same.
        await play(ann, 3);
        await ben.locator('.text-choices button').first().waitFor();
        await line.cut();
        await expect.poll(() => ben.locator('.notices').innerText()).toContain('Die Leitung ist weg');
        const stood = await lines(ben);
        await ben.locator('.text-choices button').first().click();
        await expect.poll(() => ben.locator('.notices').innerText()).toContain('Was du gewählt hast, ist aufgehoben');
        // Other choices wait for it.
        await ben.locator('.text-choices button').last().click();
        expect(await lines(ben)).toBe(stood);
        line.mend();
        await ben.evaluate(`window.dispatchEvent(new Event('online'))`);
        await expect.poll(() => ben.locator('.notices').innerText()).not.toContain('Leitung');
        await expect.poll(() => lines(ben)).toBeGreaterThan(stood);

        await play(ben, 4);
        await over(ann);
        await over(ben);
        expect(await lines(ann)).toBe(await lines(ben));
        const banners = await Promise.all([ann, ben].map((page) => page.locator('.ending-banner').innerText()));
        expect(banners.includes('Victory!') !== banners.includes('Sieg!')).toBe(true);
        await ann.locator('.text-view header button').click();
        await ben.locator('.text-view header button').click();
        await button(ann, far['verify.do']).click();
        await expect.poll(() => ann.locator('.verified').innerText()).toContain('yours among them');

        await button(ann, far['at.rematch']).click();
        await ben.locator('.notices a').click();
        expect(ann.url().split('/').at(-1)).not.toBe(id);
        await expect.poll(() => ben.url() === ann.url()).toBe(true);
        for (const page of [ann, ben]) await page.locator('.text-switch').waitFor({ state: 'attached' });
        const seats = await ann.locator('.seat-strip li').allInnerTexts();
        expect(seats[0]).toContain('Ben');
        expect(seats[1]).toContain('Ann');
      }),
    );
  });

  it('lets one take back alone as long as nothing was learned, and further if the other agrees', async () => {
    await visit({}, (ann) =>
      visit({}, async (ben) => {
        await comeAs(ann, 'Ann');
        await comeAs(ben, 'Ben');
        const id = await setUp(ann, { game: 'duel', options: { setup: 'standard' }, seats: [{ kind: 'me' }, { kind: 'open' }] });
        await ann.goto(`/at/${id}`);
        await ben.goto(`/at/${id}`);
        await ben.locator('.room-take').click();
        const prompt = (page: Page) => expect.poll(() => page.locator('.prompt').innerText());
        const keep = (page: Page): Promise<void> => page.locator('.text-choices button').first().click();
        const notices = (page: Page) => expect.poll(() => page.locator('.notices').innerText());
        await keep(ann);
        await prompt(ann).toContain('Vader decides');
        await button(ann, en['play.undo']).click();
        await prompt(ann).toContain('Keep this hand');
        await keep(ann);
        await keep(ben);
        await prompt(ann).toContain('Place two cards');
        await button(ann, en['play.ask-undo']).click();
        await button(ben, far['at.ask-no']).click();
        await notices(ann).not.toContain(far['at.asked-takeback']);
        await prompt(ann).toContain('Place two cards');
        await button(ann, en['play.ask-undo']).click();
        await button(ben, far['at.ask-yes-takeback']).click();
        for (const page of [ann, ben]) await prompt(page).toContain('Keep this hand');
      }),
    );
  });

  it('seats two people and two bots, and a third watches and sees nobody’s cards', async () => {
    await visit({}, (ann) =>
      visit({ viewport: { width: 390, height: 844 } }, (ben) =>
        visit({ viewport: { width: 844, height: 390 } }, async (eve) => {
          await comeAs(ann, 'Ann');
          await comeAs(ben, 'Ben');
          const bot = { kind: 'bot', level: 1 } as const;
          const options = { scenario: '1', players: { rebel: 2, empire: 2 } };
          const id = await setUp(ann, { game: 'hoth', options, seats: [{ kind: 'me' }, bot, { kind: 'open' }, bot] });
          await ann.goto(`/at/${id}`);
          await ben.goto(`/at/${id}`);
          await ben.locator('.room-take').click();
          for (const page of [ann, ben]) await page.locator('.text-view').waitFor();
          await eve.goto(`/at/${id}`);
          await eve.locator('.map-board').waitFor();
          // What is said is heard by all, as plain text.
          await ben.locator('.text-view header button').click();
          await ben.locator('.tools > .tool').last().click();
          await ben.locator('.talk-form input').fill('<b>Hello</b>');
          await ben.locator('.talk-form button').click();
          await expect.poll(() => eve.locator('.tools .badge').count()).toBe(1);
          await eve.locator('.tools > .tool').last().click();
          expect(await eve.locator('.talk-lines').innerText()).toContain('Ben <b>Hello</b>');
          for (const page of [eve, ben]) expect(await faults(page)).toEqual([]);
          for (const page of [eve, ben]) await page.keyboard.press('Escape');
          expect(await eve.locator('.hand .command-card').count()).toBe(0);
          expect(await ben.locator('.hand .command-card').count()).toBeGreaterThan(0);
          for (const page of [ann, ben, eve]) expect(await faults(page)).toEqual([]);
          await ben.evaluate(`document.querySelector('.text-switch').click()`);
          await play(ann, 5);
          await play(ben, 6);
          for (const page of [ann, ben, eve]) await over(page);
          const [first, second, watched] = await Promise.all(
            [ann, ben, eve].map((page) => page.locator('.ending-banner').innerText()),
          );
          expect([first, second].sort()).toEqual(['Defeat', 'Victory!']);
          expect(watched).toContain('won the battle');
        }),
      ),
    );
  });
});

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as Violation[];
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
