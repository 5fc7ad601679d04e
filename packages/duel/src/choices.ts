import type { Choice } from '@wartable/kernel';
import type { AbilityId, CardId, Side } from './cards/index.ts';
import type { UnitId } from './state.ts';

/** A choice is a kind and a small value (a card, a unit, a side, an ability) in one number. */
export const CHOICE_KINDS = [
  'pass',
  'initiative',
  'play',
  'attack',
  'use',
  'use-leader',
  'deploy',
  'unit',
  'base',
  'card',
  'done',
  'keep',
  'mulligan',
  'resource',
  'no-resource',
  'first',
  'resolve',
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

const SIZE = 1024;
const code = (kind: ChoiceKind): number => CHOICE_KINDS.indexOf(kind) * SIZE;

export const PASS: Choice = code('pass');
export const INITIATIVE: Choice = code('initiative');
export const USE_LEADER: Choice = code('use-leader');
export const DEPLOY: Choice = code('deploy');
export const DONE: Choice = code('done');
export const KEEP: Choice = code('keep');
export const MULLIGAN: Choice = code('mulligan');
export const NO_RESOURCE: Choice = code('no-resource');

const PLAY = code('play');
const ATTACK = code('attack');
const USE = code('use');
const UNIT = code('unit');
const BASE = code('base');
const CARD = code('card');
const RESOURCE = code('resource');
const FIRST = code('first');
const RESOLVE = code('resolve');

export const play = (card: CardId): Choice => PLAY + card;
export const attack = (unit: UnitId): Choice => ATTACK + unit;
export const use = (unit: UnitId): Choice => USE + unit;
export const chooseUnit = (unit: UnitId): Choice => UNIT + unit;
export const chooseBase = (side: Side): Choice => BASE + side;
export const chooseCard = (card: CardId): Choice => CARD + card;
export const resource = (card: CardId): Choice => RESOURCE + card;
export const first = (side: Side): Choice => FIRST + side;
export const resolve = (ability: AbilityId): Choice => RESOLVE + ability;

export function kindOf(choice: Choice): ChoiceKind {
  return CHOICE_KINDS[Math.floor(choice / SIZE)] as ChoiceKind;
}

/** What a choice of such a kind is about. */
export const chosenCard = (choice: Choice): CardId => (choice % SIZE) as CardId;
export const chosenUnit = (choice: Choice): UnitId => (choice % SIZE) as UnitId;
export const chosenSide = (choice: Choice): Side => (choice % SIZE === 0 ? 0 : 1);
export const chosenAbility = (choice: Choice): AbilityId => (choice % SIZE) as AbilityId;

export function isBase(choice: Choice): boolean {
  return choice >= BASE && choice < BASE + SIZE;
}
