/** What the next battle is about, as far as it can be told before: what each victory leads to. */
import { SIDE_NAMES, type SideName } from '../board.ts';
import { battlesWon, type CampaignState, campaignOf, nodeOf, type Result, SUPPORT_CARDS } from './state.ts';
import type { BattleNode, PerSide } from './tree.ts';

export type Stake = {
  /** The battle that follows, and null where the campaign ends. */
  readonly next: BattleNode | null;
  /** Battles won by each side then. */
  readonly battles: PerSide<number>;
  /** Who leads then; where the campaign ends, who has won it: level battles are decided by medals. */
  readonly leads: SideName | 'level';
  /** Whether the winner takes a support card. */
  readonly prize: boolean;
  /** With so many medals the side that loses takes a support card too; null where that cannot be. */
  readonly consoles: number | null;
};

/** What follows from a victory of each side. */
export function stakesOf(state: CampaignState): PerSide<Stake> {
  const campaign = campaignOf(state);
  const node = nodeOf(campaign, state.node);
  const won = battlesWon(state.results);
  const of = (side: SideName): Stake => {
    const battles = { ...won, [side]: won[side] + 1 };
    const { rebel, empire } = battles;
    const next = node.next[side];
    const loser = SIDE_NAMES.findIndex((other) => other !== side);
    const half = Math.ceil((node.battle.medals[loser] ?? 0) / 2);
    const mayTake = (one: SideName): boolean =>
      next !== null && state.supports[one].length + state.used[one].length < SUPPORT_CARDS[one].length;
    return {
      next: next === null ? null : nodeOf(campaign, next),
      battles,
      leads: rebel === empire ? 'level' : rebel > empire ? 'rebel' : 'empire',
      prize: mayTake(side),
      consoles: half > 0 && mayTake(SIDE_NAMES[loser] ?? side) ? half : null,
    };
  };
  return { rebel: of('rebel'), empire: of('empire') };
}

/** The battles that can still be reached from here, this one not among them. */
export function aheadOf({ campaign: id, node, over }: Pick<CampaignState, 'campaign' | 'node' | 'over'>): ReadonlySet<string> {
  const campaign = campaignOf({ campaign: id });
  const ahead = new Set<string>();
  const walk = (from: string): void => {
    for (const next of Object.values(nodeOf(campaign, from).next))
      if (next !== null && !ahead.has(next)) {
        ahead.add(next);
        walk(next);
      }
  };
  if (!over) walk(node);
  return ahead;
}

/** The result of a battle that has been fought. */
export function resultAt({ results }: Pick<CampaignState, 'results'>, node: string): Result | undefined {
  return results.find((result) => result.node === node);
}
