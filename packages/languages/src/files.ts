/**
 * Where sentences lie. English lies beside the code and decides which keys there are; every other language is a folder here.
 * Which languages there are follows from the folders: a further one is a folder, and nothing else.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@wartable/kernel';

/** The sentences of one piece of code: where English is, and what the file is called in the folder of a language. */
export type Part = { readonly english: string; readonly file: string };

export const ENGLISH: Language = 'en';

const HERE = import.meta.dirname;
const PACKAGES = join(HERE, '..', '..');

export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  ...readdirSync(HERE, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
];

const SHARED = ['kernel', 'ai', 'cli', 'server', 'web'] as const;
const OF_A_GAME = {
  rules: 'src/text/en.ts',
  page: 'page/text/en.ts',
  terminal: 'terminal/text/en.ts',
  door: 'page/door/en.ts',
  book: 'page/book/text/en.ts',
  lessons: 'lessons/text/en.ts',
} as const;

export function sharedPart(name: (typeof SHARED)[number]): Part {
  return { english: join(PACKAGES, name, 'src', 'text', 'en.ts'), file: `${name}.ts` };
}

/** The pages of play far apart, whose words are loaded when one of them is opened. */
export const ONLINE: Part = { english: join(PACKAGES, 'web', 'src', 'online', 'text', 'en.ts'), file: 'online.ts' };

/** Films of matches, whose words are loaded when one is opened. */
export const FILM: Part = { english: join(PACKAGES, 'web', 'src', 'play', 'film', 'text', 'en.ts'), file: 'film.ts' };

/** The page of the rules. */
export const BOOK: Part = { english: join(PACKAGES, 'web', 'src', 'book', 'text', 'en.ts'), file: 'book.ts' };

/** The pages of the puzzles. */
export const PUZZLE: Part = { english: join(PACKAGES, 'web', 'src', 'puzzle', 'text', 'en.ts'), file: 'puzzle.ts' };
/** Lessons, and the paths that lead through them. */
export const LEARN: Part = { english: join(PACKAGES, 'web', 'src', 'learn', 'text', 'en.ts'), file: 'learn.ts' };

export type GamePart = keyof typeof OF_A_GAME;

/** Those parts of a game that there are. */
export function gameParts({ id, folder }: { readonly id: string; readonly folder: string }, names: readonly GamePart[]): Part[] {
  const parts = names.map((name) => ({ english: join(folder, OF_A_GAME[name]), file: `${id}/${name}.ts` }));
  return parts.filter(({ english }) => existsSync(english));
}

/** The file of a part in a language and the name it exports; where a language has none, English stands in. */
export function fileOf({ english, file }: Part, language: Language): { readonly path: string; readonly name: string } {
  const own = join(HERE, language, file);
  return existsSync(own) ? { path: own, name: 'sentences' } : { path: english, name: 'en' };
}
