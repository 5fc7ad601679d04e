import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rngFromSeed, type Seat, seedFrom, type Viewer } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import type { UnitRef } from '../src/events.ts';
import { duel, LEIA, placeOf, type State, VADER } from '../src/index.ts';
import { inView } from '../src/notation.ts';
import { VERBS } from '../src/offers.ts';
import { abilitiesAtWork, effectAtWork, powerNow, sealedResources, sourceOf, unitNamed } from '../src/telling.ts';
import { after, randomGame, stepFrom, VIEWERS } from './random-game.ts';

/** The files that a file loads, itself included; imports of types alone load nothing. */
function loaded(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const imports = readFileSync(path, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm);
  for (const [, target = ''] of imports) loaded(join(dirname(path), target), found);
  return found;
}

it('Who reads views and events does not load the rules', () => {
  const source = fileURLToPath(new URL('../src', import.meta.url));
  const files = [...loaded(join(source, 'telling.ts'))].map((path) => path.slice(source.length + 1));
  expect(files).toContain('fold.ts');
  expect(files.filter((path) => path.startsWith('rules/') || path === 'index.ts' || path === 'view.ts')).toEqual([]);
});

describe('Whom the game waits for', () => {
  it('is whoever is asked, except in secret rounds', () => {
    for (let i = 0; i < 20; i++)
      randomGame(`asked ${i}`, (state) => {
        const open = duel.pending(state).map(({ seat, kind }) => ({ seat, kind }));
        if (['mulligan', 'opening-resource', 'resource'].includes(open[0]?.kind ?? '')) return;
        for (const viewer of VIEWERS) expect(duel.asked(duel.view(state, viewer))).toEqual(open);
      });
  });

  it('is nobody once the game is over', () => {
    const state = after({ leia: { ground: ['hoth-trooper'] }, vader: { base: 29 } }, 'attack hoth-trooper', 'choose vader-base');
    for (const viewer of VIEWERS) expect(duel.asked(duel.view(state, viewer))).toEqual([]);
  });

  it('is both sides in a secret round, until one has given all its own answers', () => {
    const state = duel.setup({ setup: 'standard' }, rngFromSeed(seedFrom('secret')));
    const seats = (viewer: Viewer): number[] => duel.asked(duel.view(state, viewer)).map(({ seat }) => seat);
    const give = (seat: Seat): void =>
      duel.apply(state, seat, duel.pending(state).find((one) => one.seat === seat)?.choices[0] ?? -1);
    expect([seats(LEIA), seats(VADER), seats('spectator')]).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    give(LEIA);
    expect([seats(LEIA), seats(VADER), seats('spectator')]).toEqual([[1], [0, 1], [0, 1]]);
    give(VADER);
    give(LEIA);
    // Two cards are to be placed.
    expect([seats(LEIA), seats(VADER), seats('spectator')]).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    give(LEIA);
    expect([seats(LEIA), seats(VADER), seats('spectator')]).toEqual([[1], [0, 1], [0, 1]]);
  });

  it('is not one who has no card to place', () => {
    const position = { leia: { deck: [] }, vader: { deck: ['snowtrooper'] }, taken: 'vader', initiative: 'vader' };
    const state = after(position, 'pass');
    for (const viewer of VIEWERS) expect(duel.asked(duel.view(state, viewer))).toEqual([{ seat: VADER, kind: 'resource' }]);
  });
});

describe('A secret answer', () => {
  it('is told to its owner alone, and changes nothing for the others', () => {
    let answers = 0;
    for (let i = 0; i < 20; i++)
      randomGame(`secret ${i}`, (state, decision, choice) => {
        const { events, then } = stepFrom(state, decision, choice);
        const [sealed, ...more] = events.filter(({ type }) => type !== 'stands');
        if (sealed?.type !== 'answer-sealed') return;
        const owner = decision.seat;
        expect(sealed.choice).toBe(choice);
        expect(duel.seenBy(sealed, owner)).toBe(sealed);
        for (const viewer of VIEWERS.filter((one) => one !== owner)) {
          expect(duel.seenBy(sealed, viewer)).toBeUndefined();
          if (more.length > 0) continue;
          expect(said(then, viewer)).toBe(said(state, viewer));
          answers++;
        }
      });
    expect(answers).toBeGreaterThan(100);
  });

  it('is gone from its owner’s view once it is carried out, a declined resource too', () => {
    const position = { leia: { hand: ['hoth-trooper'] }, vader: { hand: ['snowtrooper'] } };
    for (const [leia, vader] of [
      ['no-resource', 'resource snowtrooper'],
      ['resource hoth-trooper', 'no-resource'],
      ['no-resource', 'no-resource'],
    ] as const) {
      const sealed = after(position, 'pass', 'pass', leia);
      expect(duel.view(sealed, LEIA).sealed).toEqual([leia]);
      expect(sealedResources(duel.view(sealed, LEIA))).toEqual(leia === 'no-resource' ? [] : ['hand:hoth-trooper']);
      const done = after(position, 'pass', 'pass', leia, vader);
      for (const viewer of VIEWERS) expect(duel.view(done, viewer).sealed).toEqual([]);
    }
  });
});

/** All that a viewer can read. */
function said(state: State, viewer: Viewer): string {
  const view = duel.view(state, viewer);
  const decision = duel.pending(state).find(({ seat }) => seat === viewer);
  const own = decision && [decision, duel.prompt(view, decision), duel.offers(view, decision), duel.previews(view)];
  return JSON.stringify([view, duel.stands(state), duel.asked(view), own, duel.whyNot(view, 'pass')]);
}

describe('Offers', () => {
  it('are the choices, in their notation, each with a verb and what it is about', () => {
    const verbs = new Set<string>();
    for (let i = 0; i < 60; i++)
      randomGame(`offers ${i}`, (state, decision) => {
        const view = duel.view(state, decision.seat);
        const offers = duel.offers(view, decision);
        expect(offers.map(({ choice }) => choice)).toEqual(decision.choices);
        for (const { choice, verb, notation, thing } of offers) {
          verbs.add(verb);
          expect(notation).toBe(duel.notate(view, choice));
          expect(notation.split(' ')[0]).toBe(verb);
          const [, name] = notation.split(' ');
          if (name !== undefined && name !== 'leader') expect(thing?.replace(/^.*:/, '')).toBe(name);
        }
        expect(new Set(offers.map(({ verb, thing }) => `${verb} ${thing}`)).size).toBe(offers.length);
      });
    // With the cards of this box no player ever has two different abilities waiting (docs/rulings.md).
    expect(VERBS.filter((verb) => !verbs.has(verb))).toEqual(['resolve']);
  });

  it('tell a card of the hand from a unit in play, and a leader from both', () => {
    const state = duel.read({
      leia: {
        hand: ['hoth-trooper'],
        ground: ['hoth-trooper', 'hoth-trooper'],
        resources: ['recovery', 'chewbacca', 'r2-d2', 'c-3po', 'ion-cannon'],
      },
    });
    const [decision] = duel.pending(state);
    const offers = decision ? duel.offers(duel.view(state, LEIA), decision) : [];
    expect(offers.map(({ verb, thing }) => `${verb} ${thing}`)).toEqual([
      'play hand:hoth-trooper',
      'attack hoth-trooper.1',
      'attack hoth-trooper.2',
      'use leader:leia',
      'deploy leader:leia',
      'initiative initiative',
      'pass undefined',
    ]);
  });

  it('tell revealed cards from those of the hand', () => {
    const position = { leia: { hand: ['ive-found-them', 'han-solo'], resources: 2, deck: ['han-solo', 'recovery', 'c-3po'] } };
    const state = after(position, 'play ive-found-them');
    const [decision] = duel.pending(state);
    const offers = decision ? duel.offers(duel.view(state, LEIA), decision) : [];
    expect(offers.map(({ thing }) => thing)).toEqual(['revealed:han-solo', 'revealed:c-3po']);
  });

  it('of sides and waiting abilities have no place on the table', () => {
    const state = after(BOTH_DIE, 'play avenger');
    const [decision] = duel.pending(state);
    const offers = decision ? duel.offers(duel.view(state, VADER), decision) : [];
    expect(offers.map(({ verb, thing }) => [verb, thing])).toEqual([
      ['first', 'side:leia'],
      ['first', 'side:vader'],
    ]);
    expect(offers.map(placeOf)).toEqual([undefined, undefined]);
  });
});

/** Avenger defeats a Tauntaun and Ozzel at once. */
const BOTH_DIE = {
  active: 'vader',
  leia: { hand: ['recovery'], ground: [{ card: 'tauntaun-mount', damage: 1 }] },
  vader: { hand: ['avenger'], resources: 8, ground: ['admiral-ozzel'] },
};

describe('What a page asks of a view', () => {
  it('abilities that wait, in the order in which they resolve', () => {
    const waiting = abilitiesAtWork(duel.view(after(BOTH_DIE, 'play avenger'), 'spectator'));
    expect({ ...waiting, waiting: waiting.waiting.toSorted() }).toEqual({
      now: undefined,
      waiting: ['admiral-ozzel', 'tauntaun-mount'],
      open: true,
    });
    // Leia must discard now; the Tauntaun comes after that.
    const next = duel.view(after(BOTH_DIE, 'play avenger', 'first vader'), 'spectator');
    expect(abilitiesAtWork(next)).toEqual({ now: 'admiral-ozzel', waiting: ['tauntaun-mount'], open: false });
    expect(effectAtWork(next)?.effect).toEqual({ does: 'discard' });
  });

  it('where a decision comes from: an attacker, a unit, a leader, or no unit at all', () => {
    const position = {
      leia: { hand: ['recovery'], resources: 4, ground: ['hoth-trooper', 'hoth-trooper', 'ion-cannon'] },
      vader: { space: ['avenger'] },
    };
    const source = (...words: readonly string[]): unknown => sourceOf(duel.view(after(position, ...words), 'spectator'));
    expect(source()).toBeUndefined();
    expect(source('attack hoth-trooper.2')).toBe('hoth-trooper.2');
    expect(source('use ion-cannon')).toBe('ion-cannon');
    expect(source('use leader')).toBe('leader:leia');
    expect(source('play recovery')).toBeUndefined();
  });

  it('the power that counts: one who aims sees Raid already, and never twice', () => {
    const position = { leia: { ground: ['han-solo', 'r2-d2'] }, vader: { ground: ['snowtrooper'] } };
    const aiming = duel.view(after(position, 'attack han-solo'), 'spectator');
    const han = unitNamed(aiming, 'han-solo');
    expect([han?.power, han && powerNow(aiming, han)]).toEqual([4, 6]);
    const [attacking, , target] = inView(aiming)() as [UnitRef, UnitRef, UnitRef];
    const struck = duel.fold(aiming, { type: 'attack-declared', side: 'leia', ...attacking, target });
    const attacker = unitNamed(struck, 'han-solo');
    expect([attacker?.power, attacker && powerNow(struck, attacker)]).toEqual([6, 6]);
  });

  it('whose turn an event begins, and which round it is', () => {
    expect(duel.turnOf({ type: 'passed', side: 'vader' })).toBe(VADER);
    expect(duel.turnOf({ type: 'all-readied' })).toBeUndefined();
    expect(duel.turnNumber(duel.view(duel.read({ round: 4 }), 'spectator'))).toBe(4);
  });
});
