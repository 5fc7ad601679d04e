import type { View } from '@wartable/duel';
import type { AnyGame } from '../games.ts';
import type { Io } from '../io.ts';
import { duelBoard } from './duel.ts';

/** The board of a game as lines of text, from a view. A board knows no rule. */
export function boardLines(_game: AnyGame, view: unknown, io: Io): string[] {
  return duelBoard(view as View, io);
}
