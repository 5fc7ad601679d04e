/** A finished table looked back at, in a worker of its own so that nobody waits for it. */
import { lineOf, type Review, review } from '@wartable/ai';
import type { Decision, MatchRecord, Seat } from '@wartable/kernel';
import { loadGame } from '../games/rules.ts';

export type ToReview = { readonly game: string; readonly record: MatchRecord; readonly seats: readonly Seat[] };
export type FromReview =
  | { readonly say: 'progress'; readonly done: number; readonly total: number }
  | { readonly say: 'review'; readonly review: Review; readonly turns: Turns; readonly moments: Moments };

/** By the entry of an answer in the log: which turn of the game it was. */
export type Turns = ReadonlyMap<number, number>;

/** What a seat saw and was asked, and what the choices would have come to. */
type Moment = { readonly view: unknown; readonly decision: Decision; readonly previews: readonly unknown[] };
/** By the entry of an answer in the log: the moments that cost most. */
export type Moments = ReadonlyMap<number, Moment>;

/** Enough to find what cost much; the terminal's review can think longer. */
const ITERATIONS = 80;

export async function reviewWork({ game: id, record, seats }: ToReview): Promise<void> {
  const post = (message: FromReview): void => self.postMessage(message);
  const { game, manifest } = await loadGame(id);
  const progress = (done: number, total: number): void => post({ say: 'progress', done, total });
  const line = lineOf(game, record);
  const turns: Turns = new Map(line.steps.map(({ entry, state }) => [entry, game.turnNumber(game.view(state, 'spectator'))]));
  const found = review(game, line, { iterations: ITERATIONS, seats, search: manifest.search, progress });
  const costly = new Set(found.seats.flatMap(({ worst }) => worst.map(({ entry }) => entry)));
  const moments: Moments = new Map(
    line.steps.flatMap(({ entry, seat, state, answered }) => {
      if (!answered || !costly.has(entry)) return [];
      const view = game.view(state, seat);
      return [[entry, { view, decision: answered.decision, previews: game.previews(view) }]];
    }),
  );
  post({ say: 'review', review: found, turns, moments });
}
