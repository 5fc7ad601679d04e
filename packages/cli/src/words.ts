/** The words of the command line and of all games at the terminal, in one language. */
import { INSTALLED } from '@wartable/games';
import type { Language } from '@wartable/kernel';
import { gameParts, sharedPart, wordsFor } from '@wartable/languages';
import type { Spoken } from './io.ts';

export async function wordsIn(language: Language): Promise<Spoken> {
  const shared = (['kernel', 'ai', 'cli'] as const).map(sharedPart);
  const own = await Promise.all(
    INSTALLED.map(async ({ manifest: { id }, folder }) => {
      const parts = gameParts({ id, folder }, ['rules', 'terminal']);
      return [id, await wordsFor(language, [...shared, ...parts])] as const;
    }),
  );
  const words = await wordsFor(language, shared);
  const ofGames = new Map(own);
  return { words, wordsOf: (game) => ofGames.get(game) ?? words };
}
