import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from './mutants-list.ts';

const ROOT = join(import.meta.dirname, '..');

describe('What is broken on purpose', () => {
  it.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s: is found in the code, once', (_, { file, from }) => {
    expect(readFileSync(join(ROOT, file), 'utf8').split(from)).toHaveLength(2);
  });
});
