import { type Game, readItems, readWord, type Scripted } from '@wartable/kernel';
import { audit } from './audit.ts';
import { CARD_NAMES, cardNamed } from './cards/index.ts';
import type { Verb } from './choices.ts';
import { deeds } from './deeds.ts';
import { encoding } from './encoding.ts';
import { type Event, seenBy } from './events.ts';
import { foresight, type HexPreview } from './foresight.ts';
import { CONSIDERATIONS, consider } from './heuristics.ts';
import { FACES, SYMBOLS } from './kinds.ts';
import { NAMES } from './names.ts';
import { readPosition, writePosition } from './position.ts';
import { puzzles } from './puzzles.ts';
import { outcomeOf } from './rules/medals.ts';
import { applyChoice, pendingDecisions } from './rules/sequence.ts';
import { likeness, type Options, readOptions, setUp } from './rules/setup.ts';
import { stands } from './stands.ts';
import { cloneState, type State, seatNames, seatsOf, sideOfSeat } from './state.ts';
import { telling } from './telling.ts';
import { hiddenSizes, type View, viewFor } from './view.ts';
import { sampleWorld } from './worlds.ts';
import { formerPosition } from './written-battle.ts';

/** Battle of Hoth, a hex battle with command cards and dice. */
export const hoth: Game<State, Event, View, Options, HexPreview, Verb> = {
  ...telling,
  ...foresight,
  options: readOptions,
  setup: setUp,
  pending: pendingDecisions,
  apply: applyChoice,
  clone: cloneState,
  seats: seatNames,
  allies: (state, seat) => seatsOf(state, sideOfSeat(state, seat)),
  outcome: outcomeOf,
  view: viewFor,
  seenBy,
  stands,
  sampleWorld,
  audit,
  considerations: CONSIDERATIONS,
  consider,
  encoding,
  moment: (state) => state.turn,
  hidden: hiddenSizes,
  read: readPosition,
  write: writePosition,
  names: () => NAMES,
  likeness,
  formerly: formerPosition,
  script,
  deeds,
  puzzles,
};

/** What to script so that chance gives this event again. It may come from a file. */
function script(event: Event): readonly Scripted[] | undefined {
  if (event.type === 'dice-rolled')
    return readItems(event.dice, 'dice', (symbol, path) => FACES.indexOf(SYMBOLS.indexOf(readWord(symbol, path, SYMBOLS))));
  if (event.type === 'pile-shuffled')
    return event.topFirst === undefined ? undefined : [readItems(event.topFirst, 'topFirst', readCard).reverse()];
  return undefined;
}

function readCard(name: unknown, path: string): number {
  return cardNamed(readWord(name, path, CARD_NAMES));
}

export * from './campaign/index.ts';
export { attackOdds } from './odds.ts';
export { diceTerms } from './rules/dice.ts';
export { moveAllowance, pathTo, reach } from './rules/movement.ts';
export { sightBlockers } from './rules/sight.ts';
export { inventBattle } from './scenarios/invent.ts';
export { spoilBattle } from './scenarios/spoil.ts';
export type { State } from './state.ts';
export * from './telling.ts';
