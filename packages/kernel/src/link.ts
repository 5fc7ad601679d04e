/**
 * A record in an address. What can be worked out from the rest (positions) and what nothing follows from (ids of answers) is left
 * out, each answer's notation stands once, and the letters have checks between them, so that what is damaged can be pointed at.
 * Between the two a platform packs the bytes (deflate): the kernel has no such thing.
 */
import { type Game, InputError } from './game.ts';
import { isFields, readList, readNumber, readText } from './input.ts';
import { readJson } from './json.ts';
import { isChance, isRulesChange, type LogEntry, type MatchRecord, RECORD_FORMAT } from './record.ts';
import { replay } from './replay.ts';
import { text } from './text/index.ts';

const [CHANCE, RULES] = [-1, -2];

/** A record as few lists: `log` has a number for each entry, its word times the seats plus its seat. */
export function packRecord(record: MatchRecord): unknown {
  const { log, snapshots, format: _format, ...head } = record;
  const answers = log.filter((entry) => !isChance(entry) && !isRulesChange(entry)) as [string, string, { at?: number }?][];
  const seats = [...new Set(answers.map(([seat]) => seat))];
  const words = [...new Set(answers.map(([, word]) => word))];
  const numbered = log.map(([by, what]) => {
    if (by === 'chance') return CHANCE;
    return by === 'rules' ? RULES : words.indexOf(what as string) * seats.length + seats.indexOf(by);
  });
  const times = answers.map(([, , stamp]) => stamp?.at ?? -1);
  return {
    ...head,
    seats,
    words,
    log: numbered,
    // Each since the one before: short numbers.
    times: times.every((at) => at < 0) ? [] : times.map((at, i) => at - (times[i - 1] ?? 0)),
    said: log.flatMap((entry) => (isChance(entry) || isRulesChange(entry) ? [entry[1]] : [])),
    // Where rules have changed, a match goes on from one of them.
    snapshots: log.some(isRulesChange) ? snapshots : [],
  };
}

/** The record of it, to be checked as any other (`readRecord`). Throws `InputError`. */
function unpackRecord(packed: unknown): unknown {
  if (!isFields(packed)) throw new InputError('', text('record.none'));
  const { seats: named, words: given, log: numbered, times: since, said: told, ...head } = packed;
  const seats = readList(named, 'seats').map((name, i) => readText(name, `seats[${i}]`));
  const words = readList(given, 'words').map((word, i) => readText(word, `words[${i}]`));
  const [times, said] = [readList(since, 'times'), readList(told, 'said')];
  let [answers, heard, at] = [0, 0, 0];
  const log = readList(numbered, 'log').map((value, i): unknown => {
    const number = readNumber(value, `log[${i}]`, RULES, seats.length * words.length - 1);
    if (number < 0) return [number === CHANCE ? 'chance' : 'rules', said[heard++]] satisfies [string, unknown];
    const answer = [seats[number % seats.length], words[Math.floor(number / seats.length)]];
    if (times.length === 0) return answer;
    at += readNumber(times[answers], `times[${answers++}]`, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    return at < 0 ? answer : [...answer, { at }];
  }) as LogEntry[];
  return { ...head, format: RECORD_FORMAT, log };
}

/** What a link holds, from its unpacked text; undefined where it could not be unpacked. Throws `InputError`. */
export function readLinked(words: string | undefined): { readonly record: unknown } | { readonly seen: unknown } {
  if (words === undefined) throw new InputError('', text('link.packed'));
  const { data } = readJson(words);
  if (isFields(data) && data['seen'] !== undefined) return { seen: data['seen'] };
  if (isFields(data) && isFields(data['record'])) return { record: unpackRecord(data['record']) };
  throw new InputError('', text('record.none'));
}

/** A record from a link with the positions at each turn, which it leaves out because they follow from the rest. */
export function withPositions(game: Game, record: MatchRecord): MatchRecord {
  const { rules, options, snapshots, log } = record;
  // Under other rules dice come from the log, and how far chance had come is not known.
  const isOurs = rules === game.rules || game.likeness?.(rules, options) === 'alike';
  if (snapshots.length > 0 || !isOurs || log.some(isRulesChange)) return record;
  return { ...record, snapshots: replay(game, record).match.record.snapshots };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The first letter tells how the rest is written. */
const VERSION = 'A';
/** Letters that say how many follow, letters of a block, letters of its check. */
const [LENGTH, BLOCK, CHECK] = [4, 120, 2];

/** Bytes as letters that addresses may have. */
export function lettersOf(bytes: Uint8Array): string {
  let body = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3);
    body += number((a << 16) | (b << 8) | c, 4).slice(0, Math.min(4, bytes.length - i + 1));
  }
  const whole = number(body.length, LENGTH) + body;
  const blocks = whole.match(new RegExp(`.{1,${BLOCK}}`, 'g')) ?? [];
  return VERSION + blocks.map((block, i) => block + checkOf(block, i)).join('');
}

/** The bytes again. Throws `InputError`, which tells where letters are wrong or missing. */
export function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  if (!letters.startsWith(VERSION)) throw new InputError('', text('link.version'));
  const strange = [...letters].findIndex((letter) => !LETTERS.includes(letter));
  if (strange >= 0) throw new InputError('', text('link.letter', { n: strange + 1 }));
  const stated = VERSION.length + LENGTH + numberIn(letters.slice(VERSION.length, VERSION.length + LENGTH));
  const inAll = stated + CHECK * Math.ceil((stated - VERSION.length) / BLOCK);
  let body = '';
  for (let i = 0, from = VERSION.length; from < letters.length; i++, from += BLOCK + CHECK) {
    const part = letters.slice(from, from + BLOCK + CHECK);
    const block = part.slice(0, -CHECK);
    if (part.slice(-CHECK) === checkOf(block, i)) body += block;
    // The last block of a link that is cut off has lost its check.
    else if (from + BLOCK + CHECK > letters.length && letters.length < inAll)
      throw new InputError('', text('link.cut', { n: letters.length, all: inAll }));
    else throw new InputError('', text('link.changed', { from: from + 1, to: from + part.length }));
  }
  if (letters.length < inAll) throw new InputError('', text('link.cut', { n: letters.length, all: inAll }));
  return bytesIn(body.slice(LENGTH, stated - VERSION.length));
}

function bytesIn(body: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (let i = 0; i < body.length; i += 4) {
    const part = body.slice(i, i + 4);
    const value = numberIn(part.padEnd(4, 'A'));
    bytes.push(...[value >> 16, (value >> 8) & 255, value & 255].slice(0, part.length - 1));
  }
  return new Uint8Array(bytes);
}

function number(value: number, letters: number): string {
  return Array.from({ length: letters }, (_, i) => LETTERS[(value >> (6 * (letters - 1 - i))) & 63]).join('');
}

function numberIn(letters: string): number {
  return [...letters].reduce((value, letter) => value * 64 + LETTERS.indexOf(letter), 0);
}

/** Twelve bits of FNV-1a: against accidents, not against anybody. */
function checkOf(block: string, place: number): string {
  let hash = (2_166_136_261 ^ place) >>> 0;
  for (const letter of block) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return number((hash ^ (hash >>> 12) ^ (hash >>> 24)) & 4095, CHECK);
}
