/** Games that nobody has looked back at yet, one after another, the newest first. */
import type { MatchRecord } from '@wartable/kernel';
import { seatAt } from '@wartable/kernel';
import type { Played } from '../table/played.ts';
import { figuresOf, keepLooked } from '../table/record-book.ts';
import { type ReviewJob, reviewOf } from '../table/reviews.ts';
import { tableNamed } from '../table/saves.ts';
import { filmOf } from './film-link.tsx';
import { inTime } from './stats.ts';

/** So many at a time: it takes a minute or so. */
const MOST = 8;

export function unlooked(games: readonly Played[], films: ReadonlySet<string>): readonly Played[] {
  return inTime(games)
    .filter((game) => !game.looked && game.result !== 'shared' && filmOf(game, films) !== undefined)
    .toReversed()
    .slice(0, MOST);
}

/** `tell`: how many are done, as a number that grows while one is looked at. */
export async function lookAll(
  games: readonly Played[],
  films: ReadonlySet<string>,
  tell: (done: number) => void,
  stop: AbortSignal,
): Promise<void> {
  for (const [done, game] of games.entries()) {
    if (stop.aborted) return;
    tell(done);
    // One that cannot be looked at is left as it is.
    await lookAt(game, films, (part) => tell(done + part), stop).catch(() => {});
  }
  tell(games.length);
}

async function lookAt(game: Played, films: ReadonlySet<string>, tell: (part: number) => void, stop: AbortSignal): Promise<void> {
  const record = await recordOf(filmOf(game, films) ?? '');
  const seat = game.seats.findIndex(([, who]) => who === 'here');
  if (!record || seat < 0 || stop.aborted) return;
  const job = reviewOf(record, [seatAt(seat)]);
  const state = await made(job, tell, stop);
  const own = state?.found?.review.seats[0];
  if (state?.found && own) await keepLooked(game.id, [state.found.review.iterations, figuresOf(own)]);
}

function made(
  job: ReviewJob,
  tell: (part: number) => void,
  stop: AbortSignal,
): Promise<ReturnType<ReviewJob['now']> | undefined> {
  return new Promise((resolve) => {
    const look = (): void => {
      const now = job.now();
      tell(now.progress);
      if (now.is === 'working' || now.is === 'unasked') return;
      end(now.is === 'made' ? now : undefined);
    };
    const end = (state: ReturnType<ReviewJob['now']> | undefined): void => {
      unlisten();
      stop.removeEventListener('abort', abort);
      // What the best level would have done is asked where somebody reads it.
      job.stop();
      resolve(state);
    };
    const abort = (): void => end(undefined);
    const unlisten = job.listen(look);
    stop.addEventListener('abort', abort);
    job.start();
    look();
  });
}

async function recordOf(film: string): Promise<MatchRecord | undefined> {
  const [place, id = ''] = film.split('/');
  if (place === 'replay') return await (await import('../online/place.ts')).recordAt(id);
  const save = await tableNamed(id);
  return save && { ...save.record, seed: save.seed };
}
