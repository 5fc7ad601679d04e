import { duel } from '@wartable/duel';
import { manifest } from '@wartable/duel/manifest';
import { hoth } from '@wartable/hoth';
import { type Decision, type Game, rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import type { Answer, Opinion } from '../src/bot.ts';
import { considerations } from '../src/considerations.ts';
import { greedy } from '../src/greedy.ts';
import { type Level, makePlayer, playOut } from '../src/index.ts';
import { search } from '../src/search.ts';
import { loosely, type Take } from '../src/take.ts';

const NO_CLOCK = (): number => {
  throw new Error('an iteration budget reads no clock');
};
const DRAWS = 3000;

/** How often each of the opinions is taken, of all draws. */
function taken(opinions: readonly Opinion[], loose: number): number[] {
  const take = loosely(loose, rngFromSeed(seedFrom('loose')));
  const counts = opinions.map(() => 0);
  for (let i = 0; i < DRAWS; i++) {
    const at = opinions.indexOf(take(opinions) as Opinion);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count) => count / DRAWS);
}

const opinion = (choice: number, expected: number, visits = 10): Opinion => ({ choice, expected, visits });

describe('Who is a little loose', () => {
  it('takes what looks nearly as good about as often as the best, and never what is a gross mistake', () => {
    const [best, second, inaccurate, blunder] = taken([opinion(0, 0.6), opinion(1, 0.595), opinion(2, 0.56), opinion(3, 0.3)], 2);
    expect(best).toBeGreaterThan(second as number);
    expect(second).toBeGreaterThan(0.35);
    expect(inaccurate).toBeGreaterThan(0.03);
    expect(inaccurate).toBeLessThan(0.12);
    expect(blunder).toBe(0);
  });

  it('takes a choice that looks worse by its looseness about a third as often', () => {
    const [best = 1, other = 0] = taken([opinion(0, 0.5), opinion(1, 0.46)], 4);
    expect(other / best).toBeGreaterThan(0.32);
    expect(other / best).toBeLessThan(0.42);
  });

  it('does not trust one lucky look', () => {
    const [, lucky] = taken([opinion(0, 0.5, 99), opinion(1, 0.9, 1)], 4);
    expect(lucky).toBeLessThan(0.02);
  });
});

/** A position in the middle of a game in which there is much to choose. */
function middle(game: Game, options: object, answers: number) {
  const state = game.setup(game.options(options), rngFromSeed(seedFrom('middle')));
  for (let i = 0; ; i++) {
    const decision = game.pending(state)[0] as Decision;
    if (i >= answers && decision.choices.length > 8) return { view: game.view(state, decision.seat), decision };
    game.apply(state, decision.seat, decision.choices[i % decision.choices.length] as number);
  }
}

describe.each<[string, Game, object, number]>([
  ['duel', duel, { setup: 'standard' }, 58],
  ['hoth', hoth, { scenario: '2' }, 12],
])('Levels in %s', (_, game, options, answers) => {
  const { view, decision } = middle(game, options, answers);
  const answerOf = (level: Level, seed: string): Answer =>
    makePlayer(game, level, NO_CLOCK)({ view, decision, rng: rngFromSeed(seedFrom(seed)) });
  const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`);
  const levels: readonly Level[] = [{ kind: 'greedy' }, { kind: 'search', iterations: 16 }];

  it.each(levels)('%o takes the best where it is not loose', (level) => {
    for (const seed of seeds) {
      const strict = answerOf(level, seed);
      expect(strict.choice).toBe(strict.opinions[0]?.choice);
      expect(answerOf({ ...level, loose: 0 }, seed)).toEqual(strict);
    }
  });

  it.each(levels)(
    '%o takes others where it is loose, expects of them what it thinks of them, and says the same again',
    (level) => {
      const loose: Level = { ...level, loose: 60 };
      let others = 0;
      for (const seed of seeds) {
        const { choice, why, opinions } = answerOf(loose, seed);
        expect(why.expected).toBe(opinions.find((one) => one.choice === choice)?.expected);
        if (choice !== opinions[0]?.choice) others++;
        expect(answerOf(loose, seed).choice).toBe(choice);
      }
      expect(others).toBeGreaterThan(0);
    },
  );

  it.each([3, 1])('thinks about %i choices where its sight is no wider', (sight) => {
    for (const level of levels) {
      const { opinions } = answerOf({ ...level, sight }, 'sight');
      expect(opinions.length).toBeLessThanOrEqual(sight);
      expect(decision.choices).toContain(opinions[0]?.choice);
    }
  });

  it('gives the reasons of the choice that was taken', () => {
    const evaluator = considerations(game);
    const bots = [greedy(game, evaluator), search(game, evaluator)];
    for (const bot of bots) {
      const reasonsOf = (take: Take): string => {
        const ask = { view, decision, rng: rngFromSeed(seedFrom('reasons')) };
        const { choice, why, opinions } = bot(ask, { iterations: 80, stopped: () => false, take });
        expect(choice).toBe(take(opinions)?.choice);
        return JSON.stringify(why.reasons);
      };
      expect(reasonsOf((opinions) => opinions.at(-1))).not.toBe(reasonsOf((opinions) => opinions[0]));
    }
  });
});

it('A loose game is the same game from the same seed', () => {
  const [level] = manifest.levels;
  const play = (seed: string): unknown => {
    const players = [0, 1].map(() => makePlayer(duel, level as Level, NO_CLOCK));
    return duel.write(playOut(duel, { setup: 'standard' }, players, seedFrom(seed)).state);
  };
  expect(play('one')).toEqual(play('one'));
  expect(play('one')).not.toEqual(play('another'));
});
