/** The rally (endor/event/rally, A27): fallen troopers and Ewoks come back where the player wants them. */
import type { Choice, Emit, HexId } from '@wartable/kernel';
import { DEFAULT, ENTER, hexIn, macrohex, macrohexIn, place } from '../choices.ts';
import type { Event } from '../events.ts';
import { type FrameOf, pushFrame, replaceFrame } from '../frames.ts';
import { type Macrohex, macrohexAround } from '../map.ts';
import { EWOK, type PieceId, pieceName, piecesOf, REBEL_TROOPER, type TypeId } from '../pieces.ts';
import {
  COMPLEX,
  DOOR_OPEN,
  ELIMINATED,
  isFirstVersion,
  isFree,
  mapOf,
  type Place,
  placeName,
  put,
  type State,
} from '../state.ts';

function fallen(state: State, type: TypeId): PieceId[] {
  return piecesOf(type).filter((piece) => state.where[piece] === ELIMINATED);
}

/** Troopers come first. */
export function rally(state: State, units: Readonly<Record<string, number>>): void {
  if (fallen(state, EWOK).length > 0) pushFrame(state, { step: 'rally', ewoks: units['ewok'] ?? 0 });
  const waiting = fallen(state, REBEL_TROOPER).slice(0, units['rebel-trooper'] ?? 0);
  pushFrame(state, { step: 'return', macrohex: home(state).index, waiting });
}

/** Where the entrance is. */
function home(state: State): Macrohex {
  const map = mapOf(state);
  return macrohexAround(map, map.entrance);
}

/** Ewoks come back into one macrohex of the Ewok area that the player chooses. */
export function rallyChoices(state: State): Choice[] {
  return mapOf(state).macrohexes.flatMap(({ index, area, hexes }) =>
    area === 'ewok' && hexes.some((hex) => isFree(state, hex)) ? [macrohex(index)] : [],
  );
}

export function answerRally(state: State, { ewoks }: FrameOf<'rally'>, choice: Choice): void {
  replaceFrame(state, { step: 'return', macrohex: macrohexIn(choice), waiting: fallen(state, EWOK).slice(0, ewoks) });
}

type Returning = FrameOf<'return'>;

function freeHexes(state: State, { macrohex: index }: Returning): HexId[] {
  return mapOf(state).macrohexes[index]?.hexes.filter((hex) => isFree(state, hex)) ?? [];
}

function mayReturnInside(state: State, { macrohex: index }: Returning): boolean {
  return index === home(state).index && state.door === DOOR_OPEN;
}

/** Goes on with units that come back. Returns true when the player has to say where. */
export function runReturn(state: State, frame: Returning, emit: Emit<Event>): boolean {
  const free = freeHexes(state, frame).length;
  // Units of a kind are alike: where they fill all there is, there is nothing to choose.
  const isForced = mayReturnInside(state, frame) ? free === 0 : free <= frame.waiting.length;
  if (frame.waiting.length > 0 && !isForced && !isFirstVersion(state)) return true;
  comeBack(state, frame, emit);
  return false;
}

/** As it comes, or hex by hex; the complex where the door is open. */
export function returnChoices(state: State, frame: Returning): Choice[] {
  return [DEFAULT, ...freeHexes(state, frame).map(place), ...(mayReturnInside(state, frame) ? [ENTER] : [])];
}

export function answerReturn(state: State, frame: Returning, choice: Choice, emit: Emit<Event>): void {
  const [piece, ...waiting] = frame.waiting;
  if (choice === DEFAULT || piece === undefined) {
    comeBack(state, frame, emit);
    return;
  }
  replaceFrame(state, { ...frame, waiting });
  const at = choice === ENTER ? COMPLEX : hexIn(choice);
  returnTo(state, [piece], [at], placeName(state, at), emit);
}

/** All who wait, ours: on the free hexes of the macrohex in their order, then in the complex; who finds no place stays out. */
function comeBack(state: State, frame: Returning, emit: Emit<Event>): void {
  state.frames.pop();
  const inside: Place[] = mayReturnInside(state, frame) ? frame.waiting.map(() => COMPLEX) : [];
  const places = [...freeHexes(state, frame), ...inside].slice(0, frame.waiting.length);
  if (frame.macrohex !== home(state).index) {
    returnTo(state, frame.waiting, places, mapOf(state).macrohexes[frame.macrohex]?.id ?? '', emit);
    return;
  }
  for (const [i, at] of places.entries()) returnTo(state, frame.waiting.slice(i), [at], placeName(state, at), emit);
}

/** As many as there are places; `at` is what they have in common. */
function returnTo(state: State, waiting: readonly PieceId[], places: readonly Place[], at: string, emit: Emit<Event>): void {
  const pieces = waiting.slice(0, places.length);
  for (const [i, piece] of pieces.entries()) put(state, piece, places[i] as Place);
  emit?.({ type: 'pieces-rallied', pieces: pieces.map(pieceName), at, places: places.map((one) => placeName(state, one)) });
}
