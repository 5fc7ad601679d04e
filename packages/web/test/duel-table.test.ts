import { botDesk, type Level } from '@wartable/ai';
import { duel, type Event, type State, type View } from '@wartable/duel';
import { type Decision, rngFromSeed, type Seat, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type DuelPreview, duelAtTable } from '../src/duel/at-table.ts';
import { dropped, isOnStage, offersOf } from '../src/duel/choices.ts';
import { abilitiesAtWork } from '../src/duel/foresee.ts';
import { marksOf } from '../src/duel/lights.ts';
import { unseenOf } from '../src/duel/unseen.ts';
import { beginTable, botRequest, giveAnswer, type SeatPlayer, type ShownDecision, type Table } from '../src/table/table.ts';

const LEVELS: readonly Level[] = [{ kind: 'greedy', slips: 40 }];
const BOT: SeatPlayer = { kind: 'bot', level: 1 };
const SEEDS = ['a', 'b', 'c', 'd'];

/** Looks at every decision of a duel of bots. */
function eachDecision(seed: string, look: (state: State, decision: Decision) => void): void {
  const desk = botDesk([duelAtTable.game], () => 0);
  const table: Table = beginTable(duelAtTable, { options: {}, players: [BOT, BOT], seed: seedFrom(`duel table ${seed}`) });
  for (let asked = botRequest(table, LEVELS); asked; asked = botRequest(table, LEVELS)) {
    look(table.match.state as State, asked.decision);
    const { answer } = desk({ ...asked, id: 1 }, () => false);
    giveAnswer(table, asked.decision.seat, asked.decision.id, answer.choice);
  }
}

const previewsOf = (state: State, decision: Decision): readonly DuelPreview[] =>
  duelAtTable.previews(state, decision) as readonly DuelPreview[];

function shown(state: State, seat: Seat): { readonly view: View; readonly decision: ShownDecision; readonly found: Decision } {
  const found = duel.pending(state).find((one) => one.seat === seat);
  if (!found) throw new Error('nothing to decide');
  const view = duel.view(state, seat);
  const choices = found.choices.map((choice) => ({ choice, words: duel.notate(state, choice), label: duel.label(view, choice) }));
  return { view, found, decision: { ...found, prompt: duel.prompt(view, found), choices } };
}

/** After answers of Leia in words. */
function after(position: object, ...words: readonly string[]): State {
  const state = duel.read(position);
  for (const one of words) {
    const { decision } = shown(state, 0);
    const choice = decision.choices.find((candidate) => candidate.words === one);
    if (!choice) throw new Error(`${one} is not offered`);
    duel.apply(state, 0, choice.choice, undefined);
  }
  return state;
}

describe('What an attack in a duel would come to', () => {
  it('counts Raid, the weakening of the defender, and what is left', () => {
    const state = after(
      { active: 'leia', leia: { ground: [{ card: 'han-solo' }] }, vader: { ground: [{ card: 'rampaging-wampa' }], base: 25 } },
      'attack han-solo',
    );
    const [wampa, base] = previewsOf(state, shown(state, 0).found);
    expect(wampa?.results).toEqual([
      { thing: 'rampaging-wampa', by: 6, left: 0, gone: true },
      { thing: 'han-solo', by: 4, left: 2, gone: false },
    ]);
    expect(base?.results).toEqual([{ thing: 'vader-base', by: 6, left: 0, gone: true }]);
  });

  it.each(SEEDS)('is what comes where no ability asks for more (%s)', (seed) => {
    let attacks = 0;
    eachDecision(seed, (state, decision) => {
      if (decision.kind !== 'attack-target') return;
      for (const [i, preview] of previewsOf(state, decision).entries()) {
        if (preview.ability !== undefined && preview.ability !== 'han-solo') continue;
        const damage: number[] = [];
        duel.apply(duel.clone(state), decision.seat, decision.choices[i] ?? 0, (event: Event) => {
          if (event.type === 'damaged') damage.push(event.amount);
        });
        const foreseen = preview.results.filter(({ by }) => by > 0).map(({ by }) => by);
        expect(damage.slice(0, foreseen.length)).toEqual(foreseen);
        attacks++;
      }
    });
    expect(attacks).toBeGreaterThan(5);
  });

  it.each(SEEDS)('is known from what the one who decides may know, and at once (%s)', (seed) => {
    let ms = 0;
    let decisions = 0;
    eachDecision(seed, (state, decision) => {
      const began = performance.now();
      const previews = previewsOf(state, decision);
      ms += performance.now() - began;
      decisions++;
      const world = duel.sampleWorld(duel.view(state, decision.seat), rngFromSeed(seedFrom(`${seed} ${decisions}`)));
      expect(previewsOf(world, decision)).toEqual(previews);
    });
    expect(ms / decisions).toBeLessThan(5);
  });
});

describe('The choices of a duel', () => {
  it.each(SEEDS)('are each offered on a thing or by a button (%s)', (seed) => {
    eachDecision(seed, (state, { seat }) => {
      const { view, decision } = shown(state, seat);
      const offered = [...offersOf(decision, view).values()].flat();
      for (const choice of decision.choices) {
        expect(offered.includes(choice)).toBe(isOnStage(choice, decision, view) || choice.words === 'initiative');
      }
      expect(new Set(offered).size).toBe(offered.length);
    });
  });

  it('are on the card in the hand even where a copy of it is in play', () => {
    const state = duel.read({
      active: 'vader',
      leia: { hand: ['hoth-trooper'], ground: [{ card: 'hoth-trooper', exhausted: true }], resources: [] },
    });
    expect(duelAtTable.game.intents(state, 0, 'hand:hoth-trooper')).toEqual(['play hoth-trooper']);
    const open = duel.read({
      active: 'leia',
      leia: { hand: ['hoth-trooper'], ground: [{ card: 'hoth-trooper' }], resources: ['recovery', 'chewbacca'] },
    });
    const { view, decision } = shown(open, 0);
    expect([...offersOf(decision, view).keys()]).toEqual(expect.arrayContaining(['hand:hoth-trooper', 'hoth-trooper']));
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
    const { view, decision, found } = shown(state, 0);
    const situation = { view, decision, offers: offersOf(decision, view), previews: previewsOf(state, found) };
    const drop = (from: string, to: string): unknown => dropped(from, to, situation);
    expect(drop('ion-cannon', 'vader-base')).toEqual({ plan: ['attack ion-cannon', 'choose vader-base'] });
    expect(drop('ion-cannon', 'avenger')).toEqual({ plan: ['use ion-cannon', 'choose avenger'] });
    expect(drop('hand:hoth-trooper', 'ground')).toEqual({ plan: ['play hoth-trooper'] });
    expect(drop('hand:go-for-the-legs', 'snowtrooper')).toEqual({ plan: ['play go-for-the-legs', 'choose snowtrooper'] });
    expect(drop('hand:go-for-the-legs', 'avenger')).toEqual({ ask: 'play go-for-the-legs -> avenger' });
    expect(duelAtTable.game.whyNot(state, 0, 'play go-for-the-legs -> avenger')?.text.key).toBe('why.must-be-ground');
    expect(drop('leader:leia', 'ground')).toEqual({ plan: ['deploy'] });
    expect(drop('hand:recovery', 'ground')).toBeUndefined();
  });

  it('light what a card would strike while it is pointed at', () => {
    const resources = ['snowtrooper', 'snowtrooper', 'snowtrooper', 'lambda-shuttle', 'lambda-shuttle', 'lambda-shuttle'];
    const state = duel.read({
      active: 'vader',
      leia: { ground: [{ card: 'r2-d2', damage: 3 }] },
      vader: { hand: ['avenger'], resources: [...resources, 'admiral-piett', 'admiral-piett'] },
    });
    const { view, decision, found } = shown(state, 1);
    const situation = { view, decision, offers: offersOf(decision, view), previews: previewsOf(state, found) };
    const words = { hinted: undefined, labelFor: ({ by, gone }: { by: number; gone: boolean }) => `${by} ${gone}`, sealed: '' };
    expect(marksOf(situation, 'hand:avenger', words).get('r2-d2')).toEqual({ state: 'lit', label: '1 true' });
    expect(marksOf(situation, undefined, words).get('r2-d2')).toBeUndefined();
  });
});

describe('Abilities that wait', () => {
  it('are told in the order in which they resolve', () => {
    const resources = ['snowtrooper', 'snowtrooper', 'snowtrooper', 'lambda-shuttle', 'lambda-shuttle', 'lambda-shuttle'];
    const state = duel.read({
      active: 'vader',
      leia: { hand: ['recovery'], ground: [{ card: 'tauntaun-mount', damage: 1 }] },
      vader: {
        hand: ['avenger'],
        resources: [...resources, 'admiral-piett', 'admiral-piett'],
        ground: [{ card: 'admiral-ozzel' }],
      },
    });
    const answer = (words: string): void => {
      const { decision } = shown(state, 1);
      duel.apply(state, 1, decision.choices.find((one) => one.words === words)?.choice ?? -1, undefined);
    };
    answer('play avenger');
    expect(shown(state, 1).decision.kind).toBe('first-side');
    const { waiting, open } = abilitiesAtWork(duel.view(state, 'spectator'));
    expect({ waiting: waiting.toSorted(), open }).toEqual({ waiting: ['admiral-ozzel', 'tauntaun-mount'], open: true });
    answer('first vader');
    // Leia must discard now; the Tauntaun comes after that.
    const next = { now: 'admiral-ozzel', waiting: ['tauntaun-mount'], open: false };
    expect(abilitiesAtWork(duel.view(state, 'spectator'))).toEqual(next);
  });
});

describe('What may still come in a duel', () => {
  it.each(SEEDS)('are the cards in hidden places (%s)', (seed) => {
    eachDecision(seed, (state) => {
      const total = (view: View, side: 'leia' | 'vader'): number =>
        unseenOf(view, side).reduce((sum, { count }) => sum + count, 0);
      const view = duel.view(state, 0);
      const { deck, hand, resources } = view.vader;
      expect(total(view, 'leia')).toBe(view.leia.deck);
      expect(total(view, 'vader')).toBe(deck + Number(hand) + Number(resources));
    });
  });
});
