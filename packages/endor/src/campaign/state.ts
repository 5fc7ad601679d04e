/** Where a campaign stands. Only results are kept; all else follows from them. */
import { type Carried, countersOf, FALLEN_NAMES, type FallenName, hasHeroes, KEEPABLE, PERSONS } from '../carried.ts';
import { BATTLES, type BattleId, type BattleNode, DEFEATS_TO_LOSE, type Hardness, type Stake } from './battles.ts';

export const CAMPAIGN_FORMAT = 'wartable-endor-campaign/1';
export const CAMPAIGN_ID = 'four-doors';

/** How a battle ended: who was captured then, how many lay fallen, which cards were kept. */
export type Result = Carried & {
  readonly battle: BattleId;
  readonly won: boolean;
  /** The turn in which it ended. */
  readonly turns: number;
  /** The commitment of its match, so that no match counts twice. */
  readonly match: string;
};

/** Everything that is kept between two battles. Plain data: JSON in, JSON out. */
export type CampaignState = {
  readonly format: typeof CAMPAIGN_FORMAT;
  readonly campaign: typeof CAMPAIGN_ID;
  /** Who breaks ties of the Imperial procedures, in all its battles. */
  readonly ties: Ties;
  readonly results: readonly Result[];
};

export const TIES = ['auto', 'ask'] as const;
export type Ties = (typeof TIES)[number];

export type Outcome = 'won' | 'lost';

/** What goes into the next battle. */
export type Standing = Carried & { readonly harder: readonly Hardness[] };

const FRESH: Standing = { captured: [], fallen: { 'rebel-trooper': 0, ewok: 0, catapult: 0 }, kept: [], harder: [] };

/** How many of the fallen are still missing in the next battle: half of the Ewoks and a unit of troopers find their way back, a catapult is built anew. */
const STILL_MISSING: Readonly<Record<FallenName, (fallen: number) => number>> = {
  'rebel-trooper': (fallen) => Math.max(0, fallen - 1),
  ewok: (fallen) => Math.floor(fallen / 2),
  catapult: (fallen) => Math.max(0, fallen - 1),
};

export function stakeOf(node: BattleNode, won: boolean): Stake {
  return won ? node.won : node.lost;
}

function nodeOf(id: BattleId): BattleNode {
  return BATTLES.find((node) => node.id === id) as BattleNode;
}

/** What a battle leaves for the next one. */
export function standingAfter(result: Result): Standing {
  const stake = stakeOf(nodeOf(result.battle), result.won);
  const missing = (unit: FallenName): number => STILL_MISSING[unit](result.fallen[unit]);
  return {
    captured: stake.frees ? [] : result.captured,
    fallen: { 'rebel-trooper': missing('rebel-trooper'), ewok: stake.frees ? 0 : missing('ewok'), catapult: missing('catapult') },
    kept: KEEPABLE.filter((card) => result.kept.includes(card) || stake.kept?.includes(card)),
    harder: stake.harder ?? [],
  };
}

export function standingOf({ results }: Pick<CampaignState, 'results'>): Standing {
  const last = results.at(-1);
  return last ? standingAfter(last) : FRESH;
}

/** Won with the last battle; lost with it, with a second defeat, or when no hero is left to go on. */
export function outcomeOf(state: Pick<CampaignState, 'results'>): Outcome | undefined {
  const last = state.results.at(-1);
  if (!last) return undefined;
  if (last.battle === BATTLES.at(-1)?.id) return last.won ? 'won' : 'lost';
  const defeats = state.results.filter(({ won }) => !won).length;
  return defeats >= DEFEATS_TO_LOSE || !hasHeroes(standingOf(state)) ? 'lost' : undefined;
}

/** The battle to be fought next; none when the campaign is over. */
export function nextBattle(state: Pick<CampaignState, 'results'>): BattleNode | undefined {
  return outcomeOf(state) ? undefined : BATTLES[state.results.length];
}

/** Who takes part in the next battle, and who is missing there. */
export function roll(state: Pick<CampaignState, 'results'>): {
  readonly persons: readonly { readonly name: string; readonly there: boolean }[];
  readonly units: readonly { readonly unit: FallenName; readonly there: number; readonly of: number }[];
} {
  const { captured, fallen } = standingOf(state);
  return {
    persons: PERSONS.map((name) => ({ name, there: !captured.includes(name) })),
    units: FALLEN_NAMES.map((unit) => ({ unit, there: countersOf(unit) - fallen[unit], of: countersOf(unit) })),
  };
}
