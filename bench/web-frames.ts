/** How much the page works in each frame while a board is dragged. */
import type { Browser, Page } from 'playwright-core';

const PAN_MS = 3000;
const TIMELINE = 'disabled-by-default-devtools.timeline';
const CATEGORIES = ['devtools.timeline.frame', TIMELINE, `${TIMELINE}.frame`];

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
};
export type Frames = { readonly apart: readonly number[]; readonly work: readonly number[] };

/** What the main thread of the page did in each frame, in milliseconds, from a trace of the browser. */
function workPerFrame(trace: readonly TraceEvent[]): number[] {
  const begins = trace.filter(({ name }) => name === 'BeginMainThreadFrame');
  const threads = Map.groupBy(begins, ({ pid, tid }) => `${pid} ${tid}`);
  const [thread, frames] = [...threads].sort(([, a], [, b]) => b.length - a.length)[0] ?? ['', []];
  const starts = frames.map(({ ts }) => ts).sort((a, b) => a - b);
  const work = starts.map(() => 0);
  for (const { name, pid, tid, ts, dur = 0 } of trace) {
    if (name !== 'RunTask' || `${pid} ${tid}` !== thread) continue;
    // A task counts for the frame that begins in it or that began last before it.
    const frame = starts.findLastIndex((start) => start <= ts + dur);
    if (frame >= 0) work[frame] = (work[frame] as number) + dur / 1000;
  }
  return work;
}

/** The board comes nearer and is dragged in circles by the mouse. */
export async function pan(browser: Browser, page: Page, board: string): Promise<Frames> {
  const box = await page.locator(board).boundingBox();
  if (!box) throw new Error(`there is no ${board}`);
  const [midX, midY, wide] = [box.x + box.width / 2, box.y + box.height / 2, Math.min(box.width, box.height) / 3];
  await page.mouse.move(midX, midY);
  for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, -120);
  await page.waitForTimeout(500);
  await page.evaluate(`(() => {
    window.frames_ = [];
    const note = (now) => (window.frames_.push(now), requestAnimationFrame(note));
    requestAnimationFrame(note);
  })()`);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.mouse.down();
  const began = performance.now();
  for (let t = 0; t < PAN_MS; t = performance.now() - began)
    await page.mouse.move(midX + wide * Math.sin(t / 300), midY + wide * (1 - Math.cos(t / 300)) * 0.5);
  await page.mouse.up();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const at = (await page.evaluate('window.frames_')) as number[];
  return { apart: at.slice(1).map((now, i) => now - (at[i] as number)), work: workPerFrame(traceEvents) };
}
