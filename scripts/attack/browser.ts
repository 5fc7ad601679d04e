/**
 * Tables in a real browser: windows come, go, reload and crash, play and take over; the database is deleted, damaged or too small.
 * What a person has been shown stays, unless the page has said that it cannot be saved; each window always has something to say.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, pick, type Rng, rngFromSeed, seedFrom } from '@wartable/kernel';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { openServer } from '../../packages/server/src/index.ts';
import { isOfPlainHttp, NETWORK, TO_NETWORK } from '../../packages/web/test/browser/plain-http.ts';
import { put, saves } from '../../packages/web/test/browser/stored.ts';
import { answer, look as lookAtTable } from '../../packages/web/test/browser/table.ts';
import { BROWSER_MISSING, browserPath } from '../browser.mjs';
import { buildWeb, DIST } from '../build-web.ts';
import { Bad, crash, deleteAll, isUnsafe, quotaFor, type Sight, settled, takeOver } from './browser-windows.ts';
import { damageTree } from './damage.ts';
import { goesOnFrom } from './kept.ts';
import type { Attack, Trial, Verdict } from './tally.ts';

const STEPS = 14;
const MOST_WINDOWS = 3;
const DEEDS = ['answer', 'answer', 'answer', 'open', 'reload', 'close', 'crash', 'damage', 'delete', 'room'] as const;
/** Less than a table needs, in bytes. */
const SMALL = 3000;

export const attackBrowser: Attack = async ({ seed, goesOn, report }) => {
  const executablePath = browserPath();
  if (!executablePath) throw new Error(BROWSER_MISSING);
  buildWeb();
  const chance = rngFromSeed(seedFrom(`${seed} browser`));
  const data = mkdtempSync(join(tmpdir(), 'wartable-attack-browser-'));
  const limits = { requests: 1_000_000 };
  const server = await openServer({
    data,
    host: '127.0.0.1',
    port: 0,
    url: `http://${NETWORK}`,
    web: DIST,
    limits,
    botThreads: 0,
  });
  const address = `http://127.0.0.1:${server.port}/`;
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [TO_NETWORK, '--disable-background-networking', ...asRoot];
  const browser = await chromium.launch({ executablePath, args });
  try {
    for (let tried = 0; goesOn(tried); tried++) report(await trial(chance, browser, address));
  } finally {
    await browser.close();
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
};

async function trial(chance: Rng, browser: Browser, address: string): Promise<Trial> {
  const overNetwork = below(chance, 3) === 0;
  const baseURL = overNetwork ? address.replace('127.0.0.1', NETWORK) : address;
  const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce' });
  const deeds: string[] = [overNetwork ? 'over plain http' : 'with locks'];
  const ended = (verdict: Verdict, said = ''): Trial => ({ attack: 'browser', verdict, how: deeds.join(', '), said });
  try {
    await context.addInitScript(`if (location.protocol.startsWith('http')) {
      localStorage.setItem('wartable.pace', '0');
      localStorage.setItem('wartable.device', '{"asksToEnd":false,"endsByItself":true,"speed":0}');
    }`);
    return ended(await play(chance, context, deeds));
  } catch (error) {
    return error instanceof Bad ? ended(error.verdict, error.message) : ended('hang', String(error));
  } finally {
    await context.close();
  }
}

async function play(chance: Rng, context: BrowserContext, deeds: string[]): Promise<Verdict> {
  const errors: string[] = [];
  context.on('page', (page) => {
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && !isOfPlainHttp(message.text()) && errors.push(message.text()));
  });
  const first = await context.newPage();
  const windows: Page[] = [first];
  let hasRoom = below(chance, 4) > 0;
  const quota = await quotaFor(context, first);
  if (!hasRoom) {
    deeds.push('hardly any room');
    await quota(SMALL);
  }
  await first.goto('/');
  await first.locator('.door.great .button.main').click();
  const isSafe = ({ notices }: Sight): boolean => hasRoom && !notices.some(isUnsafe);

  /** What was shown and may not be lost. */
  let shown: readonly string[] = [];
  const look = async (window: Page): Promise<Sight> => {
    const sight = await settled(window);
    if (errors[0] !== undefined) throw new Bad('trace', errors.join('\n'));
    if (sight.at === 'told' || !goesOnFrom(shown, sight.lines))
      throw new Bad('lost', [...shown.slice(-5), '— now —', ...sight.lines.slice(-5), ...sight.notices].join('\n'));
    if (isSafe(sight)) shown = sight.lines;
    return sight;
  };
  const answerIn = async (window: Page): Promise<void> => {
    const before = await lookAtTable(window);
    if (before.at !== 'decision') return;
    await answer(window, before, (things) => pick(chance, things));
    await lookAtTable(window, before);
  };
  await look(first);
  const { pathname } = new URL(first.url());

  for (let step = 0; step < STEPS; step++) {
    if (windows.length === 0) windows.push(await context.newPage());
    const window = pick(chance, windows);
    if (!window.url().endsWith(pathname)) await window.goto(pathname);
    const sight = await look(window);
    const deed = pick(chance, DEEDS);
    deeds.push(`${deed} in ${windows.indexOf(window) + 1} of ${windows.length}`);
    switch (deed) {
      case 'answer':
        if (sight.at === 'watches') await takeOver(window);
        await answerIn(window);
        break;
      case 'open':
        if (windows.length < MOST_WINDOWS) windows.push(await context.newPage());
        break;
      case 'reload':
        await window.reload();
        break;
      case 'close':
      case 'crash':
        // Who was told that this loses the table does not do it.
        if (!isSafe(sight)) break;
        windows.splice(windows.indexOf(window), 1);
        await (deed === 'close' ? window.close() : crash(context, window));
        break;
      case 'room':
        await quota(undefined);
        hasRoom = true;
        break;
      case 'damage':
      case 'delete': {
        // Who plays has it all, and writes it again.
        if (sight.at === 'watches') await takeOver(window);
        const kept = (await saves(window))[0];
        const wrong = deed === 'delete' || !kept ? undefined : damageTree(chance, kept);
        if (wrong) deeds.push(wrong.what);
        await (wrong && kept ? put(window, { ...JSON.parse(String(wrong.contents)), id: kept.id }) : deleteAll(window));
        await answerIn(window);
        const after = await look(window);
        if (!kept || !isSafe(after)) return 'refused';
        const lines = (log: readonly unknown[] = []): string[] => log.map((entry) => JSON.stringify(entry));
        if (!goesOnFrom(lines(kept.record.log), lines((await saves(window))[0]?.record?.log)))
          throw new Bad('lost', 'not written again');
      }
    }
  }
  for (const window of windows) if (window.url().endsWith(pathname)) await look(window);
  return await openDamaged(chance, context, windows, deeds);
}

/** A table that nobody plays is damaged: its page and the home page still have something to say. */
async function openDamaged(chance: Rng, context: BrowserContext, windows: readonly Page[], deeds: string[]): Promise<Verdict> {
  const last = windows[0] ?? (await context.newPage());
  await last.goto('/');
  for (const window of windows.slice(1)) await window.close();
  const kept = (await saves(last))[0];
  if (!kept) return 'refused';
  const { what, contents } = damageTree(chance, kept);
  deeds.push(`at rest: ${what}`);
  const errors: string[] = [];
  last.on('pageerror', (error) => errors.push(String(error)));
  await put(last, { ...JSON.parse(String(contents)), id: kept.id });
  await last.goto(`/table/${kept.id}`);
  const { at } = await settled(last);
  await last.goto('/');
  await last.locator('.tables li').first().waitFor();
  if (errors[0] !== undefined) throw new Bad('trace', errors.join('\n'));
  return at === 'told' ? 'refused' : 'harmless';
}
