/** Who could shoot at whom now, as the encoding needs it: worked out once for a position, and once for all choices of a decision. */
import type { HexId } from '@wartable/kernel';
import {
  ENTRANCE_FIRST,
  FIRST_IMPERIAL,
  fireCardOf,
  type Ground,
  groundOf,
  hitChance,
  NOT_LISTED,
  priorityIn,
} from './encoding-tables.ts';
import { type GameMap, rangesFrom } from './map.ts';
import { MOST_MACROHEXES } from './map-file.ts';
import { AT_ST_TYPE, CATAPULT, CHEWBACCA, EWOK, HERO, PIECES, type PieceId, SPEEDER_BIKE, typeOf } from './pieces.ts';
import { armorOf, BREACH_TACTIC, COMPLEX, mapOf, NONE, type None, type State } from './state.ts';

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
const openKey = new Int32Array(MOST);
const coverKey = new Int32Array(MOST);
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
/** Where the heroes on the map are. */
export const heroHex = new Int32Array(MOST);
/** By macrohex and fire: the last who aimed from there. It may be from an earlier look. */
const FIRES = 8;
const aimedFrom = new Int32Array(MOST_MACROHEXES * FIRES);

/** All that was seen last: plain numbers in one place, so that nothing is made anew. */
export const seen = { looks: 0, guns: 0, crowd: 0, inside: 0, insideFresh: 0, guards: 0, insideTroops: 0, heroesOut: 0 };

const NOBODY = 1 << 20;
/** Catapults come after everybody under the breach tactic (A15). */
const LAST = 1 << 16;
const PER_RANGE = 64;
const AT_NOBODY = -1;
/** A card that is gone comes later. */
const LATER = 0.6;

export const held = (macrohex: number, what: number): number => rows[macrohex * ROW + what] as number;
export const soonOf = (gun: number): number => gunSoon[gun] as number;
/** The place of an Imperial among those seen on the map. */
export const gunFor = (piece: PieceId): number => gunOf[piece] as number;

/** By type of Rebels: the column that counts them. */
const COLUMN = Int32Array.of(HEROES_IN, TROOPERS_IN, LEADERS_IN, EWOKS_IN, CATAPULTS_IN);
// By piece.
const TYPE = Int32Array.from(PIECES, ({ type }) => type);
const FIRE = Int32Array.from(PIECES, ({ fire }) => fire);
const ARMOR = Int32Array.from(PIECES, ({ armor }) => armor);
const ON_FOOT = Int32Array.from(PIECES, ({ type }) => (type === AT_ST_TYPE || type === SPEEDER_BIKE ? 0 : 1));

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
  lookAtRebels(state, map, ground, without);
  gone.fill(0);
  for (let i = 0; i < state.actionsGone.length; i++) gone[state.actionsGone[i] as number] = 1;
  lookAtImperials(state, ground, without);
  listCrowd();
  for (let gun = 0; gun < seen.guns; gun++) takeAim(state, map, gun);
}

// The two walks over all pieces are written out: most of the time goes by in them.
function lookAtRebels(state: State, map: GameMap, ground: Ground, without: PieceId | None): void {
  const { where, acted, tactic } = state;
  const first = isBreach ? map.entrance : NONE;
  const driving = state.mounted === 1 ? CHEWBACCA : NONE;
  let crowded = 0;
  let inside = 0;
  let insideFresh = 0;
  let insideTroops = 0;
  let heroesOut = 0;
  for (let piece = 0; piece < FIRST_IMPERIAL; piece++) {
    const place = where[piece] as number;
    if (place < 0) {
      if (place !== COMPLEX || piece === without) continue;
      if (TYPE[piece] !== HERO) insideTroops++;
      else {
        inside |= 1 << piece;
        if (acted[piece] === 0) insideFresh |= 1 << piece;
      }
      continue;
    }
    if (piece === without) continue;
    const type = TYPE[piece] as number;
    const macrohex = ground.macrohex[place] as number;
    if (isTouched[macrohex] === 0) {
      isTouched[macrohex] = 1;
      touched[touchedCount++] = macrohex;
      crowd[crowded++] = macrohex;
    }
    const row = macrohex * ROW;
    const covered = piece === driving ? 0 : (ground.cover[place] as number);
    const priority = 1 + (place === first ? ENTRANCE_FIRST : priorityIn(tactic, type));
    const best = rows[row + OPEN_BEST + covered] as number;
    if (best === 0 || best > priority) rows[row + OPEN_BEST + covered] = priority;
    const column = row + (COLUMN[type] as number);
    rows[column] = (rows[column] as number) + 1;
    if (type === HERO) {
      rows[row + OPEN_HEROES + covered] = (rows[row + OPEN_HEROES + covered] as number) | (1 << piece);
      heroHex[heroesOut++] = place;
    } else if (type === EWOK && acted[piece] === 0) rows[row + FRESH_IN] = (rows[row + FRESH_IN] as number) + 1;
  }
  seen.crowd = crowded;
  seen.inside = inside;
  seen.insideFresh = insideFresh;
  seen.insideTroops = insideTroops;
  seen.heroesOut = heroesOut;
}

/** endor/imperial/priority */
export function priorityAt(state: State, map: GameMap, piece: PieceId, hex: HexId): number {
  if (isBreach && hex === map.entrance) return ENTRANCE_FIRST;
  return priorityIn(state.tactic, typeOf(piece));
}

function lookAtImperials({ where }: State, ground: Ground, without: PieceId | None): void {
  let guns = 0;
  let guards = 0;
  for (let piece = FIRST_IMPERIAL as number; piece < MOST; piece++) {
    const place = where[piece] as number;
    gunOf[piece] = AT_NOBODY;
    if (place < 0) {
      if (place === COMPLEX) guards++;
      continue;
    }
    if (piece === without) continue;
    const macrohex = ground.macrohex[place] as number;
    if (isTouched[macrohex] === 0) {
      isTouched[macrohex] = 1;
      touched[touchedCount++] = macrohex;
    }
    const onFoot = ON_FOOT[piece] === 1;
    const column = macrohex * ROW + (onFoot ? FOOT_IN : VEHICLES_IN);
    rows[column] = (rows[column] as number) + 1;
    gunOf[piece] = guns;
    gunPiece[guns] = piece;
    gunHex[guns] = place;
    gunMacrohex[guns] = macrohex;
    gunFire[guns] = FIRE[piece] as number;
    gunHard[guns] = onFoot ? (ground.cover[place] as number) : TYPE[piece] === SPEEDER_BIKE ? 1 : 0;
    gunArmor[guns] = ARMOR[piece] as number;
    gunSoon[guns++] = gone[fireCardOf(piece as PieceId)] === 1 ? LATER : 1;
  }
  seen.guns = guns;
  seen.guards = guards;
}

export function keyOf(range: number, priority: number, covered: number): number {
  const late = isBreach && priority === NOT_LISTED ? LAST : 0;
  return late + range * PER_RANGE + priority * 2 + covered;
}

/** What each crowded macrohex adds to a key, for those in the open and those in cover. */
function listCrowd(): void {
  for (let i = 0; i < seen.crowd; i++) {
    const open = held(crowd[i] as number, OPEN_BEST);
    const covered = held(crowd[i] as number, COVER_BEST);
    openKey[i] = open > 0 ? keyOf(0, open - 1, 0) : NOBODY;
    coverKey[i] = covered > 0 ? keyOf(0, covered - 1, 1) : NOBODY;
  }
}

/** endor/imperial/fire: the nearest, then by the list of the tactic, then without cover. */
function takeAim(state: State, map: GameMap, gun: number): void {
  const fire = gunFire[gun] as number;
  const same = (gunMacrohex[gun] as number) * FIRES + fire;
  const other = aimedFrom[same] as number;
  // Who stands in the same macrohex and fires as well aims at the same.
  if (other < gun && gunMacrohex[other] === gunMacrohex[gun] && gunFire[other] === fire) {
    gunKey[gun] = gunKey[other] as number;
    aimType[gun] = aimType[other] as number;
    aimHeroes[gun] = aimHeroes[other] as number;
    aimChance[gun] = aimChance[other] as number;
    return;
  }
  aimedFrom[same] = gun;
  const ranges = rangesFrom(map, gunHex[gun] as HexId);
  let best = NOBODY;
  let where = 0;
  for (let i = 0; i < seen.crowd; i++) {
    const macrohex = crowd[i] as number;
    const range = ranges[macrohex] as number;
    if (range >= fire) continue;
    let key = openKey[i] as number;
    if (fire - range > 1 && (coverKey[i] as number) < key) key = coverKey[i] as number;
    key += range * PER_RANGE;
    if (key >= best) continue;
    best = key;
    where = macrohex;
  }
  gunKey[gun] = best;
  aimType[gun] = AT_NOBODY;
  aimHeroes[gun] = 0;
  aimChance[gun] = 0;
  if (best < NOBODY) describeAim(state, map, gun, where, fire - (ranges[where] as number));
}

function describeAim(state: State, map: GameMap, gun: number, where: number, dice: number): void {
  const key = gunKey[gun] as number;
  const covered = key & 1;
  const priority = (key % PER_RANGE) >> 1;
  const holder = state.hexPiece[map.entrance] as PieceId;
  const atDoor = isBreach && priority === ENTRANCE_FIRST;
  const type = atDoor ? typeOf(holder) : typeListed(state, priority);
  aimType[gun] = type;
  if (type === HERO) aimHeroes[gun] = atDoor ? 1 << holder : held(where, covered === 1 ? COVER_HEROES : OPEN_HEROES);
  const armor = aimHeroes[gun] === 1 << CHEWBACCA ? armorOf(state, CHEWBACCA) : 1;
  aimChance[gun] = hitChance(armor, dice - covered);
}

function typeListed(state: State, priority: number): number {
  for (let type = HERO; type <= CATAPULT; type++) if (priorityIn(state.tactic, type) === priority) return type;
  return CATAPULT;
}
