import type { Choice, Decision, Viewer } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import type { UnitRef } from '../src/events.ts';
import { duel, type Event, LEIA, type State, type UnitView, VADER, type View } from '../src/index.ts';
import { inView, unitsIn } from '../src/notation.ts';
import { framesOf } from '../src/underway.ts';
import { after, EMPTY_DECKS, randomGame, stepFrom, VIEWERS } from './random-game.ts';

/** The view before, and after each event the viewer saw. */
function folded(view: View, events: readonly Event[], viewer: Viewer): View[] {
  const views = [view];
  for (const event of events) {
    const seen = duel.seenBy(event, viewer);
    if (seen) views.push(duel.fold(views.at(-1) as View, seen));
  }
  return views;
}

function checkStep(state: State, decision: Decision, choice: Choice): Event[] {
  const { events, then } = stepFrom(state, decision, choice);
  for (const viewer of VIEWERS) {
    const before = duel.view(state, viewer);
    const kept = JSON.stringify(before);
    expect(folded(before, events, viewer).at(-1)).toStrictEqual(duel.view(then, viewer));
    expect(JSON.stringify(before)).toBe(kept);
  }
  return events;
}

/** Events that a game brings about after its set-up. */
const EVENTS: readonly Event['type'][] = [
  'deck-shuffled',
  'cards-drawn',
  'hand-kept',
  'mulligan-taken',
  'answer-sealed',
  'resources-placed',
  'resource-declined',
  'round-began',
  'regroup-began',
  'all-readied',
  'passed',
  'initiative-taken',
  'card-played',
  'unit-entered',
  'ability-used',
  'ability-triggered',
  'leader-deployed',
  'attack-declared',
  'damaged',
  'healed',
  'weakened',
  'exhausted',
  'readied',
  'unit-defeated',
  'leader-defeated',
  'unit-returned',
  'card-discarded',
  'cards-revealed',
  'card-taken',
  'deck-empty',
  'game-ended',
  'stands',
];

describe('The events of a step, folded into the view before it, give the view after it', () => {
  it('for every viewer at every step of random games', () => {
    const met = new Set<string>();
    const visit = (state: State, decision: Decision, choice: Choice): void => {
      for (const event of checkStep(state, decision, choice)) met.add(event.type);
    };
    for (let i = 0; i < 60; i++) randomGame(`fold ${i}`, visit);
    for (let i = 0; i < 10; i++) randomGame(`empty decks ${i}`, visit, undefined, duel.read(EMPTY_DECKS));
    expect(EVENTS.filter((type) => !met.has(type))).toEqual([]);
  });

  it('for every choice of a decision, not only for the one that is made', () => {
    for (let i = 0; i < 6; i++)
      randomGame(`all choices ${i}`, (state, decision) => {
        for (const choice of decision.choices) checkStep(state, decision, choice);
      });
  });

  it('where abilities of both sides wait, and where an attack goes on below an ability', () => {
    const waiting = [
      { ability: 'admiral-ozzel when-defeated', side: 'vader', unit: 9 },
      { ability: 'tauntaun-mount when-defeated', side: 'leia', unit: 8 },
      { ability: 'general-veers when-played', side: 'vader', unit: 1 },
    ];
    const bothWait = {
      leia: { hand: ['recovery'], base: 5, ground: ['trench-defender'] },
      vader: { ground: ['general-veers', 'imperial-deck-officer'], base: 4 },
      frames: [
        { step: 'action', side: 'leia' },
        { step: 'window', side: 'vader', waiting },
      ],
    };
    const attackBelow = {
      leia: { ground: [{ card: 'ion-cannon', exhausted: true }], space: [{ card: 'evacuation-escort', exhausted: true }] },
      vader: { space: ['scouting-tie-fighter', 'avenger'] },
      frames: [
        { step: 'action', side: 'vader' },
        { step: 'attack', side: 'leia', unit: 1, target: 2, at: 2, bonus: 2 },
        { step: 'window', side: 'leia' },
        { step: 'ability', side: 'leia', ability: 'ion-cannon action', unit: 0 },
      ],
    };
    for (const position of [bothWait, attackBelow])
      for (let i = 0; i < 5; i++) randomGame(`written ${i}`, checkStep, undefined, duel.read(position));
  });
});

/** The last of some choices of the one to decide: its events, each with the view after it. */
function tellings(position: object, viewer: Viewer, ...words: readonly string[]): { event: Event; view: View }[] {
  const state = after(position, ...words.slice(0, -1));
  const [decision] = duel.pending(state);
  if (!decision) throw new Error('nothing to decide');
  const choice = decision.choices.find((one) => duel.notate(duel.view(state, decision.seat), one) === words.at(-1));
  const { events } = stepFrom(state, decision, choice ?? -1);
  const views = folded(duel.view(state, viewer), events, viewer).slice(1);
  return events.flatMap((event) => duel.seenBy(event, viewer) ?? []).map((event, i) => ({ event, view: views[i] as View }));
}

const unitIn = (view: View, id: number): UnitView | undefined => unitsIn(view).find((unit) => unit.id === id);

describe('The view after each event', () => {
  it('shows the unit that used its Action as exhausted, and no other copy', () => {
    const position = { leia: { ground: ['ion-cannon', 'ion-cannon'] }, vader: { space: ['avenger'] } };
    const [used] = tellings(position, VADER, 'use ion-cannon.2');
    expect(used?.view.leia.ground.map(({ exhausted }) => exhausted)).toEqual([false, true]);
  });

  it('shows a leader that is no unit as exhausted, and its resource as spent', () => {
    const [used] = tellings({ leia: { resources: 2, ground: ['hoth-trooper'] } }, VADER, 'use leader');
    expect([used?.view.leia.leader, used?.view.leia.exhaustedResources]).toEqual(['exhausted', 1]);
  });

  it('has Raid and the bonus from the moment the target is fixed until the attack is over', () => {
    const position = {
      leia: { hand: ['improvised-detonation'], resources: 2, ground: ['han-solo'] },
      vader: { ground: ['ground-assault-at-at'] },
    };
    const words = ['play improvised-detonation', 'choose han-solo', 'choose ground-assault-at-at'];
    const powers = tellings(position, 'spectator', ...words).map(({ event, view }) => [
      event.type,
      unitIn(view, 0)?.power,
      unitIn(view, 1)?.power,
    ]);
    expect(powers).toEqual([
      ['attack-declared', 8, 5],
      ['ability-triggered', 8, 5],
      ['weakened', 8, 3],
      ['damaged', 8, 3],
      ['damaged', 8, 3],
      ['unit-defeated', 8, undefined],
      ['stands', 4, undefined],
    ]);
  });

  it('has the revealed cards in sight until each is taken or discarded', () => {
    const position = { leia: { hand: ['ive-found-them'], resources: 2, deck: ['hoth-trooper', 'recovery', 'han-solo'] } };
    const [, revealed] = tellings(position, VADER, 'play ive-found-them');
    expect(revealed?.view.revealed).toEqual(['hoth-trooper', 'recovery', 'han-solo']);
    const steps = tellings(position, VADER, 'play ive-found-them', 'choose han-solo');
    expect(steps.map(({ view }) => [view.revealed, view.leia.hand, view.leia.discard.length])).toEqual([
      [['hoth-trooper', 'recovery'], 1, 1],
      [['recovery'], 1, 2],
      [[], 1, 3],
      [[], 1, 3],
    ]);
  });

  it('says whose action it is next only once the step is over', () => {
    const steps = tellings({ leia: { hand: ['hoth-trooper'], resources: 2 } }, LEIA, 'play hoth-trooper');
    expect(steps.map(({ event, view }) => [event.type, view.active])).toEqual([
      ['card-played', 'leia'],
      ['unit-entered', 'leia'],
      ['stands', 'vader'],
    ]);
  });

  it('says who begins a round as soon as it begins', () => {
    const position = { active: 'vader', initiative: 'vader', leia: { hand: ['hoth-trooper'] }, vader: { deck: [] } };
    const steps = tellings(position, LEIA, 'pass', 'pass', 'no-resource');
    const began = steps.find(({ event }) => event.type === 'round-began');
    expect([began?.view.round, began?.view.active, began?.view.taken]).toEqual([2, 'vader', null]);
  });

  it('forgets of two copies that all have seen the one shown last', () => {
    const shown = ['snowtrooper', { card: 'snowtrooper', resources: 2 }];
    const position = { active: 'vader', vader: { hand: ['snowtrooper', 'snowtrooper'], resources: 4, shown } };
    const [played] = tellings(position, LEIA, 'play snowtrooper');
    expect(played?.view.vader.shown).toEqual([{ card: 'snowtrooper', resources: 2 }]);
  });

  it('keeps what did not change as it was', () => {
    const before = duel.view(duel.read({ leia: { ground: ['hoth-trooper'] }, vader: { ground: ['snowtrooper'] } }), LEIA);
    const [snowtrooper] = inView(before)().filter(({ card }) => card === 'snowtrooper');
    const now = duel.fold(before, { type: 'damaged', target: snowtrooper as UnitRef, amount: 1, total: 1 });
    expect(now.leia).toBe(before.leia);
    expect(now.vader).not.toBe(before.vader);
  });
});

describe('What is in progress', () => {
  it('leads back to the steps of the sequence of play', () => {
    for (let i = 0; i < 30; i++)
      randomGame(`underway ${i}`, (state) => {
        for (const viewer of VIEWERS) expect(framesOf(duel.view(state, viewer))).toStrictEqual(state.frames);
      });
  });

  it('is told in full, also where no card of the box stops to ask', () => {
    const state = duel.read({
      leia: { ground: ['hoth-trooper', 'ion-cannon'], discard: ['watch-this'] },
      vader: { ground: ['snowtrooper'] },
      frames: [
        { step: 'action', side: 'vader', at: 1 },
        { step: 'attack', side: 'leia', unit: 0, target: -2, at: 3, bonus: 2, penalty: 1 },
        { step: 'window', target: 1, waiting: [{ ability: 'admiral-ozzel when-defeated', side: 'vader', unit: 7 }] },
        { step: 'ability', side: 'leia', ability: 'watch-this event', at: 1, target: 1, happened: 1 },
        { step: 'unique', side: 'leia', unit: 1 },
        { step: 'ability', side: 'leia', ability: 'ill-cover-for-you event', picks: ['choose snowtrooper'] },
      ],
    });
    const event = { step: 'ability', side: 'leia', timing: 'event', unit: null };
    expect(duel.view(state, 'spectator').underway).toEqual([
      { step: 'action', side: 'vader', afterPass: true },
      { step: 'attack', side: 'leia', unit: 0, target: { base: 'vader' }, next: 'end', bonus: 2, penalty: 1 },
      {
        step: 'triggers',
        first: 'vader',
        waiting: [{ side: 'vader', card: 'admiral-ozzel', timing: 'when-defeated', unit: 7 }],
      },
      { ...event, card: 'watch-this', at: 1, chosen: [], happened: true, left: 'space' },
      { step: 'unique', side: 'leia', unit: 1 },
      { ...event, card: 'ill-cover-for-you', at: 0, chosen: [{ unit: 2 }], happened: false, left: null },
    ]);
    expect(framesOf(duel.view(state, 'spectator'))).toStrictEqual(state.frames);
  });

  it('is no line of the log', () => {
    expect(duel.log(duel.stands(duel.read({})))).toBeUndefined();
  });

  it('is the same for everybody', () => {
    for (let i = 0; i < 10; i++)
      randomGame(`public ${i}`, (state) => {
        const stands = duel.stands(state);
        for (const viewer of VIEWERS) {
          expect(duel.seenBy(stands, viewer)).toBe(stands);
          expect({ type: 'stands', underway: duel.view(state, viewer).underway }).toEqual(stands);
        }
      });
  });
});
