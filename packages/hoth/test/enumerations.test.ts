/** Rules with many inputs, tried with all of them against tables written from the rulebook. */
import { render, rngFromScript } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/cards/index.ts';
import { hoth, type State } from '../src/index.ts';
import { TERRAINS } from '../src/kinds.ts';
import { en } from '../src/text/en.ts';
import { choose } from './helpers.ts';

const SIDES = ['rebel', 'empire'] as const;
const LETTER: Readonly<Record<string, string>> = {
  snow: '.',
  ridge: '^',
  rocks: 'o',
  building: 'B',
  wreckage: 'W',
  trenches: '=',
};
const ATTACKS = ['turn-end', 'draw', 'attack'];
const INFANTRY = 0;

describe('After a breakthrough', () => {
  const HOLDS = ['rocks', 'building', 'wreckage'];
  const IGNORES_TERRAIN = ['rebel-spearhead', 'here-they-come'];
  const MOVES_AFTER = ['search-and-destroy', 'successful-landings'];
  const ACTS_TWICE = ['determination'];
  /** Not for infantry, or no attack at all. */
  const OTHERS =
    /^(speeder-assault|artillery-barrage|tactical-assault|precision-fire|walker-attack|pressing-forward|deploy-the-fleet|orbital-strike)$/;
  const cards = CARDS.filter(({ name, set }) => (set !== 'support' || name === 'combat-experience') && !OTHERS.test(name));

  /** What the unit is asked for until its side has nothing more to do; it declines everything. */
  function asked(state: State): string[] {
    const kinds: string[] = [];
    for (let turn = state.turn; ; ) {
      const [decision] = hoth.pending(state);
      if (!decision || state.turn !== turn || decision.kind === 'play' || decision.kind === 'draw') return kinds;
      kinds.push(decision.kind);
      choose(state, decision.kind === 'move-after-attack' ? 'stay' : 'done');
    }
  }

  function expected(card: string, terrain: string, incursion: boolean): string[] {
    if (HOLDS.includes(terrain) && !IGNORES_TERRAIN.includes(card)) return [];
    const once = incursion ? ['incursion'] : [];
    return [
      'second-attack',
      ...(MOVES_AFTER.includes(card) ? ['move-after-attack'] : []),
      ...once,
      ...(ACTS_TWICE.includes(card) ? ['move', 'attack', ...once] : []),
    ];
  }

  it.each(Object.keys(LETTER))('into %s a unit has what its card leaves to it', (terrain) => {
    for (const { name, side } of cards)
      for (const incursion of side === 0 ? [false] : [false, true]) {
        const [own, foe] = side === 0 ? ['I', 'i'] : ['i', 'I'];
        const active = SIDES[side];
        const state = hoth.read({
          active,
          map: { D4: `.${own}a`, D5: `${LETTER[terrain]}${foe}`, E5: `.${foe}` },
          units: { D4: { order: 2, acts: ACTS_TWICE.includes(name) ? 1 : 0 }, D5: { figures: 1 } },
          played: [name],
          supports: incursion ? { empire: ['incursion'] } : {},
          frames: ATTACKS.map((step) => ({ step, seat: active })),
        });
        state.rng = rngFromScript(new Array(9).fill(INFANTRY));
        choose(state, 'attack D4', 'target D5', 'advance');
        expect([name, incursion, asked(state)]).toEqual([name, incursion, expected(name, terrain, incursion)]);
      }
  });

  it('there are all terrains that infantry enters, and no other', () => {
    expect(TERRAINS.filter((terrain) => !(terrain in LETTER))).toEqual(['serac', 'crevasse']);
  });
});

describe('Dice that are left', () => {
  const UNITS = [
    { letter: 'I', side: 0, class: 'infantry', dice: [3, 2, 1], ridge: true },
    { letter: 'S', side: 0, class: 'vehicle', dice: [4, 2], ridge: true },
    { letter: 'R', side: 0, class: 'special', dice: [4, 3, 2, 1], ridge: true },
    { letter: 'i', side: 1, class: 'infantry', dice: [3, 2, 1], ridge: true },
    { letter: 'w', side: 1, class: 'vehicle', dice: [3, 3, 3], ridge: false },
    { letter: 'd', side: 1, class: 'special', dice: [2, 1], ridge: true },
  ] as const;
  const STRUCTURE = { letter: '.', side: 0, class: 'structure', ridge: true } as const;
  const CARD_DICE = [
    { none: 0, 'orders-from-the-princess': 1 },
    { none: 0, 'imperial-discipline': -1, 'walker-attack': 1 },
  ] as const;
  const HEXES = ['E4', 'F4', 'G4', 'H4'];
  type Target = (typeof UNITS)[number] | typeof STRUCTURE;

  const protectionOf = (attacker: string, from: string, target: Target, on: string): number => {
    if (target.letter === 'w') return 0;
    if (on === 'ridge') return from === 'ridge' ? 0 : 1;
    if (on === 'trenches') return target.class === 'infantry' ? 1 : 0;
    return ['rocks', 'building', 'wreckage'].includes(on) ? (attacker === 'vehicle' ? 2 : 1) : 0;
  };

  /** In the attacks of a turn; another unit in the corner has an enemy beside it, so that there is something to choose. */
  function position(active: string, cell: string, hex: string, target: string, card: string, more: object): State {
    return hoth.read({
      active,
      map: { D4: cell, [hex]: target, J1: '.i', I2: '.I' },
      played: card === 'none' ? [] : [card],
      hands: { rebel: ['rebel-recon-left'], empire: ['empire-recon-left'] },
      frames: ATTACKS.map((step) => ({ step, seat: active })),
      ...more,
    });
  }

  it.each(UNITS)('$letter attacks whom it has dice for, and where it has none, "why not?" says what took them', (attacker) => {
    let without = 0;
    for (const from of Object.keys(LETTER).filter((terrain) => terrain !== 'ridge' || attacker.ridge))
      for (const target of [...UNITS, STRUCTURE].filter(({ side }) => side !== attacker.side))
        for (const on of Object.keys(LETTER).filter((terrain) => terrain !== 'ridge' || target.ridge))
          for (const [distance, base] of attacker.dice.entries())
            for (const [card, change] of Object.entries(CARD_DICE[attacker.side]))
              for (const support of [undefined, attacker.side === 0 ? 'desperate-stand' : 'rout']) {
                const active = SIDES[attacker.side];
                const hex = HEXES[distance] as string;
                const cover = protectionOf(attacker.class, from, target, on);
                const penalty = attacker.class === 'vehicle' && ['building', 'wreckage'].includes(from) ? 2 : 0;
                const inCloseCombat = distance === 0 && target !== STRUCTURE;
                const bonus = card === 'walker-attack' && !inCloseCombat ? 0 : change;
                const sum = base + bonus - cover - penalty;
                const help = support === 'rout' ? cover : support && attacker.letter === 'I' ? 2 : 0;
                const rolled = sum > 0 ? sum : Math.max(0, sum + help);
                const state = position(active, `${LETTER[from]}${attacker.letter}`, hex, `${LETTER[on]}${target.letter}`, card, {
                  units: {
                    D4: { order: card === 'none' ? 1 : 2, ...(attacker.letter === 'I' ? { figures: 1 } : {}) },
                    [attacker.side === 0 ? 'I2' : 'J1']: { order: 1 },
                  },
                  supports: support ? { [active]: [support] } : {},
                  structures: target === STRUCTURE ? [{ kind: 'ion-cannon', at: hex }] : [],
                });
                const view = hoth.view(state, state.seat);
                const refusals = ['attack D4', `attack D4 -> target ${hex}`].map((intent) => hoth.whyNot(view, intent));
                const name = JSON.stringify({ from, target: target.letter, on, distance, card, support });
                if (rolled > 0) {
                  expect(refusals, name).toEqual([undefined, undefined]);
                  choose(state, 'attack D4');
                  const preview = hoth.preview(hoth.view(state, state.seat), hex);
                  expect(preview?.attack?.odds.dice, name).toBe(rolled);
                  expect(
                    preview?.attack?.terms.reduce((total, { dice }) => total + dice, 0),
                    name,
                  ).toBe(rolled);
                  continue;
                }
                without++;
                const reasons = [...(cover + penalty > 0 ? ['terrain'] : []), ...(bonus < 0 ? ['Imperial Discipline'] : [])];
                for (const refusal of refusals) {
                  expect(refusal?.rule, name).toBe('hoth/attack/no-dice');
                  const sentence = refusal && render({ language: 'en', sentences: en }, refusal.text);
                  expect(sentence, name).toMatch(
                    new RegExp(` on D4 has no dice left against ${hex} after ${reasons.join(' and ')}\\.$`),
                  );
                }
              }
    expect(without > 0 || attacker.letter === 'w').toBe(true);
  });
});
