import { describe, expect, it } from 'vitest';
import {
  answer,
  below,
  closeRecord,
  commitmentTo,
  decisionOf,
  InputError,
  type MatchRecord,
  matchOutcome,
  openTable,
  readRecord,
  replay,
  resume,
  rngOfRecord,
  seatAt,
  startMatch,
  undo,
  undoAsRecorded,
  verify,
} from '../src/index.ts';
import { begin, bid, finished, fromFile, game, playOn, playRounds, running, SEED, type ToyGame, type ToyMatch } from './play.ts';
import { BLUE, RED } from './toy.ts';

/** Later rules under which nobody rolls dice. */
const later: ToyGame = {
  ...game,
  rules: 'toy@2',
  pending: (state) =>
    game.pending(state).map((decision) => ({
      ...decision,
      choices: decision.choices.filter((choice) => game.notate(undefined, choice) !== 'roll'),
    })),
  whyNot: (view, intent, rng) =>
    intent === 'roll' ? { rule: 'toy/act', text: { key: 'why.forbidden' } } : game.whyNot(view, intent, rng),
};

/** Later rules whose deck is another one, so that not even the set-up is the same. */
const reset: ToyGame = {
  ...game,
  rules: 'toy@2',
  setup: (options, rng, emit) => {
    game.setup(options, rng);
    return game.setup(options, rng, emit);
  },
};

function older(...rounds: readonly string[]): MatchRecord {
  const match = begin({ rounds: 8 });
  playRounds(match, ...rounds);
  return readRecord(fromFile(match.record), [game]);
}

const stateOf = ({ state: { rng: _rng, ...state } }: ToyMatch): string => JSON.stringify(state);

describe('A record of older rules', () => {
  const record = older('pass', 'draw', 'aim -> fire', 'roll', 'pass', 'draw');
  const roll = record.log.findIndex(([, words]) => words === 'roll');

  it('is replayed as far as its answers are legal; the place and the rule are named', () => {
    const { match, events, stopped } = replay(later, record);
    expect(stopped).toEqual({
      entry: roll,
      rule: 'toy/act',
      reason: { key: 'record.impossible', params: { seat: 'blue', words: 'roll', refused: 'not-a-choice' } },
    });
    expect(match.record.log).toEqual(record.log.slice(0, roll));
    expect(events).toEqual(replay(game, record, roll).events);
    expect(stateOf(match)).toBe(stateOf(replay(game, record, roll).match));
  });

  it('is replayed whole where nothing in it is forbidden now', () => {
    const { match, stopped } = replay(later, older('pass', 'draw', 'aim -> fire'));
    expect(stopped).toBeUndefined();
    expect(match.state.round).toBe(4);
  });

  it('shows its dice and shuffles also where the seed would give others now', () => {
    const seen = older('roll', 'draw');
    const ended = fromFile({ ...seen, seed: SEED });
    const otherDice: ToyGame = {
      ...game,
      rules: 'toy@2',
      setup: (options, rng, emit) => {
        if (rng.key.length > 0) while (below(rng, 6) > 0);
        return game.setup(options, rng, emit);
      },
    };
    expect(replay(otherDice, ended).match.record.log).toEqual(seen.log);
  });

  it('stops before an answer whose outcome of chance cannot come about any more', () => {
    const seen = older('pass', 'roll');
    const at = seen.log.findIndex(([, words]) => words === 'roll');
    const dieOfFour: ToyGame = {
      ...game,
      rules: 'toy@2',
      script: (event) => (event.type === 'die-rolled' ? [6] : game.script(event)),
    };
    // The same die, told in another way.
    const otherWords: ToyGame = {
      ...game,
      rules: 'toy@2',
      apply: (state, seat, choice, emit) =>
        game.apply(state, seat, choice, (event) => emit?.(event.type === 'die-rolled' ? { ...event, seat: seatAt(7) } : event)),
    };
    for (const newer of [dieOfFour, otherWords]) {
      const { match, events, stopped } = replay(newer, seen);
      expect([stopped?.entry, match.record.log.length]).toEqual([at, at]);
      expect(stateOf(match)).toBe(stateOf(replay(game, seen, at).match));
      expect(events.every(({ entry }) => entry < at)).toBe(true);
    }
  });

  it('goes on from its last snapshot, and that is said', () => {
    const { match, changed, stopped } = resume(later, record, SEED);
    expect(stopped).toBeUndefined();
    expect(changed).toEqual({ from: 'toy@1', to: 'toy@2', turn: 7 });
    const last = record.snapshots.length - 1;
    expect(match.record.log.slice(record.log.length)).toEqual([['rules', { rules: 'toy@2', snapshot: last }]]);
    expect(stateOf(match)).toBe(JSON.stringify(record.snapshots[last]?.position));
    expect(match.state.rng.shuffles).toEqual(resume(game, record, SEED).match.state.rng.shuffles);
    expect(decisionOf(match, RED)?.id).toBeGreaterThan(record.log.length);
  });

  it('forgets what was answered after that snapshot', () => {
    const match = begin({ rounds: 8 });
    playRounds(match, 'pass', 'aim -> fire');
    const { id = -1, choices = [] } = decisionOf(match, RED) ?? {};
    answer(match, RED, id, choices[0] ?? -1, undefined, { id: 'late' });
    const resumed = resume(later, fromFile(match.record), SEED);
    expect(decisionOf(resumed.match, RED)?.choices).toEqual(choices);
    const table = openTable(resumed.match, resumed.events);
    expect(resumed.events.some(({ entry }) => entry === match.record.log.length - 1)).toBe(true);
    expect(table.history.every(({ entry }) => entry < match.record.log.length - 1)).toBe(true);
    // An answer that was taken once is not taken again, also where it does not stand any more.
    expect(resumed.match.given.has('0 late')).toBe(true);
  });

  it('played on is replayed, resumed and verified from there', () => {
    const { match } = resume(later, record, SEED);
    playOn(match, 'on');
    const whole = readRecord(fromFile(closeRecord(match, SEED)), [game]);
    const verdict = verify(later, whole);
    expect(verdict.from).toBe(record.log.length + 1);
    expect(verdict.answers + verdict.outcomesOfChance).toBe(whole.log.length - verdict.from);
    for (const again of [replay(later, whole), replay(later, running(whole)), resume(later, running(whole), SEED)]) {
      expect(again.stopped).toBeUndefined();
      expect(stateOf(again.match)).toBe(stateOf(match));
      expect(again.match.asked).toEqual(match.asked);
    }
    // What came before the change is shown as well.
    expect(replay(later, whole).events.some(({ entry }) => entry === roll - 1)).toBe(true);
    const forged = fromFile(whole);
    const [dice] = forged.log.flatMap((entry, i) => (i > verdict.from && entry[0] === 'red' ? [i] : []));
    forged.log.splice(dice ?? 0, 1);
    expect(() => verify(later, forged)).toThrow(InputError);
  });

  it('goes on also where its set-up is not possible any more', () => {
    expect(() => replay(reset, record)).toThrow(InputError);
    const { match, changed } = resume(reset, record, SEED);
    expect(changed?.turn).toBe(7);
    playOn(match, 'on');
    expect(verify(reset, finished(match)).from).toBe(record.log.length + 1);
  });

  it('cannot be verified by other rules, which is said', () => {
    const match = begin({ rounds: 2 });
    playOn(match, 'on');
    expect(() => verify(later, finished(match))).toThrow('rules: record.rules {"from":"toy@1","to":"toy@2"}');
  });
});

describe('A record of format 1', () => {
  /** As the first versions wrote it: one stream of chance, a commitment to the seed alone. */
  function first(match: ToyMatch, ended = true): unknown {
    const {
      format: _format,
      chance: _chance,
      shares: _shares,
      began: _began,
      snapshots: _snapshots,
      ...rest
    } = ended ? closeRecord(match, SEED) : match.record;
    return fromFile({ format: 'wartable-record/1', ...rest });
  }

  function beginFirst(): ToyMatch {
    const { record } = begin({ rounds: 8 });
    const head: MatchRecord = { ...record, chance: 'chacha8', commitment: commitmentTo(SEED), log: [], snapshots: [] };
    return startMatch(game, head, rngOfRecord(head, SEED));
  }

  it('opens, is replayed and verified', () => {
    const match = beginFirst();
    playOn(match, 'on');
    const record = readRecord(first(match), [game]);
    expect(record.chance).toBe('chacha8');
    expect(stateOf(replay(game, record).match)).toBe(stateOf(match));
    expect(verify(game, record).from).toBe(0);
    expect(() => verify(game, { ...record, seed: '0'.repeat(32) })).toThrow('commitment');
  });

  it('may hold an undo that is not allowed any more', () => {
    const match = beginFirst();
    bid(match);
    expect(undo(match, BLUE)).toEqual({ refused: 'new-information', because: 'answer' });
    expect(undoAsRecorded(match, BLUE)).toBeUndefined();
    playOn(match, 'on');
    expect(verify(game, readRecord(first(match), [game])).from).toBe(0);
  });

  it('goes on with its own chance, and can be verified at its end', () => {
    const match = beginFirst();
    playRounds(match, 'roll', 'draw');
    const record = readRecord(first(match, false), [game]);
    const resumed = resume(game, record, SEED).match;
    expect(fromFile(resumed.state)).toEqual(fromFile(match.state));
    playOn(resumed, 'on');
    playOn(match, 'on');
    expect(stateOf(resumed)).toBe(stateOf(match));
    expect(verify(game, readRecord(finished(resumed), [game])).from).toBe(0);
    expect(matchOutcome(resumed)).toBeDefined();
  });

  it('of older rules goes on from the last turn its answers lead to, and that is said', () => {
    const match = beginFirst();
    playRounds(match, 'pass', 'draw', 'roll', 'pass');
    const { changed, ...resumed } = resume(later, readRecord(first(match, false), [game]), SEED);
    expect(changed).toEqual({ from: 'toy@1', to: 'toy@2', turn: 3 });
    expect([resumed.match.state.round, resumed.match.record.chance]).toEqual([3, 'chacha8']);
    playOn(resumed.match, 'on');
    expect(verify(later, readRecord(finished(resumed.match), [game])).from).toBe(match.record.log.length + 1);
  });
});
