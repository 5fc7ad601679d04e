/** A finished battle looked back at: how the chances went, what was luck, what cost most. */
import type { Review, ReviewedDecision, SeatReview } from '@wartable/ai';
import { seatAt } from '@wartable/kernel';
import { useEffect, useState } from 'react';
import type { Place } from '../table/place.ts';
import type { FromReview, Moments, ToReview, Turns } from '../table/review-work.ts';
import type { Snapshot } from './snapshot.ts';

export type LookedBack = {
  readonly progress: number;
  readonly review: Review | undefined;
  readonly turns: Turns;
  readonly moments: Moments;
  readonly failed: boolean;
};

const NOT_YET: LookedBack = { progress: 0, review: undefined, turns: new Map(), moments: new Map(), failed: false };

/** Of the people at the table, or of everybody where only bots played. Undefined while the battle goes on. */
export function useReview(place: Place, { outcome, seats }: Pick<Snapshot, 'outcome' | 'seats'>): LookedBack | undefined {
  const [looked, setLooked] = useState(NOT_YET);
  const over = outcome !== undefined;
  const people = seats.flatMap(({ player, elsewhere }, seat) =>
    player.kind === 'person' && elsewhere === undefined ? [seat] : [],
  );
  const wanted = (people.length > 0 ? people : [...seats.keys()]).join();
  useEffect(() => {
    if (!over) return;
    const worker = new Worker(new URL('../table/worker.ts', import.meta.url), { type: 'module', name: 'review' });
    const fail = (): void => setLooked({ ...NOT_YET, failed: true });
    worker.onmessage = ({ data }: MessageEvent<FromReview>) =>
      setLooked(
        data.say === 'progress'
          ? { ...NOT_YET, progress: data.done / Math.max(1, data.total) }
          : { ...NOT_YET, review: data.review, turns: data.turns, moments: data.moments },
      );
    worker.onerror = fail;
    place.record().then((record) => {
      if (!record) return fail();
      const request: ToReview = {
        game: record.game,
        record,
        seats: wanted.split(',').map((place) => seatAt(Number(place))),
      };
      worker.postMessage(request);
    }, fail);
    return () => worker.terminate();
  }, [place, over, wanted]);
  return over ? looked : undefined;
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
  const loser = mayRetry && looked?.review?.seats.find(({ seat }) => hasLost(seat));
  const turned = loser ? turningPoint(loser) : undefined;
  return {
    mayRetry,
    retry: turned && { entry: turned.entry, turn: looked?.turns.get(turned.entry) ?? turned.turn },
    expected: people.some(hasLost) && looked?.review === undefined && !looked?.failed,
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
export function turnOfTide({ seats: [first] }: Review, turns: Turns, winners: readonly number[]): Tide | undefined {
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
