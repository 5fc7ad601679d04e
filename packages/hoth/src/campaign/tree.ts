/** The shape of a house campaign: a tree of battles in which results choose the way. */
import type { SideName } from '../board.ts';
import type { CampaignKey } from '../text/campaign.ts';

export type PerSide<T> = Readonly<Record<SideName, T>>;
export type Winner = SideName | 'draw';

/** One battle of a campaign. `next` is the battle that follows a victory of that side; null ends the campaign. */
export type BattleNode = {
  readonly id: string;
  /** A scenario of the box, by its id. */
  readonly scenario: string;
  readonly title: CampaignKey;
  readonly briefing: CampaignKey;
  readonly next: PerSide<string | null>;
};

export type Campaign = {
  readonly id: string;
  readonly title: CampaignKey;
  /** Says that the campaign is ours and not the publisher's. */
  readonly label: CampaignKey;
  readonly about: CampaignKey;
  readonly rules: CampaignKey;
  /** How the story ends, by the winner of the campaign. */
  readonly endings: Readonly<Record<Winner, CampaignKey>>;
  /** The first one opens the campaign. */
  readonly battles: readonly [BattleNode, ...BattleNode[]];
};
