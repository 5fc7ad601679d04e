/** How a table stands for whoever sits here, as the page draws it. */
import type { Followed, Offer, Outcome, Question, Seat, Telling, Text, UndoRefusal, Viewer } from '@wartable/kernel';
import { type Character, characterOf } from '../shell/characters.ts';
import type { SeatAtTable, Seated } from '../table/messages.ts';
import { text } from '../text/index.ts';

/** A decision with its choices as typed things. */
export type ShownDecision = Omit<Question, 'choices'> & { readonly prompt: Text; readonly choices: readonly Offer[] };

export type Snapshot = {
  readonly seats: readonly SeatAtTable[];
  /** Who looks. */
  readonly viewer: Viewer;
  /** Who is to get the device: nobody's hand is shown then. */
  readonly handOverTo: Seat | undefined;
  readonly view: unknown;
  readonly question: Question | undefined;
  readonly decision: ShownDecision | undefined;
  /** What one reads while somebody else decides. */
  readonly waiting: Text | undefined;
  /** The bot that is thinking. */
  readonly thinker: Character | undefined;
  readonly undoRefused: UndoRefusal | undefined;
  readonly outcome: Outcome | undefined;
};

export function snapshotOf(telling: Telling, followed: Followed, seated: Seated): Snapshot {
  const { viewer, view, decision, undo, outcome, seats } = followed;
  const others = outcome ? undefined : telling.asked(view).find(({ seat }) => seat !== viewer);
  const player = others && seated.seats[others.seat]?.player;
  const thinker = player?.kind === 'bot' ? characterOf(telling.id, player.level) : undefined;
  // Who has just taken the device sees nothing before its own view is there.
  const arriving = seated.viewer !== viewer && seated.viewer !== 'spectator' ? seated.viewer : undefined;
  return {
    seats: seated.seats,
    viewer,
    handOverTo: seated.handOverTo ?? arriving,
    view,
    question: decision ?? undefined,
    decision: decision
      ? { ...decision, prompt: telling.prompt(view, decision), choices: telling.offers(view, decision) }
      : undefined,
    waiting: thinker
      ? text('bot.considers', { name: thinker.name })
      : others && telling.waiting(others, seats[others.seat] ?? ''),
    thinker,
    undoRefused: undo ?? undefined,
    outcome: outcome ?? undefined,
  };
}
