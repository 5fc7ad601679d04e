import { copyFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEIA } from '@wartable/duel';
import { isChance, type Language, rngFromSeed, type Seat, seatAt, seedFrom, type Text } from '@wartable/kernel';
import { LANGUAGES } from '@wartable/languages';
import { describe, expect, it } from 'vitest';
import { gameNamed } from '../src/args.ts';
import { type AnyGame, GAMES, loadTerminals, seatsFor } from '../src/games.ts';
import type { Spoken } from '../src/io.ts';
import { take } from '../src/play/hold.ts';
import { hostNew, knownBy, tell } from '../src/play/host.ts';
import { readSave, type Save } from '../src/play/save.ts';
import { beginSession, PERSON, resumeSession, runSession, type Session, type Setting } from '../src/play/session.ts';
import { wordsIn } from '../src/words.ts';
import { randomAnswers } from './helpers.ts';

await loadTerminals();
const SPOKEN = new Map(await Promise.all(LANGUAGES.map(async (language) => [language, await wordsIn(language)] as const)));

const duel = gameNamed('duel');
const SEED = seedFrom('session');

type Heard = { readonly setting: Setting; readonly lines: string[] };

/** A terminal at which somebody types these lines and then leaves. */
function seated(game: AnyGame, typed: readonly string[], language: Language = 'en', onAsk: () => void = () => {}): Heard {
  const folder = mkdtempSync(join(tmpdir(), 'wartable-session-'));
  const lines: string[] = [];
  const left = [...typed];
  const print = (line: string): void => {
    lines.push(line);
  };
  const ask = (prompt: string): Promise<string | undefined> => {
    onAsk();
    lines.push(prompt);
    return Promise.resolve(left.shift());
  };
  const setting: Setting = {
    game,
    folder,
    path: join(folder, 'game.json'),
    hold: take(join(folder, 'game.json')),
    surely: async (work) => work(),
    command: 'play',
    io: { out: print, err: print, color: false, ...(SPOKEN.get(language) as Spoken) },
    terminal: { ask, print, remind: () => {}, clear: () => {}, close: () => {} },
    fast: true,
  };
  return { setting, lines };
}

async function play(session: Session): Promise<void> {
  expect(await runSession(session)).toBe(0);
}

describe('What the terminal says', () => {
  /** The game begun at a position, in one of the worlds that a seat cannot tell apart. */
  function inWorld(game: AnyGame, position: object, seat: Seat, world: string): AnyGame {
    return {
      ...game,
      setup: (_, rng) => ({ ...game.sampleWorld(game.view(game.read(position), seat), rngFromSeed(seedFrom(world))), rng }),
    };
  }

  it.each<[string, object, readonly string[], readonly string[]]>([
    [
      'duel',
      { leia: { hand: ['ive-found-them', 'c-3po'], resources: 5, ground: ['hoth-trooper'] }, vader: { hand: ['snowtrooper'] } },
      ['? play ive-found-them -> c-3po', '? play c-3po -> pass', '? c-3po', '? pass -> pass', 'l', 'ive', '? pass'],
      ['Nobody knows yet', 'That depends on'],
    ],
    [
      'hoth',
      { active: 'rebel', map: { D5: '.I', E4: '^i', D4: '.i' }, hands: { rebel: ['rebel-recon-center'] } },
      [
        '? order D5 -> done -> attack D5 -> target E4 -> done',
        '? d5',
        'd5',
        '? done -> attack D5 -> target E4 -> advance',
        'done',
        'd5',
        'l',
      ],
      ['That depends on', '% a loss'],
    ],
    [
      'endor',
      { card: 'heroes', pieces: { han: 'R.0', leia: 'R.1', ST1: 'R.3', ST2: 'R.4' }, door: 2 },
      [
        '? act han -> breach -> act leia',
        '? act leia -> fire -> done -> target ST1 -> done',
        '? leia',
        'leia',
        'fire',
        'done',
        'l',
      ],
      ['That depends on', '% a hit'],
    ],
  ])('in %s is the same in every world that fits what the seat knows', async (id, position, typed, expected) => {
    const game = gameNamed(id);
    const said = await Promise.all(
      ['one', 'another', 'a third', 'a fourth'].map(async (world) => {
        const { setting, lines } = seated(inWorld(game, position, seatAt(0), world), typed);
        const players = game.seats(game.read(position)).map((_, seat) => (seat === 0 ? PERSON : 'random'));
        await play(beginSession(setting, players, {}, SEED));
        return lines.join('\n');
      }),
    );
    for (const sentence of expected) expect(said[0]).toContain(sentence);
    for (const other of said) expect(other).toBe(said[0]);
  });
});

describe('The adviser', () => {
  it('says what it fears most', async () => {
    // Whatever Leia does, Vader can afford what is strong and may be in his hand.
    const position = {
      leia: { base: 8, ground: ['hoth-trooper'], hand: ['trench-defender', 'recovery'], resources: 3 },
      vader: {
        base: 8,
        ground: ['snowtrooper-vanguard'],
        hand: ['general-veers', 'first-legion-trooper', 'e-web-gunner'],
        resources: 5,
      },
    };
    const here: AnyGame = { ...duel, setup: (_, rng) => ({ ...duel.read(position), rng }) };
    // The first one may be asked before its threads are warm.
    const { setting, lines } = seated(here, ['a', 'a', 'a']);
    await play(beginSession(setting, [PERSON, 'random'], {}, SEED));
    const said = lines.filter((line) => line.includes('What I fear most'));
    expect(said.length).toBeGreaterThan(0);
    for (const line of said)
      expect(line).toMatch(/^ {2}What I fear most, if the enemy has the card: Vader .* Chance then: \d+ %\.$/);
  });
});

describe('The last move of a turn', () => {
  it('is shown, and waits to be ended: nothing is drawn before', async () => {
    const game = gameNamed('hoth');
    const position = { active: 'rebel', map: { D5: '.I', A1: '.i' }, hands: { rebel: ['rebel-recon-center'] } };
    const here: AnyGame = { ...game, setup: (_, rng) => ({ ...game.read(position), rng }) };
    const typed = ['', 'order D5', 'move D5', 'to D4', 'u', 'to D6', ''];
    const { setting, lines } = seated(here, typed);
    const session = beginSession({ ...setting, fast: false }, [PERSON, PERSON], {}, SEED);
    await play(session);
    const said = lines.join('\n');
    expect(said.split('Enter: End turn')).toHaveLength(3);
    const answers = session.host.table.match.record.log.flatMap(([, words]) => (typeof words === 'string' ? [words] : []));
    expect(answers.filter((words) => words.startsWith('to '))).toEqual(['to D6']);
  });
});

describe('The coach', () => {
  const OUTPOST = {
    map: { E5: '.I', D6: '.I', E3: '.i', A1: '.i' },
    rules: [{ rule: 'temporary-objective', for: 'either', hexes: ['E4'], medals: 1 }],
    need: { rebel: 4, empire: 4 },
    medals: { rebel: 3, empire: 3 },
    hands: { rebel: ['rebel-recon-center'] },
  };
  const TYPED = ['order E5', 'move E5', 'to E6', 'u', 'to E4', 'q'];
  it.each([
    [{}, [PERSON, 'random'], 1],
    [undefined, [PERSON, 'random'], 0],
    [{}, [PERSON, PERSON], 0],
  ])('warns of a mistake while it can be taken back, where one plays alone and wants it', async (coach, players, times) => {
    const game = gameNamed('hoth');
    const here: AnyGame = { ...game, setup: (_, rng) => ({ ...game.read(OUTPOST), rng }) };
    const { setting, lines } = seated(here, players[1] === PERSON ? ['', ...TYPED] : TYPED);
    await play(beginSession({ ...setting, fast: false, coach }, players, {}, SEED));
    expect(
      lines
        .join(' ')
        .replace(/\s+/g, ' ')
        .split('Take it back with u? Better: Move Echo Base troopers to E4: that brings 1 medal'),
    ).toHaveLength(times + 1);
  });
});

describe('An answer', () => {
  it('is on disk before anybody is told of it', async () => {
    const { setting } = seated(duel, []);
    const host = hostNew(setting, [PERSON, PERSON], { setup: 'first-game' }, SEED);
    const before = [...host.known.values()];
    const { decision } = knownBy(host, LEIA);
    const full = { ...host, path: join(setting.path, 'no-folder') };
    await expect(tell(full, LEIA, { say: 'answer', decision: decision?.id ?? -1, choice: 'pass' })).rejects.toThrow();
    expect([...host.known.values()]).toEqual(before);
  });

  it('is on disk when the next question is asked, with its time and an id of its own', async () => {
    let asked = 0;
    const { setting } = seated(duel, ['pass', '1', '1', '1', 'u', '1', '1'], 'en', () => {
      if (existsSync(setting.path)) expect(readSave(setting.path).record).toEqual(JSON.parse(JSON.stringify(match().record)));
      asked++;
    });
    const session = beginSession(setting, [PERSON, 'greedy'], { setup: 'first-game' }, SEED);
    const match = (): typeof session.host.table.match => session.host.table.match;
    await play(session);
    expect(asked).toBeGreaterThan(5);
    const { record } = readSave(setting.path);
    const stamps = record.log.flatMap((entry) => (isChance(entry) ? [] : [entry[2]]));
    expect(stamps.every((stamp) => typeof stamp === 'object' && 'at' in stamp && (stamp.at ?? -1) >= 0)).toBe(true);
    expect(new Set(stamps.map((stamp) => JSON.stringify((stamp as { id: string }).id))).size).toBe(stamps.length);
    expect(record.began).toBeGreaterThan(1.7e12);
  });

  it('that the rules cannot carry out leaves the game as it was, and that is said', async () => {
    const broken: AnyGame = {
      ...duel,
      apply: (state, seat, choice, emit) => {
        if (duel.notate(duel.view(state, seat), choice) === 'initiative') throw new Error('a mistake in the rules');
        duel.apply(state, seat, choice, emit);
      },
    };
    const { setting, lines } = seated(broken, ['', 'initiative', 'pass']);
    const session = beginSession(setting, [PERSON, PERSON], { setup: 'first-game' }, SEED);
    await play(session);
    expect(lines.join('\n')).toContain('The game stands as it stood');
    expect(session.host.table.match.record.log.flatMap(([, words]) => (typeof words === 'string' ? [words] : []))).toEqual([
      'pass',
    ]);
  });
});

describe('A game that was left', () => {
  function oldSave(game: AnyGame, rules: string): Save {
    const { setting } = seated(game, []);
    const begun = (): ReturnType<typeof hostNew> =>
      hostNew(
        setting,
        seatsFor(game, {}).map(() => PERSON),
        {},
        SEED,
      );
    const whole = begun().table.match;
    randomAnswers(whole, 'left');
    const host = begun();
    randomAnswers(host.table.match, 'left', Math.min(60, whole.record.log.filter(([by]) => by !== 'chance').length / 2));
    const { seed, players, table } = host;
    return { seed, players, record: { ...table.match.record, rules } };
  }

  it.each(LANGUAGES)('goes on under new rules from its last turn, which is said once (%s)', async (language) => {
    for (const game of GAMES) {
      const { setting, lines } = seated(game, ['', 'l'], language);
      const session = resumeSession(setting, oldSave(game, `${game.id}@0`));
      await play(session);
      const said: Text | undefined = session.notice;
      expect(said).toBeUndefined();
      expect(lines.filter((line) => line.includes(`${game.id}@0`))).toHaveLength(1);
      expect(readSave(setting.path).record.log.some(([by]) => by === 'rules')).toBe(true);
      // Once it has gone on, there is nothing to say.
      const again = seated(game, ['', 'l'], language);
      await play(resumeSession(again.setting, readSave(setting.path)));
      expect(again.lines.some((line) => line.includes(`${game.id}@0`))).toBe(false);
    }
  });

  it('goes on where it was under the same rules', async () => {
    const { setting, lines } = seated(duel, ['', 'q']);
    const save = oldSave(duel, duel.rules);
    await play(resumeSession(setting, save));
    expect(readSave(setting.path).record.log).toEqual(JSON.parse(JSON.stringify(save.record.log)));
    expect(lines.join('\n')).toContain('Round');
  });

  it('by the first version goes on as well', async () => {
    const { setting } = seated(duel, ['1', '1', '1']);
    copyFileSync(fileURLToPath(new URL('../../../records/1/saves/duel.json', import.meta.url)), setting.path);
    const before = readSave(setting.path).record.log.length;
    await play(resumeSession(setting, readSave(setting.path)));
    const { format, log, chance } = JSON.parse(readFileSync(setting.path, 'utf8')).record;
    expect([format, chance]).toEqual(['wartable-record/2', 'chacha8']);
    expect(log.length).toBeGreaterThan(before);
  });
});

it('What one has not been shown yet is still news after the other has taken something back', async () => {
  const { setting, lines } = seated(duel, ['', 'pass', 'u', 'use leader', '', 'q']);
  await play(beginSession(setting, [PERSON, PERSON], { setup: 'first-game' }, SEED));
  const [, , , vader = ''] = lines.join('\n').split('press Enter.');
  expect(vader).toContain('Leia acts first.');
  expect(vader).toContain('Leia uses');
  expect(vader).not.toContain('Leia passes');
});
