/** Puzzles: what can be done, or must not happen, before the next action card is drawn. No deck can matter until then. */
import type { Aim, AimStanding, Decision, PuzzleRules, Seat, Statement, Text } from '@wartable/kernel';
import { named } from './describe.ts';
import { FACES } from './dice.ts';
import { topFrame } from './frames.ts';
import { EWOK, type PieceId, pieceByName, pieceName, typeOf } from './pieces.ts';
import { partnersOf, targetsOf } from './rules/fire.ts';
import { servedBy } from './rules/turn.ts';
import {
  actionNow,
  DIFFICULTIES,
  DOOR_OPEN,
  fireOf,
  GENTLE,
  isInComplex,
  isInPlay,
  NONE,
  piecesInPlay,
  type State,
  WON,
} from './state.ts';
import { text } from './text/index.ts';

export const puzzles: PuzzleRules<State> = {
  goals: ['win', 'open', 'hit', 'rout', 'save', 'hide', 'stalk'],
  // Whoever breaks ties and sets the order of fire has more to think about.
  setups: [{}, { difficulty: { [GENTLE]: true } }, ...DIFFICULTIES.map((name) => ({ difficulty: { [name]: true } }))],
  aims,
  standing,
  says,
  // There is one player alone.
  isOpen: () => false,
  key,
  faces: FACES,
  ends: ['card-drawn'],
};

const ROUT = 2;
/** With more units there are too many ways to look at all of them. */
const MOST_ACTING = 6;
/** Asked while Imperials fire: who is next. */
const THEIRS = 'order';
/** Where a target is asked for, whom to aim at is no question any more. */
const OURS: readonly string[] = ['rebel', 'hero', 'join'];

function aims(state: State, { kind }: Decision): readonly Aim[] {
  if (state.card === NONE) return [];
  const frame = topFrame(state);
  if (frame?.step === 'move-to') return moveAims(state, frame.piece);
  const acting = servedBy(state, state.card).filter((piece) => state.acted[piece] === 0);
  if (acting.length > MOST_ACTING) return [];
  const targets = new Set(acting.flatMap((piece) => targetsOf(state, [piece, ...partnersOf(state, piece)])));
  const about = (goal: string, pieces: Iterable<PieceId>): Aim[] =>
    [...pieces].map((piece) => ({ goal, about: pieceName(piece) }));
  if (kind === THEIRS) return about('save', [...targets].filter(isDear));
  if (!OURS.includes(kind)) return [];
  const inside = acting.some((piece) => isInComplex(state, piece));
  // On a card that moves nobody fires.
  const fires = !actionNow(state).endsWith('-move');
  return [
    ...(inside && fires ? [{ goal: 'win' }] : []),
    ...(state.door === DOOR_OPEN - 1 && actionNow(state) === 'heroes' ? [{ goal: 'open' }] : []),
    ...(fires && targets.size >= ROUT && acting.length >= ROUT ? [{ goal: 'rout' }] : []),
    ...(fires ? about('hit', targets) : []),
  ];
}

/** Where to go: away from all fire, or to where one can fire without being fired at. */
function moveAims(state: State, piece: PieceId): Aim[] {
  const about = pieceName(piece);
  const goals = [
    ...(isDear(piece) && isThreatened(state, piece) ? ['hide'] : []),
    ...(fireOf(state, piece) > 0 ? ['stalk'] : []),
  ];
  return goals.map((goal) => ({ goal, about }));
}

function isThreatened(state: State, piece: PieceId): boolean {
  return piecesInPlay(state, true).some((enemy) => targetsOf(state, [enemy]).includes(piece));
}

/** One of many is no loss that anybody would think about. */
function isDear(piece: PieceId): boolean {
  return typeOf(piece) !== EWOK;
}

function standing(start: State, now: State, _seat: Seat, { goal, about = '' }: Aim): AimStanding {
  if (now.outcome !== NONE) return now.outcome === WON ? 'reached' : 'lost';
  const isOver = now.turn !== start.turn || now.actionsGone.length !== start.actionsGone.length;
  const piece = pieceNamed(about);
  if (goal === 'hide' || goal === 'stalk') {
    if (!isOver && now.acted[piece] === 0) return 'open';
    const isThere = !isThreatened(now, piece) && (goal === 'hide' || targetsOf(now, [piece]).length > 0);
    return isThere ? 'reached' : 'lost';
  }
  if (goal === 'save') return isHurt(start, now, piece) ? 'lost' : isOver ? 'reached' : 'open';
  if (isReached(start, now, goal, about)) return 'reached';
  return isOver ? 'lost' : 'open';
}

function isReached(start: State, now: State, goal: string, about: string): boolean {
  if (goal === 'open') return now.door === DOOR_OPEN;
  if (goal === 'hit') return !isInPlay(now, pieceNamed(about));
  return goal === 'rout' && piecesInPlay(start, true).filter((piece) => !isInPlay(now, piece)).length >= ROUT;
}

function isHurt(start: State, now: State, piece: PieceId): boolean {
  return !isInPlay(now, piece) || now.wounded[piece] !== start.wounded[piece];
}

function pieceNamed(name: string): PieceId {
  return pieceByName(name) ?? (0 as PieceId);
}

function says(_start: State, _seat: Seat, aim: Aim): Statement {
  return { task: taskOf(aim), hidden: text('puzzle.hidden') };
}

function taskOf({ goal, about = '' }: Aim): Text {
  const piece = named(pieceNamed(about));
  switch (goal) {
    case 'win':
      return text('puzzle.win');
    case 'open':
      return text('puzzle.open');
    case 'rout':
      return text('puzzle.rout');
    case 'hit':
      return text('puzzle.hit', { piece });
    case 'hide':
      return text('puzzle.hide', { piece });
    case 'stalk':
      return text('puzzle.stalk', { piece });
    default:
      return text('puzzle.save', { piece });
  }
}

/** All but chance, what never changes, and the decks. */
function key({ rng: _rng, map: _map, actions: _actions, events: _events, ...rest }: State): string {
  return JSON.stringify(rest);
}
