import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueProblems } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { USAGE } from '../src/commands/help.ts';
import { CATALOGUE } from '../src/text/index.ts';

const source = new URL('../src', import.meta.url).pathname;

function code(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      if (entry.isDirectory()) return entry.name === 'text' ? '' : code(join(folder, entry.name));
      return readFileSync(join(folder, entry.name), 'utf8');
    })
    .join('\n');
}

describe('The texts of the command line', () => {
  it('are all used', () => {
    const text = code(source);
    const help = Object.keys(USAGE).flatMap((name) => [`help.${name}`, `help.${name}-options`]);
    const families = [...help, 'duel.leader-ready', 'duel.leader-exhausted', 'duel.leader-deployed'];
    const undoReasons = ['play.undo-chance', 'play.undo-reveal', 'play.undo-answer'];
    const used = new Set([...families, ...undoReasons]);
    expect(Object.keys(CATALOGUE.en).filter((key) => !used.has(key) && !text.includes(`'${key}'`))).toEqual([]);
  });

  it('are complete in four languages, with the same parameters', () => {
    expect(catalogueProblems(CATALOGUE)).toEqual([]);
  });
});
