/** What the terminal knows of each game: how its table looks, what its cards say, what people may point at. A board knows no rule. */
import type { View as DuelView } from '@wartable/duel';
import type { View as HothView } from '@wartable/hoth';
import type { AnyGame } from '../games.ts';
import type { Io } from '../io.ts';
import { duelBoard, duelCard } from './duel.ts';
import { hothBoard, hothCard } from './hoth.ts';

type Board = {
  readonly table: (view: unknown, io: Io) => string[];
  /** The text of a card, by its name. */
  readonly card: (name: string, io: Io) => string[];
  /** Things besides cards that a person may ask about. */
  readonly thing: (typed: string) => string | undefined;
};

const DUEL_THINGS = ['initiative', 'pass', 'leader', 'leia-base', 'vader-base'];

const BOARDS: Readonly<Record<string, Board>> = {
  duel: {
    table: (view, io) => duelBoard(view as DuelView, io),
    card: duelCard,
    thing: (typed) => DUEL_THINGS.find((thing) => thing === typed),
  },
  hoth: {
    table: (view, io) => hothBoard(view as HothView, io),
    card: hothCard,
    thing: (typed) => (/^[a-j][1-7]$/i.test(typed) ? typed.toUpperCase() : undefined),
  },
};

export function boardOf(game: Pick<AnyGame, 'id'>): Board {
  const board = BOARDS[game.id];
  if (!board) throw new Error(`no board for ${game.id}`);
  return board;
}
