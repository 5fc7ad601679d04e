import { duel, LEIA, type State, VADER, type View } from '@wartable/duel';
import { type Decision, type Offer, pick, rngFromSeed, type Seat, seedFrom } from '@wartable/kernel';
import type { ShownDecision } from '@wartable/web/play/snapshot.ts';
import { describe, expect, it } from 'vitest';
import { choiceNote, dropped, isOnStage, offersOf, type Situation } from '../../page/choices.ts';
import { marksOf } from '../../page/lights.ts';
import { cardOfThing } from '../../page/scene.ts';
import { unseenOf } from '../../page/unseen.ts';
import { en } from '../../src/text/en.ts';

const SEEDS = ['a', 'b', 'c', 'd'];

/** Looks at every decision of a duel with random answers. */
function eachDecision(seed: string, look: (state: State, decision: Decision) => void): void {
  const rng = rngFromSeed(seedFrom(`answers ${seed}`));
  const state = duel.setup({ setup: 'standard' }, rngFromSeed(seedFrom(`duel table ${seed}`)));
  for (let due = duel.pending(state); due.length > 0; due = duel.pending(state)) {
    const decision = pick(rng, due);
    look(state, decision);
    duel.apply(state, decision.seat, pick(rng, decision.choices));
  }
}

/** What one who decides has before the eyes. */
function shown(state: State, seat: Seat): Situation & { readonly decision: ShownDecision } {
  const due = duel.pending(state).find((one) => one.seat === seat);
  if (!due) throw new Error('nothing to decide');
  const view = duel.view(state, seat);
  const decision = { ...due, id: 1, prompt: duel.prompt(view, due), choices: duel.offers(view, due) };
  return { view, decision, offers: offersOf(decision), previews: duel.previews(view) };
}

function answer(state: State, seat: Seat, notation: string): void {
  const offer = shown(state, seat).decision.choices.find((one) => one.notation === notation);
  if (!offer) throw new Error(`${notation} is not offered`);
  duel.apply(state, seat, offer.choice);
}

const RESOURCES = ['snowtrooper', 'snowtrooper', 'snowtrooper', 'lambda-shuttle', 'lambda-shuttle', 'lambda-shuttle'];

describe('The choices of a duel', () => {
  it.each(SEEDS)('are each offered on a thing or by a button (%s)', (seed) => {
    eachDecision(seed, (state, { seat }) => {
      const { decision, offers } = shown(state, seat);
      const offered = [...offers.values()].flat();
      // The token of the initiative has a button besides.
      for (const offer of decision.choices) expect(isOnStage(offer)).toBe(offered.includes(offer) && offer.verb !== 'initiative');
      expect(new Set(offered).size).toBe(offered.length);
    });
  });

  it.each(SEEDS)('on a thing are what can be seen there (%s)', (seed) => {
    eachDecision(seed, (state, { seat }) => {
      const { view, offers } = shown(state, seat);
      const own = view.viewer === 'spectator' ? undefined : view[view.viewer];
      const cards = [view.leia, view.vader].flatMap(({ ground, space }) => [...ground, ...space].map(({ card }) => card));
      const hand = typeof own?.hand === 'object' ? own.hand : [];
      for (const thing of offers.keys()) {
        if (thing === 'initiative' || thing.endsWith('-base') || thing === `leader:${view.viewer}`) continue;
        const among = thing.startsWith('hand:') ? hand : thing.startsWith('revealed:') ? view.revealed : cards;
        expect(among).toContain(cardOfThing(thing));
      }
    });
  });

  it('are on the card in the hand even where a copy of it is in play', () => {
    const state = duel.read({
      active: 'leia',
      leia: { hand: ['hoth-trooper'], ground: [{ card: 'hoth-trooper' }], resources: ['recovery', 'chewbacca'] },
    });
    const { offers } = shown(state, LEIA);
    expect(offers.get('hand:hoth-trooper')?.map(({ notation }) => notation)).toEqual(['play hoth-trooper']);
    expect(offers.get('hoth-trooper')?.map(({ notation }) => notation)).toEqual(['attack hoth-trooper']);
  });

  it('say what their card does', () => {
    const note = (verb: string, thing?: string): string | undefined => {
      const offer: Offer = { choice: 0, verb, notation: '', label: { key: '' }, ...(thing === undefined ? {} : { thing }) };
      const { key = '' } = choiceNote(offer) ?? {};
      return key in en ? key : undefined;
    };
    expect(note('play', 'hand:ion-cannon')).toBe('card.ion-cannon.text');
    expect(note('choose', 'tauntaun-mount.2')).toBe('card.tauntaun-mount.text');
    expect(note('resolve', 'ability:tauntaun-mount')).toBe('card.tauntaun-mount.text');
    expect(note('use', 'leader:leia')).toBe('card.leia-organa.text');
    expect(note('attack', 'ion-cannon')).toBeUndefined();
    expect(note('choose', 'vader-base')).toBeUndefined();
    expect(note('first', 'side:leia')).toBeUndefined();
    expect(note('pass')).toBeUndefined();
  });

  it('follow from dragging one thing onto another', () => {
    const state = duel.read({
      active: 'leia',
      leia: {
        hand: ['go-for-the-legs', 'hoth-trooper'],
        ground: [{ card: 'ion-cannon' }],
        resources: ['recovery', 'chewbacca', 'han-solo', 'watch-this', 'r2-d2'],
      },
      vader: { ground: [{ card: 'snowtrooper' }], space: [{ card: 'avenger' }] },
    });
    const situation = shown(state, LEIA);
    const { view } = situation;
    const drop = (from: string, to: string): unknown => dropped(from, to, situation);
    expect(drop('ion-cannon', 'vader-base')).toEqual({ plan: ['attack ion-cannon', 'choose vader-base'] });
    expect(drop('ion-cannon', 'avenger')).toEqual({ plan: ['use ion-cannon', 'choose avenger'] });
    expect(drop('ion-cannon', 'ground')).toBeUndefined();
    expect(drop('ion-cannon', 'leia-base')).toEqual({ ask: 'attack ion-cannon -> leia-base' });
    expect(drop('hand:hoth-trooper', 'ground')).toEqual({ plan: ['play hoth-trooper'] });
    expect(drop('hand:hoth-trooper', 'snowtrooper')).toEqual({ plan: ['play hoth-trooper'] });
    expect(drop('hand:go-for-the-legs', 'snowtrooper')).toEqual({ plan: ['play go-for-the-legs', 'choose snowtrooper'] });
    expect(drop('hand:go-for-the-legs', 'avenger')).toEqual({ ask: 'play go-for-the-legs -> avenger' });
    expect(duel.whyNot(view, 'play go-for-the-legs -> avenger')?.text.key).toBe('why.must-be-ground');
    expect(drop('leader:leia', 'ground')).toEqual({ plan: ['deploy'] });
    expect(drop('hand:recovery', 'ground')).toBeUndefined();
  });

  it('tell why a leader that could be used cannot be dragged out', () => {
    const state = duel.read({
      active: 'leia',
      leia: { ground: [{ card: 'hoth-trooper', damage: 1 }], resources: ['recovery', 'chewbacca'] },
    });
    const situation = shown(state, LEIA);
    expect(situation.offers.get('leader:leia')?.map(({ verb }) => verb)).toEqual(['use']);
    expect(dropped('leader:leia', 'ground', situation)).toEqual({ ask: 'leader:leia' });
    const refusals = duel.intents(situation.view, 'leader:leia').flatMap((intent) => duel.whyNot(situation.view, intent) ?? []);
    expect(refusals.map(({ text }) => text.key)).toEqual(['why.deploy-resources']);
  });
});

describe('What lights up in a duel', () => {
  const labels = {
    hinted: undefined,
    labelFor: ({ by, gone }: { by: number; gone: boolean }) => `${by} ${gone}`,
    sealed: 'sealed',
  };

  it('is what a card would strike while it is pointed at', () => {
    const state = duel.read({
      active: 'vader',
      leia: { ground: [{ card: 'r2-d2', damage: 3 }] },
      vader: { hand: ['avenger'], resources: [...RESOURCES, 'admiral-piett', 'admiral-piett'] },
    });
    const situation = shown(state, VADER);
    expect(marksOf(situation, 'hand:avenger', labels).get('r2-d2')).toEqual({ state: 'lit', label: '1 true' });
    expect(marksOf(situation, undefined, labels).get('r2-d2')).toBeUndefined();
  });

  it('is what could be chosen next while a unit is pointed at, and what that would come to', () => {
    const state = duel.read({
      active: 'leia',
      leia: { ground: [{ card: 'ion-cannon' }] },
      vader: { space: [{ card: 'avenger' }, { card: 'lambda-shuttle', damage: 2 }] },
    });
    const marks = marksOf(shown(state, LEIA), 'ion-cannon', labels);
    expect(marks.get('avenger')).toEqual({ state: 'lit', label: '3 false' });
    expect(marks.get('lambda-shuttle')).toEqual({ state: 'lit', label: '3 true' });
  });

  it('is the attacker, and each target with what would become of it', () => {
    const state = duel.read({
      active: 'leia',
      leia: { ground: [{ card: 'han-solo' }] },
      vader: { ground: [{ card: 'rampaging-wampa' }], base: 25 },
    });
    answer(state, LEIA, 'attack han-solo');
    const marks = marksOf(shown(state, LEIA), undefined, labels);
    expect(marks.get('han-solo')).toEqual({ state: 'chosen' });
    expect(marks.get('rampaging-wampa')).toEqual({ state: 'target', label: '6 true' });
    expect(marks.get('vader-base')).toEqual({ state: 'target', label: '6 true' });
    expect(marksOf(shown(state, LEIA), 'rampaging-wampa', labels).get('han-solo')).toEqual({ state: 'chosen', label: '4 false' });
  });

  it('is a card that lies ready to become a resource', () => {
    const state = duel.setup({ setup: 'standard' }, rngFromSeed(seedFrom('resources')));
    for (const seat of [LEIA, VADER]) answer(state, seat, 'keep');
    const { hand } = duel.view(state, LEIA).leia;
    const single = typeof hand === 'object' ? hand.find((card) => hand.indexOf(card) === hand.lastIndexOf(card)) : undefined;
    const placed = `hand:${single}`;
    const labelNow = (): string | undefined => marksOf(shown(state, LEIA), undefined, labels).get(placed)?.label;
    expect(labelNow()).toBeUndefined();
    answer(state, LEIA, `resource ${single}`);
    expect(labelNow()).toBe('sealed');
  });
});

describe('What may still come in a duel', () => {
  it.each(SEEDS)('are the cards in hidden places (%s)', (seed) => {
    eachDecision(seed, (state) => {
      const total = (view: View, side: 'leia' | 'vader'): number =>
        unseenOf(view, side).reduce((sum, { count }) => sum + count, 0);
      const view = duel.view(state, LEIA);
      const { deck, hand, resources } = view.vader;
      expect(total(view, 'leia')).toBe(view.leia.deck);
      expect(total(view, 'vader')).toBe(deck + Number(hand) + Number(resources));
    });
  });
});
