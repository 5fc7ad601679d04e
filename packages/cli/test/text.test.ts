import { catalogueProblems } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../kernel/test/texts.ts';
import { USAGE } from '../src/commands/help.ts';
import { CATALOGUE } from '../src/text/index.ts';

describe('The texts of the command line', () => {
  it('are all used', () => {
    const text = codeOf('cli');
    const help = Object.keys(USAGE).flatMap((name) => [`help.${name}`, `help.${name}-options`]);
    const families = [...help, 'duel.leader-ready', 'duel.leader-exhausted', 'duel.leader-deployed'];
    const unknown = ['command', 'option'].flatMap((what) => [`error.${what}-near`, `error.${what}-of`]);
    const undoReasons = ['play.undo-chance', 'play.undo-reveal', 'play.undo-answer'];
    const used = new Set([...families, ...unknown, ...undoReasons]);
    expect(Object.keys(CATALOGUE.en).filter((key) => !used.has(key) && !text.includes(`'${key}'`))).toEqual([]);
  });

  it('are complete in four languages, with the same parameters', () => {
    expect(catalogueProblems(CATALOGUE)).toEqual([]);
  });
});
