/** The words of the page, loaded one language at a time: those of the home page at once, those of a game when it is opened. */

import { games, home, languages } from 'virtual:words';
import { type Language, languageFor, type Sentences } from '@wartable/kernel';
import { keptWord } from './kept.ts';

export const LANGUAGES: readonly Language[] = languages;
export const KEPT = 'wartable.language';

/** The home page, or a game by its id. */
type Part = string;
export const HOME: Part = '';

const loading = new Map<string, Promise<Sentences>>();
const loaded = new Map<string, Sentences>();
const opened = new Set<Part>();
/** What failed without a network is tried again, in milliseconds; not at once, for a page that failed is drawn a second time. */
const PAUSE = 1000;

const nameOf = (language: Language, part: Part): string => `${language}/${part}`;

export function loadedWords(language: Language, part: Part): Sentences | undefined {
  return loaded.get(nameOf(language, part));
}

export function loadWords(language: Language, part: Part): Promise<Sentences> {
  const name = nameOf(language, part);
  const known = loading.get(name);
  if (known) return known;
  opened.add(part);
  const load = part === HOME ? home[language] : games[language]?.[part];
  const words = load ? load().then((module) => module.default) : Promise.resolve({});
  loading.set(name, words);
  words.then(
    (sentences) => loaded.set(name, sentences),
    () => setTimeout(() => loading.delete(name), PAUSE),
  );
  return words;
}

/** The words of a game in the language that is being read. */
export function openWords(part: Part): Promise<Sentences> {
  return loadWords(spoken, part);
}

/** All words the page has needed so far, in another language that will be read from now on. */
export async function changeWords(language: Language): Promise<void> {
  await Promise.all([...opened].map((part) => loadWords(language, part)));
  spoken = language;
}

/** The reader's language: as chosen before on this device, else the browser's. */
export const FIRST_LANGUAGE: Language = languageFor([keptWord(KEPT) ?? '', ...navigator.languages], LANGUAGES) ?? 'en';

let spoken = FIRST_LANGUAGE;

// At once: whoever imports this first does not wait for React to start.
loadWords(FIRST_LANGUAGE, HOME);
