/** Windows of the browser under attack: what they show, and what can befall them. */
import type { BrowserContext, Page } from 'playwright-core';
import { en } from '../../packages/web/src/text/en.ts';
import { bare } from '../../packages/web/test/browser/stored.ts';
import type { Verdict } from './tally.ts';

export class Bad extends Error {
  readonly verdict: Verdict;
  constructor(verdict: Verdict, why: string) {
    super(why);
    this.verdict = verdict;
  }
}

/** What a window shows: a table one plays or watches, or why there is none. */
export type Sight = {
  readonly at: 'plays' | 'watches' | 'told' | 'nothing';
  readonly lines: readonly string[];
  readonly notices: readonly string[];
};

const SIGHT = `(() => {
  const texts = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent);
  const notices = texts('.notice p:first-child');
  const table = document.querySelector('main.table .prompt p')?.textContent;
  const watches = notices.includes(${JSON.stringify(en['play.follows'])});
  const at = table ? (watches ? 'watches' : 'plays') : notices.length > 0 ? 'told' : 'nothing';
  return { at, lines: texts('.log li'), notices };
})()`;

/** How long a window may have nothing to say, in milliseconds. */
const PATIENCE = 30_000;
const FAILED = en['trouble.other'].split('{')[0] ?? '';

/** Waits until a window has something to say, and twice the same. */
export async function settled(window: Page): Promise<Sight> {
  const until = performance.now() + PATIENCE;
  let before = '';
  while (performance.now() < until) {
    const sight = (await window.evaluate(SIGHT)) as Sight;
    if (sight.notices.some((notice) => notice.startsWith(FAILED))) throw new Bad('trace', sight.notices.join('\n'));
    const now = JSON.stringify(sight);
    // What cannot be saved is played all the same.
    const isComing = sight.at === 'nothing' || (sight.at === 'told' && sight.notices.every(isPlayable));
    if (!isComing && now === before) return sight;
    before = now;
    await window.waitForTimeout(80);
  }
  throw new Bad('hang', `nothing is said: ${before}`);
}

const PLAYABLE: readonly string[] = [en['trouble.full'], en['trouble.unavailable'], en['trouble.blocked']];
const isPlayable = (notice: string): boolean => PLAYABLE.includes(notice);

/** Notices after which a window may lose what it shows, because they say so. */
const UNSAFE: readonly string[] = [...PLAYABLE, en['trouble.newer'], en['trouble.elsewhere']];
export const isUnsafe = (notice: string): boolean => UNSAFE.includes(notice);

export async function takeOver(window: Page): Promise<void> {
  await window.getByRole('button', { name: en['play.take-over'] }).click();
  await window.getByText(en['play.follows']).waitFor({ state: 'detached', timeout: PATIENCE });
}

/** The process of a window dies, and the window with it. */
export async function crash(context: BrowserContext, window: Page): Promise<void> {
  const session = await context.newCDPSession(window);
  const crashed = window.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await crashed;
  await window.close();
}

/** Sets how many bytes there is room for; it lasts as long as the window. */
export async function quotaFor(context: BrowserContext, window: Page): Promise<(size: number | undefined) => Promise<void>> {
  await bare(window);
  const { origin } = new URL(window.url());
  const session = await context.newCDPSession(window);
  return async (size) => {
    const quota = size === undefined ? { origin } : { origin, quotaSize: size };
    // The window may be gone, and its quota with it.
    await session.send('Storage.overrideQuotaForOrigin', quota).catch(() => {});
  };
}

export async function deleteAll(window: Page): Promise<void> {
  await window.evaluate(`new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('wartable');
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  })`);
}
