/** The table of a game on the terminal: its own board, or, where it has none, what is to be seen in plain lines. */
import { render } from '@wartable/kernel';
import { stringify } from 'yaml';
import type { Board } from './game-terminal.ts';
import { type AnyGame, terminalOf } from './games.ts';

const LINE = 78;

export function boardOf(game: AnyGame): Board {
  return terminalOf(game).board ?? plainBoard(game);
}

function plainBoard({ catalogue }: AnyGame): Board {
  return {
    table: (view) => stringify(view, { lineWidth: LINE, flowCollectionPadding: false }).trimEnd().split('\n'),
    intro: () => [],
    card: (name, { language }) =>
      [`card.${name}`, `card.${name}.text`]
        .filter((key) => key in catalogue.en)
        .map((key) => render(catalogue, language, { key })),
    note: () => undefined,
    thing: (typed) => (typed === '' ? undefined : typed),
  };
}
