import type { Game, Scripted } from '@wartable/kernel';
import { audit } from './audit.ts';
import { labelFor, logLine, promptFor, text, waitingFor } from './describe.ts';
import { type Event, seenBy } from './events.ts';
import { CONSIDERATIONS, consider } from './heuristics.ts';
import { notateChoice } from './notation.ts';
import { readPosition, writePosition } from './position.ts';
import { RULEBOOK } from './rulebook.ts';
import { FACES } from './rules/fire.ts';
import { applyChoice, pendingDecisions } from './rules/sequence.ts';
import { type Options, readOptions, setUp } from './rules/setup.ts';
import { cloneState, type State, WON } from './state.ts';
import { CATALOGUE } from './text/index.ts';
import { cardNumber, hiddenSizes, sampleWorld, type View, viewFor } from './view.ts';
import { intentsOf, whyNot } from './whynot.ts';

const SEATS = ['rebel'] as const;

/** Battle for Endor: one player against an army moved by the rules. */
export const endor: Game<State, Event, View, Options> = {
  id: 'endor',
  rules: 'endor@1',
  rulebook: RULEBOOK,
  catalogue: CATALOGUE,
  options: readOptions,
  setup: setUp,
  pending: pendingDecisions,
  apply: applyChoice,
  clone: cloneState,
  seats: () => SEATS,
  allies: (_, seat) => [seat],
  outcome: (state) => {
    if (state.frames.length > 0) return undefined;
    return state.outcome === WON ? { winners: [0], rule: 'endor/end/won' } : { winners: [], rule: 'endor/end/lost' };
  },
  view: viewFor,
  seenBy,
  sampleWorld,
  audit,
  considerations: CONSIDERATIONS,
  consider,
  moment: (state) => state.turn * 100 + state.actionsGone.length,
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
  seatName: () => text('seat.rebel'),
};

/** What to script so that chance gives this event again. */
function script(event: Event): readonly Scripted[] | undefined {
  if (event.type === 'dice-rolled') return event.faces.map((face) => FACES.indexOf(face as 'saber'));
  if (event.type === 'die-rolled') return [event.face - 1];
  if (event.type === 'deck-shuffled') return event.topFirst && [event.topFirst.map(cardNumber).reverse()];
  return undefined;
}

export { pieceText } from './describe.ts';
export type { Event, Why } from './events.ts';
export { explainFire, explainMove, type Sieve } from './explain.ts';
export { type GameMap, readMap, STANDARD_MAP } from './map.ts';
export { captureOdds, doorOdds, generatorOdds, shotOdds, trapOdds } from './odds.ts';
export { PIECES, pieceByName, pieceName, TABLES } from './pieces.ts';
export { partnersOf, rangeBetween, targetsOf } from './rules/fire.ts';
export { planMove } from './rules/imperial.ts';
export { DIFFICULTIES } from './rules/setup.ts';
export { armorOf, type State } from './state.ts';
export { captureTerms, type DiceTerm, shotTerms, sumOf, trapTerms } from './terms.ts';
export type { View } from './view.ts';
export { wayOf } from './ways.ts';
