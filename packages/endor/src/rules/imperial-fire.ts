/** A card on which the Imperials fire: who is next, at whom, and why. */
import type { Choice, Emit } from '@wartable/kernel';
import { DEFAULT, pieceIn, tiePiece } from '../choices.ts';
import type { Event } from '../events.ts';
import { EMPTY, type FrameOf, replaceFrame } from '../frames.ts';
import { type PieceId, pieceName } from '../pieces.ts';
import { isFirstVersion, isInPlay, type State } from '../state.ts';
import { type Aim, aimOf } from './aim.ts';
import { fireShot } from './fire.ts';
import { whyOfTargets } from './imperial.ts';
import { canOrderMatter, mayFire } from './order.ts';

/** Goes on with a fire card. Returns true when the player has to say who fires next, or to break a tie. */
export function runImperialFire(state: State, frame: FrameOf<'imperial-fire'>, emit: Emit<Event>): boolean {
  const [piece] = frame.waiting;
  if (piece === undefined) {
    state.frames.pop();
    return false;
  }
  if (frame.targets.length > 0) return true;
  if (frame.settled || state.autoTies || isFirstVersion(state)) return fireNext(state, frame, piece, emit);
  if (canOrderMatter(state, frame.waiting)) return true;
  // It will not matter later on this card either.
  return fireNext(state, { ...frame, settled: true }, piece, emit);
}

/** A unit fires, or has no possible shot; then the others wait on. Returns true when the player has to break a tie. */
function fireNext(state: State, { waiting, settled }: FrameOf<'imperial-fire'>, piece: PieceId, emit: Emit<Event>): boolean {
  const rest = waiting[0] === piece ? waiting.slice(1) : waiting.filter((other) => other !== piece);
  const aim = isInPlay(state, piece) ? aimOf(state, piece) : undefined;
  if (aim && aim.targets.length > 1 && !state.autoTies) {
    replaceFrame(state, { step: 'imperial-fire', waiting: [piece, ...rest], targets: aim.targets, settled });
    return true;
  }
  const target = aim?.targets[0];
  if (target !== undefined) shoot(state, piece, target, aim, emit);
  replaceFrame(state, { step: 'imperial-fire', waiting: rest, targets: EMPTY, settled });
  return false;
}

/** A22: who fires next, or all of them by number; equal targets of the one who fires. */
export function imperialFireChoices(state: State, frame: FrameOf<'imperial-fire'>): Choice[] {
  if (frame.targets.length > 0) return frame.targets.map(tiePiece);
  const firing = mayFire(state, frame.waiting);
  return firing.length === 0 ? [] : [DEFAULT, ...firing.map(tiePiece)];
}

export function answerImperialFire(state: State, frame: FrameOf<'imperial-fire'>, choice: Choice, emit: Emit<Event>): void {
  const { waiting, targets, settled } = frame;
  if (choice === DEFAULT) replaceFrame(state, { ...frame, settled: true });
  else if (targets.length === 0) fireNext(state, frame, pieceIn(choice), emit);
  else {
    const [piece, ...rest] = waiting;
    if (piece !== undefined) shoot(state, piece, pieceIn(choice), emit && aimOf(state, piece), emit);
    replaceFrame(state, { step: 'imperial-fire', waiting: rest, targets: EMPTY, settled });
  }
}

/** Targets may have changed: the procedure looks for them again, and so is the order. */
export function aimAgain(state: State, frame: FrameOf<'imperial-fire'>): void {
  replaceFrame(state, { ...frame, waiting: frame.waiting.toSorted((a, b) => a - b), targets: EMPTY, settled: false });
}

function shoot(state: State, piece: PieceId, target: PieceId, aim: Aim | undefined, emit: Emit<Event>): void {
  const why = emit && aim && whyOfTargets(state, 'endor/imperial/fire', aim.targets.map(pieceName), aim.sieve);
  fireShot(state, [piece], target, emit, why);
}
