/** Links that hold games: short, whole, and clear about what is wrong with them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { duel } from '@wartable/duel';
import { endor } from '@wartable/endor';
import { hoth } from '@wartable/hoth';
import {
  type Game,
  InputError,
  type LogEntry,
  type MatchRecord,
  readRecord,
  seatAt,
  verify,
  withPositions,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { filmOf } from '../src/table/film.ts';
import { contentIn, lettersFor } from '../src/table/link.ts';

const GAMES = [duel, endor, hoth] as unknown as readonly Game[];
const goldenOf = (game: Game): (readonly [name: string, game: Game, record: MatchRecord])[] => {
  const folder = join(import.meta.dirname, '..', '..', game.id, 'test', 'golden');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [`${game.id} ${name}`, game, readRecord(JSON.parse(readFileSync(join(folder, name), 'utf8')), [game])]);
};
const ALL = GAMES.flatMap(goldenOf);
/** Bytes an address may have that is sent on. */
const SHORT = 8192;

/** As if people had played it: each answer has a time and an id. */
function timed(record: MatchRecord): MatchRecord {
  let at = 0;
  const log = record.log.map((entry, i): LogEntry => {
    if (entry[0] === 'chance' || entry[0] === 'rules') return entry;
    at += 700 + ((i * 7919) % 24_000);
    return [entry[0], entry[1] as string, { at, id: `0.${i}` }];
  });
  return { ...record, began: 1_794_805_138_781, log };
}
const withoutIds = (log: readonly LogEntry[]): unknown[] =>
  log.map(([by, what, stamp]) => (stamp ? [by, what, ...(stamp.at === undefined ? [] : [{ at: stamp.at }])] : [by, what]));

async function opened(letters: string, game: Game): Promise<MatchRecord> {
  const content = await contentIn(letters);
  if (!('record' in content)) throw new Error('no record');
  return withPositions(game, readRecord(content.record, [game]));
}

describe('A link', () => {
  it.each(ALL)('holds all of %s, and is short', async (_, game, plain) => {
    const record = timed(plain);
    const letters = await lettersFor({ record });
    expect(letters.length).toBeLessThan(SHORT);
    expect(letters).toMatch(/^[\w-]+$/);
    const found = await opened(letters, game);
    const isOurs = record.rules === game.rules || game.likeness?.(record.rules, record.options) === 'alike';
    // Positions of other rules are written as ours; they are checked below.
    const snapshots = record.rules === game.rules ? record.snapshots : found.snapshots;
    expect({ ...found, log: withoutIds(found.log) }).toEqual({ ...record, snapshots, log: withoutIds(record.log) });
    if (isOurs) expect(verify(game, found)).toMatchObject({ commitment: true });
  });

  it('is short for the longest games there are', async () => {
    const sizes = await Promise.all(
      ALL.map(
        async ([name, , record]) => [(await lettersFor({ record: timed(record) })).length, record.log.length, name] as const,
      ),
    );
    const longest = sizes.sort(([a], [b]) => b - a).slice(0, 3);
    console.info(longest.map(([size, entries, name]) => `${name}: ${entries} entries, ${size} letters`).join('\n'));
    expect(longest[0]?.[0]).toBeLessThan(SHORT);
  });

  const [, game, record] = ALL.find(([name]) => name === 'hoth scenario-11.json') ?? ALL[0] ?? [];
  if (!game || !record) throw new Error('no golden game');
  const trouble = async (letters: string): Promise<InputError> => {
    try {
      await opened(letters, game);
    } catch (error) {
      if (error instanceof InputError) return error;
      throw error;
    }
    throw new Error('it was opened');
  };

  it('that is damaged says where', async () => {
    const letters = await lettersFor({ record });
    for (let n = 5; n < letters.length; n += 97) {
      const other = letters[n] === 'x' ? 'y' : 'x';
      const { text } = await trouble(letters.slice(0, n) + other + letters.slice(n + 1));
      expect(text.key).toBe('link.changed');
      const { from, to } = text.params as { from: number; to: number };
      expect(from <= n + 1 && n + 1 <= to && to - from < 130).toBe(true);
    }
    for (let n = 6; n < letters.length; n += 101)
      expect((await trouble(letters.slice(0, n))).text).toEqual({ key: 'link.cut', params: { n, all: letters.length } });
    expect((await trouble(`${letters.slice(0, 200)}%${letters.slice(201)}`)).text).toEqual({
      key: 'link.letter',
      params: { n: 201 },
    });
    expect((await trouble('')).text.key).toBe('link.version');
    expect((await trouble('Zzz')).text.key).toBe('link.version');
    expect((await trouble(`${letters}AAAA`)).text.key).toBe('link.changed');
  });

  it('whose game was changed is refused where the change is', async () => {
    const at = record.log.findIndex(([by, what], i) => i > 60 && by !== 'chance' && typeof what === 'string');
    const log = record.log.map((entry, i): LogEntry => (i === at ? [entry[0] as string, 'fly'] : entry));
    const { path, text } = await trouble(await lettersFor({ record: { ...record, log } }));
    expect([path, text.key]).toEqual([`log[${at}]`, 'record.impossible']);
  });

  it('of a game that goes on holds what one has seen', async () => {
    const half: MatchRecord = { ...record, log: record.log.slice(0, 150) };
    delete half.outcome;
    const seen = filmOf(game, half, seatAt(0));
    const content = await contentIn(await lettersFor({ seen }));
    expect(content).toEqual({ seen: JSON.parse(JSON.stringify(seen)) });
    expect(JSON.stringify(content)).not.toContain(record.seed);
  });
});
