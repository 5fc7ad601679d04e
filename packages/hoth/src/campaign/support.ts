/** Which support card a bot takes: the strongest that has something to do in the next battle. */
import { InputError } from '@wartable/kernel';
import type { SideName } from '../board.ts';
import { KINDS } from '../kinds.ts';
import type { Battle } from '../scenario.ts';
import { text } from '../text/text.ts';
import { type CampaignState, campaignOf, nodeOf, SUPPORT_CARDS } from './state.ts';

/** So many units of infantry make a card for one of them worth its place. */
const MANY = 5;

const vehicles = (battle: Battle, side: number): number =>
  battle.units.filter(({ kind }) => KINDS[kind]?.side === side && KINDS[kind]?.class === 'vehicle').length;
const infantry = (battle: Battle, side: number): number =>
  battle.units.filter(({ kind }) => KINDS[kind]?.side === side && KINDS[kind]?.class === 'infantry').length;

/** Those that are not here are of use in every battle. */
const OF_USE: Readonly<Record<string, (battle: Battle) => boolean>> = {
  'air-support': (battle) => vehicles(battle, 1) > 0,
  'reserve-forces': (battle) => vehicles(battle, 0) > 0,
  'combat-experience': (battle) => infantry(battle, 0) >= MANY,
  'desperate-stand': (battle) => infantry(battle, 0) >= MANY,
  incursion: (battle) => infantry(battle, 1) >= MANY,
  scout: (battle) => infantry(battle, 1) >= MANY,
  rout: (battle) => battle.terrain.some((ground) => ground > 0),
};

/** Of the cards that a side may take; the lists go from the strongest to the weakest. */
export function preferredSupport(state: CampaignState, side: SideName): string {
  const { battle } = nodeOf(campaignOf(state), state.node);
  const cards = SUPPORT_CARDS[side].filter((card) => !state.supports[side].includes(card) && !state.used[side].includes(card));
  const card = cards.find((one) => OF_USE[one]?.(battle) ?? true) ?? cards[0];
  if (card === undefined) throw new InputError('side', text('wrong.no-support-due', { side: text(`side.${side}`) }));
  return card;
}
