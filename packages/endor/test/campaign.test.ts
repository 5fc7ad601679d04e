import { below, InputError, type Json, pick, type Rng, rngFromSeed, seedFrom, tour } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { english } from '../../kernel/test/texts.ts';
import {
  battleOptions,
  type CampaignState,
  finishBattle,
  matchResult,
  newCampaign,
  nextBattle,
  outcomeOf,
  type Result,
  readCampaign,
  roll,
  salvageCampaign,
  standingOf,
} from '../src/campaign/index.ts';
import { endor, REBEL } from '../src/index.ts';
import { en } from '../src/text/en.ts';

const UNHURT = { 'rebel-trooper': 0, ewok: 0, catapult: 0 };

/** The battle that is due, ended like this. */
function fight(state: CampaignState, won: boolean, left: Partial<Result> = {}): CampaignState {
  const node = nextBattle(state);
  if (!node) throw new Error('the campaign is over');
  const { captured, kept } = standingOf(state);
  const match = `match ${state.results.length}`;
  return finishBattle(state, { battle: node.id, won, turns: 6, match, captured, fallen: UNHURT, kept, ...left });
}

function throughJson(state: CampaignState): CampaignState {
  return readCampaign(JSON.parse(JSON.stringify(state)));
}

function badPlace(input: unknown): string {
  try {
    readCampaign(input);
  } catch (error) {
    if (error instanceof InputError) return error.path;
    throw error;
  }
  return 'accepted';
}

const start = newCampaign();

describe('What is lost', () => {
  it('stays lost: who is captured is captured in the next battle, and who fell lies among the eliminated', () => {
    const after = fight(start, true, { captured: ['leia', 'EL2'], fallen: { 'rebel-trooper': 2, ewok: 5, catapult: 2 } });
    const view = endor.view(endor.setup(endor.options(battleOptions(after)), rngFromSeed(seedFrom('x'))), REBEL);
    const at = (place: string): string[] => view.pieces.filter((one) => one.at === place).map(({ piece }) => piece);
    expect(at('captured')).toEqual(['leia', 'EL2']);
    // Of five Ewoks three have come back, of two catapults and two units of troopers one each.
    expect(at('eliminated')).toEqual(['RT4', 'EW14', 'EW15', 'CA3']);
    expect(roll(after).persons.filter(({ there }) => !there)).toHaveLength(2);
    expect(roll(after).units.map(({ there, of }) => [there, of])).toEqual([
      [3, 4],
      [13, 15],
      [2, 3],
    ]);
  });

  it('is freed by the third victory alone, to which all Ewoks come', () => {
    const third = fight(fight(start, true, { captured: ['han'] }), true, { captured: ['han', 'EL1'] });
    expect(nextBattle(third)?.id).toBe('prison');
    const fallen = { 'rebel-trooper': 3, ewok: 9, catapult: 0 };
    const freed = standingOf(fight(third, true, { fallen }));
    expect([freed.captured, freed.fallen]).toEqual([[], { 'rebel-trooper': 2, ewok: 0, catapult: 0 }]);
    const left = standingOf(fight(third, false, { fallen }));
    expect([left.captured, left.fallen.ewok]).toEqual([['han', 'EL1'], 4]);
  });

  it('cannot come back by itself', () => {
    const after = fight(start, true, { captured: ['leia'] });
    expect(() => fight(after, true, { captured: [] })).toThrow('result.captured: campaign.freed');
  });
});

describe('What is won', () => {
  it('is kept: the code of the first battle, the card of the second, and what was kept before', () => {
    const second = fight(start, true, { kept: [] });
    expect(battleOptions(second)?.carried.kept).toEqual(['security-code']);
    const third = fight(second, true, { kept: ['security-code'] });
    expect(battleOptions(third)?.carried.kept).toEqual(['chewbacca-seizes-an-at-st', 'security-code']);
    expect(battleOptions(fight(second, false, { kept: [] }))?.carried.kept).toEqual([]);
  });

  it('or not: each defeat makes the next battle harder', () => {
    expect(battleOptions(fight(start, true))?.difficulty).toEqual({ gentle: true, moreStormtroopers: true });
    expect(battleOptions(fight(start, false))?.difficulty).toMatchObject({ noRally: true });
    const wins = fight(start, true);
    expect(battleOptions(fight(wins, false))?.difficulty).toMatchObject({ moreAtSts: true, fourCruisers: true });
    expect(battleOptions(fight(fight(wins, true), false))?.difficulty).toEqual({ moreStormtroopers: true });
    expect(battleOptions(fight(fight(wins, true), true))?.difficulty).toEqual({});
  });
});

describe('The campaign ends', () => {
  const won = (times: number): CampaignState =>
    Array.from({ length: times }).reduce<CampaignState>((now) => fight(now, true), start);

  it('with its last battle', () => {
    expect(outcomeOf(won(3))).toBeUndefined();
    expect(outcomeOf(won(4))).toBe('won');
    expect(outcomeOf(fight(won(3), false))).toBe('lost');
    expect([nextBattle(won(4)), battleOptions(won(4))]).toEqual([undefined, undefined]);
  });

  it('with a second defeat, not with the first', () => {
    const once = fight(start, false);
    expect(outcomeOf(once)).toBeUndefined();
    expect(outcomeOf(fight(once, false))).toBe('lost');
    expect(outcomeOf(fight(fight(fight(once, true), true), true))).toBe('won');
  });

  it('when no hero is left, unless the victory frees them', () => {
    const heroes = ['han', 'leia', 'chewbacca', 'droids'];
    expect(outcomeOf(fight(start, false, { captured: heroes }))).toBe('lost');
    expect(outcomeOf(fight(start, false, { captured: heroes.slice(1) }))).toBeUndefined();
    expect(() => fight(won(2), true, { captured: heroes })).toThrow('result.won: campaign.no-hero');
  });
});

describe('A campaign played with the real engine', () => {
  it.each(['a', 'b', 'c', 'd'])('goes on from what the matches left, and reads as it was written (%s)', (seed) => {
    const chance = rngFromSeed(seedFrom(`campaign ${seed}`));
    let state = newCampaign(seed === 'a' ? 'ask' : 'auto');
    while (!outcomeOf(state)) {
      expect(throughJson(state)).toEqual(state);
      const before = standingOf(state);
      const game = endor.setup(endor.options(battleOptions(state)), rngFromSeed(seedFrom(`${seed} ${state.results.length}`)));
      playOut(game, chance);
      const result = matchResult(state, endor.view(game, REBEL), `${seed} ${state.results.length}`);
      if (!result) throw new Error('no battle was due');
      // Chance seldom wins: some battles are told as won, so that later ones come up too.
      const told = { ...result, captured: result.captured.filter((name) => name !== 'han'), won: below(chance, 3) > 0 };
      state = finishBattle(state, told);
      for (const name of before.captured) expect(told.captured).toContain(name);
    }
    expect(throughJson(state)).toEqual(state);
    expect(salvageCampaign(state)).toEqual(state);
  });

  it('keeps every promise of the contract with all losses that can be', () => {
    const hurt = { captured: ['chewbacca', 'EL3'], fallen: { 'rebel-trooper': 4, ewok: 15, catapult: 3 } };
    tour(endor, battleOptions(fight(start, true, hurt)) as Json, seedFrom('linked'), [english(en)]);
  });
});

function playOut(game: ReturnType<typeof endor.setup>, chance: Rng): void {
  for (;;) {
    const [decision] = endor.pending(game);
    if (!decision) return;
    endor.apply(game, decision.seat, pick(chance, decision.choices));
  }
}

describe('A damaged campaign', () => {
  const good = fight(fight(start, true, { captured: ['leia'] }), true);
  const [first, second] = good.results as [Result, Result];
  const over = fight(fight(start, false), false);

  it('is taken where it is sound', () => {
    for (const state of [start, good, over]) expect(badPlace(state)).toBe('accepted');
  });

  it.each<[string, unknown]>([
    ['', 7],
    ['format', { ...good, format: 'wartable-endor-campaign/2' }],
    ['campaign', { ...good, campaign: 'five-doors' }],
    ['ties', { ...good, ties: undefined }],
    ['extra', { ...good, extra: 1 }],
    ['results', { ...good, results: {} }],
    ['results[0].battle', { ...good, results: [second] }],
    ['results[1].won', { ...good, results: [first, { ...second, won: 1 }] }],
    ['results[1].turns', { ...good, results: [first, { ...second, turns: 0 }] }],
    ['results[1].captured', { ...good, results: [first, { ...second, captured: [] }] }],
    ['results[1].captured[1]', { ...good, results: [first, { ...second, captured: ['leia', 'leia'] }] }],
    ['results[1].captured[0]', { ...good, results: [first, { ...second, captured: ['EW1'] }] }],
    ['results[1].fallen.ewok', { ...good, results: [first, { ...second, fallen: { ewok: 16 } }] }],
    ['results[1].kept[0]', { ...good, results: [first, { ...second, kept: ['ewok-trap'] }] }],
    ['results[1].match', { ...good, results: [first, { ...second, match: first.match }] }],
    ['results[2]', { ...over, results: [...over.results, { ...second, match: 'another' }] }],
  ])('is refused at %s', (path, damaged) => {
    expect(badPlace(damaged)).toBe(path);
  });

  it('goes on with the results up to the first bad one', () => {
    expect(salvageCampaign({ ...good, results: [first, { ...second, won: 'yes' }, second] }).results).toEqual([first]);
    for (const junk of [null, 1, 'x', [], {}, { results: 7 }, { results: [null] }])
      expect(throughJson(salvageCampaign(junk))).toEqual(newCampaign());
  });
});
