import { describe, expect, it } from 'vitest';
import { tournament } from '../src/arena/tournament.ts';
import { wartable } from './helpers.ts';

/** What a tournament says, without what depends on the machine. */
async function results(...words: readonly string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await wartable(['tournament', '--json', ...words]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out, (key, value) => (/^(seconds|threads|meanMs|longestMs)$/.test(key) ? 0 : value));
}

describe('tournament', () => {
  it('plays each game from both seats and prints who is stronger', async () => {
    const { code, out } = await wartable(['tournament', '--bots', 'random,greedy', '--games', '8', '--threads', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Bot +Elo/);
    expect(out).toMatch(/\ngreedy +\d+ .* 8 +8\/0\/0 +100\.0/);
    expect(out).toContain('random – greedy');
  });

  it('gives the same result with any number of threads, also where it stops early', async () => {
    const words = ['--bots', 'greedy,random,level:1', '--games', '30', '--seed', '5'];
    const one = await results(...words, '--threads', '1');
    expect(await results(...words, '--threads', '2')).toEqual(one);
    const pairings = one['pairings'] as { games: number; stronger: string | null; first: string; second: string }[];
    const clear = pairings.find(({ first, second }) => first === 'greedy' && second === 'random');
    expect([clear?.stronger, (clear?.games ?? 30) < 30]).toEqual(['greedy', true]);
  });

  it('plays everything on demand', async () => {
    const { pairings } = await results('--bots', 'greedy,random', '--games', '30', '--all', '--threads', '1');
    expect(pairings).toMatchObject([{ games: 30, bySeat: [{ games: 15 }, { games: 15 }] }]);
  });

  it('goes through the scenarios of Battle of Hoth', async () => {
    const { options, pairings } = await results('--game', 'hoth', '--bots', 'random,level:1', '--games', '4', '--threads', '1');
    expect([options, pairings]).toMatchObject([{}, [{ games: 4 }]]);
  });

  it('compares results on the same seed where one plays alone', async () => {
    const { standings, pairings } = await results(
      '--game',
      'endor',
      '--bots',
      'random,level:1',
      '--games',
      '2',
      '--threads',
      '1',
    );
    expect(standings).toMatchObject([{ alone: { games: 2 } }, { alone: { games: 2 } }]);
    expect(pairings).toMatchObject([{ games: 2, bySeat: [] }]);
  });

  it.each([
    [['--bots', 'greedy'], '--bots needs at least two different names'],
    [['--bots', 'greedy,greedy'], '--bots needs at least two different names'],
    [['--bots', 'greedy,genius'], 'there is no bot “genius”'],
    [['--game', 'hoth', '--seats', '3'], 'not with 3 seats'],
    [['--game', 'hoth', '--scenario', '18'], 'options.scenario'],
    [['--threads', '0'], '--threads takes a whole number from 1'],
  ])('refuses %j in one line', async (words, message) => {
    const { code, out, err } = await wartable(['tournament', ...words]);
    expect([code, out, err.split('\n').length]).toEqual([2, '', 1]);
    expect(err).toContain(message);
  });
});

describe('The standings', () => {
  it('are worked out however many games there were', () => {
    const rounds = 150_000;
    const bots = ['a', 'b'].map((name) => ({ kind: 'random' as const, name }));
    const { next, done, isOver, standings } = tournament({
      game: 'x',
      options: () => ({}),
      seats: 1,
      bots,
      rounds,
      seed: 's',
      all: true,
    });
    for (let job = next(); job; job = next()) {
      const thoughts = [{ decisions: 1, ms: 1, longest: 1 }];
      done(job, { winners: [], decisions: 1, thoughts, seen: null, reached: job.bots[0]?.name === 'a' ? 1 : 0 });
    }
    expect([isOver(), standings()]).toMatchObject([true, [{ bot: 'a', decisions: rounds, longestMs: 1 }, { bot: 'b' }]]);
  });
});
