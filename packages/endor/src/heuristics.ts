/** What speaks for the Rebels. */
import type { Consideration, Seat } from '@wartable/kernel';
import { eventsInATurn } from './cards.ts';
import { EMPTY } from './frames.ts';
import { CLEAR, distanceBetween, macrohexAt, rangesFrom } from './map.ts';
import { MOST_MACROHEXES } from './map-file.ts';
import {
  AT_ST_TYPE,
  CHEWBACCA,
  EWOK,
  EWOK_LEADER,
  HAN,
  HERO,
  isImperial,
  PIECE_IDS,
  type PieceId,
  REBEL_TROOPER,
  SPEEDER_BIKE,
  STORMTROOPER,
  TABLES,
  typeOf,
  valuesOf,
} from './pieces.ts';
import {
  actionNow,
  BREACH_TACTIC,
  breachOf,
  COMPLEX,
  DOOR_OPEN,
  fireOf,
  isHex,
  isMounted,
  mapOf,
  NONE,
  pieceOn,
  placeOf,
  RESERVE,
  type State,
} from './state.ts';

export const CONSIDERATIONS: readonly Consideration[] = [
  { name: 'time', weight: 0.28 },
  { name: 'door', weight: 0.35 },
  { name: 'breach', weight: 1.3 },
  { name: 'way', weight: 0.03 },
  { name: 'heroes', weight: 1 },
  { name: 'danger', weight: 0.25 },
  { name: 'entrance', weight: 0.75 },
  { name: 'siege', weight: 0.18 },
  { name: 'troopers', weight: 0.17 },
  { name: 'ewoks', weight: 0.07 },
  { name: 'aim', weight: 0.26 },
  { name: 'imperials', weight: 0.1 },
  { name: 'guards', weight: 0.45 },
  { name: 'inside', weight: 0.05 },
  { name: 'generator', weight: 3.5 },
  { name: 'kept', weight: 0.1 },
  { name: 'chances', weight: 1 },
];

const TIME = 0;
const DOOR = 1;
const BREACH = 2;
const WAY = 3;
const HEROES = 4;
const DANGER = 5;
const ENTRANCE = 6;
const SIEGE = 7;
const TROOPERS = 8;
const EWOKS = 9;
const AIM = 10;
const IMPERIALS = 11;
const GUARDS = 12;
const INSIDE = 13;
const GENERATOR = 14;
const KEPT = 15;
const CHANCES = 16;

/** The chance of one symbol at least, of two at least, and of a step at the door, by dice. */
export const ONE = Array.from({ length: 20 }, (_, dice) => 1 - (2 / 3) ** dice);
export const TWO = Array.from({ length: 20 }, (_, dice) =>
  dice === 0 ? 0 : 1 - (2 / 3) ** dice - (dice / 3) * (2 / 3) ** (dice - 1),
);
export const STEP = Array.from({ length: 20 }, (_, dice) => 1 - 2 * (2 / 3) ** dice + (1 / 3) ** dice);
const chance = (of: readonly number[], dice: number): number => of[dice] as number;

// Rebels come first. Here pieces are counted: a walk over a list of them would be slower.
const FIRST_REBEL = HAN;
export const FIRST_IMPERIAL = PIECE_IDS.find(isImperial) ?? HAN;

/** By piece: the card on which it fires, if it is Imperial. */
export const FIRE_CARD = PIECE_IDS.map((piece) => {
  const type = typeOf(piece);
  return TABLES.actions.indexOf(
    type === AT_ST_TYPE
      ? 'at-st-fire'
      : type === SPEEDER_BIKE
        ? 'speeder-bikes-fire'
        : type === STORMTROOPER
          ? 'stormtroopers-fire'
          : 'security-fire',
  );
});
/** How much each hero is worth, by piece: for the door and for the generator. */
const WORTH = [1, 0.7, 0.6, 1.2];
const worthOf = (hero: PieceId): number => WORTH[hero] as number;
/** How much an enemy counts at so many macrohexes from the door. */
const NEAR = [1, 0.75, 0.3, 0.1];

// What stands in a macrohex.
const OTHER_OPEN = 1;
const OTHER_COVER = 2;
const HERO_OPEN = 4;
const HERO_COVER = 8;
const AT_ENTRANCE = 16;

/** Ewoks fire with their leader: how strong they are is known when all have been counted. */
const LEADS = -1;

// Room to work in, the same for every call: what stands in which macrohex, which cards are gone, and who could shoot how well.
const MOST = 64;
const kinds = new Int32Array(MOST_MACROHEXES);
const ewoksIn = new Int32Array(MOST_MACROHEXES);
const occupied = new Int32Array(MOST);
const gone = new Int32Array(32);
const gunMacrohex = new Int32Array(MOST);
const gunFire = new Int32Array(MOST);
const gunPiece = new Int32Array(MOST);
const gunBest = new Float64Array(MOST);

// Each reader for one kind of list: lists of several kinds in one would be slower.
const count = (room: Int32Array, i: number): number => room[i] as number;
const bestOf = (gun: number): number => gunBest[gun] as number;
const rangeTo = (ranges: readonly number[], macrohex: number): number => ranges[macrohex] as number;
/** A card that is gone comes later. */
const soon = (imperial: PieceId): number => (gone[FIRE_CARD[imperial] as number] === 1 ? 0.6 : 1);

export function consider(state: State, _seat: Seat, amounts: Float64Array): void {
  const map = mapOf(state);
  const { wounded, door, tactic, actionsGone } = state;
  const { entrance, terrain } = map;
  const open = door === DOOR_OPEN;
  const home = macrohexAt(map, entrance);
  const rangesHome = rangesFrom(map, entrance);
  const holder = pieceOn(state, entrance);
  const isHeroHere = holder !== NONE && typeOf(holder) === HERO;

  let crowded = 0;
  let guns = 0;
  let ewoks = 0;
  let troopers = 0;
  let heroes = 0;
  let way = 0;
  let insideFire = 0;
  let insideBodies = 0;
  let insideBreach = 0;
  let insideHeroes = 0;
  for (let piece = FIRST_REBEL; piece < FIRST_IMPERIAL; piece++) {
    const place = placeOf(state, piece);
    const type = typeOf(piece);
    if (!isHex(place) && place !== COMPLEX) {
      // Not placed yet: as good as placed somewhere.
      if (place === RESERVE) {
        if (type === HERO) {
          heroes += worthOf(piece);
          way += worthOf(piece) * 0.6;
        } else if (type === REBEL_TROOPER) troopers += 0.8;
        else ewoks += type === EWOK_LEADER ? 2 : 0.8;
      }
      continue;
    }
    if (type === HERO) {
      const worth = worthOf(piece) * (wounded[piece] === 1 ? 0.6 : 1);
      heroes += worth;
      if (place !== COMPLEX) {
        const moves = (distanceBetween(map, entrance, place) + TABLES.enterComplex) / TABLES.movementPoints;
        way += worth * moves;
      } else insideHeroes++;
    } else if (type === REBEL_TROOPER) troopers += place === COMPLEX ? 1 : 1 - 0.1 * rangeTo(rangesHome, macrohexAt(map, place));
    else if (type === EWOK_LEADER)
      ewoks += (wounded[piece] === 1 ? 1.5 : 2) - (isHex(place) && terrain[place] === CLEAR ? 0.3 : 0);
    else ewoks += isHex(place) && terrain[place] === CLEAR ? 0.75 : 1;
    if (place === COMPLEX) {
      insideFire += chance(ONE, fireOf(state, piece)) * (type === HERO ? 2 : 1);
      insideBodies += type === HERO && wounded[piece] === 0 ? 2 : 1;
      insideBreach += breachOf(state, piece);
      continue;
    }
    const macrohex = macrohexAt(map, place);
    if (kinds[macrohex] === 0) {
      occupied[crowded++] = macrohex;
      ewoksIn[macrohex] = 0;
    }
    const cover = terrain[place] !== CLEAR && !isMounted(state, piece);
    let kind = type === HERO ? (cover ? HERO_COVER : HERO_OPEN) : cover ? OTHER_COVER : OTHER_OPEN;
    if (place === entrance) kind |= AT_ENTRANCE;
    kinds[macrohex] = count(kinds, macrohex) | kind;
    if (type === EWOK) ewoksIn[macrohex] = count(ewoksIn, macrohex) + 1;
    else if (type !== HERO || piece === CHEWBACCA) {
      gunMacrohex[guns] = macrohex;
      gunBest[guns] = 0;
      gunPiece[guns] = piece;
      gunFire[guns++] = type === EWOK_LEADER ? LEADS : fireOf(state, piece);
    }
  }
  for (let i = 0; i < guns; i++) if (gunFire[i] === LEADS) gunFire[i] = 1 + count(ewoksIn, count(gunMacrohex, i));

  for (const card of actionsGone) gone[card] = 1;
  let guards = 0;
  let guardsFire = 0;
  let danger = 0;
  let siege = 0;
  let imperials = 0;
  for (let piece = FIRST_IMPERIAL; piece < PIECE_IDS.length; piece++) {
    const place = placeOf(state, piece);
    if (!isHex(place)) {
      if (place === COMPLEX) {
        guards++;
        const hit = chance(ONE, valuesOf(piece).fire);
        guardsFire += hit;
        if (insideHeroes > 0) danger += hit * soon(piece);
      }
      continue;
    }
    const { fire, type } = valuesOf(piece);
    const ranges = rangesFrom(map, place);
    const far = rangeTo(ranges, home);
    imperials += fire;
    if (far < NEAR.length) siege += chance(NEAR, far) * fire;
    // Whom it would shoot at now: the nearest, by the priority of the tactic.
    let least = 9;
    let found = 0;
    for (let i = 0; i < crowded; i++) {
      const other = count(occupied, i);
      const range = rangeTo(ranges, other);
      if (range > least || range >= fire) continue;
      let kind = count(kinds, other);
      if (fire - range < 2) kind &= OTHER_OPEN | HERO_OPEN;
      if ((kind & 15) === 0) continue;
      if (range < least) found = 0;
      least = range;
      found |= kind;
    }
    if (found !== 0) {
      const atDoor = tactic === BREACH_TACTIC && (found & AT_ENTRANCE) !== 0;
      const isHero = atDoor
        ? isHeroHere
        : (found & (HERO_OPEN | HERO_COVER)) !== 0 && (tactic >= 2 || (found & (OTHER_OPEN | OTHER_COVER)) === 0);
      if (isHero) {
        const dice = fire - least - (atDoor || (found & HERO_OPEN) === 0 ? 1 : 0);
        if (dice > 0) danger += chance(ONE, dice) * soon(piece);
      }
    }
    const armored = type === AT_ST_TYPE;
    const hard = type === SPEEDER_BIKE || (terrain[place] !== CLEAR && !armored) ? 1 : 0;
    for (let i = 0; i < guns; i++) {
      const dice = count(gunFire, i) - hard - rangeTo(ranges, count(gunMacrohex, i));
      if (dice < 1) continue;
      const hit = chance(armored ? TWO : ONE, dice);
      if (hit > bestOf(i)) gunBest[i] = hit;
    }
  }
  let aim = 0;
  // Cards are resolved upon the step that draws them.
  const frame = state.frames[1];
  const served = frame?.step === 'rebel' ? frame.served : EMPTY;
  const firing = served.length > 0 && actionNow(state).endsWith('-fire');
  let chances = 0;
  for (let i = 0; i < guns; i++) {
    aim += bestOf(i);
    const piece = gunPiece[i] as PieceId;
    if (firing && state.acted[piece] === 0 && served.includes(piece)) chances += HIT_WORTH * bestOf(i);
  }
  for (const piece of served) if (typeOf(piece) === HERO && state.acted[piece] === 0) chances += heroChance(state, piece, guards);
  for (let i = 0; i < crowded; i++) kinds[count(occupied, i)] = 0;
  for (const card of actionsGone) gone[card] = 0;

  const left = state.events.length;
  const toLose = (state.difficulty.fourCruisers ? TABLES.cruisersToLose - 1 : TABLES.cruisersToLose) - state.cruisers;
  const turns = (toLose * (left + 1)) / (TABLES.cruisersToLose - state.cruisers + 1) / eventsInATurn(state.difficulty);
  const need = (DOOR_OPEN - door) * 1.1 + (insideHeroes > 0 ? 1 : 1.8);
  amounts[TIME] = Math.max(-3, Math.min(3, turns - need));
  amounts[DOOR] = door - 1.5 + (open ? 2 : 0);
  if (open) amounts[BREACH] = 0.8;
  else if (holder !== NONE && isHeroHere)
    amounts[BREACH] = chance(STEP, breachOf(state, holder) + (state.hasCode === 1 ? 1 : 0)) + 0.2;
  amounts[WAY] = -way;
  // The last hero is worth more than the first to fall; without any the game cannot be won.
  amounts[HEROES] = heroes === 0 ? -8.5 : 4 * (1 - Math.exp(-heroes / 1.5)) - 6;
  amounts[DANGER] = -danger;
  amounts[ENTRANCE] = holder === NONE ? 0 : isImperial(holder) ? -1 : open && isHeroHere ? 0.5 : 1;
  amounts[SIEGE] = -siege / 3;
  amounts[TROOPERS] = troopers;
  amounts[EWOKS] = ewoks;
  amounts[AIM] = aim;
  amounts[IMPERIALS] = -imperials / 3;
  amounts[GUARDS] = -(guards + guardsFire) / 1.5;
  if (open) {
    amounts[INSIDE] = Math.min(4, (insideFire + insideBodies) / 2);
    if (insideBreach > 0)
      amounts[GENERATOR] = (chance(ONE, Math.min(9, insideBreach)) * (0.1 + insideFire)) / (0.1 + insideFire + guards);
  }
  amounts[KEPT] = state.hasCapture * 0.5 + state.hasCode;
  amounts[CHANCES] = chances;
}

/** What a hit, a guard that falls, a step of the door and the generator are worth to whoever may still try on this card. */
const HIT_WORTH = 0.12;
const GUARD_WORTH = 0.5;
const STEP_WORTH = 0.7;
const GENERATOR_WORTH = 3;

/** What a hero who has not acted on this card may still bring. */
function heroChance(state: State, piece: PieceId, guards: number): number {
  const place = placeOf(state, piece);
  const breach = breachOf(state, piece);
  if (place === COMPLEX)
    return guards > 0 ? GUARD_WORTH * chance(ONE, fireOf(state, piece)) : GENERATOR_WORTH * chance(ONE, breach);
  if (state.door < DOOR_OPEN && place === mapOf(state).entrance) return STEP_WORTH * chance(STEP, breach);
  return 0;
}
