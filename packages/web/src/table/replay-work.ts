/** A finished match again, as one viewer may see it now; and whether all of it was in order. In a worker, since it needs the rules. */
import { lineOf } from '@wartable/ai';
import {
  type GameEvent,
  InputError,
  type MatchRecord,
  readRecord,
  seatAt,
  type Text,
  type Verdict,
  type Viewer,
  verify,
} from '@wartable/kernel';
import { loadGame } from '../games/rules.ts';

export type ToReplay = {
  readonly say: 'look' | 'verify';
  readonly record: MatchRecord;
  /** A seat, or undefined for who watches. */
  readonly seat: number | undefined;
};

/** What happened from one view on, one after another; what stands after each answer is told as at the table. */
export type Course = {
  readonly viewer: Viewer;
  readonly seats: readonly string[];
  readonly view: unknown;
  readonly events: readonly GameEvent[];
};

export type FromReplay =
  | { readonly say: 'course'; readonly course: Course }
  | { readonly say: 'verified'; readonly verdict: Verdict }
  | { readonly say: 'wrong'; readonly at: string; readonly text: Text };

export async function replayWork({ say, record: given, seat }: ToReplay): Promise<void> {
  const post = (message: FromReplay): void => self.postMessage(message);
  try {
    const { game } = await loadGame(given.game);
    const record = readRecord(given, [game]);
    if (say === 'verify') return post({ say: 'verified', verdict: verify(game, record) });
    const viewer: Viewer = seat === undefined ? 'spectator' : seatAt(seat);
    const { steps, end } = lineOf(game, record);
    const first = steps[0]?.state ?? end;
    const events = steps.flatMap(({ state, seat: by, answered }) => {
      if (!answered) return [];
      const after = game.clone(state);
      const told: GameEvent[] = [];
      game.apply(after, by, answered.choice, (event) => told.push(event));
      return [...told, game.stands(after)].flatMap((event) => game.seenBy(event, viewer) ?? []);
    });
    post({ say: 'course', course: { viewer, seats: game.seats(first), view: game.view(first, viewer), events } });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    post({ say: 'wrong', at: error.path, text: error.text });
  }
}
