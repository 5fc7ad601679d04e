/** The web application as a visitor gets it, in the machine's own Chromium. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { en as rules } from '@wartable/endor/text/en.ts';
import { gameFolders } from '@wartable/games/folders';
import { SCENARIOS } from '@wartable/hoth';
import { type Browser, chromium, type Page } from 'playwright-core';
import { listen } from '../packages/cli/src/commands/serve.ts';
import { filesOverHttp } from '../packages/server/src/http/app.ts';
import { en } from '../packages/web/src/text/en.ts';
import { BROWSER_MISSING, browserPath } from '../scripts/browser.mjs';
import { buildInto } from '../scripts/build-web.ts';
import { print } from './measure.ts';
import { bytesOf } from './web-bytes.ts';
import { scrub } from './web-film.ts';
import { type Frames, pan } from './web-frames.ts';
import { bytesOfHome, fromPlayNow, GLOW, PRESS, untilInteractive, type Visit, visit } from './web-page.ts';

const VISITS = 7;
const SLOWER = 4;
const FRAME_MS = 16;
/** Groups of a set-up at most, and how long one takes to arrive, in milliseconds. */
const [MOST_GROUPS, ARRIVES] = [6, 2000];

type Row = readonly [what: string, figure: string, remark: string];
const ms = (x: number): string => `${x < 10 ? x.toFixed(2) : x.toFixed(0)} ms`;
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

function part(share: number, of: readonly number[]): number {
  const sorted = [...of].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
const median = (of: readonly number[]): number => part(0.5, of);

const [largest] = [...SCENARIOS].sort((a, b) => b.units.length - a.units.length);

/** The boards that are dragged: how one gets to them, and what they are on the page. */
type Board = { readonly name: string; readonly selector: string; readonly open: (page: Page) => Promise<void> };
const BOARDS: readonly Board[] = [
  {
    name: `scenario ${largest?.id}, ${largest?.units.length} units`,
    selector: '.map-board',
    open: async (page) => {
      // Whoever begins there shall not be waited for.
      await page.addInitScript(
        `localStorage.setItem('wartable.pace', '0'); localStorage.setItem('wartable.device', '{"speed":0}')`,
      );
      await page.goto(`/new/hoth/${largest?.id}`);
      await page.getByRole('button', { name: en['new.begin'], exact: true }).click();
      await page.locator('.hand .card-choice').first().waitFor();
    },
  },
  {
    name: 'Endor, all units',
    selector: '.map-board',
    open: async (page) => {
      await page.goto('/new/endor');
      await page.getByRole('button', { name: en['new.begin'], exact: true }).click();
      // The Rebels first, then the Ewoks; each group is shown as it arrives.
      const rest = page.getByRole('button', { name: rules['choice.default'], exact: true });
      await rest.waitFor();
      for (let groups = 0; groups < MOST_GROUPS && (await rest.isVisible()); groups++) {
        await rest.click();
        await page.keyboard.press('Escape');
        await page.waitForTimeout(ARRIVES);
      }
    },
  },
];

async function homeRows(browser: Browser, address: string): Promise<Row[]> {
  const bytes = await visit(browser, address, {}, bytesOfHome);
  const all = [...bytes.values()].reduce((sum, one) => sum + one, 0);
  const parts = [...bytes].map(([kind, size]) => `${kind} ${kb(size)}`).join(', ');
  const times = async (way: Visit, look: (page: Page) => Promise<number>): Promise<number[]> => {
    const found: number[] = [];
    for (let n = 0; n < VISITS; n++) found.push(await visit(browser, address, way, look));
    return found;
  };
  const interactive = await times({ init: PRESS }, untilInteractive);
  const slower = await times({ init: PRESS, slower: SLOWER }, untilInteractive);
  const glow = await times({ init: GLOW }, fromPlayNow);
  const slowGlow = await times({ init: GLOW, slower: SLOWER }, fromPlayNow);
  const most = (of: readonly number[]): string => `longest of ${VISITS} visits ${ms(Math.max(...of))}`;
  return [
    ['home page, compressed', kb(all), `goal below 200 KB; ${parts}`],
    ['home page answers a press', ms(median(interactive)), `goal below 1,000 ms; ${most(interactive)}`],
    [`the same, processor ${SLOWER} × slower`, ms(median(slower)), most(slower)],
    ['"Play now" to the first glowing cards', ms(median(glow)), most(glow)],
    [`the same, processor ${SLOWER} × slower`, ms(median(slowGlow)), most(slowGlow)],
  ];
}

/** What is loaded from the first visit to the first decision of each game. */
async function gameRows(server: Server, browser: Browser, address: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { id } of gameFolders()) {
    const { page, workers } = await bytesOf(server, browser, address, async (tab) => {
      await tab.goto(`/new/${id}`, { waitUntil: 'networkidle' });
      await tab.getByRole('button', { name: en['new.begin'], exact: true }).click();
      await tab.locator('.prompt p').waitFor();
    });
    rows.push([
      `${id}: from the first visit to the first decision`,
      kb(page + workers),
      `page ${kb(page)}, workers ${kb(workers)}`,
    ]);
  }
  return rows;
}

function frameRows(name: string, { apart, work }: Frames): Row[] {
  const over = work.filter((one) => one > FRAME_MS).length / work.length;
  return [
    [
      `dragging ${name}`,
      ms(median(work)),
      `goal below ${FRAME_MS} ms of work per frame; 95 of 100 below ${ms(part(0.95, work))}`,
    ],
    ['frames with more work than that', `${(100 * over).toFixed(1)} %`, `of ${work.length} frames`],
    ['time between frames', ms(median(apart)), `95 of 100 below ${ms(part(0.95, apart))}; drawn without a graphics card`],
  ];
}

function scrubRow(what: string, work: readonly number[]): Row {
  const over = work.filter((one) => one > FRAME_MS).length / work.length;
  const most = `95 of 100 below ${ms(part(0.95, work))}, ${(100 * over).toFixed(1)} % above`;
  return [what, ms(median(work)), `goal below ${FRAME_MS} ms of work; ${most}`];
}

const executablePath = browserPath();
if (!executablePath) {
  console.error(BROWSER_MISSING);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'wartable-bench-'));
try {
  // A folder of its own, so that a measurement changes nothing.
  buildInto(folder);
  const server = await filesOverHttp(folder);
  const address = await listen(server, 0, '127.0.0.1');
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: ['--disable-background-networking', ...asRoot] });
  try {
    const rows = [...(await homeRows(browser, address)), ...(await gameRows(server, browser, address))];
    for (const { name, selector, open } of BOARDS) {
      const frames = await visit(browser, address, {}, async (page) => {
        await open(page);
        return await pan(browser, page, selector);
      });
      rows.push(...frameRows(name, frames));
    }
    const { dragged, jumped } = await visit(browser, address, {}, scrub);
    rows.push(scrubRow('dragging the handle of a film of 29 turns', dragged), scrubRow('a jump to anywhere in it', jumped));
    print('In the browser', rows);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  print('Behind the page, whole games', []);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
