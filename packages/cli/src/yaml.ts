/** YAML from outside, as data and places. What JSON could not say is refused. */
import { checked, type Document, InputError, join, MOST_DEPTH, shortened, type Text } from '@wartable/kernel';
import { type Alias, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { text } from './text/index.ts';

// docs/records.md tells these numbers.
const MOST_MEGABYTES = 1;
const MOST_ALIASES = 100;
/** Aliases may say much in few words, but not without end. */
const MOST_THINGS = 200_000;
const MOST_LETTERS = 200;

/** Reads YAML. Throws `InputError`, which has the place. */
export function readYaml(source: string): Document {
  const lines = new LineCounter();
  const fail: Fail = (said, offset) => {
    throw new InputError('', said, placeAt(lines, offset));
  };
  if (source.length > MOST_MEGABYTES * 2 ** 20) fail(text('yaml.size', { most: MOST_MEGABYTES }), 0);
  const root = rootOf(source, lines, fail);
  return checked({ data: dataOf(root, fail), placeOf: (path) => placeAt(lines, offsetOf(root, path)) });
}

type Fail = (said: Text, offset: number) => never;

function placeAt(lines: LineCounter, offset: number) {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

function rootOf(source: string, lines: LineCounter, fail: Fail): unknown {
  // Fields that stand twice are found below: the library would compare each with each.
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false, uniqueKeys: false, logLevel: 'error' });
  const [wrong] = [...document.errors, ...document.warnings];
  if (!wrong) return document.contents;
  // The library goes down as deep as the file does, and then says so.
  const isDeep = wrong.message.includes('call stack');
  return fail(isDeep ? tooDeep : text('error.syntax', { reason: shortened(wrong.message, MOST_LETTERS) }), wrong.pos[0]);
}

const tooDeep: Text = { key: 'limit.depth', params: { most: MOST_DEPTH } };

function dataOf(root: unknown, fail: Fail): unknown {
  const anchors = new Map<string, unknown>();
  const aliases = new Set<Alias>();
  /** What lies around the thing that is read. */
  const around: unknown[] = [];
  let things = 0;

  function read(node: unknown, from: number): unknown {
    const at = startOf(node) ?? from;
    if (++things > MOST_THINGS) fail(text('yaml.things', { most: MOST_THINGS }), at);
    if (isAlias(node)) return aliased(node, at);
    if (isNode(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isScalar(node)) return plain(node.value, at);
    if (around.length >= MOST_DEPTH) fail(tooDeep, at);
    around.push(node);
    const data = isSeq(node) ? node.items.map((item) => read(item, at)) : isMap(node) ? fields(node, at) : null;
    around.pop();
    return data;
  }

  function plain(value: unknown, at: number): unknown {
    if (typeof value === 'object' && value !== null) fail(text('yaml.plain'), at);
    return value ?? null;
  }

  function aliased(alias: Alias, at: number): unknown {
    const name = alias.source;
    if (aliases.add(alias).size > MOST_ALIASES) fail(text('yaml.aliases', { most: MOST_ALIASES }), at);
    const target = anchors.get(name);
    if (target === undefined) fail(text('yaml.anchor', { name: shortened(name) }), at);
    if (around.includes(target)) fail(text('yaml.circle', { name: shortened(name) }), at);
    return read(target, at);
  }

  function fields({ items }: YAMLMap, at: number): object {
    const found = new Map<string, unknown>();
    for (const { key, value } of items as readonly Pair[]) {
      const start = startOf(key) ?? at;
      const name = isScalar(key) ? String(key.value) : fail(text('yaml.key'), start);
      if (found.has(name)) fail({ key: 'json.twice', params: { key: shortened(name) } }, start);
      found.set(name, read(value, start));
    }
    return Object.fromEntries(found);
  }

  return read(root, 0);
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Where a path stands; what is not there stands where the nearest thing around it does. */
function offsetOf(root: unknown, wanted: string): number {
  let [node, path, found]: [unknown, string, number] = [root, '', startOf(root) ?? 0];
  const leadsThere = (next: string): boolean => wanted.startsWith(next) && /^$|^[.[]/.test(wanted.slice(next.length));
  for (;;) {
    const inside: readonly Inside[] = isSeq(node)
      ? node.items.map((item, i) => ({ path: join(path, i), start: startOf(item), node: item }))
      : isMap(node)
        ? node.items.map(({ key, value }) => ({
            path: join(path, isScalar(key) ? String(key.value) : ''),
            start: startOf(key),
            node: value,
          }))
        : [];
    const next = inside.find((one) => leadsThere(one.path));
    if (!next) return found;
    [node, path, found] = [next.node, next.path, next.start ?? found];
  }
}

type Inside = { readonly path: string; readonly start: number | undefined; readonly node: unknown };
