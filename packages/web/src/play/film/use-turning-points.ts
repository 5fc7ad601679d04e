/** Where much was lost: looked for in a worker when somebody asks, and given up when the page is left. */
import { allSeats, type MatchRecord } from '@wartable/kernel';
import { useEffect, useRef, useState } from 'react';
import { workerFor } from '../../table/advisers-at-work.ts';
import type { FromReview, ToReview } from '../../table/review-work.ts';

export type TurningPoints = {
  /** Entries of the log. */
  readonly entries: readonly number[];
  readonly state: 'unasked' | 'looking' | 'found' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
};

const UNASKED: TurningPoints = { entries: [], state: 'unasked', progress: 0 };

export function useTurningPoints(record: MatchRecord): readonly [TurningPoints, () => void] {
  const [found, setFound] = useState(UNASKED);
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  const look = (): void => {
    const work = workerFor('review');
    worker.current?.terminate();
    worker.current = work;
    setFound({ ...UNASKED, state: 'looking' });
    work.onmessage = ({ data }: MessageEvent<FromReview>) => {
      if (data.say === 'progress') setFound({ entries: [], state: 'looking', progress: data.done / Math.max(1, data.total) });
      else setFound({ entries: costlyIn(data), state: 'found', progress: 1 });
    };
    work.onerror = () => setFound({ ...UNASKED, state: 'failed' });
    const request: ToReview = { game: record.game, record, seats: allSeats(record.players) };
    work.postMessage(request);
  };
  return [found, look];
}

function costlyIn({ review }: Extract<FromReview, { say: 'review' }>): readonly number[] {
  return [...new Set(review.seats.flatMap(({ worst }) => worst.map(({ entry }) => entry)))].sort((a, b) => a - b);
}
