import type { Game, Rng, Scripted } from '@wartable/kernel';
import { audit } from './audit.ts';
import { cardId, SEATS, type Side } from './cards/index.ts';
import { labelFor, logLine, promptFor, sideText, waitingFor } from './describe.ts';
import { type Event, seenBy } from './events.ts';
import { CONSIDERATIONS, consider } from './heuristics.ts';
import { notateChoice } from './notation.ts';
import { readPosition, writePosition } from './position.ts';
import { RULEBOOK } from './rulebook.ts';
import { applyChoice, pendingDecisions } from './rules/sequence.ts';
import { type Options, readOptions, setUp } from './rules/setup.ts';
import { cloneState, DRAW, type State } from './state.ts';
import { CATALOGUE } from './text/index.ts';
import { hiddenSizes, sampleWorld, type View, viewFor } from './view.ts';
import { intentsOf, whyNot } from './whynot.ts';

/** Intro Battle: Hoth, a duel of cards between Leia and Vader. */
export const duel: Game<State, Event, View, Options> = {
  id: 'duel',
  rules: 'duel@1',
  rulebook: RULEBOOK,
  catalogue: CATALOGUE,
  options: readOptions,
  setup: (options, rng: Rng, emit) => setUp(options, rng, emit),
  pending: pendingDecisions,
  apply: (state, seat, choice, emit) => applyChoice(state, seat as Side, choice, emit),
  clone: cloneState,
  seats: () => SEATS,
  allies: (_, seat) => [seat],
  outcome: (state) => {
    if (state.frames.length > 0) return undefined;
    if (state.outcome === DRAW) return { winners: [], rule: 'duel/end/draw' };
    return { winners: [state.outcome], rule: 'duel/end/base-destroyed' };
  },
  view: viewFor,
  seenBy,
  sampleWorld,
  audit,
  considerations: CONSIDERATIONS,
  consider,
  moment: (state) => state.round,
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
  seatName: (seat) => sideText(seat === SEATS[1] ? 1 : 0),
};

/** What to script so that chance gives this event again. */
function script(event: Event): readonly Scripted[] | undefined {
  if (event.type === 'initiative-rolled') return [SEATS.indexOf(event.side)];
  if (event.type === 'deck-shuffled') return event.topFirst && [event.topFirst.map((name) => cardId(name) ?? -1).reverse()];
  return undefined;
}

export { ABILITIES, CARDS } from './cards/index.ts';
export type { Card } from './cards/vocabulary.ts';
export type { Event } from './events.ts';
export { stepOf } from './rules/abilities.ts';
export type { State } from './state.ts';
export type { SideView, UnitView, View } from './view.ts';
