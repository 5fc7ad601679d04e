/** The inputs of positions, by name. */
import { offsetsOf, steps } from '@wartable/kernel';
import type { eventOf } from './cards.ts';
import { FIRST_IMPERIAL, KINDS, kindOfPiece, RANGES, ZONES } from './encoding-tables.ts';
import type { Frame } from './frames.ts';
import { CONSIDERATIONS } from './heuristics.ts';
import { AT_ST_TYPE, HERO, PIECES, type PieceId, SPEEDER_BIKE, STORMTROOPER, TABLES, TYPES } from './pieces.ts';
import { DIFFICULTIES, GENTLE, TACTICS } from './state.ts';

export const STEPS = [
  'turn',
  'place',
  'deploy',
  'rebel',
  'hero',
  'move-to',
  'capture',
  'join',
  'target',
  'imperial-move',
  'imperial-fire',
  'trap',
  'rally',
  'return',
] as const satisfies readonly Frame['step'][];
const CARDS = [...new Set(TABLES.actions)];
export const CARD_KIND = Int32Array.from(TABLES.actions, (name) => CARDS.indexOf(name));
export const HEROES_CARD = CARDS.indexOf('heroes');
/** Event cards of a kind that bring different units are told apart. */
const eventLabel = ({ event, units = {} }: ReturnType<typeof eventOf>): string =>
  [event, ...Object.entries(units).flat()].join(' ');
const EVENTS = [...new Set(TABLES.events.map((card) => eventLabel(card as ReturnType<typeof eventOf>)))];
export const EVENT_KIND = Int32Array.from(TABLES.events, (card) =>
  EVENTS.indexOf(eventLabel(card as ReturnType<typeof eventOf>)),
);

const HERO_NAMES = PIECES.filter(({ type }) => type === HERO).map(({ name }) => name);
export const HEROES = HERO_NAMES.length;
const OFF_MAP = ['reserve', 'out', 'complex'];
const PLACES = [...OFF_MAP, ...ZONES];
export const IN_COMPLEX = OFF_MAP.indexOf('complex');
const each = (of: readonly string[], others: readonly string[]): string[] =>
  of.flatMap((one) => others.map((other) => `${one} ${other}`));
/** How much one of them counts, by piece: about 2 when there are all of its type in one place. */
export const SIZE_OF = Float64Array.from(PIECES, ({ type }) =>
  type === HERO ? 1 : 2 / PIECES.filter((piece) => piece.type === type).length,
);
const IMPERIAL_TYPES = TYPES.slice(AT_ST_TYPE);
const GUARD_TYPES = TYPES.slice(STORMTROOPER);
export const MOST_TURNS = 8;
export const MOST_GUARDS = 5;
export const MOST_DICE = 7;

/** Vehicles have no cover anywhere. */
const ON_FOOT = KINDS.filter((kind) => kind !== 'at-st' && kind !== 'speeder-bike');

export const INPUTS = [
  { name: 'step', of: STEPS },
  { name: 'actor', of: KINDS },
  { name: 'card', of: CARDS },
  { name: 'card gone', of: CARDS },
  { name: 'event gone', of: EVENTS },
  { name: 'events left', of: ['events left'] },
  { name: 'cruisers to lose', of: steps(TABLES.cruisersToLose) },
  { name: 'turns left', of: ['turns', ...steps(MOST_TURNS)] },
  { name: 'next event', of: ['loses'] },
  { name: 'door', of: ['0', '1', '2', '3'] },
  { name: 'tactic', of: TACTICS },
  { name: 'difficulty', of: [...DIFFICULTIES, GENTLE] },
  { name: 'kept', of: ['capture', 'code', 'mounted'] },
  { name: 'piece', of: each(KINDS, PLACES) },
  { name: 'wounded', of: each([...HERO_NAMES, 'ewok-leader'], PLACES.slice(IN_COMPLEX)) },
  { name: 'in the open', of: each(ON_FOOT, ZONES.slice(1)) },
  { name: 'acted', of: HERO_NAMES },
  { name: 'served', of: ['waiting'] },
  { name: 'entrance', of: ['free', ...TYPES] },
  { name: 'imperial fire', of: RANGES },
  { name: 'rebel fire', of: RANGES },
  { name: 'aimed at', of: [...HERO_NAMES, ...TYPES.slice(1, AT_ST_TYPE), 'wounded'] },
  { name: 'heroes aimed at by', of: each(IMPERIAL_TYPES, ['soon', 'later']) },
  { name: 'heroes inside', of: steps(HEROES) },
  { name: 'healthy inside', of: steps(HEROES) },
  { name: 'fresh inside', of: steps(HEROES) },
  { name: 'breach dice inside', of: steps(MOST_DICE) },
  { name: 'guards', of: ['none', ...steps(MOST_GUARDS)] },
  { name: 'guards fire', of: each(GUARD_TYPES, ['soon', 'later']) },
  { name: 'generator', of: ['now', 'next', 'next but a guard', 'with who can enter', 'heroes cards left'] },
  { name: 'consideration', of: CONSIDERATIONS.map(({ name }) => name) },
] as const;
export const AT = offsetsOf(INPUTS);

/** Brings each consideration to about 2 at most. */
const SCALE: Readonly<Record<string, number>> = {
  time: 0.5,
  door: 0.5,
  breach: 1,
  way: 0.2,
  heroes: 0.2,
  danger: 0.2,
  entrance: 1,
  siege: 0.12,
  troopers: 0.4,
  ewoks: 0.1,
  aim: 0.25,
  imperials: 0.07,
  guards: 0.15,
  inside: 0.5,
  generator: 2,
  kept: 1,
  chances: 0.7,
};
export const SCALES = Float64Array.from(CONSIDERATIONS, ({ name }) => SCALE[name] ?? 1);

// By piece: where its rows begin.
const rowsOf = (row: (kind: number, piece: number) => number): Int32Array =>
  Int32Array.from(PIECES, (_, piece) => row(kindOfPiece(piece as PieceId), piece));
export const PIECE_ROW = rowsOf((kind) => AT.piece + kind * PLACES.length);
/** Heroes and Ewok leaders, by where they are from the complex on. */
export const WOUNDED_ROW = rowsOf((kind) => AT.wounded + Math.min(kind, HEROES) * (PLACES.length - IN_COMPLEX));
/** From the second zone on: the entrance is cover. */
export const OPEN_ROW = rowsOf((kind) => AT['in the open'] + ON_FOOT.indexOf(KINDS[kind] ?? '') * (ZONES.length - 1) - 1);
export const FIRE_ROW = rowsOf((_, piece) => (piece < FIRST_IMPERIAL ? AT['rebel fire'] : AT['imperial fire']));
export const FIRE = Float64Array.from(PIECES, ({ fire }) => fire / 20);
export const MOUNTED_FIRE = TABLES.mounted.fire / 20;
/** The places off the map by their numbers, which count down from -1: reserve, eliminated, captured, complex. */
export const OFF = Int32Array.of(0, 0, 1, 1, IN_COMPLEX);
export const IS_FOOT = Int32Array.from(PIECES, ({ type }) => (type === AT_ST_TYPE || type === SPEEDER_BIKE ? 0 : 1));
