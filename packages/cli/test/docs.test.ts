/** docs/cases.md says what is so: its examples run, its tables name what there is, its defaults are those of the reader. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError, strangeIntent } from '@wartable/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { wartable } from './helpers.ts';

const folder = mkdtempSync(join(tmpdir(), 'wartable-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CASES = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'cases.md'), 'utf8');
const CHAPTERS = { duel: '## The duel\n', hoth: '## Battle of Hoth\n', endor: '## Battle for Endor\n' } as const;
type Id = keyof typeof CHAPTERS;

/** What is said for all games, and the chapter of each. */
const common = CASES.slice(0, CASES.indexOf(CHAPTERS.duel));
function chapter(id: Id): string {
  const from = CASES.indexOf(CHAPTERS[id]) + CHAPTERS[id].length;
  const to = CASES.slice(from).search(/^## /m);
  return to < 0 ? CASES.slice(from) : CASES.slice(from, from + to);
}

function examplesIn(text: string): string[] {
  return Array.from(text.matchAll(/```yaml\n(.*?)```/gs), ([, example = '']) => example);
}

/** An example as a file: a part of a case gets what it lacks. */
function asFile(example: string, id: Id, rule: string): string {
  if (example.startsWith('game:')) return example;
  const then = example.includes('    then:') ? '' : '    then: { outcome: none }\n';
  return `game: ${id}\ncases:\n  - name: Example\n    rules: [${rule}]\n${example}${then}`;
}

const examples = [
  ...examplesIn(common).map((example) => ['duel', example] as const),
  ...(Object.keys(CHAPTERS) as Id[]).flatMap((id) => examplesIn(chapter(id)).map((example) => [id, example] as const)),
];

/** Rows of the tables whose first heading is this one, as cells. */
function rowsOf(text: string, heading: string): string[][] {
  const tables = Array.from(text.matchAll(/(?:^\|.*\n)+/gm), ([table]) => table.trim().split('\n'));
  return tables
    .filter(([head = '']) => head.startsWith(`| ${heading}`))
    .flatMap((lines) => lines.slice(2).map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim())));
}

/** Words in code, outside of examples. */
const quoted = (cell = ''): string[] =>
  Array.from(cell.replace(/```.*?```/gs, '').matchAll(/`([^`]+)`/g), ([, word = '']) => word);

describe('docs/cases.md', () => {
  it('has examples that run', async () => {
    for (const [i, [id, example]] of examples.entries()) {
      const rule = GAMES.find((game) => game.id === id)?.rulebook[0]?.id ?? '';
      writeFileSync(join(folder, `${i}.yaml`), asFile(example, id, rule));
    }
    const { code, out, err } = await wartable(['cases', folder]);
    expect([code, err, out.split('\n')]).toEqual([
      0,
      '',
      [...examples.map(() => expect.stringMatching(/^✓/)), expect.anything()],
    ]);
  });

  it.each(GAMES)('knows the decisions and the choices of $id', (game) => {
    const names = game.names(game.read({}));
    const words = quoted(chapter(game.id as Id));
    for (const kind of names.decisions) expect(words).toContain(kind);
    const isShown = (verb: string): boolean => words.some((word) => word === verb || word.startsWith(`${verb} `));
    expect(Object.keys(names.verbs).filter((verb) => !isShown(verb))).toEqual([]);
    for (const notation of rowsOf(chapter(game.id as Id), 'notation').flatMap(([, cell]) => quoted(cell)))
      if (notation !== 'undo' && notation !== 'concede')
        expect([notation, strangeIntent(names, notation)]).toEqual([notation, undefined]);
  });

  it.each(GAMES)('knows each field of a position of $id, and no other', (game) => {
    const words = quoted(chapter(game.id as Id));
    const position = game.write(game.read({})) as Readonly<Record<string, unknown>>;
    expect(Object.keys(position).filter((field) => !words.includes(field))).toEqual([]);
    const unknown = rowsOf(chapter(game.id as Id), 'field |')
      .flatMap(([, cell]) => quoted(cell))
      .filter((field) => {
        try {
          game.read({ [field]: null });
          return false;
        } catch (error) {
          return error instanceof InputError;
        }
      });
    expect(unknown).toEqual([]);
  });

  const defaults = (id: Id, given: object): unknown => {
    const game = GAMES.find((one) => one.id === id);
    return game?.write(game.read(given));
  };
  it.each([
    ['duel', {}, { round: 1, active: 'leia', initiative: 'leia', taken: null, passed: false, baseHp: 30 }],
    ['duel', { active: 'vader' }, { initiative: 'vader' }],
    ['duel', { active: 'vader', taken: 'leia' }, { initiative: 'leia' }],
    [
      'hoth',
      {},
      { active: 'rebel', need: { rebel: 16, empire: 16 }, players: { rebel: 1, empire: 1 }, medals: { rebel: 0, empire: 0 } },
    ],
    ['hoth', { scenario: '1' }, { active: 'rebel' }],
    ['hoth', { scenario: '4' }, { active: 'empire' }],
    ['endor', {}, { card: 'heroes-3', door: 0, tactic: 'A', cruisers: 0, turn: 1, ties: 'ask', mounted: false }],
    ['endor', { door: 3 }, { tactic: 'D' }],
  ] as const)('has the defaults of %s (%j)', (id, given, expected) => {
    expect(defaults(id, given)).toMatchObject(expected);
  });
});
