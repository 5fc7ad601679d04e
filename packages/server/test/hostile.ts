/** Messages that nobody should send: broken ones, wrong ones, ones made from right ones. */
import { below, pick, type Rng } from '@wartable/kernel';
import * as v from 'valibot';

const ODD_NUMBERS = [-1, 0, 1, 7, 8, 0.5, 1e9, -1e9, 2 ** 53, 1e308, Number.MAX_SAFE_INTEGER];
const ODD_TEXTS = [
  '',
  ' ',
  'x',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "'; drop table person; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%00',
  '\u0000',
  '\u202eabc',
  '\ud800',
  '😀'.repeat(30),
  'a'.repeat(301),
  'A'.repeat(64),
  '-'.repeat(22),
];

export function oddValue(rng: Rng, depth = 0): unknown {
  switch (below(rng, depth > 3 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return below(rng, 2) === 0;
    case 2:
      return pick(rng, ODD_NUMBERS);
    case 3:
    case 4:
      return pick(rng, ODD_TEXTS);
    case 5:
      return Array.from({ length: below(rng, 4) }, () => oddValue(rng, depth + 1));
    case 6:
      return JSON.parse(`{"__proto__":${JSON.stringify(oddValue(rng, depth + 1))}}`);
    default:
      return Object.fromEntries(Array.from({ length: below(rng, 4) }, () => [pick(rng, ODD_TEXTS), oddValue(rng, depth + 1)]));
  }
}

/** Something right with one thing in it that is not: a part gone, another value, one more. */
export function damaged(rng: Rng, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return oddValue(rng);
  const keys = Object.keys(value);
  const way = below(rng, 8);
  if (keys.length === 0 || way === 0) return oddValue(rng);
  const key = pick(rng, keys);
  if (Array.isArray(value)) {
    const at = Number(key);
    if (way === 1) return [...value.slice(0, at), ...value.slice(at + 1)];
    if (way === 2) return [...value, ...value];
    return value.map((one, i) => (i === at ? damaged(rng, one) : one));
  }
  const entries = Object.entries(value);
  if (way === 1) return Object.fromEntries(entries.filter(([name]) => name !== key));
  if (way === 2) return Object.fromEntries([...entries, [pick(rng, ODD_TEXTS), oddValue(rng)]]);
  if (way === 3) return Object.fromEntries(entries.map(([name, one]) => [name === key ? pick(rng, ODD_TEXTS) : name, one]));
  return Object.fromEntries(entries.map(([name, one]) => [name, name === key ? damaged(rng, one) : one]));
}

/** Text that may not even be JSON. */
export function brokenText(rng: Rng, right: unknown): string {
  const text = JSON.stringify(right);
  switch (below(rng, 7)) {
    case 0:
      return text.slice(0, below(rng, text.length));
    case 1: {
      const at = below(rng, text.length);
      return text.slice(0, at) + pick(rng, ['"', '{', ']', '\u0000', ',', '\\', 'é']) + text.slice(at + 1);
    }
    case 2:
      return pick(rng, ['', 'null', '[]', '{}', '0', '""', 'NaN', 'undefined', '\ufeff{}', '{"say":"ping","n":1e400}']);
    case 3:
      return '['.repeat(1 + below(rng, 8000));
    case 4:
      return `{"say":${'{"say":'.repeat(below(rng, 1500))}1`;
    case 5:
      return String.fromCharCode(...Array.from({ length: below(rng, 200) }, () => below(rng, 65_536)));
    default:
      return text + text;
  }
}

/** Whether it came out right all the same: then it may do something. */
export function isRight(schema: v.GenericSchema, text: string): boolean {
  try {
    return v.is(schema, JSON.parse(text));
  } catch {
    return false;
  }
}
