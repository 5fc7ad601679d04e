import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { LEIA } from '@wartable/duel';
import { seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type Program, start } from '../../../scripts/attack/program.ts';
import { gameNamed } from '../src/args.ts';
import { take } from '../src/play/hold.ts';
import { hostNew, knownBy, tell } from '../src/play/host.ts';
import { PERSON } from '../src/play/session.ts';
import { newFolder, run, WITNESS } from './process.ts';

const PLAY = ['play', 'duel', '--seat', 'leia', '--setup', 'first-game', '--seed', '1', '--fast', '--plain', '--bot', 'random'];

const logOf = (path: string): unknown[] => JSON.parse(readFileSync(path, 'utf8')).record.log;

/** One line that a person can use, and no more. */
function expectRefused({ code, out, err }: { code: number | null; out: string; err: string }, line: RegExp): void {
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toMatch(line);
  expect(`${out}${err}`).not.toMatch(/^\s+at .*:\d+/m);
  expect(code).toBe(2);
}

type Deed = readonly [what: string, path: string];

describe('A save is on the disk before it counts', () => {
  /** Each time the save is put in place: everything was written and synced before, the folder after, and only then was something printed. */
  function expectInOrder(deeds: readonly Deed[], folder: string, save: string): void {
    const puts = deeds.flatMap(([what, path], i) => (what === 'rename' && path.endsWith(` ${save}`) ? [i] : []));
    expect(puts.length).toBeGreaterThan(2);
    for (const put of puts) {
      const fresh = deeds[put]?.[1].split(' ')[0] ?? '';
      const before = deeds.slice(0, put).flatMap(([what, path]) => (path === fresh ? [what] : []));
      expect(before.at(-1)).toBe('sync');
      expect(before).toContain('write');
      const next = deeds.slice(put + 1).findIndex(([what]) => what === 'print');
      expect(deeds.slice(put + 1, put + 1 + next)).toContainEqual(['sync', folder]);
    }
    const names = puts.map((put) => deeds[put]?.[1]);
    expect(new Set(names).size).toBe(names.length);
  }

  it('as the program itself calls', async () => {
    const home = newFolder();
    const notes = join(home, 'notes');
    await run(home, PLAY, { typed: ['1', '1', '1'], node: ['--import', WITNESS], env: { WITNESS: notes } });
    const deeds = readFileSync(notes, 'utf8')
      .trim()
      .split('\n')
      .map((line): Deed => JSON.parse(line));
    expectInOrder(deeds, home, join(home, 'duel.json'));
  });

  const canTrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;
  it.skipIf(!canTrace)('as the system is called (where strace may look on)', async () => {
    const home = newFolder();
    const trace = join(home, 'trace');
    const around = [
      'strace',
      '-f',
      '-y',
      '--seccomp-bpf',
      '-s',
      '16',
      '-e',
      'trace=write,pwrite64,fsync,fdatasync,rename',
      '-o',
      trace,
    ];
    await run(home, PLAY, { typed: ['1', '1', '1'], around });
    const deeds = readFileSync(trace, 'utf8')
      .split('\n')
      .flatMap((line): Deed[] => {
        const [, call = '', file = '', path = ''] = /^\d+\s+(\w+)\((?:(\d+)<([^>]*)>)?/.exec(line) ?? [];
        if (call === 'rename') return [['rename', [...line.matchAll(/"([^"]*)"/g)].map(([, name]) => name).join(' ')]];
        if (call.endsWith('sync')) return [['sync', path]];
        return call.includes('write') ? [file === '1' ? ['print', ''] : ['write', path]] : [];
      });
    // Paths are cut in neither: -s counts for contents and names of files alike, so it must hold a whole one.
    expectInOrder(deeds, home, join(home, 'duel.json'));
  });
});

describe('A disk that is full', () => {
  const MOUNTED = ['unshare', '-rm', 'sh', '-c', 'mount -t tmpfs -o size=256k wartable "$0" && exec "$@"'];
  const mayMount = ((): boolean => {
    const [command = '', ...args] = [...MOUNTED, newFolder(), 'true'];
    return spawnSync(command, args).status === 0;
  })();
  const limit = (size: string, { pid }: Program): unknown =>
    spawnSync('prlimit', ['--pid', `${pid}`, `--fsize=${size}:unlimited`]);

  /** The ways to try it: a small disk where one may mount it, and a limit on the size of files everywhere. */
  const WAYS = [
    {
      name: 'a small disk',
      can: mayMount,
      around: (home: string) => [...MOUNTED, home],
      inside: (home: string, { pid }: Program) => `/proc/${pid}/root${home}`,
      fill: (home: string) => {
        const filler = join(home, 'filler');
        spawnSync('sh', ['-c', `cat /dev/zero > ${filler}`]);
        // Room for a part of the save: the rest is cut off without a word.
        truncateSync(filler, statSync(filler).size - 4096);
      },
      free: (home: string) => rmSync(join(home, 'filler')),
    },
    {
      name: 'a limit on files',
      can: spawnSync('prlimit', ['--version']).status === 0,
      around: () => [],
      inside: (home: string) => home,
      fill: (_: string, program: Program) => limit('4096', program),
      free: (_: string, program: Program) => limit('unlimited', program),
    },
  ];

  it('can be tried here in at least one way', () => {
    expect(WAYS.some(({ can }) => can)).toBe(true);
  });

  it.each(WAYS.filter(({ can }) => can))(
    'leaves the save as it was, tells, and play goes on once there is room ($name)',
    async (way) => {
      const home = newFolder();
      // A save of several pages, of which one still fits.
      const words = ['play', 'hoth', '--scenario', '1', '--seat', 'rebel', '--seed', '1', '--fast', '--plain', '--bot', 'random'];
      const program = start(home, words, way.around(home));
      try {
        await program.waits();
        const save = join(way.inside(home, program), 'hoth.json');
        program.type('1');
        await program.waits();
        const before = readFileSync(save, 'utf8');
        way.fill(way.inside(home, program), program);
        program.type('1');
        await program.waits();
        expect(program.said()).toMatch(/hoth\.json: cannot be written: there is no room left \((ENOSPC|EFBIG)\)/);
        program.type('');
        await program.waits();
        expect(program.said().match(/not saved yet/g)).toHaveLength(2);
        expect(readFileSync(save, 'utf8')).toBe(before);
        expect(readdirSync(way.inside(home, program)).filter((name) => name.endsWith('.new'))).toEqual([]);
        way.free(way.inside(home, program), program);
        program.type('');
        await program.waits();
        expect(logOf(save).length).toBeGreaterThan(JSON.parse(before).record.log.length);
        program.type('q');
        expect(await program.ended).toBe(0);
      } finally {
        await program.kill();
      }
    },
  );

  it.runIf(mayMount)('that can only be read is told before the game begins', async () => {
    const home = newFolder();
    const around = ['unshare', '-rm', 'sh', '-c', 'mount -t tmpfs -o ro wartable "$0" && exec "$@"', home];
    expectRefused(
      await run(home, PLAY, { around }),
      /writing is not allowed there \(EROFS\). Name another folder .* WARTABLE_HOME/,
    );
  });
});

describe('Somebody without rights', () => {
  const NOBODY = 65_534;
  const isRoot = process.getuid?.() === 0;
  const other = isRoot ? { uid: NOBODY } : {};
  const WHY_NOT = 'nobody may read the program here';
  const may = run(newFolder(), ['help'], other).then(({ code }) => code === 0);

  /** A folder that belongs to the one who plays. */
  function own(folder: string): string {
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    return folder;
  }

  it.for([
    ['a folder that may not be written', 0o555, 'writing is not allowed there'],
    ['a folder that may not be entered', 0o000, 'cannot be read'],
  ] as const)('is told of %s', async ([, mode, reason], { skip }) => {
    skip(!(await may), WHY_NOT);
    const home = own(newFolder());
    writeFileSync(join(home, 'duel.json'), 'as it was');
    chmodSync(home, mode);
    expectRefused(await run(home, PLAY, other), new RegExp(`${reason}.*\\(EACCES\\)`));
    expectRefused(await run(home, ['campaign'], other), new RegExp(`${reason}.*\\(EACCES\\)`));
    chmodSync(home, 0o755);
    expect(readdirSync(home)).toEqual(['duel.json']);
    expect(readFileSync(join(home, 'duel.json'), 'utf8')).toBe('as it was');
  });

  it('keeps a save that may not be read where it is', async ({ skip }) => {
    skip(!(await may), WHY_NOT);
    const home = own(newFolder());
    const save = join(home, 'duel.json');
    writeFileSync(save, 'as it was', { mode: 0o000 });
    const { code, err } = await run(home, PLAY, other);
    expect([code, err.includes('EACCES')]).toEqual([2, true]);
    expect(readdirSync(home)).toEqual(['duel.json']);
  });

  it('loses no more than the answer when the rights go while playing', async ({ skip }) => {
    skip(!(await may), WHY_NOT);
    const home = own(newFolder());
    const around = isRoot ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];
    const program = start(home, PLAY, around);
    try {
      await program.waits();
      const before = readFileSync(join(home, 'duel.json'), 'utf8');
      chmodSync(home, 0o555);
      program.type('1');
      await program.waits();
      expect(program.said()).toContain('writing is not allowed there (EACCES)');
      program.type('q');
      expect(await program.ended).toBe(2);
      expect(readFileSync(join(home, 'duel.json'), 'utf8')).toBe(before);
    } finally {
      await program.kill();
    }
  });
});

describe('A folder for saves that cannot be one', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), '');
  symlinkSync('loop', join(folder, 'loop'));

  it.each([
    ['/dev/null/x', 'ENOTDIR'],
    [join(folder, 'file'), 'ENOTDIR|EEXIST'],
    [join(folder, 'loop', 'x'), 'ELOOP'],
    [join(folder, 'x'.repeat(300)), 'ENAMETOOLONG'],
    // Where Node tries for ever to make a folder.
    ['/proc/wartable', 'ENOENT|ENOTDIR|EACCES'],
  ])('%s is told in one line', async (home, code) => {
    expectRefused(await run(home, PLAY), new RegExp(`\\((${code})\\).*WARTABLE_HOME`));
  });

  it('nor is there one for somebody without a home', async () => {
    const env = { HOME: '', XDG_STATE_HOME: undefined };
    expectRefused(await run(undefined, PLAY, { env }), /name one with WARTABLE_HOME/);
  });
});

it.runIf(existsSync('/dev/full'))('Output that cannot be written is told in one line', async () => {
  const stdout = openSync('/dev/full', 'w');
  expectRefused(await run(newFolder(), PLAY, { stdout }), /^wartable: The output cannot be written \(ENOSPC\)\.$/m);
});

describe('Two windows on one save', () => {
  const RESUME = ['play', 'duel', '--resume', '--fast', '--plain'];

  it('the second is told, looks on, takes over; the first then stops and changes nothing', async () => {
    const home = newFolder();
    const save = join(home, 'duel.json');
    const first = start(home, PLAY);
    await first.waits();
    const second = start(home, RESUME);
    try {
      await second.waits();
      expect(second.said()).toContain('played in another window');
      second.type('1');
      await second.waits();
      expect(second.said()).toContain('You are looking on');
      const shown = second.said().length;
      first.type('1');
      await first.waits();
      const played = readFileSync(save, 'utf8');
      for (let i = 0; i < 100 && second.said().length === shown; i++) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(second.said().slice(shown)).toContain('You are looking on');
      expect(readFileSync(save, 'utf8')).toBe(played);

      second.type('');
      await second.waits();
      second.type('2');
      await second.waits();
      second.type('1');
      await second.waits();
      const mine = readFileSync(save, 'utf8');
      expect(logOf(save).length).toBeGreaterThan(JSON.parse(played).record.log.length);
      first.type('1');
      expect(await first.ended).toBe(2);
      expect(first.said()).toContain('taken over in another window');
      expect(first.said()).not.toMatch(/^\s+at .*:\d+/m);
      expect(readFileSync(save, 'utf8')).toBe(mine);
      second.type('q');
      expect(await second.ended).toBe(0);
      expect(readdirSync(home)).toEqual(['duel.json']);
    } finally {
      await first.kill();
      await second.kill();
    }
  });

  it('a window that is gone holds nothing', async () => {
    const home = newFolder();
    const first = start(home, PLAY);
    await first.waits();
    await first.kill();
    writeFileSync(join(home, 'duel.json.77-0a.new'), '{"cut');
    const { out, code } = await run(home, RESUME, { typed: ['q'] });
    expect([code, out.includes('another window'), out.includes('Your action:')]).toEqual([0, false, true]);
    expect(readdirSync(home)).toEqual(['duel.json']);
  });

  it('one on another machine may still be there', async () => {
    const home = newFolder();
    await run(home, PLAY);
    const lock = join(home, 'duel.json.lock');
    const held = (host: string, pid: number): void =>
      writeFileSync(lock, JSON.stringify({ pid, host, boot: '', began: '', token: 'x' }));
    held('another.example', 1);
    expect((await run(home, RESUME, { typed: ['3'] })).out).toContain('process 1 on another.example');
    held(hostname(), process.pid);
    expect((await run(home, RESUME, { typed: ['q'] })).out).not.toContain('another window');
  });

  it('who has lost a save writes nothing, however far the writing had come', async () => {
    const folder = newFolder();
    const path = join(folder, 'duel.json');
    const of = {
      game: gameNamed('duel'),
      folder,
      path,
      hold: take(path),
      surely: async <T>(work: () => T): Promise<T> => work(),
    };
    const host = hostNew(of, [PERSON, PERSON], { setup: 'first-game' }, seedFrom('held'));
    const before = readFileSync(path, 'utf8');
    take(path);
    const { decision } = knownBy(host, LEIA);
    await expect(tell(host, LEIA, { say: 'answer', decision: decision?.id ?? -1, choice: 'pass' })).rejects.toThrow(
      'play.taken-over',
    );
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(readdirSync(folder).sort()).toEqual(['duel.json', 'duel.json.lock']);
  });
});

describe('Nothing is written over', () => {
  it('a damaged save has a name of its own', async () => {
    const home = newFolder();
    for (const contents of ['{"one', '{"two', '{"three']) {
      writeFileSync(join(home, 'duel.json'), contents);
      expect((await run(home, [...PLAY, '--new'])).out).toContain('set aside');
      rmSync(join(home, 'duel.json'), { force: true });
    }
    const asides = ['duel.json.damaged', 'duel.json.damaged.2', 'duel.json.damaged.3'];
    expect(asides.map((name) => readFileSync(join(home, name), 'utf8'))).toEqual(['{"one', '{"two', '{"three']);
  });

  it('nor the record of another match with the same seed', async () => {
    const home = newFolder();
    await run(home, PLAY, { typed: ['concede'] });
    await run(home, PLAY, { typed: ['1', 'concede'] });
    expect(readdirSync(join(home, 'records'))).toHaveLength(2);
  });

  it('a device is written to, not replaced', async () => {
    const home = newFolder();
    await run(home, PLAY, { typed: ['concede'] });
    const [record = ''] = readdirSync(join(home, 'records'));
    const words = ['review', join(home, 'records', record), '--bot', 'search:50', '--html', '/dev/stdout'];
    const { out } = await run(home, words, { around: ['sh', '-c', '"$@" | cat', 'sh'] });
    expect(out).toContain('<html');
  });
});

describe('A kill', () => {
  it('between the last answer and the end loses no finished game', async () => {
    // The name of the record, and that of the save.
    const kills = [4, 5];
    const found = await Promise.all(
      kills.map(async (kill) => {
        const home = newFolder();
        mkdirSync(join(home, 'records'));
        const env = { WITNESS: join(home, 'notes'), WITNESS_KILL: String(kill) };
        const { out } = await run(home, PLAY, { typed: ['concede'], node: ['--import', WITNESS], env });
        const again = await run(home, [...PLAY, '--new'], { typed: ['concede'] });
        return [again.code, readdirSync(join(home, 'records')).length >= (/wins!/.test(out) ? 2 : 1)];
      }),
    );
    expect(found).toEqual(kills.map(() => [0, true]));
  });
});
