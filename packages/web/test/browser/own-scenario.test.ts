/** Battles of the player's own, opened from the disk. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en as hothEn } from '@wartable/hoth/page/text/en.ts';
import { sentences as hothDe } from '@wartable/languages/de/hoth/page.ts';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './browser.ts';
import { answer, button, look, set } from './table.ts';
import { en } from './words.ts';

const visit = browserForTests();

/** The example of the documents. */
const EXAMPLE = /```json\n(\{\s+"id": "my-battle"[\s\S]*?)```/.exec(
  readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'scenarios.md'), 'utf8'),
)?.[1] as string;
const file = (text: string) => ({ name: 'my-battle.json', mimeType: 'application/json', buffer: Buffer.from(text) });

describe('A scenario file', () => {
  it('of the documents is opened from the disk and played', () =>
    visit({}, async (page) => {
      await page.goto('/new/hoth');
      await page.locator('input[type=file]').setInputFiles(file(EXAMPLE));
      await page.getByRole('heading', { name: 'The Pass' }).waitFor();
      await button(page, en['new.begin']).click();
      let sight = await look(page);
      expect(await page.locator('.unit').count()).toBe(11);
      for (let n = 0; n < 8 && sight.at === 'decision'; n++) {
        await answer(page, sight, ([first]) => first as never);
        sight = await look(page, sight);
      }
      await page.reload();
      expect((await look(page)).prompt).toBe(sight.prompt);
      await page.goto('/');
      await page.locator('.tables').getByText('The Pass').waitFor();
    }));

  it.each([
    ['a word that is not known', EXAMPLE.replace('"first": "rebel"', '"first": "rebels"'), 4, 'first'],
    ['a row that is too short', EXAMPLE.replace('"..  .i  ..  .i', '"..  .i'), 8, 'map[0]'],
    ['a hex that is not there', EXAMPLE.replace('"D6"', '"Z9"'), 16, 'rules[0].hexes[0]'],
    ['no battle in it', '[1, 2, 3]', 1, '{}'],
  ])('with %s is answered with the place, in each language', (_, text, line, path) =>
    visit({}, async (page) => {
      const start = (sentence: string): string =>
        sentence
          .replace('{name}', 'my-battle.json')
          .replace('{line}', String(line))
          .replace(/\{path\}.*/, `${path}:`);
      await page.goto('/new/hoth');
      const notice = page.locator('.own-file .notice');
      await page.locator('input[type=file]').setInputFiles(file(text));
      await notice.filter({ hasText: start(hothEn['new.own-bad']) }).waitFor();
      await set(page, 'language', 'de');
      await notice.filter({ hasText: start(hothDe['new.own-bad']) }).waitFor();
      await page.locator('input[type=file]').setInputFiles(file(EXAMPLE));
      await notice.waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: 'The Pass' }).waitFor();
    }),
  );

  it.each([
    ['{ "id": ', 'Zeile 1, Spalte 9'],
    [`{ "id": ${'['.repeat(100_000)}`, 'Zeile 1, Spalte 72'],
    ['{ "id": 1,\n"id": 2 }', 'Zeile 2, Spalte 1'],
  ])('that is no JSON is answered so, with the place: %#', (text, place) =>
    visit({ locale: 'de-DE' }, async (page) => {
      await page.goto('/new/hoth');
      await page.locator('input[type=file]').setInputFiles(file(text));
      await page
        .locator('.own-file .notice')
        .filter({ hasText: `my-battle.json ist kein JSON. ${place}: ` })
        .waitFor();
    }),
  );
});
