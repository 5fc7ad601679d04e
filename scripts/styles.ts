/** The check of the styles: short sheets, each in a layer, colours in tokens, no list of screens, and no game wears another's sheet. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { gameFolders } from '@wartable/games/folders';
import { importsOf } from './layers.ts';

const LONGEST = 300;
/** Here stands the order of the layers. */
const ORDER = join('web', 'public', 'layers.css');

const NAMED =
  'aqua|azure|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|snow|tan|teal|tomato|turquoise|violet|wheat|white|yellow';
const COLOUR = new RegExp(`#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(|(?<![\\w-])(?:${NAMED})(?![\\w-])`, 'i');
/** What is said of a part: a property and its value. */
const DECLARATION = /(?:^|[{;])\s*[\w-]+\s*:([^;{}]*)(?=[;}])/g;

/** Each breach in the sheets below a folder of packages. */
export function styleProblems(packages: string): string[] {
  const games = gameFolders().map(({ id }) => id);
  const layers = (/@layer ([^;{]*);/.exec(readFileSync(join(packages, ORDER), 'utf8'))?.[1] ?? '').split(/,\s*/);
  const files = filesIn(packages);
  const worn = new Set([ORDER]);
  const problems = files.flatMap((file) => {
    const source = readFileSync(join(packages, file), 'utf8');
    return importsOf(source).flatMap(({ target }) => {
      if (!target.endsWith('.css')) return [];
      const sheet = sheetOf(file, target);
      if (sheet === undefined) return [];
      worn.add(sheet);
      return wearProblems(file, sheet, games);
    });
  });
  const sheets = files.filter((file) => file.endsWith('.css'));
  for (const sheet of sheets) {
    if (sheet !== ORDER) problems.push(...sheetProblems(sheet, readFileSync(join(packages, sheet), 'utf8'), layers));
    if (!worn.has(sheet)) problems.push(`${sheet}: nothing imports it`);
  }
  return problems;
}

export function sheetProblems(sheet: string, source: string, layers: readonly string[]): string[] {
  const problems: string[] = [];
  const lines = source.trimEnd().split('\n').length;
  if (lines > LONGEST) problems.push(`${sheet}: ${lines} lines; two sheets of at most ${LONGEST} would be better`);
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@import[^;]*;/g, '');
  const loose = outermost(code).filter((head) => !layers.includes(/^@layer ([\w-]+)$/.exec(head)?.[1] ?? ''));
  if (loose.length > 0) problems.push(`${sheet}: in none of the layers ${layers.join(', ')}: ${loose.join(', ')}`);
  if (/@media[^{]*\bwidth\b/.test(code)) problems.push(`${sheet}: asks the screen how wide it is, not its container`);
  if (/^tokens.*\.css$/.test(basename(sheet))) return problems;
  for (const [, value = ''] of code.replace(/url\([^)]*\)/g, '').matchAll(DECLARATION)) {
    const [colour] = COLOUR.exec(value) ?? [];
    if (colour !== undefined) problems.push(`${sheet}: the colour ${value.trim()} is no token`);
  }
  return problems;
}

/** A game wears its own sheets and those that all share. */
export function wearProblems(file: string, sheet: string, games: readonly string[]): string[] {
  const [wearer = '', owner = ''] = [file, sheet].map((path) => path.split('/')[0]);
  if (games.includes(owner) && owner !== wearer) return [`${file}: wears ${sheet} of another`];
  if (games.includes(owner) && dirname(sheet).endsWith('/style'))
    return [`${file}: ${sheet} does not lie beside what it dresses`];
  return [];
}

/** What stands before the outermost braces. */
function outermost(code: string): string[] {
  const heads: string[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: brace, index } of code.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) heads.push(code.slice(from, index).trim());
    if (brace === '}' && --depth === 0) from = index + 1;
  }
  return heads;
}

/** Where an import leads, below the folder of packages; undefined where it leads out. */
function sheetOf(file: string, target: string): string | undefined {
  if (target.startsWith('.')) return normalize(join(dirname(file), target));
  const [, owner, rest = ''] = /^@wartable\/([a-z]+)\/(.*)$/.exec(target) ?? [];
  if (owner === undefined) return undefined;
  return owner === 'web' ? join(owner, 'src', rest) : join(owner, rest);
}

function filesIn(packages: string): string[] {
  const roots = readdirSync(packages).flatMap((name) => ['src', 'page', 'public'].map((folder) => join(name, folder)));
  return roots
    .filter((root) => existsSync(join(packages, root)))
    .flatMap((root) => readdirSync(join(packages, root), { recursive: true, encoding: 'utf8' }).map((path) => join(root, path)))
    .filter((path) => /\.(css|tsx?)$/.test(path));
}
