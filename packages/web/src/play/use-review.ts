/** A finished battle looked back at: how the chances went, what was luck, what cost most. */
import type { ReviewedDecision, SeatReview } from '@wartable/ai';
import { type MatchRecord, type Seat, seatAt } from '@wartable/kernel';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Place } from '../table/place.ts';
import type { Reviewed } from '../table/review-work.ts';
import { type ReviewJob, type ReviewState, reviewOf } from '../table/reviews.ts';
import type { Snapshot } from './snapshot.ts';

/** A review as far as it is made; how far that is, whoever shows it asks for itself. */
export type LookedBack = Pick<ReviewState, 'is' | 'found' | 'insteads'> & { readonly job: ReviewJob | undefined };

/** Something of a job that changes: as it is, not made anew. */
export function useJob<T>(job: ReviewJob, pick: (state: ReviewState) => T): T {
  return useSyncExternalStore(job.listen, () => pick(job.now()));
}

const WAITING: ReviewState = { is: 'working', progress: 0, found: undefined, insteads: { level: 0, by: new Map() } };
const NO_JOB: ReviewJob = { now: () => WAITING, listen: () => () => {}, start: () => {}, stop: () => {} };

/** Of a job, or of one that will come. Each step of its progress would be a step of the whole page: that is left out here. */
export function useLookedBack(job: ReviewJob | undefined): LookedBack {
  const listened = job ?? NO_JOB;
  const is = useJob(listened, (state) => state.is);
  const found = useJob(listened, (state) => state.found);
  const insteads = useJob(listened, (state) => state.insteads);
  return useMemo(() => ({ job, is, found, insteads }), [job, is, found, insteads]);
}

/** The seats that a look back is about: the people at the table, or everybody where only bots played. */
export function seatsToReview(people: readonly boolean[]): readonly Seat[] {
  const all = people.map((_, seat) => seatAt(seat));
  return people.includes(true) ? all.filter((seat) => people[seat]) : all;
}

/** Undefined while the battle goes on. It begins by itself. */
export function useReview(place: Place, { outcome, seats }: Pick<Snapshot, 'outcome' | 'seats'>): LookedBack | undefined {
  const [record, setRecord] = useState<MatchRecord | 'none'>();
  const over = outcome !== undefined;
  const wanted = seatsToReview(seats.map(({ player, elsewhere }) => player.kind === 'person' && elsewhere === undefined)).join();
  useEffect(() => {
    if (!over) return;
    let left = false;
    const fail = (): void => setRecord('none');
    place.record().then((found) => left || setRecord(found ?? 'none'), fail);
    return () => {
      left = true;
    };
  }, [place, over]);
  const job = useMemo(
    () =>
      over && typeof record === 'object'
        ? reviewOf(
            record,
            wanted.split(',').map((seat) => seatAt(Number(seat))),
          )
        : undefined,
    [over, record, wanted],
  );
  useEffect(() => {
    if (job?.now().is === 'unasked') job.start();
  }, [job]);
  const looked = useLookedBack(job);
  if (!over) return undefined;
  return record === 'none' ? { ...looked, is: 'failed' } : looked;
}

type Retry = {
  /** Bots alone would play the same battle again. */
  readonly mayRetry: boolean;
  /** After a loss: from where it turned. */
  readonly retry: { readonly entry: number; readonly turn: number } | undefined;
  /** It is still being looked for. */
  readonly expected: boolean;
};

export function retryOf(seats: Snapshot['seats'], outcome: Snapshot['outcome'], looked: LookedBack | undefined): Retry {
  const people = [...seats.keys()].filter((seat) => seats[seat]?.player.kind === 'person');
  const hasLost = (seat: number): boolean => outcome !== undefined && !outcome.winners.some((winner) => winner === seat);
  const mayRetry = people.length > 0;
  const loser = mayRetry && looked?.found?.review.seats.find(({ seat }) => hasLost(seat));
  const turned = loser ? turningPoint(loser) : undefined;
  return {
    mayRetry,
    retry: turned && { entry: turned.entry, turn: looked?.found?.turns.get(turned.entry) ?? turned.turn },
    expected: people.some(hasLost) && (looked === undefined || looked.is === 'working'),
  };
}

/** Where it is worth trying again: the decision that cost most, else where the chances fell most. */
function turningPoint({ worst, decisions, curve }: SeatReview): ReviewedDecision | undefined {
  const [costliest] = worst;
  if (costliest) return costliest;
  const falls = curve.slice(1).map((chance, turn) => (curve[turn] ?? 0) - chance);
  const deepest = falls.indexOf(Math.max(...falls));
  return decisions.find(({ turn }) => turn === deepest + 1) ?? decisions[0];
}

export type Tide = { readonly turn: number; readonly seat: number; readonly from: number; readonly to: number };

/** Less than this nobody would call a turn of the tide. */
const TIDE = 0.1;

/** The turn in which the chances went most to those who won, as the first of those looked at sees it. */
export function turnOfTide(
  {
    review: {
      seats: [first],
    },
    turns,
  }: Pick<Reviewed, 'review' | 'turns'>,
  winners: readonly number[],
): Tide | undefined {
  if (!first) return undefined;
  const { seat, decisions, last } = first;
  const began = new Map<number, number>();
  for (const { entry, turn, before } of decisions) {
    const told = turns.get(entry) ?? turn;
    if (!began.has(told)) began.set(told, before);
  }
  const chances = [...began.values(), last];
  const way = winners.some((winner) => winner === seat) ? 1 : -1;
  const tides = [...began].map(([turn, from], i) => ({ turn, seat, from, to: chances[i + 1] ?? last }));
  const [most] = tides.sort((a, b) => way * (b.to - b.from - (a.to - a.from)));
  return most && way * (most.to - most.from) >= TIDE ? most : undefined;
}
