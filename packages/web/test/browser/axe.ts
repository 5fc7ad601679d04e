import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/** What shuts people out, one line each. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as Violation[];
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
