/** Intro Battle: Hoth at the terminal. */
import {
  type DuelPreview,
  type Event,
  LEIA,
  OPENING_KINDS,
  openings,
  openingText,
  type State,
  VADER,
  type View,
} from '@wartable/duel';
import { textOption } from 'wartable/args.ts';
import type { GameTerminal } from 'wartable/game-terminal.ts';
import { say } from 'wartable/io.ts';
import { duelBoard, duelCard } from './board.ts';
import { text } from './text/index.ts';

const THINGS = ['initiative', 'pass', 'leader', 'leia-base', 'vader-base'];
const SEATS = { leia: LEIA, vader: VADER };
const SETUPS = { standard: text('balance.cell-standard'), 'first-game': text('balance.cell-first-game') };

export const terminal: GameTerminal<State, Event, View, DuelPreview> = {
  board: {
    table: (view, io) => duelBoard(view, io),
    intro: (_, io) => [say(io, text('intro.goal')), say(io, text('intro.legend'))],
    card: duelCard,
    note: () => undefined,
    thing: (typed) => THINGS.find((thing) => thing === typed),
  },
  options: (args) => {
    const setup = textOption(args, 'setup');
    return setup === undefined ? {} : { setup };
  },
  arena: {
    cells: () => Object.keys(SETUPS).map((setup) => ({ id: setup, options: { setup } })),
    cellName: (id) => SETUPS[id as keyof typeof SETUPS],
    length: text('balance.rounds'),
    turns: (moment) => moment,
    first: (event) => (event.type === 'round-began' ? SEATS[event.side] : undefined),
    card: (event) =>
      event.type === 'card-played' || event.type === 'leader-deployed' ? [SEATS[event.side], event.card] : undefined,
    cardName: (card) => ({ key: `card.${card}` }),
    openings,
    openingKinds: OPENING_KINDS,
    openingName: openingText,
    inRound: (given) => given,
  },
};
