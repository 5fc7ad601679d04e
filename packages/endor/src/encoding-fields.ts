/** The inputs of choices, by name. */
import { offsetsOf, steps } from '@wartable/kernel';
import { CHOICE_KINDS, type ChoiceKind } from './choices.ts';
import { beginOf, HEX_INPUTS, type Reason } from './encoding-hexes.ts';
import { IMPERIAL_KIND, KINDS } from './encoding-tables.ts';
import type { Frame } from './frames.ts';
import { AT_ST_TYPE, HERO, PIECES, TYPES } from './pieces.ts';

const HERO_KINDS = KINDS.slice(0, PIECES.filter(({ type }) => type === HERO).length);
const REBEL_KINDS = KINDS.slice(0, IMPERIAL_KIND);
const IMPERIAL_KINDS = KINDS.slice(IMPERIAL_KIND);
const WALKERS = REBEL_KINDS.filter((kind) => kind !== 'catapult');
const PARTNERS = [...HERO_KINDS, 'ewok'];
const RALLIED = ['rebel-trooper', 'ewok'];
const NOBODY: readonly string[] = [];

/** What may be answered in which step, and whom it may be about; "order" is the step in which Imperials wait for who fires next. */
const ANSWERS: Readonly<Record<Exclude<Frame['step'], 'turn'> | 'order', Partial<Record<ChoiceKind, readonly string[]>>>> = {
  place: { place: REBEL_KINDS, default: NOBODY },
  deploy: { 'tie-hex': IMPERIAL_KINDS },
  rebel: { act: REBEL_KINDS, done: NOBODY },
  hero: { move: HERO_KINDS, fire: HERO_KINDS, breach: HERO_KINDS, 'breach-with-code': HERO_KINDS, capture: NOBODY },
  'move-to': { to: WALKERS, enter: WALKERS },
  capture: { target: NOBODY },
  join: { join: PARTNERS, done: NOBODY },
  target: { target: IMPERIAL_KINDS },
  'imperial-move': { 'tie-piece': REBEL_KINDS, 'tie-hex': IMPERIAL_KINDS },
  'imperial-fire': { 'tie-piece': REBEL_KINDS },
  trap: { target: IMPERIAL_KINDS },
  rally: { macrohex: NOBODY },
  return: { place: RALLIED, default: NOBODY, enter: RALLIED },
  order: { 'tie-piece': IMPERIAL_KINDS, default: NOBODY },
};
const STEPS = Object.keys(ANSWERS);
const DEEDS = [
  ...Object.entries(ANSWERS).flatMap(([step, kinds]) =>
    Object.entries(kinds).map(([kind, of]) => ({ name: `${step}: ${kind}`, of })),
  ),
  { name: 'dismount', of: NOBODY },
];
const DONE_BY = DEEDS.flatMap(({ name, of }) => of.map((kind) => `${name} ${kind}`));
const DEED_AT = Int32Array.from(
  STEPS.flatMap((step) =>
    CHOICE_KINDS.map((kind) => DEEDS.findIndex(({ name }) => name === (kind === 'dismount' ? kind : `${step}: ${kind}`))),
  ),
);
const DONE_BY_AT = Int32Array.from(DEEDS.flatMap(({ name }) => KINDS.map((kind) => DONE_BY.indexOf(`${name} ${kind}`))));

/** What a choice of a kind is in a step. */
export function deedOf(step: string, kind: number): number {
  return DEED_AT[STEPS.indexOf(step) * CHOICE_KINDS.length + kind] as number;
}

/** The input of a deed by (or to) a kind of piece; -1 where it is not told. */
export function doneBy(deed: number, kind: number): number {
  return DONE_BY_AT[deed * KINDS.length + kind] as number;
}

export const MOST_DICE = 8;
const each = (of: readonly string[], others: readonly string[]): string[] =>
  of.flatMap((one) => others.map((other) => `${one} ${other}`));
const IMPERIAL_TYPES = TYPES.slice(AT_ST_TYPE);

export const CHOICES = [
  { name: 'deed', of: DEEDS.map(({ name }) => name) },
  { name: 'done by', of: DONE_BY },
  { name: 'hex', of: HEX_INPUTS },
  { name: 'piece', of: ['wounded', 'mounted', 'inside', 'enters', 'leaves'] },
  { name: 'inside', of: ['heroes', 'guards', 'troops', 'generator next'] },
  { name: 'door', of: ['on', 'back', 'opens'] },
  { name: 'generator', of: ['now', 'in all'] },
  { name: 'could', of: ['enter', 'reach the entrance', 'seize'] },
  { name: 'fire', of: ['hits', 'hits more', 'could join'] },
  { name: 'firer', of: each(REBEL_KINDS, IMPERIAL_TYPES) },
  { name: 'dice', of: steps(MOST_DICE) },
  { name: 'chance', of: [...IMPERIAL_TYPES, 'seizes'] },
  { name: 'target', of: ['aims at heroes', 'aims at wounded', 'aims at others', 'inside', 'last of its type', 'fires later'] },
  { name: 'fires at', of: each(TYPES.slice(0, AT_ST_TYPE), ['chance']) },
  { name: 'left', of: ['choices', 'hits', 'hits in all', 'door', 'generator', 'enters', 'waiting'] },
  { name: 'rallied', of: ['free', 'cover'] },
] as const;
export const OF = offsetsOf(CHOICES);

/** Where the row of a hex begins that is looked at for a reason. */
export function rowOf(reason: Reason): number {
  return OF.hex + beginOf(reason);
}
