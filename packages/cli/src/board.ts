/** The table of a game on the terminal: its own board, or, where it has none, what is to be seen in plain lines. */
import { stringify } from 'yaml';
import type { Board } from './game-terminal.ts';
import { type AnyGame, terminalOf } from './games.ts';
import { say } from './io.ts';

const LINE = 78;

export function boardOf(game: AnyGame): Board {
  return terminalOf(game).board ?? PLAIN;
}

const PLAIN: Board = {
  table: (view) => stringify(view, { lineWidth: LINE, flowCollectionPadding: false }).trimEnd().split('\n'),
  intro: () => [],
  card: (name, io) =>
    [`card.${name}`, `card.${name}.text`].filter((key) => key in io.words.sentences).map((key) => say(io, { key })),
  note: () => undefined,
  thing: (typed) => (typed === '' ? undefined : typed),
};
