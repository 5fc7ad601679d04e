import { describe, expect, it } from 'vitest';
import { layerProblems, sourceProblems } from './layers.ts';

const pure = { imports: ['@wartable/kernel'], pure: true };

describe('The check of the layers', () => {
  it('finds the packages as they are without fault', () => {
    expect(layerProblems('packages')).toEqual([]);
  });

  it.each([
    ['const x = Math.random();', 'Math.random'],
    ['const x = Date.now();', 'Date'],
    ['setTimeout(f, 1);', 'setTimeout'],
    ["await fetch('x');", 'fetch('],
    ['process.exit(1);', 'process'],
  ])('finds %s in a pure package', (source, found) => {
    expect(sourceProblems('a.ts', source, pure)).toEqual([`a.ts:1: a pure package uses ${found}`]);
  });

  it.each(["import { x } from 'node:fs';", "import('@wartable/cli');", "export * from '@wartable/ai';"])('finds %s', (source) => {
    expect(sourceProblems('a.ts', source, pure)).toHaveLength(1);
  });

  it('allows own files, the kernel, and words in comments and sentences', () => {
    const source =
      "import { x } from './x.ts';\nimport { y } from '@wartable/kernel';\n// Math.random, Date\nconst z = 'the Date';\nconst w = 'from' in z ? ['far'] : [];";
    expect(sourceProblems('a.ts', source, pure)).toEqual([]);
  });
});
