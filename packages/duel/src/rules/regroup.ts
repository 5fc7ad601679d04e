/** The regroup phase (rulings 3.9 to 3.12). */
import type { Choice, Emit } from '@wartable/kernel';
import { type CardId, NONE, type None, SEATS, SIDES, type Side } from '../cards/index.ts';
import { chosenCard, NO_RESOURCE, resource } from '../choices.ts';
import type { Event } from '../events.ts';
import { actionFrame, EMPTY, type RegroupFrame } from '../frames.ts';
import type { State } from '../state.ts';
import { settle } from './damage.ts';
import { drawCards } from './draw.ts';
import { placeResources } from './setup.ts';

const CARDS_DRAWN = 2;

/** duel/regroup/steps. Returns true while resources are being chosen. */
export function runRegroup(state: State, frame: RegroupFrame, emit: Emit<Event>): boolean {
  if (frame.next === 'draw') {
    frame.next = 'resources';
    // duel/draw/simultaneous: one packet.
    for (const side of SIDES) drawCards(state, side, CARDS_DRAWN, emit);
    settle(state, emit);
    return false;
  }
  if (SIDES.some((side) => !hasChosenResource(state, side))) return true;
  for (const side of SIDES) placeResource(state, side, emit);
  readyAll(state, emit);
  beginNextRound(state, emit);
  return false;
}

/** Who has no card has nothing to choose. */
export function hasChosenResource(state: State, side: Side): boolean {
  return state.sealed[side].length > 0 || state.hand[side].length === 0;
}

/** duel/regroup/resource-secret: one card of the hand, or none. */
export function resourceChoices(state: State, side: Side): Choice[] {
  const choices: Choice[] = [];
  let last: CardId | None = NONE;
  for (const card of state.hand[side]) {
    if (card !== last) choices.push(resource(card));
    last = card;
  }
  choices.push(NO_RESOURCE);
  return choices;
}

function placeResource(state: State, side: Side, emit: Emit<Event>): void {
  const sealed = state.sealed[side][0];
  state.sealed[side] = EMPTY;
  if (sealed === NO_RESOURCE) emit?.({ type: 'resource-declined', side: SEATS[side] });
  else if (sealed !== undefined) placeResources(state, side, [chosenCard(sealed)], emit);
}

/** Everything exhausted becomes ready, the card just resourced included (duel/regroup/resource-exhausted). */
function readyAll(state: State, emit: Emit<Event>): void {
  for (const side of SIDES) {
    state.spent[side] = 0;
    if (state.leader[side] === 'exhausted') state.leader[side] = 'ready';
  }
  for (const standing of state.units) for (const unit of standing) state.unitReady[unit] = 1;
  emit?.({ type: 'all-readied' });
}

/** duel/regroup/next-round */
function beginNextRound(state: State, emit: Emit<Event>): void {
  state.frames.pop();
  state.round++;
  state.taken = NONE;
  state.active = state.initiative;
  state.frames.push(actionFrame(state.initiative));
  emit?.({ type: 'round-began', round: state.round, side: SEATS[state.initiative] });
}
