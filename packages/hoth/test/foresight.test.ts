import { type HexId, type Refusal, type Rng, render, rngFromSeed, seedFrom, type Viewer } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { attackOdds, diceTerms, hexByName, hoth, type State, type UnitId, type View } from '../src/index.ts';
import { en } from '../src/text/en.ts';
import { choose, EMPIRE, REBEL, randomBattle } from './helpers.ts';

/** "open: rule: sentence", or undefined. */
function said(refusal: Refusal | undefined): string | undefined {
  if (!refusal) return undefined;
  const { open, rule, text } = refusal;
  return `${open ?? 'no'}: ${rule}: ${render({ language: 'en', sentences: en }, text)}`;
}

const ask = (state: State, viewer: Viewer, intent: string, rng?: Rng): string | undefined =>
  said(hoth.whyNot(hoth.view(state, viewer), intent, rng));

const DICE = 'That depends on the dice.';
const UNSEEN = 'Nobody knows yet: that depends on cards not yet seen.';
const OTHERS = 'That depends on what the others do first.';

/** Ordered infantry next to an enemy, in the attack phase. */
const attacking = (): State =>
  hoth.read({
    map: { D5: '.I', D4: '.i', E5: '.I' },
    units: { D5: { order: 1 }, E5: { order: 1 } },
    hands: { rebel: ['rebel-recon-left'], empire: ['empire-recon-left'] },
    frames: ['turn-end', 'draw', 'attack'].map((step) => ({ step, seat: 'rebel' })),
  });

describe('"Why not?" with steps in a row', () => {
  it('goes on as far as the viewer can know', () => {
    const state = hoth.read({ map: { D5: '.I', A1: '.i' }, hands: { rebel: ['rebel-recon-center'] } });
    expect(ask(state, REBEL, 'play rebel-recon-center -> order D5 -> move D5 -> to D4')).toBeUndefined();
    expect(ask(state, REBEL, 'play rebel-recon-center -> D5 -> D5 -> D4')).toBeUndefined();
    expect(ask(state, REBEL, 'play rebel-recon-center -> D5 -> D5 -> D1')).toBe(
      'no: hoth/move/allowance: D1 is out of reach: Echo Base troopers can move 2 hexes.',
    );
    expect(ask(state, REBEL, 'play rebel-recon-center -> order A1')).toBe('no: hoth/turn/order: No unit of yours stands on A1.');
  });

  it('says nothing of dice that are not rolled', () => {
    const state = choose(attacking(), 'attack D5');
    expect(ask(state, REBEL, 'target D4')).toBeUndefined();
    expect(ask(state, REBEL, 'target D4 -> done')).toBe(`chance: hoth/attack/range: ${DICE}`);
    expect(ask(attacking(), REBEL, 'attack D5 -> D4 -> attack E5 -> D4')).toBe(`chance: hoth/attack/range: ${DICE}`);
    expect(ask(attacking(), REBEL, 'attack D5 -> A1 -> done')).toMatch(/^no: hoth\/turn\/attack: There is nothing to attack/);
  });

  it('says nothing of cards that are not drawn, also where the pile must be made anew', () => {
    expect(ask(attacking(), REBEL, 'done -> play rebel-recon-left')).toBe(`hidden: hoth/turn/attack: ${UNSEEN}`);
    const empty = hoth.read({
      map: { D5: '.I', D1: '.i' },
      hands: { rebel: ['rebel-recon-left'] },
      piles: { rebel: [] },
      discards: { rebel: ['rebel-raid-left'] },
    });
    expect(ask(empty, REBEL, 'play rebel-recon-left -> done')).toBe(`hidden: hoth/turn/play: ${UNSEEN}`);
  });

  it('says nothing of what others choose', () => {
    const roll = { step: 'roll', seat: 'rebel', unit: 1, hex: 30, at: 2, dice: [3, 4, 4], count: 3 };
    const state = hoth.read({
      map: { D5: '.Ie', D4: '.i' },
      units: { D5: { order: 1 } },
      frames: [...['turn-end', 'draw', 'attack'].map((step) => ({ step, seat: 'rebel' })), { ...roll, hex: hexByName('D4') }],
    });
    expect(ask(state, REBEL, 'roll -> done')).toBe(`answer: hoth/badge/e-web: ${OTHERS}`);
  });

  it('is not answered to those who are not asked', () => {
    for (const viewer of [EMPIRE, 'spectator'] as const)
      expect(ask(attacking(), viewer, 'attack D5 -> D4')).toBe('no: hoth/teams/order: It is not your turn to choose.');
  });

  it('has the same answer in every world', () => {
    const rngs = (): Rng[] => ['one', 'two', 'three'].map((name) => rngFromSeed(seedFrom(name)));
    let seen = 0;
    for (let i = 0; i < 17; i++)
      randomBattle(i, (state, decision) => {
        if (seen++ % 41 !== 0) return;
        const view = hoth.view(state, decision.seat);
        for (const { notation } of hoth.offers(view, decision))
          for (const next of ['done', 'D4', 'D4 -> done -> done']) {
            const answers = rngs().map((rng) => said(hoth.whyNot(view, `${notation} -> ${next}`, rng)));
            expect(new Set(answers).size).toBe(1);
          }
      });
  });
});

describe('Pointing at a thing', () => {
  it('means what the moment asks for', () => {
    const state = hoth.read({ map: { D5: '.I', A1: '.i' }, hands: { rebel: ['rebel-recon-center'] } });
    const intents = (thing: string): readonly string[] => hoth.intents(hoth.view(state, REBEL), thing);
    expect(intents('recon-center')).toEqual(['play rebel-recon-center']);
    expect(intents('pincer-move')).toEqual(['play pincer-move']);
    choose(state, 'play rebel-recon-center');
    expect(intents('d5')).toEqual(['order D5']);
    choose(state, 'order D5');
    expect(intents('D5')).toEqual(['move D5']);
    choose(state, 'move D5');
    expect(intents('D4')).toEqual(['to D4']);
    expect(hoth.intents(hoth.view(state, EMPIRE), 'D4')).toEqual(['target D4']);
  });
});

describe('Previews', () => {
  const names = (view: View): (number | undefined)[] => hoth.previews(view).map(({ hex }) => hex);
  const hex = (name: string): HexId => hexByName(name) as HexId;

  it('tell the dice and the odds of each target', () => {
    const state = choose(attacking(), 'attack D5');
    const [preview] = hoth.previews(hoth.view(state, REBEL));
    const unit = state.hexUnit[hex('D5')] as UnitId;
    expect(preview).toEqual({
      from: hex('D5'),
      hex: hex('D4'),
      blockers: [],
      attack: { terms: diceTerms(state, unit, hex('D4')), odds: attackOdds(state, unit, hex('D4')) },
    });
  });

  it('tell the way of each move, and nothing where something else is asked', () => {
    const state = hoth.read({ map: { D5: '.I', A1: '.i' }, hands: { rebel: ['rebel-recon-center'] } });
    expect(names(hoth.view(state, REBEL))).toEqual([]);
    choose(state, 'play rebel-recon-center', 'order D5', 'move D5');
    const far = hoth.preview(hoth.view(state, REBEL), 'D3');
    expect([far?.from, far?.hex, far?.path?.length]).toEqual([hex('D5'), hex('D3'), 3]);
    expect(hoth.preview(hoth.view(state, REBEL), 'D1')).toBeUndefined();
    expect(names(hoth.view(state, REBEL))).toContain(hex('D3'));
  });

  it('name what blocks the view to a hex that is no target', () => {
    const state = choose(attacking(), 'attack D5');
    const seen = (name: string) => hoth.preview(hoth.view(state, REBEL), name);
    expect(seen('D3')).toEqual({ from: hex('D5'), hex: hex('D3'), blockers: [] });
    expect(seen('E3')).toEqual({ from: hex('D5'), hex: hex('E3'), blockers: [hex('D4')] });
  });

  it('are for the seat that is asked', () => {
    const state = choose(attacking(), 'attack D5');
    for (const viewer of [EMPIRE, 'spectator'] as const) {
      expect(hoth.previews(hoth.view(state, viewer))).toEqual([]);
      expect(hoth.preview(hoth.view(state, viewer), 'D4')).toBeUndefined();
    }
  });
});

it('What a hex sees, can hit and must fear is told to everybody', () => {
  const state = hoth.read({ map: { D5: '.I', D4: '.i', D2: '.i' } });
  for (const viewer of [REBEL, EMPIRE, 'spectator'] as const)
    expect(hoth.about(hoth.view(state, viewer), 'D5')).toEqual({
      hex: 'D5',
      hits: [{ hex: 'D4', dice: 3 }],
      fears: [{ hex: 'D4', dice: 3 }],
      lines: [
        { hex: 'D2', free: false, blockers: ['D4'] },
        { hex: 'D4', free: true, blockers: [] },
      ],
    });
  expect(hoth.about(hoth.view(state, REBEL), 'Z9')).toEqual({ hex: 'Z9', hits: [], fears: [], lines: [] });
});
