/** What the encoding looks up: buckets, priorities, and what heroes in the complex can bring about. */

import type { HexId } from '@wartable/kernel';
import { FIRE_CARD, ONE, TWO } from './heuristics.ts';
import { CLEAR, FAR, type GameMap, macrohexAt, rangesFrom, wayToEntrance } from './map.ts';
import { AT_ST_TYPE, HERO, PIECES, type PieceId, TABLES, TYPES, type TypeId } from './pieces.ts';
import { TACTICS, type Tactic } from './state.ts';

export { FIRST_IMPERIAL, STEP } from './heuristics.ts';

/** Whom choices are about: each hero by name, all others by type. */
export const KINDS = [...PIECES.filter(({ type }) => type === HERO).map(({ name }) => name), ...TYPES.slice(1)];
const HEROES = PIECES.filter(({ type }) => type === HERO).length;
const KIND = Int32Array.from(PIECES, ({ type }, piece) => (type === HERO ? piece : HEROES - 1 + type));
export const kindOfPiece = (piece: PieceId): number => KIND[piece] as number;
export const IMPERIAL_KIND = HEROES - 1 + AT_ST_TYPE;

const TYPE_FIRE = Int32Array.from(TYPES, (_, type) => PIECES.find((piece) => piece.type === type)?.fire ?? 0);
export const fireOfType = (type: TypeId): number => TYPE_FIRE[type] as number;
const CARD_OF = Int32Array.from(FIRE_CARD);
export const fireCardOf = (imperial: PieceId): number => CARD_OF[imperial] as number;

/** The chance of as many symbols as the armor (1 or 2) asks for, by armor and dice. A shot needs as many dice, too. */
const MOST_DICE = ONE.length - 1;
const HIT = Float64Array.of(...ONE.map(() => 0), ...ONE, ...TWO.map((chance, dice) => (dice < 2 ? 0 : chance)));

export function hitChance(armor: number, dice: number): number {
  return dice < 1 ? 0 : (HIT[(armor > 2 ? 2 : armor) * (MOST_DICE + 1) + (dice < MOST_DICE ? dice : MOST_DICE)] as number);
}

const PRIORITIES = Int32Array.from(
  TACTICS.flatMap((tactic) =>
    TYPES.map((type) => {
      const place = TABLES.tactics[tactic].indexOf(type);
      return place < 0 ? TABLES.tactics[tactic].length : place;
    }),
  ),
);
export const priorityIn = (tactic: Tactic, type: number): number => PRIORITIES[tactic * TYPES.length + type] as number;
/** Who holds the entrance is the first target of the breach tactic; who is not in its list the last. */
export const ENTRANCE_FIRST = 0;
export const NOT_LISTED = TABLES.tactics.D.length;

// Distances as they matter: with five points one comes to the entrance, with three hexes to go into the complex as well.
const bucketed = (most: readonly number[]): Int32Array =>
  Int32Array.from({ length: 32 }, (_, n) => most.filter((limit) => n > limit).length);
const ZONE = bucketed([0, 3, 5, 8, 11]);
export const ZONES = ['entrance', '1–3', '4–5', '6–8', '9–11', '12+'];
const WAY = bucketed([0, 1, 2, 3, 5, 8, 11]);
export const WAYS = ['0', '1', '2', '3', '4–5', '6–8', '9–11', '12+'];
const bucket = (of: Int32Array, n: number): number => of[n < of.length ? n : of.length - 1] as number;
export const zoneOf = (way: number): number => bucket(ZONE, way);
export const wayBucket = (way: number): number => bucket(WAY, way);
/** Ranges in macrohexes. */
export const RANGES = ['0', '1', '2', '3', '4+'];
export const rangeBucket = (range: number): number => (range < RANGES.length ? range : RANGES.length - 1);

/** What a map has for each hex, in rows that are quickly read. */
export type Ground = {
  readonly way: Int32Array;
  readonly home: Int32Array;
  readonly macrohex: Int32Array;
  readonly cover: Int32Array;
  readonly q: Int32Array;
  readonly r: Int32Array;
};
const grounds = new WeakMap<GameMap, Ground>();
let lastMap: GameMap | undefined;
let lastGround: Ground | undefined;

export function groundOf(map: GameMap): Ground {
  if (map === lastMap && lastGround) return lastGround;
  lastMap = map;
  lastGround = grounds.get(map) ?? readGround(map);
  grounds.set(map, lastGround);
  return lastGround;
}

function readGround(map: GameMap): Ground {
  const home = rangesFrom(map, map.entrance);
  return {
    way: Int32Array.from(map.hexes, (hex) => Math.min(wayToEntrance(map, hex), FAR)),
    home: Int32Array.from(map.hexes, (hex) => Math.min(home[macrohexAt(map, hex)] as number, RANGES.length - 1)),
    macrohex: Int32Array.from(map.macrohexOf),
    cover: Int32Array.from(map.terrain, (terrain) => (terrain === CLEAR ? 0 : 1)),
    q: Int32Array.from(map.axial, ([q]) => q),
    r: Int32Array.from(map.axial, ([, r]) => r),
  };
}

/** Movement points on foot to the entrance. */
export const wayFrom = (ground: Ground, hex: HexId): number => ground.way[hex] as number;
/** Whether a hex shelters who is on foot: 1 or 0. */
export const coverAt = (ground: Ground, hex: HexId): number => ground.cover[hex] as number;
export const macrohexOn = (ground: Ground, hex: HexId): number => ground.macrohex[hex] as number;

/** So many guards are told apart. */
const MOST_GUARDS = 8;
const SETS = 1 << HEROES;
const BLOWN = new Float64Array(SETS * (MOST_GUARDS + 1));
const isIn = (hero: number, heroes: number): boolean => (heroes & (1 << hero)) !== 0;

/** The chance that these heroes in the complex blow the generator up on one card, each acting once, as well as they can. */
export function blowsUp(heroes: number, guards: number): number {
  return BLOWN[heroes * (MOST_GUARDS + 1) + Math.min(guards, MOST_GUARDS)] as number;
}

/** The same if one of them acts first: at a guard where there is one, else at the generator. */
export function blowsUpWith(hero: number, heroes: number, guards: number): number {
  const rest = heroes & ~(1 << hero);
  const { fire, breach } = PIECES[hero] as (typeof PIECES)[number];
  if (guards === 0) {
    const now = hitChance(1, breach);
    return now + (1 - now) * blowsUp(rest, 0);
  }
  const hit = hitChance(1, fire);
  return hit * blowsUp(rest, guards - 1) + (1 - hit) * blowsUp(rest, guards);
}

for (let heroes = 1; heroes < SETS; heroes++)
  for (let guards = 0; guards <= MOST_GUARDS; guards++)
    for (let hero = 0; hero < HEROES; hero++) {
      const at = heroes * (MOST_GUARDS + 1) + guards;
      if (isIn(hero, heroes)) BLOWN[at] = Math.max(BLOWN[at] as number, blowsUpWith(hero, heroes, guards));
    }
