import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wilson } from '@wartable/ai';
import { expect, it } from 'vitest';
import { dotPlot } from './dot-plot.ts';
import { areApart, balancePlots } from './plots.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'balance');

it('The plots of docs/balance.md are those of what was measured (node scripts/balance-plots.ts draws them anew)', () => {
  const plots = balancePlots();
  expect(readdirSync(FOLDER).sort()).toEqual([...plots.keys()].sort());
  for (const [name, picture] of plots) expect(readFileSync(join(FOLDER, name), 'utf8'), name).toBe(picture);
});

it('Every plot is shown, and has nothing from elsewhere in it', () => {
  const page = readFileSync(join(FOLDER, '..', 'balance.md'), 'utf8');
  for (const [name, picture] of balancePlots()) {
    expect(page).toContain(`](balance/${name})`);
    expect(picture).not.toMatch(/<script|href|undefined|NaN|\[[a-z]+\./);
  }
});

it('Two shares are apart where neither interval reaches the other', () => {
  expect(areApart(wilson(10, 50), wilson(40, 50))).toBe(true);
  expect(areApart(wilson(40, 50), wilson(10, 50))).toBe(true);
  expect(areApart(wilson(24, 50), wilson(27, 50))).toBe(false);
});

it('A row has its mark, its interval and the average at their places', () => {
  const rows = [{ label: 'one & only', marks: [{ share: 0.5, low: 0.25, high: 0.75, look: 'a' as const }], average: 1 }];
  const picture = dotPlot({ title: 't', about: 'a', axis: 'x', legend: [], groups: [{ heading: 'h', rows }] });
  expect(picture).toContain('one &amp; only');
  expect(picture).toContain('<circle class="a" cx="500"');
  expect(picture).toMatch(/class="a range" d="M405 \d+H595"/);
  expect(picture).toMatch(/class="average" d="M690 /);
  expect(dotPlot({ title: 't', about: 'a', axis: 'x', legend: [], groups: [] })).toContain('not measured yet');
});
