import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { openTally } from './tally.ts';

/** A few tries of an attack, always the same. */
export async function inShort(name: string): Promise<void> {
  const found: string[] = [];
  const { tally, report } = openTally(mkdtempSync(join(tmpdir(), 'wartable-attack-')), (line) => found.push(line));
  const known = ATTACKS[name];
  if (!known) throw new Error(`no attack: ${name}`);
  await known.attack({ seed: 'test', report, goesOn: (tried) => tried < known.tries });
  expect(found).toEqual([]);
  expect([...tally.values()].length).toBeGreaterThan(0);
}
