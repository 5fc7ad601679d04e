/** Event cards, and the ends they bring (rules 9, 11). */

import { below, type Choice, type Emit, type Outcome } from '@wartable/kernel';
import { eventName, eventOf } from '../cards.ts';
import { pieceIn, target } from '../choices.ts';
import type { Face } from '../dice.ts';
import type { Event } from '../events.ts';
import { EMPTY, pushFrame } from '../frames.ts';
import {
  AT_ST_TYPE,
  type PieceId,
  pieceName,
  piecesOf,
  SECURITY,
  SPEEDER_BIKE,
  STORMTROOPER,
  TABLES,
  TYPES,
  type TypeId,
} from '../pieces.ts';
import { REBEL } from '../seats.ts';
import {
  armorOf,
  BREACH_TACTIC,
  COMPLEX,
  ELIMINATED,
  hasCover,
  isOnMap,
  LOST,
  mapOf,
  piecesInPlay,
  put,
  RESERVE,
  type State,
  TACTICS,
  type Tactic,
  WON,
} from '../state.ts';
import { hit, rollFireDice } from './fire.ts';
import { rally } from './rally.ts';

/** endor/event/draw: never reshuffled (A35). */
export function drawEvent(state: State, emit: Emit<Event>): void {
  const card = state.events.pop();
  if (card === undefined) return;
  state.eventsGone.push(card);
  emit?.({ type: 'event-drawn', event: eventName(card) });
  const { event, units = {} } = eventOf(card);
  switch (event) {
    case 'cruiser-destroyed':
      state.cruisers++;
      emit?.({ type: 'cruiser-lost', cruisers: state.cruisers });
      if (isFleetLost(state)) endGame(state, LOST, emit);
      return;
    case 'change-tactics':
      setTactic(state, NEXT_TACTIC[state.tactic], emit);
      return;
    case 'imperial-reinforcements':
      reinforce(state, units, emit);
      return;
    case 'bunker-reinforcement': {
      const piece = spare(state, SECURITY)[0];
      if (piece === undefined) return;
      put(state, piece, COMPLEX);
      emit?.({ type: 'piece-placed', piece: pieceName(piece), at: 'complex' });
      return;
    }
    case 'rebel-rally':
      rally(state, units);
      return;
    case 'ewok-trap':
      if (piecesInPlay(state, true).some((piece) => isOnMap(state, piece))) pushFrame(state, { step: 'trap' });
      return;
    case 'chewbacca-seizes-an-at-st':
      state.hasCapture = 1;
      emit?.({ type: 'card-kept', event });
      return;
    default:
      state.hasCode = 1;
      emit?.({ type: 'card-kept', event });
  }
}

/** The next letter; the last one stays. */
const NEXT_TACTIC = [1, 2, BREACH_TACTIC, BREACH_TACTIC] as const;

function isFleetLost({ cruisers, difficulty }: State): boolean {
  return cruisers >= TABLES.cruisersToLose - (difficulty.fourCruisers ? 1 : 0);
}

export function outcomeOf(state: State): Outcome | undefined {
  if (state.frames.length > 0) return undefined;
  if (state.outcome === WON) return { winners: [REBEL], rule: 'endor/end/won' };
  return { winners: [], rule: isFleetLost(state) ? 'endor/end/lost' : 'endor/end/stalemate' };
}

export function endGame(state: State, outcome: typeof WON | typeof LOST, emit: Emit<Event>): void {
  state.outcome = outcome;
  state.frames.length = 0;
  emit?.({ type: 'game-ended', won: outcome === WON, ...(outcome === WON || isFleetLost(state) ? {} : { stalemate: true }) });
}

export function setTactic(state: State, tactic: Tactic, emit: Emit<Event>): void {
  if (state.tactic === tactic) return;
  state.tactic = tactic;
  emit?.({ type: 'tactic-changed', tactic: TACTICS[tactic] });
}

/** Pieces for new units: the reserve, then the eliminated (A26). */
function spare(state: State, type: TypeId): PieceId[] {
  const pieces = piecesOf(type);
  return [
    ...pieces.filter((piece) => state.where[piece] === RESERVE),
    ...pieces.filter((piece) => state.where[piece] === ELIMINATED),
  ];
}

const ARRIVING = [AT_ST_TYPE, SPEEDER_BIKE, STORMTROOPER, SECURITY] as const;

/** endor/event/reinforcements: one die for the area; AT-STs, bikes, stormtroopers, security in this order. */
function reinforce(state: State, units: Readonly<Record<string, number>>, emit: Emit<Event>): void {
  const face = below(state.rng, 6) + 1;
  emit?.({ type: 'die-rolled', for: 'reinforcements', face });
  const area = mapOf(state).reinforcements.find(({ die }) => die.includes(face));
  const pieces = ARRIVING.flatMap((type) => spare(state, type).slice(0, units[TYPES[type]] ?? 0));
  if (area && pieces.length > 0) pushFrame(state, { step: 'deploy', waiting: pieces, macrohex: area.macrohex, hexes: EMPTY });
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
  const piece = pieceIn(choice);
  const faces = rollFireDice(state.rng, trapDice(state, piece));
  emit?.({ type: 'dice-rolled', for: 'trap', target: pieceName(piece), faces });
  if (sabers(faces) >= armorOf(state, piece)) hit(state, piece, emit);
  else emit?.({ type: 'shot-missed', target: pieceName(piece) });
}

export function sabers(faces: readonly Face[]): number {
  return faces.filter((face) => face === 'saber').length;
}
