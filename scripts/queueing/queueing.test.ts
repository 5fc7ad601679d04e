/** The simulator beside what is known in closed form. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, exponential, openEvents } from './events.ts';
import { openCores, openDisk, openGate, openThread } from './stations.ts';

/** The mean time in a system to which work comes by chance, every `between` ms on average. */
function meanTime(between: number, demand: (chance: () => number) => number, how: 'thread' | 'shared', cores = 1): number {
  const events = openEvents();
  const chance = chanceFrom(18);
  const machine = openCores(events, cores);
  const place = how === 'thread' ? openThread(machine) : machine;
  let [count, sum] = [0, 0];
  const arrive = (): void => {
    const came = events.now();
    place.work(demand(chance), () => {
      count++;
      sum += events.now() - came;
    });
    events.after(exponential(chance, between), arrive);
  };
  arrive();
  events.run(400_000);
  return sum / count;
}

const within = (share: number, of: number): [number, number] => [of * (1 - share), of * (1 + share)];
function expectWithin(share: number, is: number, of: number): void {
  const [low, high] = within(share, of);
  expect(is).toBeGreaterThan(low);
  expect(is).toBeLessThan(high);
}

describe('One server, first come, first served', () => {
  it.each([0.3, 0.6, 0.8])('takes s / (1 - load) where demands are exponential: M/M/1 at %d', (load) => {
    expectWithin(
      0.04,
      meanTime(1 / load, (chance) => exponential(chance, 1), 'thread'),
      1 / (1 - load),
    );
  });

  it.each([0.3, 0.6, 0.8])('waits half as long where all demands are alike: M/D/1 at %d', (load) => {
    expectWithin(
      0.03,
      meanTime(1 / load, () => 1, 'thread'),
      1 + load / (2 * (1 - load)),
    );
  });
});

describe('A thread', () => {
  it('does what is asked for while it finishes something once, after what waits', () => {
    const events = openEvents();
    const thread = openThread(openCores(events, 1));
    const done: string[] = [];
    thread.work(1, () => {
      done.push('first');
      thread.work(1, () => done.push(`asked for by the first at ${events.now()}`));
    });
    events.run(10);
    thread.work(1, () => thread.work(1, () => done.push('last')));
    thread.work(1, () => done.push('before the last'));
    events.run(100);
    expect(done).toEqual(['first', 'asked for by the first at 2', 'before the last', 'last']);
    expect(thread.used()).toBe(5);
  });
});

describe('Shared processors', () => {
  it.each([0.5, 0.8])('take s / (1 - load) whatever the demands: M/G/1 shared at %d', (load) => {
    expectWithin(
      0.04,
      meanTime(1 / load, (chance) => exponential(chance, 1), 'shared'),
      1 / (1 - load),
    );
    expectWithin(
      0.04,
      meanTime(1 / load, () => 1, 'shared'),
      1 / (1 - load),
    );
  });

  it('take s / (1 - load²) where there are two: M/M/2 at 0.7', () => {
    expectWithin(
      0.03,
      meanTime(1 / 1.4, (chance) => exponential(chance, 1), 'shared', 2),
      1 / (1 - 0.7 ** 2),
    );
  });

  it('give nobody more than one whole, and lose nothing', () => {
    const events = openEvents();
    const cores = openCores(events, 2);
    const ends: number[] = [];
    for (const ms of [4, 4, 4, 8]) cores.work(ms, () => ends.push(events.now()));
    events.run(100);
    // Four on two: half speed until three are done after eight, then one alone with four left.
    expect(ends).toEqual([8, 8, 8, 12]);
    expect(cores.used()).toBeCloseTo(20);
  });
});

describe('A disk', () => {
  it('takes all that came during a sync together with the next', () => {
    const events = openEvents();
    const disk = openDisk(events, (bytes) => 1 + bytes / 100);
    const ends: number[] = [];
    for (const at of [0, 0.2, 0.4, 5]) events.after(at, () => disk.keep(100, () => ends.push(events.now())));
    events.run(100);
    expect(ends).toEqual([2, 5, 5, 7]);
    expect(disk.syncs()).toBe(3);
  });

  it('keeps as many a second as come, at one and a half syncs each, when many come', () => {
    const events = openEvents();
    const chance = chanceFrom(3);
    const disk = openDisk(events, () => 1);
    let [count, sum] = [0, 0];
    const arrive = (): void => {
      const came = events.now();
      disk.keep(1, () => {
        count++;
        sum += events.now() - came;
      });
      events.after(exponential(chance, 0.02), arrive);
    };
    arrive();
    events.run(2000);
    expectWithin(0.02, count, 2000 / 0.02);
    expectWithin(0.02, sum / count, 1.5);
  });
});

describe('A gate', () => {
  it('lets so many in at a time', () => {
    const events = openEvents();
    const gate = openGate(2);
    const ends: number[] = [];
    for (let i = 0; i < 5; i++)
      gate((leave) =>
        events.after(10, () => {
          ends.push(events.now());
          leave();
        }),
      );
    events.run(100);
    expect(ends).toEqual([10, 10, 20, 20, 30]);
  });
});
