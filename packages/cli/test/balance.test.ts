import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Balance } from '@wartable/ai';
import { type Language, seatAt } from '@wartable/kernel';
import { LANGUAGES } from '@wartable/languages';
import { describe, expect, it } from 'vitest';
import { arenaOf } from '../src/arena/arena.ts';
import { bestOpenings, cellBalance, compact, type Result, unbroken } from '../src/arena/balance.ts';
import { playGame } from '../src/arena/game.ts';
import { html } from '../src/arena/html.ts';
import { balancePage } from '../src/arena/report.ts';
import { gameNamed } from '../src/args.ts';
import { botNamed } from '../src/bots.ts';
import { type AnyGame, GAMES, loadTerminals, seatsFor } from '../src/games.ts';
import { inGame, type Spoken, say } from '../src/io.ts';
import { wordsIn } from '../src/words.ts';
import { wartable } from './helpers.ts';

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'wartable-balance-'));
}

/** Runs with random bots, and gives the numbers as they were written. */
async function numbers(folder: string, ...words: readonly string[]): Promise<Balance> {
  const threads = words.includes('--threads') ? [] : ['--threads', '1'];
  const { code, err } = await wartable(['balance', '--bots', 'random', '--quick', ...threads, '--out', folder, ...words]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(readFileSync(join(folder, 'balance.json'), 'utf8'));
}

await loadTerminals();
const cellsOf = (id: string, quick: boolean) => arenaOf(gameNamed(id)).cells(quick);
const SPOKEN = new Map(await Promise.all(LANGUAGES.map(async (language) => [language, await wordsIn(language)] as const)));
const spoken = (language: Language) => SPOKEN.get(language) as Spoken;
const cellName = (game: AnyGame, id: string, language: Language) =>
  say(inGame(spoken(language), game.id), arenaOf(game).cellName(id));

describe('The variants of a game', () => {
  it('are the scenarios with leaders, the set-ups, and the difficulties', () => {
    expect([cellsOf('hoth', false).length, cellsOf('hoth', true).length]).toEqual([17 + 3 * 9, 17]);
    expect([cellsOf('duel', false).length, cellsOf('endor', false).length]).toEqual([2, 8]);
  });

  it.each(GAMES.map((game) => [game.id, game] as const))('of %s can be played, and have names in four languages', (id, game) => {
    for (const cell of cellsOf(id, false)) {
      expect(seatsFor(game, cell.options).length).toBe(id === 'endor' ? 1 : 2);
      for (const language of LANGUAGES) expect(cellName(game, cell.id, language)).not.toMatch(/[[{]/);
    }
  });
});

describe('balance', () => {
  it('gives the same numbers with any number of threads, and after an interruption', async () => {
    const folder = newFolder();
    const whole = await numbers(folder, '--game', 'duel', '--games', '6');
    expect(whole['duel']).toMatchObject({
      bot: 'random',
      cells: { standard: { games: 6, first: {} }, 'first-game': { games: 6 } },
    });
    expect(await numbers(newFolder(), '--game', 'duel', '--games', '6', '--threads', '2')).toEqual(whole);

    const path = join(folder, 'games.jsonl');
    const lines = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, `${lines.slice(0, 6).join('\n')}\n${lines[6]?.slice(0, 40)}`);
    expect(await numbers(folder, '--game', 'duel', '--games', '6', '--resume')).toEqual(whole);
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(lines.length);
  });

  it('neither mixes results nor throws them away without being asked', async () => {
    const folder = newFolder();
    const run = (...words: string[]) =>
      wartable(['balance', '--game', 'duel', '--games', '1', '--out', folder, '--threads', '1', ...words]);
    expect((await run('--bots', 'random')).code).toBe(0);
    const again = await run('--bots', 'random');
    expect([again.code, again.err.includes('--resume goes on with them')]).toEqual([2, true]);
    const other = await run('--bots', 'level:1', '--resume');
    expect([other.code, other.err.includes('come from another run (bot random')]).toEqual([2, true]);
    expect((await run('--bots', 'level:1', '--new')).code).toBe(0);
  });

  it('plays a game again whose line is damaged, and throws away no file it cannot read', async () => {
    const folder = newFolder();
    const path = join(folder, 'games.jsonl');
    const whole = await numbers(folder, '--game', 'duel', '--games', '2');
    const lines = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, [lines[0], '{"cell":7}', 'nonsense', 'null', ...lines.slice(3)].join('\n'));
    expect(await numbers(folder, '--game', 'duel', '--games', '2', '--resume')).toEqual(whole);
    writeFileSync(path, 'nonsense\n');
    for (const word of ['--quick', '--resume'])
      expect((await wartable(['balance', '--bots', 'random', '--game', 'duel', '--out', folder, word])).code).toBe(2);
    expect(readFileSync(path, 'utf8')).toBe('nonsense\n');
  });

  it('ends after its time, and what is left can be played later', async () => {
    const folder = newFolder();
    const timed = await numbers(folder, '--game', 'duel', '--seconds', '2');
    const cells = Object.values(timed['duel']?.cells ?? {}).map(({ games }) => games);
    expect(Math.min(...cells)).toBeGreaterThan(0);
    expect(Math.max(...cells) - Math.min(...cells)).toBeLessThan(100);
    const more = await numbers(folder, '--game', 'duel', '--games', String(Math.max(...cells) + 10), '--resume');
    expect(Object.values(more['duel']?.cells ?? {}).map(({ games }) => games)).toEqual(cells.map(() => Math.max(...cells) + 10));
  });

  it('does not go on with the results of another net', async () => {
    const folder = newFolder();
    const path = join(folder, 'games.jsonl');
    const run = () =>
      wartable(['balance', '--game', 'duel', '--bots', 'net:1', '--games', '1', '--threads', '1', '--out', folder, '--resume']);
    expect((await run()).code).toBe(0);
    expect((await run()).code).toBe(0);
    const [head = '', ...lines] = readFileSync(path, 'utf8').split('\n');
    expect(JSON.parse(head).nets[0]).toMatch(/^[0-9a-f]{16}$/);
    writeFileSync(path, [JSON.stringify({ ...JSON.parse(head), nets: ['other'] }), ...lines].join('\n'));
    const { code, err } = await run();
    expect([code, err.includes('or another net')]).toEqual([2, true]);
  });

  it('tells openings in words of each game, in four languages', async () => {
    const folder = newFolder();
    const measured = await numbers(folder, '--games', '300', '--game', 'duel');
    const kinds = measured['duel']?.cells['standard']?.openings['leia'] ?? {};
    expect(Object.keys(kinds)).toEqual(['action', 'hand', 'resource']);
    for (const language of LANGUAGES) {
      const page = balancePage(measured, spoken(language), 'today');
      expect(page).toContain(say(spoken(language), { key: 'balance.opening-luck' }));
      expect(page).not.toMatch(/\[[a-z]+\.|undefined|NaN/);
    }
  });

  it('says in one line that it cannot write', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const { code, err } = await wartable(['balance', '--bots', 'random', '--game', 'duel', '--out', join(file, 'folder')]);
    expect([code, err.split('\n').length, err.includes('ENOTDIR')]).toEqual([2, 1, true]);
  });

  it('measures medals and events, and makes a page in four languages that needs nothing else', async () => {
    const folder = newFolder();
    const measured = await numbers(folder, '--games', '1');
    expect(measured['hoth']?.cells['scenario-1']).toMatchObject({ medals: { rebel: {}, empire: {} }, first: { games: 1 } });
    expect(measured['endor']?.cells['standard']).toMatchObject({ medals: null, first: null, wins: { rebel: { games: 1 } } });
    for (const language of LANGUAGES) {
      const page = balancePage(measured, spoken(language), 'today');
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).not.toMatch(/<script|https?:|\[[a-z]+\.|undefined|NaN/);
      expect(page.match(/<caption>/g)).toHaveLength(page.match(/<table>/g)?.length ?? 0);
    }
    expect(readFileSync(join(folder, 'balance.html'), 'utf8')).toContain('<svg');
  });

  it.each([
    [['--bots', 'random,greedy'], '--bots takes one name here'],
    [['--games', '0'], '--games takes a whole number'],
    [['--game', 'chess'], 'there is no game “chess”'],
  ])('refuses %j in one line', async (words, message) => {
    const { code, err } = await wartable(['balance', ...words]);
    expect([code, err.split('\n').length, err.includes(message)]).toEqual([2, 1, true]);
  });
});

describe('Openings', () => {
  const began = (number: number, won: boolean, card: string, moves: string[]): Result => ({
    cell: 'x/y',
    number,
    winners: [won ? 0 : 1],
    decisions: 1,
    turns: 1,
    first: seatAt(0),
    cards: [{}, {}],
    openings: [{ card: [card], move: moves }, {}],
    medals: null,
  });
  const many = (count: number, wins: number, card: string, ...moves: string[]): Result[] =>
    Array.from({ length: count }, (_, number) => began(number, number < wins, card, moves));
  // 100 games, 50 of them won.
  const results = [
    ...many(30, 21, 'good', 'left'),
    ...many(20, 14, 'rare', 'left'),
    ...many(19, 15, 'too-rare'),
    ...many(31, 0, 'bad', 'left', 'right'),
  ];
  const cell = cellBalance(['a', 'b'], results);

  it('are ranked by where their interval begins, those tried too seldom left out', () => {
    const { card = [], move = [] } = cell.openings['a'] ?? {};
    expect(card.map(({ id, games, wins }) => [id, games, wins])).toEqual([
      ['good', 30, 21],
      ['rare', 20, 14],
      ['bad', 31, 0],
    ]);
    expect(card[0]?.share).toBe(0.7);
    expect(card[0]?.low).toBeCloseTo(0.521, 3);
    expect(move.map(({ id, games }) => [id, games])).toEqual([
      ['left', 81],
      ['right', 31],
    ]);
    expect(cell.openings['b']).toBeUndefined();
  });

  it('are good where they win more often than their side does, and few', () => {
    expect(bestOpenings(cell, 3)).toEqual({ a: { card: cell.openings['a']?.['card']?.slice(0, 2) } });
    expect(bestOpenings(cell, 1)['a']?.['card']).toHaveLength(1);
  });

  it.each(GAMES.map((game) => [game.id, game] as const))(
    'of %s are found in a game, and have names in four languages',
    (id, game) => {
      const { options } = cellsOf(id, true)[0] ?? { options: {} };
      const seats = seatsFor(game, options);
      const bots = seats.map(() => botNamed('random', game));
      const { seen } = playGame({ game: id, options, bots, seed: 'openings', watch: true });
      expect(seen?.openings).toHaveLength(seats.length);
      for (const kinds of seen?.openings ?? []) {
        expect(Object.keys(kinds).length).toBeGreaterThan(0);
        for (const [kind, ids] of Object.entries(kinds))
          for (const language of LANGUAGES)
            for (const text of [
              arenaOf(game).openingKinds?.[kind],
              ...ids.map((way) => arenaOf(game).openingName?.(kind, way)),
            ]) {
              expect(text).toBeDefined();
              if (text) expect(say(inGame(spoken(language), id), text)).not.toMatch(/[[{]|undefined/);
            }
      }
    },
  );
});

describe('Numbers on balance', () => {
  const game = (number: number, winners: number[], cards: Record<string, number>[]): Result => ({
    cell: 'x/y',
    number,
    winners,
    decisions: 30 + number,
    turns: 5,
    first: seatAt(1),
    cards,
    openings: [{ card: ['z'] }, {}],
    medals: [2, number],
  });
  const cell = cellBalance(['a', 'b'], [game(0, [0], [{ z: 2 }, {}]), game(1, [1], [{ z: 1 }, { k: 1 }]), game(2, [], [{}, {}])]);

  it('count wins, draws, who began, medals and cards', () => {
    expect(cell).toMatchObject({
      games: 3,
      draws: 1,
      wins: { a: { wins: 1, games: 3 }, b: { wins: 1 } },
      first: { games: 2, wins: 1 },
      turns: { mean: 5, counts: { 5: 3 } },
      decisions: { least: 30, median: 31, most: 32, counts: { 20: 3 } },
      medals: { a: { mean: 2 }, b: { mean: 1, counts: { 0: 1, 1: 1, 2: 1 } } },
      cards: { k: { seat: 'b', plays: 1, games: 1, wins: 1 }, z: { seat: 'a', plays: 3, games: 2, wins: 1 } },
    });
  });

  it('leave out games after one that was not over in time', () => {
    const all = [game(0, [], []), game(1, [], []), game(3, [], []), { ...game(0, [], []), cell: 'x/z' }];
    expect(unbroken(all).map((one) => `${one.cell} ${one.number}`)).toEqual(['x/y 0', 'x/y 1', 'x/z 0']);
  });

  it('are kept with sorted keys, rounded', () => {
    const kept = compact({ bot: 'b', seed: 's', rules: 'x@1', cells: { y: cell, a: cell } });
    expect(Object.keys(JSON.parse(kept).cells)).toEqual(['a', 'y']);
    expect(JSON.parse(kept).cells.y.wins.a.share).toBe(0.333);
    expect(kept.indexOf('"cards"')).toBeLessThan(kept.indexOf('"wins"'));
  });

  it('cannot put anything of their own into the page', () => {
    expect(html`<p>${'<b>&"'}</p>${[html`<i>${1}</i>`]}`.html).toBe('<p>&lt;b&gt;&amp;&quot;</p><i>1</i>');
  });
});
