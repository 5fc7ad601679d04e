/** The programs in README.md and docs/ compile as they stand, under our own settings; the one in README.md runs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, 'node_modules', '.cache');
const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name);
const docs = readdirSync(join(ROOT, 'docs')).filter((file) => file.endsWith('.md'));

/** Blocks that import what they use; others show a part of something. */
function programsIn(page: string): string[] {
  const blocks = readFileSync(join(ROOT, page), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms);
  return Array.from(blocks, ([, source = '']) => source).filter((source) => source.startsWith('import '));
}

/** What the compiler says about programs that lie within this repository. */
function problemsWith(programs: readonly string[]): string {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'programs-'));
  try {
    for (const [i, source] of programs.entries()) writeFileSync(join(folder, `${i}.ts`), source);
    const settings = {
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: { lib: ['ES2024'], types: ['node'] },
      files: programs.map((_, i) => `${i}.ts`),
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    return spawnSync(bin('tsc'), ['-p', folder], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('The programs in our documents', () => {
  const [example = ''] = programsIn('README.md');

  it('compile', () => {
    expect(example).toContain('duel.setup');
    expect(problemsWith(['README.md', ...docs.map((file) => `docs/${file}`)].flatMap(programsIn))).toBe('');
  });

  it('would not with a mistake in them', () => {
    expect(problemsWith([example.replace('asked.seat', '0')])).toContain("not assignable to parameter of type 'Seat'");
  });

  it('run: README.md plays a whole game, and says why something is not possible', () => {
    const told = execFileSync(bin('node'), ['--input-type=module-typescript'], { cwd: ROOT, input: example, encoding: 'utf8' });
    const lines = told.trim().split('\n');
    expect(lines.at(-2)).toMatch(/^(Leia|Vader) wins\.$/);
    expect(lines.at(-1)).toContain('Sentinel');
  });
});
