/** Once for all tests in the browser: the application as it is built, on a real server. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWeb, DIST } from '../../../../scripts/build-web.ts';
import { openServer } from '../../../server/src/index.ts';
import { NETWORK } from './plain-http.ts';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

/** All pages of all tests come from one address. */
const MANY = { requests: 1_000_000, guestsPerHour: 1_000_000, messages: 1_000_000 };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'wartable-browser-'));
  const given = { data, host: '127.0.0.1', port: 0, url: `http://${NETWORK}`, web: DIST, limits: MANY, botThreads: 1 };
  // Nobody waits for bots.
  const { port, close } = await openServer(given, { botPace: 0 });
  project.provide('address', `http://127.0.0.1:${port}/`);
  return close;
}
