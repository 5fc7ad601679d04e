/** Campaign mode (facts: campaign.md, last section): house campaigns of our own design, not the publisher's. */
import { InputError, type Json, readWord, type Text } from '@wartable/kernel';
import { SIDE_NAMES, type SideName } from '../board.ts';
import type { CampaignKey } from '../text/campaign.ts';
import { text } from '../text/text.ts';
import type { View } from '../view.ts';
import type { CampaignFile } from './file.ts';
import { type BattleResult, readBattleResult, readCampaignId, refuseTwice } from './read.ts';
import {
  battlesWon,
  CAMPAIGN_FORMAT,
  type CampaignOutcome,
  type CampaignState,
  campaignOf,
  earnersOf,
  medalsWon,
  nextNode,
  nodeOf,
  outcomeOf,
  type Result,
  SUPPORT_CARDS,
} from './state.ts';
import type { BattleNode, PerSide } from './tree.ts';

export { CAMPAIGN_FILE_FORMAT, type CampaignFile, readCampaignFile } from './file.ts';
export { CAMPAIGNS } from './house.ts';
export { type BattleResult, readCampaign, salvageCampaign } from './read.ts';
export { aheadOf, resultAt, type Stake, stakesOf } from './stakes.ts';
export { type CampaignOutcome, type CampaignState, campaignOf, type Result } from './state.ts';
export { preferredSupport } from './support.ts';
export type { BattleNode, PerSide, Told, Winner } from './tree.ts';

/** The battle to be played, and options for it; players and leaders may be added to them. */
export type CampaignBattle = {
  readonly node: BattleNode;
  readonly options: { readonly scenario: Json; readonly supports: PerSide<readonly string[]> };
};

export type SupportChoice = { readonly side: SideName; readonly cards: readonly string[]; readonly prompt: CampaignKey };

export type CampaignScore = { readonly battles: PerSide<number>; readonly medals: PerSide<number> };

const PROMPTS: PerSide<CampaignKey> = { rebel: 'campaign.choose.rebel', empire: 'campaign.choose.empire' };

/** A campaign before its first battle: a house campaign by its id, or a player's file. */
export function newCampaign(id: string | CampaignFile): CampaignState {
  const campaign = readCampaignId(id, 'campaign');
  return {
    format: CAMPAIGN_FORMAT,
    campaign,
    node: campaignOf({ campaign }).battles[0].id,
    results: [],
    supports: { rebel: [], empire: [] },
    used: { rebel: [], empire: [] },
    choosing: [],
  };
}

/** The next battle of the tree, for its briefing; when the campaign is over, the last one. */
export function currentNode(state: CampaignState): BattleNode {
  return nodeOf(campaignOf(state), state.node);
}

/** The battle to be played now; none while a support card has to be taken or when the campaign is over. */
export function currentBattle(state: CampaignState): CampaignBattle | undefined {
  if (state.over || state.choosing.length > 0) return undefined;
  const node = currentNode(state);
  return { node, options: { scenario: node.scenario, supports: state.supports } };
}

/** What a battle that is over leaves behind, as anybody sees it. */
export function battleResult({ outcome, medals, supports }: Pick<View, 'outcome' | 'medals' | 'supports'>): BattleResult {
  if (outcome === null) throw new InputError('result', text('wrong.battle-open'));
  return {
    winner: outcome,
    medals: { rebel: medals[0], empire: medals[1] },
    supportsLeft: { rebel: supports[0], empire: supports[1] },
  };
}

/** The same of a match that may have been given up: it is lost with the medals of the moment. */
export function matchResult(view: View, winners: readonly number[], battle: string): BattleResult {
  const winner = view.outcome ?? SIDE_NAMES[winners[0] ?? 0] ?? null;
  return { ...battleResult({ ...view, outcome: winner }), battle };
}

/** The campaign after a battle: used cards are gone, the result chooses the way, support cards may be taken. */
export function finishBattle(state: CampaignState, input: BattleResult): CampaignState {
  if (!currentBattle(state)) throw new InputError('result', text(state.over ? 'wrong.campaign-over' : 'wrong.support-first'));
  const { supportsLeft, ...score } = readBattleResult(input, state.supports);
  refuseTwice(state.results, score.battle, 'result.battle');
  const campaign = campaignOf(state);
  const result: Result = { node: state.node, ...score };
  const results: [...Result[], Result] = [...state.results, result];
  const spent = (side: SideName): string[] => [
    ...state.used[side],
    ...state.supports[side].filter((card) => !supportsLeft[side].includes(card)),
  ];
  const after = { ...state, results, supports: supportsLeft, used: { rebel: spent('rebel'), empire: spent('empire') } };
  const next = nextNode(campaign, results);
  // After the last battle a support card would have no use: none is taken.
  if (next === null) return { ...after, over: outcomeOf(results) };
  const choosing = earnersOf(campaign, result).filter((side) => cardsLeft(after, side).length > 0);
  return { ...after, node: next, choosing };
}

/** Who has a support card to take, and from which: those of the side that it neither holds nor has used. */
export function pendingSupportChoices(state: CampaignState): SupportChoice[] {
  return state.choosing.map((side) => ({
    side,
    cards: cardsLeft(state, side),
    prompt: PROMPTS[side],
  }));
}

function cardsLeft({ supports, used }: CampaignState, side: SideName): readonly string[] {
  return SUPPORT_CARDS[side].filter((card) => !supports[side].includes(card) && !used[side].includes(card));
}

/** The campaign after a side has taken a support card. */
export function chooseSupport(state: CampaignState, side: SideName, card: string): CampaignState {
  const choice = pendingSupportChoices(state).find((pending) => pending.side === side);
  if (!choice) throw new InputError('side', text('wrong.no-support-due', { side: text(`side.${side}`) }));
  readWord(card, 'card', choice.cards);
  return {
    ...state,
    supports: { ...state.supports, [side]: [...state.supports[side], card] },
    choosing: state.choosing.filter((waiting) => waiting !== side),
  };
}

/** Who has won the campaign, once it is over. */
export function campaignOutcome(state: CampaignState): CampaignOutcome | undefined {
  return state.over;
}

/** Battles won and medals so far. */
export function campaignScore(state: CampaignState): CampaignScore {
  return { battles: battlesWon(state.results), medals: medalsWon(state.results) };
}

const OUTCOMES: PerSide<Readonly<Record<'battles' | 'medals', CampaignKey>>> = {
  rebel: { battles: 'campaign.outcome.rebel.battles', medals: 'campaign.outcome.rebel.medals' },
  empire: { battles: 'campaign.outcome.empire.battles', medals: 'campaign.outcome.empire.medals' },
};

/** The outcome as a sentence, and the end of the story. */
export function outcomeTexts(state: CampaignState): readonly Text[] {
  const { over } = state;
  if (!over) return [];
  const ending = campaignOf(state).endings[over.winner];
  if (over.winner === 'draw') return [{ key: 'campaign.outcome.draw' }, ending];
  return [{ key: OUTCOMES[over.winner][over.by], params: campaignScore(state)[over.by] }, ending];
}
