import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { viewersOf } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { CHOICE_KINDS } from '../src/choices.ts';
import { hoth, type State } from '../src/index.ts';
import { choose, randomBattle } from './helpers.ts';

/** The files that a file loads, itself included; imports of types alone load nothing. */
function loaded(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const imports = readFileSync(path, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.ts)';/gm);
  for (const [, target = ''] of imports) loaded(join(dirname(path), target), found);
  return found;
}

it('Who reads views and events does not load the rules', () => {
  const source = fileURLToPath(new URL('../src', import.meta.url));
  const files = [...loaded(join(source, 'telling.ts'))].map((path) => path.slice(source.length + 1));
  expect(files).toContain('fold.ts');
  const engine = ['index.ts', 'view.ts', 'worlds.ts', 'stands.ts', 'foresight.ts', 'odds.ts'];
  expect(files.filter((path) => path.startsWith('rules/') || engine.includes(path))).toEqual([]);
});

describe('Whom the game waits for', () => {
  it('is whoever is asked, and everybody can see it', () => {
    for (let i = 0; i < 6; i++)
      randomBattle(i, (state) => {
        const open = hoth.pending(state).map(({ seat, kind }) => ({ seat, kind }));
        for (const viewer of viewersOf(state.sides)) expect(hoth.asked(hoth.view(state, viewer))).toEqual(open);
      });
  });

  it('is nobody once the battle is over', () => {
    const over = randomBattle(7, () => {});
    for (const viewer of viewersOf(over.sides)) expect(hoth.asked(hoth.view(over, viewer))).toEqual([]);
  });
});

describe('Offers', () => {
  const offersIn = (state: State) => {
    const [decision] = hoth.pending(state);
    return decision ? hoth.offers(hoth.view(state, decision.seat), decision) : [];
  };
  const short = (state: State): unknown[] => offersIn(state).map(({ verb, thing, notation }) => [verb, thing, notation]);

  it('are the choices as typed things', () => {
    const position = { map: { D5: '.I', D4: '.i' }, hands: { rebel: ['rebel-recon-center'] } };
    const state = hoth.read(position);
    expect(short(state)).toEqual([['play', 'rebel-recon-center', 'play rebel-recon-center']]);
    expect(short(choose(state, 'play rebel-recon-center'))).toEqual([
      ['order', 'D5', 'order D5'],
      ['done', undefined, 'done'],
    ]);
    expect(short(choose(state, 'order D5'))[0]).toEqual(['move', 'D5', 'move D5']);
    expect(short(choose(state, 'move D5'))).toContainEqual(['to', 'C4', 'to C4']);
    expect(short(choose(state, 'to C4'))[0]).toEqual(['attack', 'C4', 'attack C4']);
    expect(short(choose(state, 'attack C4'))).toEqual([['target', 'D4', 'target D4']]);
  });

  it('have words that are their notation, and verbs of a closed list', () => {
    for (let i = 0; i < 6; i++)
      randomBattle(i, (state, { seat }) => {
        const view = hoth.view(state, seat);
        for (const { choice, verb, thing, notation } of offersIn(state)) {
          expect(notation).toBe(hoth.notate(view, choice));
          expect(notation).toBe(thing === undefined ? verb : `${verb} ${thing}`);
          expect(CHOICE_KINDS).toContain(verb);
        }
      });
  });
});

describe('Turns', () => {
  it('are counted as players count them, and begin with an event', () => {
    const begun: [number, number | undefined][] = [];
    let turn = 0;
    randomBattle(
      0,
      (state) => {
        turn = hoth.turnNumber(hoth.view(state, 'spectator'));
      },
      (event) => {
        const seat = hoth.turnOf(event);
        if (seat !== undefined) begun.push([turn, seat]);
      },
    );
    expect(begun.slice(0, 4)).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
      [3, 1],
    ]);
  });

  it('nothing is logged of what is in progress', () => {
    expect(hoth.log(hoth.stands(hoth.read({})))).toBeUndefined();
  });
});
