/**
 * JSON from outside. `JSON.parse` makes the data; the scan before it knows where everything stands, and refuses what would
 * otherwise pass unseen: a field that stands twice, nesting without end.
 */
import { InputError, type Place } from './game.ts';
import { join } from './input.ts';
import { checked, type Document, MOST_DEPTH } from './limits.ts';
import { text } from './text/index.ts';
import { shortened, type Text } from './text.ts';

/** Reads JSON. Throws `InputError`, which has the place. */
export function readJson(source: string): Document {
  scan(source, undefined);
  return checked({ data: JSON.parse(source), placeOf: (path) => placeAt(source, scan(source, path)) });
}

/** The line and the column of an offset, both counted from 1. */
export function placeAt(source: string, offset: number): Place {
  let line = 1;
  let start = 0;
  for (let end = source.indexOf('\n'); end >= 0 && end < offset; end = source.indexOf('\n', start)) {
    line++;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[a-zA-Z]+/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WORDS = ['true', 'false', 'null'];

/** Goes through JSON, and returns where a path stands; what is not there stands where the nearest thing around it does. */
function scan(source: string, wanted: string | undefined): number {
  let at = 0;
  let [found, nearest] = [0, -1];

  function fail(said: Text, offset = at): never {
    throw new InputError('', said, placeAt(source, offset));
  }

  function sign(): string {
    while (source[at] === ' ' || source[at] === '\n' || source[at] === '\r' || source[at] === '\t') at++;
    return source[at] ?? '';
  }

  function seen(): string | Text {
    return at < source.length ? `“${String.fromCodePoint(source.codePointAt(at) ?? 0)}”` : text('json.end');
  }

  function match(pattern: RegExp): string {
    pattern.lastIndex = at;
    const [matched = ''] = pattern.exec(source) ?? [];
    at += matched.length;
    return matched;
  }

  function string(): string {
    const start = at++;
    for (;;) {
      const code = source.charCodeAt(at);
      if (code === 0x22) break;
      if (code < 0x20 || Number.isNaN(code)) fail(text('json.open', { found: seen() }));
      if (code !== 0x5c) at++;
      else if (match(ESCAPE) === '') fail(text('json.escape'));
    }
    return source.slice(start, ++at);
  }

  /** Whether the wanted thing is here or inside; then its place is at least here. */
  function onTheWay(path: string | undefined, offset: number): string | undefined {
    if (wanted === undefined || path === undefined || !wanted.startsWith(path)) return undefined;
    const next = wanted[path.length];
    if (path !== '' && next !== undefined && next !== '.' && next !== '[') return undefined;
    if (path.length > nearest) [found, nearest] = [offset, path.length];
    return path;
  }

  function items(close: string, depth: number, item: (n: number) => void): void {
    if (depth > MOST_DEPTH) fail(text('limit.depth', { most: MOST_DEPTH }));
    at++;
    if (sign() === close) {
      at++;
      return;
    }
    for (let n = 0; ; n++) {
      item(n);
      const after = sign();
      if (after !== ',' && after !== close) fail(text('json.between', { close, found: seen() }));
      at++;
      if (after === close) return;
    }
  }

  function value(path: string | undefined, depth: number): void {
    const first = sign();
    if (first === '{') {
      const keys = new Set<string>();
      items('}', depth, () => {
        if (sign() !== '"') fail(text('json.key', { found: seen() }));
        const start = at;
        const written = string();
        const key = written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1);
        if (keys.has(key)) fail(text('json.twice', { key: shortened(key) }), start);
        keys.add(key);
        if (sign() !== ':') fail(text('json.colon', { found: seen() }));
        at++;
        value(path === undefined ? undefined : onTheWay(join(path, key), start), depth + 1);
      });
    } else if (first === '[') {
      items(']', depth, (n) => {
        sign();
        value(path === undefined ? undefined : onTheWay(join(path, n), at), depth + 1);
      });
    } else if (first === '"') string();
    else if (match(NUMBER) === '') {
      const [start, found] = [at, seen()];
      if (!WORDS.includes(match(WORD))) fail(text('json.value', { found }), start);
    }
  }

  value(onTheWay('', 0), 1);
  if (sign() !== '') fail(text('json.more', { found: seen() }));
  return found;
}
