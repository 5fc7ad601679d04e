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
  campaigns: 'page/campaign/text/en.ts',
  record: 'page/record/text/en.ts',
  workshop: 'page/workshop/text/en.ts',
  companion: 'page/companion/text/en.ts',
} as const;

export function sharedPart(name: (typeof SHARED)[number]): Part {
  return { english: join(PACKAGES, name, 'src', 'text', 'en.ts'), file: `${name}.ts` };
}

/** Pages whose words are loaded when one of them is opened: play far apart, films, the rules, puzzles, lessons, and what brings one back. */
const OF_PAGES = {
  online: 'online',
  film: 'play/film',
  book: 'book',
  puzzle: 'puzzle',
  learn: 'learn',
  campaign: 'campaign',
  daily: 'daily',
  record: 'record',
  workshop: 'workshop',
  companion: 'companion',
} as const;
export type PagePart = keyof typeof OF_PAGES;
export const PAGE_PARTS = Object.keys(OF_PAGES) as readonly PagePart[];

export function pagePart(name: PagePart): Part {
  return { english: join(PACKAGES, 'web', 'src', OF_PAGES[name], 'text', 'en.ts'), file: `${name}.ts` };
}

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
