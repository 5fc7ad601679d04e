/** The duel as it is told: what can be read off views, seen events and decisions. It knows the cards, and does not play. */
import { type Seat, seatAt, type Telling } from '@wartable/kernel';
import { askedIn } from './asking.ts';
import { SEATS, sideNamed } from './cards/index.ts';
import { endingOf, logLine, promptFor, sideText, waitingFor } from './describe.ts';
import type { Event } from './events.ts';
import { fold } from './fold.ts';
import { resultIn } from './how-far.ts';
import { inView, notateChoice } from './notation.ts';
import { offersOf, type Verb } from './offers.ts';
import { ORDERS, orderedIn } from './orders.ts';
import { RULEBOOK } from './rulebook.ts';
import type { View } from './view.ts';

export const telling: Telling<Event, View, Verb> = {
  id: 'duel',
  rules: 'duel@1',
  rulebook: RULEBOOK,
  fold,
  offers: offersOf,
  notate: (view, choice) => notateChoice(inView(view), choice),
  prompt: promptFor,
  ending: endingOf,
  asked: askedIn,
  orders: ORDERS,
  ordered: orderedIn,
  waiting: waitingFor,
  log: logLine,
  seatName: (seat) => sideText(seat === SEATS[1] ? 1 : 0),
  turnOf,
  turnNumber: (view) => view.round,
  result: resultIn,
};

/** Whose action an event begins. */
function turnOf(event: Event): Seat | undefined {
  switch (event.type) {
    case 'passed':
    case 'initiative-taken':
    case 'card-played':
    case 'ability-used':
    case 'leader-deployed':
    case 'attack-declared':
      return seatAt(sideNamed(event.side));
    default:
      return undefined;
  }
}

export type { DecisionKind } from './asking.ts';
export { ABILITIES, CARDS } from './cards/index.ts';
export type { Card } from './cards/vocabulary.ts';
export type { Event } from './events.ts';
export type { Verb } from './offers.ts';
export { placeOf, sealedResources } from './offers.ts';
export { OPENING_KINDS, openings, openingText } from './openings.ts';
export type { UnitId } from './state.ts';
export type { Thing } from './things.ts';
export {
  abilitiesAtWork,
  baseThing,
  effectAtWork,
  handThing,
  leaderThing,
  powerNow,
  revealedThing,
  sourceOf,
  stepAtWork,
  thingsOf,
  unitNamed,
} from './things.ts';
export type { AbilityAtWork, Attack, Picked, Triggers, Underway, Waiting } from './underway.ts';
export type { SideView, UnitView, View } from './view.ts';
