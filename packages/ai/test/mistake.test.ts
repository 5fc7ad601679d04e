/** What the coach calls a mistake: clear ones only, by what the seat sees, and with a reason. */
import { duel } from '@wartable/duel';
import { hoth } from '@wartable/hoth';
import { type Game, pick, rngFromSeed, type Seat, seatAt, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type Given, givenInTurn, type Mistake, makePlayer, mistakeIn } from '../src/index.ts';

const GAMES: Readonly<Record<string, Game>> = { hoth: hoth as Game, duel: duel as Game };
const gameOf = (id: string): Game => GAMES[id] as Game;

function found(game: Game, given: Given, seed = 'coach'): Mistake | undefined {
  const looking = mistakeIn(game, given, seed);
  for (;;) {
    const { done, value } = looking.next();
    if (done) return value ?? undefined;
  }
}

/** The answers of a seat in a position, each as it was given. */
function answers(id: string, position: object, seat: Seat, ...notations: string[]): readonly Given[] {
  const game = gameOf(id);
  const state = game.read(position);
  return givenInTurn(game, game.view(state, seat), seat, notations);
}

const WINS = {
  round: 6,
  baseHp: 20,
  leia: { base: 17, ground: ['hoth-trooper'] },
  vader: { base: 18, ground: ['rampaging-wampa'] },
};

describe('The coach', () => {
  it('sees that the duel could have been won, and says so', () => {
    const [, given] = answers('duel', WINS, seatAt(0), 'attack hoth-trooper', 'choose rampaging-wampa');
    if (!given) throw new Error('no second answer');
    const mistake = found(gameOf('duel'), given);
    expect(mistake?.cost).toBeGreaterThan(0.1);
    expect(gameOf('duel').notate(given.view, mistake?.better ?? 0)).toBe('choose vader-base');
    expect(mistake?.advice.why.map(({ key }) => key)).toEqual(['advice.wins']);
  });

  it('sees an objective passed by, and knows the rule', () => {
    const outpost = {
      map: { E5: '.I', C5: '.S', F2: '.w', A1: '.i' },
      rules: [{ rule: 'temporary-objective', for: 'either', hexes: ['E4'], medals: 1 }],
      need: { rebel: 4, empire: 4 },
      medals: { rebel: 3, empire: 3 },
      hands: { rebel: ['rebel-recon-center'] },
    };
    const moves = ['play rebel-recon-center', 'order E5', 'move E5'];
    const passed = answers('hoth', outpost, seatAt(0), ...moves, 'to E6').at(-1);
    const mistake = passed && found(gameOf('hoth'), passed);
    expect(mistake?.advice.why[0]?.key).toBe('advice.medals');
    expect(mistake?.advice).toMatchObject({
      what: { key: 'advice.to', params: { hex: 'E4' } },
      rule: 'hoth/win/medals',
    });
  });

  it('says nothing of what is best, of what is nearly as good, and where there is no choice', () => {
    const [first, best] = answers('duel', WINS, seatAt(0), 'attack hoth-trooper', 'choose vader-base');
    if (!first || !best) throw new Error('no answers');
    expect(found(gameOf('duel'), first)).toBeUndefined();
    expect(found(gameOf('duel'), best)).toBeUndefined();
    const { decision, choice } = best;
    expect(found(gameOf('duel'), { ...best, decision: { ...decision, choices: [choice] } })).toBeUndefined();
  });

  it('looks no further than to dice or a draw', () => {
    const fires = { map: { E5: '.I', E4: '.i' }, hands: { rebel: ['ready-for-battle'] } };
    const given = answers('hoth', fires, seatAt(0), 'play ready-for-battle', 'attack E5', 'target E4', 'play ready-for-battle');
    expect(given.length).toBe(3);
  });

  it('knows what the seat knows: whatever lies in hands and decks, it says the same', () => {
    const game = gameOf('duel');
    const state = game.setup(game.options({}), rngFromSeed(seedFrom('hidden')));
    for (let i = 0; i < 6; i++) {
      const [decision] = game.pending(state);
      if (!decision) break;
      const choice = decision.choices.at(-1) ?? 0;
      const view = game.view(state, decision.seat);
      const other = game.view(game.sampleWorld(view, rngFromSeed(seedFrom(`other ${i}`))), decision.seat);
      expect(found(game, { view: other, decision, choice })).toEqual(found(game, { view, decision, choice }));
      game.apply(state, decision.seat, choice);
    }
  });

  it('blames nobody who thinks, and some who do not', () => {
    const game = gameOf('duel');
    const chance = rngFromSeed(seedFrom('blame'));
    const state = game.setup(game.options({}), chance);
    const thinks = makePlayer(game, { kind: 'search', iterations: 60 }, () => 0);
    const blamed = { thinks: 0, draws: 0 };
    for (let i = 0; i < 36 && !game.outcome(state); i++) {
      const [decision] = game.pending(state);
      if (!decision) break;
      const view = game.view(state, decision.seat);
      const [own, drawn] = [thinks({ view, decision, rng: chance }).choice, pick(chance, decision.choices)];
      if (found(game, { view, decision, choice: own })) blamed.thinks++;
      if (found(game, { view, decision, choice: drawn })) blamed.draws++;
      game.apply(state, decision.seat, i % 5 === 0 ? drawn : own);
    }
    expect(blamed.thinks).toBeLessThanOrEqual(1);
    expect(blamed.draws).toBeGreaterThan(2);
  });
});
