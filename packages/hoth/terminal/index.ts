/** Battle of Hoth at the terminal. */
import {
  cardKey,
  type Event,
  type HexPreview,
  inventBattle,
  OPENING_KINDS,
  openings,
  openingText,
  type State,
  spoilBattle,
  type View,
} from '@wartable/hoth';
import type { Offer } from '@wartable/kernel';
import type { GameTerminal } from 'wartable/game-terminal.ts';
import { type Io, say } from 'wartable/io.ts';
import { hothBoard, hothCard, hothOdds, hothStory } from './board.ts';
import { campaign } from './campaign.ts';
import { cellName, cells, inRound } from './cells.ts';
import { options } from './options.ts';
import { text } from './text/index.ts';

export const terminal: GameTerminal<State, Event, View, HexPreview> = {
  board: {
    table: (view, io) => hothBoard(view, io),
    intro: (view, io) => [...hothStory(view, io), say(io, text('intro.goal'))],
    card: hothCard,
    note: ({ offer, previews }, io) => hothOdds(offer, previews, io) ?? cardNote(offer, io),
    thing: (typed) => (/^[a-j][1-7]$/i.test(typed) ? typed.toUpperCase() : undefined),
  },
  options,
  inventor: { legal: inventBattle, broken: spoilBattle },
  arena: {
    cells,
    cellName,
    length: text('balance.turns'),
    turns: (moment) => moment,
    first: (event) => (event.type === 'turn-began' ? event.seat : undefined),
    card: (event) => (event.type === 'card-played' ? [event.seat, event.card] : undefined),
    cardName: (card) => ({ key: `card.${cardKey(card)}` }),
    openings,
    openingKinds: OPENING_KINDS,
    openingName: openingText,
    medals: (view) => view.medals,
    inRound,
  },
  commands: { campaign },
};

function cardNote({ verb, thing = '' }: Offer, io: Io): string | undefined {
  return verb === 'play' || verb === 'support' ? hothCard(thing, io)[1] : undefined;
}
