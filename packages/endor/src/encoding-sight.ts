/** Who could shoot at whom now, as the encoding needs it: worked out once for a position, and once for all choices of a decision. */
import type { HexId } from '@wartable/kernel';
import {
  coverAt,
  ENTRANCE_FIRST,
  FIRST_IMPERIAL,
  fireCardOf,
  type Ground,
  groundOf,
  hitChance,
  macrohexOn,
  NOT_LISTED,
  priorityIn,
} from './encoding-tables.ts';
import { type GameMap, rangesFrom } from './map.ts';
import { MOST_MACROHEXES } from './map-file.ts';
import {
  AT_ST_TYPE,
  CATAPULT,
  CHEWBACCA,
  EWOK_LEADER,
  HERO,
  PIECES,
  type PieceId,
  REBEL_TROOPER,
  SPEEDER_BIKE,
  typeOf,
} from './pieces.ts';
import { armorOf, BREACH_TACTIC, COMPLEX, fireOf, isHex, isMounted, mapOf, type None, placeOf, type State } from './state.ts';

/** What a macrohex holds, in a row of numbers each. */
export const HEROES_IN = 0;
export const TROOPERS_IN = 1;
export const LEADERS_IN = 2;
export const EWOKS_IN = 3;
/** Ewoks who have not acted on this card. */
export const FRESH_IN = 4;
export const FOOT_IN = 5;
export const VEHICLES_IN = 6;
export const CATAPULTS_IN = 7;
/** One more than the best priority of those in the open, and of those in cover; 0 where there are none. */
const OPEN_BEST = 8;
const COVER_BEST = 9;
/** Heroes by bit. */
const OPEN_HEROES = 10;
const COVER_HEROES = 11;
const ROW = 12;

// Room to work in, the same for every call.
const MOST = PIECES.length;
const rows = new Int32Array(MOST_MACROHEXES * ROW);
const isTouched = new Uint8Array(MOST_MACROHEXES);
const touched = new Int32Array(MOST);
export const crowd = new Int32Array(MOST);
const gone = new Uint8Array(32);
let touchedCount = 0;
let isBreach = false;

/** Imperials on the map: who, where, what their fire is, whether their card comes yet, and how hard they are to hit. */
export const gunPiece = new Int32Array(MOST);
export const gunHex = new Int32Array(MOST);
export const gunMacrohex = new Int32Array(MOST);
export const gunFire = new Int32Array(MOST);
export const gunHard = new Int32Array(MOST);
export const gunArmor = new Int32Array(MOST);
const gunSoon = new Float64Array(MOST);
/** At whom each would fire: how far down its list (less is sooner), with what chance, and at which heroes. */
export const gunKey = new Int32Array(MOST);
export const aimChance = new Float64Array(MOST);
export const aimType = new Int32Array(MOST);
export const aimHeroes = new Int32Array(MOST);
const gunOf = new Int32Array(MOST);

/** All that was seen last: plain numbers in one place, so that nothing is made anew. */
export const seen = { looks: 0, guns: 0, crowd: 0, inside: 0, insideFresh: 0, guards: 0, insideTroops: 0, heroesOut: 0 };

const NOBODY = 1 << 20;
/** Catapults come after everybody under the breach tactic (A15). */
const LAST = 1 << 16;
const PER_RANGE = 64;
export const AT_NOBODY = -1;
/** A card that is gone comes later. */
const LATER = 0.6;

export const held = (macrohex: number, what: number): number => rows[macrohex * ROW + what] as number;
export const soonOf = (gun: number): number => gunSoon[gun] as number;
/** The place of an Imperial among those seen on the map. */
export const gunFor = (piece: PieceId): number => gunOf[piece] as number;
const add = (macrohex: number, what: number, n: number): void => {
  rows[macrohex * ROW + what] = held(macrohex, what) + n;
};

/** Looks at everything but one piece: the one that is about to go elsewhere. */
export function look(state: State, without: PieceId | None): void {
  const map = mapOf(state);
  const ground = groundOf(map);
  isBreach = state.tactic === BREACH_TACTIC;
  seen.looks++;
  for (let i = 0; i < touchedCount; i++) {
    const macrohex = touched[i] as number;
    isTouched[macrohex] = 0;
    for (let k = macrohex * ROW, end = k + ROW; k < end; k++) rows[k] = 0;
  }
  touchedCount = 0;
  seen.crowd = 0;
  lookAtRebels(state, map, ground, without);
  gone.fill(0);
  for (let i = 0; i < state.actionsGone.length; i++) gone[state.actionsGone[i] as number] = 1;
  lookAtImperials(state, ground, without);
  for (let gun = 0; gun < seen.guns; gun++) takeAim(state, map, gun);
}

function touch(macrohex: number): boolean {
  if (isTouched[macrohex] === 1) return false;
  isTouched[macrohex] = 1;
  touched[touchedCount++] = macrohex;
  return true;
}

function lookAtRebels(state: State, map: GameMap, ground: Ground, without: PieceId | None): void {
  seen.inside = 0;
  seen.insideFresh = 0;
  seen.insideTroops = 0;
  seen.heroesOut = 0;
  for (let id = 0; id < FIRST_IMPERIAL; id++) {
    const piece = id as PieceId;
    if (piece === without) continue;
    const place = placeOf(state, piece);
    const type = typeOf(piece);
    if (!isHex(place)) {
      if (place !== COMPLEX) continue;
      if (type !== HERO) seen.insideTroops++;
      else {
        seen.inside |= 1 << piece;
        if (state.acted[piece] === 0) seen.insideFresh |= 1 << piece;
      }
      continue;
    }
    const macrohex = macrohexOn(ground, place);
    if (touch(macrohex)) crowd[seen.crowd++] = macrohex;
    const covered = coverAt(ground, place) === 1 && !isMounted(state, piece);
    const best = macrohex * ROW + (covered ? COVER_BEST : OPEN_BEST);
    const priority = 1 + priorityAt(state, map, piece, place);
    if (rows[best] === 0 || (rows[best] as number) > priority) rows[best] = priority;
    if (type === HERO) {
      add(macrohex, HEROES_IN, 1);
      rows[macrohex * ROW + (covered ? COVER_HEROES : OPEN_HEROES)] =
        held(macrohex, covered ? COVER_HEROES : OPEN_HEROES) | (1 << piece);
      seen.heroesOut++;
    } else if (type === REBEL_TROOPER) add(macrohex, TROOPERS_IN, 1);
    else if (type === EWOK_LEADER) add(macrohex, LEADERS_IN, 1);
    else if (type === CATAPULT) add(macrohex, CATAPULTS_IN, 1);
    else {
      add(macrohex, EWOKS_IN, 1);
      if (state.acted[piece] === 0) add(macrohex, FRESH_IN, 1);
    }
  }
}

/** endor/imperial/priority */
export function priorityAt(state: State, map: GameMap, piece: PieceId, hex: HexId): number {
  if (isBreach && hex === map.entrance) return ENTRANCE_FIRST;
  return priorityIn(state.tactic, typeOf(piece));
}

function lookAtImperials(state: State, ground: Ground, without: PieceId | None): void {
  let guns = 0;
  seen.guards = 0;
  for (let id = FIRST_IMPERIAL; id < PIECES.length; id++) {
    const piece = id as PieceId;
    const place = placeOf(state, piece);
    gunOf[piece] = AT_NOBODY;
    if (place === COMPLEX) seen.guards++;
    if (!isHex(place) || piece === without) continue;
    const type = typeOf(piece);
    const macrohex = macrohexOn(ground, place);
    touch(macrohex);
    const onFoot = type !== AT_ST_TYPE && type !== SPEEDER_BIKE;
    add(macrohex, onFoot ? FOOT_IN : VEHICLES_IN, 1);
    gunOf[piece] = guns;
    gunPiece[guns] = piece;
    gunHex[guns] = place;
    gunMacrohex[guns] = macrohex;
    gunFire[guns] = fireOf(state, piece);
    gunHard[guns] = type === SPEEDER_BIKE || (onFoot && coverAt(ground, place) === 1) ? 1 : 0;
    gunArmor[guns] = armorOf(state, piece);
    gunSoon[guns++] = gone[fireCardOf(piece)] === 1 ? LATER : 1;
  }
  seen.guns = guns;
}

export function keyOf(range: number, priority: number, covered: number): number {
  const late = isBreach && priority === NOT_LISTED ? LAST : 0;
  return late + range * PER_RANGE + priority * 2 + covered;
}

/** endor/imperial/fire: the nearest, then by the list of the tactic, then without cover. */
function takeAim(state: State, map: GameMap, gun: number): void {
  const ranges = rangesFrom(map, gunHex[gun] as HexId);
  const fire = gunFire[gun] as number;
  let best = NOBODY;
  let where = 0;
  for (let i = 0; i < seen.crowd; i++) {
    const macrohex = crowd[i] as number;
    const range = ranges[macrohex] as number;
    if (range >= fire) continue;
    const open = held(macrohex, OPEN_BEST);
    const covered = held(macrohex, COVER_BEST);
    let key = open > 0 ? keyOf(range, open - 1, 0) : NOBODY;
    if (covered > 0 && fire - range > 1) key = Math.min(key, keyOf(range, covered - 1, 1));
    if (key < best) {
      best = key;
      where = macrohex;
    }
  }
  gunKey[gun] = best;
  aimType[gun] = AT_NOBODY;
  aimHeroes[gun] = 0;
  aimChance[gun] = 0;
  if (best === NOBODY) return;
  const covered = best & 1;
  const priority = (best % PER_RANGE) >> 1;
  const holder = state.hexPiece[map.entrance] as PieceId;
  const atDoor = isBreach && priority === ENTRANCE_FIRST;
  const type = atDoor ? typeOf(holder) : typeListed(state, priority);
  aimType[gun] = type;
  if (type === HERO) aimHeroes[gun] = atDoor ? 1 << holder : held(where, covered === 1 ? COVER_HEROES : OPEN_HEROES);
  const armor = aimHeroes[gun] === 1 << CHEWBACCA ? armorOf(state, CHEWBACCA) : 1;
  aimChance[gun] = hitChance(armor, fire - (ranges[where] as number) - covered);
}

function typeListed(state: State, priority: number): number {
  for (let type = HERO; type <= CATAPULT; type++) if (priorityIn(state.tactic, type) === priority) return type;
  return CATAPULT;
}
