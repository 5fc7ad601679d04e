/** Action cards, events and heroes (rules 4, 8, 9, 11). */
import { below, type Choice, type Emit, type HexId } from '@wartable/kernel';
import {
  act,
  BREACH,
  BREACH_WITH_CODE,
  CAPTURE,
  DISMOUNT,
  DONE,
  ENTER,
  FIRE,
  join,
  MOVE,
  macrohex,
  payload,
  target,
  to,
} from '../choices.ts';
import type { Event } from '../events.ts';
import { MOUNTED, mayEnter } from '../map.ts';
import {
  AT_ST_TYPE,
  CATAPULT,
  CHEWBACCA,
  EWOK,
  EWOK_LEADER,
  HERO,
  isImperial,
  type PieceId,
  pieceName,
  piecesOf,
  REBEL_TROOPER,
  SECURITY,
  TABLES,
  TYPE_OF,
  TYPES,
} from '../pieces.ts';
import {
  BREACH_TACTIC,
  breachOf,
  COMPLEX,
  classOf,
  DOOR_OPEN,
  ELIMINATED,
  type Frame,
  fireOf,
  hasCover,
  hexOf,
  isEnemyOnEntrance,
  isInComplex,
  isInPlay,
  isMounted,
  isOnMap,
  LOST,
  mapOf,
  NONE,
  piecesInPlay,
  pushFrame,
  put,
  RESERVE,
  type State,
  TACTICS,
  WON,
} from '../state.ts';
import { fireShot, hit, partnersOf, rangeBetween, rollFireDice, sameMacrohex, targetsOf } from './fire.ts';
import { actionName, eventName, shuffleActions } from './setup.ts';

const MOVEMENT = TABLES.movementPoints;

/** Types that a card serves; Ewok cards serve leaders too (A20). */
const SERVED: Readonly<Record<string, readonly number[]>> = {
  heroes: [HERO],
  'rebel-troopers': [REBEL_TROOPER],
  ewoks: [EWOK_LEADER, EWOK],
  catapults: [CATAPULT],
  'at-st': [AT_ST_TYPE],
  'speeder-bikes': [TYPES.indexOf('speeder-bike')],
  stormtroopers: [TYPES.indexOf('stormtrooper')],
  security: [SECURITY],
};

/** endor/turn/card: the top action card; after the last one all are shuffled, and that is a turn. */
export function drawAction(state: State, emit: Emit<Event>): void {
  if (state.card !== NONE) {
    state.actionsGone.push(state.card);
    state.card = NONE;
  }
  if (state.actions.length === 0) {
    state.actions = state.actionsGone.sort((a, b) => a - b);
    state.actionsGone = [];
    shuffleActions(state, emit);
    state.turn++;
    emit?.({ type: 'turn-began', turn: state.turn });
  }
  const card = state.actions.pop() as number;
  state.card = card;
  state.acted.fill(0);
  emit?.({ type: 'card-drawn', card: actionName(card) });
  const name = TABLES.actions[card] as string;
  if (name === 'event') {
    drawEvent(state, emit);
    return;
  }
  const kind = name.replace(/-(move|fire)$/, '');
  const pieces = (SERVED[kind] ?? []).flatMap(piecesOf).filter((piece) => isInPlay(state, piece));
  if (pieces.length > 0 && isImperial(pieces[0] as PieceId))
    pushFrame(state, name.endsWith('-fire') ? 'imperial-fire' : 'imperial-move', pieces);
  else pushFrame(state, 'rebel', pieces);
}

/** endor/event/draw: never reshuffled (A35). */
function drawEvent(state: State, emit: Emit<Event>): void {
  const index = state.events.pop();
  if (index === undefined) return;
  state.eventsGone.push(index);
  emit?.({ type: 'event-drawn', event: eventName(index) });
  const card = TABLES.events[index] as { event: string; units?: Record<string, number> };
  switch (card.event) {
    case 'cruiser-destroyed':
      state.cruisers++;
      emit?.({ type: 'cruiser-lost', cruisers: state.cruisers });
      if (state.cruisers >= cruisersToLose(state)) endGame(state, LOST, emit);
      return;
    case 'change-tactics':
      if (state.tactic < BREACH_TACTIC) setTactic(state, state.tactic + 1, emit);
      return;
    case 'imperial-reinforcements':
      reinforce(state, card.units ?? {}, emit);
      return;
    case 'bunker-reinforcement': {
      const piece = spare(state, SECURITY)[0];
      if (piece === undefined) return;
      put(state, piece, COMPLEX);
      emit?.({ type: 'piece-placed', piece: pieceName(piece), at: 'complex' });
      return;
    }
    case 'rebel-rally':
      rallyTroopers(state, card.units?.['rebel-trooper'] ?? 0, emit);
      if (fallen(state, EWOK).length > 0) pushFrame(state, 'rally', [], NONE, card.units?.['ewok'] ?? 0);
      return;
    case 'ewok-trap':
      if (piecesInPlay(state, true).some((piece) => isOnMap(state, piece))) pushFrame(state, 'trap');
      return;
    case 'chewbacca-seizes-an-at-st':
      state.hasCapture = 1;
      emit?.({ type: 'card-kept', event: card.event });
      return;
    default:
      state.hasCode = 1;
      emit?.({ type: 'card-kept', event: card.event });
  }
}

function cruisersToLose(state: State): number {
  return state.difficulty.fourCruisers ? TABLES.cruisersToLose - 1 : TABLES.cruisersToLose;
}

function endGame(state: State, outcome: number, emit: Emit<Event>): void {
  state.outcome = outcome;
  state.frames.length = 0;
  emit?.({ type: 'game-ended', won: outcome === WON });
}

function setTactic(state: State, tactic: number, emit: Emit<Event>): void {
  if (state.tactic === tactic) return;
  state.tactic = tactic;
  emit?.({ type: 'tactic-changed', tactic: TACTICS[tactic] as string });
}

/** Pieces for new units: the reserve, then the eliminated (A26). */
function spare(state: State, type: number): PieceId[] {
  const pieces = piecesOf(type);
  return [
    ...pieces.filter((piece) => state.where[piece] === RESERVE),
    ...pieces.filter((piece) => state.where[piece] === ELIMINATED),
  ];
}

function fallen(state: State, type: number): PieceId[] {
  return piecesOf(type).filter((piece) => state.where[piece] === ELIMINATED);
}

/** endor/event/reinforcements: one die for the area; AT-STs, bikes, stormtroopers, security in this order. */
function reinforce(state: State, units: Readonly<Record<string, number>>, emit: Emit<Event>): void {
  const face = below(state.rng, 6) + 1;
  emit?.({ type: 'die-rolled', for: 'reinforcements', face });
  const area = mapOf(state).reinforcements.find(({ die }) => die.includes(face));
  const pieces = TYPES.flatMap((type, i) => spare(state, i).slice(0, units[type] ?? 0));
  if (area && pieces.length > 0) pushFrame(state, 'deploy', pieces, NONE, area.macrohex + 1);
}

/** Troopers come back into the Rebel macrohex, or the complex once the door is open (A27): the free hexes of the macrohex first. */
function rallyTroopers(state: State, count: number, emit: Emit<Event>): void {
  const map = mapOf(state);
  const home = map.macrohexes[map.macrohexOf[map.entrance] as number]?.hexes ?? [];
  for (const piece of fallen(state, REBEL_TROOPER).slice(0, count)) {
    const free = home.find((hex) => state.hexPiece[hex] === NONE);
    const where = free ?? (state.door === DOOR_OPEN ? COMPLEX : NONE);
    if (where === NONE) return;
    put(state, piece, where);
    emit?.({
      type: 'pieces-rallied',
      pieces: [pieceName(piece)],
      at: free === undefined ? 'complex' : (map.names[free] as string),
    });
  }
}

/** Ewoks come back into one macrohex of the Ewok area that the player chooses. */
export function rallyChoices(state: State): Choice[] {
  const map = mapOf(state);
  return map.macrohexes.flatMap(({ area, hexes }, i) =>
    area === 'ewok' && hexes.some((hex) => state.hexPiece[hex] === NONE) ? [macrohex(i)] : [],
  );
}

export function answerRally(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  const map = mapOf(state);
  const found = map.macrohexes[payload(choice)];
  const free = (found?.hexes ?? []).filter((hex) => state.hexPiece[hex] === NONE);
  const pieces = fallen(state, EWOK).slice(0, Math.min(frame.at, free.length));
  pieces.forEach((piece, i) => {
    put(state, piece, free[i] as HexId);
  });
  emit?.({ type: 'pieces-rallied', pieces: pieces.map(pieceName), at: found?.id ?? '' });
}

/** endor/event/trap: six dice on one Imperial unit on the map; one less for foot in cover (A28). */
export function trapChoices(state: State): Choice[] {
  return piecesInPlay(state, true)
    .filter((piece) => isOnMap(state, piece))
    .map(target);
}

export function trapDice(state: State, piece: PieceId): number {
  return TABLES.trapDice - (hasCover(state, piece) ? 1 : 0);
}

export function answerTrap(state: State, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  const piece = payload(choice);
  const faces = rollFireDice(state.rng, trapDice(state, piece));
  emit?.({ type: 'dice-rolled', for: 'trap', faces });
  const armor = TYPE_OF[piece] === AT_ST_TYPE ? TABLES.units['at-st'].armor : 1;
  if (sabers(faces) >= armor) hit(state, piece, emit);
  else emit?.({ type: 'shot-missed', target: pieceName(piece) });
}

function sabers(faces: readonly string[]): number {
  return faces.filter((face) => face === 'saber').length;
}

/** Whom the player may let act on a Rebel card. */
export function rebelChoices(state: State, frame: Frame): Choice[] {
  const choices = frame.list.filter((piece) => canAct(state, piece)).map(act);
  if (mayDismount(state)) choices.push(DISMOUNT);
  choices.push(DONE);
  return choices;
}

export function isRebelOpen(state: State, frame: Frame): boolean {
  return frame.list.some((piece) => canAct(state, piece)) || mayDismount(state);
}

/** endor/event/mounted: on any Rebel card, free of charge. */
function mayDismount(state: State): boolean {
  return state.mounted === 1 && isInPlay(state, CHEWBACCA);
}

function isHeroCard(state: State): boolean {
  return TABLES.actions[state.card] === 'heroes';
}

function isMoveCard(state: State): boolean {
  return (TABLES.actions[state.card] ?? '').endsWith('-move');
}

function canAct(state: State, piece: PieceId): boolean {
  if (state.acted[piece] === 1 || !isInPlay(state, piece)) return false;
  if (isHeroCard(state)) return heroChoices(state, piece).length > 0;
  return isMoveCard(state) ? canMove(state, piece) : canFire(state, piece);
}

function canFire(state: State, piece: PieceId): boolean {
  return fireOf(state, piece) > 0 && targetsOf(state, [piece, ...partnersOf(state, piece)]).length > 0;
}

export function answerRebel(state: State, choice: Choice, emit: Emit<Event>): void {
  if (choice === DONE) {
    state.frames.pop();
    return;
  }
  if (choice === DISMOUNT) {
    state.mounted = 0;
    emit?.({ type: 'chewbacca-dismounted' });
    return;
  }
  const piece = payload(choice);
  if (isHeroCard(state)) pushFrame(state, 'hero', [], piece);
  else if (isMoveCard(state)) pushFrame(state, 'move-to', [], piece);
  else beginFire(state, piece);
}

/** endor/hero/actions: move, fire or breach; Chewbacca may try to seize an AT-ST instead of firing. */
export function heroChoices(state: State, piece: PieceId): Choice[] {
  const choices: Choice[] = [];
  if (canMove(state, piece)) choices.push(MOVE);
  if (canFire(state, piece)) choices.push(FIRE);
  if (canBreach(state, piece)) {
    choices.push(BREACH);
    if (state.hasCode === 1 && !isInComplex(state, piece)) choices.push(BREACH_WITH_CODE);
  }
  if (piece === CHEWBACCA && captureTargets(state).length > 0) choices.push(CAPTURE);
  return choices;
}

/** endor/hero/door and endor/hero/generator */
export function canBreach(state: State, piece: PieceId): boolean {
  if (isInComplex(state, piece)) return !piecesInPlay(state, true).some((other) => isInComplex(state, other));
  return state.door < DOOR_OPEN && hexOf(state, piece) === mapOf(state).entrance;
}

export function answerHero(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  const { piece } = frame;
  if (choice === MOVE) pushFrame(state, 'move-to', [], piece);
  else if (choice === FIRE) beginFire(state, piece);
  else if (choice === CAPTURE) pushFrame(state, 'capture', [], piece);
  else breach(state, piece, choice === BREACH_WITH_CODE, emit);
}

/** One saber opens the door a step, or destroys the generator; without one a Vader closes it a step (A32, A33). */
function breach(state: State, piece: PieceId, withCode: boolean, emit: Emit<Event>): void {
  state.acted[piece] = 1;
  if (withCode) state.hasCode = 0;
  const faces = rollFireDice(state.rng, breachOf(state, piece) + (withCode ? TABLES.securityCodeDice : 0));
  const inside = isInComplex(state, piece);
  emit?.({ type: 'dice-rolled', for: inside ? 'generator' : 'door', faces });
  if (inside) {
    if (sabers(faces) > 0) endGame(state, WON, emit);
    else emit?.({ type: 'generator-held', piece: pieceName(piece) });
    return;
  }
  const step = sabers(faces) > 0 ? 1 : faces.includes('vader') ? -1 : 0;
  const door = Math.max(0, state.door + step);
  const moved = door !== state.door;
  state.door = door;
  emit?.({ type: moved ? 'door-moved' : 'door-held', piece: pieceName(piece), door });
  // endor/imperial/tactics: at 3 the tactic becomes D at once.
  if (door === DOOR_OPEN) setTactic(state, BREACH_TACTIC, emit);
}

/** endor/event/capture: 1 + Ewoks in his macrohex − range; two dice at least, an Ewok at hand, two sabers (A29). */
export function captureDice(state: State, atSt: PieceId): number {
  const ewoks = piecesOf(EWOK).filter((piece) => isInPlay(state, piece) && sameMacrohex(state, piece, CHEWBACCA)).length;
  const range = rangeBetween(state, CHEWBACCA, atSt);
  return ewoks === 0 || range === undefined ? 0 : 1 + ewoks - range;
}

export function captureTargets(state: State): PieceId[] {
  if (state.hasCapture === 0 || state.mounted === 1 || !isOnMap(state, CHEWBACCA)) return [];
  return piecesOf(AT_ST_TYPE).filter((piece) => isOnMap(state, piece) && captureDice(state, piece) >= TABLES.captureSabers);
}

export function answerCapture(state: State, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  const atSt = payload(choice);
  state.acted[CHEWBACCA] = 1;
  state.hasCapture = 0;
  const faces = rollFireDice(state.rng, captureDice(state, atSt));
  emit?.({ type: 'dice-rolled', for: 'capture', faces });
  if (sabers(faces) < TABLES.captureSabers) {
    emit?.({ type: 'capture-failed', piece: pieceName(atSt) });
    return;
  }
  put(state, atSt, ELIMINATED);
  state.mounted = 1;
  emit?.({ type: 'at-st-seized', piece: pieceName(atSt) });
}

/** endor/move: up to five movement points, through any unit, never ending on one. */
export function moveChoices(state: State, piece: PieceId): Choice[] {
  return [...moveHexes(state, piece).map(to), ...(canEnterComplex(state, piece) ? [ENTER] : [])];
}

function canMove(state: State, piece: PieceId): boolean {
  if (TYPE_OF[piece] === CATAPULT) return false;
  const map = mapOf(state);
  const hex = hexOf(state, piece);
  // One free hex beside it is enough; else it has to be worked out.
  if (
    hex >= 0 &&
    map.neighbours[hex]?.some(
      (next) => state.hexPiece[next] === NONE && mayEnter(classOf(state, piece), map.terrain[next] as number),
    )
  )
    return true;
  return moveChoices(state, piece).length > 0;
}

function moveHexes(state: State, piece: PieceId): HexId[] {
  const map = mapOf(state);
  const unitClass = classOf(state, piece);
  const inside = isInComplex(state, piece);
  // A25: out of the complex costs two, and needs an open door without an enemy in it.
  if (inside && (state.door < DOOR_OPEN || isEnemyOnEntrance(state, false))) return [];
  const from = inside ? map.entrance : hexOf(state, piece);
  const most = inside ? MOVEMENT - TABLES.leaveComplex : MOVEMENT;
  const ways = map.ways[unitClass]?.[from] as Int16Array;
  const hexes: HexId[] = [];
  for (let hex = 0; hex < ways.length; hex++) {
    if ((ways[hex] as number) > most || state.hexPiece[hex] !== NONE || (hex === from && !inside)) continue;
    if (unitClass !== MOUNTED || mayEnter(unitClass, map.terrain[hex] as number)) hexes.push(hex);
  }
  return hexes;
}

/** endor/move/complex: on foot, the door open, no enemy on the entrance, two points more (A6). */
function canEnterComplex(state: State, piece: PieceId): boolean {
  if (!isOnMap(state, piece) || isMounted(state, piece) || state.door < DOOR_OPEN || isEnemyOnEntrance(state, false))
    return false;
  const map = mapOf(state);
  return (map.ways[classOf(state, piece)]?.[hexOf(state, piece)]?.[map.entrance] as number) + TABLES.enterComplex <= MOVEMENT;
}

export function answerMove(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  const { piece } = frame;
  const { names } = mapOf(state);
  const name = (where: number): string => (where === COMPLEX ? 'complex' : (names[where] as string));
  const from = name(state.where[piece] as number);
  const where = choice === ENTER ? COMPLEX : payload(choice);
  put(state, piece, where);
  state.acted[piece] = 1;
  emit?.({ type: 'piece-moved', piece: pieceName(piece), from, to: name(where) });
}

function beginFire(state: State, piece: PieceId): void {
  pushFrame(state, partnersOf(state, piece).length > 0 ? 'join' : 'target', [piece], piece);
}

/** endor/fire/combined: partners join one by one. */
export function joinChoices(state: State, frame: Frame): Choice[] {
  const partners = partnersOf(state, frame.piece).filter((piece) => !frame.list.includes(piece));
  const choices = partners.map(join);
  if (targetsOf(state, frame.list).length > 0) choices.push(DONE);
  return choices;
}

export function answerJoin(state: State, frame: Frame, choice: Choice): void {
  if (choice === DONE) frame.step = 'target';
  else frame.list = [...frame.list, payload(choice)];
  if (frame.step === 'join' && partnersOf(state, frame.piece).every((piece) => frame.list.includes(piece))) frame.step = 'target';
}

export function answerTarget(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  fireShot(state, frame.list, payload(choice), emit);
}
