/** A short one of the fault runs of `npm run faults`, and one in which a promise is broken on purpose. */
import { describe, expect, inject, it } from 'vitest';
import { BREAKING } from './long.ts';
import { reportLines } from './report.ts';
import { faultRun } from './run.ts';
import type { SomeFault } from './weather.ts';

describe.skipIf(inject('nats') === '')('Three nodes, people at them, and faults', () => {
  it('keep every promise', async () => {
    const first: SomeFault[] = [
      { kind: 'kill', lasts: 1000 },
      { kind: 'tear', line: 'people' },
      { kind: 'nats', lasts: 1500 },
      { kind: 'cut', lasts: 2500 },
      { kind: 'postgres', lasts: 500 },
      { kind: 'tear', line: 'postgres' },
      { kind: 'pause' },
    ];
    const report = await faultRun({
      seed: 'short',
      nodes: 3,
      people: 8,
      matches: 12,
      seconds: 16,
      every: [1500, 2500],
      first,
    });
    const said = reportLines(report).join('\n');
    if (report.uncut !== undefined) console.error(said);
    expect(report.violations, said).toEqual([]);
    expect(report.crashes, said).toBe(0);
    expect(report.faults.length, said).toBeGreaterThanOrEqual(6);
    expect(report.tally.done, said).toBeGreaterThan(200);
    expect(report.checks, said).toBeGreaterThan(2000);
  }, 180_000);

  it('are seen to break one', async () => {
    const report = await faultRun({
      seed: 'broken',
      nodes: 2,
      people: 6,
      matches: 8,
      seconds: 9,
      every: [1200, 1500],
      first: BREAKING,
      breaks: true,
    });
    expect(new Set(report.violations.map(({ promise }) => promise))).toContain('lost');
  }, 180_000);
});
