import { below, InputError, type Rng, render, rngFromRng, rngFromSeed, seedFrom } from '@wartable/kernel';
import { campaign as de } from '@wartable/languages/de/hoth/campaign.ts';
import { describe, expect, it } from 'vitest';
import balance from '../measured/balance.json' with { type: 'json' };
import { SIDE_NAMES, type SideName } from '../src/board.ts';
import {
  type BattleNode,
  type BattleResult,
  battleResult,
  CAMPAIGNS,
  type CampaignState,
  campaignOutcome,
  campaignScore,
  chooseSupport,
  currentBattle,
  currentNode,
  finishBattle,
  newCampaign,
  outcomeTexts,
  pendingSupportChoices,
  readCampaign,
  salvageCampaign,
  type Told,
} from '../src/campaign/index.ts';
import { UNIT_KINDS, type UnitKindName } from '../src/kinds.ts';
import { applyChoice, pendingDecisions } from '../src/rules/sequence.ts';
import { readOptions, setUp } from '../src/rules/setup.ts';
import type { Battle } from '../src/scenario.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { campaign as en } from '../src/text/campaign.ts';
import { viewFor } from '../src/view.ts';

const WORDS = { language: 'en', sentences: en };
const KEYS = Object.keys(en);
const REBEL_CARDS = ['combat-experience', 'air-support', 'lets-finish-this', 'reserve-forces', 'desperate-stand'];
const EMPIRE_CARDS = ['special-orders', 'incursion', 'scout', 'final-assault', 'rout'];

function nodeById(campaign: Told, id: string): BattleNode {
  const node = campaign.battles.find((battle) => battle.id === id);
  if (!node) throw new Error(`${campaign.id} has no battle ${id}`);
  return node;
}

/** All ways through a campaign. */
function paths(campaign: Told, path: readonly BattleNode[] = [campaign.battles[0]]): (readonly BattleNode[])[] {
  if (path.length > 20) throw new Error('the way does not end');
  return SIDE_NAMES.flatMap((side) => {
    const next = path[path.length - 1]?.next[side] ?? null;
    return next === null ? [path] : paths(campaign, [...path, nodeById(campaign, next)]);
  });
}

/**
 * How many battles a campaign has, and between which chances the Rebels win it when its battles go as the measured ones, support cards aside:
 * 45, 28 and 51 per cent. Other battles would balance the second one, but campaigns that are being played name the ones they have had.
 */
const EXPECTED: Readonly<Record<string, { readonly lengths: readonly number[]; readonly rebels: readonly [number, number] }>> = {
  'iron-on-ice': { lengths: [4, 5], rebels: [0.35, 0.65] },
  'last-transport': { lengths: [4, 5], rebels: [0.25, 0.65] },
  'long-winter': { lengths: [8, 9], rebels: [0.45, 0.55] },
};

/** How often the side wins a battle that was played many times (docs/balance.md). */
function measured(node: BattleNode, side: SideName): number {
  const cell = balance.cells[`scenario-${node.scenario}` as keyof typeof balance.cells];
  return cell.wins[side].wins / cell.games;
}

/** The chance of the side to win the campaign, walking all its ways. */
function chanceOf(campaign: Told, side: SideName, node: BattleNode = campaign.battles[0], lead = 0): number {
  return SIDE_NAMES.reduce((sum, winner) => {
    const now = lead + (winner === side ? 1 : -1);
    const next = node.next[winner];
    const won = next === null ? Number(now > 0) : chanceOf(campaign, side, nodeById(campaign, next), now);
    return sum + measured(node, winner) * won;
  }, 0);
}

/** A result in which both sides keep all their support cards. */
function result(state: CampaignState, winner: SideName | 'draw', rebel: number, empire: number): BattleResult {
  return { winner, medals: { rebel, empire }, supportsLeft: state.supports };
}

/** Fights with the given results; each side takes the first card left. */
function fight(state: CampaignState, ...results: readonly (readonly [SideName | 'draw', number, number])[]): CampaignState {
  return results.reduce(
    (now, [winner, rebel, empire]) => takeFirst(finishBattle(now, result(now, winner, rebel, empire))),
    state,
  );
}

function takeFirst(state: CampaignState): CampaignState {
  return pendingSupportChoices(state).reduce((now, { side, cards }) => chooseSupport(now, side, cards[0] as string), state);
}

function throughJson(state: CampaignState): CampaignState {
  return readCampaign(JSON.parse(JSON.stringify(state)));
}

/** The place that a damaged save is refused for. */
function badPlace(input: unknown): string {
  try {
    readCampaign(input);
  } catch (error) {
    if (error instanceof InputError) return error.path;
    throw error;
  }
  return 'accepted';
}

describe.each(CAMPAIGNS)('The house campaign $id', (campaign) => {
  it('names battles that exist, each once, in scenarios of the box', () => {
    const ids = campaign.battles.map((node) => node.id);
    expect(new Set(ids).size).toBe(ids.length);
    const scenarios = SCENARIOS.map((scenario) => scenario.id);
    for (const node of campaign.battles) expect(scenarios).toContain(node.scenario);
  });

  it('can reach each of its battles', () => {
    const reached = new Set(paths(campaign).flatMap((path) => path.map((node) => node.id)));
    expect(campaign.battles.map((node) => node.id).filter((id) => !reached.has(id))).toEqual([]);
  });

  it('has as many battles as it says, whoever wins them', () => {
    expect([...new Set(paths(campaign).map((path) => path.length))].sort()).toEqual(EXPECTED[campaign.id]?.lengths);
  });

  it('ends early only where the lead cannot be lost any more', () => {
    const longest = Math.max(...paths(campaign).map((path) => path.length));
    const play = (node: BattleNode, lead: number, played: number): void => {
      for (const side of SIDE_NAMES) {
        const now = lead + (side === 'rebel' ? 1 : -1);
        const next = node.next[side];
        if (next === null) expect(Math.abs(now)).toBeGreaterThan(longest - played);
        else play(nodeById(campaign, next), now, played + 1);
      }
    };
    play(campaign.battles[0], 0, 1);
  });

  it('is won as often as the measured battles say, and nobody has to win a hopeless one', () => {
    const [least, most] = EXPECTED[campaign.id]?.rebels ?? [1, 0];
    const chance = chanceOf(campaign, 'rebel');
    expect(chance).toBeGreaterThan(least);
    expect(chance).toBeLessThan(most);
    expect(chance + chanceOf(campaign, 'empire')).toBeCloseTo(1, 6);
    // Where only the other side can end it, this one has to win.
    for (const node of campaign.battles)
      for (const side of SIDE_NAMES)
        if (node.next[side] !== null && SIDE_NAMES.some((other) => other !== side && node.next[other] === null))
          expect(measured(node, side)).toBeGreaterThan(0.3);
  });

  it('never fights a scenario twice on one way', () => {
    for (const path of paths(campaign)) expect(new Set(path.map((node) => node.scenario)).size).toBe(path.length);
  });

  it('shows walkers and speeders on each way, and artillery, exits and structures somewhere', () => {
    const battlesOf = (nodes: readonly BattleNode[]): Battle[] =>
      nodes.map((node) => readOptions({ scenario: node.scenario }).scenario);
    const has = (battles: readonly Battle[], kind: UnitKindName): boolean =>
      battles.some((battle) => battle.units.some((unit) => UNIT_KINDS[unit.kind] === kind));
    for (const path of paths(campaign)) {
      expect(has(battlesOf(path), 'at-at')).toBe(true);
      expect(has(battlesOf(path), 'snowspeeders')).toBe(true);
    }
    const all = battlesOf(campaign.battles);
    expect(has(all, 'rebel-artillery')).toBe(true);
    expect(all.some((battle) => battle.rules.some(({ rule }) => rule === 'exit'))).toBe(true);
    expect(all.some((battle) => battle.structures.length > 0)).toBe(true);
  });

  it('ends in a different battle when the Rebels lead and when the Empire leads', () => {
    const won = (side: SideName): string => fight(newCampaign(campaign.id), [side, 0, 0], [side, 0, 0], [side, 0, 0]).node;
    expect(won('rebel')).not.toBe(won('empire'));
  });

  it('is played to its end by random choices with the real engine', () => {
    for (const seed of ['a', 'b', 'c']) {
      const rng = rngFromSeed(seedFrom(`${campaign.id} ${seed}`));
      let state = newCampaign(campaign.id);
      while (!campaignOutcome(state)) {
        expect(throughJson(state)).toEqual(state);
        const [choice] = pendingSupportChoices(state);
        state = choice ? chooseSupport(state, choice.side, pick(rng, choice.cards)) : finishBattle(state, play(state, rng));
      }
      expect(throughJson(state)).toEqual(state);
      expect(EXPECTED[campaign.id]?.lengths).toContain(state.results.length);
      for (const text of outcomeTexts(state)) expect(render(WORDS, text)).not.toMatch(/[[{]/);
    }
  });
});

function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)] as T;
}

function play(campaign: CampaignState, rng: Rng): BattleResult {
  const battle = currentBattle(campaign);
  if (!battle) throw new Error('no battle to play');
  const state = setUp(readOptions(battle.options), rngFromRng(rng), undefined);
  for (let steps = 0; ; steps++) {
    const [decision] = pendingDecisions(state);
    if (!decision) return battleResult(viewFor(state, 'spectator'));
    if (steps > 100_000) throw new Error(`scenario ${battle.node.scenario} does not end`);
    applyChoice(state, decision.seat, pick(rng, decision.choices), undefined);
  }
}

describe('After a battle', () => {
  const start = newCampaign('iron-on-ice');

  it('the result chooses the next battle', () => {
    expect(currentNode(start).scenario).toBe('1');
    expect(finishBattle(start, result(start, 'rebel', 4, 0)).node).toBe('low-flight');
    expect(finishBattle(start, result(start, 'empire', 0, 4)).node).toBe('landing');
  });

  it('the winner takes a support card, the loser only with half of its medal target', () => {
    const one = finishBattle(start, result(start, 'rebel', 4, 1));
    expect(pendingSupportChoices(one)).toEqual([{ side: 'rebel', cards: REBEL_CARDS, prompt: 'campaign.choose.rebel' }]);
    const two = finishBattle(start, result(start, 'rebel', 4, 2));
    expect(pendingSupportChoices(two).map(({ side, cards }) => [side, cards])).toEqual([
      ['rebel', REBEL_CARDS],
      ['empire', EMPIRE_CARDS],
    ]);
  });

  it('half of five medals are three', () => {
    const second = fight(start, ['empire', 0, 4], ['empire', 0, 4]);
    expect(currentNode(second).scenario).toBe('7');
    expect(finishBattle(second, result(second, 'empire', 2, 5)).choosing).toEqual(['empire']);
    expect(finishBattle(second, result(second, 'empire', 3, 5)).choosing).toEqual(['rebel', 'empire']);
  });

  it('a side without a medal target has not reached half of it', () => {
    const third = fight(start, ['empire', 0, 4], ['empire', 0, 4], ['rebel', 5, 0]);
    expect(currentNode(third).scenario).toBe('10');
    expect(finishBattle(third, result(third, 'rebel', 5, 0)).choosing).toEqual(['rebel']);
  });

  it('a draw is won by nobody, and both sides may take a card', () => {
    const drawn = finishBattle(start, result(start, 'draw', 2, 2));
    expect(drawn.choosing).toEqual(['rebel', 'empire']);
    expect(campaignScore(drawn)).toEqual({ battles: { rebel: 0, empire: 0 }, medals: { rebel: 2, empire: 2 } });
    expect(finishBattle(start, result(start, 'draw', 1, 2)).choosing).toEqual(['empire']);
    expect(finishBattle(start, result(start, 'draw', 1, 1)).choosing).toEqual([]);
  });

  it('a draw follows the side with more battles won, else the side of the first turn', () => {
    // Scenario 1: the Rebels have the first turn. Scenario 3: the Empire.
    expect(finishBattle(start, result(start, 'draw', 0, 0)).node).toBe('low-flight');
    const other = newCampaign('last-transport');
    expect(finishBattle(other, result(other, 'draw', 0, 0)).node).toBe('outpost');
    // Scenario 3 again: the Rebels lead two to one, and their way ends there.
    const column = fight(start, ['rebel', 4, 0], ['rebel', 4, 0], ['empire', 0, 5]);
    expect(currentNode(column).scenario).toBe('3');
    expect(fight(column, ['draw', 0, 0]).over).toEqual({ winner: 'rebel', by: 'battles' });
    // Scenario 11: the Rebels have the first turn, but the Empire leads two to one.
    const breakout = fight(other, ['rebel', 5, 0], ['empire', 0, 5], ['empire', 0, 0]);
    expect(currentNode(breakout).scenario).toBe('11');
    expect(fight(breakout, ['draw', 0, 0]).over).toEqual({ winner: 'empire', by: 'battles' });
  });

  it('no battle begins before the cards are taken', () => {
    const choosing = finishBattle(start, result(start, 'rebel', 4, 2));
    expect(currentBattle(choosing)).toBeUndefined();
    expect(() => finishBattle(choosing, result(choosing, 'rebel', 4, 0))).toThrow('wrong.support-first');
    expect(currentBattle(takeFirst(choosing))?.node.id).toBe('low-flight');
  });

  it('leaves the campaign before it as it was', () => {
    const before = JSON.stringify(start);
    takeFirst(finishBattle(start, result(start, 'rebel', 4, 2)));
    expect(JSON.stringify(start)).toBe(before);
  });
});

describe('Support cards', () => {
  const held = fight(newCampaign('iron-on-ice'), ['rebel', 4, 2], ['rebel', 4, 2]);

  it('are carried on until they are used', () => {
    expect(currentBattle(held)?.options).toEqual({
      scenario: '6',
      supports: { rebel: REBEL_CARDS.slice(0, 2), empire: EMPIRE_CARDS.slice(0, 2) },
    });
  });

  it('are used once in the whole campaign', () => {
    const after = finishBattle(held, {
      winner: 'empire',
      medals: { rebel: 1, empire: 5 },
      supportsLeft: { rebel: ['air-support'], empire: ['special-orders', 'incursion'] },
    });
    expect(after.supports.rebel).toEqual(['air-support']);
    expect(after.used).toEqual({ rebel: ['combat-experience'], empire: [] });
    expect(pendingSupportChoices(after).map(({ cards }) => cards)).toEqual([EMPIRE_CARDS.slice(2)]);
    const later = fight(takeFirst(after), ['empire', 3, 5]);
    expect(later.supports.rebel).toEqual(['air-support', 'lets-finish-this']);
  });

  it('are chosen only by a side that may, and only from those left', () => {
    const choosing = finishBattle(held, result(held, 'rebel', 5, 0));
    expect(() => chooseSupport(choosing, 'empire', 'rout')).toThrow('side: wrong.no-support-due');
    expect(() => chooseSupport(choosing, 'rebel', 'air-support')).toThrow('card: input.word');
    expect(() => chooseSupport(choosing, 'rebel', 'rout')).toThrow('card: input.word');
    const chosen = chooseSupport(choosing, 'rebel', 'desperate-stand');
    expect(() => chooseSupport(chosen, 'rebel', 'reserve-forces')).toThrow('side: wrong.no-support-due');
  });

  it('are taken as long as there are any', () => {
    const five = fight(newCampaign('long-winter'), ...Array.from({ length: 5 }, () => ['rebel', 5, 0] as const));
    expect(five.supports.rebel).toEqual(REBEL_CARDS);
    const sixth = finishBattle(five, result(five, 'rebel', 5, 3));
    expect(sixth.choosing).toEqual(['empire']);
    expect(throughJson(sixth)).toEqual(sixth);
    expect(salvageCampaign(sixth, 'long-winter')).toEqual(sixth);
    expect(currentNode(takeFirst(sixth)).id).toBe('camp-far');
  });

  it('cannot come back from a battle into which they did not go', () => {
    const strange = { ...result(held, 'rebel', 5, 0), supportsLeft: { rebel: ['reserve-forces'], empire: [] } };
    expect(() => finishBattle(held, strange)).toThrow('result.supportsLeft.rebel[0]: wrong.not-held');
  });
});

describe('A campaign is won', () => {
  const start = newCampaign('iron-on-ice');

  it('by the side with more battles, and no card is taken after the last one', () => {
    const over = fight(start, ['rebel', 4, 0], ['rebel', 4, 0], ['rebel', 5, 0], ['empire', 0, 4]);
    expect(campaignOutcome(over)).toEqual({ winner: 'rebel', by: 'battles' });
    expect([over.choosing, currentBattle(over)]).toEqual([[], undefined]);
    expect(over.supports.empire).toEqual([]);
    expect(outcomeTexts(over).map((text) => render(WORDS, text))).toEqual([
      'The Rebels win the campaign, 3 to 1 in battles.',
      en['campaign.iron-on-ice.ending.rebel'],
    ]);
    expect(() => finishBattle(over, result(over, 'rebel', 1, 0))).toThrow('wrong.campaign-over');
  });

  it('by medals when the battles are equal', () => {
    const over = fight(start, ['rebel', 4, 3], ['empire', 1, 4], ['draw', 0, 0], ['draw', 0, 0]);
    // Two draws: the Empire had the first turn on the hill and at the generators, where its way ends.
    expect(over.results.map(({ node }) => node)).toEqual(['contact', 'low-flight', 'hill', 'generators']);
    expect(campaignOutcome(over)).toEqual({ winner: 'empire', by: 'medals' });
    expect(render({ language: 'de', sentences: de }, outcomeTexts(over)[0] ?? { key: '' })).toMatch(
      /Imperium gewinnt .* 7 zu 5 Medaillen/,
    );
  });

  it('by nobody when medals are equal too', () => {
    const over = fight(start, ['rebel', 4, 3], ['empire', 3, 4], ['draw', 0, 0], ['draw', 0, 0]);
    expect(campaignOutcome(over)).toEqual({ winner: 'draw', by: 'none' });
    expect(outcomeTexts(over).map(({ key }) => key)).toEqual(['campaign.outcome.draw', 'campaign.iron-on-ice.ending.draw']);
    expect(throughJson(over)).toEqual(over);
  });

  it('not before its last battle', () => {
    expect(campaignOutcome(start)).toBeUndefined();
    expect(outcomeTexts(start)).toEqual([]);
  });
});

describe('A damaged save is refused with its place', () => {
  const good = fight(newCampaign('iron-on-ice'), ['rebel', 4, 2], ['empire', 0, 4]);
  const [first, second] = good.results;
  const choosing = finishBattle(good, result(good, 'empire', 0, 5));
  const over = fight(good, ['empire', 0, 5], ['empire', 0, 0]);

  it('while a sound one is taken', () => {
    for (const state of [good, choosing, over]) expect(badPlace(state)).toBe('accepted');
  });

  it.each<[string, unknown]>([
    ['', 'nothing'],
    ['format', { ...good, format: 'wartable-campaign/2' }],
    ['campaign', { ...good, campaign: 'another' }],
    ['extra', { ...good, extra: 1 }],
    ['node', { ...good, node: 'doors' }],
    ['node', { ...good, node: undefined }],
    ['results', { ...good, results: {} }],
    ['results[1].node', { ...good, results: [first, { ...second, node: 'landing' }] }],
    ['results[0].winner', { ...good, results: [{ ...first, winner: 'rebels' }, second] }],
    ['results[0].medals.rebel', { ...good, results: [{ ...first, medals: { rebel: -1, empire: 0 } }, second] }],
    ['results[4]', { ...over, results: [...over.results, first] }],
    ['supports.rebel[0]', { ...good, supports: { ...good.supports, rebel: ['rout'] } }],
    ['supports.empire[1]', { ...good, supports: { ...good.supports, empire: ['scout', 'scout'] } }],
    ['supports.rebel', { ...good, supports: { ...good.supports, rebel: [] } }],
    ['supports.rebel', { ...good, supports: { ...good.supports, rebel: ['air-support', 'reserve-forces'] } }],
    ['supports.rebel[0]', { ...good, used: { rebel: good.supports.rebel, empire: [] } }],
    ['used.empire', { ...good, used: { rebel: [] } }],
    ['choosing[0]', { ...good, choosing: ['rebel'] }],
    ['choosing[1]', { ...choosing, choosing: ['empire', 'empire'] }],
    ['supports.empire', { ...choosing, choosing: [] }],
    ['over', { ...good, over: { winner: 'rebel', by: 'battles' } }],
    ['over', { ...over, over: undefined }],
    ['over.winner', { ...over, over: { winner: 'rebel', by: 'battles' } }],
    ['over.by', { ...over, over: { winner: 'empire' } }],
  ])('%s', (path, damaged) => {
    expect(badPlace(damaged)).toBe(path);
  });

  it('and an unknown campaign is not begun', () => {
    expect(() => newCampaign('iron-on-rice')).toThrow('campaign: input.word-near {"word":"iron-on-rice","near":"iron-on-ice"}');
  });

  it('and a battle that goes on has no result', () => {
    const state = setUp(readOptions({ scenario: '1' }), rngFromSeed(seedFrom('x')), undefined);
    expect(() => battleResult(viewFor(state, 'spectator'))).toThrow('wrong.battle-open');
  });
});

describe('What can be read of a damaged campaign goes on', () => {
  const fought = fight(newCampaign('iron-on-ice'), ['rebel', 4, 2], ['empire', 0, 4]);
  const good = finishBattle(fought, { ...result(fought, 'empire', 0, 5), battle: 'the third' });
  const over = fight(fought, ['empire', 0, 5], ['empire', 0, 0]);

  it('all of it where nothing is damaged', () => {
    for (const state of [newCampaign('iron-on-ice'), fought, good, over])
      expect(salvageCampaign(state, 'iron-on-ice')).toEqual(state);
  });

  it('the results up to the first that is bad, and the cards that fit them', () => {
    const [first, second, third] = good.results;
    const bad = { ...good, results: [first, { ...second, winner: 'nobody' }, third] };
    expect(salvageCampaign(bad, 'iron-on-ice')).toMatchObject({
      results: [first],
      node: 'low-flight',
      supports: { rebel: good.supports.rebel.slice(0, 1), empire: good.supports.empire.slice(0, 1) },
    });
  });

  it('cards that are gone are taken anew where that may be, else the first ones', () => {
    const bare = salvageCampaign({ results: good.results }, 'iron-on-ice');
    expect(bare.results).toEqual(good.results);
    expect(bare.choosing).toEqual(['empire']);
    expect(bare.supports).toEqual({ rebel: REBEL_CARDS.slice(0, 1), empire: EMPIRE_CARDS.slice(0, 2) });
  });

  it('whatever was damaged, the rest is sound', () => {
    const chance = rngFromSeed(seedFrom('damage'));
    const junk: readonly unknown[] = [null, 0, -1, 'rout', [], {}, [['scout']], { rebel: 1 }, 'rebel', undefined];
    const damage = (data: unknown): unknown => {
      if (below(chance, 8) === 0 || typeof data !== 'object' || data === null)
        return below(chance, 3) ? data : pick(chance, junk);
      if (Array.isArray(data)) return data.map(damage).slice(0, below(chance, 4) ? data.length : below(chance, data.length + 1));
      return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, damage(value)]));
    };
    for (let i = 0; i < 500; i++) {
      const state = salvageCampaign(damage(pick(chance, [fought, good, over])), 'iron-on-ice');
      expect(throughJson(state)).toEqual(state);
    }
  });

  it('and a match has one result', () => {
    const again = { ...good, choosing: [], supports: { ...good.supports, empire: [...good.supports.empire, 'rout'] } };
    const twice = { ...result(again, 'rebel', 5, 0), battle: 'the third' };
    expect(() => finishBattle(again, twice)).toThrow('result.battle: wrong.twice');
    expect(throughJson(good)).toEqual(good);
  });
});

describe('The texts of the campaigns', () => {
  it('are all used by the campaigns', () => {
    const used = CAMPAIGNS.flatMap(({ title, label, about, rules, endings, battles }) => [
      ...[title, label, about, rules, ...Object.values(endings)],
      ...battles.flatMap((node) => [node.title, node.briefing]),
    ]).map(({ key }) => key);
    const rest = KEYS.filter((key) => !used.includes(key));
    expect(rest.every((key) => /^campaign\.(choose|outcome|own)\./.test(key))).toBe(true);
    expect(KEYS.every((key) => key.startsWith('campaign.'))).toBe(true);
  });
});
