// Installs what is missing, on whatever Node the machine has (20 or newer), without dependencies.
// npm runs it before `start` and `test`; the script that follows already runs on the pinned Node.
// With the word `browser` it also looks for what the tests need besides: the browser, and nats-server.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROWSER_MISSING, browserPath } from './browser.mjs';
import { fetchNats, NATS_MISSING, natsPath } from './nats.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lock = join(root, 'package-lock.json');
const installed = join(root, 'node_modules', '.package-lock.json');

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`Wartable needs Node 20 or newer to install itself; this is ${process.version}.`);
  process.exit(1);
}

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.error('Installing what is missing (once) …');
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(error?.message ?? '');
    console.error('Installing failed. Check the network and run the same command again.');
    process.exit(status ?? 1);
  }
}

if (process.argv.includes('browser') && !browserPath()) {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const quietly = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], quietly).status === 0;
  if (isRoot && !process.env.WARTABLE_BROWSER && existsSync('/usr/bin/apt-get')) {
    console.error('Installing chromium for the tests in the browser (once) …');
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
  }
  if (!browserPath()) console.error(BROWSER_MISSING);
}

if (process.argv.includes('browser') && !natsPath()) {
  fetchNats();
  if (!natsPath()) console.error(NATS_MISSING);
}
