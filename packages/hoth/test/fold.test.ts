import { type Choice, type Decision, rngFromSeed, seedFrom, type Viewer, viewersOf } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { codeOf, eventTypes } from '../../kernel/test/texts.ts';
import { type Event, hoth, type State, type UnitView, type View } from '../src/index.ts';
import { choose, EMPIRE, find, REBEL, randomBattle } from './helpers.ts';

type Step = { readonly events: readonly Event[]; readonly after: State };

/** A choice made in a copy: what happened, and what is in progress then. */
function stepFrom(state: State, { seat }: Decision, choice: Choice): Step {
  const after = hoth.clone(state);
  const events: Event[] = [];
  hoth.apply(after, seat, choice, (event) => events.push(event));
  return { events: [...events, hoth.stands(after)], after };
}

/** The view after each event that the viewer saw. */
function folded(before: View, events: readonly Event[], viewer: Viewer): { event: Event; view: View }[] {
  let view = before;
  return events.flatMap((event) => {
    const seen = hoth.seenBy(event, viewer);
    if (!seen) return [];
    view = hoth.fold(view, seen);
    return [{ event: seen, view }];
  });
}

function check(state: State, { events, after }: Step): void {
  for (const viewer of viewersOf(state.sides)) {
    const before = hoth.view(state, viewer);
    const kept = JSON.stringify(before);
    expect(folded(before, events, viewer).at(-1)?.view).toStrictEqual(hoth.view(after, viewer));
    expect(JSON.stringify(before)).toBe(kept);
  }
}

describe('The events of a step, folded into the view before it, give the view after it', () => {
  it.each([0, 1, 4, 9, 14])('for every viewer at every step (battle %i)', (i) => {
    randomBattle(i, (state, decision, choice) => check(state, stepFrom(state, decision, choice)));
  });

  it('for every choice of a decision, not only for the one that is made', () => {
    let seen = 0;
    for (const i of [1, 24, 39])
      randomBattle(i, (state, decision) => {
        if (seen++ % 5 === 0) for (const one of decision.choices) check(state, stepFrom(state, decision, one));
      });
  });

  it('for every kind of event, also in scenarios and with cards that are rarely met', () => {
    const checked = new Map<string, number>();
    const met = new Set<string>();
    for (let i = 0; i < 170; i++)
      randomBattle(i, (state, decision, choice) => {
        const step = stepFrom(state, decision, choice);
        const kinds = step.events.map(({ type }) => `${state.battle.id} ${type}`);
        if (kinds.every((kind) => (checked.get(kind) ?? 0) >= 8)) return;
        for (const kind of kinds) checked.set(kind, (checked.get(kind) ?? 0) + 1);
        for (const { type } of step.events) met.add(type);
        check(state, step);
      });
    expect(eventTypes(codeOf('hoth')).filter((type) => !met.has(type))).toEqual([]);
  });
});

/** What a viewer is told of the last of some choices, each event with the view after it. */
function tellings(position: object, viewer: Viewer, ...words: readonly string[]): { event: Event; view: View }[] {
  let state = hoth.read(position);
  for (const [i, one] of words.entries()) {
    const { decision, choice } = find(state, one);
    const step = stepFrom(state, decision, choice);
    check(state, step);
    if (i === words.length - 1) return folded(hoth.view(state, viewer), step.events, viewer);
    state = step.after;
  }
  return [];
}

const types = (steps: readonly { event: Event }[]): string[] => steps.map(({ event }) => event.type);
const after = (steps: readonly { event: Event; view: View }[], type: Event['type']): View =>
  steps.find(({ event }) => event.type === type)?.view as View;

describe('The view after each event', () => {
  it.each([
    ['D7', 'B7', [0, 1]],
    ['H7', 'I7', [1, 0]],
  ])('of scenario 10 shows the generator as fallen that fell (%s against %s)', (from, at, structures) => {
    const position = {
      scenario: '10',
      units: { [from]: { kind: 'at-at', id: 0, order: 1 }, J1: { kind: 'echo-base-troopers', id: 1 } },
      frames: ['turn-end', 'draw', 'attack'].map((step) => ({ step, seat: 'empire' })),
      chance: [{ dice: ['explosion', 'cross', 'cross'] }],
    };
    const steps = tellings(position, 'spectator', `attack ${from}`, `target ${at}`);
    expect(types(steps).slice(0, 3)).toEqual(['attack-declared', 'dice-rolled', 'structure-destroyed']);
    expect(steps.slice(0, 3).map(({ view }) => view.structures)).toEqual([[1, 1], [1, 1], structures]);
  });

  it('shows a retreat step by step, and medals of a hex as soon as it is left', () => {
    const position = {
      active: 'empire',
      map: { E4: '.I', E3: '.i', E2: '.w' },
      rules: [{ rule: 'temporary-objective', for: 'rebel', hexes: ['E4'], medals: 2 }],
      held: { rebel: 2 },
      units: { E3: { order: 1 } },
      frames: ['turn-end', 'draw', 'attack'].map((step) => ({ step, seat: 'empire' })),
      chance: [{ dice: ['retreat', 'retreat', 'cross'] }],
    };
    const words = ['attack E3', 'target E4', 'retreat E5'];
    const first = tellings(position, 'spectator', ...words);
    expect(types(first)).toEqual(['unit-fell-back', 'stands']);
    expect(after(first, 'unit-fell-back').units.find(({ id }) => id === 2)?.hex).toBe('E5');
    expect(after(first, 'unit-fell-back').medals).toEqual([0, 0]);
    expect(after(first, 'stands').held).toEqual([2, 0]);
    const second = tellings(position, 'spectator', ...words, 'retreat E6');
    expect(types(second).slice(0, 4)).toEqual(['unit-fell-back', 'unit-retreated', 'medals-held', 'attack-ended']);
    expect(after(second, 'attack-ended').units.find(({ id }) => id === 1)?.attacks).toBe(1);
    expect(after(second, 'attack-ended').attacked).toEqual([{ unit: 1, target: 2 }]);
  });

  it('counts an objective for the units it asks for alone', () => {
    const rules = [{ rule: 'temporary-objective', for: 'rebel', hexes: ['E5'], medals: 1, only: 'infantry' }];
    const medals = (unit: string): readonly number[] => {
      const frames = ['turn-end', 'draw', 'move'].map((step) => ({ step, seat: 'rebel' }));
      const position = { map: { D5: unit, A1: '.i' }, units: { D5: { order: 1 } }, rules, frames };
      return after(tellings(position, 'spectator', 'move D5', 'to E5'), 'unit-moved').medals;
    };
    expect([medals('.I'), medals('.S')]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  it('has the officer where the carrier went, after a retreat when all its steps are made', () => {
    const position = {
      map: { D5: '.I', D4: '.i' },
      rules: [{ rule: 'officer', hexes: ['D5'], exits: ['A1'] }],
      units: { D5: { order: 1 } },
      officerUnit: 1,
    };
    const frames = (seat: string, step: string): object[] => ['turn-end', 'draw', step].map((one) => ({ step: one, seat }));
    const moving = { ...position, frames: frames('rebel', 'move') };
    expect(after(tellings(moving, 'spectator', 'move D5', 'to E5'), 'unit-moved').officer).toBe('E5');
    const attacked = {
      ...position,
      active: 'empire',
      units: { D4: { order: 1 } },
      frames: frames('empire', 'attack'),
      chance: [{ dice: ['retreat', 'cross', 'cross'] }],
    };
    const steps = tellings(attacked, 'spectator', 'attack D4', 'target D5', 'retreat D6');
    expect([after(steps, 'unit-fell-back').officer, after(steps, 'unit-retreated').officer]).toEqual(['D5', 'D6']);
    const killed = { ...attacked, chance: [{ dice: ['infantry', 'infantry', 'infantry'] }] };
    const fallen = after(tellings(killed, 'spectator', 'attack D4', 'target D5'), 'unit-eliminated');
    expect([fallen.officer, fallen.officerUnit]).toEqual(['D5', -1]);
  });

  it('counts cards right where the pile ends in the middle of a draw, and tells the others no more than they know', () => {
    const position = {
      active: 'empire',
      map: { A1: '.i', D7: '.I' },
      hands: { empire: ['deploy-the-fleet', 'pincer-move', 'empire-raid-left'], rebel: ['rebel-recon-left'] },
      piles: { empire: ['precision-fire'] },
      discards: { empire: ['empire-recon-left', 'imperial-assault'] },
    };
    const words = ['play deploy-the-fleet', 'discard pincer-move', 'done'];
    for (const viewer of [REBEL, EMPIRE, 'spectator'] as const) {
      const steps = tellings(position, viewer, ...words);
      expect(types(steps)).toEqual(['cards-drawn', 'pile-shuffled', 'cards-drawn', 'stands']);
      const counts = steps.map(({ view: { seats } }) => {
        const { hand = [], pile, discards } = seats[1] ?? {};
        return [typeof hand === 'number' ? hand : hand.length, pile, discards?.length];
      });
      expect(counts).toEqual([
        [2, 0, 3],
        [2, 3, 0],
        [3, 2, 0],
        [3, 2, 0],
      ]);
      expect(steps[1]?.view.seats[1]?.shown).toEqual(['empire-raid-left', 'precision-fire']);
      if (viewer !== EMPIRE) expect(JSON.stringify(steps.map(({ event }) => event))).not.toContain('topFirst');
    }
  });

  it('lets the unit that acts again begin anew, while the others keep their orders', () => {
    const position = {
      active: 'empire',
      map: { A1: '.i', C1: '.i', D7: '.I' },
      units: { A1: { order: 1, moved: 1, barred: true }, C1: { order: 1, moved: 0 } },
      supports: { empire: ['incursion'] },
      frames: ['turn-end', 'draw', 'incursion'].map((step) => ({ step, seat: 'empire' })),
    };
    const again = after(tellings(position, 'spectator', 'order A1'), 'unit-acted-again');
    expect(again.units.map(({ order, moved, barred }) => [order, moved, barred])).toEqual([
      [1, -1, false],
      [1, 0, false],
      [0, -1, false],
    ]);
    expect(again.supports).toEqual([[], []]);
  });

  it('keeps what did not change as it was', () => {
    const before = hoth.view(hoth.read({ map: { A1: '.i', D7: '.I' } }), REBEL);
    const { id: unit, kind, side, hex } = before.units[0] as UnitView;
    const lost = { type: 'figures-lost', unit, kind, side, at: hex, count: 1, left: 3 } as const;
    const now = hoth.fold(before, lost);
    expect(now.units[0]?.figures).toBe(3);
    expect([now.units[1], now.seats, now.battle]).toStrictEqual([before.units[1], before.seats, before.battle]);
    expect(now.units[1]).toBe(before.units[1]);
    expect(now.battle).toBe(before.battle);
  });
});

/** A world that fits goes on where the battle stands. */
function goesOn(state: State): void {
  const world = hoth.sampleWorld(hoth.view(state, 'spectator'), rngFromSeed(seedFrom('a world')));
  expect(world.frames).toStrictEqual(state.frames);
}

describe('What is in progress', () => {
  it('leads back to the steps of the sequence of play, whoever looks', () => {
    for (let i = 0; i < 6; i++)
      randomBattle(i, (state) => {
        const stands = hoth.stands(state);
        for (const viewer of viewersOf(state.sides)) {
          const view = hoth.view(state, viewer);
          expect(hoth.seenBy(stands, viewer)).toBe(stands);
          expect(stands).toEqual({ type: 'stands', underway: view.underway });
        }
        goesOn(state);
      });
  });

  it('knows of the question of the trenches and of its answer', () => {
    const state = hoth.read({
      active: 'empire',
      map: { D5: '=I', D4: '.i' },
      units: { D4: { order: 1 } },
      frames: ['turn-end', 'draw', 'attack'].map((step) => ({ step, seat: 'empire' })),
      chance: [{ dice: ['retreat', 'retreat', 'cross'] }],
    });
    const retreat = (): unknown => hoth.view(state, REBEL).underway.at(-1);
    const moments: unknown[] = [];
    for (const words of ['attack D4', 'target D5', 'retreat', 'retreat D6']) {
      choose(state, words);
      goesOn(state);
      moments.push(retreat());
    }
    const told = { step: 'retreat', seat: 1, attacker: 0, defender: 1, owner: 0, hex: 'D5' };
    expect(moments.slice(1)).toMatchObject([
      { ...told, mayIgnore: true, trenches: false, left: 2, way: [] },
      { ...told, mayIgnore: false, trenches: true, left: 2, way: [] },
      { ...told, mayIgnore: false, trenches: true, left: 1, way: ['D6'] },
    ]);
  });
});
