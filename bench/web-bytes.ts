/** What pages load, as the server sends it: by page, and by whether the page's own thread or its workers asked for it. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { visit } from './web-page.ts';

type Loaded = { readonly page: number; readonly workers: number; readonly files: ReadonlyMap<string, number> };

/** Where the build puts what workers load. */
const WORK = '/assets/work/';

/** Counts the bytes of bodies while `work` goes on. */
async function counted(server: Server, work: () => Promise<void>): Promise<Loaded> {
  const files = new Map<string, number>();
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    const path = String(request.url);
    let bytes = 0;
    const count = (chunk: unknown): void => {
      if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) bytes += Buffer.byteLength(chunk);
    };
    const [write, end] = [response.write.bind(response), response.end.bind(response)];
    Object.assign(response, {
      write: (...given: Parameters<typeof write>) => {
        count(given[0]);
        return write(...given);
      },
      end: (...given: Parameters<typeof end>) => {
        count(given[0]);
        files.set(path, (files.get(path) ?? 0) + bytes);
        return end(...given);
      },
    });
  };
  server.prependListener('request', listen);
  try {
    await work();
  } finally {
    server.off('request', listen);
  }
  const sum = (inWork: boolean): number =>
    [...files].reduce((all, [path, bytes]) => (path.startsWith(WORK) === inWork ? all + bytes : all), 0);
  return { page: sum(false), workers: sum(true), files };
}

/** From a fresh visit to the first decision of a game, or to the home page alone. */
export async function bytesOf(
  server: Server,
  browser: Browser,
  address: string,
  open: (page: Page) => Promise<void>,
): Promise<Loaded> {
  return await counted(server, () =>
    visit(browser, address, {}, async (page) => {
      await open(page);
      await page.waitForLoadState('networkidle');
    }),
  );
}
