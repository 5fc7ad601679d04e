/** A match from its first decision on, as each viewer may see it. */
import { lineOf } from '@wartable/ai';
import { type Game, type GameEvent, type MatchRecord, type Outcome, type Viewer, viewersOf } from '@wartable/kernel';

/** One thing that happened. */
type Moment = {
  /** Which entry of the log led to it. */
  readonly entry: number;
  /** As each viewer of the film may know it; null for who heard nothing. */
  readonly seen: readonly (GameEvent | null)[];
  /** As it was, once everything lies open. */
  readonly event?: GameEvent;
};

/** What stands after each answer is told as at the table. */
export type Film = {
  readonly game: string;
  readonly seats: readonly string[];
  readonly viewers: readonly Viewer[];
  /** What each of them saw at first. */
  readonly views: readonly unknown[];
  readonly moments: readonly Moment[];
  readonly outcome: Outcome | null;
};

/** With everybody's eyes; or with one pair, and then nothing is in it that they have not seen. */
export function filmOf(game: Game, record: MatchRecord, only?: Viewer): Film {
  const { steps, end, outcome } = lineOf(game, record);
  const first = steps[0]?.state ?? end;
  const seats = game.seats(first);
  const viewers = only === undefined ? viewersOf(seats) : [only];
  const moments = steps.flatMap(({ entry, state, seat, answered }) => {
    if (!answered) return [];
    const after = game.clone(state);
    const told: GameEvent[] = [];
    game.apply(after, seat, answered.choice, (event) => told.push(event));
    return [...told, game.stands(after)].flatMap((event): Moment[] => {
      const seen = viewers.map((viewer) => game.seenBy(event, viewer) ?? null);
      if (only === undefined) return [{ entry, seen, event }];
      // How many things happened in secret is nobody's business, nor after which answer.
      return seen[0] ? [{ entry: -1, seen }] : [];
    });
  });
  const views = viewers.map((viewer) => game.view(first, viewer));
  return { game: game.id, seats, viewers, views, moments, outcome: outcome ?? null };
}
