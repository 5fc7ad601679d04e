/** Action cards and what the Rebels do on them (rules 4, 6). */

import type { Choice, Emit } from '@wartable/kernel';
import { ACTION_DECK, type ActionCardId, actionName, actionOf } from '../cards.ts';
import { act, DONE, join, pieceIn } from '../choices.ts';
import type { Event } from '../events.ts';
import { EMPTY, type Firers, pushFrame, replaceFrame } from '../frames.ts';
import {
  AT_ST_TYPE,
  CATAPULT,
  CHEWBACCA,
  EWOK,
  EWOK_LEADER,
  HERO,
  isImperial,
  type PieceId,
  piecesOf,
  REBEL_TROOPER,
  SECURITY,
  SPEEDER_BIKE,
  STORMTROOPER,
  type TypeId,
} from '../pieces.ts';
import { actionNow, isFirstVersion, isInPlay, NONE, type State } from '../state.ts';
import { drawEvent } from './event-cards.ts';
import { beginFire, canFire, fireShot, partnersOf, targetsOf } from './fire.ts';
import { heroChoices } from './heroes.ts';
import { canMove } from './move.ts';
import { shuffleActions } from './setup.ts';

/** Types that a card serves; Ewok cards serve leaders too (A20). */
const SERVED: Readonly<Record<string, readonly TypeId[]>> = {
  heroes: [HERO],
  'rebel-troopers': [REBEL_TROOPER],
  ewoks: [EWOK_LEADER, EWOK],
  catapults: [CATAPULT],
  'at-st': [AT_ST_TYPE],
  'speeder-bikes': [SPEEDER_BIKE],
  stormtroopers: [STORMTROOPER],
  security: [SECURITY],
};

/** By card: the pieces it serves, in canonical order. */
const PIECES_ON: readonly (readonly PieceId[])[] = ACTION_DECK.map((card) =>
  (SERVED[actionOf(card).replace(/-(move|fire)$/, '')] ?? []).flatMap(piecesOf),
);

/** The pieces in play that an action card serves. */
export function servedBy(state: State, card: ActionCardId): PieceId[] {
  return piecesOn(card).filter((piece) => isInPlay(state, piece));
}

function piecesOn(card: ActionCardId): readonly PieceId[] {
  return PIECES_ON[card] as readonly PieceId[];
}

function servesImperials(card: ActionCardId): boolean {
  const [first] = piecesOn(card);
  return first !== undefined && isImperial(first);
}

/** endor/turn/card: the top action card; after the last one all are shuffled, and that is a turn. */
export function drawAction(state: State, emit: Emit<Event>): void {
  if (state.card !== NONE) {
    state.actionsGone.push(state.card);
    state.card = NONE;
  }
  if (state.actions.length === 0) {
    state.actions = state.actionsGone.sort((a, b) => a - b);
    state.actionsGone = [];
    shuffleActions(state, emit);
    state.turn++;
    emit?.({ type: 'turn-began', turn: state.turn });
  }
  const card = state.actions.pop();
  if (card === undefined) throw new RangeError('a game has action cards');
  state.card = card;
  state.acted.fill(0);
  emit?.({ type: 'card-drawn', card: actionName(card) });
  const name = actionOf(card);
  if (name === 'event') {
    drawEvent(state, emit);
    return;
  }
  const pieces = servedBy(state, card);
  // An Imperial card without units is passed over, whoever may want to get off an AT-ST.
  if (!servesImperials(card) || (pieces.length === 0 && isFirstVersion(state)))
    pushFrame(state, { step: 'rebel', served: pieces });
  else if (name.endsWith('-fire')) pushFrame(state, { step: 'imperial-fire', waiting: pieces, targets: EMPTY, settled: false });
  else pushFrame(state, { step: 'imperial-move', waiting: pieces, target: undefined, targets: EMPTY, hexes: EMPTY });
}

/** Whom the player may let act on a Rebel card. */
export function rebelChoices(state: State, served: readonly PieceId[]): Choice[] {
  const choices = served.filter((piece) => canAct(state, piece)).map(act);
  choices.push(DONE);
  return choices;
}

export function isRebelOpen(state: State, served: readonly PieceId[]): boolean {
  return served.some((piece) => canAct(state, piece)) || mayDismount(state);
}

/** endor/event/mounted: at any moment, free of charge. Each Rebel card asks for it; else it goes along with whatever is asked. */
export function mayDismount(state: State): boolean {
  return state.mounted === 1 && isInPlay(state, CHEWBACCA);
}

export function dismount(state: State, emit: Emit<Event>): void {
  state.mounted = 0;
  emit?.({ type: 'chewbacca-dismounted' });
}

function isHeroCard(state: State): boolean {
  return actionNow(state) === 'heroes';
}

function isMoveCard(state: State): boolean {
  return actionNow(state).endsWith('-move');
}

function canAct(state: State, piece: PieceId): boolean {
  if (state.acted[piece] === 1 || !isInPlay(state, piece)) return false;
  if (isHeroCard(state)) return heroChoices(state, piece).length > 0;
  return isMoveCard(state) ? canMove(state, piece) : canFire(state, piece);
}

export function answerRebel(state: State, choice: Choice): void {
  if (choice === DONE) {
    state.frames.pop();
    return;
  }
  const piece = pieceIn(choice);
  if (isHeroCard(state)) pushFrame(state, { step: 'hero', piece });
  else if (isMoveCard(state)) pushFrame(state, { step: 'move-to', piece });
  else beginFire(state, piece);
}

/** endor/fire/combined: partners join one by one. */
export function joinChoices(state: State, firers: Firers): Choice[] {
  const choices = missing(state, firers).map(join);
  if (targetsOf(state, firers).length > 0) choices.push(DONE);
  return choices;
}

function missing(state: State, firers: Firers): PieceId[] {
  return partnersOf(state, firers[0]).filter((piece) => !firers.includes(piece));
}

export function answerJoin(state: State, firers: Firers, choice: Choice): void {
  const all: Firers = choice === DONE ? firers : [...firers, pieceIn(choice)];
  const isWhole = choice === DONE || missing(state, all).length === 0;
  replaceFrame(state, { step: isWhole ? 'target' : 'join', firers: all });
}

export function answerTarget(state: State, firers: Firers, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  fireShot(state, firers, pieceIn(choice), emit);
}
