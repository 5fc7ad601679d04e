import {
  type Game,
  InputError,
  type MatchRecord,
  readRecord,
  recordCommitment,
  replay,
  seedFrom,
  tour,
  verify,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { duel } from '../src/index.ts';

const game: Game = duel;
const { record } = tour(duel, { setup: 'standard' }, seedFrom('record'), []);

function changed(change: (copy: MatchRecord & Record<string, unknown>) => void): MatchRecord & Record<string, unknown> {
  const copy = JSON.parse(JSON.stringify(record));
  change(copy);
  return copy;
}

function problem(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof InputError) return error.path;
    throw error;
  }
  return 'none';
}

describe('A record', () => {
  it('is read back as it was written', () => {
    expect(readRecord(JSON.parse(JSON.stringify(record)), [game])).toEqual(record);
  });

  it('rebuilds any moment', () => {
    for (const upTo of [0, 3, 10, 25, record.log.length]) {
      const { match } = replay(game, record, upTo);
      expect(match.record.log.slice(0, upTo)).toEqual(record.log.slice(0, upTo));
    }
  });

  it('holds no seed while the match goes on, and can be shown all the same', () => {
    const { seed: _seed, outcome: _outcome, ...running } = record;
    const half = { ...running, log: record.log.slice(0, 40) };
    expect(JSON.stringify(half)).not.toContain(record.seed);
    expect(replay(game, half).match.record.log).toEqual(half.log);
    expect(problem(() => verify(game, half))).toBe('seed');
  });

  it('is verified: commitment, chance, answers, outcome', () => {
    const chance = record.log.filter(([by]) => by === 'chance').length;
    expect(verify(game, record)).toEqual({
      commitment: true,
      answers: record.log.length - chance,
      outcomesOfChance: chance,
      from: 0,
    });
  });

  const answerAt = record.log.findIndex(([by], i) => by !== 'chance' && i > 20);
  it.each<[string, (copy: MatchRecord & Record<string, unknown>) => void, string]>([
    [
      'another seed',
      (copy) => {
        copy.seed = seedFrom('other');
      },
      'commitment',
    ],
    [
      'another seed with its own commitment',
      (copy) => {
        copy.seed = '0'.repeat(32);
        (copy as Record<string, unknown>)['commitment'] = 'c8c9f3fc8b3f0b0c';
      },
      'commitment',
    ],
    [
      'another shuffle',
      (copy) => {
        const event: unknown = copy.log[1]?.[1];
        (event as { topFirst: string[] }).topFirst.reverse();
      },
      'log[1]',
    ],
    [
      'an illegal answer',
      (copy) => {
        copy.log[answerAt] = [record.log[answerAt]?.[0] as string, 'play blizzard-seven'];
      },
      `log[${answerAt}]`,
    ],
    [
      'an answer of somebody who is not there',
      (copy) => {
        copy.log[answerAt] = ['han', 'pass'];
      },
      `log[${answerAt}]`,
    ],
    [
      'an answer of nobody’s turn',
      (copy) => {
        copy.log.splice(answerAt, 1);
      },
      'any',
    ],
    [
      'another outcome',
      (copy) => {
        copy.outcome = { winners: [], rule: 'duel/end/draw' };
      },
      'outcome',
    ],
    [
      'rules of another version',
      (copy) => {
        (copy as Record<string, unknown>)['rules'] = 'duel@0';
        (copy as Record<string, unknown>)['commitment'] = recordCommitment(copy, copy.seed ?? '');
      },
      'rules',
    ],
    [
      'another version of the rules written into it',
      (copy) => {
        (copy as Record<string, unknown>)['rules'] = 'duel@0';
      },
      'commitment',
    ],
    [
      'other players',
      (copy) => {
        (copy as Record<string, unknown>)['players'] = ['somebody', 'else'];
      },
      'commitment',
    ],
  ])('with %s is refused at the first bad place', (_, change, path) => {
    const found = problem(() => verify(game, changed(change)));
    if (path === 'any') expect(found).toMatch(/^log\[\d+\]$|^outcome$/);
    else expect(found).toBe(path);
  });

  it.each<[string, unknown, string]>([
    ['nothing', null, ''],
    ['another file', { name: 'package' }, ''],
    ['another format', { ...record, format: 'wartable-record/9' }, 'format'],
    ['an unknown game', { ...record, game: 'chess' }, 'game'],
    ['an unknown field', { ...record, extra: 1 }, 'extra'],
    ['a log that is none', { ...record, log: 'x' }, 'log'],
    ['a broken entry', { ...record, log: [['leia']] }, 'log[0]'],
    ['a broken event', { ...record, log: [['chance', 7]] }, 'log[0][1]'],
    ['a broken seed', { ...record, seed: 'xyz' }, 'seed'],
  ])('is not made of %s', (_, input, path) => {
    expect(problem(() => readRecord(input, [game]))).toBe(path);
  });
});
