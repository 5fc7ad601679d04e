import { duel, LEIA } from '@wartable/duel';
import { endor } from '@wartable/endor';
import { hoth } from '@wartable/hoth';
import { below, type Decision, type Game, type GameState, type Rng, rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type Answer, chance, considerations, type Evaluator, lineFrom, makePlayer, readBot, review } from '../src/index.ts';
import { FIRST, fond, indifferent, type Roads, roads, roadsState, SECOND, spiedOn, valuing, wager, wagerFrom } from './toys.ts';

const NO_CLOCK = (): number => {
  throw new Error('an iteration budget reads no clock');
};

function ask(game: Game, name: string, state: GameState, evaluator: Evaluator, seat = FIRST): Answer {
  const decision = game.pending(state).find((open) => open.seat === seat) as Decision;
  const spec = readBot(name, { levels: [] });
  if (!spec) throw new Error(name);
  const bot = makePlayer(game, spec, NO_CLOCK, evaluator);
  return bot({ view: game.view(state, seat), decision, rng: rngFromSeed(seedFrom('toys')) });
}

function visitsByChoice({ opinions }: Answer): number[] {
  return [0, 1, 2].map((choice) => opinions.find((opinion) => opinion.choice === choice)?.visits ?? 0);
}

describe('An evaluator handed to a bot decides how it plays', () => {
  it('indifferent: a search spreads its visits evenly, expects nothing and has no reasons', () => {
    const answer = ask(roads, 'search:60', roadsState, indifferent);
    expect(visitsByChoice(answer)).toEqual([20, 20, 20]);
    expect(answer.why).toEqual({ expected: 0.5, reasons: [] });
  });

  it.each(['greedy', 'search:60'])('%s takes what it likes at first sight where positions are all the same', (name) => {
    expect(
      ask(
        roads,
        name,
        roadsState,
        fond((choices) => choices - 1),
      ).choice,
    ).toBe(2);
    expect(
      ask(
        roads,
        name,
        roadsState,
        fond(() => 1),
      ).choice,
    ).toBe(1);
  });

  it('search goes by the value of what it reaches, against first sight', () => {
    const { value } = valuing((taken) => (taken[0] === 0 ? 1 : -1));
    const answer = ask(roads, 'search:200', roadsState, { ...fond((choices) => choices - 1), value });
    expect(answer.choice).toBe(0);
    expect(answer.why.expected).toBeGreaterThan(0.5);
  });

  it('search expects the other seat to do what it likes itself', () => {
    // The first road is better, unless the other seat answers with its second one.
    const evaluator = valuing((taken) => (taken[0] === 0 ? (taken[1] === 1 ? -3 : 1) : 0));
    const prior = { ...evaluator, pick: () => 1 };
    expect(ask(roads, 'search:300', roadsState, prior).choice).not.toBe(0);
  });

  it('playouts go by its picks where it has any, by a glance where it has none', () => {
    // Whoever is asked third decides: nothing else counts, and only playouts get there within two visits.
    const evaluator = valuing((taken) => (taken.length < 2 ? 0 : taken[1] === 2 ? 2 : -2));
    const expected = (more: Partial<Evaluator>): number | undefined =>
      ask(roads, 'search:3', roadsState, { ...evaluator, ...more }).why.expected;
    expect(expected({ pick: () => 2 })).toBeCloseTo(chance(2), 9);
    expect(expected({ pick: () => 0 })).toBeCloseTo(chance(-2), 9);
    expect(expected({ glance: fond((choices) => choices - 1).glance })).toBeCloseTo(chance(2), 9);
  });

  it('what it likes equally well is drawn by lot', () => {
    const drawn = new Set<number>();
    const evaluator = spiedOn(indifferent, (world) => {
      for (const road of (world as Roads).taken.slice(1)) drawn.add(road);
    });
    // Three walks, so that the tree never goes beyond the first road.
    ask(roads, 'search:3', roadsState, { ...evaluator, settings: { horizon: 4 } });
    expect([...drawn].sort()).toEqual([0, 1, 2]);
  });

  it('is asked once about each choice of a position, also where not all worlds allow the same', () => {
    // Which roads the second seat has is hidden: two of three, other ones in other worlds.
    const unsure = {
      ...roads,
      sampleWorld: (view: object, rng: Rng) => ({ ...roads.sampleWorld(view, rng), secret: below(rng, 2) }),
      pending: (state: GameState) => {
        const { secret } = state as unknown as { readonly secret: number };
        return roads.pending(state).map((open) => ({ ...open, choices: open.seat === 0 ? [0, 1] : [secret, secret + 1] }));
      },
    } as Game;
    const asked: number[] = [];
    const evaluator: Evaluator = {
      ...indifferent,
      pick: (_, { choices }) => choices[0] as number,
      glance: (world, decision, look) => {
        const { taken } = world as Roads;
        if (taken.length === 1 && taken[0] === 0) asked.push(...decision.choices);
        return indifferent.glance(world, decision, look);
      },
    };
    ask(unsure, 'search:60', roadsState, evaluator);
    expect(asked.sort()).toEqual([0, 1, 2]);
  });

  it('is not asked about a game that is over', () => {
    const evaluator = spiedOn(indifferent, (world) => expect(wager.outcome(world)).toBeUndefined());
    for (const name of ['greedy', 'search:400']) ask(wager, name, wagerFrom(0), evaluator);
    const { choice, why } = ask(wager, 'search:400', wagerFrom(0), evaluator);
    expect(choice).toBe(0);
    expect(why.expected).toBeCloseTo(0.9, 1);
  });
});

describe('Value and prior at once', () => {
  const glances: number[] = [];
  const evaluator: Evaluator = {
    settings: { atOnce: true, horizon: 0 },
    value: () => 0,
    pick: () => {
      throw new Error('there are no playouts');
    },
    // For the seat that decides, here the second one after the first road.
    glance: (world, { seat, choices }) => {
      const { taken } = world as Roads;
      glances.push(taken.length);
      return { value: (seat === 0 ? 1 : -1) * (taken[0] === 2 ? 1.5 : -1.5), prior: choices.map(() => 0) };
    },
  };

  it('a new position costs one glance, which is its value for either seat, and no playout', () => {
    const answer = ask(roads, 'search:3', roadsState, evaluator);
    expect(glances).toEqual([0, 1, 1, 1]);
    expect(answer.opinions.find(({ choice }) => choice === 2)?.expected).toBeCloseTo(chance(1.5), 9);
    expect(answer.opinions.find(({ choice }) => choice === 0)?.expected).toBeCloseTo(chance(-1.5), 9);
    expect(ask(roads, 'search:60', roadsState, evaluator).choice).toBe(2);
  });

  it('a new position that is played on goes first where the glance looked, then by picks, and what is reached is valued', () => {
    const valued: (readonly number[])[] = [];
    const playing: Evaluator = {
      settings: { atOnce: true, horizon: 2 },
      pick: () => 2,
      glance: (_, { choices }) => ({ value: 3, prior: choices.map((choice) => 3 + (choice === 1 ? 0 : -1)) }),
      mark: () => 0,
      value: (world) => {
        const { taken } = world as Roads;
        valued.push(taken);
        return taken[0] === 2 ? 2 : -2;
      },
    };
    expect(ask(roads, 'search:1', roadsState, playing).why.expected).toBeCloseTo(chance(-2), 9);
    expect(valued).toEqual([[1, 1, 2]]);
    expect(ask(roads, 'search:400', roadsState, playing).choice).toBe(2);
  });
});

const PLACES: readonly (readonly [string, Game, object])[] = [
  ['duel', duel, { setup: 'standard' }],
  ['hoth', hoth, { scenario: '2' }],
  ['endor', endor, { ties: 'auto' }],
];

/** A position in which somebody has a choice, some answers into the game. */
function middle(game: Game, options: object): GameState {
  const state = game.setup(game.options(options), rngFromSeed(seedFrom('middle')));
  for (let i = 0; ; i++) {
    const decision = game.pending(state)[0] as Decision;
    if (i >= 12 && decision.choices.length > 1) return state;
    game.apply(state, decision.seat, decision.choices[i % decision.choices.length] as number);
  }
}

describe('An evaluator is given sampled worlds only', () => {
  it.each(PLACES)('%s: the same ones, whatever the hidden cards and the dice of the game are', (_, game, options) => {
    const real = middle(game, options);
    const { seat } = game.pending(real)[0] as Decision;
    const other = game.sampleWorld(game.view(real, seat), rngFromSeed(seedFrom('another world')));
    expect(game.write(other)).not.toEqual(game.write(real));
    for (const name of ['greedy', 'search:20']) {
      const worldsOf = (state: GameState): string[] => {
        const worlds: string[] = [];
        const spy = spiedOn(considerations(game), (world) => {
          expect(world).not.toBe(state);
          expect(world.rng.key).not.toEqual(state.rng.key);
          worlds.push(JSON.stringify(world));
        });
        ask(game, name, state, spy, seat);
        return worlds;
      };
      const worlds = worldsOf(real);
      expect(worlds.length).toBeGreaterThan(2);
      expect(worldsOf(other)).toEqual(worlds);
    }
  });

  it.each([
    ['safe', 5],
    ['bold', 0],
    ['bold', 7],
  ])('also in a review, which has the states at hand: %s, die %i', (notation, die) => {
    const secrets: string[] = [];
    const evaluator = spiedOn(indifferent, (world) => secrets.push((world as GameState & { secret: string }).secret));
    const line = lineFrom(wager, wagerFrom(die), [{ entry: 0, seat: FIRST, notation }]);
    review(wager, line, { iterations: 20, evaluator });
    expect(secrets.length).toBeGreaterThan(0);
    expect(new Set(secrets)).toEqual(new Set(['imagined']));
  });

  it('and in a review of a game that goes on', () => {
    const secrets: string[] = [];
    const evaluator = spiedOn(indifferent, (world) => secrets.push((world as GameState & { secret: string }).secret));
    const answers = [0, 1, 2].map((road) => ({ entry: road, seat: road % 2 === 0 ? FIRST : SECOND, notation: `road ${road}` }));
    const spoken = { ...roads, notate: (_: unknown, choice: number) => `road ${choice}`, offers: () => [] } as Game;
    review(spoken, lineFrom(spoken, roadsState, answers), { iterations: 6, evaluator });
    expect(new Set(secrets)).toEqual(new Set(['imagined']));
  });
});

describe('When time is up', () => {
  it('a search tells its evaluator, but not before its first walk is done', () => {
    const told: boolean[] = [];
    const evaluator: Evaluator = {
      ...indifferent,
      settings: { atOnce: true },
      glance: (world, decision, look) => {
        told.push(look.stopped());
        return indifferent.glance(world, decision, look);
      },
    };
    let ended = 0;
    const bot = makePlayer(roads, { kind: 'search', iterations: 2 }, NO_CLOCK, evaluator);
    const [decision] = roads.pending(roadsState);
    // The question after the first walk is still answered with no: the second walk begins, and is told.
    bot({ view: { taken: [] }, decision: decision as Decision, rng: rngFromSeed(seedFrom('time')), stopped: () => ended++ > 0 });
    expect(told).toEqual([false, false, true]);
  });

  it('choices that were not looked at look as good as doing nothing', () => {
    const game: Game = hoth;
    const world = middle(game, { scenario: '2' });
    const decision = game.pending(world)[0] as Decision;
    const rng = rngFromSeed(seedFrom('stopped'));
    let looked = 0;
    const look = { rng, follow: 0, peeks: 160, evenly: false, most: 40, stopped: () => looked++ > 0 };
    const { value, prior } = considerations(game).glance(world, decision, look);
    expect(prior.slice(1)).toEqual(decision.choices.slice(1).map(() => value));
    const all = considerations(game).glance(world, decision, { ...look, stopped: () => false }).prior;
    expect(prior[0]).toBe(all[0]);
    expect(all.slice(1)).not.toEqual(prior.slice(1));
  });
});

describe('Considerations', () => {
  it.each(PLACES)('%s: the value is their weighted sum, and what it noted explains it', (_, game, options) => {
    const world = middle(game, options);
    const { seat } = game.pending(world)[0] as Decision;
    const { value, explanation } = considerations(game);
    const logit = value(world, seat);
    const amounts = new Float64Array(game.considerations.length);
    game.consider(world, seat, amounts);
    expect(explanation.notes).toEqual(amounts);
    expect(logit).toBeCloseTo(
      game.considerations.reduce((sum, { weight }, i) => sum + weight * (amounts[i] as number), 0),
      9,
    );
  });

  it('looking at choices leaves the notes at the position itself', () => {
    const game: Game = hoth;
    const world = middle(game, { scenario: '2' });
    const decision = game.pending(world)[0] as Decision;
    const { value, glance, explanation } = considerations(game);
    const logit = value(world, decision.seat);
    const noted = explanation.notes.slice();
    const rng = rngFromSeed(seedFrom('glance'));
    const look = { rng, follow: 1, peeks: 160, evenly: false, most: 40, stopped: () => false };
    const { value: again, prior } = glance(world, decision, look);
    expect([again, prior.length]).toEqual([logit, decision.choices.length]);
    expect(explanation.notes).toEqual(noted);
  });

  it('have as many positions to try for the last choice as for the first where they share them evenly', () => {
    const game: Game = hoth;
    const world = game.setup(game.options({ scenario: '2' }), rngFromSeed(seedFrom('evenly')));
    const decision = game.pending(world)[0] as Decision;
    const { glance } = considerations(game);
    const rng = rngFromSeed(seedFrom('no dice in it'));
    const look = { rng, follow: 2, peeks: 8 * decision.choices.length, evenly: true, most: 40, stopped: () => false };
    const { prior } = glance(world, decision, look);
    const alone = decision.choices.map(
      (choice) => glance(world, { ...decision, choices: [choice] }, { ...look, peeks: 8 }).prior[0],
    );
    expect(prior).toEqual(alone);
    expect(glance(world, decision, { ...look, evenly: false }).prior).not.toEqual(prior);
    expect(rng.used).toBe(0);
  });

  it('a weak player thinks of some of them only', () => {
    const game: Game = duel;
    const world = game.read({ leia: { base: 20, ground: ['hoth-trooper'] }, vader: { base: 5, ground: ['snowtrooper'] } });
    const [base] = game.considerations.flatMap(({ name, weight }, i) => (name === 'base' ? [{ i, weight }] : []));
    const { value, explanation } = considerations(game, ['base']);
    expect(value(world, LEIA)).toBeCloseTo((base?.weight ?? 0) * (explanation.notes[base?.i ?? 0] as number), 9);
    expect(value(world, LEIA)).not.toBe(0);
  });

  it('name what weighs most first, in points of a hundred, and leave out what hardly weighs', () => {
    const game: Game = hoth;
    const { explanation } = considerations(game);
    const difference = new Float64Array(game.considerations.length);
    game.considerations.forEach(({ weight }, i) => {
      difference[i] = weight === 0 ? 0 : ((i % 2 === 0 ? 1 : -1) * ([0.4, 0.8, 0.0001, 0.2][i] ?? 0)) / weight;
    });
    const [first, second, , fourth] = game.considerations.map(({ name }) => name);
    expect(explanation.reasons(difference, 0.5)).toEqual([
      { name: second, weight: -20 },
      { name: first, weight: 10 },
      { name: fourth, weight: -5 },
    ]);
  });
});
