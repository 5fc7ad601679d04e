/** Every path and every rule that README.md, CONTRIBUTING.md and docs/ name is there, and every link leads somewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { INSTALLED } from '@wartable/games';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PAGES = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(ROOT, 'docs')).map((file) => join('docs', file))].filter(
  (page) => page.endsWith('.md'),
);

const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g;
/** In backticks, with a slash or the ending of a source: `hoth/src/fold.ts`, `records/`. Commands, ids and patterns have other signs. */
const PATH = /`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g;
const ENDING = /\.(ts|tsx|mjs|css|json|yaml|md)$/;

/** Made by a build or a test run, so not in the repository. */
const MADE = ['screenshots/', 'assets/work/'];
const RULES = new Set(INSTALLED.flatMap(({ game }) => game.rulebook.map(({ id }) => id)));

/** Paths are written from the root, from `packages/`, from the sources of web, or, where every game has it, from a game's folder. */
const FROM = [
  ROOT,
  join(ROOT, 'packages'),
  join(ROOT, 'packages', 'web'),
  join(ROOT, 'packages', 'web', 'src'),
  ...INSTALLED.flatMap(({ folder }) => [folder, join(folder, 'src')]),
];
const isThere = (path: string): boolean =>
  MADE.includes(path) || RULES.has(path) || FROM.some((from) => existsSync(join(from, path)));

const ROOMS = [...readdirSync(ROOT), ...readdirSync(join(ROOT, 'packages'))];
function isPath(words: string): boolean {
  const [first = ''] = words.split('/');
  return words.includes('/') && (ENDING.test(words) || words.endsWith('/') || ROOMS.includes(first));
}

/** How GitHub calls a heading in an address. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

describe.each(PAGES)('%s', (page) => {
  const source = readFileSync(join(ROOT, page), 'utf8');
  const prose = source.replace(/^```.*?^```$/gms, '');

  it('names only paths that are there', () => {
    const paths = Array.from(prose.matchAll(PATH), ([, path = '']) => path).filter(isPath);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it('links only to what is there', () => {
    const bad = Array.from(prose.matchAll(LINK), ([link, to = '', place]) => {
      const target = to === '' ? page : join(dirname(page), to);
      if (!existsSync(join(ROOT, target))) return link;
      if (place === undefined) return undefined;
      const headings = readFileSync(join(ROOT, target), 'utf8').matchAll(/^#+ (.*)$/gm);
      return Array.from(headings, ([, heading = '']) => anchor(heading)).includes(place) ? undefined : link;
    });
    expect(bad.filter((link) => link !== undefined)).toEqual([]);
  });
});
