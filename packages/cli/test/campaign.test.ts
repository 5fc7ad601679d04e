import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, run, WITNESS } from './process.ts';

const CAMPAIGN = ['campaign', 'iron-on-ice', '--fast', '--plain', '--bot', 'random'];
const BOTH = [...CAMPAIGN, '--seat', 'both'];
/** The Rebels have the first turn: they begin the battle, and give it up. */
const CONCEDE = ['', '', 'concede'];

type Kept = { readonly results: readonly { readonly node: string; readonly battle?: string }[]; readonly supports: object };

const stateIn = (home: string): Kept => JSON.parse(readFileSync(join(home, 'campaign-iron-on-ice.json'), 'utf8'));
const battleIn = (home: string): string => join(home, 'campaign-iron-on-ice-battle.json');
const recordsIn = (home: string): readonly string[] =>
  existsSync(join(home, 'records')) ? readdirSync(join(home, 'records')) : [];

describe('A battle of a campaign', () => {
  // In this order: the answer, the record, the result, the save that goes, the next support card, the next battle.
  it.each([4, 5, 6, 7, 8, 9])('counts once, whenever the process is killed (name %i)', async (kill) => {
    const home = newFolder();
    const env = { WITNESS: join(home, 'notes'), WITNESS_KILL: String(kill) };
    const killed = await run(home, CAMPAIGN, { typed: ['', 'concede'], node: ['--import', WITNESS], env });
    expect(killed.code).toBe(null);
    const fought = recordsIn(home);
    const { code, out } = await run(home, CAMPAIGN, { typed: [] });
    expect(code).toBe(0);
    const { results } = stateIn(home);
    // What was fought has its result; what was not goes on.
    expect(results.map(({ battle = '' }) => `hoth-${battle.slice(0, 12)}.json`)).toEqual(recordsIn(home));
    expect(recordsIn(home).length).toBeGreaterThanOrEqual(fought.length);
    expect(results).toHaveLength(kill === 4 ? 0 : 1);
    expect(out).toContain(kill === 4 ? 'Battle 1' : 'Battle 2');
    expect(existsSync(battleIn(home))).toBe(true);
  });

  it('that is damaged is told and set aside under a name of its own; the campaign goes on', async () => {
    const home = newFolder();
    await run(home, BOTH, { typed: [...CONCEDE, '1'] });
    for (const contents of ['{"cut', '[]']) {
      writeFileSync(battleIn(home), contents);
      const { code, out } = await run(home, BOTH);
      expect([code, out.includes('The saved battle cannot be read'), out.includes('Battle 2')]).toEqual([0, true, true]);
    }
    const asides = [`${battleIn(home)}.damaged`, `${battleIn(home)}.damaged.2`];
    expect(asides.map((path) => readFileSync(path, 'utf8'))).toEqual(['{"cut', '[]']);
    expect(stateIn(home).results).toHaveLength(1);
  });

  it('that belongs elsewhere does not count here', async () => {
    const [home, other] = [newFolder(), newFolder()];
    await run(home, BOTH, { typed: [...CONCEDE, '1'] });
    await run(other, BOTH, { typed: [''] });
    writeFileSync(battleIn(home), readFileSync(battleIn(other)));
    const { out } = await run(home, BOTH);
    expect(out).toContain('belongs to another moment of the campaign');
    expect(existsSync(`${battleIn(home)}.damaged`)).toBe(true);
  });
});

describe('A damaged campaign', () => {
  it('goes on as far as it can be read, and is set aside', async () => {
    const home = newFolder();
    await run(home, BOTH, { typed: [...CONCEDE, '2'] });
    const path = join(home, 'campaign-iron-on-ice.json');
    const whole = readFileSync(path, 'utf8');
    const { supports, results } = stateIn(home);
    expect(JSON.stringify(supports)).not.toBe('{"rebel":[],"empire":[]}');
    for (const [i, damaged] of [whole.slice(0, -30), whole.slice(0, whole.indexOf('"supports"')), whole.slice(0, 40)].entries()) {
      writeFileSync(path, damaged);
      const { code, out } = await run(home, BOTH);
      expect([code, out.includes('The saved campaign cannot be read')]).toEqual([0, true]);
      expect(readFileSync(`${path}.damaged${i === 0 ? '' : `.${i + 1}`}`, 'utf8')).toBe(damaged);
      expect(stateIn(home).results).toEqual(i < 2 ? results : []);
      // The card is still there, or may be taken anew.
      if (i === 0) expect(stateIn(home).supports).toEqual(supports);
      if (i === 1) expect(out).toContain('1–');
    }
  });
});

it('At a choice of support, q and nonsense ask again', async () => {
  const home = newFolder();
  const { out } = await run(home, BOTH, { typed: [...CONCEDE, 'q', '', 'nonsense', '0', '99', '1.5', '2'] });
  expect(out.match(/type a number from 1 to/g)).toHaveLength(6);
  expect(stateIn(home).supports).toEqual({ rebel: [], empire: [expect.any(String)] });
  const { out: other } = await run(newFolder(), BOTH, { typed: [...CONCEDE, '1'] });
  expect(other).not.toContain('type a number');
});

it('Leaving says how to go on', async () => {
  const home = newFolder();
  for (const typed of [['q'], ['', '', 'q'], [...CONCEDE]]) {
    const { code, out } = await run(home, BOTH, { typed });
    expect([code, out.includes('wartable campaign iron-on-ice')]).toEqual([0, true]);
  }
});
