/** Campaigns in a real browser: begun, fought, reloaded, taken further; from a file; by keyboard; what was done is kept. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CampaignState,
  chooseSupport,
  finishBattle,
  newCampaign,
  pendingSupportChoices,
  type Winner,
} from '@wartable/hoth/campaign';
import { en as camp } from '@wartable/hoth/page/campaign/text/en.ts';
import { en as hothPage } from '@wartable/hoth/page/text/en.ts';
import { campaign as told } from '@wartable/hoth/text/campaign.ts';
import { en as hoth } from '@wartable/hoth/text/en.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en as campaigns } from '../../src/campaign/text/en.ts';
import { barriers, barriersInThemes } from './axe.ts';
import { browserForTests } from './browser.ts';
import { openNearEnd, playToTheEnd } from './ends.ts';
import { comeAs } from './far.ts';
import { tooWide } from './fits.ts';
import { button, look, reach } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const RUN = 'c0123456789ab';

const GUIDE = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'campaigns.md'), 'utf8');
const EXAMPLE = /```json\n([\s\S]*?)```/.exec(GUIDE)?.[1] as string;
const file = (text: string) => ({ name: 'storm.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Up to the reason. */
const BAD = hothPage['new.own-bad'].replace('{reason}', '').trim();

const said = (sentence: string, params: Readonly<Record<string, string | number>>): string =>
  Object.entries(params).reduce((now, [name, value]) => now.replaceAll(`{${name}}`, String(value)), sentence);
const runOf = (page: Page): string => /c[0-9a-f]{12}/.exec(page.url())?.[0] ?? '';

function fight(state: CampaignState, ...winners: readonly Winner[]): CampaignState {
  return winners.reduce((now, winner) => {
    const over = finishBattle(now, { winner, medals: { rebel: 3, empire: 3 }, supportsLeft: now.supports });
    return pendingSupportChoices(over).reduce((next, { side, cards }) => chooseSupport(next, side, cards[0] ?? ''), over);
  }, state);
}

/** As this device has it. */
async function keep(page: Page, state: CampaignState): Promise<void> {
  const players = [{ kind: 'person' }, { kind: 'bot', level: 1 }];
  const run = { format: 'wartable-run/1', id: RUN, game: 'hoth', changed: Date.now(), players, state };
  // The database is made by the application itself.
  await page.goto('/campaigns');
  await page.locator('.camp-door').first().waitFor();
  await page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('wartable-beside');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('campaigns', 'readwrite');
      transaction.objectStore('campaigns').put(${JSON.stringify(run)});
      transaction.oncomplete = () => (opening.result.close(), resolve());
    };
  })`);
}

describe('A campaign', () => {
  it('is begun, fought at its table, and goes on with its result, whenever the page is closed', () =>
    visit({}, async (page) => {
      await page.goto('/campaigns');
      await page.getByRole('link', { name: told['campaign.iron-on-ice.title'] }).click();
      const first = told['campaign.iron-on-ice.contact.title'];
      await page.getByText(told['campaign.iron-on-ice.contact.briefing']).waitFor();
      expect(await barriers(page)).toEqual([]);
      await button(page, camp['camp.begin']).click();
      await page.getByText(said(camp['camp.next'], { title: told['campaign.iron-on-ice.low-flight.title'] })).waitFor();
      expect(await barriersInThemes(page)).toEqual({ light: [], dark: [], contrast: [] });
      const run = runOf(page);
      await button(page, camp['camp.fight']).click();
      await look(page);
      expect(new URL(page.url()).pathname).toBe(`/table/${run}-1`);
      await page.goto(`/campaigns/hoth/${run}`);
      await button(page, camp['camp.go-on']).click();
      const { prompt } = await look(page);
      await page.reload();
      expect((await look(page)).prompt).toBe(prompt);
      // The same battle, one answer from its end.
      await openNearEnd(page, 'hoth won', `${run}-1`);
      await playToTheEnd(page, 'hoth won');
      const back = page.getByRole('link', { name: en['play.campaign'], exact: true });
      await back.waitFor();
      expect(await button(page, en['play.again']).count()).toBe(0);
      await page.reload();
      await back.click();
      await page
        .locator('.campaign-story')
        .getByText(said(camp['camp.result-rebel'], { rebel: 4, empire: 2 }))
        .waitFor();
      expect(await page.locator('.camp-stop.is-gone').innerText()).toContain(first);
      expect(await barriers(page)).toEqual([]);
      await page.getByText(hoth['card.air-support'], { exact: true }).click();
      await page.reload();
      await page.getByText(hoth['card.air-support'], { exact: true }).click();
      await button(page, said(camp['camp.take'], { card: hoth['card.air-support'] })).click();
      await button(page, camp['camp.fight']).waitFor();
      await page.reload();
      await button(page, camp['camp.fight']).waitFor();
      expect(await page.locator('.camp-held.rebel .camp-card').allInnerTexts()).toHaveLength(1);
      expect(await page.locator('.camp-held.empire .camp-card').allInnerTexts()).toHaveLength(1);
      await button(page, camp['camp.fight']).click();
      await look(page);
      expect(new URL(page.url()).pathname).toBe(`/table/${run}-2`);
    }));

  it('of a player is opened from a file on a phone, or told what is wrong in which line', () =>
    visit(PHONE, async (page) => {
      await page.goto('/campaigns/hoth');
      const input = page.locator('input[type=file]');
      await input.setInputFiles(file(EXAMPLE.replace('"rebel": "white-out"', '"rebel": "first-snow"')));
      const line = EXAMPLE.slice(0, EXAMPLE.indexOf('"rebel": "white-out"')).split('\n').length;
      const wrong = said(BAD, { name: 'storm.json', line, path: 'battles[1].next.rebel' });
      await page.getByRole('alert').filter({ hasText: wrong }).waitFor();
      await input.setInputFiles(file(EXAMPLE));
      await page.getByRole('heading', { level: 1, name: 'Three Days of Storm' }).waitFor();
      await page.getByText(camp['camp.both'], { exact: true }).tap();
      await page.getByText(en['new.pass']).waitFor();
      expect(await barriers(page)).toEqual([]);
      await button(page, camp['camp.begin']).tap();
      await page.getByText(camp['camp.you-both']).waitFor();
      expect(await barriers(page)).toEqual([]);
      const run = runOf(page);
      await page.reload();
      await button(page, camp['camp.fight']).tap();
      expect((await look(page)).at).toBe('hand-over');
      // It holds its whole file: nothing else is needed to go on, and to show it.
      await page.goto('/campaigns');
      await page.getByRole('link', { name: 'Three Days of Storm' }).tap();
      await button(page, camp['camp.go-on']).waitFor();
      expect(runOf(page)).toBe(run);
    }));

  it('is read and taken further by keyboard, ends with a picture of its way, and is deleted after a question', () =>
    visit({}, async (page) => {
      const start = newCampaign('last-transport');
      const won = finishBattle(fight(start, 'empire'), {
        winner: 'rebel',
        medals: { rebel: 5, empire: 0 },
        supportsLeft: { rebel: ['combat-experience'], empire: ['special-orders'] },
      });
      await keep(page, won);
      await page.goto(`/campaigns/hoth/${RUN}`);
      await page.getByText(told['campaign.choose.rebel']).waitFor();
      const list = page.getByRole('list', { name: camp['camp.map'] });
      expect(await list.getByRole('listitem').count()).toBe(5);
      await reach(page, '.camp-choice input');
      await page.keyboard.press('ArrowDown');
      await reach(page, '.camp-choice .main');
      await page.keyboard.press('Enter');
      await button(page, camp['camp.fight']).waitFor();
      await reach(page, '.camp-next > .main');
      await page.keyboard.press('Enter');
      await look(page);
      await keep(page, fight(start, 'rebel', 'empire', 'rebel', 'rebel'));
      await page.goto(`/campaigns/hoth/${RUN}`);
      await page.getByText(told['campaign.last-transport.ending.rebel']).waitFor();
      expect(await page.locator('.camp-stop.is-gone').count()).toBe(4);
      expect(await barriersInThemes(page)).toEqual({ light: [], dark: [], contrast: [] });
      expect(await tooWide(page, 'campaign over')).toEqual([]);
      // What can be read of a damaged one goes on; the rest can be had as it is.
      const bad = { ...won, supports: { rebel: ['nothing'], empire: [] } };
      await keep(page, bad as unknown as CampaignState);
      await page.goto(`/campaigns/hoth/${RUN}`);
      await page.getByRole('alert').filter({ hasText: campaigns['campaigns.damaged'] }).waitFor();
      await button(page, campaigns['campaigns.salvage']).click();
      await page.locator('.campaign-story li').nth(1).waitFor();
      await page.goto('/campaigns');
      const title = told['campaign.last-transport.title'];
      await page.getByRole('button', { name: `${campaigns['campaigns.delete']}: ${title}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: campaigns['campaigns.delete'], exact: true }).click();
      await expect.poll(() => page.locator('.run').count()).toBe(0);
      await page.goto(`/campaigns/hoth/${RUN}`);
      await page.getByRole('alert').filter({ hasText: campaigns['campaigns.missing'] }).waitFor();
    }));

  it('is fought by two far apart: both have it, and whoever comes first sets up the next table', () =>
    visit({}, (ann) =>
      visit(PHONE, async (ben) => {
        await comeAs(ann, 'Ann');
        await comeAs(ben, 'Ben');
        await ann.goto('/campaigns/hoth/last-transport');
        await ann.locator('.segment').filter({ hasText: en['new.where-online'] }).click();
        await ann.getByText(camp['camp.far-note']).waitFor();
        expect(await ann.getByText(camp['camp.both'], { exact: true }).count()).toBe(0);
        expect(await barriers(ann)).toEqual([]);
        await button(ann, camp['camp.begin']).click();
        await button(ann, camp['camp.fight']).click();
        await ann.waitForURL('**/at/*');
        const first = ann.url();
        await ben.goto(first);
        await ben.locator('.room-take').click();
        for (const page of [ann, ben]) await page.locator('.text-view').waitFor();
        await ben.evaluate(`document.querySelector('.text-view header button').click()`);
        await button(ben, en['play.give-up']).click();
        await ben.locator('.ask[open]').getByRole('button', { name: en['play.give-up'] }).click();
        const next = told['campaign.last-transport.wounded.title'];
        for (const page of [ann, ben]) {
          await page.locator('.ending-banner').waitFor();
          await page.evaluate(`document.querySelector('.text-view header button')?.click()`);
          await page.getByRole('link', { name: en['play.campaign'], exact: true }).click();
          await page.getByRole('heading', { name: said(camp['camp.battle'], { n: 2, title: next }) }).waitFor();
        }
        await ann.getByText(camp['camp.far-rebel']).waitFor();
        await ben.getByText(camp['camp.far-empire']).waitFor();
        expect(runOf(ben)).toBe(runOf(ann));
        await button(ben, camp['camp.fight']).click();
        await ben.waitForURL('**/at/*');
        await ann.reload();
        await button(ann, camp['camp.fight']).click();
        await ann.waitForURL('**/at/*');
        expect(ann.url()).toBe(ben.url());
        expect(ann.url()).not.toBe(first);
        for (const page of [ann, ben]) await page.locator('.text-switch').waitFor({ state: 'attached' });
        // Nobody has changed sides.
        expect((await ann.locator('.seat-strip li').allInnerTexts())[0]).toContain('Ann');
      }),
    ));
});
