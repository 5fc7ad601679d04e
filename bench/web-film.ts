/** A long battle as a film whose handle is dragged back and forth: the processor's work for each jump. */
import type { Page } from 'playwright-core';
import { goldenRecord, keptTable } from '../packages/web/test/browser/kept-record.ts';
import { put } from '../packages/web/test/browser/stored.ts';

const STEPS = 160;
const JUMPS = 80;

/** Of the handle that is dragged forwards and back, and of jumps to anywhere. */
export type Scrubbed = { readonly dragged: readonly number[]; readonly jumped: readonly number[] };

export async function scrub(page: Page): Promise<Scrubbed> {
  await page.goto('/');
  await page.locator('.door').first().waitFor();
  await put(page, keptTable('gold', goldenRecord('hoth', 'scenario-11'), [{ kind: 'person' }, { kind: 'bot', level: 3 }]));
  await page.goto('/film/gold');
  await page.locator('.film-bar').waitFor();
  const session = await page.context().newCDPSession(page);
  // Seconds in which the processor worked for the page, whatever else the machine had to do.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const work: number[] = [];
  for (let i = 0; i < STEPS + JUMPS; i++) {
    const before = await worked();
    await page.evaluate(jump(i));
    work.push((await worked()) - before);
  }
  return { dragged: work.slice(0, STEPS), jumped: work.slice(STEPS) };
}

/** Forwards, backwards, anywhere: a frame each. */
const jump = (i: number): string => `(async () => {
  const input = document.querySelector('.film-range input');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const all = Number(input.max);
  const to = ${i} < 80 ? (${i} * 3) % all : ${i} < 160 ? all - (${i} - 80) * 3 : (${i} * 7919) % all;
  set.call(input, String(to));
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
})()`;
