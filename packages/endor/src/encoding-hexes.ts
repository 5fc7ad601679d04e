/** What the encoding says of a hex: one row of inputs for each reason to look at one. */
import { type HexId, put, type Sparse } from '@wartable/kernel';
import {
  AIMED,
  DRAWN,
  HERO_NEAR,
  HITS,
  hexesTo,
  IN_RANGE,
  meet,
  met,
  NEAR,
  nearestHero,
  rebelFireOn,
  TARGETS,
  THREAT,
} from './encoding-meet.ts';
import {
  EWOKS_IN,
  FOOT_IN,
  gunHex,
  HEROES_IN,
  held,
  heroHex,
  LEADERS_IN,
  seen,
  TROOPERS_IN,
  VEHICLES_IN,
} from './encoding-sight.ts';
import { coverAt, type Ground, groundOf, macrohexOn, RANGES, rangeBucket, WAYS, wayBucket, wayFrom } from './encoding-tables.ts';
import { CLEAR, FOOT, type GameMap, macrohexAround, neighboursOf, TERRAINS, terrainAt } from './map.ts';
import { isImperial, type PieceId, SPEEDER_BIKE, typeOf } from './pieces.ts';
import { armorOf, BREACH_TACTIC, classOf, isHex, mapOf, NONE, placeOf, type State } from './state.ts';

/** Why one looks at it: a hero, a trooper or an Ewok goes there, ... */
const REASONS = [
  'hero',
  'trooper',
  'ewok',
  'placed',
  'rallied',
  'actor',
  'imperial goes',
  'imperial fires',
  'imperial shoots at',
  'target',
] as const;
export type Reason = (typeof REASONS)[number];
const each = (name: string, of: readonly string[]): string[] => of.map((one) => `${name} ${one}`);

const HEX = [
  ...each('way', WAYS),
  'far off',
  'nearer',
  'farther',
  ...TERRAINS.slice(0, -1),
  ...each('imperials at', RANGES),
  ...each('heroes at', RANGES),
  ...each('entrance at', RANGES),
  'aimed at',
  'aimed at while wounded',
  'in range',
  'draws fire from heroes',
  'heroes',
  'troopers',
  'leaders',
  'ewoks',
  'imperials on foot',
  'vehicles',
  'holds up',
  'beside own',
  'beside imperials',
  'hits',
  'targets',
  'hits who aims at heroes',
  'hexes to imperials',
  'hexes to heroes',
  'rebel fire',
];
const at = (name: string): number => HEX.indexOf(name);
const WAY = at('way 0');
const FAR_OFF = at('far off');
const NEARER = at('nearer');
const TERRAIN = at(TERRAINS[CLEAR]);
const IMPERIALS_AT = at('imperials at 0');
const HEROES_AT = at('heroes at 0');
const ENTRANCE_AT = at('entrance at 0');
const AIMED_AT = at('aimed at');
const OWN = at('heroes');
const ON_FOOT = at('imperials on foot');
const HOLDS = at('holds up');
const BESIDE = at('beside own');
const HITTING = at('hits');
const HEXES = at('hexes to imperials');
const REBEL_FIRE = at('rebel fire');

export const HEX_INPUTS = REASONS.flatMap((reason) => each(reason, HEX));
const BEGINS = Object.fromEntries(REASONS.map((reason, i) => [reason, i * HEX.length])) as Readonly<Record<Reason, number>>;

/** Where the row of a reason begins, among those of hexes. */
export function beginOf(reason: Reason): number {
  return BEGINS[reason];
}

/** A hex for a Rebel. `from` is how far it was to the entrance before, `isThere` whether it stands there already. */
export function putForRebel(
  state: State,
  piece: PieceId,
  hex: HexId,
  from: number,
  isThere: boolean,
  row: number,
  out: Sparse,
): void {
  const map = mapOf(state);
  const ground = groundOf(map);
  putPlace(map, ground, hex, from, row, out);
  const by = meet(state, piece, hex, isThere);
  if (seen.guns > 0) {
    put(out, row + IMPERIALS_AT + rangeBucket(met(by, NEAR)), 1);
    put(out, row + HEXES, Math.min(hexesTo(gunHex, seen.guns, ground, hex), 16) / 8);
  }
  if (seen.heroesOut > 0) put(out, row + HEROES_AT + rangeBucket(met(by, HERO_NEAR)), 1);
  const aimed = met(by, AIMED) / 3;
  put(out, row + AIMED_AT, aimed);
  if (state.wounded[piece] === 1) put(out, row + AIMED_AT + 1, aimed);
  put(out, row + AIMED_AT + 2, met(by, IN_RANGE) / 4);
  put(out, row + AIMED_AT + 3, met(by, DRAWN) / 2);
  put(out, row + HITTING, met(by, HITS));
  put(out, row + HITTING + 1, met(by, TARGETS) / 6);
  put(out, row + HITTING + 2, met(by, THREAT) * 2);
  putCompany(state, map, hex, macrohexOn(ground, hex), false, row, out);
}

/** A hex for an Imperial. */
export function putForImperial(state: State, piece: PieceId, hex: HexId, row: number, out: Sparse): void {
  const map = mapOf(state);
  const ground = groundOf(map);
  const place = placeOf(state, piece);
  putPlace(map, ground, hex, isHex(place) ? wayFrom(ground, place) : NONE, row, out);
  if (seen.heroesOut > 0) put(out, row + HEROES_AT + rangeBucket(nearestHero(map, ground, hex)), 1);
  const hard = typeOf(piece) === SPEEDER_BIKE || (classOf(state, piece) === FOOT && coverAt(ground, hex) === 1) ? 1 : 0;
  put(out, row + REBEL_FIRE, rebelFireOn(map, hex, armorOf(state, piece), hard) / 3);
  putCompany(state, map, hex, macrohexOn(ground, hex), true, row, out);
}

function putPlace(map: GameMap, ground: Ground, hex: HexId, from: number, row: number, out: Sparse): void {
  const way = wayFrom(ground, hex);
  put(out, row + WAY + wayBucket(way), 1);
  put(out, row + FAR_OFF, Math.min(way, 24) / 12);
  if (from !== NONE && from !== way) {
    const nearer = Math.max(-8, Math.min(8, from - way));
    put(out, row + NEARER + (nearer > 0 ? 0 : 1), Math.abs(nearer) / 4);
  }
  if (hex !== map.entrance) put(out, row + TERRAIN + terrainAt(map, hex), 1);
  put(out, row + ENTRANCE_AT + (ground.home[hex] as number), 1);
  if (seen.heroesOut > 0) put(out, row + HEXES + 1, Math.min(hexesTo(heroHex, seen.heroesOut, ground, hex), 16) / 8);
}

/** Who else is there. Under the breach tactic a Rebel in their macrohex holds Imperials up (endor/breach/run). */
function putCompany(state: State, map: GameMap, hex: HexId, macrohex: number, imperial: boolean, row: number, out: Sparse): void {
  put(out, row + OWN, held(macrohex, HEROES_IN) / 2);
  put(out, row + OWN + 1, held(macrohex, TROOPERS_IN) / 2);
  put(out, row + OWN + 2, held(macrohex, LEADERS_IN));
  put(out, row + OWN + 3, held(macrohex, EWOKS_IN) / 3);
  const feet = held(macrohex, FOOT_IN);
  put(out, row + ON_FOOT, feet / 2);
  put(out, row + ON_FOOT + 1, held(macrohex, VEHICLES_IN) / 2);
  if (state.tactic === BREACH_TACTIC && feet > 0 && !imperial && macrohexAround(map, hex).area !== 'deep-woods')
    put(out, row + HOLDS, feet / 2);
  let own = 0;
  let others = 0;
  const around = neighboursOf(map, hex);
  for (let i = 0; i < around.length; i++) {
    const piece = state.hexPiece[around[i] as HexId] as number;
    if (piece === NONE) continue;
    if (isImperial(piece as PieceId) === imperial) own++;
    else others++;
  }
  put(out, row + BESIDE, own / 3);
  put(out, row + BESIDE + 1, others / 3);
}
