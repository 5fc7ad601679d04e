import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Choice, type Decision, type HexId, pick, render, rngFromSeed, seedFrom, type Viewer } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { codeOf, eventTypes } from '../../kernel/test/texts.ts';
import { DEFAULT } from '../src/choices.ts';
import { actorIn, type Event, endor, REBEL, type State, type View } from '../src/index.ts';
import { parseChoice } from '../src/notation.ts';
import { type PieceId, pieceByName } from '../src/pieces.ts';
import { COMPLEX, DIFFICULTIES, ELIMINATED, GENTLE, isFree, mapOf, type Place, put } from '../src/state.ts';
import { en } from '../src/text/en.ts';

const VIEWERS: readonly Viewer[] = [REBEL, 'spectator'];

/** Late moments that random games do not come to: an open door, somebody to convert into, cards in hand, a chance to seize. */
const CHANGES: readonly ((state: State) => void)[] = [
  () => {},
  (state) => {
    state.door = 3;
    state.tactic = 3;
    state.mounted = 1;
    for (const name of ['SE5', 'SE6', 'SE7', 'ST9', 'ST10', 'ST11', 'RT1', 'RT2', 'EW1', 'EW2']) move(state, name, ELIMINATED);
    // Heroes before the generator, and nobody else at the entrance.
    for (const name of ['SE1', 'SE2']) move(state, name, ELIMINATED);
    for (const name of ['han', 'leia', 'RT3', 'RT4']) move(state, name, COMPLEX);
  },
  (state) => {
    state.hasCode = 1;
    state.hasCapture = 1;
    const free = freeHexes(state);
    const hexes = mapOf(state).macrohexes.find(({ hexes }) => hexes.every((hex) => free.includes(hex)))?.hexes ?? [];
    ['chewbacca', 'EW1', 'EW2', 'EW3', 'EW4'].forEach((name, i) => {
      put(state, idOf(name), hexes[i] as HexId);
    });
    state.wounded[idOf('leia')] = 1;
  },
];

const idOf = (name: string): PieceId => pieceByName(name) as PieceId;
const move = (state: State, name: string, place: Place): void => put(state, idOf(name), place);
const freeHexes = (state: State): HexId[] => mapOf(state).hexes.filter((hex) => isFree(state, hex));

/** A random game from each set-up and change, decision by decision; `told` hears each event as it happens. */
function walk(
  game: number,
  visit: (state: State, decision: Decision, choice: Choice) => void,
  step: (state: State, apply: (emit: (event: Event) => void) => void) => void = (_, apply) => apply(() => {}),
): State {
  const chance = rngFromSeed(seedFrom(`choices ${game}`));
  const difficulty = Object.fromEntries([...DIFFICULTIES, GENTLE].map((name, bit) => [name, ((game >> bit) & 1) === 1]));
  const options = endor.options({ ties: game % 3 === 2 ? 'auto' : 'ask', difficulty });
  const state = endor.setup(options, rngFromSeed(seedFrom(`reading ${game}`)));
  let changed = false;
  for (let [decision] = endor.pending(state); decision; [decision] = endor.pending(state)) {
    if (!changed && decision.kind === 'rebel') {
      CHANGES[game % CHANGES.length]?.(state);
      changed = true;
      continue;
    }
    const { choices, seat } = decision;
    const choice = game % 5 > 0 && choices.includes(DEFAULT) ? DEFAULT : pick(chance, choices);
    visit(state, decision, choice);
    step(state, (emit) => endor.apply(state, seat, choice, emit));
  }
  return state;
}

const GAMES = Array.from({ length: 32 }, (_, i) => i);
const plain = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

describe('Folded events', () => {
  const met = new Set<string>();

  function check(state: State, apply: (emit: (event: Event) => void) => void): void {
    const before = VIEWERS.map((viewer) => plain(endor.view(state, viewer)));
    const events: Event[] = [];
    apply((event) => events.push(plain(event)));
    events.push(plain(endor.stands(state)));
    VIEWERS.forEach((viewer, i) => {
      const seen = events.flatMap((event) => endor.seenBy(event, viewer) ?? []);
      const after = seen.reduce((view, event) => endor.fold(view, event), before[i] as View);
      expect(after).toEqual(plain(endor.view(state, viewer)));
    });
    for (const event of events) met.add(event.type === 'dice-rolled' ? `${event.type} ${event.for}` : event.type);
  }

  it.each(GAMES)('give each viewer the view after a step, as exactly as the engine does (game %i)', (game) => {
    walk(game, () => {}, check);
  });

  const ewoks = { chewbacca: 'I3.0', EW1: 'I3.1', EW2: 'I3.2', AT1: 'I3.3' };
  const seize = ['act chewbacca', 'capture', 'target AT1'];
  const rare: readonly (readonly [what: string, given: object, words: readonly string[]])[] = [
    ['at-st-seized', { pieces: ewoks, hasCapture: true, chance: [{ dice: ['saber', 'blank', 'saber'] }] }, seize],
    ['capture-failed', { pieces: ewoks, hasCapture: true, chance: [{ dice: ['saber', 'blank', 'vader'] }] }, seize],
    [
      'at-st-lost',
      {
        pieces: { chewbacca: 'I3.0', AT1: 'I3.3' },
        mounted: true,
        actions: ['at-st-fire', 'heroes'],
        chance: [{ dice: ['vader', 'vader', 'blank', 'blank'] }],
      },
      ['done'],
    ],
    [
      'generator-held',
      { pieces: { han: 'complex', leia: 'complex' }, door: 3, tactic: 'D', chance: [{ dice: ['vader', 'blank'] }] },
      ['act han', 'breach'],
    ],
    [
      'dice-rolled door',
      { pieces: { han: 'R.0', leia: 'R.1' }, hasCode: true, chance: [{ dice: ['vader', 'blank', 'blank', 'blank'] }] },
      ['act han', 'breach-with-code'],
    ],
  ];

  it.each(rare)('do so for what is rare: %s', (what, given, words) => {
    met.delete(what);
    const state = endor.read(given);
    for (const said of words) {
      const choice = parseChoice(state, said) as Choice;
      expect(endor.pending(state)[0]?.choices).toContain(choice);
      check(state, (emit) => endor.apply(state, REBEL, choice, emit));
    }
    expect(met).toContain(what);
  });

  it('were of every type', () => {
    const types = eventTypes(codeOf('endor')).filter((type) => type !== 'dice-rolled');
    const rolls = ['shot', 'door', 'generator', 'trap', 'capture'].map((what) => `dice-rolled ${what}`);
    expect([...types, ...rolls].filter((type) => !met.has(type))).toEqual([]);
  });

  it.each(GAMES.slice(0, 12))('show the table after each event as it is at that moment (game %i)', (game) => {
    walk(
      game,
      () => {},
      (state, apply) => {
        let view = endor.view(state, REBEL);
        const { underway } = view;
        apply((event) => {
          view = endor.fold(view, endor.seenBy(event, REBEL) as Event);
          expect(view).toEqual({ ...endor.view(state, REBEL), underway });
        });
      },
    );
  });

  it('of a deck that is shuffled tell nothing of its order', () => {
    const shuffled: Event = { type: 'deck-shuffled', deck: 'actions', topFirst: ['heroes-3'] };
    expect(VIEWERS.map((viewer) => endor.seenBy(shuffled, viewer))).toEqual(
      VIEWERS.map(() => ({ type: 'deck-shuffled', deck: 'actions' })),
    );
  });
});

describe('What is in progress', () => {
  it.each(GAMES)('is told in words from which the engine goes on (game %i)', (game) => {
    const chance = rngFromSeed(seedFrom(`worlds ${game}`));
    walk(game, (state, decision) => {
      const view = plain(endor.view(state, 'spectator'));
      const world = endor.sampleWorld(view, chance);
      expect(world.frames).toEqual(state.frames);
      expect(endor.pending(world)).toEqual([decision]);
      expect(endor.asked(view)).toEqual([{ seat: decision.seat, kind: decision.kind }]);
    });
  });

  it('is nothing when the game is over', () => {
    const view = endor.view(
      walk(0, () => {}),
      REBEL,
    );
    expect([view.underway, endor.asked(view), endor.previews(view)]).toEqual([[], [], []]);
  });
});

describe('Offers', () => {
  const verbs = new Set<string>();

  it.each(GAMES)('say each choice in the words of the notation, with things that are there (game %i)', (game) => {
    walk(game, (state, decision) => {
      const view = endor.view(state, REBEL);
      const { names, macrohexes } = mapOf(state);
      const offers = endor.offers(view, decision);
      expect(offers.map(({ choice }) => choice)).toEqual(decision.choices);
      for (const { choice, verb, thing, target, notation } of offers) {
        verbs.add(verb);
        expect([notation, parseChoice(state, notation)]).toEqual([endor.notate(view, choice), choice]);
        expect(notation.split(' ')[0]).toBe(verb);
        if (thing !== undefined) expect(pieceByName(thing)).toBeDefined();
        if (target !== undefined && pieceByName(target) === undefined && target !== 'complex')
          expect(names.includes(target) || macrohexes.some(({ id }) => id === target)).toBe(true);
        const [, named] = notation.split(' ');
        if (named !== undefined) expect(target ?? thing).toBe(named);
      }
    });
  });

  it('are of every verb', () => {
    const all = ['place', 'default', 'act', 'move', 'fire', 'breach', 'breach-with-code', 'capture', 'dismount'];
    const more = ['to', 'enter', 'join', 'target', 'choose', 'macrohex', 'done'];
    expect([...all, ...more].filter((verb) => !verbs.has(verb))).toEqual([]);
  });

  it('name who acts and to whom', () => {
    const state = endor.read({ pieces: { han: 'I3.0', leia: 'I3.1', ST1: 'I3.2' } });
    const offered = (): object[] => {
      const [decision] = endor.pending(state) as readonly [Decision];
      return endor.offers(endor.view(state, REBEL), decision).map(({ verb, thing, target }) => ({ verb, thing, target }));
    };
    const choose = (words: string): void => endor.apply(state, REBEL, parseChoice(state, words) as Choice);
    expect(actorIn(endor.view(state, REBEL))).toBeUndefined();
    choose('act han');
    expect(actorIn(endor.view(state, REBEL))).toBe('han');
    expect(offered()).toEqual([
      { verb: 'move', thing: 'han', target: undefined },
      { verb: 'fire', thing: 'han', target: undefined },
    ]);
    choose('fire');
    expect(offered()[0]).toEqual({ verb: 'join', thing: 'leia', target: undefined });
    choose('join leia');
    expect(offered()).toEqual([{ verb: 'target', thing: 'han', target: 'ST1' }]);
  });
});

describe('“Why not?”', () => {
  const inEnglish = (view: View, intent: string) => {
    const refusal = endor.whyNot(view, intent);
    return refusal && [refusal.open, refusal.rule, render({ language: 'en', sentences: en }, refusal.text)];
  };
  const CHANCE = 'That depends on chance: on the dice or on a shuffle.';
  const HIDDEN = 'Nobody knows yet: that depends on cards not yet seen.';

  it('stops where dice would be rolled, whatever they would show', () => {
    for (const face of ['saber', 'vader', 'blank']) {
      const given = { pieces: { han: 'R.0', leia: 'R.1' }, chance: [{ dice: [face, face] }] };
      const view = endor.view(endor.read(given), REBEL);
      expect(inEnglish(view, 'act han -> breach')).toBeUndefined();
      expect(inEnglish(view, 'act han -> breach -> act leia')).toEqual(['chance', 'endor/hero/actions', CHANCE]);
      expect(inEnglish(view, 'act han -> breach -> act han')).toEqual(['chance', 'endor/hero/actions', CHANCE]);
    }
  });

  it('stops where a card would be drawn, whichever it is, and where cards would be shuffled', () => {
    for (const top of ['heroes-4', 'at-st-fire-11', 'event-1', 'ewoks-move-7']) {
      const actions = [top, ...['heroes-4', 'at-st-fire-11', 'event-1', 'ewoks-move-7'].filter((card) => card !== top)];
      const state = endor.read({ pieces: { han: 'R.0', EW1: 'E1.0', AT1: 'I3.0' }, actions });
      expect(inEnglish(endor.view(state, REBEL), 'done -> act han')).toEqual(['hidden', 'endor/turn/rebels', HIDDEN]);
    }
    const last = endor.read({ pieces: { han: 'R.0' }, actions: [] });
    expect(inEnglish(endor.view(last, REBEL), 'done -> act han')).toEqual(['chance', 'endor/turn/rebels', CHANCE]);
  });

  it('asks on through as many steps as one likes, and the verb may be left out', () => {
    const view = endor.view(endor.read({ pieces: { han: 'R.0', leia: 'R.1', droids: 'R.2' } }), REBEL);
    expect(inEnglish(view, 'act han -> move -> to R.3 -> act leia -> move -> to R.0')).toBeUndefined();
    expect(inEnglish(view, 'act han -> move -> R.3 -> leia -> move -> R.3')).toEqual([
      undefined,
      'endor/move/passing',
      'A unit stands on R.3.',
    ]);
    expect(inEnglish(view, 'act han -> move -> R.9')).toEqual([undefined, 'endor/move/points', 'Nothing here is called “R.9”.']);
  });

  it('tells a spectator that it is not asked, and everybody when the game is over', () => {
    const state = endor.read({ pieces: { han: 'R.0' } });
    expect(inEnglish(endor.view(state, 'spectator'), 'act han')).toEqual([
      undefined,
      'endor/turn/rebels',
      'It is not your turn to decide.',
    ]);
    const over = endor.view(endor.read({ outcome: 'won' }), 'spectator');
    expect(inEnglish(over, 'act han')).toEqual([undefined, 'endor/end/won', 'The game is over.']);
  });
});

describe('What is said to the player', () => {
  const opens = new Set<string | undefined>();

  it.each(GAMES.slice(0, 16))('does not depend on the world that was imagined (game %i)', (game) => {
    const chance = rngFromSeed(seedFrom(`innocent ${game}`));
    let number = 0;
    walk(game, (state, decision) => {
      if (number++ % 7 > 0) return;
      const view = endor.view(state, REBEL);
      const words = decision.choices.map((choice) => endor.notate(view, choice));
      const first = pick(chance, words);
      const second = pick(chance, words);
      const intents = [
        `${first} -> ${second}`,
        `${second} -> ${first} -> done`,
        `${first} -> act han -> move -> to R.1`,
        'done -> done',
      ];
      const said = Array.from({ length: 4 }, (_, world) => {
        const rng = () => rngFromSeed(seedFrom(`world ${game} ${number} ${world}`));
        const refusals = intents.map((intent) => endor.whyNot(view, intent, rng()));
        for (const refusal of refusals) opens.add(refusal?.open);
        return JSON.stringify([refusals, endor.previews(view, rng()), endor.preview(view, 'ST1', rng())]);
      });
      expect(new Set(said).size, intents.join(', ')).toBe(1);
    });
  });

  it('was cut short by chance and by cards', () => {
    expect(opens).toContain('chance');
    expect(opens).toContain('hidden');
  });
});

describe('Previews', () => {
  it('of targets, of attempts and of a group that grows have their dice and exact odds', () => {
    const door = endor.view(endor.read({ pieces: { han: 'R.0' }, hasCode: true, frames: heroFrames('han') }), REBEL);
    expect(endor.previews(door)).toMatchObject([
      { thing: 'breach', from: 'han', legal: true, attempt: { dice: 2, on: 5 / 9, nothing: 1 / 9 } },
      { thing: 'breach-with-code', attempt: { dice: 4 } },
    ]);
    const group = { step: 'join', piece: idOf('han'), list: [idOf('han')] };
    const pieces = { han: 'I3.0', leia: 'I3.1', ST1: 'I3.2', ST2: 'D1.0' };
    const growing = endor.view(endor.read({ pieces, frames: [{ step: 'turn' }, { step: 'rebel' }, group] }), REBEL);
    expect(endor.previews(growing)).toMatchObject([{ thing: 'ST1', from: 'han', legal: false, shot: { firers: ['han'] } }]);
    const aiming = endor.view(
      endor.read({ pieces, frames: [{ step: 'turn' }, { step: 'rebel' }, { ...group, step: 'target' }] }),
      REBEL,
    );
    expect(endor.preview(aiming, 'ST1')?.legal).toBe(true);
    expect(endor.preview(aiming, 'ST2')).toMatchObject({ legal: false, shot: { dice: 0, hit: 0 } });
    expect(endor.preview(aiming, 'I3.2')).toBeUndefined();
    expect(endor.previews({ ...aiming, viewer: 'spectator' })).toEqual([]);
  });

  it('about a piece tell whom it can hit and who can hit it, whoever asks', () => {
    const view = endor.view(endor.read({ pieces: { han: 'I3.0', ST1: 'I3.1', ST2: 'D1.0' } }), 'spectator');
    expect(endor.about(view, 'han')).toMatchObject({ hits: [{ piece: 'ST1', range: 0 }], fears: [{ piece: 'ST1', range: 0 }] });
    expect(endor.about(view, 'R.0')).toEqual({ hits: [], fears: [] });
  });

  function heroFrames(name: string): object[] {
    return [{ step: 'turn' }, { step: 'rebel', list: [idOf(name)] }, { step: 'hero', piece: idOf(name) }];
  }
});

it('What pages load has no engine in it', () => {
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    if (!path.endsWith('.ts')) return;
    for (const [statement, target = ''] of readFileSync(path, 'utf8').matchAll(/^(?:import|export) [^;]*? from '(\.[^']+)'/gm))
      if (!/^(import|export) type/.test(statement)) load(join(dirname(path), target));
  };
  load(new URL('../src/telling.ts', import.meta.url).pathname);
  expect(loaded.size).toBeGreaterThan(10);
  expect([...loaded].filter((path) => /\/rules\/|heuristics|whynot|foresight|position|\/view\.ts/.test(path))).toEqual([]);
});
