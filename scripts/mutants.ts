/**
 * Breaks the seam between engine and player on purpose, one place at a time, in a copy of the repository, and sees whether the
 * fuzzer or a test notices. `npm run mutants [word]` runs those whose name holds the word. A mutant that lives is a hole.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { MUTANTS, type Mutant } from './mutants-list.ts';

const ROOT = join(import.meta.dirname, '..');
const COPIED = [
  'packages',
  'cases',
  'records',
  'scripts',
  'package.json',
  'vitest.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
];

/** A copy whose packages find each other, and everything else where it is. */
function workshop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-mutants-'));
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
    });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@wartable'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.endsWith('wartable')) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  symlinkSync(join(folder, 'packages', 'cli'), join(modules, 'wartable'));
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(modules, '@wartable', name));
    try {
      symlinkSync(join(ROOT, 'packages', name, 'node_modules'), join(folder, 'packages', name, 'node_modules'));
    } catch {
      // Most packages have none of their own.
    }
  }
  return folder;
}

function run(folder: string, args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const hear = (data: Buffer): void => {
      output += data.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => resolve({ code, output }));
  });
}

const commandFor = (by: string): readonly string[] =>
  by.endsWith('.test.ts')
    ? // The second reporter keeps the exit code, which the end of PostgreSQL takes away.
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'node',
        '--reporter',
        'dot',
        '--reporter',
        './scripts/closing-line.ts',
        by,
      ]
    : ['packages/cli/bin/wartable.mjs', 'fuzz', ...by.split(' '), '--out', 'fuzz-failures'];

/** Whether something noticed, and what it said. */
async function isCaught(folder: string, { file, from, to, by }: Mutant): Promise<string | undefined> {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} does not hold this exactly once:\n${from}`);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  try {
    for (const check of by) {
      const { code, output } = await run(folder, commandFor(check));
      if (code !== 0) return `${check}: ${reasonIn(output)}`;
    }
    return undefined;
  } finally {
    writeFileSync(path, source);
  }
}

/** The line of the output that says most. */
function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  return (
    lines.find((line) => /Error: |^Seed |promise|broken/i.test(line)) ??
    lines.find((line) => line.trim() !== '') ??
    ''
  ).trim();
}

/** Nothing is caught by a check that fails anyway. */
async function checkSound(folder: string): Promise<void> {
  for (const check of new Set(wanted.flatMap(({ by }) => by))) {
    const { code, output } = await run(folder, commandFor(check));
    if (code !== 0) throw new Error(`without any mutant, ${check} fails: ${reasonIn(output)}`);
  }
}

const wanted = MUTANTS.filter(({ name }) => name.includes(process.argv[2] ?? ''));
const queue = [...wanted];
const alive: Mutant[] = [];
const work = async (): Promise<void> => {
  const folder = workshop();
  try {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const said = await isCaught(folder, mutant);
      if (said === undefined) alive.push(mutant);
      console.log(
        `${said === undefined ? 'LIVES ' : 'caught'}  ${mutant.name}${said === undefined ? '' : `\n        ${said.slice(0, 150)}`}`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
const sound = workshop();
await checkSound(sound).finally(() => rmSync(sound, { recursive: true, force: true }));
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
console.log(`\n${wanted.length - alive.length} of ${wanted.length} mutants were caught`);
process.exit(alive.length === 0 ? 0 : 1);
