/** Campaigns of players: a file that is right is played, one that is wrong is refused at its place. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError, type Json, render } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import {
  CAMPAIGNS,
  type CampaignFile,
  type CampaignState,
  campaignOf,
  chooseSupport,
  currentBattle,
  currentNode,
  finishBattle,
  newCampaign,
  outcomeTexts,
  pendingSupportChoices,
  preferredSupport,
  readCampaign,
  readCampaignFile,
  stakesOf,
  type Winner,
} from '../src/campaign/index.ts';
import { readOptions } from '../src/rules/setup.ts';
import { writeScenario } from '../src/scenario.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { en } from '../src/text/en.ts';

const WORDS = { language: 'en', sentences: en };
const GUIDE = join(import.meta.dirname, '..', '..', '..', 'docs', 'campaigns.md');

/** The example that players read. */
function example(): CampaignFile {
  const [, source = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  return JSON.parse(source);
}

const battle = (id: string, rebel: string | null, empire: string | null, more: object = {}): Json =>
  ({ id, scenario: '1', title: id, next: { rebel, empire }, ...more }) as Json;
const fileOf = (...battles: readonly Json[]): CampaignFile => ({ format: 'hoth-campaign/1', title: 'Ours', battles });

function placeOf(input: unknown): string {
  try {
    readCampaignFile(input);
  } catch (error) {
    if (error instanceof InputError) return `${error.path}: ${error.text.key}`;
    throw error;
  }
  return 'accepted';
}

function fight(state: CampaignState, winner: Winner, rebel: number, empire: number): CampaignState {
  const after = finishBattle(state, { winner, medals: { rebel, empire }, supportsLeft: state.supports });
  return pendingSupportChoices(after).reduce((now, { side }) => chooseSupport(now, side, preferredSupport(now, side)), after);
}

describe('A campaign file', () => {
  it('of the guide is read, played to its end and told in its own words', () => {
    const file = example();
    let state = newCampaign(file);
    const titles: string[] = [];
    while (!state.over) {
      titles.push(render(WORDS, currentNode(state).title));
      state = fight(state, 'rebel', 4, 3);
      expect(readCampaign(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }
    expect(titles.length).toBeGreaterThan(1);
    expect(
      outcomeTexts(state)
        .map((text) => render(WORDS, text))
        .join(' '),
    ).toContain((file as { endings?: { rebel?: string } }).endings?.rebel ?? '?');
  });

  it('may hold whole scenarios, which go to the table as they are', () => {
    const own = { ...writeScenario(SCENARIOS[4] as (typeof SCENARIOS)[number]), id: 'mine', title: 'Mine' };
    const state = newCampaign(fileOf(battle('one', null, null, { scenario: own })));
    expect(currentBattle(state)?.options.scenario).toEqual(own);
    expect(campaignOf(state).battles[0].battle.title).toBe('Mine');
    expect(placeOf(fileOf(battle('one', null, null, { scenario: { ...own, medals: { rebel: 0, empire: 0 } } })))).toBe(
      'battles[0].scenario.medals.rebel: wrong.cannot-win',
    );
  });

  const TWO = [battle('one', 'two', null), battle('two', null, null)];
  it.each<[string, unknown]>([
    [': input.fields', []],
    ['format: input.word-near', { ...fileOf(...TWO), format: 'hoth-campaign/2' }],
    ['author: input.field-of', { ...fileOf(...TWO), author: 'me' }],
    ['title: input.text', { ...fileOf(...TWO), title: 7 }],
    ['title: wrong.length', { ...fileOf(...TWO), title: '  ' }],
    ['about: wrong.length', { ...fileOf(...TWO), about: 'x'.repeat(2001) }],
    ['endings.nobody: input.field-of', { ...fileOf(...TWO), endings: { nobody: 'x' } }],
    ['battles: wrong.no-battle', fileOf()],
    [
      'battles: wrong.too-many',
      fileOf(...Array.from({ length: 41 }, (_, i) => battle(`b${i}`, i < 40 ? `b${i + 1}` : null, null))),
    ],
    ['battles[0].id: wrong.battle-id', fileOf(battle('One Two', null, null))],
    ['battles[1].id: wrong.twice', fileOf(TWO[0] as Json, battle('one', null, null))],
    ['battles[0].scenario: input.word-near', fileOf(battle('one', null, null, { scenario: '18' }))],
    ['battles[0].next.rebel: input.word-near', fileOf(battle('one', 'twoo', null), TWO[1] as Json)],
    ['battles[0].next.empire: input.text', fileOf(battle('one', null, null, { next: { rebel: null } }))],
    ['battles[0].next.empire: wrong.in-a-circle', fileOf(battle('one', null, 'one'))],
    [
      'battles[2].next.rebel: wrong.in-a-circle',
      fileOf(battle('one', 'two', null), battle('two', null, 'three'), battle('three', 'two', null)),
    ],
    ['battles[1].id: wrong.unreached', fileOf(battle('one', null, null), battle('two', null, null))],
    ['battles[0].at: wrong.place', fileOf(battle('one', null, null, { at: [10] }))],
    ['battles[0].at[1]: input.number', fileOf(battle('one', null, null, { at: [10, 101] }))],
    ['accepted', fileOf(battle('one', 'two', 'two', { at: [10, 50] }), battle('two', null, null))],
  ])('%s', (place, file) => {
    expect(placeOf(file)).toBe(place);
  });

  it('inside a saved campaign is refused at its place there', () => {
    const state = newCampaign(fileOf(...TWO));
    const bad = JSON.parse(JSON.stringify({ ...state, campaign: { ...fileOf(...TWO), title: '' } }));
    expect(() => readCampaign(bad)).toThrow('campaign.title: wrong.length');
  });

  it('with more battles than there are support cards goes on without them', () => {
    const battles = Array.from({ length: 8 }, (_, i) => battle(`b${i}`, i < 7 ? `b${i + 1}` : null, i < 7 ? `b${i + 1}` : null));
    let state = newCampaign(fileOf(...battles));
    for (let i = 0; i < 8; i++) {
      expect(currentBattle(state)).toBeDefined();
      expect(stakesOf(state).rebel.prize).toBe(i < 5);
      expect(stakesOf(state).empire.consoles).toBe(i < 5 ? 2 : null);
      state = fight(state, 'rebel', 4, 0);
      expect(readCampaign(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }
    expect([state.supports.rebel.length, state.supports.empire.length, state.over?.winner]).toEqual([5, 0, 'rebel']);
  });
});

describe('A table may say which campaign it is of', () => {
  const wrongAt = (options: unknown): string => {
    try {
      readOptions(options);
    } catch (error) {
      if (error instanceof InputError) return `${error.path}: ${error.text.key}`;
      throw error;
    }
    return 'accepted';
  };
  const state = fight(newCampaign('iron-on-ice'), 'rebel', 4, 2);
  const due = currentBattle(state)?.options ?? {};

  it('where its battle is the one that is due there, with the cards that are held', () => {
    const campaign = { run: 'c0123456789ab', state };
    expect(wrongAt({ ...due, campaign })).toBe('accepted');
    expect(readOptions({ ...due, campaign })).toEqual(readOptions(due));
    expect(wrongAt({ ...due, scenario: '7', campaign })).toBe('options.campaign.state.node: wrong.other-battle');
    expect(wrongAt({ scenario: '2', campaign })).toBe('options.campaign.state.supports.rebel: wrong.other-battle');
    const richer = { ...state, supports: { ...state.supports, rebel: ['combat-experience', 'air-support'] } };
    expect(wrongAt({ ...due, supports: richer.supports, campaign: { ...campaign, state: richer } })).toBe(
      'options.campaign.state.supports.rebel: wrong.cards-earned',
    );
    expect(wrongAt({ ...due, campaign: { state } })).toBe('options.campaign.run: input.text');
    const choosing = finishBattle(state, { winner: 'rebel', medals: { rebel: 4, empire: 0 }, supportsLeft: state.supports });
    expect(wrongAt({ ...due, campaign: { ...campaign, state: choosing } })).toBe(
      'options.campaign.state.node: wrong.other-battle',
    );
  });

  it('also where the scenario is a whole one', () => {
    const own = newCampaign(example());
    const second = fight(own, 'rebel', 4, 0);
    const options = currentBattle(second)?.options ?? {};
    const campaign = JSON.parse(JSON.stringify({ run: 'c0123456789ab', state: second }));
    expect(wrongAt(JSON.parse(JSON.stringify({ ...options, campaign })))).toBe('accepted');
  });
});

describe('What is at stake', () => {
  it('is where each victory leads, who leads then, and what the loser may still earn', () => {
    const start = newCampaign('iron-on-ice');
    expect(stakesOf(start)).toMatchObject({
      rebel: { next: { id: 'low-flight' }, battles: { rebel: 1, empire: 0 }, leads: 'rebel', consoles: 2 },
      empire: { next: { id: 'landing' }, battles: { rebel: 0, empire: 1 }, leads: 'empire', consoles: 2 },
    });
    const last = fight(fight(fight(start, 'rebel', 4, 0), 'rebel', 4, 0), 'empire', 0, 5);
    expect(stakesOf(last)).toMatchObject({
      rebel: { next: null, leads: 'rebel', consoles: null },
      empire: { next: { id: 'siege' }, leads: 'level' },
    });
  });

  it.each(CAMPAIGNS)('comes true in $id, whoever wins', ({ id }) => {
    const walk = (state: CampaignState): void => {
      if (state.over) return;
      const stakes = stakesOf(state);
      for (const side of ['rebel', 'empire'] as const) {
        const after = fight(state, side, side === 'rebel' ? 5 : 0, side === 'empire' ? 5 : 0);
        const { next, leads } = stakes[side];
        expect(after.over ? null : after.node).toBe(next?.id ?? null);
        if (after.over && leads !== 'level') expect(after.over.winner).toBe(leads);
        if (state.results.length < 4) walk(after);
      }
    };
    walk(newCampaign(id));
  });
});

describe('A bot takes', () => {
  it('the strongest support card that has something to do in the next battle', () => {
    const start = newCampaign('iron-on-ice');
    const won = finishBattle(start, { winner: 'empire', medals: { rebel: 2, empire: 4 }, supportsLeft: start.supports });
    for (const { side, cards } of pendingSupportChoices(won)) expect(cards).toContain(preferredSupport(won, side));
    // No walker on the hill: nothing for Air Support to aim at that is worth it.
    const hill = fight(fight(start, 'rebel', 4, 0), 'empire', 0, 4);
    const held = { ...hill, choosing: ['rebel'] as const, supports: { rebel: ['combat-experience'], empire: [] } };
    expect(currentNode(hill).id).toBe('hill');
    expect(preferredSupport(held, 'rebel')).not.toBe('air-support');
  });
});
