/** Seats that are asked at the same time: who answers in secret knows nothing of the others' answers, and they nothing of his. */
import { duel } from '@wartable/duel';
import { type Decision, type Game, type GameState, pick, rngFromSeed, type Seat, seatAt, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type Answer, considerations, type Evaluator, makePlayer } from '../src/index.ts';
import { FIRST, IN, indifferent, OUT, type Pennies, pennies, penniesState, SECOND } from './toys.ts';

const NO_CLOCK = (): number => {
  throw new Error('an iteration budget reads no clock');
};

function answerOf(game: Game, state: GameState, seat: Seat, evaluator: Evaluator, iterations = 600): Answer {
  const decision = game.pending(state).find((open) => open.seat === seat) as Decision;
  const bot = makePlayer(game, { kind: 'search', iterations }, NO_CLOCK, evaluator);
  return bot({ view: game.view(state, seat), decision, rng: rngFromSeed(seedFrom('secret')), fears: true });
}

const WAYS: readonly (readonly [string, boolean])[] = [
  ['with playouts', false],
  ['at once', true],
];

describe.each(WAYS)('Coins laid in secret, %s', (_, atOnce) => {
  const open: Evaluator = { ...indifferent, settings: { atOnce, secret: false } };
  const secret: Evaluator = { ...indifferent, settings: { atOnce, secret: true } };
  /** What staying out is worth to the seat that may. */
  const out = (evaluator: Evaluator, seat: Seat, logit: number): Evaluator => ({
    ...evaluator,
    value: (world, who) => ((world as Pennies).inside === false ? (who === seat ? logit : -logit) : 0),
  });

  it.each([FIRST, SECOND])('seat %i: the enemy answers what he cannot have seen, unless that is heeded', (seat) => {
    const game = pennies(FIRST, 2, 1);
    expect(answerOf(game, penniesState(2, true), seat, open).why.expected).toBeLessThan(0.1);
    const { why, opinions } = answerOf(game, penniesState(2, true), seat, secret);
    expect(why.expected).toBeGreaterThan(0.4);
    expect(why.expected).toBeLessThan(0.6);
    for (const { visits } of opinions) expect(visits).toBeGreaterThan(200);
  });

  it('and the own answer goes by what it cannot have seen: so it would go in where it had better stay out', () => {
    const game = pennies(SECOND, 2, 1);
    const well = out(open, SECOND, 1);
    const wrong = answerOf(game, penniesState(2, undefined), SECOND, well);
    expect([wrong.choice, (wrong.why.expected ?? 0) > 0.8]).toEqual([IN, true]);
    expect(answerOf(game, penniesState(2, undefined), SECOND, { ...well, ...secret, value: well.value }).choice).toBe(OUT);
    const badly = out(secret, SECOND, -1);
    const right = answerOf(game, penniesState(2, undefined), SECOND, badly);
    expect(right.choice).toBe(IN);
    expect(right.why.expected).toBeGreaterThan(0.4);
    expect(right.why.expected).toBeLessThan(0.6);
  });

  it.each([
    ['several coins each', 2, 3],
    ['two teams of two', 4, 1],
    ['three seats, one of them with an ally', 3, 2],
  ])('%s', (__, seats, coins) => {
    const game = pennies(FIRST, seats, coins);
    for (let place = 0; place < seats; place++) {
      const expected = answerOf(game, penniesState(seats, true), seatAt(place), secret, 1500).why.expected;
      // An ally's coin is no better known than an enemy's.
      expect(expected).toBeGreaterThan(0.38);
      expect(expected).toBeLessThan(0.62);
    }
  });

  it('are nothing to fear: nobody answers to what he has not seen', () => {
    const game = pennies(FIRST, 2, 2);
    for (const evaluator of [open, secret])
      expect(answerOf(game, penniesState(2, true), FIRST, evaluator).why.fear).toBeUndefined();
  });
});

describe('The duel with secret answers', () => {
  it('is searched to its end: every answer is legal, and the same again from the same seed', () => {
    const game: Game = duel as Game;
    const play = (): unknown => {
      const evaluator = { ...considerations(game), settings: { secret: true, atOnce: true } };
      const bot = makePlayer(game, { kind: 'search', iterations: 30 }, NO_CLOCK, evaluator);
      const state = game.setup(game.options({ setup: 'standard' }), rngFromSeed(seedFrom('duel')));
      const rng = rngFromSeed(seedFrom('bots'));
      const kinds = new Set<string>();
      for (let i = 0; i < 80; i++) {
        // Whoever of those asked answers first.
        const asked = game.pending(state);
        if (asked.length === 0) break;
        const decision = pick(rng, asked);
        if (asked.length > 1) kinds.add(decision.kind);
        const { choice } = bot({ view: game.view(state, decision.seat), decision, rng });
        expect(decision.choices).toContain(choice);
        game.apply(state, decision.seat, choice);
      }
      expect([...kinds].sort()).toEqual(['mulligan', 'opening-resource', 'resource']);
      return game.write(state);
    };
    expect(play()).toEqual(play());
  });
});
