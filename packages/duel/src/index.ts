import { type Game, readItems, type Scripted } from '@wartable/kernel';
import { advice } from './advice.ts';
import { audit } from './audit.ts';
import { SEATS } from './cards/index.ts';
import { deeds } from './deeds.ts';
import { encoding } from './encoding.ts';
import { type Event, seenBy } from './events.ts';
import { type DuelPreview, foresight } from './foresight.ts';
import { CONSIDERATIONS, consider } from './heuristics.ts';
import { NAMES } from './names.ts';
import type { Verb } from './offers.ts';
import { readPosition, writePosition } from './position.ts';
import { puzzles } from './puzzles.ts';
import { readCard, readSide } from './readers.ts';
import { applyChoice, pendingDecisions } from './rules/sequence.ts';
import { type Options, readOptions, setUp } from './rules/setup.ts';
import { sideAt } from './seats.ts';
import { cloneState, outcomeOf, type State } from './state.ts';
import { telling } from './telling.ts';
import { underwayOf } from './underway.ts';
import { hiddenSizes, sampleWorld, type View, viewFor } from './view.ts';

/** Intro Battle: Hoth, a duel of cards between Leia and Vader. */
export const duel: Game<State, Event, View, Options, DuelPreview, Verb> = {
  ...telling,
  ...foresight,
  advice,
  options: readOptions,
  setup: setUp,
  pending: pendingDecisions,
  apply: (state, seat, choice, emit) => applyChoice(state, sideAt(seat), choice, emit),
  clone: cloneState,
  seats: () => SEATS,
  allies: (_, seat) => [seat],
  outcome: outcomeOf,
  view: viewFor,
  seenBy,
  stands: (state) => ({ type: 'stands', underway: underwayOf(state.frames) }),
  sampleWorld,
  audit,
  considerations: CONSIDERATIONS,
  consider,
  moment: (state) => state.round,
  hidden: hiddenSizes,
  read: readPosition,
  write: writePosition,
  names: () => NAMES,
  script,
  encoding,
  deeds,
  puzzles,
};

/** What to script so that chance gives this event again. It may come from a file. */
function script(event: Event): readonly Scripted[] | undefined {
  if (event.type === 'initiative-rolled') return [readSide(event.side, 'side')];
  if (event.type === 'deck-shuffled')
    return event.topFirst === undefined ? undefined : [readItems(event.topFirst, 'topFirst', readCard).reverse()];
  return undefined;
}

export type { Does, DuelPreview } from './foresight.ts';
export type { Result } from './results.ts';
export type { Options } from './rules/setup.ts';
export { LEIA, VADER } from './seats.ts';
export type { State } from './state.ts';
export * from './telling.ts';
