import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CASE_SECONDS, type CaseReport, openRunner, readCaseFile } from '../src/cases/runner.ts';
import { caseFiles } from '../src/files.ts';
import { CASES_FOLDER } from '../src/paths.ts';
import { wartable } from './helpers.ts';

const files = caseFiles(CASES_FOLDER).map(readCaseFile);
const runner = openRunner(CASE_SECONDS);
const reports = new Map<string, CaseReport[]>();
for (const file of files) reports.set(file.file, await runner.run(file));
await runner.close();

describe.each([...reports])('The executable rulebook: %s', (_, cases) => {
  it.each(cases.map((report) => [report.name, report] as const))('%s', (_, report) => {
    expect(report.failures).toEqual([]);
  });
});

it('Every rule has a case and every case names known rules', async () => {
  const { code, out } = await wartable(['coverage']);
  expect(out).toMatch(/^(\d+) of \1 rules are shown by \d+ cases$/);
  expect(code).toBe(0);
});

it('No two cases of a file have the same name', () => {
  for (const { file, cases } of files) {
    const names = cases.map(({ name }) => name);
    expect([basename(file), names.filter((name, i) => names.indexOf(name) !== i)]).toEqual([basename(file), []]);
  }
});

describe('wartable cases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-cases-'));
  function file(name: string, text: string): string {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  }
  const sentinel = `game: duel
cases:
  - name: A Sentinel
    rules: [duel/attack/sentinel]
    given: { leia: { ground: [hoth-trooper] }, vader: { ground: [blizzard-force-at-st] } }
    when: [{ leia: attack hoth-trooper }]
    then:
      choices: [choose vader-base]
`;

  it('explains a failure as expected and found, with its line', async () => {
    const path = file('wrong.yaml', sentinel);
    const { code, out } = await wartable(['cases', path]);
    expect(code).toBe(1);
    expect(out).toContain(`${path}:8  choices of leia`);
    expect(out).toContain('expected  ["choose vader-base"]');
    expect(out).toContain('found     ["choose blizzard-force-at-st"]');
    expect(out).toContain('0 passed, 1 failed');
  });

  it('gives the same to programs', async () => {
    const { code, out } = await wartable(['cases', file('wrong.yaml', sentinel), '--json']);
    expect([code, JSON.parse(out).failed, JSON.parse(out).cases[0].failures[0].line]).toEqual([1, 1, 8]);
  });

  it.each([
    ['an unknown field', sentinel.replace('choices', 'choises'), ':8: ', 'did you mean “choices”'],
    ['an unknown game', sentinel.replace('duel', 'dual'), ':1: ', 'did you mean “duel”'],
    [
      'no claim',
      sentinel.replace('      choices: [choose vader-base]\n', '').replace('then:', 'then: {}'),
      ':7: ',
      'has to claim something',
    ],
    ['broken YAML', sentinel.replace('[{', '[{{'), ':6: ', ''],
  ])('names the line of %s', async (_, text, line, reason) => {
    const path = file('bad.yaml', text);
    const { code, err } = await wartable(['cases', path]);
    expect(code).toBe(2);
    expect(err).toContain(`${path}${line}`);
    expect(err).toContain(reason);
  });

  it('reports an unknown card at its line, and runs the other cases', async () => {
    const path = file(
      'card.yaml',
      sentinel.replace('hoth-trooper]', 'hoth-troper]') +
        sentinel.slice(sentinel.indexOf('  - name')).replace('A S', 'Another S'),
    );
    const { code, out } = await wartable(['cases', path]);
    expect(code).toBe(1);
    expect(out).toContain(`${path}:5  `);
    expect(out).toContain('did you mean “hoth-trooper”?');
    expect(out).toContain('0 passed, 2 failed');
  });

  it('reports an illegal choice with what was legal', async () => {
    const { out } = await wartable(['cases', file('illegal.yaml', sentinel.replace('attack hoth-trooper', 'play han-solo'))]);
    expect(out).toContain('not-a-choice; legal: attack hoth-trooper');
    expect(out).toContain('(duel/play/cost)');
  });

  it('reports an unknown rule', async () => {
    const { out } = await wartable(['cases', file('rule.yaml', sentinel.replace('sentinel]', 'sentinal]'))]);
    expect(out).toContain('did you mean “duel/attack/sentinel”?');
  });
});
