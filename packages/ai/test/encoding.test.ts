import { duel } from '@wartable/duel';
import { endor } from '@wartable/endor';
import { hoth, SCENARIOS } from '@wartable/hoth';
import {
  type Decision,
  type Encoding,
  type Game,
  type GameState,
  inputNames,
  newSparse,
  pick,
  rngFromSeed,
  type Sparse,
  seedFrom,
  widthOf,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { makePlayer, readBot } from '../src/index.ts';

type Any = Game<GameState>;
type Setup = { readonly game: Any; readonly options: readonly object[] };

const CARRIED = {
  ties: 'auto',
  carried: { captured: ['leia', 'EL2'], fallen: { ewok: 6, catapult: 1 }, kept: ['security-code'] },
};

const GAMES: Readonly<Record<string, Setup>> = {
  duel: { game: duel as unknown as Any, options: [{}, { setup: 'first-game' }] },
  hoth: {
    game: hoth as unknown as Any,
    options: [
      ...SCENARIOS.map(({ id }) => ({ scenario: String(id) })),
      { scenario: '1', players: { rebel: 2, empire: 2 } },
      { scenario: '5', leaders: { rebel: ['han-solo'], empire: ['darth-vader'] } },
    ],
  },
  endor: { game: endor as unknown as Any, options: [{}, { ties: 'auto', difficulty: { gentle: true } }, CARRIED] },
};

const sparse = newSparse();

function written(write: (out: Sparse) => void): Map<number, number> {
  sparse.size = 0;
  write(sparse);
  const found = new Map<number, number>();
  for (let k = 0; k < sparse.size; k++) {
    const index = sparse.index[k] as number;
    found.set(index, (found.get(index) ?? 0) + (sparse.amount[k] as number));
  }
  return found;
}

function encodingOf({ encoding, id }: Any): Encoding {
  if (!encoding) throw new Error(`${id} has no encoding`);
  return encoding;
}

/** Walks through games: some by lot, some as a bot would play. */
function walk({ game, options }: Setup, look: (state: GameState, decision: Decision) => void): void {
  const greedy = makePlayer(game, readBot('greedy', { levels: [] }) as never, () => 0);
  for (const [i, option] of options.entries())
    for (const thinks of [false, true]) {
      const rng = rngFromSeed(seedFrom(`walk ${i} ${thinks}`));
      const state = game.setup(game.options(option), rngFromSeed(seedFrom(`encoding ${i} ${thinks}`)));
      for (let step = 0; step < 250; step++) {
        const decision = game.pending(state)[0];
        if (!decision) break;
        look(state, decision);
        const { seat, choices } = decision;
        const choice = thinks ? greedy({ view: game.view(state, seat), decision, rng }).choice : pick(rng, choices);
        game.apply(state, seat, choice);
      }
    }
}

describe.each(Object.keys(GAMES))('What a net reads of %s', (id) => {
  const setup = GAMES[id] as Setup;
  const { game } = setup;
  const encoding = encodingOf(game);

  it('has a name of its own for each input', () => {
    for (const fields of [encoding.inputs, encoding.choices]) {
      const names = inputNames(fields);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('is the same in every world that fits what the seat sees', () => {
    let [looked, differed] = [0, 0];
    walk(setup, (state, decision) => {
      if (looked++ % 5 !== 0) return;
      const { seat, choices } = decision;
      const view = game.view(state, seat);
      const worlds = ['a', 'b'].map((name) => game.sampleWorld(view, rngFromSeed(seedFrom(`${name} ${looked}`))));
      if (JSON.stringify(game.write(worlds[0] as GameState)) !== JSON.stringify(game.write(worlds[1] as GameState))) differed++;
      const here = written((out) => encoding.position(state, seat, out));
      for (const world of worlds) {
        expect(written((out) => encoding.position(world, seat, out))).toEqual(here);
        for (const choice of choices.slice(0, 4))
          expect(written((out) => encoding.choice(world, decision, choice, out))).toEqual(
            written((out) => encoding.choice(state, decision, choice, out)),
          );
      }
    });
    expect(differed).toBeGreaterThan(20);
  });

  it('lies within its fields, uses most of them in sensible amounts, and tells choices apart', () => {
    const [inputs, choices] = [new Set<number>(), new Set<number>()];
    let [asked, alike, largest] = [0, 0, 0];
    const noted = (into: Set<number>, found: ReadonlyMap<number, number>): string => {
      for (const [index, amount] of found) {
        into.add(index);
        largest = Math.max(largest, Math.abs(amount));
      }
      return JSON.stringify([...found]);
    };
    walk(setup, (state, decision) => {
      noted(
        inputs,
        written((out) => encoding.position(state, decision.seat, out)),
      );
      const seen = new Set(
        decision.choices.map((choice) =>
          noted(
            choices,
            written((out) => encoding.choice(state, decision, choice, out)),
          ),
        ),
      );
      asked += decision.choices.length;
      alike += decision.choices.length - seen.size;
    });
    for (const [used, fields] of [
      [inputs, encoding.inputs],
      [choices, encoding.choices],
    ] as const) {
      expect(Math.min(...used)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...used)).toBeLessThan(widthOf(fields));
    }
    expect(largest).toBeLessThan(12);
    expect(inputs.size / widthOf(encoding.inputs)).toBeGreaterThan(0.6);
    expect(alike / asked).toBeLessThan(0.12);
  });
});
