/** What a net reads of shots: who fires with whom, at whom, and how likely it is to hit. */
import { put, type Sparse } from '@wartable/kernel';
import { MOST_DICE, OF, rowOf } from './encoding-fields.ts';
import { putForImperial } from './encoding-hexes.ts';
import { bestHit } from './encoding-meet.ts';
import {
  aimChance,
  aimHeroes,
  aimType,
  EWOKS_IN,
  FRESH_IN,
  gunFor,
  gunPiece,
  HEROES_IN,
  held,
  soonOf,
} from './encoding-sight.ts';
import { hitChance, kindOfPiece } from './encoding-tables.ts';
import type { Firers, Frame } from './frames.ts';
import { macrohexAt, rangesFrom } from './map.ts';
import { AT_ST_TYPE, CHEWBACCA, EWOK_LEADER, HERO, type PieceId, piecesOf, TABLES, typeOf } from './pieces.ts';
import {
  armorOf,
  fireOf,
  hasCover,
  hexOf,
  isBike,
  isHex,
  isInPlay,
  isOnMap,
  mapOf,
  NONE,
  type None,
  placeOf,
  type State,
} from './state.ts';

/** A hero who would fire; others in the macrohex may join. */
export function putHeroFire(state: State, piece: PieceId, out: Sparse): void {
  putStrength(state, piece, fireOf(state, piece), 0, out);
  const place = placeOf(state, piece);
  if (isHex(place)) put(out, OF.fire + 2, (held(macrohexAt(mapOf(state), place), HEROES_IN) - 1) / 2);
}

/** A shot by those who fire already, and one more. */
export function putShot(state: State, firers: Firers, joining: PieceId | None, out: Sparse): void {
  let strength = 0;
  for (let i = 0; i < firers.length; i++) strength += fireOf(state, firers[i] as PieceId);
  putStrength(state, firers[0], strength, joining === NONE ? 0 : fireOf(state, joining), out);
  const place = placeOf(state, firers[0]);
  if (isHex(place) && typeOf(firers[0]) === EWOK_LEADER)
    put(out, OF.fire + 2, (held(macrohexAt(mapOf(state), place), FRESH_IN) - firers.length + 1) / 4);
}

function putStrength(state: State, from: PieceId, strength: number, more: number, out: Sparse): void {
  const place = placeOf(state, from);
  const map = mapOf(state);
  const before = isHex(place) ? bestHit(map, place, strength) : hitChance(1, strength);
  const after = isHex(place) ? bestHit(map, place, strength + more) : hitChance(1, strength + more);
  put(out, OF.fire, after);
  if (more > 0) put(out, OF.fire + 1, after - before);
  for (let i = 0; i < strength + more && i < MOST_DICE; i++) put(out, OF.dice + i, 1);
}

/** The target of a shot, of the trap, or of Chewbacca. */
export function putTarget(state: State, frame: Frame, target: PieceId, out: Sparse): void {
  const type = typeOf(target) - AT_ST_TYPE;
  const gun = gunFor(target);
  if (frame.step === 'capture') {
    put(out, OF.chance + TYPES_SHOT, gun >= 0 ? seizeChance(state, gun) : 0);
  } else {
    const dice =
      frame.step === 'target' ? diceAt(state, frame.firers, target) : TABLES.trapDice - (hasCover(state, target) ? 1 : 0);
    for (let i = 0; i < dice && i < MOST_DICE; i++) put(out, OF.dice + i, 1);
    put(out, OF.chance + type, hitChance(armorOf(state, target), dice));
    if (frame.step === 'target') put(out, OF.firer + kindOfPiece(frame.firers[0]) * TYPES_SHOT + type, 1);
  }
  putThreat(state, target, out);
  const place = placeOf(state, target);
  if (isHex(place)) putForImperial(state, target, place, rowOf('target'), out);
}
const TYPES_SHOT = 4;

function diceAt(state: State, firers: Firers, target: PieceId): number {
  let dice = 0;
  for (let i = 0; i < firers.length; i++) dice += fireOf(state, firers[i] as PieceId);
  if (!isOnMap(state, target) || !isOnMap(state, firers[0])) return dice;
  const map = mapOf(state);
  const range = rangesFrom(map, hexOf(state, firers[0]))[macrohexAt(map, hexOf(state, target))] as number;
  return dice - range - (hasCover(state, target) ? 1 : 0) - (isBike(target) ? 1 : 0);
}

/** What would be gone with an Imperial: its own shot, or a card that nobody would be left to act on. */
function putThreat(state: State, piece: PieceId, out: Sparse): void {
  const gun = gunFor(piece);
  if (gun < 0) put(out, OF.target + 3, 1);
  else {
    const chance = aimChance[gun] as number;
    put(out, OF.target + (aimType[gun] === HERO ? 0 : 2), chance);
    if (isWoundedAmong(state, aimHeroes[gun] as number)) put(out, OF.target + 1, chance);
    if (soonOf(gun) < 1) put(out, OF.target + 5, 1);
  }
  const alike = piecesOf(typeOf(piece));
  let left = 0;
  for (let i = 0; i < alike.length && left < 2; i++) if (isInPlay(state, alike[i] as PieceId)) left++;
  if (left < 2) put(out, OF.target + 4, 1);
}

function isWoundedAmong(state: State, heroes: number): boolean {
  for (let hero = 0; heroes >> hero > 0; hero++) if (((heroes >> hero) & 1) === 1 && state.wounded[hero] === 1) return true;
  return false;
}

/** An Imperial that would fire next. */
export function putOrder(state: State, piece: PieceId, out: Sparse): void {
  const gun = gunFor(piece);
  if (gun >= 0 && (aimType[gun] as number) >= 0) put(out, OF['fires at'] + (aimType[gun] as number), aimChance[gun] as number);
  putThreat(state, piece, out);
  const place = placeOf(state, piece);
  if (isHex(place)) putForImperial(state, piece, place, rowOf('imperial fires'), out);
}

/** endor/event/capture: an AT-ST on the map, by its place among the Imperials seen. */
export function seizeChance(state: State, gun: number): number {
  const piece = gunPiece[gun] as PieceId;
  if (typeOf(piece) !== AT_ST_TYPE || !isOnMap(state, CHEWBACCA)) return 0;
  const map = mapOf(state);
  const hex = hexOf(state, CHEWBACCA);
  const ewoks = held(macrohexAt(map, hex), EWOKS_IN);
  const range = rangesFrom(map, hex)[macrohexAt(map, hexOf(state, piece))] as number;
  return ewoks === 0 ? 0 : hitChance(TABLES.captureSabers, 1 + ewoks - range);
}
