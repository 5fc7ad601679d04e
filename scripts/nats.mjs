// The nats-server of the tests: the machine's own, or Debian's package unpacked beside what npm installs. Runs on any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const UNPACKED = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', '.cache', 'nats-server');

export const NATS_MISSING =
  'The tests of several nodes need nats-server and are left out: install it (Debian, Ubuntu: apt-get install nats-server), or name it in WARTABLE_NATS=/path/to/nats-server.';

/** @returns {string | undefined} */
export function natsPath() {
  const named = process.env.WARTABLE_NATS;
  if (named !== undefined) return existsSync(named) ? named : undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin', join(UNPACKED, 'usr', 'sbin')];
  return folders.map((folder) => join(folder, 'nats-server')).find((path) => existsSync(path));
}

/** Unpacks it, and installs nothing: no service that would start with the machine. */
export function fetchNats() {
  if (process.platform !== 'linux' || process.env.WARTABLE_NATS !== undefined || !existsSync('/usr/bin/apt-get')) return;
  console.error('Fetching nats-server for the tests of several nodes (once) …');
  mkdirSync(UNPACKED, { recursive: true });
  const run = (command, ...args) => spawnSync(command, args, { cwd: UNPACKED, stdio: 'ignore' }).status === 0;
  const download = () => run('apt-get', '-qq', 'download', 'nats-server');
  if (!download() && process.getuid?.() === 0 && run('apt-get', '-qq', 'update')) download();
  const file = readdirSync(UNPACKED).find((name) => name.endsWith('.deb'));
  if (file) run('dpkg-deb', '--extract', file, '.');
}
