import { duel, type Event, LEIA, type State, VADER, type View } from '@wartable/duel';
import {
  type Decision,
  type Followed,
  follow,
  freshFor,
  type Game,
  giveAnswer,
  newMatch,
  openTable,
  pendingDecisions,
  pick,
  rngFromSeed,
  seedFrom,
  type Told,
  type ToSeat,
  type Update,
  type Viewer,
} from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../page/scene.ts';
import { type DuelStep, stepsOf } from '../../page/steps.ts';

const GAME: Game = duel;
const SIDES = ['leia', 'vader'] as const;
type Side = (typeof SIDES)[number];
const VIEWERS: readonly Viewer[] = ['spectator', LEIA, VADER];
const GAMES = ['standard', 'first-game'].flatMap((setup) => ['a', 'b', 'c'].map((seed) => [setup, seed] as const));

type Seen = {
  readonly before: View;
  readonly told: readonly Told<View, Event>[];
  readonly steps: readonly DuelStep[];
  readonly now: View;
  readonly state: State;
  readonly message: ToSeat;
  /** Names of cards that have lain open so far. */
  readonly open: ReadonlySet<string>;
};

/** A duel with random answers, as one seat or a spectator is told of it. */
function watch(setup: string, seed: string, viewer: Viewer, look: (seen: Seen) => void): void {
  const rng = rngFromSeed(seedFrom(`answers ${setup} ${seed}`));
  const options = { options: { setup }, players: ['leia', 'vader'], seed: seedFrom(`duel ${setup} ${seed}`) };
  const table = openTable(newMatch(GAME, options), []);
  let known = opened(freshFor(table, viewer, 'opened'));
  let last: DuelStep | undefined;
  const open = new Set<string>();
  const layOpen = (seen: unknown): void => {
    for (const [, name = ''] of JSON.stringify(seen).matchAll(/"([a-z0-9-]+)"/g)) open.add(name);
  };
  for (let due = pendingDecisions(table.match); due.length > 0; due = pendingDecisions(table.match)) {
    const decision = pick(rng, due);
    const choice = pick(rng, decision.choices);
    const deliveries = giveAnswer(table, decision.seat, decision.id, choice, {});
    if ('refused' in deliveries) throw new Error(deliveries.refused);
    for (const { to, message } of deliveries) if (to === 'spectator') layOpen(message);
    for (const { to, message } of deliveries) {
      if (to !== viewer) continue;
      const next = follow(GAME, known, message as Update);
      if (typeof next === 'string') throw new Error(next);
      const before = known.view as View;
      const told = next.told as readonly Told<View, Event>[];
      const steps = stepsOf(before, told, last);
      look({ before, told, steps, now: next.now.view as View, state: table.match.state as State, message, open });
      last = steps.at(-1) ?? last;
      known = next.now;
    }
  }
}

function opened(message: ReturnType<typeof freshFor>): Followed {
  const next = follow(GAME, undefined, message);
  if (typeof next === 'string') throw new Error(next);
  return next.now;
}

/** Answers in words of whoever is asked first, as one seat is told of them. */
function tell(position: object, viewer: Viewer, ...words: readonly string[]): readonly Told<View, Event>[] {
  const state = duel.read(position);
  let view = duel.view(state, viewer);
  return words.flatMap((one) => {
    const decision = duel.pending(state)[0] as Decision;
    const choice = duel.offers(duel.view(state, decision.seat), decision).find((offer) => offer.notation === one)?.choice;
    if (choice === undefined) throw new Error(`${one} is not offered`);
    const events: Event[] = [];
    duel.apply(state, decision.seat, choice, (event) => events.push(event));
    return [...events, duel.stands(state)].flatMap((event) => {
      const seen = duel.seenBy(event, viewer);
      if (!seen) return [];
      view = duel.fold(view, seen);
      return [{ event: seen, view }];
    });
  });
}

const NOBODY: View = duel.view(duel.read({}), 'spectator');
const stepsAfter = (...asked: Parameters<typeof tell>): DuelStep[] => stepsOf(NOBODY, tell(...asked));
const ofType = (steps: readonly DuelStep[], type: Event['type']): DuelStep[] => steps.filter(({ event }) => event.type === type);

/** Every place something can move from or to. */
function placesOf(view: View): string[] {
  const { top, bottom } = sceneOf(view);
  return [top, bottom]
    .flatMap(({ side, ground, space, hand }) => [
      ...[...ground, ...space].flatMap(({ thing, id }) => [thing, `gone:${id}`]),
      ...(typeof hand === 'number' ? [] : hand.map((card) => `hand:${card}`)),
      ...['deck', 'discard', 'resources', 'held', 'leader'].map((pile) => `${pile}:${side}`),
      `${side}-base`,
    ])
    .concat(
      view.revealed.map((card) => `revealed:${card}`),
      'laid',
      'table',
    );
}

/** Cards in the hand and among the resources of a side. */
function heldBy(state: State, side: Side): readonly string[] {
  const { hand, resources } = duel.view(state, side === 'leia' ? LEIA : VADER)[side];
  return [hand, resources].flatMap((cards) => (typeof cards === 'number' ? [] : cards));
}

describe('What happened in a duel, step by step', () => {
  it.each(GAMES)('is each event with the view that follows from it (%s %s)', (setup, seed) => {
    for (const viewer of VIEWERS) {
      let shown = 0;
      watch(setup, seed, viewer, ({ told, steps, now, state }) => {
        const views = new Map(told.map(({ event, view }) => [event, view]));
        for (const { event, view } of steps) expect(view).toBe(views.get(event));
        expect(now).toEqual(duel.view(state, viewer));
        shown += steps.length;
      });
      expect(shown).toBeGreaterThan(60);
    }
  });

  it.each(GAMES)('leaves out nothing that can be seen (%s %s)', (setup, seed) => {
    for (const viewer of VIEWERS)
      watch(setup, seed, viewer, ({ before, told, steps }) => {
        let seen = before;
        for (const { event, view } of told) {
          // What is in progress tells who acts next and how strong a unit is that aims; the shell shows it last.
          const isShown = event.type === 'stands' || steps.some((step) => step.event === event);
          if (!isShown) expect([event.type, sceneOf(view)]).toEqual([event.type, sceneOf(seen)]);
          seen = view;
        }
      });
  });

  it.each(GAMES)('never shows one side the cards of the other (%s %s)', (setup, seed) => {
    for (const [viewer, other] of [
      [LEIA, 'vader'],
      [VADER, 'leia'],
    ] as const) {
      let secrets = 0;
      watch(setup, seed, viewer, ({ steps, now, state, message, open }) => {
        const all = JSON.stringify([message, steps]);
        for (const card of heldBy(state, other)) {
          if (open.has(card)) continue;
          expect(all).not.toContain(`"${card}"`);
          secrets++;
        }
        expect(JSON.stringify(message)).not.toContain('topFirst');
        for (const view of [now, ...steps.map((step) => step.view)]) {
          expect(typeof view[other].hand).toBe('number');
          expect(typeof view[other].resources).toBe('number');
        }
      });
      expect(secrets).toBeGreaterThan(60);
    }
  });

  it('lights only what is on the table', () => {
    for (const [setup, seed] of GAMES)
      watch(setup, seed, LEIA, ({ steps }) => {
        for (const { event, view, marks, arrow } of steps) {
          const { top, bottom } = sceneOf(view);
          const units = [top, bottom].flatMap(({ ground, space }) => [...ground, ...space].map(({ thing }) => thing));
          const named = [...marks.keys(), ...(arrow ? [arrow.from, arrow.to] : [])];
          const isThere = (thing: string): boolean => thing.includes(':') || thing.endsWith('-base') || units.includes(thing);
          // The unit of a leader has just left.
          const gone = event.type === 'leader-defeated' ? event.card : 'initiative';
          expect([event.type, named.filter((thing) => thing !== gone && !isThere(thing))]).toEqual([event.type, []]);
        }
      });
  });

  it('lays down the card that acts, and draws an arrow for each attack', () => {
    const steps: DuelStep[] = [];
    watch('first-game', 'd', 'spectator', (seen) => steps.push(...seen.steps));
    const declared = ofType(steps, 'attack-declared');
    const played = ofType(steps, 'card-played');
    for (const { arrow } of declared) expect(arrow).toBeDefined();
    for (const step of played) expect(step.card).toBe('card' in step.event ? step.event.card : '');
    expect(declared.length).toBeGreaterThan(3);
    expect(played.length).toBeGreaterThan(3);
  });

  it('moves only what lies on the table, lay there, or has just left it', () => {
    const done = new Set<string>();
    for (const [setup, seed] of GAMES)
      for (const viewer of VIEWERS) {
        let before = NOBODY;
        watch(setup, seed, viewer, ({ before: first, steps }) => {
          before = first;
          for (const { event, view, moves } of steps) {
            const there = new Set([before, view].flatMap(placesOf));
            for (const move of moves) {
              done.add(move.does);
              const places = [move.what, ...('from' in move ? [move.from] : []), ...('to' in move ? [move.to] : [])];
              expect([event.type, places.filter((place) => !there.has(place))]).toEqual([event.type, []]);
            }
            before = view;
          }
        });
      }
    expect([...done].sort()).toEqual(['falls', 'shakes', 'strikes', 'travels']);
  });

  it('strikes, shakes what was hit, and takes the defeated to the discard pile of its side', () => {
    const position = {
      active: 'leia',
      leia: { ground: [{ card: 'chewbacca' }] },
      vader: { ground: [{ card: 'snowtrooper' }] },
    } as const;
    const steps = stepsAfter(position, LEIA, 'attack chewbacca', 'choose snowtrooper');
    const unit = ofType(steps, 'unit-defeated').map(({ event }) => ('unit' in event ? event.unit : undefined))[0];
    expect(steps.flatMap(({ moves }) => moves)).toEqual([
      { does: 'strikes', what: 'chewbacca', to: 'snowtrooper' },
      { does: 'shakes', what: 'snowtrooper' },
      { does: 'shakes', what: 'chewbacca' },
      { does: 'falls', what: `gone:${unit}`, from: `gone:${unit}`, to: 'discard:vader' },
    ]);
  });

  it('keeps the arrow of an attack while its damage is shown, also after what was told last', () => {
    const position = { active: 'leia', leia: { ground: [{ card: 'hoth-trooper' }] } } as const;
    const arrow = { from: 'hoth-trooper', to: 'vader-base' };
    const told = tell(position, LEIA, 'attack hoth-trooper', 'choose vader-base', 'pass');
    const steps = stepsOf(NOBODY, told);
    expect(steps.map((step) => [step.event.type, step.arrow])).toEqual([
      ['attack-declared', arrow],
      ['damaged', arrow],
      ['passed', undefined],
    ]);
    const damaged = told.findIndex(({ event }) => event.type === 'damaged');
    const stands = told.find(({ event }) => event.type === 'stands') as Told<View, Event>;
    const [later] = stepsOf(NOBODY, [stands, told[damaged] as Told<View, Event>], steps[0]);
    expect(later?.arrow).toEqual(arrow);
  });

  it('counts Raid while a unit aims and attacks, and no longer', () => {
    const position = { active: 'leia', leia: { ground: [{ card: 'han-solo' }] } } as const;
    const powerIn = (view: View): number | undefined => sceneOf(view).bottom.ground[0]?.power;
    expect(powerIn(duel.view(duel.read(position), LEIA))).toBe(4);
    const told = tell(position, LEIA, 'attack han-solo', 'choose vader-base', 'pass', 'pass');
    expect(told.slice(0, 1).map(({ event, view }) => [event.type, powerIn(view)])).toEqual([['stands', 6]]);
    const powers = stepsOf(NOBODY, told).map(({ event, view }) => [event.type, powerIn(view)]);
    expect(powers.slice(0, 5)).toEqual([
      ['attack-declared', 6],
      ['ability-triggered', 6],
      ['damaged', 6],
      ['passed', 4],
      ['passed', 4],
    ]);
  });

  it('exhausts the copy that uses its Action, and lights that one', () => {
    const cannons = [{ card: 'ion-cannon' }, { card: 'ion-cannon' }];
    const position = { active: 'leia', leia: { ground: cannons }, vader: { space: [{ card: 'avenger' }] } };
    for (const [name, exhausted] of [
      ['ion-cannon.1', [true, false]],
      ['ion-cannon.2', [false, true]],
    ] as const) {
      const [used] = ofType(stepsAfter(position, VADER, `use ${name}`), 'ability-used');
      expect(used?.view.leia.ground.map((unit) => unit.exhausted)).toEqual(exhausted);
      expect([...(used?.marks.keys() ?? [])]).toEqual([name]);
    }
  });

  it('lights no other copy when one is defeated', () => {
    const position = {
      active: 'leia',
      leia: { ground: [{ card: 'luke-skywalker' }] },
      vader: { ground: [{ card: 'snowtrooper' }, { card: 'snowtrooper' }, { card: 'snowtrooper' }] },
    };
    const steps = stepsAfter(position, LEIA, 'attack luke-skywalker', 'choose snowtrooper.1');
    const [damaged] = ofType(steps, 'damaged');
    expect([...(damaged?.marks.keys() ?? [])]).toEqual(['snowtrooper.1']);
    const [defeated] = ofType(steps, 'unit-defeated');
    expect(defeated?.view.vader.ground).toHaveLength(2);
    expect([...(defeated?.marks.keys() ?? [])]).toEqual([]);
  });
});
