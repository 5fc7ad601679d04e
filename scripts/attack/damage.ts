/** Damage to the contents of a file: to its bytes, to its structure. Same chance, same damage. */
import { below, pick, type Rng } from '@wartable/kernel';

export type Damaged = { readonly what: string; readonly contents: Uint8Array };

const bytes = (text: string): Uint8Array => Buffer.from(text);

const ESCAPES = ['\u001b[2J\u001b]0;x\u0007', '\u009b31m', '\u202e\u2066', '\u0000', '\r\n\u001b[1A', '\ufeff'];

/** Bytes that parsers dislike. */
const RUDE: readonly Uint8Array[] = [
  Buffer.from([0]),
  Buffer.from([0xff, 0xfe]),
  Buffer.from([0xc0, 0x80]),
  Buffer.from([0xed, 0xa0, 0x80]),
  ...[
    ...ESCAPES,
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '&a ',
    '*a',
    '<<: *a',
    '\t',
    '\n',
    '- ',
    '#',
    '|',
    '!!js/function ',
    '1e999',
    '-',
    '9',
  ].map(bytes),
];

type ByteDamage = (chance: Rng, contents: Uint8Array) => Uint8Array;

const spliced = (contents: Uint8Array, at: number, gone: number, put: Uint8Array): Uint8Array =>
  Buffer.concat([contents.subarray(0, at), put, contents.subarray(at + gone)]);

const BYTE_DAMAGES: Readonly<Record<string, ByteDamage>> = {
  'a bit turned over': (chance, contents) => {
    const at = below(chance, contents.length);
    return spliced(contents, at, 1, Buffer.from([(contents[at] ?? 0) ^ (1 << below(chance, 8))]));
  },
  'another byte': (chance, contents) => spliced(contents, below(chance, contents.length), 1, Buffer.from([below(chance, 256)])),
  'cut off': (chance, contents) => contents.subarray(0, below(chance, contents.length)),
  'a piece gone': (chance, contents) => spliced(contents, below(chance, contents.length), 1 + below(chance, 200), bytes('')),
  'a piece twice': (chance, contents) => {
    const at = below(chance, contents.length);
    return spliced(contents, at, 0, contents.subarray(at, at + 1 + below(chance, 200)));
  },
  'rude bytes': (chance, contents) => spliced(contents, below(chance, contents.length), below(chance, 2), pick(chance, RUDE)),
  'a digit changed': (chance, contents) => {
    const digits = [...contents.entries()].filter(([, byte]) => byte >= 48 && byte <= 57).map(([at]) => at);
    if (digits.length === 0) return bytes('0');
    return spliced(contents, pick(chance, digits), 1, Buffer.from([48 + below(chance, 10)]));
  },
  'two lines swapped': (chance, contents) => {
    const lines = Buffer.from(contents).toString('latin1').split('\n');
    const [a, b] = [below(chance, lines.length), below(chance, lines.length)];
    const [first = '', second = ''] = [lines[a], lines[b]];
    lines[a] = second;
    lines[b] = first;
    return Buffer.from(lines.join('\n'), 'latin1');
  },
};

export function damageBytes(chance: Rng, contents: Uint8Array): Damaged {
  const what = pick(chance, Object.keys(BYTE_DAMAGES));
  return { what, contents: BYTE_DAMAGES[what]?.(chance, contents) ?? contents };
}

const nested = (depth: number): unknown => {
  let inside: unknown = [];
  for (let i = 0; i < depth; i++) inside = [inside];
  return inside;
};

/** Values of every wrong kind. */
const STRANGERS: readonly ((chance: Rng) => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 0.5,
  () => 1e308,
  () => 2 ** 53,
  () => '',
  () => 'constructor',
  () => '__proto__',
  () => 'toString',
  () => [],
  () => ({}),
  () => [null],
  () => ({ length: 7 }),
  () => nested(50),
  () => 'x'.repeat(100_000),
  () => Array(2000).fill(0),
  (chance) => below(chance, 100),
  (chance) => `a${pick(chance, ESCAPES)}b`,
];

type Spot = { readonly holder: Record<string, unknown> | unknown[]; readonly key: string };

function spotsOf(data: unknown, found: Spot[] = []): Spot[] {
  if (typeof data !== 'object' || data === null) return found;
  for (const key of Object.keys(data)) {
    found.push({ holder: data as Spot['holder'], key });
    spotsOf((data as Record<string, unknown>)[key], found);
  }
  return found;
}

const get = ({ holder, key }: Spot): unknown => (holder as Record<string, unknown>)[key];

function put({ holder, key }: Spot, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

type TreeDamage = (chance: Rng, spot: Spot, all: readonly Spot[]) => void;

const TREE_DAMAGES: Readonly<Record<string, TreeDamage>> = {
  'another kind of value': (chance, spot) => put(spot, pick(chance, STRANGERS)(chance)),
  'a value from elsewhere': (chance, spot, all) => put(spot, structuredClone(get(pick(chance, all)))),
  'a part gone': (_, { holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  'a part twice': (_, spot) => {
    const { holder, key } = spot;
    if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(get(spot)));
    else put({ holder, key: `${key}2` }, structuredClone(get(spot)));
  },
  'another name': (chance, { holder, key }) => {
    if (Array.isArray(holder)) holder.reverse();
    else {
      const value = holder[key];
      delete holder[key];
      put({ holder, key: pick(chance, ['__proto__', 'constructor', 'x\u001b[31m', '']) }, value);
    }
  },
  'another number': (chance, spot) => {
    const value = get(spot);
    put(spot, typeof value === 'number' ? value + pick(chance, [1, -1, 1000, 0.5]) : below(chance, 10));
  },
  'the whole in itself': (chance, spot, all) => put(spot, structuredClone(pick(chance, all).holder)),
};

/** One spot of a tree is made wrong. The kinds of spot get their turn alike, however often they occur. */
export function damageTree(chance: Rng, data: unknown): Damaged {
  const damaged: unknown = structuredClone(data);
  const spots = spotsOf(damaged);
  const what = pick(chance, Object.keys(TREE_DAMAGES));
  const names = [...new Set(spots.map(({ key }) => key.replace(/^\d+$/, '0')))];
  const name = pick(chance, names);
  const spot = pick(
    chance,
    spots.filter(({ key }) => key.replace(/^\d+$/, '0') === name),
  );
  TREE_DAMAGES[what]?.(chance, spot, spots);
  return { what: `${what} at ${name}`, contents: bytes(JSON.stringify(damaged, null, pick(chance, [0, 1]))) };
}

/** Whole files that are no such file at all. */
export const MONSTERS: readonly Damaged[] = (
  [
    ['nothing', ''],
    ['a space', ' '],
    ['null', 'null'],
    ['a number', '7'],
    ['a string', '"x"'],
    ['a list', '[]'],
    ['an object', '{}'],
    ['deep lists', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['deep objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['deep lines', Array.from({ length: 3000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
    ['an alias without an anchor', 'map: *nowhere\nid: x\n'],
    ['an alias to itself', 'id: &a [*a]\ncases: *a\n'],
    [
      'aliases that explode',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghi'].map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[i]}`).join()}]`).join('\n')}\n`,
    ],
    ['a merge key', 'a: &a {id: x}\nb:\n  <<: *a\n  <<: *a\n'],
    ['a tag', '!!js/function "x"'],
    ['two documents', '--- {}\n--- {}\n'],
    ['a polluted prototype', '{"__proto__":{"isAdmin":true,"format":"wartable-record/2"}}'],
    ['a directive', '%YAML 9.9\n---\n{}'],
    ['keys that are no words', '? [a, b]\n: 1\n? {c: d}\n: 2\n'],
    ['millions of spaces', ' '.repeat(2_000_000)],
    ['a long line', `{"id":"${'y'.repeat(2_000_000)}"}`],
    ['many keys', `{${Array.from({ length: 100_000 }, (_, i) => `"k${i}":${i}`).join()}}`],
    ['binary', Buffer.from(Uint8Array.from({ length: 5000 }, (_, i) => (i * 197) & 255))],
    ['UTF-16', Buffer.from('\ufeff{"format":"wartable-record/2"}', 'utf16le')],
  ] as const
).map(([what, contents]) => ({ what, contents: typeof contents === 'string' ? bytes(contents) : contents }));
