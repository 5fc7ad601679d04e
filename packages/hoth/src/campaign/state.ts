/** Where a campaign stands, and what the house rules derive from its results. */
import { SIDE_NAMES, type SideName } from '../board.ts';
import { cardName, cardsOf } from '../cards/index.ts';
import { type CampaignFile, readCampaignFile } from './file.ts';
import { CAMPAIGNS } from './house.ts';
import type { BattleNode, PerSide, Told, Winner } from './tree.ts';

export const CAMPAIGN_FORMAT = 'wartable-campaign/1';

/** A battle that has been fought. `battle` is the commitment of its match, so that no match counts twice; early saves do not tell. */
export type Result = {
  readonly node: string;
  readonly winner: Winner;
  readonly medals: PerSide<number>;
  readonly battle?: string;
};

/** What decided: battles won or, these being equal, medals. */
export type CampaignOutcome =
  | { readonly winner: SideName; readonly by: 'battles' | 'medals' }
  | { readonly winner: 'draw'; readonly by: 'none' };

/** Everything that is kept between two battles. Plain data: JSON in, JSON out. */
export type CampaignState = {
  readonly format: typeof CAMPAIGN_FORMAT;
  /** A house campaign by its id, or the whole file of a player. */
  readonly campaign: string | CampaignFile;
  /** The battle to be fought next; when the campaign is over, the last one. */
  readonly node: string;
  readonly results: readonly Result[];
  /** Support cards a side holds, and those it has used up, by name. */
  readonly supports: PerSide<readonly string[]>;
  readonly used: PerSide<readonly string[]>;
  /** The sides that have a support card to take before the next battle. */
  readonly choosing: readonly SideName[];
  readonly over?: CampaignOutcome;
};

/** The support cards of each side, by name. */
export const SUPPORT_CARDS: PerSide<readonly string[]> = {
  rebel: cardsOf(0, 'support').map(cardName),
  empire: cardsOf(1, 'support').map(cardName),
};

export function campaignOf({ campaign }: Pick<CampaignState, 'campaign'>): Told {
  return typeof campaign === 'string' ? (CAMPAIGNS.find(({ id }) => id === campaign) as Told) : readCampaignFile(campaign);
}

export function nodeOf(campaign: Told, id: string): BattleNode {
  return campaign.battles.find((node) => node.id === id) as BattleNode;
}

/** Battles won by each side; a draw is won by nobody. */
export function battlesWon(results: readonly Result[]): PerSide<number> {
  const won = (side: SideName): number => results.filter((result) => result.winner === side).length;
  return { rebel: won('rebel'), empire: won('empire') };
}

/** Medals of each side in all battles together. */
export function medalsWon(results: readonly Result[]): PerSide<number> {
  const won = (side: SideName): number => results.reduce((sum, result) => sum + result.medals[side], 0);
  return { rebel: won('rebel'), empire: won('empire') };
}

/** The sides that take a support card for a battle: the winner, and whoever reached half of its medal target. */
export function earnersOf(campaign: Told, result: Result): SideName[] {
  const target = nodeOf(campaign, result.node).battle.medals;
  return SIDE_NAMES.filter((side, i) => {
    const need = target[i] as number;
    return result.winner === side || (need > 0 && 2 * result.medals[side] >= need);
  });
}

/** The battle after the last of these results; null when the campaign ends with it. */
export function nextNode(campaign: Told, results: readonly [...Result[], Result]): string | null {
  const last = results[results.length - 1] as Result;
  const node = nodeOf(campaign, last.node);
  return node.next[last.winner === 'draw' ? leader(results, node) : last.winner];
}

/** After a draw the side with more battles won leads the way; where that is equal, the side that had the first turn. */
function leader(results: readonly Result[], node: BattleNode): SideName {
  const { rebel, empire } = battlesWon(results);
  if (rebel !== empire) return rebel > empire ? 'rebel' : 'empire';
  return SIDE_NAMES[node.battle.first];
}

/** More battles won; these equal, more medals in all battles together; these equal too, a draw. */
export function outcomeOf(results: readonly Result[]): CampaignOutcome {
  const battles = battlesWon(results);
  if (battles.rebel !== battles.empire) return { winner: battles.rebel > battles.empire ? 'rebel' : 'empire', by: 'battles' };
  const medals = medalsWon(results);
  if (medals.rebel !== medals.empire) return { winner: medals.rebel > medals.empire ? 'rebel' : 'empire', by: 'medals' };
  return { winner: 'draw', by: 'none' };
}
