/** Damaged saves and campaigns: told, set aside, never lost; the game begins anew or goes on. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pick, rngFromSeed, seedFrom } from '@wartable/kernel';
import { damageBytes, damageTree, MONSTERS } from './damage.ts';
import { hasStack } from './judge.ts';
import { start } from './program.ts';
import type { Attack, Trial, Verdict } from './tally.ts';

const SAVES = join(import.meta.dirname, '..', '..', 'records', '2', 'saves');
const CAMPAIGN = 'campaign-iron-on-ice.json';

type Kept = { readonly file: string; readonly words: readonly string[] };

const KEPT: readonly Kept[] = [
  { file: 'duel.json', words: ['play', 'duel', '--seat', 'leia'] },
  { file: 'hoth.json', words: ['play', 'hoth', '--seat', 'rebel'] },
  { file: CAMPAIGN, words: ['campaign', 'iron-on-ice'] },
  { file: CAMPAIGN.replace('.json', '-battle.json'), words: ['campaign', 'iron-on-ice'] },
];

const TYPING = ['--plain', '--fast', '--bot', 'random'];

export const damageSaves: Attack = async ({ seed, goesOn, report }) => {
  const chance = rngFromSeed(seedFrom(`${seed} saves`));
  const folder = mkdtempSync(join(tmpdir(), 'wartable-attack-'));
  try {
    const good = await campaignUnderWay(join(folder, 'good'));
    for (let tried = 0; goesOn(tried); tried++) {
      const { file, words } = pick(chance, KEPT);
      const home = join(folder, String(tried));
      cpSync(good, home, { recursive: true });
      const path = join(home, file);
      const contents = readFileSync(path);
      const { what, contents: bad } =
        tried % 4 === 0
          ? pick(chance, MONSTERS)
          : pick(chance, [damageBytes(chance, contents), damageTree(chance, JSON.parse(contents.toString()))]);
      writeFileSync(path, bad);
      report({
        ...(await open(home, file, words, bad)),
        how: `${what} in ${file}: wartable ${words.join(' ')}`,
        files: { [file]: bad },
      });
      rmSync(home, { recursive: true, force: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A folder with saves of two games and a campaign in its first battle. */
async function campaignUnderWay(home: string): Promise<string> {
  mkdirSync(home);
  for (const name of ['duel.json', 'hoth.json']) cpSync(join(SAVES, name), join(home, name));
  const program = start(home, ['campaign', 'iron-on-ice', ...TYPING]);
  for (let i = 0; i < 6 && (await program.waits()) === 'asks'; i++) program.type('1');
  await program.waits();
  program.type('q');
  await program.ended;
  return home;
}

async function open(home: string, file: string, words: readonly string[], bad: Uint8Array): Promise<Trial> {
  const program = start(home, [...words, ...TYPING]);
  const ended = (verdict: Verdict): Trial => ({
    attack: 'damaged saves',
    verdict: hasStack(program.said()) ? 'trace' : verdict,
    said: program.said().slice(-3000),
  });
  try {
    // One line that could be an answer, then whoever sits there leaves.
    for (const typed of ['1', '1', 'q', 'q', 'q', 'q']) {
      const state = await program.waits();
      if (state === 'hang') return ended('hang');
      if (state === 'ended') break;
      program.type(typed);
    }
    if ((await program.waits()) === 'hang') return ended('hang');
    await program.kill();
    const code = await program.ended;
    if (code !== 0 && code !== 2 && code !== null) return ended('trace');
    if (!program.said().includes(file)) return ended('harmless');
    // It was told: then every byte is still there, under some name.
    const isThere = readdirSync(home).some(
      (name) => name.includes(file) && Buffer.from(bad).equals(readFileSync(join(home, name))),
    );
    return ended(isThere ? 'refused' : 'lost');
  } finally {
    await program.kill();
  }
}
