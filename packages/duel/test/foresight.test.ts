import { type Open, type Refusal, render, rngFromSeed, type Seat, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type DuelPreview, duel, type Event, LEIA, type State, VADER } from '../src/index.ts';
import { en } from '../src/text/en.ts';
import { after, randomGame, VIEWERS } from './random-game.ts';

const ask = (state: State, seat: Seat, intent: string, world?: string): Refusal | undefined =>
  duel.whyNot(duel.view(state, seat), intent, world === undefined ? undefined : rngFromSeed(seedFrom(world)));

const inEnglish = (refusal: Refusal | undefined): string | undefined =>
  refusal && render({ language: 'en', sentences: en }, refusal.text);

describe('A question with steps in a row', () => {
  it.each<[string, object, string, Open]>([
    [
      'a reveal',
      { leia: { hand: ['ive-found-them'], resources: 2, deck: ['c-3po', 'recovery', 'han-solo'] } },
      'play ive-found-them -> c-3po',
      'hidden',
    ],
    [
      'a draw',
      { leia: { hand: ['c-3po'], resources: 3, ground: ['hoth-trooper'], deck: ['recovery'] } },
      'play c-3po -> play recovery',
      'hidden',
    ],
    [
      'a draw in the middle of an attack',
      { active: 'vader', vader: { ground: ['admiral-piett', 'snowtrooper'] } },
      'attack admiral-piett -> leia-base -> attack snowtrooper',
      'hidden',
    ],
    [
      'the draws of the regroup phase',
      { passed: true, leia: { hand: ['hoth-trooper'] } },
      'pass -> resource hoth-trooper',
      'hidden',
    ],
    [
      'an answer of the other side',
      { leia: { hand: ['hoth-trooper'], resources: 4 } },
      'play hoth-trooper -> play hoth-trooper',
      'answer',
    ],
    [
      'a discard of the other side',
      {
        active: 'vader',
        taken: 'leia',
        leia: { hand: ['recovery'], ground: ['trench-defender'] },
        vader: { ground: ['admiral-ozzel'] },
      },
      'attack admiral-ozzel -> trench-defender -> pass',
      'answer',
    ],
  ])('stops at %s', (_, position, intent, open) => {
    const state = duel.read(position);
    const seat = duel.pending(state)[0]?.seat ?? LEIA;
    const refusal = ask(state, seat, intent);
    expect([refusal?.open, refusal?.text.key]).toEqual([open, `why.open-${open}`]);
    expect(duel.rulebook.map(({ id }) => id)).toContain(refusal?.rule);
  });

  it('says so plainly', () => {
    const state = duel.read({ leia: { hand: ['ive-found-them'], resources: 2 } });
    expect(inEnglish(ask(state, LEIA, 'play ive-found-them -> c-3po'))).toBe(
      'Nobody knows yet: that depends on cards not yet seen.',
    );
  });

  it('does not tell what lies on the deck: the answer is the same whatever it is', () => {
    const decks = [
      ['c-3po', 'han-solo', 'r2-d2'],
      ['recovery', 'watch-this', 'go-for-the-legs'],
    ];
    const answers = decks.map((deck) => {
      const state = duel.read({ leia: { hand: ['ive-found-them'], resources: 2, deck } });
      return ask(state, LEIA, 'play ive-found-them -> c-3po');
    });
    expect(answers[1]).toEqual(answers[0]);
    // Everybody can see that nothing will be revealed.
    const empty = duel.read({ leia: { hand: ['ive-found-them'], resources: 2, deck: [] }, taken: 'vader' });
    expect(ask(empty, LEIA, 'play ive-found-them -> pass')).toBeUndefined();
  });

  it('is checked to its end, however long it is', () => {
    const position = {
      taken: 'vader',
      leia: { hand: ['ill-cover-for-you'], resources: 3, ground: ['hoth-trooper', 'tauntaun-mount'] },
      vader: { ground: ['snowtrooper', 'first-legion-trooper'] },
    };
    const state = duel.read(position);
    const long = 'attack hoth-trooper -> vader-base -> play ill-cover-for-you -> snowtrooper -> first-legion-trooper';
    expect(ask(state, LEIA, long)).toBeUndefined();
    expect(ask(state, LEIA, `${long} -> attack tauntaun-mount -> snowtrooper`)).toBeUndefined();
    expect(ask(state, LEIA, `${long} -> attack hoth-trooper`)?.text.key).toBe('why.exhausted');
    expect(ask(state, LEIA, `${long} -> attack tauntaun-mount -> leia-base`)?.text.key).toBe('why.own-target');
    expect(ask(state, LEIA, long.replace('first-legion-trooper', 'snowtrooper'))?.text.key).toBe('why.already-chosen');
    expect(ask(state, LEIA, long.replace('snowtrooper', 'nobody'))?.text.key).toBe('why.unknown');
  });

  it('ends with the game', () => {
    const state = duel.read({ leia: { ground: ['hoth-trooper'] }, vader: { base: 29 } });
    expect(ask(state, LEIA, 'attack hoth-trooper -> vader-base -> pass')?.text.key).toBe('why.game-over');
  });

  it('may leave the verb out after an arrow', () => {
    const state = duel.read({ leia: { ground: ['han-solo'] }, vader: { ground: ['snowtrooper'] } });
    expect(ask(state, LEIA, 'attack han-solo -> choose snowtrooper')).toBeUndefined();
    expect(ask(state, LEIA, 'attack han-solo -> snowtrooper')).toBeUndefined();
    expect(ask(state, LEIA, 'attack han-solo -> pass')?.text.key).toBe('why.finish-first');
    const both = duel.read({ passed: true, leia: { hand: ['hoth-trooper'], deck: [] }, vader: { deck: [] } });
    expect(ask(both, LEIA, 'pass -> hoth-trooper')).toBeUndefined();
    expect(ask(both, LEIA, 'pass -> han-solo')?.text.key).toBe('why.not-in-hand');
  });
});

describe('One who only watches', () => {
  it('is told that it is not his turn', () => {
    const state = duel.read({});
    expect(duel.whyNot(duel.view(state, 'spectator'), 'pass')?.text.key).toBe('why.not-your-turn');
    const over = after({ leia: { ground: ['hoth-trooper'] }, vader: { base: 29 } }, 'attack hoth-trooper', 'choose vader-base');
    expect(duel.whyNot(duel.view(over, 'spectator'), 'pass')?.text.key).toBe('why.game-over');
    expect(duel.previews(duel.view(state, 'spectator'))).toEqual([]);
  });
});

describe('What is foretold', () => {
  it('is the same in every world that fits the view', () => {
    const tries = [
      'pass -> pass',
      'play c-3po -> play c-3po',
      'play ive-found-them -> han-solo',
      'keep -> resource r2-d2',
      'initiative -> pass',
    ];
    let asked = 0;
    for (let i = 0; i < 12; i++)
      randomGame(`worlds ${i}`, (state, decision, choice) => {
        for (const viewer of VIEWERS) {
          const view = duel.view(state, viewer);
          const own = viewer === decision.seat ? [`${duel.notate(view, choice)} -> done`] : [];
          const said = (world: string): unknown => [
            duel.previews(view, rngFromSeed(seedFrom(world))),
            [...tries, ...own].map((intent) => duel.whyNot(view, intent, rngFromSeed(seedFrom(world)))),
          ];
          expect(said('one')).toEqual(said('two'));
          asked++;
        }
      });
    expect(asked).toBeGreaterThan(1000);
  });
});

const previewsAt = (state: State, seat: Seat): readonly DuelPreview[] => duel.previews(duel.view(state, seat));
const preview = (state: State, seat: Seat, notation: string): DuelPreview | undefined =>
  previewsAt(state, seat).find((one) => one.notation === notation);

describe('What a choice would come to', () => {
  it('counts Raid, the weakening of the defender, and what is left', () => {
    const position = { leia: { ground: ['han-solo'] }, vader: { ground: ['rampaging-wampa'], base: 25 } };
    const targets = preview(duel.read(position), LEIA, 'attack han-solo')?.next ?? [];
    expect(targets.map(({ thing, results }) => [thing, results])).toEqual([
      [
        'rampaging-wampa',
        [
          { thing: 'rampaging-wampa', by: 6, left: 0, gone: true },
          { thing: 'han-solo', by: 4, left: 2, gone: false },
        ],
      ],
      ['vader-base', [{ thing: 'vader-base', by: 6, left: 0, gone: true }]],
    ]);
    expect(previewsAt(after(position, 'attack han-solo'), LEIA)).toEqual(targets);
    expect(targets.map(({ does, ability }) => [does, ability])).toEqual([
      ['attack-target', 'han-solo'],
      ['attack-target', undefined],
    ]);
  });

  it('is what comes where no ability asks for more', () => {
    let attacks = 0;
    for (let i = 0; i < 20; i++)
      randomGame(`attacks ${i}`, (state, decision) => {
        if (decision.kind !== 'attack-target') return;
        for (const [at, { ability, results }] of previewsAt(state, decision.seat).entries()) {
          if (ability !== undefined && ability !== 'han-solo') continue;
          const damage: number[] = [];
          duel.apply(duel.clone(state), decision.seat, decision.choices[at] ?? -1, (event: Event) => {
            if (event.type === 'damaged') damage.push(event.amount);
          });
          const foreseen = results.filter(({ by }) => by > 0).map(({ by }) => by);
          expect(damage.slice(0, foreseen.length)).toEqual(foreseen);
          attacks++;
        }
      });
    expect(attacks).toBeGreaterThan(100);
  });

  it('tells what happens at once, and what can be chosen after it', () => {
    const state = duel.read({
      active: 'vader',
      leia: { ground: [{ card: 'r2-d2', damage: 3 }], space: ['bright-hope'] },
      vader: { hand: ['avenger', 'were-in-trouble'], resources: 8, ground: ['snowtrooper'] },
    });
    expect(preview(state, VADER, 'play avenger')?.results).toEqual([
      { thing: 'r2-d2', by: 1, left: 0, gone: true },
      { thing: 'bright-hope', by: 1, left: 5, gone: false },
      { thing: 'snowtrooper', by: 1, left: 2, gone: false },
    ]);
    const targets = preview(state, VADER, 'play were-in-trouble')?.next ?? [];
    expect(targets.map(({ notation, does }) => `${notation}: ${does}`)).toEqual([
      'choose r2-d2: damage',
      'choose bright-hope: damage',
      'choose snowtrooper: damage',
    ]);
    expect(targets[1]?.results).toEqual([{ thing: 'bright-hope', by: 3, left: 3, gone: false }]);
  });

  it('is silent about what is drawn or revealed', () => {
    const position = { leia: { hand: ['ive-found-them', 'c-3po'], resources: 5, ground: ['hoth-trooper'] } };
    for (const words of ['play ive-found-them', 'play c-3po'])
      expect(preview(duel.read(position), LEIA, words)).toMatchObject({ does: undefined, results: [], next: [] });
  });

  it('is told of every choice, in its words', () => {
    for (let i = 0; i < 5; i++)
      randomGame(`previews ${i}`, (state, decision) => {
        const offers = duel.offers(duel.view(state, decision.seat), decision);
        const previews = previewsAt(state, decision.seat);
        expect(previews.map(({ notation, thing }) => [notation, thing])).toEqual(
          offers.map(({ notation, thing }) => [notation, thing]),
        );
      });
  });
});

describe('What is meant by pointing at a thing', () => {
  const position = {
    leia: {
      hand: ['hoth-trooper', 'recovery'],
      resources: 3,
      ground: ['hoth-trooper', { card: 'ion-cannon', exhausted: true }],
    },
    vader: { ground: ['snowtrooper'], space: ['avenger'] },
  };
  it.each([
    ['hoth-trooper', ['attack hoth-trooper', 'play hoth-trooper']],
    ['hand:hoth-trooper', ['play hoth-trooper']],
    ['ion-cannon', ['attack ion-cannon', 'use ion-cannon']],
    ['recovery', ['play recovery']],
    ['vader-base', []],
    ['leader', ['use leader', 'deploy']],
    ['leader:leia', ['use leader', 'deploy']],
    ['initiative', ['initiative']],
    ['attack hoth-trooper -> avenger', ['attack hoth-trooper -> avenger']],
  ])('on %s in an action: %j', (thing, intents) => {
    expect(duel.intents(duel.view(duel.read(position), LEIA), thing)).toEqual(intents);
  });

  it.each([
    ['avenger', ['choose avenger']],
    ['vader-base', ['choose vader-base']],
    ['hand:recovery', ['choose recovery']],
  ])('on %s while a target is chosen: %j', (thing, intents) => {
    const state = after(position, 'attack hoth-trooper');
    expect(duel.intents(duel.view(state, LEIA), thing)).toEqual(intents);
  });

  it('on a side that may go first', () => {
    const state = duel.read({
      frames: [
        { step: 'action', side: 'leia' },
        {
          step: 'window',
          waiting: [
            { ability: 'admiral-ozzel when-defeated', side: 'vader', unit: 9 },
            { ability: 'tauntaun-mount when-defeated', side: 'leia', unit: 8 },
          ],
        },
      ],
    });
    expect(duel.intents(duel.view(state, LEIA), 'side:vader')).toEqual(['first vader']);
  });

  it('on a card in the regroup phase: to place it', () => {
    const state = after(position, 'pass', 'pass');
    for (const thing of ['hand:recovery', 'recovery'])
      expect(duel.intents(duel.view(state, LEIA), thing)).toEqual(['resource recovery']);
  });
});
