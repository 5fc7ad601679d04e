/** An installation where nothing is left to chance: an answer takes what its way takes. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, type Events, openEvents } from './events.ts';
import { type Costs, type Installation, type Layout, openInstallation } from './installation.ts';

const COSTS: Costs = {
  node: { hear: 1, tell: 2, statement: 4, follow: 10 },
  postgres: { statement: 8, step: 16, read: 32 },
  nats: { ring: 64 },
  clients: { say: 0, told: 0 },
};
const LAYOUT: Layout = {
  nodes: 2,
  apart: 1,
  postgres: 1,
  wire: 0.5,
  sync: (bytes) => 100 + bytes,
  wal: { statement: 1000, step: 3000 },
};

function opened(layout: Partial<Layout> = {}): { readonly events: Events; readonly installation: Installation } {
  const events = openEvents();
  return { events, installation: openInstallation(events, chanceFrom(1), COSTS, { ...LAYOUT, ...layout }, false) };
}

/** When each of some answers was acknowledged, and told to the other. */
function times(at: readonly number[], layout: Partial<Layout> = {}): { readonly kept: number[]; readonly heard: number[] } {
  const { events, installation } = opened(layout);
  const [kept, heard]: [number[], number[]] = [[], []];
  const now = (list: number[]) => (): void => void list.push(events.now());
  for (const ms of at) events.after(ms, () => installation.answer(0, { acknowledged: now(kept), heard: now(heard) }));
  events.run(100_000);
  return { kept, heard };
}

// Heard, half a statement, there; a statement with a step, and its sync; back, the other half, told, and to the client.
const KEPT = 0.5 + 1 + 2 + 0.5 + (8 + 16) + (100 + 4000) + 0.5 + 2 + 2 + 0.5;
// From the moment it was told here: to NATS, to the other node, from there to PostgreSQL and back, played, and to the client.
const FOLLOWED = KEPT - 0.5 + 0.5 + 64 + 0.5 + 4 + 0.5 + 32 + 0.5 + 6 + 0.5;

describe('An answer', () => {
  it('takes what its way takes where nobody else is there', () => {
    expect(times([0])).toEqual({ kept: [KEPT], heard: [FOLLOWED] });
  });

  it('is told to both at once on one node', () => {
    expect(times([0], { apart: 0 })).toEqual({ kept: [KEPT], heard: [KEPT] });
  });

  it('goes with the next statement where one is under way, together with all that came meanwhile', () => {
    const { kept } = times([0, 10, 20, 30], { apart: 0 });
    // After the first was told: one statement with three steps, told one after another.
    const next = KEPT - 0.5 + 2 + 0.5 + (8 + 3 * 16) + (100 + 1000 + 3 * 3000) + 0.5 + 2;
    expect(kept).toEqual([KEPT, next + 2 + 0.5, next + 4 + 0.5, next + 6 + 0.5]);
  });

  it('waits for whatever else its node does', () => {
    const { events, installation } = opened();
    const kept: number[] = [];
    installation.besides(0, 1000, 5);
    events.after(7, () => installation.answer(0, { acknowledged: () => kept.push(events.now()), heard: () => {} }));
    events.run(100_000);
    // At 6 the node begins with what it was told by PostgreSQL, and is deaf for a second.
    expect(kept).toEqual([1006 + KEPT - 0.5]);
  });
});

describe('What was used', () => {
  it('is counted', () => {
    const { events, installation } = opened();
    for (let n = 0; n < 3; n++) installation.answer(1, { acknowledged: () => {}, heard: () => {} });
    events.run(100_000);
    // What arrives in one turn of the loop goes together.
    expect(installation.figures()).toEqual({
      nodes: [3 * 10, 3 * (1 + 2) + 4],
      postgres: 8 + 3 * (16 + 32),
      nats: 3 * 64,
      disk: 100 + 1000 + 3 * 3000,
      statements: 1,
      steps: 3,
      syncs: 1,
    });
  });
});
