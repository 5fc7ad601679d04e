/** All static checks, side by side. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { layerProblems } from './layers.ts';
import { styleProblems } from './styles.ts';

const bin = (name: string): string => join('node_modules', '.bin', name);

const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format and lint', bin('biome'), 'ci', '--colors=off', '.'],
  ['types', bin('tsc'), '-p', 'tsconfig.json'],
  ['types of pure packages', bin('tsc'), '-p', 'tsconfig.pure.json'],
  ['types of the web application', bin('tsc'), '-p', 'packages/web/tsconfig.json'],
  ['dead code', bin('knip')],
];

type Result = { readonly name: string; readonly ok: boolean; readonly output: string; readonly ms: number };

function run(name: string, command: string, args: readonly string[]): Promise<Result> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    const end = (ok: boolean): void => resolve({ name, ok, output, ms: performance.now() - began });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

function look(name: string, problemsOf: (packages: string) => string[]): Result {
  const began = performance.now();
  const problems = problemsOf('packages');
  return { name, ok: problems.length === 0, output: problems.join('\n'), ms: performance.now() - began };
}

const results = [
  look('layers', layerProblems),
  look('styles', styleProblems),
  ...(await Promise.all(CHECKS.map(([name, command, ...args]) => run(name, command, args)))),
];
for (const { name, ok, output, ms } of results) {
  console.log(`${ok ? '✓' : '✗'} ${name} (${(ms / 1000).toFixed(1)} s)`);
  if (!ok) console.log(output.trim());
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
