/** Battle for Endor as one who sits at the table reads it: views, seen events and decisions, without the engine. Pages load only this. */
import type { Asked, Seat, Telling } from '@wartable/kernel';
import { isImperialCard } from './cards.ts';
import type { Verb } from './choices.ts';
import { type DecisionKind, decisionKind } from './decisions.ts';
import { endingOf, logLine, offersFor, promptFor, waitingFor } from './describe.ts';
import type { Event } from './events.ts';
import { fold } from './fold.ts';
import { resultIn } from './how-far.ts';
import { notateChoice } from './notation.ts';
import { RULEBOOK } from './rulebook.ts';
import { EMPIRE, REBEL } from './seats.ts';
import { VERSION } from './state.ts';
import { text } from './text/index.ts';
import { nowIn } from './underway.ts';
import type { View } from './view.ts';

export const telling: Telling<Event, View, Verb> = {
  id: 'endor',
  rules: VERSION,
  rulebook: RULEBOOK,
  fold,
  offers: offersFor,
  notate: notateChoice,
  prompt: promptFor,
  ending: endingOf,
  asked,
  waiting: waitingFor,
  log: logLine,
  seatName: () => text('seat.rebel'),
  turnOf,
  turnNumber: ({ turn }) => turn,
  result: resultIn,
};

function asked(view: View): readonly Asked<DecisionKind>[] {
  const now = nowIn(view);
  if (!now) return [];
  return [{ seat: REBEL, kind: decisionKind(now) }];
}

/** Whose doing begins: the player's own cards and placings, or what the rules do. */
function turnOf(event: Event): Seat | undefined {
  if (event.type === 'card-drawn') return isImperialCard(event.card) ? EMPIRE : REBEL;
  if (event.type === 'die-rolled') return EMPIRE;
  if (event.type === 'piece-placed' && event.at !== 'complex') return event.why ? EMPIRE : REBEL;
  return undefined;
}

export type { Verb } from './choices.ts';
export { DECISION_KINDS, type DecisionKind } from './decisions.ts';
export { pieceText } from './describe.ts';
export { FACES, SYMBOLS } from './dice.ts';
export {
  FREE_AREAS,
  HARDNESSES,
  type HardnessName,
  inventedDrawing,
  MAP_LETTERS,
  type MapDrawing,
  type MapFault,
  type MapTool,
  mapDrawingData,
  paintMap,
  problemsOfMap,
  readMapDrawing,
  STANDARD_DRAWING,
  tableOf,
} from './draw-map.ts';
export type { Event, Sieve, Why } from './events.ts';
export type { About, AboutShot, EndorPreview, Planned, Shot } from './foresight.ts';
export { distanceBetween, type GameMap, readMap, STANDARD_MAP } from './map.ts';
export { OPENING_KINDS, openings, openingText } from './openings.ts';
export { PIECES, pieceByName, pieceName, TABLES } from './pieces.ts';
export { DIFFICULTIES, GENTLE, mapOf } from './state.ts';
export type { DiceTerm } from './terms.ts';
export { AT_ST, BIKE, FOOT, givesCover, mayStandOn, TERRAINS, type Terrain } from './terrain.ts';
export { actorIn, nowIn, type Underway } from './underway.ts';
export type { View } from './view.ts';
export { wayOf } from './ways.ts';
