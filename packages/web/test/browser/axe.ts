import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/** What shuts people out, one line each; of some rules, or of all. */
export async function barriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  const asked = rules ? JSON.stringify({ runOnly: rules }) : '';
  const found = (await page.evaluate(`axe.run(${asked}).then(({ violations }) => violations)`)) as Violation[];
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** The same in each theme; afterwards the page has its own again. */
export async function barriersInThemes(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, string[]> = {};
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    found[theme] = await barriers(page);
  }
  await page.evaluate('delete document.documentElement.dataset.theme');
  return found;
}
