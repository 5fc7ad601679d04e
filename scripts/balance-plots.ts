/**
 * Draws the plots of docs/balance.md anew, from what was measured (`wartable balance --keep`).
 *
 *   node scripts/balance-plots.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { balancePlots } from './balance/plots.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'balance');

mkdirSync(FOLDER, { recursive: true });
for (const [name, picture] of balancePlots()) writeFileSync(join(FOLDER, name), picture);
