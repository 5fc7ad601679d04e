import { EventEmitter } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { duel } from '@wartable/duel';
import { type Decision, rngFromSeed, seedFrom } from '@wartable/kernel';
import { expect, it, vi } from 'vitest';
import { openBots } from '../src/index.ts';

const started = vi.hoisted(() => ({ count: 0 }));

/** A system that has no thread to give, as where too many files are open. */
vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    constructor() {
      super();
      started.count++;
      setImmediate(() => this.emit('error', new Error('ERR_WORKER_INIT_FAILED')));
    }
    ref(): void {}
    unref(): void {}
    postMessage(): void {}
    async terminate(): Promise<void> {}
  },
}));

it('Where no thread can be started, answers are legal, and nobody tries for ever', async () => {
  const bots = openBots(1, () => {});
  const state = duel.setup(duel.options({ setup: 'first-game' }), rngFromSeed(seedFrom('none')));
  const decision = duel.pending(state)[0] as Decision;
  const view = duel.view(state, decision.seat);
  const { choice } = await bots.ask({
    table: 'test',
    game: 'duel',
    bot: { kind: 'greedy' },
    view,
    decision,
    seed: seedFrom('none'),
  });
  expect(decision.choices).toContain(choice);
  await bots.close();
  await after(20);
  expect(started.count).toBeLessThan(3);
});
