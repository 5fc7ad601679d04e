/** A finished table looked back at, in a worker of its own so that nobody waits for it. */
import { lineOf, type Review, review } from '@wartable/ai';
import type { MatchRecord, Seat } from '@wartable/kernel';
import { loadGame } from '../games/rules.ts';

export type ToReview = { readonly game: string; readonly record: MatchRecord; readonly seats: readonly Seat[] };
export type FromReview =
  | { readonly say: 'progress'; readonly done: number; readonly total: number }
  | { readonly say: 'review'; readonly review: Review; readonly turns: Turns };

/** By the entry of an answer in the log: which turn of the game it was. */
export type Turns = ReadonlyMap<number, number>;

/** Enough to find what cost much; the terminal's review can think longer. */
const ITERATIONS = 80;

export async function reviewWork({ game: id, record, seats }: ToReview): Promise<void> {
  const post = (message: FromReview): void => self.postMessage(message);
  const { game, manifest } = await loadGame(id);
  const progress = (done: number, total: number): void => post({ say: 'progress', done, total });
  const line = lineOf(game, record);
  const turns: Turns = new Map(line.steps.map(({ entry, state }) => [entry, game.turnNumber(game.view(state, 'spectator'))]));
  post({
    say: 'review',
    review: review(game, line, { iterations: ITERATIONS, seats, search: manifest.search, progress }),
    turns,
  });
}
