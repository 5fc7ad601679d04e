/** Event cards, and the ends they bring (rules 9, 11). */

import { below, type Choice, type Emit, type HexId, type Outcome } from '@wartable/kernel';
import { eventName } from '../cards.ts';
import { macrohex, payload, target } from '../choices.ts';
import type { Event } from '../events.ts';
import { EWOK, type PieceId, pieceName, piecesOf, REBEL_TROOPER, SECURITY, TABLES, TYPES } from '../pieces.ts';
import { REBEL } from '../seats.ts';
import {
  armorOf,
  BREACH_TACTIC,
  COMPLEX,
  DOOR_OPEN,
  ELIMINATED,
  type Frame,
  hasCover,
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
import { hit, rollFireDice } from './fire.ts';

/** endor/event/draw: never reshuffled (A35). */
export function drawEvent(state: State, emit: Emit<Event>): void {
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

export function outcomeOf(state: State): Outcome | undefined {
  if (state.frames.length > 0) return undefined;
  return state.outcome === WON ? { winners: [REBEL], rule: 'endor/end/won' } : { winners: [], rule: 'endor/end/lost' };
}

export function endGame(state: State, outcome: number, emit: Emit<Event>): void {
  state.outcome = outcome;
  state.frames.length = 0;
  emit?.({ type: 'game-ended', won: outcome === WON });
}

export function setTactic(state: State, tactic: number, emit: Emit<Event>): void {
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
    const at = free === undefined ? 'complex' : (map.names[free] as string);
    emit?.({ type: 'pieces-rallied', pieces: [pieceName(piece)], at, places: [at] });
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
  emit?.({
    type: 'pieces-rallied',
    pieces: pieces.map(pieceName),
    at: found?.id ?? '',
    places: pieces.map((_, i) => map.names[free[i] as HexId] as string),
  });
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
  emit?.({ type: 'dice-rolled', for: 'trap', target: pieceName(piece), faces });
  if (sabers(faces) >= armorOf(state, piece)) hit(state, piece, emit);
  else emit?.({ type: 'shot-missed', target: pieceName(piece) });
}

export function sabers(faces: readonly string[]): number {
  return faces.filter((face) => face === 'saber').length;
}
