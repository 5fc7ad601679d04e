/** The table as one who sits in front of the screen finds it. What the pages call things stands here alone. */
import type { Locator, Page } from 'playwright-core';
import { en } from './words.ts';

export type Sight = {
  readonly at: 'decision' | 'hand-over' | 'over' | 'nothing';
  readonly prompt: string;
  /** The numbers of the hexes one may pick. */
  readonly hexes: readonly string[];
  readonly cards: number;
  readonly buttons: number;
  /** What one may pick on a table of cards. */
  readonly things: readonly string[];
  /** How many lines the log has. */
  readonly lines: number;
};

const HEX = '.map-board [data-hex][role="button"]';
const CARD = '.hand .command-card.card-choice';
const BUTTON = '.choices button';
const THING = '.dl-part:is(.is-choice, .is-target)';
const CHOICE = '.text-view ol button';

const SIGHT = `(() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const hexes = all('${HEX}').map((hex) => hex.dataset.hex);
  const things = all('${THING}').map((thing) => thing.dataset.thing);
  const [cards, buttons, lines] = [all('${CARD}'), all('${BUTTON}'), all('.log li')];
  const over = buttons.some((one) => one.textContent === ${JSON.stringify(en['play.again'])});
  const offered = hexes.length + things.length + cards.length + buttons.length > 0;
  return {
    at: document.querySelector('.hand-over') ? 'hand-over' : over ? 'over' : offered ? 'decision' : 'nothing',
    prompt: document.querySelector('.prompt p')?.textContent ?? '',
    hexes,
    cards: cards.length,
    buttons: buttons.length,
    things,
    lines: lines.length,
  };
})()`;

/** Where a hex lies on the screen, and whether a finger reaches it there. */
const spotOf = (hex: string): string => `(() => {
  const box = document.querySelector('${HEX.replace('[data-hex]', `[data-hex="${hex}"]`)}')?.getBoundingClientRect();
  if (!box) return undefined;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const there = document.elementFromPoint(x, y);
  return { x, y, free: there?.closest('.map-board') != null && !there.closest('button') };
})()`;
type Spot = { readonly x: number; readonly y: number; readonly free: boolean };

const PATIENCE = 30_000;

/** Waits until somebody here has to do something that is not what stood there before. */
export async function look(page: Page, before?: Sight): Promise<Sight> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const sight = (await page.evaluate(SIGHT)) as Sight;
    if (sight.at !== 'nothing' && JSON.stringify(sight) !== JSON.stringify(before)) return sight;
    if (performance.now() > until) throw new Error(`Nothing comes after "${sight.prompt}"`);
    await page.waitForTimeout(15);
  }
}

export const cards = (page: Page): Locator => page.locator(CARD);
export const things = (page: Page): Locator => page.locator(THING);
export const buttons = (page: Page): Locator => page.locator(BUTTON);
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Walks with Tab until something has the focus. */
export async function reach(page: Page, what: string): Promise<void> {
  for (let steps = 0; steps < 120; steps++) {
    if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(what)})`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${what}`);
}

/** Opens the table in words with the keyboard. */
export async function openWords(page: Page): Promise<void> {
  await reach(page, '.text-switch, .text-view summary');
  await page.keyboard.press('Enter');
  await page.locator(CHOICE).first().waitFor();
}

/** Chooses from the list of choices in words with the keyboard. */
export async function answerInWords(page: Page, pick: <T>(things: readonly T[]) => T): Promise<void> {
  const labels = await page.locator(CHOICE).allInnerTexts();
  const wanted = pick(labels.map((_, i) => i));
  await reach(page, `.text-view ol li:nth-child(${wanted + 1}) button`);
  await page.keyboard.press('Enter');
}

/** Chooses as given, on the board, among the cards or by a button, with a mouse or a finger. */
export async function answer(
  page: Page,
  sight: Sight,
  pick: <T>(things: readonly T[]) => T,
  touch = false,
): Promise<'hex' | 'card' | 'button'> {
  const press = (one: Locator): Promise<void> => (touch ? one.tap() : one.click());
  const ways: (readonly ['hex' | 'card' | 'button', number])[] = [
    ...sight.hexes.map((_, i) => ['hex', i] as const),
    ...Array.from({ length: sight.cards }, (_, i) => ['card', i] as const),
    ...Array.from({ length: sight.buttons }, (_, i) => ['button', i] as const),
  ];
  if (ways.length === 0) throw new Error(`"${sight.prompt}" offers nothing that can be pressed`);
  const [way, i] = pick(ways);
  if (way === 'card') await press(cards(page).nth(i));
  else if (way === 'button') await press(buttons(page).nth(i));
  else {
    const { x, y } = await findHex(page, sight.hexes[i] ?? '', touch);
    if (touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }
  return way;
}

/** Gives so many answers by chance, and tells what stands there then. */
export const answersBy =
  (pick: <T>(things: readonly T[]) => T) =>
  async (page: Page, count: number): Promise<Sight> => {
    let sight = await look(page);
    for (let n = 0; n < count; n++) {
      await answer(page, sight, pick);
      sight = await look(page, sight);
    }
    return sight;
  };

/** Waits until the board rests; a finger drags a hex that lies outside into sight. */
async function findHex(page: Page, hex: string, touch: boolean): Promise<Spot> {
  let before: Spot | undefined;
  for (let tries = 0; tries < 20; tries++) {
    const spot = (await page.evaluate(spotOf(hex))) as Spot | undefined;
    const rests = spot && spot.x === before?.x && spot.y === before.y;
    if (spot?.free && rests) return spot;
    if (spot && rests && touch) await drag(page, spot);
    before = spot;
    await page.waitForTimeout(30);
  }
  throw new Error(`The hex ${hex} is offered but out of reach: ${JSON.stringify(before)}`);
}

/** Drags the board so that a spot comes nearer to its middle. */
async function drag(page: Page, spot: Spot): Promise<void> {
  const box = await page.locator('.map-board').boundingBox();
  if (!box) throw new Error('there is no board');
  // Not from what lies over the board.
  const [midX = 0, midY = 0] = (await page.evaluate(`(() => {
    const isBoard = (x, y) => document.elementFromPoint(x, y)?.classList.contains('map-board');
    const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
    return parts.flatMap((down) => parts.map((across) => [${box.x} + across * ${box.width}, ${box.y} + down * ${box.height}])).find(([x, y]) => isBoard(x, y));
  })()`)) as number[];
  const bounded = (by: number, most: number): number => Math.max(-most, Math.min(most, by));
  const [dx, dy] = [bounded(midX - spot.x, box.width * 0.4), bounded(midY - spot.y, box.height * 0.4)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: midX + dx * part, y: midY + dy * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
  await session.detach();
}

export async function beginBattle(page: Page, scenario: number, rebel: string, empire: string): Promise<void> {
  await page.goto(`/new/hoth/${scenario}`);
  await page.locator('.seat').nth(0).locator('select').first().selectOption(rebel);
  await page.locator('.seat').nth(1).locator('select').first().selectOption(empire);
  await button(page, en['new.begin']).click();
}

/** Language or theme, wherever the page keeps its settings. */
export async function set(page: Page, what: 'language' | 'theme', value: string): Promise<void> {
  // In whatever language the page is.
  await page.locator('button:has(+ dialog.settings-dialog)').click();
  await page
    .locator('.settings select')
    .nth(what === 'language' ? 0 : 1)
    .selectOption(value);
  await page.keyboard.press('Escape');
}
