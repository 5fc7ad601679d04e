/** The shape of a campaign: a tree of battles in which results choose the way. */
import type { Json, Text } from '@wartable/kernel';
import type { SideName } from '../board.ts';
import type { Battle } from '../scenario.ts';
import type { CampaignKey } from '../text/campaign.ts';

export type PerSide<T> = Readonly<Record<SideName, T>>;
export type Winner = SideName | 'draw';

/** One battle of a house campaign. `next` is the battle that follows a victory of that side; null ends the campaign. */
type HouseBattle = {
  readonly id: string;
  /** A scenario of the box, by its id. */
  readonly scenario: string;
  readonly title: CampaignKey;
  readonly briefing: CampaignKey;
  readonly next: PerSide<string | null>;
};

/** A house campaign as it is written here; players write theirs as files (file.ts). */
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
  readonly battles: readonly [HouseBattle, ...HouseBattle[]];
};

/** A place on the drawn map, in hundredths from the left and from the top. */
export type MapPlace = readonly [x: number, y: number];

/** One battle of a campaign, ours or a player's. */
export type BattleNode = {
  readonly id: string;
  /** A scenario of the box, by its id, or a whole one. */
  readonly scenario: Json;
  readonly battle: Battle;
  readonly title: Text;
  readonly briefing: Text;
  readonly next: PerSide<string | null>;
  readonly at?: MapPlace;
};

/** A campaign as it is played, ours or a player's. */
export type Told = {
  readonly id: string;
  readonly title: Text;
  readonly label: Text;
  readonly about: Text;
  readonly rules: Text;
  readonly endings: Readonly<Record<Winner, Text>>;
  readonly battles: readonly [BattleNode, ...BattleNode[]];
};
