import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InputError, render, type Sentences, type Words } from '../src/index.ts';
import { en } from '../src/text/en.ts';

/** The code of packages, their terminal boards included, their texts left out. */
export function codeOf(...packages: readonly string[]): string {
  const root = new URL('../..', import.meta.url).pathname;
  const folders = packages.flatMap((name) => [join(root, name, 'src'), join(root, name, 'terminal')]);
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap(sources)
    .join('\n');
}

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'text' ? [] : sources(join(folder, entry.name));
    return [readFileSync(join(folder, entry.name), 'utf8')];
  });
}

/** Keys that are written out in the code. */
export function literalKeys(code: string, keys: readonly string[]): string[] {
  return keys.filter((key) => code.includes(`'${key}'`));
}

/** Keys put together from a word and a closed list. */
export function family(head: string, tails: readonly string[]): string[] {
  return tails.map((tail) => `${head}.${tail}`);
}

/** The types of events that the code declares. */
export function eventTypes(code: string): string[] {
  return [...code.matchAll(/readonly type: '([^']+)'/g)].map((match) => match[1] as string);
}

/** The kernel's words in English, with those of a game. */
export function english(own: Sentences): Words {
  return { language: 'en', sentences: { ...en, ...own } };
}

/** What is wrong with input, in English: with words of the kernel and those of a game. */
export function inEnglish({ path, text }: InputError, own: Sentences = {}): string {
  const reason = render(english(own), text);
  return path === '' ? reason : `${path}: ${reason}`;
}
