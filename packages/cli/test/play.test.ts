import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, verify } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { gameNamed } from '../src/args.ts';

const program = new URL('../bin/wartable.mjs', import.meta.url).pathname;

/** Plays in a real process: types lines, then ends the input. */
function play(
  home: string,
  args: readonly string[],
  typed: readonly string[],
  game = 'duel',
): Promise<{ code: number | null; out: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, 'play', game, ...args], {
      env: { ...process.env, WARTABLE_HOME: home, LANG: 'en', LC_ALL: '', NO_COLOR: '1' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.on('close', (code) => resolve({ code, out }));
    child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  });
}

const newHome = (): string => mkdtempSync(join(tmpdir(), 'wartable-home-'));

describe('play duel', () => {
  it('plays a whole game against a bot and keeps a record that can be verified', async () => {
    const home = newHome();
    const { code, out } = await play(home, ['--seat', 'leia', '--seed', '3', '--setup', 'first-game'], Array(400).fill('1'));
    expect(code).toBe(0);
    expect(out).toMatch(/(Leia|Vader) wins!|A draw\./);
    const [file = ''] = readdirSync(join(home, 'records'));
    const game = gameNamed('duel');
    const record = readRecord(JSON.parse(readFileSync(join(home, 'records', file), 'utf8')), [game]);
    expect(verify(game, record).commitment).toBe(true);
  });

  it('saves after each answer, and goes on after leaving', async () => {
    const home = newHome();
    const first = await play(
      home,
      ['--seat', 'leia', '--seed', '1', '--setup', 'first-game'],
      ['play echo-coordinator', '', 'q'],
    );
    expect(first.out).toContain('Saved.');
    const saved = JSON.parse(readFileSync(join(home, 'duel.json'), 'utf8'));
    expect(saved.record.log.length).toBeGreaterThan(1);
    expect(JSON.stringify(saved.record)).not.toContain(saved.seed);
    const again = await play(home, ['--resume'], []);
    expect(again.out).toContain('Your action:');
  });

  it('takes back, says why not, shows cards and rules', async () => {
    const typed = [
      'play echo-coordinator',
      'u',
      '? chewbacca',
      '? rogue squadron',
      'c y-wing',
      'r sentinel',
      '? leader',
      'nonsense',
      'h',
      'q',
    ];
    const { out } = await play(newHome(), ['--seat', 'leia', '--seed', '1', '--setup', 'first-game'], typed);
    expect(out).toContain('Chewbacca costs 5; you have 2 ready resources.');
    expect(out).toContain('duel/play/cost');
    expect(out).toContain('Rebellion Y-Wing (3)');
    expect(out).toContain('On Attack: deal 1 damage to a base.');
    expect(out).toContain('duel/attack/sentinel');
    expect(out).toContain('You may: use leader.');
    expect(out).toContain('“nonsense” is not understood');
    expect(out).toContain('u undo');
    expect(out).toContain('Enter: End turn · u: take it back u');
  });

  it('hands the keyboard over between two people and never shows the other hand', async () => {
    const { out } = await play(newHome(), ['--seat', 'both', '--setup', 'first-game'], ['', 'pass', '', 'q']);
    const [, leia = '', vader = ''] = out.split('press Enter.');
    expect(leia).toContain('Chewbacca');
    expect(leia).not.toContain('Lambda Shuttle');
    expect(vader).toContain('Lambda Shuttle');
    expect(vader).not.toContain('Chewbacca');
  });

  it('speaks four languages', async () => {
    for (const [language, word] of [
      ['fr', 'Vador'],
      ['de', 'Boden'],
      ['es', 'Mano'],
    ] as const) {
      const { out } = await play(newHome(), ['--seat', 'leia', '--lang', language, '--setup', 'first-game'], ['q']);
      expect(out).toContain(word);
    }
  });

  it('sets a damaged save aside and begins a new game', async () => {
    const home = newHome();
    writeFileSync(join(home, 'duel.json'), '{"format":"wartable-save/1","se');
    const { code, out } = await play(home, ['--seat', 'leia'], ['q']);
    expect(code).toBe(0);
    expect(out).toContain('set aside');
    expect(readFileSync(join(home, 'duel.json.damaged'), 'utf8')).toContain('wartable-save/1');
  });

  it('ends politely when there is no input', async () => {
    const { code } = await play(newHome(), [], []);
    expect(code).toBe(0);
  });
});

describe('play hoth', () => {
  it('plays a whole battle in the terminal, and verifies it', async () => {
    const home = newHome();
    const { code, out } = await play(
      home,
      ['--scenario', '14', '--seat', 'empire', '--fast', '--bot', 'random', '--seed', '4'],
      Array(900).fill('1'),
      'hoth',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/(Rebels|Empire) wins!|A draw\./);
    const [file = ''] = readdirSync(join(home, 'records'));
    const game = gameNamed('hoth');
    const record = readRecord(JSON.parse(readFileSync(join(home, 'records', file), 'utf8')), [game]);
    expect(verify(game, record).commitment).toBe(true);
  });

  it('says why not, with the blocking hex', async () => {
    const { out } = await play(
      newHome(),
      ['--scenario', '1', '--seat', 'rebel', '--seed', '2'],
      ['? deploy-the-fleet', 'c recon', 'r half-hexes', 'q'],
      'hoth',
    );
    expect(out).toContain('is not in your hand.');
    expect(out).toContain('Order 1 unit');
    expect(out).toContain('The half hexes at the edge of the board obstruct.');
  });
});

it('play endor: a whole game in the terminal', async () => {
  const home = newHome();
  const { code, out } = await play(
    home,
    ['--seat', 'rebel', '--ties', 'auto', '--seed', '2'],
    ['default', 'default', 'default', ...Array(900).fill(['done', '1']).flat()],
    'endor',
  );
  expect(code).toBe(0);
  expect(out).toMatch(/You have lost\.|Rebels wins!/);
  expect(out).toContain('Action card:');
  const [file = ''] = readdirSync(join(home, 'records'));
  const game = gameNamed('endor');
  expect(verify(game, readRecord(JSON.parse(readFileSync(join(home, 'records', file), 'utf8')), [game])).commitment).toBe(true);
});
