/** What can be read off views and seen events: all of Battle of Hoth that a page needs, without the engine. */
import type { Decision, Offer, Seat, Telling } from '@wartable/kernel';
import { kindOfChoice, type Verb } from './choices.ts';
import { endingOf, labelFor, logLine, promptFor, seatText, waitingFor } from './describe.ts';
import type { Event } from './events.ts';
import { fold } from './fold.ts';
import { notateChoice, thingOf } from './notation.ts';
import { ORDERS, orderedIn } from './orders.ts';
import { RULEBOOK } from './rulebook.ts';
import type { UnitId } from './state.ts';
import { askedIn } from './underway.ts';
import type { View } from './view.ts';

export const telling: Telling<Event, View, Verb> = {
  id: 'hoth',
  rules: 'hoth@3',
  rulebook: RULEBOOK,
  fold,
  offers,
  notate: (view, choice) => notateChoice(choice, (unit) => hexOfUnit(view, unit)),
  prompt: promptFor,
  ending: endingOf,
  asked: (view) => askedIn(view.underway),
  orders: ORDERS,
  ordered: orderedIn,
  waiting: waitingFor,
  log: logLine,
  seatName: seatText,
  turnOf,
  turnNumber: (view) => view.turn,
};

function offers(view: View, { choices }: Decision): readonly Offer<Verb>[] {
  const hexOf = (unit: UnitId): string => hexOfUnit(view, unit);
  return choices.map((choice) => {
    const thing = thingOf(choice, hexOf);
    const offer = { choice, verb: kindOfChoice(choice), notation: notateChoice(choice, hexOf), label: labelFor(view, choice) };
    return thing === undefined ? offer : { ...offer, thing };
  });
}

function hexOfUnit(view: View, unit: UnitId): string {
  return view.units.find(({ id }) => id === unit)?.hex ?? '';
}

function turnOf(event: Event): Seat | undefined {
  return event.type === 'turn-began' ? event.seat : undefined;
}

export { HEX_COUNT, hexByName, hexName } from './board.ts';
export { CARD_NAMES, cardNamed, cardOf, LEADERS } from './cards/index.ts';
export { ALL, type CommandCard } from './cards/vocabulary.ts';
export type { Verb } from './choices.ts';
export type { DecisionKind } from './decisions.ts';
export type { Event } from './events.ts';
export type { About, Attack, HexPreview } from './foresight.ts';
export {
  BADGES,
  CLASSES,
  FACES,
  HIT_SYMBOL,
  KINDS,
  STRUCTURES,
  SYMBOLS,
  standsOn,
  TERRAIN,
  TERRAINS,
  UNIT_KINDS,
} from './kinds.ts';
export type { Odds } from './odds.ts';
export { OPENING_KINDS, openings, openingText } from './openings.ts';
export { cardKey } from './rulebook.ts';
export type { Term } from './rules/dice.ts';
export {
  type Battle,
  drawMap,
  RULE_FIELDS,
  readScenario,
  SPECIAL_RULES,
  type SpecialRule,
  type SpecialRuleName,
} from './scenario.ts';
export type { Fault } from './scenario-checks.ts';
export { changesFor } from './scenarios/changes.ts';
export {
  across,
  choicesFor,
  type Drawing,
  type DrawingTool,
  EMPTY_FIELD,
  freshRule,
  mirrored,
  paint,
  paintBoth,
  problemsOf,
  readDrawing,
  type Stroke,
  setField,
  strokeAt,
  unitOn,
  withoutRule,
  withRule,
} from './scenarios/draw.ts';
export { SCENARIOS } from './scenarios/index.ts';
export { inventScenario } from './scenarios/invent.ts';
export { scenarioData, scenarioFile } from './scenarios/written.ts';
export type { Attacked, UnitId } from './state.ts';
export type { Underway } from './underway.ts';
export type { SeatView, UnitView, View } from './view.ts';
