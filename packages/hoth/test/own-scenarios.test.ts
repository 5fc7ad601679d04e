import {
  answer,
  InputError,
  type MatchRecord,
  newMatch,
  pendingDecisions,
  pick,
  resume,
  rngFromSeed,
  seedFrom,
  tour,
  Unsound,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { english, inEnglish } from '../../kernel/test/texts.ts';
import { hoth, inventBattle, SCENARIOS, type State, spoilBattle } from '../src/index.ts';
import { readScenario, writeScenario } from '../src/scenario.ts';
import { en } from '../src/text/en.ts';
import { choose } from './helpers.ts';

const chanceOf = (name: string) => rngFromSeed(seedFrom(name));

/** Plays at random, at most so many decisions. */
function playOn(state: State, most: number, name: string): State {
  const chance = chanceOf(name);
  for (let i = 0; i < most; i++) {
    const [decision] = hoth.pending(state);
    if (!decision) return state;
    hoth.apply(state, decision.seat, pick(chance, decision.choices));
  }
  return state;
}

const begin = (options: object, name: string): State => hoth.setup(hoth.options(options), chanceOf(name));

describe("A player's own scenario", () => {
  it.each(SCENARIOS.map((battle) => [battle.title, battle] as const))('like %s is in a position whole', (_, battle) => {
    const scenario = { ...writeScenario(battle), id: 'mine', title: 'Mine' };
    const state = playOn(begin({ scenario }, battle.id), 60, battle.id);
    const position = JSON.parse(JSON.stringify(hoth.write(state)));
    expect(position.scenario).toEqual(scenario);
    expect({ ...hoth.read(position), rng: 0 }).toEqual({ ...state, rng: 0 });
  });

  it('is named in a position that cannot be read', () => {
    const scenario = { ...writeScenario(SCENARIOS[0] as never), first: 'hutts' };
    expect(() => hoth.read({ scenario })).toThrow(/^scenario\.first: /);
  });

  it('that gives medals for ever to a side that cannot win by them ends all the same', () => {
    const scenario = {
      ...writeScenario(SCENARIOS[0] as never),
      id: 'long',
      medals: { rebel: 0, empire: 16 },
      rules: [
        { rule: 'hold-all', for: 'rebel', hexes: ['A1', 'J1', 'E4', 'A7', 'J7'] },
        { rule: 'charge', for: 'rebel', charges: 1, medals: 99 },
        { rule: 'return', for: 'rebel', kind: 'echo-base-troopers' },
        { rule: 'return', for: 'empire', kind: 'snowtroopers' },
        { rule: 'no-elimination-medals', for: 'empire' },
      ],
    };
    const state = playOn(begin({ scenario }, 'long'), 50_000, 'long');
    expect([state.ended, state.turn]).toEqual(['hoth/end/stalemate', 500]);
    expect({ ...hoth.read(JSON.parse(JSON.stringify(hoth.write(state)))), rng: 0 }).toEqual({ ...state, rng: 0 });
  });

  it('may see more than 256 units: the last one is ordered like the first', () => {
    const units = { A1: { kind: 'snowtroopers', id: 0 }, E4: { kind: 'echo-base-troopers', id: 300 } };
    const state = hoth.read({ map: {}, units, entered: 301, hands: { rebel: ['rebel-recon-center'] } });
    choose(state, 'play rebel-recon-center', 'order E4', 'move E4', 'to E3');
    expect(state.unitHex[300]).toBe(state.unitHex.at(-1));
    expect(hoth.write(state)).toMatchObject({ units: { E3: { id: 300 } } });
  });
});

describe('What is made up', () => {
  it('is the same for the same chance', () => {
    expect(inventBattle(chanceOf('x'))).toEqual(inventBattle(chanceOf('x')));
    expect(spoilBattle(chanceOf('x'))).toEqual(spoilBattle(chanceOf('x')));
  });

  it('can be read, written and set up', () => {
    const rules = new Set<unknown>();
    for (let i = 0; i < 300; i++) {
      const options = inventBattle(chanceOf(`legal ${i}`));
      const battle = readScenario(options['scenario']);
      expect(readScenario(writeScenario(battle))).toEqual(battle);
      for (const { rule } of battle.rules) rules.add(rule);
      expect(hoth.audit(begin(options, `legal ${i}`))).toEqual([]);
    }
    expect(rules.size).toBe(16);
  });

  it('with one thing wrong is refused with one line', () => {
    const faults = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const { options, wrong } = spoilBattle(chanceOf(`broken ${i}`));
      faults.add(wrong);
      let refusal: unknown;
      try {
        hoth.options(options);
      } catch (error) {
        refusal = error;
      }
      expect([wrong, refusal instanceof InputError]).toEqual([wrong, true]);
      expect(inEnglish(refusal as InputError, en)).not.toMatch(/\n|wrong\.|input\./);
    }
    expect(faults.size).toBeGreaterThan(35);
  });

  it.each([1, 3, 7, 12])('keeps every promise on the way (battle %i)', (i) => {
    try {
      tour(hoth, inventBattle(chanceOf(`tour ${i}`)), seedFrom(`invented ${i}`), [english(en)]);
    } catch (error) {
      throw error instanceof Unsound ? new Error(`${error.message}\n${JSON.stringify(error.record)}`) : error;
    }
  });
});

describe('A battle of earlier rules', () => {
  const begun = (options: object, answers: number, rules = 'hoth@1'): MatchRecord => {
    const seed = seedFrom('earlier');
    const match = newMatch(hoth, { options, players: ['Ann', 'Ben'], seed });
    const chance = chanceOf('earlier');
    for (let i = 0; i < answers; i++) {
      const [question] = pendingDecisions(match);
      if (question)
        answer(
          match,
          question.seat,
          question.id,
          pick(chance, hoth.offers(hoth.view(match.state, question.seat), question)).notation,
        );
    }
    return { ...JSON.parse(JSON.stringify(match.record)), rules };
  };
  const own = { ...writeScenario(SCENARIOS[3] as never), id: 'mine' };

  it('of the box goes on as it went', () => {
    for (const rules of ['hoth@1', 'hoth@2'])
      expect(resume(hoth, begun({ scenario: '4' }, 60, rules), seedFrom('earlier')).changed).toBeUndefined();
  });

  it('with a scenario of its own goes on as it went where it goes that way still', () => {
    expect(resume(hoth, begun({ scenario: own }, 60), seedFrom('earlier')).changed).toBeUndefined();
  });

  it('with a scenario of its own that would go otherwise now goes on from its last turn, and says so', () => {
    const record = begun({ scenario: own }, 60);
    record.log.push(['rebel', 'place A1']);
    expect(resume(hoth, record, seedFrom('earlier')).changed).toMatchObject({ from: 'hoth@1', to: hoth.rules });
    expect(() => resume(hoth, { ...record, options: { scenario: '4' } }, seedFrom('earlier'))).toThrow(InputError);
  });

  it.each([
    ['assault troops of the Empire', { scenario: '10' }],
    ['leaders', { scenario: '4', leaders: { rebel: ['han-solo'], empire: ['darth-vader'] } }],
    ['support cards', { scenario: '4', supports: { empire: ['incursion'] } }],
  ])('of the box with %s goes on as it went, or else from its last turn', (_, options) => {
    const record = begun(options, 60, 'hoth@2');
    expect(resume(hoth, record, seedFrom('earlier')).changed).toBeUndefined();
    record.log.push(['empire', 'advance']);
    expect(resume(hoth, record, seedFrom('earlier')).changed).toMatchObject({ from: 'hoth@2', to: hoth.rules });
  });
});
