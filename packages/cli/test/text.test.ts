import { INSTALLED } from '@wartable/games';
import type { Sentences } from '@wartable/kernel';
import { gameParts, wordsFor } from '@wartable/languages';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../kernel/test/texts.ts';
import { COMMAND_NAMES } from '../src/commands/help.ts';
import { en } from '../src/text/en.ts';

/** Keys put together from a word and a closed list. */
const FAMILIES = [
  ...COMMAND_NAMES.flatMap((name) => [`help.${name}`, `help.${name}-options`]),
  ...['command', 'option'].flatMap((what) => [`error.${what}-near`, `error.${what}-of`]),
  ...['play.undo-chance', 'play.undo-reveal', 'play.undo-answer'],
  ...['duel.leader-ready', 'duel.leader-exhausted', 'duel.leader-deployed'],
];

function unused(sentences: Sentences, code: string): string[] {
  return Object.keys(sentences).filter((key) => !FAMILIES.includes(key) && !code.includes(`'${key}'`));
}

describe('The texts of the command line', () => {
  it('are all used', () => {
    expect(unused(en, codeOf('cli', ...INSTALLED.map(({ manifest }) => manifest.id)))).toEqual([]);
  });

  it.each(INSTALLED.map((game) => [game.manifest.id, game.folder]))('are all used by %s', async (id, folder) => {
    const { sentences } = await wordsFor('en', gameParts({ id, folder }, ['terminal']));
    expect(unused(sentences, codeOf('cli', id))).toEqual([]);
  });
});
