// The browser of the tests: the machine's own. Runs on any Node from 20 on, without dependencies.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export const BROWSER_MISSING =
  'The tests in the browser need Chromium or Chrome: install it (Debian, Ubuntu: apt-get install chromium), or name it in WARTABLE_BROWSER=/path/to/chromium.';

/** @returns {string | undefined} */
export function browserPath() {
  const named = process.env.WARTABLE_BROWSER;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), MAC].find((path) => existsSync(path));
}
