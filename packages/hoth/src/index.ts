import type { Game, Scripted } from '@wartable/kernel';
import { audit } from './audit.ts';
import { cardByName } from './cards/index.ts';
import { labelFor, logLine, promptFor, seatText, waitingFor } from './describe.ts';
import { type Event, seenBy } from './events.ts';
import { CONSIDERATIONS, consider } from './heuristics.ts';
import { FACES, SYMBOLS } from './kinds.ts';
import { notateChoice } from './notation.ts';
import { readPosition, writePosition } from './position.ts';
import { RULEBOOK } from './rulebook.ts';
import { applyChoice, pendingDecisions } from './rules/sequence.ts';
import { type Options, readOptions, setUp } from './rules/setup.ts';
import { cloneState, DRAW, type State, seatNames, seatsOf } from './state.ts';
import { CATALOGUE } from './text/index.ts';
import { hiddenSizes, sampleWorld, type View, viewFor } from './view.ts';
import { intentsOf, whyNot } from './whynot.ts';

/** Battle of Hoth, a hex battle with command cards and dice. */
export const hoth: Game<State, Event, View, Options> = {
  id: 'hoth',
  rules: 'hoth@1',
  rulebook: RULEBOOK,
  catalogue: CATALOGUE,
  options: readOptions,
  setup: setUp,
  pending: pendingDecisions,
  apply: applyChoice,
  clone: cloneState,
  seats: seatNames,
  allies: (state, seat) => seatsOf(state, state.sides[seat] as 0 | 1),
  outcome: (state) => {
    if (state.frames.length > 0) return undefined;
    return { winners: state.outcome === DRAW ? [] : seatsOf(state, state.outcome as 0 | 1), rule: state.ended };
  },
  view: viewFor,
  seenBy,
  sampleWorld,
  audit,
  considerations: CONSIDERATIONS,
  consider,
  moment: (state) => state.turn,
  hidden: hiddenSizes,
  whyNot,
  intents: intentsOf,
  notate: notateChoice,
  read: readPosition,
  write: writePosition,
  script,
  prompt: promptFor,
  waiting: waitingFor,
  label: labelFor,
  log: logLine,
  seatName: seatText,
};

/** What to script so that chance gives this event again. */
function script(event: Event): readonly Scripted[] | undefined {
  if (event.type === 'dice-rolled')
    return event.dice.map((symbol) => FACES.indexOf(SYMBOLS.indexOf(symbol as (typeof SYMBOLS)[number])));
  if (event.type === 'pile-shuffled') return event.topFirst && [event.topFirst.map((name) => cardByName(name) ?? -1).reverse()];
  return undefined;
}

export { HEX_COUNT, hexByName, hexName } from './board.ts';
export * from './campaign/index.ts';
export { cardByName, cardOf, LEADERS } from './cards/index.ts';
export { ALL, type CommandCard } from './cards/vocabulary.ts';
export type { Event } from './events.ts';
export { attackOdds, type Odds } from './odds.ts';
export { cardKey } from './rulebook.ts';
export { diceTerms, type Term } from './rules/dice.ts';
export { moveAllowance, pathTo, reach } from './rules/movement.ts';
export { sightBlockers } from './rules/sight.ts';
export { type Battle, drawMap, readScenario } from './scenario.ts';
export { SCENARIOS } from './scenarios/index.ts';
export type { State } from './state.ts';
export type { UnitView, View } from './view.ts';
