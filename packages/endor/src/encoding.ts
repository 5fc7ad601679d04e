/** What a net reads of the battle. Places are told by terrain and by how far it is to the entrance, so that it knows its way on any map. */
import { type Encoding, mixed, put, type Seat, type Sparse } from '@wartable/kernel';
import { eventsInATurn } from './cards.ts';
import { choice } from './encoding-choices.ts';
import { CHOICES } from './encoding-fields.ts';
import {
  AT,
  CARD_KIND,
  EVENT_KIND,
  FIRE,
  FIRE_ROW,
  HEROES,
  HEROES_CARD,
  IN_COMPLEX,
  INPUTS,
  IS_FOOT,
  MOST_DICE,
  MOST_GUARDS,
  MOST_TURNS,
  MOUNTED_FIRE,
  OFF,
  OPEN_ROW,
  PIECE_ROW,
  SCALES,
  SIZE_OF,
  STEPS,
  WOUNDED_ROW,
} from './encoding-inputs.ts';
import { aimChance, aimHeroes, aimType, gunPiece, look, seen, soonOf } from './encoding-sight.ts';
import {
  blowsUp,
  FIRST_IMPERIAL,
  fireCardOf,
  type Ground,
  groundOf,
  hitChance,
  kindOfPiece,
  wayFrom,
  zoneOf,
} from './encoding-tables.ts';
import { type Frame, topFrame } from './frames.ts';
import { CONSIDERATIONS, consider } from './heuristics.ts';
import type { GameMap } from './map.ts';
import { AT_ST_TYPE, CHEWBACCA, HERO, PIECES, type PieceId, STORMTROOPER, TABLES, typeOf } from './pieces.ts';
import {
  breachOf,
  COMPLEX,
  DIFFICULTIES,
  DOOR_OPEN,
  fireOf,
  isHex,
  isMounted,
  mapOf,
  NONE,
  placeOf,
  type State,
} from './state.ts';

// Room to work in, the same for every call: sums of a row of inputs, put when all are counted.
const amounts = new Float64Array(CONSIDERATIONS.length);
const sums = new Float64Array(AT.consideration);
const touched = new Int32Array(AT.consideration);
let touchedCount = 0;
const gone = new Uint8Array(32);

export const encoding: Encoding<State> = { version: 1, inputs: INPUTS, choices: CHOICES, sign: () => 1, position, mark, choice };

function mark(state: State): number {
  const { where, wounded, acted, turn, door, tactic, cruisers, card, frames } = state;
  let found = mixed(turn + 64 * door + 256 * tactic, cruisers + 16 * card + 1024 * frames.length);
  found = mixed(found, state.mounted + 2 * state.hasCapture + 4 * state.hasCode + 8 * state.events.length);
  for (let piece = 0; piece < where.length; piece++)
    found = mixed(found, (where[piece] as number) + 8 + 4096 * (wounded[piece] as number) + 8192 * (acted[piece] as number));
  return found;
}

function add(at: number, amount: number): void {
  if (amount === 0) return;
  touch(at);
  sums[at] = (sums[at] as number) + amount;
}

function touch(at: number): void {
  if (sums[at] === 0) touched[touchedCount++] = at;
}

function addUpTo(at: number, n: number, most: number): void {
  for (let i = 0; i < n && i < most; i++) add(at + i, 1);
}

function position(state: State, seat: Seat, out: Sparse): void {
  const map = mapOf(state);
  const ground = groundOf(map);
  look(state, NONE);
  addPlay(state);
  addTime(state);
  addPieces(state, ground);
  addAims(state);
  addBunker(state, map);
  amounts.fill(0);
  consider(state, seat, amounts);
  putSums(out);
  for (let i = 0; i < amounts.length; i++) put(out, AT.consideration + i, (amounts[i] as number) * (SCALES[i] as number));
}

/** `put` for all that was added up, and begins anew. */
function putSums(out: Sparse): void {
  const { index, amount } = out;
  let size = out.size;
  for (let i = 0; i < touchedCount; i++) {
    const at = touched[i] as number;
    index[size] = at;
    amount[size++] = sums[at] as number;
    sums[at] = 0;
  }
  touchedCount = 0;
  out.size = size;
}

function addPlay(state: State): void {
  const frame = topFrame(state);
  if (frame) {
    add(AT.step + STEPS.indexOf(frame.step), 1);
    const actor = actorOf(frame);
    if (actor !== NONE) add(AT.actor + kindOfPiece(actor as PieceId), 1);
    if ('waiting' in frame) add(AT.served, frame.waiting.length / 10);
    else if (frame.step === 'rebel') for (const piece of frame.served) if (state.acted[piece] === 0) add(AT.served, 1 / 10);
  }
  if (state.card !== NONE) add(AT.card + (CARD_KIND[state.card] as number), 1);
  gone.fill(0);
  for (const card of state.actionsGone) {
    gone[card] = 1;
    add(AT['card gone'] + (CARD_KIND[card] as number), 1);
  }
  add(AT.door + Math.min(state.door, DOOR_OPEN), 1);
  add(AT.tactic + state.tactic, 1);
  for (let i = 0; i < DIFFICULTIES.length; i++)
    if (state.difficulty[DIFFICULTIES[i] as (typeof DIFFICULTIES)[number]]) add(AT.difficulty + i, 1);
  if (state.difficulty.gentle) add(AT.difficulty + DIFFICULTIES.length, 1);
  add(AT.kept, state.hasCapture);
  add(AT.kept + 1, state.hasCode);
  add(AT.kept + 2, state.mounted);
  const holder = state.hexPiece[mapOf(state).entrance] as number;
  add(AT.entrance + (holder === NONE ? 0 : 1 + typeOf(holder as PieceId)), 1);
}

/** Who acts, is placed, moves or fires now. */
function actorOf(frame: Frame): number {
  if ('piece' in frame) return frame.piece;
  if ('firers' in frame) return frame.firers[0];
  return 'waiting' in frame ? (frame.waiting[0] ?? NONE) : NONE;
}

function addTime(state: State): void {
  for (const card of state.eventsGone) add(AT['event gone'] + (EVENT_KIND[card] as number), 0.5);
  const left = state.events.length;
  add(AT['events left'], left / 10);
  const toLose = TABLES.cruisersToLose - (state.difficulty.fourCruisers ? 1 : 0) - state.cruisers;
  const cruisers = TABLES.cruisersToLose - state.cruisers;
  if (toLose > 0) add(AT['cruisers to lose'] + toLose - 1, 1);
  const turns = (toLose * (left + 1)) / (cruisers + 1) / eventsInATurn(state.difficulty);
  add(AT['turns left'], turns / 8);
  addUpTo(AT['turns left'] + 1, Math.round(turns), MOST_TURNS);
  if (toLose === 1 && left > 0) add(AT['next event'], Math.min(1, cruisers / left));
}

/** Written out: most of the time goes by here. */
function addPieces(state: State, ground: Ground): void {
  const { where, wounded } = state;
  const driving = state.mounted === 1 ? CHEWBACCA : NONE;
  for (let piece = 0; piece < PIECES.length; piece++) {
    const place = where[piece] as number;
    const size = SIZE_OF[piece] as number;
    const row = PIECE_ROW[piece] as number;
    if (place < 0) {
      const at = row + (OFF[-place] as number);
      touch(at);
      sums[at] = (sums[at] as number) + size;
      if (wounded[piece] === 1) add(WOUNDED_ROW[piece] as number, 1);
      continue;
    }
    const zone = zoneOf(ground.way[place] as number);
    const at = row + IN_COMPLEX + 1 + zone;
    touch(at);
    sums[at] = (sums[at] as number) + size;
    if (wounded[piece] === 1) add((WOUNDED_ROW[piece] as number) + 1 + zone, 1);
    if (zone > 0 && ground.cover[place] === 0 && IS_FOOT[piece] === 1 && piece !== driving) {
      const open = (OPEN_ROW[piece] as number) + zone;
      touch(open);
      sums[open] = (sums[open] as number) + size;
    }
    const fire = (FIRE_ROW[piece] as number) + (ground.home[place] as number);
    touch(fire);
    sums[fire] = (sums[fire] as number) + (piece === driving ? MOUNTED_FIRE : (FIRE[piece] as number));
  }
  for (let hero = 0; hero < HEROES; hero++) if (state.acted[hero] === 1) add(AT.acted + hero, 1);
}

/** Whom the Imperials on the map would hit, and on which cards. */
function addAims(state: State): void {
  for (let gun = 0; gun < seen.guns; gun++) {
    const type = aimType[gun] as number;
    const chance = (aimChance[gun] as number) * 0.25;
    if (chance === 0) continue;
    if (type !== HERO) {
      add(AT['aimed at'] + HEROES - 1 + type, chance * soonOf(gun));
      continue;
    }
    const heroes = aimHeroes[gun] as number;
    let many = 0;
    for (let hero = 0; hero < HEROES; hero++) many += (heroes >> hero) & 1;
    for (let hero = 0; hero < HEROES; hero++) {
      if (((heroes >> hero) & 1) === 0) continue;
      add(AT['aimed at'] + hero, (chance * soonOf(gun)) / many);
      if (state.wounded[hero] === 1) add(AT['aimed at'] + HEROES - 1 + AT_ST_TYPE, (chance * soonOf(gun)) / many);
    }
    const imperial = typeOf(gunPiece[gun] as PieceId) - AT_ST_TYPE;
    add(AT['heroes aimed at by'] + imperial * 2 + (soonOf(gun) === 1 ? 0 : 1), chance);
  }
}

/** The fight inside: who is there, whose fire comes yet, and what a card of the heroes would bring. */
function addBunker(state: State, map: GameMap): void {
  let entering = 0;
  let inside = 0;
  let healthy = 0;
  let breach = 0;
  const isOpen = state.door === DOOR_OPEN;
  const holder = state.hexPiece[map.entrance] as number;
  const isPassable = isOpen && (holder === NONE || holder < FIRST_IMPERIAL);
  for (let id = 0; id < HEROES; id++) {
    const hero = id as PieceId;
    const place = placeOf(state, hero);
    if (place === COMPLEX) {
      inside++;
      if (state.wounded[hero] === 0) healthy++;
      breach += breachOf(state, hero);
    } else if (isPassable && isHex(place) && !isMounted(state, hero) && wayFrom(groundOf(map), place) <= REACH)
      entering |= 1 << hero;
  }
  addUpTo(AT['heroes inside'], inside, HEROES);
  addUpTo(AT['healthy inside'], healthy, HEROES);
  addUpTo(AT['breach dice inside'], breach, MOST_DICE);
  if (inside + entering === 0) return;
  if (seen.guards === 0) add(AT.guards, 1);
  addUpTo(AT.guards + 1, seen.guards, MOST_GUARDS);
  for (let id = FIRST_IMPERIAL; id < PIECES.length; id++) {
    if (state.where[id] !== COMPLEX) continue;
    const piece = id as PieceId;
    const later = gone[fireCardOf(piece)] === 1 ? 1 : 0;
    add(AT['guards fire'] + (typeOf(piece) - STORMTROOPER) * 2 + later, hitChance(1, fireOf(state, piece)));
  }
  const onHeroes = state.card !== NONE && CARD_KIND[state.card] === HEROES_CARD;
  if (onHeroes) {
    add(AT.generator, 2 * blowsUp(seen.insideFresh, seen.guards));
    for (let rest = seen.insideFresh, n = 0; rest > 0; rest &= rest - 1) add(AT['fresh inside'] + n++, 1);
  }
  add(AT.generator + 1, 2 * blowsUp(seen.inside, seen.guards));
  add(AT.generator + 2, 2 * blowsUp(seen.inside, Math.max(0, seen.guards - 1)));
  add(AT.generator + 3, 2 * blowsUp(seen.inside | entering, seen.guards));
  for (let card = 0; card < TABLES.actions.length; card++)
    if (CARD_KIND[card] === HEROES_CARD && gone[card] === 0 && card !== state.card) add(AT.generator + 4, 0.5);
}
/** From so near a hero enters the complex on one card. */
const REACH = TABLES.movementPoints - TABLES.enterComplex;
