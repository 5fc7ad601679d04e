#!/usr/bin/env node
// Starts the command line on the pinned Node, whatever Node the machine has.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const main = join(here, '..', 'src', 'run.ts');
const pinned = join(here, '..', '..', '..', 'node_modules', 'node', 'bin', 'node');

if (Number(process.versions.node.split('.')[0]) >= 26) {
  await import(main);
} else if (existsSync(pinned)) {
  const child = spawn(pinned, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.on('SIGINT', () => {}); // the child answers it
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
} else {
  console.error('Wartable is not installed yet: run `npm start` or `npm test` once.');
  process.exit(1);
}
