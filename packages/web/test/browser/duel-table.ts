/** A duel as one who sits in front of the screen plays it. */
import type { Locator, Page } from 'playwright-core';
import { button, buttons, type Sight, things } from './table.ts';
import { en } from './words.ts';

type Pick = <T>(things: readonly T[]) => T;

/** How often out of ten a button is pressed where there are things to touch as well: who only passes never ends a duel. */
const BUTTONS_OF_TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export async function beginDuel(page: Page, setup: string, leia: string, vader: string, tips = false): Promise<void> {
  await page.goto(`/new/duel/${setup}`);
  await page.locator('.seat').nth(0).locator('select').selectOption(leia);
  await page.locator('.seat').nth(1).locator('select').selectOption(vader);
  await page.locator('.check input').setChecked(tips);
  await button(page, en['new.begin']).click();
}

/** Chooses on the table, among the cards, in the small menu or by a button, with a mouse or a finger. */
export async function answerDuel(page: Page, sight: Sight, pick: Pick, touch = false): Promise<'thing' | 'menu' | 'button'> {
  const press = (one: Locator): Promise<void> => (touch ? one.tap() : one.click());
  const offered = sight.things.flatMap((thing, i) => (thing === 'initiative' ? [] : [i]));
  if (offered.length === 0 || (sight.buttons > 0 && pick(BUTTONS_OF_TEN) === 0)) {
    await press(buttons(page).nth(pick(Array.from({ length: sight.buttons }, (_, i) => i))));
    return 'button';
  }
  const thing = things(page).nth(pick(offered));
  await thing.evaluate("(element) => element.scrollIntoView({ block: 'center', inline: 'center' })" as never);
  await press(thing);
  const menu = page.locator('.dl-menu button');
  const choices = await menu.count();
  if (choices === 0) return 'thing';
  await press(menu.nth(pick(Array.from({ length: choices }, (_, i) => i))));
  return 'menu';
}
