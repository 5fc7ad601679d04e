import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { duel, LEIA } from '@wartable/duel';
import {
  closeRecord,
  lettersOf,
  newMatch,
  packRecord,
  recordCommitment,
  resume,
  seedFrom,
  shareCommitment,
  takeback,
  tour,
} from '@wartable/kernel';
import { LANGUAGES } from '@wartable/languages';
import { describe, expect, it } from 'vitest';
import { gameNamed, readArgs } from '../src/args.ts';
import { fuzzGame, fuzzOptions } from '../src/commands/fuzz.ts';
import { USAGE } from '../src/commands/help.ts';
import { type AnyGame, GAMES } from '../src/games.ts';
import { wordsIn } from '../src/words.ts';
import { randomAnswers, wartable } from './helpers.ts';

const game = gameNamed('duel');
const folder = mkdtempSync(join(tmpdir(), 'wartable-'));
const { record } = tour(duel, { setup: 'standard' }, seedFrom('commands'), []);
const recordPath = join(folder, 'game.json');
writeFileSync(recordPath, JSON.stringify(record));

function fileWith(name: string, contents: string): string {
  const path = join(folder, name);
  writeFileSync(path, contents);
  return path;
}

describe('Help', () => {
  it.each(Object.keys(USAGE))('of %s has a usage and an example, in every language', async (name) => {
    for (const language of LANGUAGES) {
      const { code, out } = await wartable([name, '--help'], language);
      expect([code, out.split(`wartable ${name}`).length > 2, out.includes('[help')]).toEqual([0, true, false]);
    }
  });

  it('without a command lists the commands', async () => {
    const { code, out } = await wartable([]);
    expect(code).toBe(0);
    for (const name of Object.keys(USAGE)) expect(out).toContain(name);
  });
});

describe('list', () => {
  it.each(GAMES)('prints what things are called in $id, a line each or for programs', async ({ id, rulebook }) => {
    const kinds = (await wartable(['list', id])).out.split('\n');
    expect(kinds).toEqual(expect.arrayContaining(['rules', 'decisions', 'choices', 'cards', 'units']));
    for (const kind of kinds) {
      const { code, out } = await wartable(['list', kind, id]);
      expect([kind, code]).toEqual([kind, 0]);
      expect(JSON.parse((await wartable(['list', kind, id, '--json'])).out)).toEqual(out.split('\n'));
    }
    expect((await wartable(['list', 'rules', id])).out).toBe(rulebook.map((rule) => rule.id).join('\n'));
  });
});

describe('A wrong argument gets one clear line and exit code 2', () => {
  it.each([
    [['simulat'], 'wartable: there is no command “simulat”; did you mean “simulate”?'],
    [['simulate', '--gmaes', '3'], 'unknown option --gmaes; did you mean --games?'],
    [['simulate', '--games', 'many'], '--games takes a whole number from 1 to 100000000, not “many”'],
    [['list'], '<game> is missing'],
    [['list', 'hexes', 'duel'], 'duel has no list of “hexes”; there are: rules, decisions, choices, cards, units'],
    [['list', 'rules', 'chess'], 'there is no game “chess”; known: duel, hoth, endor'],
    [['list', 'rules', 'duel', 'all'], 'one thing too many: “all”'],
    [['simulate', '--games', '0'], '--games takes a whole number'],
    [['simulate', '--game', 'chess'], 'there is no game “chess”; known: duel, hoth, endor'],
    [['simulate', '--bots', 'random'], '--bots needs 2 names'],
    [['simulate', '--bots', 'random,genius'], 'there is no bot “genius”; there are random, greedy, search:200ms'],
    [['simulate', '--setup', 'quick'], 'options.setup: “quick” is not known'],
    [['simulate', '--games'], '--games needs a value'],
    [['simulate', '--games', '--json'], '--games needs a value'],
    [['simulate', '--json=yes'], '--json takes no value, but “yes” was given'],
    [['simulate', '-g', '3'], 'unknown option --g'],
    [['simulate', '--lang', 'xx'], `--lang takes one of ${LANGUAGES.join(', ')}`],
    [['simulate', '--game', 'hoth', '--scenario', 'no-such.json'], 'cannot read no-such.json (ENOENT)'],
    [['play', 'chess'], 'there is no game “chess”'],
    [['play', 'duel', 'now'], 'one thing too many: “now”'],
    [['play', 'duel', '--seat', 'han'], '--seat takes one of leia, vader, both'],
    [['replay'], '<record> is missing'],
    [['replay', 'no-such-file.json'], 'cannot read no-such-file.json (ENOENT)'],
    [['replay', recordPath, '--to', '99999'], '--to takes a whole number'],
    [['replay', recordPath, '--to', '4', '--turn', '2'], '--to and --turn cannot be used together'],
    [['replay', recordPath, '--turn', '999'], '--turn takes a whole number from 0 to'],
    [['replay', 'https://x.example/replay#g=Zz'], 'this is no link with a game in it'],
    [['replay', recordPath, '--view', 'han'], '--view takes one of leia, vader, spectator, all'],
    [
      ['puzzles'],
      'wartable puzzles: say “find” (looks for puzzles in games between bots) or “check” (solves those there are again)',
    ],
    [['puzzles', 'fnd'], 'say “find” or “check”, not “fnd”'],
    [['cases'], '<file|folder> is missing'],
    [['cases', 'no-such-folder'], 'cannot read no-such-folder'],
    [['verify', 'a', 'b'], 'one thing too many: “b”'],
  ])('%j', async (words, message) => {
    const { code, out, err } = await wartable(words);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.split('\n')).toHaveLength(1);
    expect(err).toContain(message);
  });

  it('in the language of the reader', async () => {
    expect((await wartable(['simulate', '--games', 'x'], 'de')).err).not.toContain('takes');
    expect((await wartable(['simulate', '--gmaes', '3', '--lang', 'fr'])).err).toContain(
      'option inconnue : --gmaes ; vouliez-vous dire --games ?',
    );
    expect((await wartable(['verify', fileWith('none.json', '{}'), '--lang=de'])).err).toContain(
      'das ist keine Aufzeichnung von Wartable',
    );
  });
});

describe('simulate', () => {
  it('gives the same games for the same seed', async () => {
    const run = async (): Promise<unknown> => {
      const { out } = await wartable(['simulate', '--games', '20', '--seed', '5', '--json']);
      const { seconds: _seconds, perSecond: _perSecond, ...result } = JSON.parse(out);
      return result;
    };
    const first = await run();
    expect(await run()).toEqual(first);
    expect(first).toMatchObject({ game: 'duel', games: 20 });
  });

  it('prints wins, length and speed', async () => {
    const { out } = await wartable(['simulate', '--games', '10']);
    expect(out).toMatch(/leia \(random\): \d+ wins/);
    expect(out).toMatch(/decisions a game/);
    expect(out).toMatch(/games a second, .* decisions a second/);
  });
});

describe('replay and verify', () => {
  it('tell a game in words, in four languages', async () => {
    for (const language of LANGUAGES) {
      const { code, out } = await wartable(['replay', recordPath], language);
      expect(code).toBe(0);
      expect(out).not.toMatch(/[[{][a-z]+\./);
      expect(out.split('\n').length).toBeGreaterThan(50);
    }
  });

  it('show only what a viewer saw', async () => {
    const drawn = (text: string): string[] => text.match(/Vader draws .*/g) ?? [];
    const all = await wartable(['replay', recordPath]);
    const leia = await wartable(['replay', recordPath, '--view', 'leia']);
    expect(drawn(all.out).every((line) => /draws \d/.test(line))).toBe(false);
    expect(drawn(leia.out).every((line) => /draws \d+ cards?\.$/.test(line))).toBe(true);
  });

  it('go to the beginning of a turn', async () => {
    const { entry } = record.snapshots.find(({ turn }) => turn === 3) ?? { entry: -1 };
    const [there, entries] = [
      await wartable(['replay', recordPath, '--turn', '3']),
      await wartable(['replay', recordPath, '--to', String(entry)]),
    ];
    expect([there.code, there.out]).toEqual([0, entries.out]);
  });

  it('open a link as a file, at its moment and with its eyes', async () => {
    const packed = deflateRawSync(JSON.stringify({ record: packRecord(record) }));
    const link = `https://x.example/replay#g=${lettersOf(packed)}`;
    expect((await wartable(['replay', link])).out).toBe((await wartable(['replay', recordPath])).out);
    const opened = await wartable(['replay', `${link}&at=3.2&by=leia`]);
    expect(opened.out).toBe((await wartable(['replay', recordPath, '--turn', '3', '--view', 'leia'])).out);
    expect((await wartable(['verify', link])).code).toBe(0);
    const cut = await wartable(['replay', link.slice(0, -200)]);
    expect([cut.code, cut.err]).toEqual([2, expect.stringMatching(/cut off after \d+ of \d+ letters/)]);
  });

  it('give the position of any moment, which can be read again', async () => {
    const { parse } = await import('yaml');
    const { out } = await wartable(['replay', recordPath, '--to', '40', '--position']);
    expect(duel.write(duel.read(parse(out)))).toEqual(parse(out));
  });

  it('say what was checked', async () => {
    const { code, out } = await wartable(['verify', recordPath]);
    expect(code).toBe(0);
    expect(out.match(/✓/g)).toHaveLength(5);
    expect(out).toContain('together with game, rules, options and names');
    expect(out).toMatch(/\d+ positions on the way are as recorded/);
  });

  it.each(LANGUAGES)('tell takebacks, shares and a change of the rules (%s)', async (language) => {
    const shares = ['of Ann', 'of Bob'].map((share) => ({ share, commitment: shareCommitment(share) }));
    const seed = seedFrom('agreed');
    const match = newMatch(game, { options: { setup: 'first-game' }, players: ['Ann', 'Bob'], seed, shares });
    randomAnswers(match, 'begun', 12);
    const last = match.past.at(-1)?.seat ?? LEIA;
    takeback(match, last);
    // As if it had begun under rules that are gone; the commitment is made for them.
    const begun = { ...match.record, rules: 'duel@0' };
    const older = { ...begun, commitment: recordCommitment(begun, seed) };
    const { match: resumed, changed } = resume(game, older, seed);
    expect(changed).toEqual({ from: 'duel@0', to: 'duel@1', turn: expect.any(Number) });
    randomAnswers(resumed, 'resumed');
    const path = fileWith('changed.json', JSON.stringify(closeRecord(resumed, seed)));
    const { code, out, err } = await wartable(['replay', path], language);
    expect([code, err]).toEqual([0, '']);
    const checked = await wartable(['verify', path], language);
    expect(checked.code).toBe(0);
    expect(checked.out.match(/✓/g)).toHaveLength(6);
    expect(checked.out.split('\n').at(-1)).toContain(String(older.log.length + 1));
    if (language === 'en') {
      expect(out).toMatch(/ takes back an answer and all that came after it\./);
      expect(out).toMatch(/From here on under duel@1: the match goes on from its position at entry \d+\./);
      expect(checked.out).toContain('2 shares of chance are those committed to');
    }
  });

  it('show a record of older rules up to the place that is not possible any more, and name the rule', async () => {
    const { seed: _seed, outcome: _outcome, ...running } = record;
    const at = record.log.findIndex(([, words], i) => i > 30 && typeof words === 'string' && words.startsWith('play '));
    const [seat = ''] = record.log[at] ?? [];
    const log = record.log.with(at, [seat, 'play death-star']);
    const path = fileWith('older.json', JSON.stringify({ ...running, rules: 'duel@0', log }));
    const { code, out, err } = await wartable(['replay', path]);
    const whole = await wartable(['replay', recordPath, '--to', String(at)]);
    expect(out).toBe(whole.out);
    expect(code).toBe(1);
    expect(err).toContain(
      `The record was made under duel@0. Under duel@1, entry ${at} (${seat}: play death-star) is not possible any more: duel/`,
    );
    const { stopped } = JSON.parse((await wartable(['replay', path, '--json'])).out);
    expect(stopped.entry).toBe(at);
    const reviewed = await wartable(['review', path, '--bot', 'search:2', '--seat', seat]);
    expect([reviewed.code, reviewed.err]).toEqual([0, err]);
    expect(reviewed.out).toContain('The match is not over');
    const { out: position } = await wartable(['replay', path, '--position']);
    expect(position).toBe((await wartable(['replay', recordPath, '--to', String(at), '--position'])).out);
  });

  it.each<[string, string, number, string]>([
    [
      'damaged',
      JSON.stringify(record).slice(0, 500),
      2,
      'damaged.json:1: a text must end in its line; found the end of the file',
    ],
    ['empty', '', 2, 'empty.json:1: the file is empty'],
    ['foreign', '{"name":"package","version":"1"}', 2, 'there is no field “format”'],
    ['newer', JSON.stringify({ ...record, format: 'wartable-record/3' }), 2, 'format: expected “wartable-record/2”'],
    ['renamed', JSON.stringify({ ...record, players: ['Ann', 'Bob'] }), 1, 'options and players: one of them was changed'],
    ['forged', JSON.stringify({ ...record, seed: '0'.repeat(32) }), 1, 'commitment: it is not the hash of the seed'],
  ])('name the first bad place of a %s record', async (name, contents, code, message) => {
    const path = fileWith(`${name}.json`, contents);
    const ran = await wartable(['verify', path]);
    expect([ran.code, ran.out]).toEqual([code, '']);
    expect(ran.err).toContain(message);
    expect(ran.err).not.toMatch(/\n\s+at /);
  });
});

describe('fuzz', () => {
  it('finds nothing in a sound game', async () => {
    const { code, out } = await wartable(['fuzz', '--games', '2', '--seed', 'test']);
    expect([code, out.includes('every promise held')]).toEqual([0, true]);
  });

  it('writes a failing game as a record that replay opens', async () => {
    const [game] = GAMES as [AnyGame];
    const unsound: AnyGame = { ...game, audit: (state) => ((state as { round?: number }).round === 3 ? ['round three'] : []) };
    const lines: string[] = [];
    const io = { out: () => {}, err: (line: string) => lines.push(line), color: false, ...(await wordsIn('en')) };
    const out = join(folder, 'failures');
    expect(await fuzzGame(unsound, readArgs(['--games', '5', '--out', out], fuzzOptions), io)).toBe(1);
    expect(lines.join('\n')).toContain('the state is sound: round three');
    const [written = ''] = readdirSync(out);
    expect(JSON.parse(readFileSync(join(out, written), 'utf8')).seed).toMatch(/^[0-9a-f]{32}$/);
    const replayed = await wartable(['replay', join(out, written)]);
    expect([replayed.code, replayed.out.includes('Round 3')]).toEqual([0, true]);
  });

  it.each([
    [['--games', '0'], '--games'],
    [['--games', 'many'], '--games'],
    [['--game', 'chess'], 'chess'],
    [['twice'], 'twice'],
    [['--game', 'duel', '--invent'], 'nothing can be made up'],
    [['--game', 'hoth', '--invent', '--scenario', '3'], 'leave out --scenario'],
  ])('refuses %j with one line', async (words, says) => {
    const { code, out, err } = await wartable(['fuzz', ...words]);
    expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
    expect(err).toContain(says);
  });

  const sound = { setup: 'standard' };
  it.each([
    [{ legal: () => sound, broken: () => ({ options: sound, wrong: 'nothing' }) }, 'is broken (nothing) and was not refused'],
    [{ legal: () => ({ setup: 'odd' }), broken: () => ({ options: { odd: 1 }, wrong: 'a field' }) }, 'setup: “odd” is not known'],
  ])('keeps a made-up set-up that shows something wrong', async (inventor, says) => {
    const lines: string[] = [];
    const io = { out: () => {}, err: (line: string) => lines.push(line), color: false, ...(await wordsIn('en')) };
    const out = join(folder, `set-ups-${says.length}`);
    expect(await fuzzGame(GAMES[0] as AnyGame, readArgs(['--invent', '--out', out], fuzzOptions), io, inventor)).toBe(1);
    expect(lines.join('\n')).toContain(says);
    const [written = ''] = readdirSync(out);
    expect(JSON.parse(readFileSync(join(out, written), 'utf8'))).toHaveProperty('setup');
  });
});

describe('Battle of Hoth on the command line', () => {
  it.each(['2', '3', '4'])('simulates %s seats', async (seats) => {
    const bots = Array(Number(seats)).fill('random').join();
    const { code, out } = await wartable([
      'simulate',
      '--game',
      'hoth',
      '--scenario',
      '5',
      '--seats',
      seats,
      '--bots',
      bots,
      '--games',
      '2',
      '--json',
    ]);
    expect([code, Object.keys(JSON.parse(out).seats).length]).toEqual([0, Number(seats)]);
  });

  it('simulates with leaders', async () => {
    const { code } = await wartable(['simulate', '--game', 'hoth', '--leaders', 'han-solo,darth-vader', '--games', '2']);
    expect(code).toBe(0);
  });

  const own = {
    id: 'mine',
    title: 'My own',
    first: 'rebel',
    hand: { rebel: 3, empire: 3 },
    medals: { rebel: 1, empire: 1 },
    map: [
      '.i .. .. .. .. .. .. .. .. ..',
      '.. .. .. .. .. .. .. .. ..',
      '.. .. .. .. .. .. .. .. .. ..',
      '.. .. .. .. .. .. .. .. ..',
      '.. .. .. .. .. .. .. .. .. ..',
      '.. .. .. .. .. .. .. .. ..',
      '.I .. .. .. .. .. .. .. .. ..',
    ],
  };

  it('plays scenario files from anywhere', async () => {
    const path = fileWith('mine.json', JSON.stringify(own, null, 2));
    const { code, out } = await wartable(['simulate', '--game', 'hoth', '--scenario', path, '--games', '3', '--json']);
    expect([code, JSON.parse(out).options.scenario.id]).toEqual([0, 'mine']);
  });

  it('keeps every promise on a scenario file', async () => {
    const short = { ...own, medals: { rebel: 1, empire: 1 } };
    const path = fileWith('short.json', JSON.stringify(short));
    const { code, out } = await wartable(['fuzz', '--game', 'hoth', '--scenario', path, '--games', '1']);
    expect([code, out]).toEqual([0, expect.stringContaining('every promise held')]);
  });

  it('makes up scenarios of its own', async () => {
    const { code, out } = await wartable(['fuzz', '--game', 'hoth', '--invent', '--games', '1', '--seed', 'short-5']);
    expect([code, out]).toEqual([0, expect.stringContaining('every promise held')]);
  });

  it('names the line of a mistake in a scenario file', async () => {
    const path = fileWith('broken.json', JSON.stringify(own, null, 2).replace('.I ..', '.X ..'));
    const { code, err } = await wartable(['simulate', '--game', 'hoth', '--scenario', path]);
    expect(code).toBe(2);
    expect(err).toMatch(/broken\.json:\d+: map\[6\]: .*no unit is written “X”/);
  });

  it('refuses leaders of one side only', async () => {
    const { code, err } = await wartable(['simulate', '--game', 'hoth', '--leaders', 'han-solo']);
    expect([code, err.includes('both sides or by none')]).toEqual([2, true]);
  });
});

describe('Battle for Endor on the command line', () => {
  it('simulates at a difficulty, with ties decided', async () => {
    const { code, out } = await wartable([
      'simulate',
      '--game',
      'endor',
      '--bots',
      'random',
      '--difficulty',
      'fourCruisers,noRally',
      '--ties',
      'auto',
      '--games',
      '3',
      '--json',
    ]);
    expect([code, JSON.parse(out).options.difficulty]).toEqual([0, { fourCruisers: true, noRally: true }]);
  });

  it('refuses an unknown difficulty', async () => {
    const { code, err } = await wartable(['simulate', '--game', 'endor', '--bots', 'random', '--difficulty', 'fourCruiser']);
    expect([code, err.includes('did you mean “fourCruisers”')]).toEqual([2, true]);
  });

  it('names the place of a mistake in a map', async () => {
    const path = fileWith(
      'map.json',
      '{"id":"x","entrance":"R.0","reinforcements":[],"macrohexes":[{"id":"R","area":"rebel","a":0,"b":0,"centre":[0,0],"terrain":"@...xhh"}]}',
    );
    const { code, err } = await wartable(['simulate', '--game', 'endor', '--bots', 'random', '--map', path]);
    expect([code, err.includes('macrohexes[0].terrain')]).toEqual([2, true]);
  });
});
