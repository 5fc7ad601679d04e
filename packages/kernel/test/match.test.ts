import { describe, expect, it } from 'vitest';
import {
  answer,
  decisionOf,
  InputError,
  type MatchRecord,
  pendingDecisions,
  readRecord,
  replay,
  resume,
  type Seat,
  seedFrom,
  shareCommitment,
  standingAnswers,
  takeback,
  undo,
  verify,
  whyNotUndo,
} from '../src/index.ts';
import { begin, bid, finished, fromFile, game, playOn, playRounds, running, SEED, say, type ToyMatch } from './play.ts';
import { BLUE, other, RED } from './toy.ts';

const stateOf = ({ state: { rng: _rng, ...state } }: ToyMatch): string => JSON.stringify(state);

describe('Undo', () => {
  it('leaves the others’ answers of the same secret round in place', () => {
    const match = begin();
    const [card] = decisionOf(match, RED)?.choices ?? [];
    say(match, RED, `bid ${card}`);
    const [other] = decisionOf(match, BLUE)?.choices ?? [];
    const alone = decisionOf(match, BLUE);
    expect(undo(match, RED)).toBeUndefined();
    expect(decisionOf(match, BLUE)).toEqual(alone);
    say(match, BLUE, `bid ${other}`);
    say(match, RED, `bid ${card}`);
    expect(standingAnswers(match.record, match.seats).map(({ seat, notation }) => [seat, notation])).toEqual([
      [BLUE, `bid ${other}`],
      [RED, `bid ${card}`],
    ]);
  });

  it('is refused for the same reason, whoever was first in a secret round', () => {
    const refusalsAfter = (...order: readonly Seat[]) => {
      const match = begin();
      for (const seat of order) say(match, seat, `bid ${decisionOf(match, seat)?.choices[0]}`);
      return [whyNotUndo(match, RED), whyNotUndo(match, BLUE)];
    };
    expect(refusalsAfter(RED, BLUE)).toEqual(refusalsAfter(BLUE, RED));
    expect(refusalsAfter(RED, BLUE)).not.toContain(undefined);
  });

  it('takes answers of a secret round along that the undone answer led to', () => {
    const match = begin();
    bid(match);
    say(match, RED, 'aim');
    const before = stateOf(match);
    say(match, RED, 'fire');
    const asked = decisionOf(match, BLUE)?.id ?? -1;
    say(match, BLUE, `bid ${decisionOf(match, BLUE)?.choices[0]}`);
    expect(undo(match, RED)).toBeUndefined();
    expect(stateOf(match)).toBe(before);
    expect(pendingDecisions(match).map(({ seat }) => seat)).toEqual([RED]);
    expect(standingAnswers(match.record, match.seats).map(({ notation }) => notation.split(' ')[0])).toEqual([
      'bid',
      'bid',
      'aim',
    ]);
    say(match, RED, 'lower');
    say(match, RED, 'pass');
    expect(answer(match, BLUE, asked, decisionOf(match, BLUE)?.choices[0] ?? -1)).toEqual({ refused: 'stale-decision' });
    playOn(match, 'on');
    expect(verify(game, finished(match)).from).toBe(0);
  });

  it('gives a decision that comes again a number that was never used', () => {
    const match = begin();
    bid(match);
    const numbers = new Set<number>();
    for (let i = 0; i < 5; i++) {
      const { id = -1 } = decisionOf(match, RED) ?? {};
      expect(numbers.has(id)).toBe(false);
      numbers.add(id);
      say(match, RED, 'aim');
      undo(match, RED);
    }
  });
});

it('An answer to a question that an undone answer had led to is refused, even if nothing was to be seen', () => {
  const match = begin({ under: { ...game, seenBy: () => undefined } });
  bid(match);
  say(match, RED, 'pass');
  const { id = -1, choices = [] } = decisionOf(match, BLUE) ?? {};
  expect(undo(match, RED)).toBeUndefined();
  say(match, RED, 'pass');
  expect(answer(match, BLUE, id, choices[0] ?? -1)).toEqual({ refused: 'stale-decision' });
});

describe('A takeback', () => {
  it('goes back past dice, and chance goes on where it was', () => {
    const faces = (match: ToyMatch): unknown[] =>
      match.record.log.flatMap(([by, what]) =>
        by === 'chance' && typeof what === 'object' && 'face' in what ? [what.face] : [],
      );
    const straight = begin();
    playRounds(straight, 'roll', 'roll', 'roll');
    const match = begin();
    playRounds(match, 'roll');
    const later = match.record.log.length;
    expect(undo(match, RED)).toEqual({ refused: 'new-information', because: 'chance' });
    expect(takeback(match, RED)).toBeUndefined();
    expect(match.record.log.length).toBe(later + 1);
    say(match, RED, 'roll');
    playRounds(match, 'roll');
    expect(faces(match)).toEqual(faces(straight));
  });

  it('takes all that came after along, whoever said it', () => {
    const match = begin();
    bid(match);
    const before = stateOf(match);
    say(match, RED, 'pass');
    bid(match);
    expect(takeback(match, RED)).toBeUndefined();
    expect(takeback(match, RED)).toBeUndefined();
    expect(stateOf(match)).toBe(before);
    expect(standingAnswers(match.record, match.seats).map(({ notation }) => notation.split(' ')[0])).toEqual(['bid', 'bid']);
  });

  it('draws no shuffle twice', () => {
    const match = begin({ rounds: 20 });
    const shuffled = (): string[] =>
      match.record.log.flatMap(([, what]) => (typeof what === 'object' && 'order' in what ? [JSON.stringify(what.order)] : []));
    while (shuffled().length < 2) playRounds(match, 'draw');
    const last = other(match.state.active);
    takeback(match, last);
    say(match, last, 'draw');
    const [, second, third] = shuffled();
    expect(third).toBeDefined();
    expect(third).not.toBe(second);
    expect(match.state.rng.shuffles).toEqual([3]);
  });

  it('stands in the record, which verifies, and replays with and without its seed', () => {
    const match = begin({ rounds: 8 });
    playRounds(match, 'roll', 'draw', 'roll');
    takeback(match, RED);
    say(match, RED, 'roll');
    playRounds(match, 'roll');
    takeback(match, RED, { at: 5_000, id: 'b1' });
    playOn(match, 'on');
    const record = finished(match);
    expect(verify(game, record).answers).toBeGreaterThan(10);
    expect(stateOf(replay(game, record).match)).toBe(stateOf(match));
    expect(stateOf(replay(game, running(record)).match)).toBe(stateOf(match));
    expect(stateOf(resume(game, running(record), SEED).match)).toBe(stateOf(match));
    expect(readRecord(fromFile(record), [game])).toEqual(record);
  });

  it('leaves no snapshot of a turn that did not happen', () => {
    const match = begin();
    playRounds(match, 'roll', 'roll');
    expect(match.record.snapshots.map(({ turn }) => turn)).toEqual([1, 2, 3]);
    takeback(match, BLUE);
    expect(match.record.snapshots.map(({ turn }) => turn)).toEqual([1, 2]);
  });
});

describe('Players’ shares of chance', () => {
  const shares = ['of Ann', 'of Bob'].map((share) => ({ share, commitment: shareCommitment(share) }));

  function problem(record: MatchRecord): string {
    try {
      verify(game, record);
    } catch (error) {
      if (error instanceof InputError) return error.path;
      throw error;
    }
    return 'none';
  }

  it('make another match of the same seed', () => {
    const order = (match: ToyMatch): string => JSON.stringify(match.record.log[0]);
    const own = { share: 'of Bob, but other', commitment: shareCommitment('of Bob, but other') };
    const orders = [begin(), begin({ shares }), begin({ shares: [shares[0] as never, own] })].map(order);
    expect(new Set(orders).size).toBe(3);
    expect(order(begin({ shares }))).toBe(orders[1]);
  });

  it('that are not those committed to begin no match', () => {
    const [ann, bob] = shares as [never, { share: string; commitment: string }];
    expect(() => begin({ shares: [ann, { ...bob, share: 'better dice' }] })).toThrow('shares[1]');
  });

  it('are checked by verify, as are names, options and the rest of what was agreed', () => {
    const match = begin({ shares });
    playOn(match, 'on');
    const record = finished(match);
    expect(problem(record)).toBe('none');
    const [ann, bob] = record.shares as [never, { share: string; commitment: string }];
    const forged = { share: 'better dice', commitment: shareCommitment('better dice') };
    const other = (change: Partial<MatchRecord>): string => problem({ ...record, ...change });
    expect(other({ shares: [ann, { ...bob, share: 'better dice' }] })).toBe('shares[1]');
    expect(other({ shares: [ann, forged] })).toMatch(/^log\[\d+\]$/);
    expect(other({ shares: [] })).toMatch(/^log\[\d+\]$/);
    expect(other({ players: ['Ann', 'Bert'] })).toBe('commitment');
    expect(other({ options: { rounds: 5 } })).toBe('commitment');
    expect(other({ rules: 'toy@0' })).toBe('commitment');
    expect(other({ seed: seedFrom('other') })).toBe('commitment');
    expect(other({ chance: 'chacha8' })).toBe('commitment');
    expect(other({ outcome: { winners: ['nobody'], rule: 'toy/over' } })).toBe('outcome');
    expect(other({ snapshots: record.snapshots.slice(1) })).toBe('snapshots[0]');
    expect(other({ log: record.log.slice(0, -1) })).toMatch(/^log|^snapshots|^outcome/);
  });
});

it('A record keeps when answers were given, and months are no trouble', () => {
  const match = begin();
  const { id = -1, choices = [] } = decisionOf(match, RED) ?? {};
  const months = 1000 * 60 * 60 * 24 * 100;
  answer(match, RED, id, choices[0] ?? -1, undefined, { at: months, id: 'a1' });
  const read = readRecord(fromFile(match.record), [game]);
  expect(read.began).toBe(1_000);
  expect(read.log.at(-1)).toEqual(['red', `bid ${choices[0]}`, { at: months, id: 'a1' }]);
  expect(resume(game, read, SEED).match.given.has('0 a1')).toBe(true);
});

it('An answer that makes the rules throw leaves the match as it was', () => {
  const apply: typeof game.apply = (state, seat, choice, emit) => {
    game.apply(state, seat, choice, emit);
    if (state.step === 'aim') throw new Error('a mistake in the rules');
  };
  const match = begin({ under: { ...game, apply } });
  bid(match);
  const before = fromFile(match);
  expect(() => say(match, RED, 'aim')).toThrow('a mistake in the rules');
  expect(fromFile(match)).toEqual(before);
  say(match, RED, 'pass');
});
