import { type Catalogue, KERNEL_CATALOGUE, type Language, type Sentences, textMaker } from '@wartable/kernel';
import { de } from './de.ts';
import { en, type Key } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

export const CATALOGUE: Catalogue<Key> = { en, fr, de, es };
export const text = textMaker(en);

/** The shell's words together with those of a game and of its page. */
export function withShell(game: Catalogue, own: Catalogue): Catalogue {
  const all = (language: Language): Sentences => ({
    ...KERNEL_CATALOGUE[language],
    ...CATALOGUE[language],
    ...game[language],
    ...own[language],
  });
  return { en: all('en'), fr: all('fr'), de: all('de'), es: all('es') };
}
