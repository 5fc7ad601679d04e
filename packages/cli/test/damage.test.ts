/** Each kind of damage to each kind of file from outside, in each command that reads it: one line with file, line and reason. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  answer,
  closeRecord,
  InputError,
  type MatchRecord,
  newMatch,
  pendingDecisions,
  readRecord,
  seedFrom,
  shareCommitment,
  verify,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { gameNamed } from '../src/args.ts';
import { GAMES } from '../src/games.ts';
import { randomAnswers, wartable } from './helpers.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'wartable-'));
const good = (path: string): string => readFileSync(join(root, path), 'utf8');

function fileWith(name: string, contents: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, contents);
  return path;
}

type Kind = readonly [name: string, contents: string, commands: readonly (readonly string[])[]];

const set = (game: string, option: string): readonly (readonly string[])[] => [
  ['play', game, option],
  ...['simulate', 'tournament', 'fuzz'].map((command) => [command, '--game', game, '--games', '1', option]),
];
const asYaml = (json: string): string => stringify(JSON.parse(json));

const record = good('records/2/duel/undone.json');
const unfinished = good('records/2/duel/unfinished.json');
const scenario = good('packages/hoth/src/scenarios/07-outpost-attack.json');
const map = good('packages/endor/src/data/map.json');
const cases = good('cases/duel/unique.yaml');

const KINDS: readonly Kind[] = [
  ['record.json', record, [['replay'], ['review'], ['verify']]],
  ['record.yaml', asYaml(record), [['replay'], ['verify']]],
  ['unfinished.json', unfinished, [['replay'], ['review'], ['verify']]],
  ['scenario.json', scenario, set('hoth', '--scenario')],
  ['scenario.yaml', asYaml(scenario), set('hoth', '--scenario')],
  ['map.json', map, set('endor', '--map')],
  ['cases.yaml', cases, [['cases'], ['coverage']]],
];

type Damage = readonly [what: string, contents: (good: string) => string | Uint8Array];

const first = (good: string, put: string): string =>
  good.startsWith('{') ? `{${put.replace(/\n$/, ',')}${good.slice(1)}` : put + good;
const field = (name: string, value: string): ((good: string) => string) => {
  return (good) => first(good, `${JSON.stringify(name)}: ${value}\n`);
};

const DAMAGES: readonly Damage[] = [
  ['nothing in it', () => ''],
  ['spaces', () => ' \r\n\t\n'],
  ['a number', () => '7'],
  ['null', () => 'null'],
  ['a list', () => '[]'],
  ['no field that is needed', () => '{}'],
  ['an end that is missing', (text) => `${text.slice(0, text.length / 2)}\n{"`],
  ['something behind it', (text) => `${text}\n}`],
  ['a NUL', (text) => `${text.slice(0, 40)}\0${text.slice(40)}`],
  ['broken UTF-8', (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xc0, 0x80])])],
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['a field too many', field('surprise', '1')],
  ['a field twice', (text) => field('game', '1')(field('game', '1')(text))],
  ['a field with escape codes', field('\u001b[2J\u009b\u202e', '1')],
  ['a field that is very long', field('x'.repeat(20_000), '1')],
  ['a field of every object', field('constructor', '1')],
  ['a prototype', field('__proto__', '{"game": "duel"}')],
  ['depth', field('deep', `${'['.repeat(5000)}${']'.repeat(5000)}`)],
  ['a number without end', field('large', '1e400')],
];

const JSON_DAMAGES: readonly Damage[] = [['a list without end', field('long', `[${'0,'.repeat(100_001)}0]`)]];

const YAML_DAMAGES: readonly Damage[] = [
  ['an alias to nothing', (text) => `a: *nothing\n${text}`],
  ['an alias to itself', (text) => `a: &a [*a]\n${text}`],
  [
    'aliases that explode',
    (text) => {
      const line = (n: number): string => `a${n}: &a${n} [${Array(9).fill(`*a${n - 1}`)}]\n`;
      return `a0: &a0 [x]\n${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(line).join('')}${text}`;
    },
  ],
  ['many aliases', (text) => `a: &a x\nb: [${Array(101).fill('*a')}]\n${text}`],
  ['two documents', (text) => `${text}\n---\n${text}`],
  ['a tag', (text) => `a: !!js/function x\n${text}`],
  ['a field that is a list', (text) => `? [a]\n: b\n${text}`],
  ['tabs', (text) => `a:\n\tb: c\n${text}`],
  ['infinity', (text) => `a: .inf\n${text}`],
];

const raw = /[^\P{C}\n]/u;

describe.each(KINDS)('%s', (name, contents, commands) => {
  const damages = [...DAMAGES, ...(name.endsWith('.yaml') ? YAML_DAMAGES : JSON_DAMAGES)];
  it.each(damages)('with %s gets one line, in every command that reads it', async (_, damage) => {
    const path = fileWith(name, damage(contents));
    for (const command of commands) {
      const { code, out, err } = await wartable([...command, path]);
      expect([command, code, out, err.split('\n').length]).toEqual([command, 2, '', 1]);
      expect(err).toMatch(new RegExp(`^${path}:\\d+: .+`));
      expect(err).not.toMatch(raw);
      expect(err.length).toBeLessThan(path.length + 700);
    }
  });

  it.each([
    ['a mark of byte order and CRLF', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
    ['a name in escape codes', (text: string) => text],
  ])('with %s is read', async (what, change) => {
    const path = fileWith(what.startsWith('a name') ? `\u001b[31m\n${name}` : name, change(contents));
    const [command = []] = commands.filter(([word]) => word !== 'play');
    const { code, out } = await wartable([...command, path]);
    expect(code).not.toBe(2);
    expect(out).not.toMatch(raw);
  });
});

describe('What is no file', () => {
  it.each(KINDS.map(([name, , [command = []]]) => [name, command] as const))('is refused, as %s', async (name, command) => {
    const pipe = join(folder, `pipe-${name}`);
    execFileSync('mkfifo', [pipe]);
    const large = fileWith(`large-${name}`, '{');
    truncateSync(large, 17 * 2 ** 20);
    mkdirSync(join(folder, `folder-${name}`));
    const refused: [string, string][] = [
      [pipe, 'this is no file with contents'],
      ['/dev/zero', 'this is no file with contents'],
      [large, 'at most 16 MB can be read'],
      ...(command[0] === 'cases' ? [] : [[join(folder, `folder-${name}`), 'this is no file with contents'] as [string, string]]),
    ];
    for (const [path, message] of refused) {
      const { code, err } = await wartable([...command, path]);
      expect([code, err.split('\n').length]).toEqual([2, 1]);
      expect(err).toContain(`${path}: `);
      expect(err).toContain(message);
    }
  });
});

describe('A word that every object knows', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'a\u001b[2J\n\u202e', 'x'.repeat(5000)])(
    'is none of ours: %j',
    async (word) => {
      for (const words of [
        [word],
        ['simulate', `--${word}`],
        ['simulate', '--game', word],
        ['simulate', '--bots', `${word},random`],
        ['simulate', '--setup', word],
        ['simulate', '--game', 'hoth', '--scenario', word],
        ['simulate', '--game', 'hoth', '--leaders', word],
        ['simulate', '--game', 'endor', '--difficulty', word],
        ['simulate', '--game', 'endor', '--ties', word],
        ['simulate', '--games', word],
        ['simulate', '--lang', word],
        ['play', word],
        ['play', 'duel', '--seat', word],
        ['play', 'duel', '--bot', word],
        ['campaign', word],
        ['replay', join(root, 'records/2/duel/undone.json'), '--view', word],
        ['replay', word],
        ['review', join(root, 'records/2/duel/undone.json'), '--seat', word],
        ['coverage', '--game', word],
        ['balance', '--game', word],
        ['serve', '--port', word],
      ]) {
        const { code, err } = await wartable(words);
        expect([words, code, err.split('\n').length, raw.test(err)]).toEqual([words, 2, 1, false]);
        expect(err.length).toBeLessThan(1000);
      }
    },
  );
});

describe('An unfinished record', () => {
  const running = (id: string, options: object): MatchRecord => {
    const match = newMatch(gameNamed(id), { options, players: id === 'endor' ? ['a'] : ['a', 'b'], seed: seedFrom(id) });
    randomAnswers(match, id, 60);
    return structuredClone(match.record);
  };
  const CHANCES: readonly (readonly [game: string, record: MatchRecord, type: string, field: string])[] = [
    ['duel', running('duel', {}), 'deck-shuffled', 'topFirst'],
    ['hoth', running('hoth', { scenario: '7' }), 'pile-shuffled', 'topFirst'],
    ['hoth', running('hoth', { scenario: '7' }), 'dice-rolled', 'dice'],
    ['endor', running('endor', {}), 'deck-shuffled', 'topFirst'],
    ['endor', running('endor', {}), 'dice-rolled', 'faces'],
  ];

  /** Each entry of the log in a line of its own, the first in the third. */
  const inLines = ({ log, ...head }: MatchRecord): string =>
    `${JSON.stringify(head).slice(0, -1)},\n"log": [\n${log.map((entry) => JSON.stringify(entry)).join(',\n')}]}`;

  it.each(CHANCES)('of %s names the entry whose outcome of chance is no such thing', async (_, started, type, name) => {
    const entry = started.log.findLastIndex(([by, event]) => by === 'chance' && (event as { type: string }).type === type);
    expect(entry).toBeGreaterThan(0);
    for (const wrong of [0, 'x', null, {}, [5], [[]]]) {
      const path = fileWith(
        'wrong.json',
        inLines({ ...started, log: started.log.with(entry, ['chance', { type, [name]: wrong }]) }),
      );
      const { code, err } = await wartable(['replay', path]);
      expect([wrong, code, err.split('\n').length]).toEqual([wrong, 2, 1]);
      expect(err).toContain(`wrong.json:${entry + 3}: log[${entry}]`);
    }
    const answers = started.log.flatMap(([by], i) => (by === 'chance' ? [] : [i]));
    const before = answers.findLast((i) => i < entry);
    // What comes before can still be shown.
    if (before !== undefined)
      expect((await wartable(['replay', join(folder, 'wrong.json'), '--to', String(before)])).code).toBe(0);
  });

  it.each(CHANCES.map(([id, started]) => [id, started] as const))(
    'of %s names the entry where an outcome is missing',
    async (_, started) => {
      const entry = started.log.findLastIndex(
        ([by], i) => by === 'chance' && started.log[i + 1]?.[0] !== 'chance' && i < started.log.length - 1,
      );
      const path = fileWith('missing.json', JSON.stringify({ ...started, log: started.log.toSpliced(entry, 1) }));
      const { code, err } = await wartable(['replay', path]);
      expect([code, err.includes(`log[${entry}]`)]).toEqual([2, true]);
    },
  );
});

describe('A case', () => {
  it('from which the rules cannot go on fails, with its line', async () => {
    const stuck = (game: string, frame: object): string =>
      fileWith(
        'stuck.yaml',
        `game: ${game}\ncases:\n  - name: stuck\n    rules: []\n    given: { frames: [${JSON.stringify(frame)}] }\n    then: { outcome: none, choices: [] }`,
      );
    for (const [game, frame] of [
      ['endor', { step: 'move-to', piece: 0 }],
      ['duel', { step: 'attack', unit: 7, side: 'leia' }],
    ] as const) {
      const { code, out, err } = await wartable(['cases', stuck(game, frame)]);
      expect([game, code, err, out.includes('stuck.yaml:3')]).toEqual([game, 1, '', true]);
      expect(out).toContain('the rules cannot go on here');
    }
  });
});

describe('What a file says', () => {
  it('is shown without escape codes', async () => {
    const hostile = '\u001b]0;x\u0007\u009b2J\u202eThe\nPass';
    const options = { scenario: { ...JSON.parse(scenario), id: 'mine', title: hostile } };
    const match = newMatch(gameNamed('hoth'), { options, players: [hostile, 'b'], seed: seedFrom('x') });
    randomAnswers(match, 'x', 5);
    const path = fileWith('hostile.json', JSON.stringify(match.record));
    for (const more of [[], ['--json'], ['--position']]) {
      const { code, out } = await wartable(['replay', path, ...more]);
      expect([code, raw.test(out)]).toEqual([0, false]);
    }
    const named = cases.replace(/name: .*/, `name: ${JSON.stringify(hostile)}`).replace(/choices: \[/, 'choices: [nothing, ');
    const { code, out } = await wartable(['cases', fileWith('hostile.yaml', named)]);
    expect([code, raw.test(out), out.includes('\\u001b]0;x')]).toEqual([1, false, true]);
  });
});

/** A thing in data: what holds it, its name there, and its path without numbers. */
type Spot = { readonly holder: Record<string, unknown>; readonly key: string; readonly path: string };

function spotsIn(data: unknown, path = ''): Spot[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const inside = Array.isArray(data) ? `${path}[]` : join(path, key);
    return [{ holder: data as Spot['holder'], key, path: inside }, ...spotsIn(value, inside)];
  });
}

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return value.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  return Array.isArray(value) ? [...value, 0] : value === null ? 0 : { ...value, more: 0 };
}

describe('A finished record', () => {
  const share = 'anything';
  const match = newMatch(gameNamed('duel'), {
    options: { setup: 'standard' },
    players: ['a', 'b'],
    seed: seedFrom('verify'),
    shares: [{ share, commitment: shareCommitment(share) }],
    began: 1,
  });
  randomAnswers(match, 'verify', 9);
  const [asked] = pendingDecisions(match);
  if (asked) answer(match, asked.seat, asked.id, asked.choices[0] ?? 0, undefined, { at: 5, id: 'mine' });
  randomAnswers(match, 'verify on');
  const whole = structuredClone(closeRecord(match, seedFrom('verify')));
  const { outcome: _, ...open } = whole;
  const last = whole.log.findLastIndex(([by]) => by !== 'chance');

  function isVerified(record: unknown): boolean {
    try {
      verify(gameNamed('duel'), readRecord(record, GAMES));
      return true;
    } catch (error) {
      if (error instanceof InputError) return false;
      throw error;
    }
  }

  it('can be changed without notice in nothing but what docs/records.md tells', () => {
    const unnoticed = (change: (spot: Spot) => void): string[] => {
      const copy = structuredClone(whole);
      const paths = Map.groupBy(spotsIn(copy), ({ path }) => path);
      return [...paths].flatMap(([path, spots]) => {
        const { holder, ...spot } = spots[spots.length >> 1] as Spot;
        const before = { ...holder };
        change({ holder, ...spot });
        const passed = isVerified(copy);
        for (const key of Object.keys(holder)) delete holder[key];
        Object.assign(holder, before);
        return passed ? [path] : [];
      });
    };
    expect(isVerified(whole)).toBe(true);
    const put = ({ holder, key }: Spot): void => {
      holder[key] = other(holder[key]);
    };
    expect(unnoticed(put)).toEqual(['began', 'log[][]/at', 'log[][]/id']);
    const drop = ({ holder, key }: Spot): void => {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
    };
    expect(unnoticed(drop)).toEqual(['began', 'log[][]/side', 'log[][]/at', 'log[][]/id']);
  });

  it.each<[string, object, string]>([
    [
      'ends early, and says nothing of an outcome',
      { ...open, log: whole.log.slice(0, last) },
      'log: the log ends before the match is over',
    ],
    [
      'changes to the rules it had',
      { ...whole, log: whole.log.toSpliced(9, 0, ['rules', { rules: whole.rules, snapshot: 0 }]) },
      'log[9]: the match was played under duel@1 already',
    ],
    [
      'says when chance was',
      { ...whole, log: whole.log.with(0, [...(whole.log[0] ?? []), {}] as never) },
      'log[0][2]: expected who and what',
    ],
  ])('that %s is not verified', async (what, changed, message) => {
    const { code, err } = await wartable(['verify', fileWith('changed.json', JSON.stringify(changed, null, 1))]);
    expect([what, code]).toEqual([what, message.includes('[2]') ? 2 : 1]);
    expect(err).toContain(message);
    expect(err).toMatch(/changed\.json:\d+: /);
  });
});
