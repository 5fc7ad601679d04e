/** Setting up (rulings 2). */
import { below, type Choice, type Emit, type Rng, readFields, readWord, shuffle } from '@wartable/kernel';
import { SECRET_ANSWERS } from '../asking.ts';
import { BASE_HP, OPENING_HAND, PRESCRIBED, SETUPS, type Setup } from '../at-start.ts';
import { type CardId, idOf, nameOf, PRESET_DECKS, SEATS, SIDES, type Side } from '../cards/index.ts';
import { chosenCard, KEEP, MULLIGAN, resource } from '../choices.ts';
import type { Event } from '../events.ts';
import { actionFrame, EMPTY } from '../frames.ts';
import { emptyState, insertSorted, removeCard, type State } from '../state.ts';
import { drawCards } from './draw.ts';

export type Options = { readonly setup: Setup };

export function readOptions(input: unknown): Options {
  const fields = readFields(input ?? {}, 'options', ['setup']);
  return { setup: fields['setup'] === undefined ? 'standard' : readWord(fields['setup'], 'options.setup', SETUPS) };
}

export function setUp(options: Options, rng: Rng, emit: Emit<Event>): State {
  const state = emptyState(rng);
  state.baseHp = BASE_HP[options.setup];
  for (const side of SIDES) state.deck[side] = [...PRESET_DECKS[side]];
  if (options.setup === 'first-game') setUpFirstGame(state, emit);
  else setUpStandardGame(state, emit);
  return state;
}

/** duel/setup/first-game, duel/setup/preset-decks */
function setUpFirstGame(state: State, emit: Emit<Event>): void {
  for (const side of SIDES) drawCards(state, side, OPENING_HAND, emit);
  for (const side of SIDES) placeResources(state, side, PRESCRIBED[side].map(idOf), emit);
  beginFirstRound(state, emit);
}

/** duel/setup/standard */
function setUpStandardGame(state: State, emit: Emit<Event>): void {
  state.initiative = below(state.rng, 2) === 0 ? 0 : 1;
  emit?.({ type: 'initiative-rolled', side: SEATS[state.initiative] });
  for (const side of SIDES) {
    shuffleDeck(state, side, emit);
    drawCards(state, side, OPENING_HAND, emit);
  }
  state.frames.push({ step: 'mulligan' });
}

function shuffleDeck(state: State, side: Side, emit: Emit<Event>): void {
  shuffle(state.rng, state.deck[side], side);
  if (emit) emit({ type: 'deck-shuffled', side: SEATS[side], topFirst: state.deck[side].map(nameOf).reverse() });
}

/** duel/setup/mulligan: both sides are asked at once. */
export const MULLIGAN_CHOICES: readonly Choice[] = [KEEP, MULLIGAN];

/** Once both answers are in. Sides in their order, whoever answered first. */
export function resolveMulligans(state: State, emit: Emit<Event>): void {
  for (const side of SIDES) {
    const again = state.sealed[side][0] === MULLIGAN;
    state.sealed[side] = EMPTY;
    emit?.({ type: again ? 'mulligan-taken' : 'hand-kept', side: SEATS[side] });
    if (!again) continue;
    state.deck[side].push(...state.hand[side]);
    state.hand[side] = [];
    shuffleDeck(state, side, emit);
    drawCards(state, side, OPENING_HAND, emit);
  }
  state.frames.pop();
  state.frames.push({ step: 'opening-resources' });
}

/** duel/setup/two-resources: two cards of the hand, one after the other. */
export function openingResourceChoices(state: State, side: Side): Choice[] {
  const left = [...state.hand[side]];
  for (const sealed of state.sealed[side]) removeCard(left, chosenCard(sealed));
  return [...new Set(left)].map(resource);
}

export function hasChosenOpeningResources(state: State, side: Side): boolean {
  return state.sealed[side].length === SECRET_ANSWERS['opening-resources'];
}

export function resolveOpeningResources(state: State, emit: Emit<Event>): void {
  for (const side of SIDES) {
    placeResources(state, side, state.sealed[side].map(chosenCard), emit);
    state.sealed[side] = EMPTY;
  }
  state.frames.pop();
  beginFirstRound(state, emit);
}

/** Face down; only the opening ones are ready (duel/setup/two-resources). */
export function placeResources(state: State, side: Side, cards: readonly CardId[], emit: Emit<Event>): void {
  for (const card of cards) {
    removeCard(state.hand[side], card);
    insertSorted(state.resources[side], card);
  }
  emit?.({ type: 'resources-placed', side: SEATS[side], count: cards.length, cards: cards.map(nameOf) });
}

/** duel/setup/first-turn: no draw before the first action phase. */
function beginFirstRound(state: State, emit: Emit<Event>): void {
  state.active = state.initiative;
  state.frames.push(actionFrame(state.initiative));
  emit?.({ type: 'round-began', round: state.round, side: SEATS[state.initiative] });
}
