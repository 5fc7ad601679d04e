/** The check of the rooms: who imports whom, no cycles, and pure rooms stay pure. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { gameFolders } from '@wartable/games/folders';
import { type Room, roomsWith } from './rooms.ts';

/** What a pure room may not touch: chance that is not ours, clocks, timers, network, disk, DOM. */
const OUTSIDE: readonly RegExp[] = [
  /\bMath\.random\b/,
  /\bDate\b/,
  /\bperformance\b/,
  /\bset(Timeout|Interval|Immediate)\b/,
  /\bfetch\(/,
  /\bprocess\b/,
  /\bglobalThis\b/,
  /\bcrypto\b/,
];

/** One module of the terminal and one of the server write files; all others may only read them. */
const WRITERS = ['cli/disk.ts', 'server/src/store/disk.ts'];
const READS = ['existsSync', 'readdirSync', 'readFileSync', 'statSync'];

/** What of the file system a module imports besides reading; all of it where it does not say what. */
function writesOf(code: string): string[] {
  return [...code.matchAll(/\bimport\b([^;'"]*)['"](?:node:)?fs(\/promises)?['"]/g)].flatMap(([, what = '', promises]) => {
    const names = /^\s*\{([^}]*)\}\s*from\s*$/.exec(what)?.[1];
    if (names === undefined || promises) return ['node:fs'];
    const imported = names.split(',').map((name) => name.trim().split(' as ')[0] ?? '');
    return imported.filter((name) => name !== '' && !name.startsWith('type ') && !READS.includes(name));
  });
}

/** `import … from`, `export … from`, `import '…'`, `import('…')`; sentences and `'from' in event` are none. */
const IMPORT = /(?:^[ \t]*(?:(?:import|export)\b([^;'"=]*?)\bfrom|import)|(\bimport)\s*\()\s*['"]([^'"]+)['"]/gm;

/** `lazy`: fetched when it is needed; it makes no cycle. */
export type Import = { readonly line: number; readonly target: string; readonly typeOnly: boolean; readonly lazy: boolean };

export function importsOf(code: string): Import[] {
  return [...code.matchAll(IMPORT)].map(({ index, 1: what, 2: lazy, 3: target = '' }) => ({
    line: lineOf(code, index),
    target,
    typeOnly: what !== undefined && isTypeOnly(what),
    lazy: lazy !== undefined,
  }));
}

/** `type { A }`, or `{ type A, type B }`. */
function isTypeOnly(what: string): boolean {
  if (/^\s*type\b/.test(what)) return true;
  const names = /^\s*\{([\s\S]*)\}\s*$/
    .exec(what)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  return names !== undefined && names.filter((name) => name !== '').every((name) => name.startsWith('type '));
}

/** Each breach in the sources below a folder of packages. */
export function layerProblems(packages: string): string[] {
  const games = gameFolders().map(({ id }) => id);
  const rooms = roomsWith(games);
  const modules = new Map<string, string[]>();
  const problems = sources(packages).flatMap((path) => {
    const place = shortened(path.slice(packages.length + 1));
    const name = roomOf(place, rooms);
    const room = name === undefined ? undefined : rooms.get(name);
    if (name === undefined || room === undefined) return [`${path}: has no room in scripts/rooms.ts`];
    const source = readFileSync(path, 'utf8');
    modules.set(place, staticTargets(place, withoutComments(source)));
    return sourceProblems(path, place, source, { name, room, rooms });
  });
  return [
    ...problems,
    ...cycles(modules).map((cycle) => `a cycle: ${cycle.join(' → ')}`),
    ...games.flatMap((game) => engineIn(`${game}/src/telling.ts`, `${game}/src/rules/`, modules)),
  ];
}

type Here = { readonly name: string; readonly room: Room; readonly rooms: ReadonlyMap<string, Room> };

export function sourceProblems(path: string, place: string, source: string, { name, room, rooms }: Here): string[] {
  const code = withoutComments(source);
  const problems: string[] = [];
  for (const { target, line, typeOnly } of importsOf(code)) {
    const found = placeOf(place, target);
    const there = found === undefined ? target : (roomOf(found, rooms) ?? found);
    if (there === name) continue;
    const allowed = typeOnly ? [...room.uses, ...(room.types ?? [])] : room.uses;
    if (allowed.some((one) => covers(one, found ?? target) || one === there)) continue;
    problems.push(`${path}:${line}: ${name} uses ${found ?? target}; it may use ${allowed.join(', ') || 'nothing'}`);
  }
  if (!WRITERS.includes(place) && room.uses.includes('node:'))
    for (const name of writesOf(code))
      problems.push(`${path}: uses ${name}; files are written by ${WRITERS.join(' and ')} alone`);
  if (room.pure)
    for (const forbidden of OUTSIDE) {
      const match = forbidden.exec(withoutTexts(code));
      if (match) problems.push(`${path}:${lineOf(code, match.index)}: a pure room uses ${match[0]}`);
    }
  return problems;
}

function covers(allowed: string, target: string): boolean {
  return target === allowed || target.startsWith(/[:/]$/.test(allowed) ? allowed : `${allowed}/`);
}

/** The longest beginning that is a room. */
function roomOf(place: string, rooms: ReadonlyMap<string, Room>): string | undefined {
  return [...rooms.keys()].filter((name) => covers(name, place)).sort((a, b) => b.length - a.length)[0];
}

/** Where an import leads, below `packages/` and without the `src` of shared packages; undefined where it leads out. */
function placeOf(from: string, target: string): string | undefined {
  if (target.startsWith('.')) return shortened(normalize(join(dirname(lengthened(from)), target)));
  const [, name = '', rest = ''] = /^(?:@wartable\/([a-z]+)|wartable)(?:\/(.*))?$/.exec(target) ?? [];
  if (!/^(@wartable\/|wartable(\/|$))/.test(target)) return undefined;
  const owner = name || 'cli';
  if (owner === 'web' || owner === 'cli') return `${owner}/${rest}`;
  if (rest === 'telling' || rest === 'companion') return `${owner}/src/${rest}.ts`;
  if (rest === 'manifest') return owner === 'games' ? 'games/manifest.ts' : `${owner}/manifest.ts`;
  if (/^(page|terminal|src)\//.test(rest)) return `${owner}/${rest}`;
  return isShared(owner) ? `${owner}/${rest || 'index.ts'}` : `${owner}/src/${rest || 'index.ts'}`;
}

const SHARED = ['kernel', 'ai', 'games', 'languages', 'bots', 'cli', 'web'];
const isShared = (name: string): boolean => SHARED.includes(name);

/** `web/src/play/log.tsx` is `play/log.tsx` of `web`. */
function shortened(path: string): string {
  const [owner = '', second, ...rest] = path.split('/');
  return isShared(owner) && second === 'src' ? [owner, ...rest].join('/') : path;
}

function lengthened(place: string): string {
  const [owner = '', ...rest] = place.split('/');
  return isShared(owner) ? [owner, 'src', ...rest].join('/') : place;
}

/** What a module needs before it can run. */
function staticTargets(place: string, code: string): string[] {
  return importsOf(code)
    .filter(({ typeOnly, lazy }) => !typeOnly && !lazy)
    .flatMap(({ target }) => placeOf(place, target) ?? []);
}

/** A page loads the telling of a game: what it needs must not lead to the engine. */
export function engineIn(telling: string, engine: string, modules: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>();
  const visit = (module: string, path: readonly string[]): string[] => {
    if (seen.has(module)) return [];
    seen.add(module);
    if (module.startsWith(engine)) return [`the engine in a telling: ${[...path, module].join(' → ')}`];
    return (modules.get(module) ?? []).flatMap((next) => visit(next, [...path, module]));
  };
  return visit(telling, []);
}

/** Rings of modules that need each other, each told once. */
export function cycles(modules: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const found: string[][] = [];
  const visit = (module: string, path: readonly string[]): void => {
    const start = path.indexOf(module);
    if (start >= 0) found.push([...path.slice(start), module]);
    if (start >= 0 || done.has(module)) return;
    for (const next of modules.get(module) ?? []) visit(next, [...path, module]);
    done.add(module);
  };
  for (const module of modules.keys()) visit(module, []);
  return found;
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** Sentences may speak of anything. */
function withoutTexts(code: string): string {
  return code.replace(/'(?:[^'\\\n]|\\.)*'/g, (text) => ' '.repeat(text.length));
}

function lineOf(code: string, index: number): number {
  return code.slice(0, index).split('\n').length;
}

const FOLDERS = ['src', 'page', 'terminal'];

/** The sources of all packages; a shared package's `src` is left out of their places. */
function sources(packages: string): string[] {
  return readdirSync(packages).flatMap((name) =>
    readdirSync(join(packages, name), { withFileTypes: true }).flatMap((entry) => {
      const path = join(packages, name, entry.name);
      if (entry.isDirectory()) return FOLDERS.includes(entry.name) ? below(path) : [];
      return entry.name === 'manifest.ts' ? [path] : [];
    }),
  );
}

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return below(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}
