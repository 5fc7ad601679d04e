/** The campaign of Endor in a real browser: what a battle leaves is counted once and felt in the next; by finger, mouse and keyboard. */
import { type CampaignState, finishBattle, newCampaign, nextBattle, type Result, standingOf } from '@wartable/endor/campaign';
import { en as camp } from '@wartable/endor/page/campaign/text/en.ts';
import { en as endor } from '@wartable/endor/text/en.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriers, barriersInThemes } from './axe.ts';
import { browserForTests } from './browser.ts';
import { openNearEnd, playToTheEnd } from './ends.ts';
import { tooWide } from './fits.ts';
import { button, look, reach, set } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const RUN = 'c0123456789ab';

const said = (sentence: string, params: Readonly<Record<string, string | number>>): string =>
  Object.entries(params).reduce((now, [name, value]) => now.replaceAll(`{${name}}`, String(value)), sentence);
const battle = (n: number, title: string): string => said(camp['doors.battle'], { n, of: 4, title });

function fight(state: CampaignState, won: boolean, left: Partial<Result> = {}): CampaignState {
  const node = nextBattle(state);
  if (!node) throw new Error('the campaign is over');
  const match = `match ${state.results.length}`;
  return finishBattle(state, { ...standingLosses(state), battle: node.id, won, turns: 6, match, ...left });
}

function standingLosses(state: CampaignState): Pick<Result, 'captured' | 'fallen' | 'kept'> {
  const { captured, fallen, kept } = standingOf(state);
  return { captured, fallen, kept };
}

/** As this device has it. */
async function keep(page: Page, state: CampaignState): Promise<void> {
  const run = { format: 'wartable-run/1', id: RUN, game: 'endor', changed: Date.now(), players: [{ kind: 'person' }], state };
  // The database is made by the application itself.
  await page.goto('/campaigns/endor');
  await page.locator('.linked-all').waitFor();
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

describe('The campaign of Endor', () => {
  it('is begun with a finger, goes on after a defeat, and counts it once however often the page is loaded', () =>
    visit(PHONE, async (page) => {
      await page.goto('/campaigns/endor');
      await page.getByRole('link', { name: camp['doors.title'] }).tap();
      await page.getByText(camp['doors.rules.units']).waitFor();
      expect(await barriers(page)).toEqual([]);
      await button(page, camp['doors.begin']).tap();
      await page.getByText(camp['doors.defeats-0']).waitFor();
      const run = /c[0-9a-f]{12}/.exec(page.url())?.[0] ?? '';
      await button(page, camp['doors.fight']).tap();
      await look(page);
      expect(new URL(page.url()).pathname).toBe(`/table/${run}-1`);
      // The same battle, one answer from its end.
      await openNearEnd(page, 'endor lost', `${run}-1`);
      // The hands that end battles want the words beside the board.
      await page.setViewportSize({ width: 1280, height: 800 });
      await playToTheEnd(page, 'endor lost');
      await page.setViewportSize(PHONE.viewport);
      await page.getByRole('link', { name: en['play.campaign'], exact: true }).tap();
      await page.getByText(camp['doors.defeats-1']).waitFor();
      await page.reload();
      await page
        .locator('.linked-next')
        .getByText(said(camp['doors.result-lost'], { n: 9 }))
        .waitFor();
      expect(await page.locator('.campaign-story li').count()).toBe(1);
      await page.getByRole('heading', { name: battle(2, camp['doors.yard']) }).waitFor();
      await page.getByText(camp['doors.loses-all']).waitFor();
    }));

  it('says who is there and what is at stake, and takes the losses to the next table, all by keyboard', () =>
    visit({}, async (page) => {
      const hurt = { captured: ['leia', 'EL1'], fallen: { 'rebel-trooper': 1, ewok: 6, catapult: 2 } };
      const state = fight(newCampaign(), true, hurt);
      await keep(page, state);
      await page.goto(`/campaigns/endor/${RUN}`);
      await page.getByRole('heading', { name: battle(2, camp['doors.yard']) }).waitFor();
      const saved = await page.evaluate<string>(`new Promise((resolve) => {
        const opening = indexedDB.open('wartable-beside');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('campaigns').objectStore('campaigns').get('${RUN}');
          asked.onsuccess = () => (opening.result.close(), resolve(JSON.stringify(asked.result)));
        };
      })`);
      const gone = await page.locator('.linked-persons .is-gone strong').allInnerTexts();
      expect(gone).toEqual([endor['piece.leia'], endor['piece.EL1']]);
      await page
        .locator('.linked-units')
        .getByText(said(camp['doors.of'], { n: 12, of: 15 }))
        .waitFor();
      await page.getByText(said(camp['doors.wins-kept'], { card: endor['event.chewbacca-seizes-an-at-st'] })).waitFor();
      expect(await barriersInThemes(page)).toEqual({ light: [], dark: [], contrast: [] });
      await set(page, 'language', 'de');
      expect(await tooWide(page, 'campaign endor')).toEqual([]);
      await set(page, 'language', 'en');
      await reach(page, '.linked-next > .main');
      await page.keyboard.press('Enter');
      await look(page);
      // Han and Chewbacca with three units of troopers take their places, Leia does not.
      expect(await page.locator('[data-thing=leia].gone').count()).toBe(1);
      // A set-up in one tap places those who are there.
      await page.locator('.plan-list button').first().click();
      await expect.poll(() => page.locator('.plan-list').count()).toBe(0);
      const won = [true, true, true].reduce((now, one) => fight(now, one), state);
      await keep(page, won);
      await page.goto(`/campaigns/endor/${RUN}`);
      await page.getByText(camp['doors.won.story']).waitFor();
      expect(await page.locator('.linked-stop.is-won').count()).toBe(4);
      expect(await barriers(page)).toEqual([]);
      // As a file it goes on under a name of its own, or is refused with its place.
      await page.goto('/campaigns/endor');
      const input = page.locator('.linked-open input');
      const file = (content: string) => ({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(content) });
      await input.setInputFiles(file(saved.replace('"leia"', '"lando"')));
      await page.getByRole('alert').filter({ hasText: 'state.results[0].captured[0]' }).waitFor();
      await input.setInputFiles(file(saved));
      await page.getByRole('heading', { name: battle(2, camp['doors.yard']) }).waitFor();
      expect(page.url()).not.toContain(RUN);
    }));
});
