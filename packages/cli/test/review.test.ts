import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MatchRecord } from '@wartable/kernel';
import { LANGUAGES } from '@wartable/languages';
import { describe, expect, it } from 'vitest';
import { wartable } from './helpers.ts';

const folder = mkdtempSync(join(tmpdir(), 'wartable-review-'));

function golden(game: string, name: string): string {
  return fileURLToPath(new URL(`../../${game}/test/golden/${name}.json`, import.meta.url));
}

function recordOf(path: string): MatchRecord {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function fileWith(name: string, contents: string): string {
  const path = join(folder, name);
  writeFileSync(path, contents);
  return path;
}

type Data = {
  readonly finished: boolean;
  readonly iterations: number;
  readonly seats: readonly {
    readonly seat: string;
    readonly first: number;
    readonly last: number;
    readonly judgement: number;
    readonly luck: number;
    readonly others: number;
    readonly drift: number;
    readonly worst: readonly number[];
    readonly decisions: readonly { readonly entry: number; readonly chosen: string; readonly better: string | null }[];
  }[];
};

async function dataOf(path: string, ...more: string[]): Promise<Data> {
  const { code, out, err } = await wartable(['review', path, '--bot', 'search:2', '--json', ...more]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
}

describe('review', () => {
  it.each([
    ['duel', 'greedy-first-game', ['leia', 'vader']],
    ['hoth', 'scenario-08', ['rebel', 'empire']],
    ['endor', 'greedy', ['rebel']],
  ])('of %s tells luck, judgement and the worst decisions', async (game, name, seats) => {
    const path = golden(game, name);
    const data = await dataOf(path);
    expect(data.seats.map(({ seat }) => seat)).toEqual(seats);
    for (const { first, last, judgement, luck, others, drift, worst, decisions } of data.seats) {
      expect(first + judgement + luck + others + drift).toBeCloseTo(last, 4);
      expect(worst.length).toBeLessThanOrEqual(3);
      expect(decisions.length).toBeGreaterThan(5);
      if (seats.length === 1) expect(others).toBe(0);
    }
    const { code, out } = await wartable(['review', path, '--bot', 'search:2']);
    expect(code).toBe(0);
    expect(out).toMatch(/[▁▂▃▄▅▆▇█]+ {2}\d+ % → (0|100) %/);
    expect(out).toMatch(/Luck [+−]?\d+, judgement −?\d+/);
    expect(out).toMatch(
      /Of \d+ free decisions, each cost \d+\.\d ± \d+\.\d points .* Result (0|100) %; with luck taken out \d+ % ± \d+\./,
    );
    expect(out).not.toMatch(/\[review|\{[a-z]+/);
    const worst = data.seats.flatMap((seat) => seat.worst);
    if (worst.length > 0) expect(out).toContain('Level 6 would have chosen');
    if (worst.length > 0) expect(out.split('\n').at(-1)).toMatch(/^See for yourself: wartable replay .* --to \d+ --view [a-z]+$/);
  });

  it('speaks four languages', async () => {
    for (const language of LANGUAGES) {
      const { out } = await wartable(['review', golden('duel', 'conceded'), '--bot', 'search:2', '--seat', 'leia'], language);
      expect(out).toContain('--view leia');
      expect(out).not.toMatch(/\[[a-z]+\.|\{[a-z]+/);
    }
  });

  it('looks at one seat when asked to', async () => {
    expect((await dataOf(golden('duel', 'greedy-1'), '--seat', 'vader')).seats.map(({ seat }) => seat)).toEqual(['vader']);
  });

  it('passes over what was taken back', async () => {
    const path = golden('duel', 'undone');
    const { log } = recordOf(path);
    const back = log.flatMap(([, words], i) => (words === 'undo' ? [i - 1] : []));
    expect(back.length).toBeGreaterThan(0);
    const entries = (await dataOf(path)).seats.flatMap(({ decisions }) => decisions.map(({ entry }) => entry));
    expect(entries.filter((entry) => back.includes(entry))).toEqual([]);
    for (const entry of entries) expect(log[entry]?.[1]).not.toBe('undo');
  });

  it('takes conceding as a decision, and the end as the result', async () => {
    const { finished, seats } = await dataOf(golden('duel', 'conceded'));
    expect([finished, seats.map(({ last }) => last)]).toEqual([true, [0, 1]]);
    expect(seats[0]?.decisions.at(-1)).toMatchObject({ chosen: 'concede', better: 'play on' });
  });

  it('reads a match that is not over, and says so', async () => {
    const { seed: _seed, outcome: _outcome, ...record } = recordOf(golden('duel', 'greedy-1'));
    const path = fileWith('running.json', JSON.stringify({ ...record, log: record.log.slice(0, 20) }));
    const { finished, seats } = await dataOf(path);
    expect(finished).toBe(false);
    for (const { last } of seats) expect(last > 0 && last < 1).toBe(true);
    expect((await wartable(['review', path, '--bot', 'search:2'])).out).toContain('The match is not over');
  });

  it('reads a match in which nobody has decided anything', async () => {
    const { seed: _seed, outcome: _outcome, ...record } = recordOf(golden('duel', 'greedy-1'));
    const path = fileWith('new.json', JSON.stringify({ ...record, log: record.log.slice(0, 3) }));
    expect((await dataOf(path)).seats.map(({ decisions }) => decisions)).toEqual([[], []]);
  });

  it('writes a page that needs nothing else', async () => {
    const page = join(folder, 'review.html');
    const words = ['review', golden('duel', 'conceded'), '--bot', 'search:2', '--html', page];
    expect((await wartable(words)).out).toContain(`The page is in ${page}`);
    const html = readFileSync(page, 'utf8');
    expect(html).toContain('<polyline');
    expect(html).not.toMatch(/<script|src=|href=|NaN|undefined|\[review/);
  });

  it.each([
    [['review'], '<record> is missing'],
    [['review', 'no-such-file.json'], 'cannot read no-such-file.json (ENOENT)'],
    [['review', golden('duel', 'conceded'), '--seat', 'han'], '--seat takes one of leia, vader'],
    [['review', golden('duel', 'conceded'), '--bot', 'greedy'], 'review needs a search with a number of iterations'],
    [['review', golden('duel', 'conceded'), '--bot', 'search:50ms'], 'review needs a search with a number of iterations'],
    [['review', golden('duel', 'conceded'), '--bot', 'genius'], 'there is no bot “genius”'],
    [['review', fileWith('damaged.json', '{"format":"wart')], 'damaged.json:1: a text must end in its line'],
    [['review', fileWith('foreign.json', '{"name":"package"}')], 'there is no field “format”'],
    [['review', fileWith('forged.json', forged())], 'log[20]: leia “win” was not possible there (not-a-choice)'],
  ])('%j is refused in one line', async (words, message) => {
    const { code, out, err } = await wartable(words);
    expect([code, out, err.split('\n').length]).toEqual([2, '', 1]);
    expect(err).toContain(message);
  });

  it('says when the page cannot be written', async () => {
    const words = ['review', golden('duel', 'conceded'), '--bot', 'search:1', '--seat', 'leia', '--html', folder];
    const { code, err } = await wartable(words);
    expect(code).toBe(2);
    expect(err).toContain(`${folder}: cannot be written`);
  });
});

/** A record in which an answer was put in that nobody could give. */
function forged(): string {
  const record = recordOf(golden('duel', 'conceded'));
  return JSON.stringify({ ...record, log: record.log.map((entry, i) => (i === 20 ? [entry[0], 'win'] : entry)) });
}
