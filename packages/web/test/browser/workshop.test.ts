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
});
void [barriers, barriersInThemes, fingers, said, PHONE];
