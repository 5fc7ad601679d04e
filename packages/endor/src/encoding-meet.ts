/** What somebody meets on a hex, by what was seen last: whose fire, and whom it could hit. */
import type { HexId } from '@wartable/kernel';
import {
  aimChance,
  aimType,
  CATAPULTS_IN,
  crowd,
  EWOKS_IN,
  FRESH_IN,
  gunArmor,
  gunFire,
  gunHard,
  gunKey,
  gunMacrohex,
  held,
  heroHex,
  keyOf,
  LEADERS_IN,
  priorityAt,
  seen,
  soonOf,
  TROOPERS_IN,
} from './encoding-sight.ts';
import { coverAt, fireOfType, type Ground, groundOf, hitChance, kindOfPiece, macrohexOn } from './encoding-tables.ts';
import { FOOT, type GameMap, macrohexAt, rangesFrom } from './map.ts';
import { MOST_MACROHEXES } from './map-file.ts';
import { CATAPULT, EWOK, EWOK_LEADER, HERO, type PieceId, REBEL_TROOPER, typeOf } from './pieces.ts';
import { armorOf, classOf, fireOf, mapOf, type State } from './state.ts';

// What a Rebel meets in a macrohex, in a row of numbers each.
export const AIMED = 0;
export const IN_RANGE = 1;
export const DRAWN = 2;
export const NEAR = 3;
export const HITS = 4;
export const TARGETS = 5;
export const THREAT = 6;
export const HERO_NEAR = 7;
const ROW = 8;
/** In the open, in cover, and on the entrance. */
const SLOTS = 3;

// Hexes of one macrohex are alike in this: it is kept for the next of them, as long as the same kind of piece asks.
const rows = new Float64Array(MOST_MACROHEXES * SLOTS * ROW);
const asked = new Int32Array(MOST_MACROHEXES * SLOTS);
let question = 0;
let lastLook = 0;
let lastKind = 0;
let wasThere = false;

export const met = (row: number, what: number): number => rows[row + what] as number;

/** `isThere`: it was seen there, so that it need not be preferred to itself. Returns a row for `met`. */
export function meet(state: State, piece: PieceId, hex: HexId, isThere: boolean): number {
  const kind = kindOfPiece(piece);
  if (lastLook !== seen.looks || lastKind !== kind || wasThere !== isThere) {
    lastLook = seen.looks;
    lastKind = kind;
    wasThere = isThere;
    question++;
  }
  const map = mapOf(state);
  const ground = groundOf(map);
  const covered = classOf(state, piece) === FOOT ? coverAt(ground, hex) : 0;
  const slot = macrohexOn(ground, hex) * SLOTS + (hex === map.entrance ? 2 : covered);
  if (asked[slot] !== question) {
    asked[slot] = question;
    workOut(state, map, piece, hex, covered, isThere, slot * ROW);
  }
  return slot * ROW;
}

function workOut(state: State, map: GameMap, piece: PieceId, hex: HexId, covered: number, isThere: boolean, row: number): void {
  const ranges = rangesFrom(map, hex);
  const strength = strengthAt(state, piece, macrohexAt(map, hex), isThere);
  const priority = priorityAt(state, map, piece, hex);
  const armor = armorOf(state, piece);
  const isHero = typeOf(piece) === HERO;
  let aimed = 0;
  let raw = 0;
  let drawn = 0;
  let near = 99;
  let best = 0;
  let targets = 0;
  let threat = 0;
  for (let gun = 0; gun < seen.guns; gun++) {
    const range = ranges[gunMacrohex[gun] as number] as number;
    if (range < near) near = range;
    const chance = hitChance(armor, (gunFire[gun] as number) - range - covered);
    if (chance > 0) {
      const danger = chance * soonOf(gun);
      raw += danger;
      const first = keyOf(range, priority, covered) - (gunKey[gun] as number);
      if (first < 0 || (first === 0 && isThere)) aimed += danger;
      else if (first === 0) aimed += danger / 2;
      if (first < 0 && !isHero && aimType[gun] === HERO) drawn += (aimChance[gun] as number) * soonOf(gun);
    }
    const hit = hitChance(gunArmor[gun] as number, strength - range - (gunHard[gun] as number));
    if (hit === 0) continue;
    targets++;
    if (hit > best) best = hit;
    if (aimType[gun] === HERO) threat = Math.max(threat, hit * (aimChance[gun] as number));
  }
  rows[row + AIMED] = aimed;
  rows[row + IN_RANGE] = raw;
  rows[row + DRAWN] = drawn;
  rows[row + NEAR] = near;
  rows[row + HITS] = best;
  rows[row + TARGETS] = targets;
  rows[row + THREAT] = threat;
  rows[row + HERO_NEAR] = nearestHero(map, groundOf(map), hex);
}

/** Ewoks fire with a leader, if there is one. */
function strengthAt(state: State, piece: PieceId, macrohex: number, isThere: boolean): number {
  const fire = fireOf(state, piece);
  const type = typeOf(piece);
  if (type === EWOK_LEADER) return fire + held(macrohex, isThere ? FRESH_IN : EWOKS_IN);
  return type === EWOK && !isThere && held(macrohex, LEADERS_IN) > 0 ? 1 + fire + held(macrohex, EWOKS_IN) : fire;
}

/** The best chance to hit anybody on the map from a hex. */
export function bestHit(map: GameMap, hex: HexId, strength: number): number {
  const ranges = rangesFrom(map, hex);
  let best = 0;
  for (let gun = 0; gun < seen.guns; gun++) {
    const dice = strength - (ranges[gunMacrohex[gun] as number] as number) - (gunHard[gun] as number);
    const hit = hitChance(gunArmor[gun] as number, dice);
    if (hit > best) best = hit;
  }
  return best;
}

/** What Rebels could do to an Imperial in a macrohex: hits to be expected if all fired at it. */
export function rebelFireOn(map: GameMap, hex: HexId, armor: number, hard: number): number {
  const ranges = rangesFrom(map, hex);
  let sum = 0;
  for (let i = 0; i < seen.crowd; i++) {
    const macrohex = crowd[i] as number;
    const less = (ranges[macrohex] as number) + hard;
    if (less > 4) continue;
    sum += held(macrohex, TROOPERS_IN) * hitChance(armor, fireOfType(REBEL_TROOPER) - less);
    sum += held(macrohex, CATAPULTS_IN) * hitChance(armor, fireOfType(CATAPULT) - less);
    if (held(macrohex, LEADERS_IN) > 0) sum += hitChance(armor, 1 + held(macrohex, EWOKS_IN) - less);
    else if (less === 0) sum += held(macrohex, EWOKS_IN) * hitChance(armor, fireOfType(EWOK));
  }
  return sum;
}

/** Macrohexes to the nearest hero on the map. */
export function nearestHero(map: GameMap, ground: Ground, hex: HexId): number {
  const ranges = rangesFrom(map, hex);
  let near = 99;
  for (let i = 0; i < seen.heroesOut; i++) {
    const range = ranges[ground.macrohex[heroHex[i] as number] as number] as number;
    if (range < near) near = range;
  }
  return near;
}

/** Hexes to the nearest of so many. */
export function hexesTo(hexes: Int32Array, many: number, ground: Ground, hex: HexId): number {
  const q = ground.q[hex] as number;
  const r = ground.r[hex] as number;
  let near = 99;
  for (let i = 0; i < many; i++) {
    const dq = (ground.q[hexes[i] as number] as number) - q;
    const dr = (ground.r[hexes[i] as number] as number) - r;
    const far = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
    if (far < near) near = far;
  }
  return near;
}
