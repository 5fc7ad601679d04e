/** What a net reads of a choice: what is done by whom, where, and what may come of it. Nothing is tried. */
import { type Choice, type Decision, type HexId, put, type Sparse } from '@wartable/kernel';
import { type ChoiceKind, choiceOf, hexIn, kindOfChoice, macrohexIn, pieceIn } from './choices.ts';
import { deedOf, doneBy, OF, rowOf } from './encoding-fields.ts';
import { putForImperial, putForRebel, type Reason } from './encoding-hexes.ts';
import { bestHit } from './encoding-meet.ts';
import { putHeroFire, putOrder, putShot, putTarget, seizeChance } from './encoding-shots.ts';
import { FRESH_IN, held, look, seen } from './encoding-sight.ts';
import { blowsUp, blowsUpWith, FIRST_IMPERIAL, groundOf, kindOfPiece, STEP, wayFrom } from './encoding-tables.ts';
import { type Frame, type FrameOf, topFrame } from './frames.ts';
import { CLEAR, type MacrohexId, macrohexAt, terrainAt } from './map.ts';
import { CHEWBACCA, EWOK, EWOK_LEADER, HERO, type PieceId, piecesOf, REBEL_TROOPER, TABLES, typeOf } from './pieces.ts';
import {
  actionNow,
  breachOf,
  COMPLEX,
  DOOR_OPEN,
  fireOf,
  hexOf,
  isFree,
  isHex,
  isInPlay,
  isMounted,
  isOnMap,
  mapOf,
  NONE,
  type None,
  placeOf,
  type State,
} from './state.ts';

/** The first choice of the second kind: so far the kinds lie apart. */
const APART = choiceOf('default');
const MOVEMENT = TABLES.movementPoints;
const [SOME_EWOK = CHEWBACCA] = piecesOf(EWOK);

// The choices of one decision are read one after another: what was looked at for it lasts until somebody else looks.
let lastDecision: Decision | undefined;
let lastState: State | undefined;
let lastLook = 0;

function lookFor(state: State, decision: Decision, frame: Frame): void {
  if (lastDecision === decision && lastState === state && lastLook === seen.looks) return;
  look(state, moverIn(frame));
  lastDecision = decision;
  lastState = state;
  lastLook = seen.looks;
}

/** Who leaves its place with each of the choices. */
function moverIn(frame: Frame): PieceId | None {
  if (frame.step === 'move-to') return frame.piece;
  return frame.step === 'imperial-move' && frame.hexes.length > 0 ? (frame.waiting[0] ?? NONE) : NONE;
}

export function choice(state: State, decision: Decision, chosen: Choice, out: Sparse): void {
  const frame = topFrame(state);
  if (!frame || frame.step === 'turn') return;
  lookFor(state, decision, frame);
  const isOrder = frame.step === 'imperial-fire' && frame.targets.length === 0;
  const deed = deedOf(isOrder ? 'order' : frame.step, Math.floor(chosen / APART));
  put(out, OF.deed + deed, 1);
  const kind = kindOfChoice(chosen);
  const who = whoIn(frame, kind, chosen);
  if (who !== NONE) {
    const by = doneBy(deed, kindOfPiece(who));
    if (by >= 0) put(out, OF['done by'] + by, 1);
    if (state.wounded[who] === 1) put(out, OF.piece, 1);
    if (isMounted(state, who)) put(out, OF.piece + 1, 1);
    if (placeOf(state, who) === COMPLEX) put(out, OF.piece + 2, 1);
    putChoice(state, frame, kind, chosen, who, out);
  } else if (kind === 'macrohex') putMacrohex(state, macrohexIn(chosen), out);
  else if (kind === 'default') put(out, OF.left + 6, 'waiting' in frame ? frame.waiting.length / 8 : 0);
  else if (frame.step === 'join') putShot(state, frame.firers, NONE, out);
  else if (frame.step === 'rebel') putDone(state, decision, frame, out);
}

/** Whom a choice is about: who goes, acts, joins, is fired at. */
function whoIn(frame: Frame, kind: ChoiceKind, chosen: Choice): PieceId | None {
  switch (kind) {
    case 'act':
    case 'join':
    case 'target':
    case 'tie-piece':
      return pieceIn(chosen);
    case 'dismount':
      return CHEWBACCA;
    case 'macrohex':
    case 'default':
    case 'done':
      return NONE;
    default:
      if ('piece' in frame) return frame.piece;
      return 'waiting' in frame ? (frame.waiting[0] ?? NONE) : NONE;
  }
}

function putChoice(state: State, frame: Frame, kind: ChoiceKind, chosen: Choice, who: PieceId, out: Sparse): void {
  switch (kind) {
    case 'place':
      putForRebel(state, who, hexIn(chosen), NONE, false, rowOf('placed'), out);
      return;
    case 'to':
      putGoing(state, who, hexIn(chosen), out);
      return;
    case 'tie-hex':
      putForImperial(state, who, hexIn(chosen), rowOf('imperial goes'), out);
      return;
    case 'enter':
      putEnter(state, who, out);
      return;
    case 'act':
    case 'dismount':
      putThere(state, who, 'actor', out);
      if (typeOf(who) === HERO) putHeroChances(state, who, out);
      return;
    case 'move':
      putThere(state, who, 'actor', out);
      putCouldGo(state, who, out);
      return;
    case 'fire':
      if (placeOf(state, who) === COMPLEX) putGenerator(who, out);
      putHeroFire(state, who, out);
      return;
    case 'breach':
      if (placeOf(state, who) === COMPLEX) putGenerator(who, out);
      else putDoor(state, breachOf(state, who), out);
      return;
    case 'breach-with-code':
      putDoor(state, breachOf(state, who) + TABLES.securityCodeDice, out);
      return;
    case 'capture':
      put(out, OF.could + 2, bestSeizing(state));
      return;
    case 'join':
      if (frame.step === 'join') putShot(state, frame.firers, who, out);
      return;
    case 'target':
      putTarget(state, frame, who, out);
      return;
    case 'tie-piece':
      if (who < FIRST_IMPERIAL) putThere(state, who, 'imperial shoots at', out);
      else putOrder(state, who, out);
      return;
    default:
      return;
  }
}

function reasonFor(piece: PieceId): Reason {
  const type = typeOf(piece);
  return type === HERO ? 'hero' : type === REBEL_TROOPER ? 'trooper' : 'ewok';
}

function putGoing(state: State, piece: PieceId, hex: HexId, out: Sparse): void {
  const place = placeOf(state, piece);
  if (!isHex(place)) put(out, OF.piece + 4, 1);
  const from = isHex(place) ? wayFrom(groundOf(mapOf(state)), place) : -TABLES.leaveComplex;
  putForRebel(state, piece, hex, from, false, rowOf(reasonFor(piece)), out);
}

/** Where a piece stands already. */
function putThere(state: State, piece: PieceId, reason: Reason, out: Sparse): void {
  const place = placeOf(state, piece);
  if (isHex(place)) putForRebel(state, piece, place, NONE, true, rowOf(reason), out);
  else putInside(seen.inside, out);
}

function putInside(heroes: number, out: Sparse): void {
  let many = 0;
  for (let rest = heroes; rest > 0; rest &= rest - 1) many++;
  put(out, OF.inside, many / 2);
  put(out, OF.inside + 1, seen.guards / 2);
  put(out, OF.inside + 2, seen.insideTroops / 2);
  put(out, OF.inside + 3, 2 * blowsUp(heroes, seen.guards));
}

function putEnter(state: State, piece: PieceId, out: Sparse): void {
  put(out, OF.piece + 3, 1);
  putInside(typeOf(piece) === HERO ? seen.inside | (1 << piece) : seen.inside, out);
  const place = placeOf(state, piece);
  if (isHex(place)) putForRebel(state, piece, place, NONE, false, rowOf('actor'), out);
}

/** What a hero who may act could do: open the door, blow up the generator, go in, fire. */
function putHeroChances(state: State, piece: PieceId, out: Sparse): void {
  const place = placeOf(state, piece);
  if (place === COMPLEX) putGenerator(piece, out);
  else if (place === mapOf(state).entrance && state.door < DOOR_OPEN) putDoor(state, breachOf(state, piece), out);
  putCouldGo(state, piece, out);
}

/** `in all` counts the others, too, who have not acted on this card. */
function putGenerator(piece: PieceId, out: Sparse): void {
  const heroes = seen.insideFresh | (1 << piece);
  put(out, OF.generator + 1, 2 * blowsUpWith(piece, heroes, seen.guards));
  if (seen.guards === 0) put(out, OF.generator, 2 * blowsUpWith(piece, 1 << piece, 0));
}

function putDoor(state: State, dice: number, out: Sparse): void {
  const on = 1 - (2 / 3) ** dice;
  put(out, OF.door, on);
  put(out, OF.door + 1, state.door > 0 ? on - (STEP[dice] as number) : 0);
  if (state.door === DOOR_OPEN - 1) put(out, OF.door + 2, on);
}

function mayPass(state: State): boolean {
  const holder = state.hexPiece[mapOf(state).entrance] as number;
  return state.door === DOOR_OPEN && (holder === NONE || holder < FIRST_IMPERIAL);
}

function couldEnter(state: State, piece: PieceId): boolean {
  if (!isOnMap(state, piece) || isMounted(state, piece) || !mayPass(state)) return false;
  return wayFrom(groundOf(mapOf(state)), hexOf(state, piece)) + TABLES.enterComplex <= MOVEMENT;
}

function putCouldGo(state: State, piece: PieceId, out: Sparse): void {
  if (couldEnter(state, piece)) put(out, OF.could, 1);
  const map = mapOf(state);
  const place = placeOf(state, piece);
  if (isHex(place) && place !== map.entrance && isFree(state, map.entrance) && wayFrom(groundOf(map), place) <= MOVEMENT)
    put(out, OF.could + 1, 1);
}

function bestSeizing(state: State): number {
  let best = 0;
  for (let gun = 0; gun < seen.guns; gun++) best = Math.max(best, seizeChance(state, gun));
  return best;
}

/** A macrohex to which Ewoks may come back, seen from its middle. */
function putMacrohex(state: State, macrohex: MacrohexId, out: Sparse): void {
  const map = mapOf(state);
  const hexes = map.macrohexes[macrohex]?.hexes;
  if (!hexes) return;
  let free = 0;
  let cover = 0;
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i] as HexId;
    if (!isFree(state, hex)) continue;
    free++;
    if (terrainAt(map, hex) !== CLEAR) cover++;
  }
  put(out, OF.rallied, free / 7);
  put(out, OF.rallied + 1, cover / 4);
  putForRebel(state, SOME_EWOK, hexes[0] as HexId, NONE, false, rowOf('rallied'), out);
}

/** What would not be done. */
function putDone(state: State, { choices }: Decision, { served }: FrameOf<'rebel'>, out: Sparse): void {
  put(out, OF.left, (choices.length - 1) / 8);
  const action = actionNow(state);
  const isHeroes = action === 'heroes';
  const firing = action.endsWith('-fire');
  if (!isHeroes && !firing) return;
  const map = mapOf(state);
  let best = 0;
  let all = 0;
  for (let i = 0; i < served.length; i++) {
    const piece = served[i] as PieceId;
    if (state.acted[piece] === 1 || !isInPlay(state, piece)) continue;
    const place = placeOf(state, piece);
    if (isHeroes && place === map.entrance && state.door < DOOR_OPEN)
      put(out, OF.left + 3, STEP[breachOf(state, piece)] as number);
    if (isHeroes && couldEnter(state, piece)) put(out, OF.left + 5, 0.5);
    if (!isHex(place)) continue;
    const fire = fireOf(state, piece) + (typeOf(piece) === EWOK_LEADER ? held(macrohexAt(map, place), FRESH_IN) : 0);
    const hit = bestHit(map, place, fire);
    all += hit;
    best = Math.max(best, hit);
  }
  put(out, OF.left + 1, best);
  put(out, OF.left + 2, all / 3);
  if (isHeroes) put(out, OF.left + 4, 2 * blowsUp(seen.insideFresh, seen.guards));
}
