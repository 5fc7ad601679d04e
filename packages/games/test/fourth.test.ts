/** A fourth game: a folder, and a line in a list of games. Nothing else knows it. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFromSeed, seedFrom, tour } from '@wartable/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { gameFolders } from '../src/folders.ts';
import { nim } from './nim/src/index.ts';
import { en } from './nim/src/text/en.ts';

const HERE = import.meta.dirname;
const LIST = join(HERE, 'games.json');
const WARTABLE = join(HERE, '..', '..', 'cli', 'src', 'run.ts');
const home = mkdtempSync(join(tmpdir(), 'wartable-fourth-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const words = [{ language: 'en', sentences: en }];

type Ran = { readonly code: number | null; readonly out: string };

function wartable(words: readonly string[], typed = '', list = LIST): Promise<Ran> {
  const env = { ...process.env, WARTABLE_GAMES: list, WARTABLE_HOME: home, WARTABLE_LANG: 'en', NO_COLOR: '1' };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [WARTABLE, ...words], { env, cwd: home });
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      out += data;
    });
    child.on('close', (code) => resolve({ code, out }));
    child.stdin.end(typed);
  });
}

describe('A fourth game', () => {
  it('is listed by the folder it lies in', () => {
    expect(gameFolders(LIST).map(({ id }) => id)).toEqual(['duel', 'hoth', 'endor', 'nim']);
  });

  it('keeps every promise in random games', () => {
    for (let i = 0; i < 20; i++) expect(tour(nim, {}, seedFrom(`fourth ${i}`), words).decisions).toBeGreaterThan(3);
    expect(nim.pending(nim.setup({}, rngFromSeed(seedFrom('any'))))).toHaveLength(1);
  });

  it('is played in the terminal, against a bot that thinks, and its record is verified', async () => {
    const { code, out } = await wartable(
      ['play', 'nim', '--seat', 'one', '--bot', 'level:2', '--plain', '--fast'],
      '? 4\na\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n',
    );
    expect([code, out]).toEqual([0, expect.stringContaining('sticks: 12')]);
    expect(out).toContain('At most three at a time.');
    expect(out).toContain('The adviser would take');
    expect(out).toMatch(/(One|Two) wins/);
    const [record = ''] = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((name) => /nim.*\.json$/.test(name));
    expect((await wartable(['verify', join(home, record)])).code).toBe(0);
    expect(await wartable(['review', join(home, record)])).toEqual({ code: 0, out: expect.stringContaining('Judgement') });
  });

  it('is simulated, measured and fuzzed; the better bot wins', async () => {
    const simulated = await wartable(['simulate', '--game', 'nim', '--bots', 'level:2,random', '--games', '40', '--json']);
    expect(JSON.parse(simulated.out)).toMatchObject({ game: 'nim', games: 40 });
    expect(JSON.parse(simulated.out).seats.one.wins).toBeGreaterThan(30);
    const played = await wartable([
      'tournament',
      '--game',
      'nim',
      '--bots',
      'search:40,random',
      '--games',
      '20',
      '--threads',
      '1',
    ]);
    expect([played.code, played.out]).toEqual([0, expect.stringContaining('search:40')]);
    const measured = await wartable([
      'balance',
      '--game',
      'nim',
      '--bots',
      'random',
      '--games',
      '4',
      '--threads',
      '1',
      '--out',
      home,
    ]);
    expect([measured.code, measured.out]).toEqual([0, expect.stringContaining('Nim')]);
    expect((await wartable(['fuzz', '--game', 'nim', '--games', '20'])).code).toBe(0);
  });

  it('has cases, and its rules are covered', async () => {
    expect(await wartable(['cases', join(HERE, 'nim.yaml')])).toEqual({
      code: 0,
      out: expect.stringContaining('2 passed, 0 failed'),
    });
    expect((await wartable(['coverage', HERE, '--game', 'nim'])).code).toBe(0);
  });

  it('has as many levels as its manifest says; who does not choose meets the middle one', async () => {
    expect(await wartable(['simulate', '--game', 'nim', '--bots', 'level:3,random'])).toEqual({
      code: 2,
      out: expect.stringContaining('level:1 to level:2'),
    });
    expect(await wartable(['play', 'nim', '--seat', 'one', '--new', '--plain'], 'q\n')).toMatchObject({ code: 0 });
  });

  it('stands in the help, and unknown games are told what there is', async () => {
    expect((await wartable(['simulate', '--help'])).out).toContain('duel|hoth|endor|nim');
    expect(await wartable(['simulate', '--game', 'nom'])).toEqual({ code: 2, out: expect.stringContaining('nim') });
  });
});

describe('Cases of a game with faults', () => {
  const folder = join(home, 'faulty');
  const nimFolder = JSON.stringify(join(HERE, 'nim', 'src'));
  /** Nim as it is, with other ways to read a position. */
  const source = `import { nim } from ${nimFolder.slice(0, -1)}/index.ts";
const faults = { 11: () => { for (;;) {} }, 10: () => { throw new Error('no way'); }, 9: () => process.exit(3), 8: () => { throw 'nothing'; } };
export const faulty = { ...nim, id: 'faulty', read: (position) => { faults[position.sticks]?.(); return nim.read(position); } };`;
  mkdirSync(join(folder, 'src', 'text'), { recursive: true });
  writeFileSync(join(folder, 'src', 'index.ts'), source);
  writeFileSync(join(folder, 'src', 'text', 'en.ts'), `export { en } from ${nimFolder.slice(0, -1)}/text/en.ts";`);
  writeFileSync(
    join(folder, 'manifest.ts'),
    `export const manifest = { id: 'faulty', first: { options: {}, players: [] }, levels: [], review: 1 };`,
  );
  writeFileSync(join(home, 'faulty.json'), JSON.stringify([folder]));
  const item = (name: string, sticks: number): string =>
    `  - { name: ${name}, rules: [nim/take], given: { sticks: ${sticks} }, then: { outcome: none } }\n`;
  const names = ['Hangs', 'Throws', 'Exits', 'Throws nothing', 'Goes on'];
  const cases = `game: faulty\ncases:\n${names.map((name, i) => item(name, 11 - i)).join('')}`;

  it('are stopped and named, each with its line, and the others run', async () => {
    const path = join(home, 'faulty.yaml');
    writeFileSync(path, cases);
    const { code, out } = await wartable(['cases', path, '--seconds', '1', '--json'], '', join(home, 'faulty.json'));
    const told = JSON.parse(out) as { cases: { name: string; failures: { line: number; found: string }[] }[] };
    expect([code, told.cases.map(({ name, failures: [failure] }) => [name, failure?.line, failure?.found])]).toEqual([
      1,
      [
        ['Hangs', 3, 'stopped after 1 second: it does not come to an end'],
        ['Throws', 4, 'the rules cannot go on here (no way)'],
        ['Exits', 5, 'it has ended the thread in which cases run (3)'],
        ['Throws nothing', 6, 'the rules cannot go on here (nothing)'],
        ['Goes on', undefined, undefined],
      ],
    ]);
  });
});

describe('A list of games', () => {
  it('that names a folder without a game is refused', () => {
    expect(() => gameFolders(join(HERE, 'nim.yaml'))).toThrow();
  });
});
