import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { inShort } from './in-short.ts';
import { judge } from './judge.ts';
import { saysNoMore } from './says-no-more.ts';
import { isClean, openTally, tallyLines } from './tally.ts';

const RECORD = join(import.meta.dirname, '..', '..', 'records', '2', 'duel', 'shared.json');

describe('attacks, in short', () => {
  const without = Object.keys(ATTACKS).filter((name) => name !== 'browser');
  it.each(without)('%s: nothing lost, no stack trace, no hang', inShort);
});

describe('what an attack calls bad', () => {
  const said = (err: string, code = 2, out = ''): string => judge({ code, out, err }, () => false, 'file.json').verdict;

  it('takes one line that names the file', () => {
    expect(said('file.json:3: no record')).toBe('refused');
    expect(said('something is wrong')).toBe('trace');
    expect(said('file.json:3: no record\nand more')).toBe('trace');
  });

  it('takes no stack, no raw escape code, no death and no silence', () => {
    expect(said('file.json: Error\n    at read (a.ts:1:2)', 1)).toBe('trace');
    expect(said('file.json: \u001b[31m')).toBe('trace');
    expect(judge({ died: 'RangeError' }, () => true).verdict).toBe('trace');
    expect(judge('hang', () => true).verdict).toBe('hang');
    expect(said('', 0)).toBe('lost');
  });

  it('knows which changes to a finished record matter', () => {
    const good = readFileSync(RECORD);
    const changed = (change: (record: Record<string, unknown>) => void): boolean => {
      const record = JSON.parse(good.toString());
      change(record);
      return saysNoMore(good, Buffer.from(JSON.stringify(record)));
    };
    expect(changed(() => {})).toBe(true);
    expect(changed((record) => Object.assign(record, { began: 7, snapshots: [] }))).toBe(true);
    expect(changed((record) => Object.assign(record, { players: ['somebody', 'else'] }))).toBe(false);
    expect(changed((record) => (record['log'] as unknown[]).shift())).toBe(false);
  });

  it('counts, and keeps what is needed to repeat it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wartable-attack-'));
    const told: string[] = [];
    const { tally, report } = openTally(folder, (line) => told.push(line));
    report({ attack: 'a', verdict: 'refused' });
    expect(isClean(tally)).toBe(true);
    report({ attack: 'a', verdict: 'lost', how: 'wartable x', files: { 'x.json': '{}' } });
    expect(isClean(tally)).toBe(false);
    expect(told).toHaveLength(1);
    expect(readFileSync(join(folder, 'a-1', 'x.json'), 'utf8')).toBe('{}');
    expect(tallyLines(tally).at(-1)).toMatch(/^all +2 +1 +0 +1 +0 +0$/);
  });
});
