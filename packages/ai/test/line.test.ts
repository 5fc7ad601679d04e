import { hoth } from '@wartable/hoth';
import {
  answer,
  decisionOf,
  type Game,
  type GameState,
  type Match,
  newMatch,
  pendingDecisions,
  replay,
  resume,
  type Seat,
  seedFrom,
  standingAnswers,
  takeback,
  undo,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type Line, lineOf } from '../src/index.ts';

const game: Game = hoth;
const SEED = seedFrom('line');

function start(): Match {
  return newMatch(game, { options: { scenario: '2' }, players: ['ann', 'bob'], seed: SEED });
}

/** Answers what is asked, differently each time, until something has happened; whose answer it was then. */
function playUntil(match: Match, happened: () => boolean): Seat {
  for (let i = 0; ; i++) {
    const [question] = pendingDecisions(match);
    if (!question) throw new Error('over');
    const { seat, id, choices } = question;
    expect(answer(match, seat, id, choices[i % choices.length] as number)).toBeUndefined();
    if (happened()) return seat;
  }
}

function untilDice(match: Match): Seat {
  const { used } = match.state.rng;
  return playUntil(match, () => match.state.rng.used !== used);
}

function untilTurn(match: Match, turn: number): number {
  return playUntil(match, () => match.game.turnNumber(match.game.view(match.state, 'spectator')) >= turn);
}

/** Each answer is given where the match really stood, and leads to where it then stood. */
function expectLineOf(match: Match, line: Line): void {
  const standing = standingAnswers(match.record, match.seats);
  expect(line.steps.map(({ entry, seat }) => ({ entry, seat }))).toEqual(standing.map(({ entry, seat }) => ({ entry, seat })));
  for (const { entry, state } of line.steps)
    expect(game.write(state)).toEqual(game.write(replay(match.game, match.record, entry).match.state));
  expect(game.write(line.end)).toEqual(game.write(match.state));
  expect(game.write(line.steps.at(-1)?.after as GameState)).toEqual(game.write(match.state));
}

describe('The line of a record', () => {
  it('leaves out what was taken back within a turn', () => {
    const match = start();
    untilTurn(match, 2);
    const before = match.record.log.length;
    const { seat, id, choices } = pendingDecisions(match)[0] as ReturnType<typeof pendingDecisions>[number];
    answer(match, seat, id, choices[0] as number);
    expect(undo(match, seat)).toBeUndefined();
    answer(match, seat, decisionOf(match, seat)?.id ?? -1, choices[1] as number);
    const line = lineOf(game, match.record);
    expectLineOf(match, line);
    expect(line.steps.at(-1)).toMatchObject({ entry: before + 2, answered: { choice: choices[1] } });
  });

  it('goes on with the dice that came after a takeback, not with those that were taken back', () => {
    const match = start();
    const seat = untilDice(match);
    expect(takeback(match, seat)).toBeUndefined();
    const { used } = replay(game, match.record).match.state.rng;
    untilDice(match);
    untilDice(match);
    const line = lineOf(game, match.record);
    expectLineOf(match, line);
    const gone = match.record.log.findIndex((item) => item[1] === 'takeback');
    const at = line.steps.findIndex(({ entry }) => entry > gone);
    expect(line.steps[at]?.state.rng.used).toBe(used);
    // The answer before it is not followed by dice that are gone.
    const before = line.steps[at - 1];
    expect(before?.after.rng.used).toBe(before?.state.rng.used);
  });
});

describe('The line of a record that went on under other rules', () => {
  const begun = start();
  untilTurn(begun, 3);
  untilDice(begun);
  const whole = lineOf(game, begun.record);
  const later: Game = { ...game, rules: 'hoth@later' };
  /** Rules under which one answer of the match is not possible any more. */
  const without = (at: number): Game => {
    const { state, answered } = whole.steps.at(at) as Line['steps'][number];
    const there = JSON.stringify(game.write(state));
    const pending: Game['pending'] = (now) => {
      const open = game.pending(now);
      if (JSON.stringify(game.write(now)) !== there) return open;
      return open.map((asked) => ({ ...asked, choices: asked.choices.filter((choice) => choice !== answered?.choice) }));
    };
    return { ...later, pending };
  };
  const goOn = (rules: Game): Match => {
    const { match } = resume(rules, begun.record, SEED);
    untilDice(match);
    return match;
  };

  it('leads over the snapshot it went on from', () => {
    const match = goOn(later);
    const line = lineOf(later, match.record);
    expectLineOf(match, line);
    expect(line.steps[0]?.entry).toBe(whole.steps[0]?.entry);
  });

  it('begins at that snapshot where its answers do not lead there any more', () => {
    const rules = without(1);
    const match = goOn(rules);
    const { steps, end } = lineOf(rules, match.record);
    const change = match.record.log.findIndex((item) => item[0] === 'rules');
    expect(steps[0]?.entry).toBe(change + 1);
    expect(game.write(steps[0]?.state as GameState)).toEqual(game.write(replay(rules, match.record, change + 1).match.state));
    expect(game.write(end)).toEqual(game.write(match.state));
  });

  it('ends where it cannot be followed any further', () => {
    const rules = without(-1);
    const line = lineOf(rules, begun.record);
    expect(line.steps).toHaveLength(whole.steps.length - 1);
    expect(game.write(line.end)).toEqual(game.write(whole.steps.at(-1)?.state as GameState));
  });
});
