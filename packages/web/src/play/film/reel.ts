/**
 * A film to be looked at from anywhere in it: views are folded from the nearest checkpoint, so that a jump costs at most
 * `EVERY` folds, and the next frame one.
 */
import type { GameEvent, Telling, Told, Viewer } from '@wartable/kernel';
import type { Film } from '../../table/film.ts';
import type { Step } from '../step.ts';

/** Moments from one checkpoint to the next. */
export const EVERY = 16;

/** What one viewer saw. */
type Track = {
  /** The view after a moment; −1 is before all. */
  readonly viewAt: (moment: number) => unknown;
};

export function trackOf({ fold }: Pick<Telling, 'fold'>, first: unknown, seen: readonly (GameEvent | null)[]): Track {
  const checkpoints: unknown[] = [first];
  let [at, last] = [-1, first];
  return {
    viewAt: (moment) => {
      const wanted = Math.max(-1, Math.min(seen.length - 1, moment));
      const known = Math.min(checkpoints.length - 1, Math.floor((wanted + 1) / EVERY));
      // From where one was, if that is nearer.
      let [from, view] = at <= wanted && at >= known * EVERY - 1 ? [at, last] : [known * EVERY - 1, checkpoints[known]];
      while (from < wanted) {
        from++;
        const event = seen[from];
        if (event) view = fold(view, event);
        if ((from + 1) % EVERY === 0) checkpoints[(from + 1) / EVERY] ??= view;
      }
      [at, last] = [from, view];
      return view;
    },
  };
}

/** One thing that is shown. */
type Frame = {
  /** The moment it ends with. */
  readonly moment: number;
  readonly turn: number;
  readonly step: Omit<Step, 'view'>;
};

/** A turn begins with a frame. */
export type Turn = { readonly turn: number; readonly frame: number };

/** A line of the log, and the frame that shows it. */
export type LogLine = { readonly event: GameEvent; readonly frame: number };

/** Somebody's eyes, or everything open. */
export type Eyes = Viewer | 'open';

export type Reel = {
  readonly eyes: Eyes;
  /** Whose side of the table it is. */
  readonly viewer: Viewer;
  /** Places are counted from 0, before everything, to `frames.length`. */
  readonly frames: readonly Frame[];
  readonly turns: readonly Turn[];
  readonly lines: readonly LogLine[];
  readonly stepAt: (place: number) => Step | undefined;
  /** What somebody saw at a place; the reel's own viewer where nobody is named. */
  readonly viewAt: (place: number, viewer?: Viewer) => unknown;
};

/** What a game's page brings to show it. */
type Shows = {
  readonly telling: Telling;
  readonly stepsOf: (before: unknown, told: readonly Told[], last: undefined) => readonly Step[];
};

/** Whose eyes may be used. */
export function eyesOf({ viewers, moments }: Film): readonly Eyes[] {
  return viewers.length > 1 && moments.every(({ event }) => event) ? [...viewers, 'open'] : viewers;
}

export function reelOf({ telling, stepsOf }: Shows, film: Film, eyes: Eyes): Reel {
  const viewer = eyes === 'open' ? (film.viewers[0] ?? 'spectator') : eyes;
  const tracks = film.viewers.map((_, i) =>
    trackOf(
      telling,
      film.views[i],
      film.moments.map(({ seen }) => seen[i] ?? null),
    ),
  );
  const trackFor = (one: Viewer): Track => tracks[film.viewers.indexOf(one)] ?? NOWHERE;
  const own = trackFor(viewer);
  const frames = framesOf(telling, stepsOf, film, viewer, own);
  const moment = (place: number): number => frames[place - 1]?.moment ?? -1;
  const turns = frames.flatMap(({ turn }, frame): Turn[] =>
    frames[frame - 1]?.turn === turn ? [] : [{ turn, frame: frame + 1 }],
  );
  return {
    eyes,
    viewer,
    frames,
    turns,
    lines: linesOf(telling, film, eyes, frames),
    stepAt: (place) => {
      const frame = frames[place - 1];
      // What leads to it (a unit on its way) has other views; a whole step has the one after its event.
      return frame && { ...frame.step, view: own.viewAt(frame.moment) };
    },
    viewAt: (place, one = viewer) => trackFor(one).viewAt(moment(place)),
  };
}

const NOWHERE: Track = { viewAt: () => undefined };

function framesOf(telling: Telling, stepsOf: Shows['stepsOf'], film: Film, viewer: Viewer, track: Track): Frame[] {
  const place = film.viewers.indexOf(viewer);
  const momentOf = new Map<GameEvent, number>();
  const told = film.moments.flatMap(({ seen }, moment): Told[] => {
    const heard = seen[place];
    if (!heard) return [];
    // A game may say the same twice.
    const event = momentOf.has(heard) ? { ...heard } : heard;
    momentOf.set(event, moment);
    return [{ event, view: track.viewAt(moment) }];
  });
  return stepsOf(film.views[place], told, undefined)
    .filter(({ whole }) => whole)
    .map(({ view, ...step }) => ({ moment: momentOf.get(step.event) ?? -1, turn: telling.turnNumber(view), step }));
}

/** All that has a line; what is not shown itself stands with what is shown next. */
function linesOf(telling: Telling, { viewers, moments }: Film, eyes: Eyes, frames: readonly Frame[]): LogLine[] {
  const place = eyes === 'open' ? -1 : viewers.indexOf(eyes);
  let next = 0;
  return moments.flatMap(({ seen, event: open }, moment) => {
    const event = eyes === 'open' ? open : seen[place];
    while (next < frames.length && (frames[next]?.moment ?? 0) < moment) next++;
    return event && telling.log(event) ? [{ event, frame: Math.min(frames.length, next + 1) }] : [];
  });
}

/** "12.3": the third thing of turn 12; "0" before everything. */
export function nameOfPlace({ frames, turns }: Pick<Reel, 'frames' | 'turns'>, place: number): string {
  const frame = frames[place - 1];
  const turn = frame && turns.findLast((one) => one.frame <= place);
  return turn ? `${turn.turn}.${place - turn.frame + 1}` : '0';
}

/** The place of a name; undefined where it names none. A turn alone is its beginning. */
export function placeNamed({ frames, turns }: Pick<Reel, 'frames' | 'turns'>, name: string): number | undefined {
  const [, turn, step] = /^(\d{1,4})(?:\.(\d{1,5}))?$/.exec(name) ?? [];
  if (turn === undefined) return undefined;
  if (Number(turn) === 0) return 0;
  const found = turns.findIndex((one) => one.turn === Number(turn));
  const begins = turns[found];
  if (!begins) return undefined;
  const end = (turns[found + 1]?.frame ?? frames.length + 1) - 1;
  return Math.min(end, begins.frame + Math.max(1, Number(step ?? 1)) - 1);
}

/** The place in other eyes where the same has happened. */
export function samePlace(from: Reel, place: number, to: Reel): number {
  const moment = from.frames[place - 1]?.moment ?? -1;
  return to.frames.filter((frame) => frame.moment <= moment).length;
}

/** The answer that came after what is seen at a place, by its entry in the log; undefined at the end. */
export function nextEntry({ moments }: Film, { frames }: Pick<Reel, 'frames'>, place: number): number | undefined {
  const moment = frames[place - 1]?.moment ?? -1;
  const now = moments[moment]?.entry ?? -1;
  return moments.find(({ entry }, i) => i > moment && entry > now)?.entry;
}
