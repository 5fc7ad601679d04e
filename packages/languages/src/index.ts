/** The words where Node runs, loaded by language. Browsers get theirs from the build (web/vite-games.ts). */
import { pathToFileURL } from 'node:url';
import type { Language, Sentences, Words } from '@wartable/kernel';
import { fileOf, type Part } from './files.ts';

export { ENGLISH, type GamePart, gameParts, LANGUAGES, PAGE_PARTS, type Part, pagePart, sharedPart } from './files.ts';

/** The words of several parts together; later ones come before earlier ones. */
export async function wordsFor(language: Language, parts: readonly Part[]): Promise<Words> {
  const all = await Promise.all(parts.map((part) => sentencesOf(part, language)));
  return { language, sentences: Object.assign({}, ...all) };
}

async function sentencesOf(part: Part, language: Language): Promise<Sentences> {
  const { path, name } = fileOf(part, language);
  const module: Readonly<Record<string, Sentences>> = await import(pathToFileURL(path).href);
  const found = module[name];
  if (!found) throw new TypeError(`${path} does not export ${name}`);
  return found;
}
