/** The words command cards are written in: whom they order, and what the ordered units may do this turn. */
import type { Side } from '../board.ts';

export type OrderFilter = 'infantry' | 'vehicle' | 'artillery' | 'same-kind';

/** How many units a card orders, and where. `all` orders every one of them without asking. */
export type Order =
  | { readonly in: 'sections'; readonly left: number; readonly center: number; readonly right: number }
  | { readonly in: 'anywhere'; readonly count: number; readonly filter?: OrderFilter; readonly differentSections?: true }
  | { readonly in: 'one-section'; readonly filter: OrderFilter }
  | { readonly in: 'nowhere' };

export const ALL = 99;

/** What the card gives to the units it orders, this turn only. */
export type Bonus = {
  readonly dice: number;
  readonly closeCombatDice: number;
  readonly move: number;
  readonly moveAfterAttack: number;
  readonly attacks: number;
  readonly activations: number;
  readonly noMove: boolean;
  readonly noAttack: boolean;
  readonly ignoreTerrain: boolean;
  readonly dicePerNeighbour: boolean;
  readonly retreatIsExplosion: boolean;
  readonly focusFire: boolean;
};

/** What happens before units are ordered. */
export type Special = 'none' | 'heal-all' | 'heal-ordered' | 'deploy-the-fleet' | 'orbital-strike';

export type CommandCard = {
  readonly name: string;
  readonly side: Side;
  /** The leader it belongs to, or `standard` or `support`. */
  readonly set: string;
  readonly section: boolean;
  readonly order: Order;
  readonly bonus: Bonus;
  readonly special: Special;
};

const PLAIN: Bonus = {
  dice: 0,
  closeCombatDice: 0,
  move: 0,
  moveAfterAttack: 0,
  attacks: 1,
  activations: 1,
  noMove: false,
  noAttack: false,
  ignoreTerrain: false,
  dicePerNeighbour: false,
  retreatIsExplosion: false,
  focusFire: false,
};

export const sections = (left: number, center: number, right: number): Order => ({ in: 'sections', left, center, right });
export const anywhere = (count: number, filter?: OrderFilter): Order =>
  filter === undefined ? { in: 'anywhere', count } : { in: 'anywhere', count, filter };
export const inDifferentSections = (count: number): Order => ({ in: 'anywhere', count, differentSections: true });
export const oneSection = (filter: OrderFilter): Order => ({ in: 'one-section', filter });
export const nowhere: Order = { in: 'nowhere' };

export function sectionCard(name: string, side: Side, order: Order): CommandCard {
  return { name, side, set: 'standard', section: true, order, bonus: PLAIN, special: 'none' };
}

export function tacticCard(
  name: string,
  side: Side,
  set: string,
  order: Order,
  bonus: Partial<Bonus> = {},
  special: Special = 'none',
): CommandCard {
  return { name, side, set, section: false, order, bonus: { ...PLAIN, ...bonus }, special };
}
