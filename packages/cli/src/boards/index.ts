/** What the terminal knows of each game: how its table looks, what its cards say, what people may point at. A board knows no rule. */
import type { View as DuelView } from '@wartable/duel';
import { duelBoard, duelCard } from '@wartable/duel/terminal/board.ts';
import type { EndorPreview, View as EndorView } from '@wartable/endor';
import { endorBoard, endorCard, endorOdds } from '@wartable/endor/terminal/board.ts';
import type { HexPreview, View as HothView } from '@wartable/hoth';
import { hothBoard, hothCard, hothOdds, hothStory } from '@wartable/hoth/terminal/board.ts';
import type { Decision, Offer } from '@wartable/kernel';
import type { AnyGame } from '../games.ts';
import { type Io, say } from '../io.ts';
import { text } from '../text/index.ts';

export type Marks = ReadonlyMap<string, number>;

/** A choice, and what the choices of its decision would come to. */
type Noted = { readonly decision: Decision; readonly offer: Offer; readonly previews: readonly unknown[] };

type Board = {
  /** `marks` are the numbers of choices, by what they name; a board may show them where the eye is. */
  readonly table: (view: unknown, io: Io, marks: Marks) => string[];
  /** What a player should know before the first turn. */
  readonly intro: (view: unknown, io: Io) => string[];
  /** The text of a card, by its name. */
  readonly card: (name: string, io: Io) => string[];
  /** What to say beside a choice: what a card does, the odds of an attack. */
  readonly note: (noted: Noted, io: Io) => string | undefined;
  /** Things besides cards that a person may ask about. */
  readonly thing: (typed: string) => string | undefined;
};

const DUEL_THINGS = ['initiative', 'pass', 'leader', 'leia-base', 'vader-base'];

const BOARDS: Readonly<Record<string, Board>> = {
  duel: {
    table: (view, io) => duelBoard(view as DuelView, io),
    intro: (_, io) => [say(io, text('play.goal')), say(io, text('play.legend'))],
    card: duelCard,
    note: () => undefined,
    thing: (typed) => DUEL_THINGS.find((thing) => thing === typed),
  },
  endor: {
    table: (view, io, marks) => endorBoard(view as EndorView, io, marks),
    intro: (_, io) => [say(io, text('play.goal-endor'))],
    card: endorCard,
    note: ({ decision, offer, previews }, io) => endorOdds(decision, offer, previews as readonly EndorPreview[], io),
    thing: (typed) => (/^[a-z]+\d*(\.\d)?$/i.test(typed) ? typed : undefined),
  },
  hoth: {
    table: (view, io) => hothBoard(view as HothView, io),
    intro: (view, io) => [...hothStory(view as HothView, io), say(io, text('play.goal-hoth'))],
    card: hothCard,
    note: ({ offer, previews }, io) => hothOdds(offer, previews as readonly HexPreview[], io) ?? cardNote(offer, io),
    thing: (typed) => (/^[a-j][1-7]$/i.test(typed) ? typed.toUpperCase() : undefined),
  },
};

function cardNote({ verb, thing = '' }: Offer, io: Io): string | undefined {
  return verb === 'play' || verb === 'support' ? hothCard(thing, io)[1] : undefined;
}

export function boardOf(game: Pick<AnyGame, 'id'>): Board {
  const board = BOARDS[game.id];
  if (!board) throw new Error(`no board for ${game.id}`);
  return board;
}
