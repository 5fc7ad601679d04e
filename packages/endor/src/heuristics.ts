/** What speaks for the Rebels. */
import type { Consideration, Seat } from '@wartable/kernel';
import {
  AT_ST_TYPE,
  CATAPULT,
  CHEWBACCA,
  EWOK,
  EWOK_LEADER,
  HERO,
  PIECE_COUNT,
  PIECES,
  REBEL_TROOPER,
  SPEEDER_BIKE,
  STORMTROOPER,
  TABLES,
  TYPE_OF,
} from './pieces.ts';
import { BREACH_TACTIC, breachOf, COMPLEX, DOOR_OPEN, fireOf, mapOf, RESERVE, type State } from './state.ts';

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
const ONE = Array.from({ length: 20 }, (_, dice) => 1 - (2 / 3) ** dice);
const TWO = Array.from({ length: 20 }, (_, dice) => (dice === 0 ? 0 : 1 - (2 / 3) ** dice - (dice / 3) * (2 / 3) ** (dice - 1)));
const STEP = Array.from({ length: 20 }, (_, dice) => 1 - 2 * (2 / 3) ** dice + (1 / 3) ** dice);

/** The first Imperial piece: Rebels come first. */
const FIRST_IMPERIAL = TYPE_OF.indexOf(AT_ST_TYPE);
const FIRE = PIECES.map(({ fire }) => fire);
const FIRE_CARD = TYPE_OF.map((type) =>
  TABLES.actions.indexOf(
    type === AT_ST_TYPE
      ? 'at-st-fire'
      : type === SPEEDER_BIKE
        ? 'speeder-bikes-fire'
        : type === STORMTROOPER
          ? 'stormtroopers-fire'
          : 'security-fire',
  ),
);
/** How much each hero is worth: for the door and for the generator. */
const WORTH = [1, 0.7, 0.6, 1.2];
/** How much an enemy counts at so many macrohexes from the door. */
const NEAR = [1, 0.75, 0.3, 0.1];

// What stands in a macrohex.
const OTHER_OPEN = 1;
const OTHER_COVER = 2;
const HERO_OPEN = 4;
const HERO_COVER = 8;
const AT_ENTRANCE = 16;

// Room to work in, the same for every call: what stands where, and who could shoot.
const MOST = 64;
const kinds = new Int32Array(256);
const ewoksIn = new Int32Array(256);
const occupied = new Int32Array(MOST);
const gunHex = new Int32Array(MOST);
const gunFire = new Int32Array(MOST);
const gunBest = new Float64Array(MOST);
const gunPiece = new Int32Array(MOST);
const gone = new Int32Array(32);

export function consider(state: State, _seat: Seat, amounts: Float64Array): void {
  const map = mapOf(state);
  const { where, wounded, door } = state;
  const { entrance, macrohexOf, terrain } = map;
  const open = door === DOOR_OPEN;
  const toEntrance = map.distance[entrance] as readonly number[];
  const rangeHome = map.range[entrance] as readonly number[];

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
  for (let piece = 0; piece < FIRST_IMPERIAL; piece++) {
    const hex = where[piece] as number;
    const type = TYPE_OF[piece] as number;
    if (hex < 0 && hex !== COMPLEX) {
      // Not placed yet: as good as placed somewhere.
      if (hex === RESERVE) {
        if (type === HERO) {
          heroes += WORTH[piece] as number;
          way += (WORTH[piece] as number) * 0.6;
        } else if (type === REBEL_TROOPER) troopers += 0.8;
        else ewoks += type === EWOK_LEADER ? 2 : 0.8;
      }
      continue;
    }
    if (type === HERO) {
      const worth = (WORTH[piece] as number) * (wounded[piece] === 1 ? 0.6 : 1);
      heroes += worth;
      if (hex !== COMPLEX) {
        const far = toEntrance[hex] as number;
        const moves = (far + TABLES.enterComplex) / TABLES.movementPoints;
        way += worth * moves;
      } else insideHeroes++;
    } else if (type === REBEL_TROOPER) troopers += hex === COMPLEX ? 1 : 1 - 0.1 * (rangeHome[hex] as number);
    else if (type === EWOK) ewoks += hex >= 0 && terrain[hex] === 0 ? 0.75 : 1;
    else if (type === EWOK_LEADER) ewoks += (wounded[piece] === 1 ? 1.5 : 2) - (hex >= 0 && terrain[hex] === 0 ? 0.3 : 0);
    else ewoks += terrain[hex] === 0 ? 0.75 : 1;
    if (hex === COMPLEX) {
      insideFire += (ONE[fireOf(state, piece)] as number) * (type === HERO ? 2 : 1);
      insideBodies += type === HERO && wounded[piece] === 0 ? 2 : 1;
      insideBreach += breachOf(state, piece);
      continue;
    }
    const macrohex = macrohexOf[hex] as number;
    if (kinds[macrohex] === 0) {
      occupied[crowded++] = macrohex;
      ewoksIn[macrohex] = 0;
    }
    const cover = terrain[hex] !== 0 && !(piece === CHEWBACCA && state.mounted === 1);
    let kind = type === HERO ? (cover ? HERO_COVER : HERO_OPEN) : cover ? OTHER_COVER : OTHER_OPEN;
    if (hex === entrance) kind |= AT_ENTRANCE;
    kinds[macrohex] = (kinds[macrohex] as number) | kind;
    if (type === EWOK) ewoksIn[macrohex] = (ewoksIn[macrohex] as number) + 1;
    else if (type === REBEL_TROOPER || type === CATAPULT || type === EWOK_LEADER || piece === CHEWBACCA) {
      gunHex[guns] = hex;
      gunBest[guns] = 0;
      gunPiece[guns] = piece;
      gunFire[guns++] = type === EWOK_LEADER ? -1 : fireOf(state, piece);
    }
  }
  for (let i = 0; i < guns; i++)
    if (gunFire[i] === -1) gunFire[i] = 1 + (ewoksIn[macrohexOf[gunHex[i] as number] as number] as number);

  const { actionsGone, tactic } = state;
  for (let i = 0; i < actionsGone.length; i++) gone[actionsGone[i] as number] = 1;
  let guards = 0;
  let guardsFire = 0;
  let danger = 0;
  let siege = 0;
  let imperials = 0;
  for (let piece = FIRST_IMPERIAL; piece < PIECE_COUNT; piece++) {
    const hex = where[piece] as number;
    if (hex < 0) {
      if (hex === COMPLEX) {
        guards++;
        const hit = ONE[FIRE[piece] as number] as number;
        guardsFire += hit;
        if (insideHeroes > 0) danger += hit * (gone[FIRE_CARD[piece] as number] === 1 ? 0.6 : 1);
      }
      continue;
    }
    const type = TYPE_OF[piece] as number;
    const fire = FIRE[piece] as number;
    const ranges = map.range[hex] as readonly number[];
    const far = ranges[entrance] as number;
    imperials += fire;
    if (far < 4) siege += (NEAR[far] as number) * fire;
    // Whom it would shoot at now: the nearest, by the priority of the tactic.
    let least = 9;
    let found = 0;
    for (let i = 0; i < crowded; i++) {
      const other = occupied[i] as number;
      const range = ranges[other * 7] as number;
      if (range > least || range >= fire) continue;
      let kind = kinds[other] as number;
      if (fire - range < 2) kind &= OTHER_OPEN | HERO_OPEN;
      if ((kind & 15) === 0) continue;
      if (range < least) found = 0;
      least = range;
      found |= kind;
    }
    if (found !== 0) {
      const atDoor = tactic === BREACH_TACTIC && (found & AT_ENTRANCE) !== 0;
      const isHero = atDoor
        ? TYPE_OF[state.hexPiece[entrance] as number] === HERO
        : (found & (HERO_OPEN | HERO_COVER)) !== 0 && (tactic >= 2 || (found & (OTHER_OPEN | OTHER_COVER)) === 0);
      if (isHero) {
        const dice = fire - least - (atDoor || (found & HERO_OPEN) === 0 ? 1 : 0);
        if (dice > 0) danger += (ONE[dice] as number) * (gone[FIRE_CARD[piece] as number] === 1 ? 0.6 : 1);
      }
    }
    const armored = type === AT_ST_TYPE;
    const hard = type === SPEEDER_BIKE || (terrain[hex] !== 0 && !armored) ? 1 : 0;
    for (let i = 0; i < guns; i++) {
      const dice = (gunFire[i] as number) - hard - (ranges[gunHex[i] as number] as number);
      if (dice < 1) continue;
      const hit = (armored ? TWO[dice] : ONE[dice]) as number;
      if (hit > (gunBest[i] as number)) gunBest[i] = hit;
    }
  }
  let aim = 0;
  const frame = state.frames[0]?.step === 'turn' ? state.frames[1] : undefined;
  const served = frame?.step === 'rebel' ? frame.list : NOBODY;
  const firing = served.length > 0 && (TABLES.actions[state.card] ?? '').endsWith('-fire');
  let chances = 0;
  for (let i = 0; i < guns; i++) {
    aim += gunBest[i] as number;
    const piece = gunPiece[i] as number;
    if (firing && state.acted[piece] === 0 && served.includes(piece)) chances += HIT_WORTH * (gunBest[i] as number);
  }
  for (const piece of served)
    if (TYPE_OF[piece] === HERO && state.acted[piece] === 0) chances += heroChance(state, piece, guards);
  for (let i = 0; i < crowded; i++) kinds[occupied[i] as number] = 0;
  for (let i = 0; i < actionsGone.length; i++) gone[actionsGone[i] as number] = 0;

  const holder = state.hexPiece[entrance] as number;
  const left = state.events.length;
  const toLose = (state.difficulty.fourCruisers ? TABLES.cruisersToLose - 1 : TABLES.cruisersToLose) - state.cruisers;
  const turns = (toLose * (left + 1)) / (TABLES.cruisersToLose - state.cruisers + 1) / 2;
  const need = (DOOR_OPEN - door) * 1.1 + (insideHeroes > 0 ? 1 : 1.8);
  amounts[TIME] = Math.max(-3, Math.min(3, turns - need));
  amounts[DOOR] = door - 1.5 + (open ? 2 : 0);
  if (open) amounts[BREACH] = 0.8;
  else if (holder >= 0 && TYPE_OF[holder] === HERO)
    amounts[BREACH] = (STEP[breachOf(state, holder) + (state.hasCode === 1 ? 1 : 0)] as number) + 0.2;
  amounts[WAY] = -way;
  // The last hero is worth more than the first to fall; without any the game cannot be won.
  amounts[HEROES] = heroes === 0 ? -8.5 : 4 * (1 - Math.exp(-heroes / 1.5)) - 6;
  amounts[DANGER] = -danger;
  amounts[ENTRANCE] = holder < 0 ? 0 : holder < FIRST_IMPERIAL ? (open && TYPE_OF[holder] === HERO ? 0.5 : 1) : -1;
  amounts[SIEGE] = -siege / 3;
  amounts[TROOPERS] = troopers;
  amounts[EWOKS] = ewoks;
  amounts[AIM] = aim;
  amounts[IMPERIALS] = -imperials / 3;
  amounts[GUARDS] = -(guards + guardsFire) / 1.5;
  if (open) {
    amounts[INSIDE] = Math.min(4, (insideFire + insideBodies) / 2);
    if (insideBreach > 0)
      amounts[GENERATOR] = ((ONE[Math.min(9, insideBreach)] as number) * (0.1 + insideFire)) / (0.1 + insideFire + guards);
  }
  amounts[KEPT] = state.hasCapture * 0.5 + state.hasCode;
  amounts[CHANCES] = chances;
}

const NOBODY: readonly number[] = [];
/** What a hit, a guard that falls, a step of the door and the generator are worth to whoever may still try on this card. */
const HIT_WORTH = 0.12;
const GUARD_WORTH = 0.5;
const STEP_WORTH = 0.7;
const GENERATOR_WORTH = 3;

/** What a hero who has not acted on this card may still bring. */
function heroChance(state: State, piece: number, guards: number): number {
  const where = state.where[piece] as number;
  const breach = breachOf(state, piece);
  if (where === COMPLEX)
    return guards > 0 ? GUARD_WORTH * (ONE[fireOf(state, piece)] as number) : GENERATOR_WORTH * (ONE[breach] as number);
  if (state.door < DOOR_OPEN && where === mapOf(state).entrance) return STEP_WORTH * (STEP[breach] as number);
  return 0;
}
