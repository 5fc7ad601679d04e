/** The workshop in a real browser: what is drawn by mouse, finger and keyboard is what the file says; what is refused loses nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en as draw } from '@wartable/hoth/page/workshop/text/en.ts';
import { RULE_FIELDS, type SpecialRuleName } from '@wartable/hoth/telling';
import { en as hoth } from '@wartable/hoth/text/en.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { STEP, WIDE } from '../../src/board/hexes.ts';
import { en } from '../../src/workshop/text/en.ts';
import { barriers, barriersInThemes } from './axe.ts';
import { browserForTests } from './browser.ts';
import { fingers } from './hands.ts';
import { button } from './table.ts';

const visit = browserForTests();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const BOX = join(import.meta.dirname, '..', '..', '..', 'hoth', 'src', 'scenarios');
/** Of the box, as they stand there; the first ten. */
const FILES = readdirSync(BOX)
  .filter((name) => name.endsWith('.json'))
  .slice(0, 10)
  .map((name) => [name, readFileSync(join(BOX, name), 'utf8')] as const);

type Rule = { readonly rule: SpecialRuleName; readonly [field: string]: string | number | readonly string[] };
type File = {
  readonly id: string;
  readonly title: string;
  readonly first: 'rebel' | 'empire';
  readonly hand: Readonly<Record<string, number>>;
  readonly medals: Readonly<Record<string, number>>;
  readonly map: readonly string[];
  readonly structures?: readonly { readonly kind: 'shield-generator' | 'ion-cannon'; readonly at: string }[];
  readonly rules?: readonly Rule[];
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const said = (page: Page) => page.locator('.workshop-said');

async function beginEmpty(page: Page): Promise<void> {
  await page.goto('/workshop/hoth');
  await button(page, draw['draw.empty-field']).click();
  await page.locator('.workshop-screen .map-stage').waitFor();
}

/** Where hexes are on the screen. */
async function spots(page: Page): Promise<(hex: string) => { readonly x: number; readonly y: number }> {
  const [a = 1, d = 1, e = 0, f = 0] = (await page.evaluate(`(() => {
    const { a, d, e, f } = document.querySelector('.map-stage').getScreenCTM();
    return [a, d, e, f];
  })()`)) as number[];
  return (hex) => {
    const [col, row] = [hex.charCodeAt(0) - 65, Number(hex[1]) - 1];
    const [x, y] = [col * WIDE + ((row % 2) * WIDE) / 2, row * STEP];
    return { x: a * x + e, y: d * y + f };
  };
}

type Hand = (hex: string) => Promise<void>;

const mouse = async (page: Page): Promise<Hand> => {
  const at = await spots(page);
  return async (hex) => {
    const { x, y } = at(hex);
    await page.mouse.click(x, y);
  };
};

const GROUND = '.^oBW=A~';
const UNITS = 'ISRiwd';
const KEYS = 'qweasd';
const BADGES = ['', 'assault', 'e-web', 'scouts', 'elite-troops', 'elite-squadron'] as const;
const BADGE_LETTERS = ' aestq';

/** What stands on which hexes, by the letter. */
function thingsIn(map: readonly string[], letter: 0 | 1 | 2): Map<string, string[]> {
  const cells = map.flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .map((cell, col) => [cell[letter] ?? '', `${String.fromCharCode(65 + col)}${row + 1}`] as const),
  );
  const named = cells.filter(([thing]) => thing !== '' && thing !== '.');
  return new Map([...Map.groupBy(named, ([thing]) => thing)].map(([thing, all]) => [thing, all.map(([, hex]) => hex)]));
}

/** Draws a whole scenario as people do: tools by keys and by mouse, hexes by hand, the rest in forms. */
async function drawAll(page: Page, file: File): Promise<void> {
  const click = await mouse(page);
  const put = async (hexes: readonly string[]): Promise<void> => {
    for (const hex of hexes) await click(hex);
  };
  for (const [letter, hexes] of thingsIn(file.map, 0)) {
    await page.keyboard.press(`${GROUND.indexOf(letter) + 1}`);
    await put(hexes);
  }
  for (const [letter, hexes] of thingsIn(file.map, 1)) {
    await page.keyboard.press(KEYS[UNITS.indexOf(letter)] ?? '');
    await put(hexes);
  }
  const tool = (name: string) => page.locator('.palette-tool').filter({ hasText: name }).click();
  for (const [letter, hexes] of thingsIn(file.map, 2)) {
    await tool(hoth[`badge.${BADGES[BADGE_LETTERS.indexOf(letter)] as 'assault'}`]);
    await put(hexes);
  }
  for (const { kind, at } of file.structures ?? []) {
    await tool(hoth[`unit.${kind}`]);
    await click(at);
  }
  await tab(page, draw['draw.tab-battle']).click();
  await page.getByLabel(draw['draw.title'], { exact: true }).fill(file.title);
  await page
    .locator('.workshop-dock .segment')
    .nth(file.first === 'rebel' ? 0 : 1)
    .click();
  for (const side of ['rebel', 'empire'] as const)
    for (const field of ['medals', 'hand'] as const) {
      const label = draw[`draw.${field}`].replace('{side}', hoth[`side.${side}`]);
      await page.getByLabel(label, { exact: true }).fill(String(file[field][side]));
    }
  await page.getByText(draw['draw.file']).click();
  await page.getByLabel(draw['draw.id'], { exact: true }).fill(file.id);
  await tab(page, draw['draw.tab-rules']).click();
  for (const [i, rule] of (file.rules ?? []).entries()) {
    await page.getByLabel(draw['draw.add-rule']).selectOption(rule.rule);
    await button(page, draw['draw.add']).click();
    const form = page.locator('.rule-form').nth(i);
    await form.waitFor();
    for (const field of RULE_FIELDS[rule.rule]) {
      const value = rule[field];
      if (value === undefined) continue;
      const label = form.getByLabel(draw[`draw.field-${field as 'for'}`], { exact: true });
      if (typeof value === 'number') await label.fill(String(value));
      else if (typeof value === 'string') await label.selectOption(value);
      else {
        if (field === 'exits') await form.getByRole('button', { name: draw['draw.pick'] }).click();
        await put(value);
      }
    }
  }
}

/** The file, as the page gives it away. */
async function saved(page: Page): Promise<string> {
  await tab(page, draw['draw.tab-send']).click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, en['workshop.file']).click()]);
  return readFileSync(await download.path(), 'utf8');
}

describe('The workshop', () => {
  it('gives the files of the box back, byte for byte, when they are drawn with the mouse', () =>
    visit({}, async (page) => {
      for (const [name, content] of FILES) {
        await beginEmpty(page);
        await drawAll(page, JSON.parse(content));
        expect([name, await saved(page)]).toEqual([name, content]);
      }
    }));

  it('checks while one draws, says why at the place, loses nothing, and takes back', () =>
    visit({}, async (page) => {
      await beginEmpty(page);
      const click = await mouse(page);
      const tool = (name: string) => page.locator('.palette-tool').filter({ hasText: name }).click();
      await tab(page, draw['draw.tab-check']).getByText('2').waitFor();
      // Troopers on a serac: drawn all the same, and marked.
      await page.keyboard.press('7');
      await click('E4');
      await page.keyboard.press('q');
      await click('E4');
      await page.locator('.mark-blocker').first().waitFor();
      await tab(page, draw['draw.tab-check']).click();
      await page.locator('.faults button').filter({ hasText: 'cannot stand on E4' }).click();
      await said(page).filter({ hasText: 'cannot stand on E4' }).waitFor();
      // A badge that does not fit is refused, at the hex.
      await tab(page, draw['draw.tab-draw']).click();
      await tool(hoth['badge.elite-squadron']);
      await click('E4');
      await said(page).filter({ hasText: 'this badge does not go on this unit' }).waitFor();
      expect(await barriersInThemes(page)).toEqual({ light: [], dark: [], contrast: [] });
      // A drag draws along its way, across as well, and is one step back.
      await button(page, en['workshop.mirror']).click();
      await page.keyboard.press('a');
      const at = await spots(page);
      const [from, to] = [at('B1'), at('D1')];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 2 });
      await page.mouse.up();
      await expect.poll(() => page.locator('.workshop-map .unit.empire').count()).toBe(3);
      await expect.poll(() => page.locator('.workshop-map .unit.rebel').count()).toBe(4);
      await page.keyboard.press('Control+z');
      await expect.poll(() => page.locator('.workshop-map .unit').count()).toBe(1);
      await page.keyboard.press('Control+Shift+Z');
      await expect.poll(() => page.locator('.workshop-map .unit').count()).toBe(7);
      // All of it is there after the page was loaded anew, and in the list.
      await page.locator('.workshop-kept.is-yes').waitFor();
      await page.reload();
      await expect.poll(() => page.locator('.workshop-map .unit').count()).toBe(7);
      await page.getByRole('link', { name: en['workshop.all'] }).click();
      await page.getByRole('button', { name: new RegExp(`^${en['workshop.delete']}`) }).click();
      await button(page, en['workshop.restore']).click();
      await page.locator('.workshop-list a').waitFor();
      expect(await barriers(page)).toEqual([]);
    }));

  it('draws by keyboard alone, and plays what was drawn', () =>
    visit({}, async (page) => {
      await beginEmpty(page);
      const board = page.getByRole('application', { name: draw['draw.map'] });
      await board.focus();
      await page.keyboard.press('ArrowDown');
      const here = async (): Promise<string> => {
        const id = (await board.getAttribute('aria-activedescendant')) ?? '';
        return (await page.locator(`[id="${id}"] title`).textContent()) ?? '';
      };
      const first = (await here()).slice(0, 2);
      await page.keyboard.press('q');
      await page.keyboard.press('Enter');
      await expect.poll(here).toContain(hoth['unit.echo-base-troopers']);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('2');
      await page.keyboard.press('Enter');
      await expect.poll(here).toContain(hoth['terrain.ridge']);
      await page.keyboard.press('a');
      await page.keyboard.press('Enter');
      await expect.poll(here).toContain(hoth['unit.snowtroopers']);
      await page.keyboard.press('i');
      await said(page).filter({ hasText: hoth['unit.snowtroopers'] }).waitFor();
      // What is cleared comes back.
      await page.keyboard.press('Delete');
      await expect.poll(here).not.toContain(hoth['unit.snowtroopers']);
      await page.keyboard.press('u');
      await expect.poll(here).toContain(hoth['unit.snowtroopers']);
      expect((await here()).slice(0, 2)).not.toBe(first);
      await tab(page, draw['draw.tab-draw']).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByLabel(draw['draw.title'], { exact: true }).fill('By keys');
      await button(page, en['workshop.play']).focus();
      await page.keyboard.press('Enter');
      const empire = button(page, en['workshop.play-as'].replace('{side}', hoth['side.empire']));
      await empire.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/table/*');
      await expect.poll(() => page.locator('.table .unit').count()).toBe(2);
    }));

  it('draws with a finger on a phone, measures in workers, and hands over a link that opens elsewhere', () =>
    visit({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.goto('/workshop/hoth');
      await page.getByRole('button', { name: /^2 ·/ }).tap();
      await page.locator('.workshop-map .unit').first().waitFor();
      const at = await spots(page);
      await page.locator('.palette-tool').filter({ hasText: hoth['terrain.rocks'] }).tap();
      await fingers(page, async (touch) => {
        await touch('touchStart', at('A4'));
        for (const hex of ['B4', 'C4', 'D4']) await touch('touchMove', at(hex));
        await touch('touchEnd');
      });
      await expect.poll(() => page.locator('.workshop-map .objects use').count()).toBe(4);
      const rocks = (): Promise<number> => page.locator('.workshop-map .objects use').count();
      // No finger is as quick as this one: the browser takes a tap within a tenth of a second for the end of the drag.
      const untilUndone = async (): Promise<number> => {
        if ((await rocks()) > 0) await button(page, en['workshop.undo']).tap();
        return rocks();
      };
      await expect.poll(untilUndone).toBe(0);
      await button(page, en['workshop.redo']).tap();
      expect(await barriers(page)).toEqual([]);
      await tab(page, draw['draw.tab-balance']).tap();
      await button(page, en['workshop.measure']).tap();
      await page.locator('.funnel-band').waitFor();
      await button(page, en['workshop.stop']).tap();
      await page.locator('.balance-verdict').waitFor();
      await button(page, en['workshop.suggest']).tap();
      await page.locator('.suggestions progress').waitFor();
      await button(page, en['workshop.stop']).tap();
      expect(await barriers(page)).toEqual([]);
      await tab(page, draw['draw.tab-send']).tap();
      await button(page, en['workshop.link']).tap();
      await button(page, en['workshop.copied']).waitFor();
      const link = (await page.evaluate('navigator.clipboard.readText()')) as string;
      expect(await barriers(page)).toEqual([]);
      // On paper there is the sheet alone.
      await page.emulateMedia({ media: 'print' });
      await page.locator('.set-up-sheet').waitFor();
      expect(await page.locator('.workshop-map').isVisible()).toBe(false);
      await page.emulateMedia({ media: 'screen' });
      await page.goto('/');
      await page.goto(link);
      await button(page, en['workshop.play']).waitFor();
      await button(page, en['workshop.keep-copy']).tap();
      await expect.poll(() => page.locator('.workshop-map .objects use').count()).toBe(4);
      // A damaged one says so, and changes nothing.
      await page.goto('/');
      await page.goto(link.slice(0, -9));
      await page
        .getByRole('alert')
        .filter({ hasText: start(en['workshop.bad-link']) })
        .waitFor();
      expect(await page.locator('.workshop-list a').count()).toBe(2);
      // What is drawn is offered where a battle begins.
      await page.goto('/new/hoth');
      await expect.poll(() => page.locator('.own-drawings .scenario').count()).toBe(2);
    }));
});

const start = (sentence: string): string => sentence.split('{')[0] ?? '';
