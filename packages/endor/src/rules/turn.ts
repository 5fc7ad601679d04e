/** Action cards and what the Rebels do on them (rules 4, 6). */

import type { Choice, Emit } from '@wartable/kernel';
import { actionName } from '../cards.ts';
import { act, DISMOUNT, DONE, join, payload } from '../choices.ts';
import type { Event } from '../events.ts';
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
  TABLES,
  TYPES,
} from '../pieces.ts';
import { type Frame, fireOf, isInPlay, NONE, pushFrame, type State } from '../state.ts';
import { drawEvent } from './event-cards.ts';
import { fireShot, partnersOf, targetsOf } from './fire.ts';
import { heroChoices } from './heroes.ts';
import { canMove } from './move.ts';
import { shuffleActions } from './setup.ts';

/** Types that a card serves; Ewok cards serve leaders too (A20). */
const SERVED: Readonly<Record<string, readonly number[]>> = {
  heroes: [HERO],
  'rebel-troopers': [REBEL_TROOPER],
  ewoks: [EWOK_LEADER, EWOK],
  catapults: [CATAPULT],
  'at-st': [AT_ST_TYPE],
  'speeder-bikes': [TYPES.indexOf('speeder-bike')],
  stormtroopers: [TYPES.indexOf('stormtrooper')],
  security: [SECURITY],
};

/** The pieces in play that an action card serves, in canonical order. */
export function servedBy(state: State, card: number): PieceId[] {
  const kind = (TABLES.actions[card] ?? '').replace(/-(move|fire)$/, '');
  return (SERVED[kind] ?? []).flatMap(piecesOf).filter((piece) => isInPlay(state, piece));
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
  const card = state.actions.pop() as number;
  state.card = card;
  state.acted.fill(0);
  emit?.({ type: 'card-drawn', card: actionName(card) });
  const name = TABLES.actions[card] as string;
  if (name === 'event') {
    drawEvent(state, emit);
    return;
  }
  const pieces = servedBy(state, card);
  if (pieces.length > 0 && isImperial(pieces[0] as PieceId))
    pushFrame(state, name.endsWith('-fire') ? 'imperial-fire' : 'imperial-move', pieces);
  else pushFrame(state, 'rebel', pieces);
}

/** Whom the player may let act on a Rebel card. */
export function rebelChoices(state: State, frame: Frame): Choice[] {
  const choices = frame.list.filter((piece) => canAct(state, piece)).map(act);
  if (mayDismount(state)) choices.push(DISMOUNT);
  choices.push(DONE);
  return choices;
}

export function isRebelOpen(state: State, frame: Frame): boolean {
  return frame.list.some((piece) => canAct(state, piece)) || mayDismount(state);
}

/** endor/event/mounted: on any Rebel card, free of charge. */
function mayDismount(state: State): boolean {
  return state.mounted === 1 && isInPlay(state, CHEWBACCA);
}

function isHeroCard(state: State): boolean {
  return TABLES.actions[state.card] === 'heroes';
}

function isMoveCard(state: State): boolean {
  return (TABLES.actions[state.card] ?? '').endsWith('-move');
}

function canAct(state: State, piece: PieceId): boolean {
  if (state.acted[piece] === 1 || !isInPlay(state, piece)) return false;
  if (isHeroCard(state)) return heroChoices(state, piece).length > 0;
  return isMoveCard(state) ? canMove(state, piece) : canFire(state, piece);
}

export function canFire(state: State, piece: PieceId): boolean {
  return fireOf(state, piece) > 0 && targetsOf(state, [piece, ...partnersOf(state, piece)]).length > 0;
}

export function answerRebel(state: State, choice: Choice, emit: Emit<Event>): void {
  if (choice === DONE) {
    state.frames.pop();
    return;
  }
  if (choice === DISMOUNT) {
    state.mounted = 0;
    emit?.({ type: 'chewbacca-dismounted' });
    return;
  }
  const piece = payload(choice);
  if (isHeroCard(state)) pushFrame(state, 'hero', [], piece);
  else if (isMoveCard(state)) pushFrame(state, 'move-to', [], piece);
  else beginFire(state, piece);
}

export function beginFire(state: State, piece: PieceId): void {
  pushFrame(state, partnersOf(state, piece).length > 0 ? 'join' : 'target', [piece], piece);
}

/** endor/fire/combined: partners join one by one. */
export function joinChoices(state: State, frame: Frame): Choice[] {
  const partners = partnersOf(state, frame.piece).filter((piece) => !frame.list.includes(piece));
  const choices = partners.map(join);
  if (targetsOf(state, frame.list).length > 0) choices.push(DONE);
  return choices;
}

export function answerJoin(state: State, frame: Frame, choice: Choice): void {
  if (choice === DONE) frame.step = 'target';
  else frame.list = [...frame.list, payload(choice)];
  if (frame.step === 'join' && partnersOf(state, frame.piece).every((piece) => frame.list.includes(piece))) frame.step = 'target';
}

export function answerTarget(state: State, frame: Frame, choice: Choice, emit: Emit<Event>): void {
  state.frames.pop();
  fireShot(state, frame.list, payload(choice), emit);
}
