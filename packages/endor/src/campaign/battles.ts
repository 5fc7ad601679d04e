/**
 * A campaign of four linked games, ours altogether: what is lost stays lost, and each battle decides something for the next.
 * What a battle is called and tells stands in `page/campaign/text`.
 */
import type { Kept } from '../carried.ts';
import type { Difficulty } from '../state.ts';

export type Hardness = keyof Difficulty;

/** What a result does to the next battle. */
export type Stake = {
  /** Event cards that are won and kept. */
  readonly kept?: readonly Kept[];
  /** All who are captured come back, and all Ewoks who fell. */
  readonly frees?: true;
  /** The next battle is harder by so much. */
  readonly harder?: readonly Hardness[];
};

export type BattleNode = {
  readonly id: BattleId;
  readonly difficulty: readonly Hardness[];
  readonly won: Stake;
  readonly lost: Stake;
};

const BATTLE_IDS = ['post', 'yard', 'prison', 'shield'] as const;
export type BattleId = (typeof BATTLE_IDS)[number];

export const BATTLES: readonly [BattleNode, ...BattleNode[]] = [
  { id: 'post', difficulty: ['gentle'], won: { kept: ['security-code'] }, lost: { harder: ['noRally'] } },
  {
    id: 'yard',
    difficulty: ['gentle', 'moreStormtroopers'],
    won: { kept: ['chewbacca-seizes-an-at-st'] },
    lost: { harder: ['fourCruisers'] },
  },
  { id: 'prison', difficulty: ['gentle', 'moreAtSts'], won: { frees: true }, lost: { harder: ['moreStormtroopers'] } },
  { id: 'shield', difficulty: [], won: {}, lost: {} },
];

/** So many defeats end the campaign; the last battle has to be won in any case. */
export const DEFEATS_TO_LOSE = 2;
