import { render } from '@wartable/kernel';
import { ENGLISH, pagePart, wordsFor } from '@wartable/languages';
import { AGREED, type Agreement, type TableInfo } from '@wartable/protocol';
import { describe, expect, it } from 'vitest';
import { termsOf } from '../src/online/terms.ts';
import { byUrgency } from '../src/online/urgency.ts';

const TABLE: TableInfo = {
  id: 'a-table-of-tests-1',
  game: 'duel',
  options: {},
  status: 'running',
  agreement: AGREED,
  seats: [],
  owner: 'an-owner-of-tests',
  created: 0,
  changed: 0,
  mine: 0,
  myTurn: false,
  until: null,
  outcome: null,
};

describe('My games', () => {
  it('begin with those where it is my turn, what runs out soonest first, and end with what is over', () => {
    const tables: [string, Partial<TableInfo>][] = [
      ['over', { status: 'over', changed: 900 }],
      ['theirs, older', { changed: 100 }],
      ['theirs, newer', { changed: 300, until: 1 }],
      ['mine, no hurry', { myTurn: true, changed: 800 }],
      ['mine, soon', { myTurn: true, until: 5000, changed: 1 }],
      ['mine, later', { myTurn: true, until: 9000, changed: 700 }],
    ];
    const sorted = tables.map(([name, part]) => ({ ...TABLE, ...part, game: name })).sort(byUrgency);
    expect(sorted.map(({ game }) => game)).toEqual([
      'mine, soon',
      'mine, later',
      'mine, no hurry',
      'theirs, newer',
      'theirs, older',
      'over',
    ]);
  });
});

describe('What was agreed on', () => {
  const told = async (part: Partial<Agreement>, alone = false): Promise<string[]> => {
    const words = await wordsFor(ENGLISH, [pagePart('online')]);
    return termsOf({ ...AGREED, ...part }, 'en', alone).map((term) => render(words, term));
  };

  it('is told in plain words, without what cannot come up', async () => {
    expect(await told({ pace: { kind: 'slow', days: 3 }, atZero: 'loss' })).toEqual([
      'Pace: 3 days for each turn',
      'When time is up: the game is lost',
      'Taking back: further too, if all others agree',
      'Talk: set phrases, each in one’s own language',
      'Who finds it: only who has the link',
      'Watching: friends with the link',
    ]);
  });

  it('names a clock with all it has', async () => {
    const clock = { bank: 120_000, each: 20_000, increment: 5000 };
    const [pace, zero, absent] = await told({ pace: { kind: 'live', clock } });
    expect(pace).toBe('Pace: live, 20 seconds for a decision, then a reserve of 2 minutes, 5 seconds more after each turn');
    expect(zero).toBe('When time is up: a bot plays on');
    expect(absent).toBe('Who stays away: may be replaced by a bot');
  });

  it('is little where one plays alone', async () => {
    expect(await told({ undo: 'free' }, true)).toEqual([
      'Taking back: while nothing new was learned',
      'Who finds it: only who has the link',
      'Watching: friends with the link',
    ]);
  });
});
