/** A battle that is over is taken into one's record, and what the look back finds of it. */
import { useEffect, useState } from 'react';
import type { Place } from '../table/place.ts';
import { isPlayed, type Played, type Sitter } from '../table/played.ts';
import { figuresOf, keepLooked, seatsHere, takeIn } from '../table/record-book.ts';
import type { Snapshot } from './snapshot.ts';
import type { LookedBack } from './use-review.ts';

/** Undefined where it is not over, or not one's own. */
export function useRemembered(
  place: Place,
  { outcome, seats }: Pick<Snapshot, 'outcome' | 'seats'>,
  looked: LookedBack | undefined,
): Played | undefined {
  const [played, setPlayed] = useState<Played>();
  const over = outcome !== undefined;
  const sat = JSON.stringify(seats.map(sitterOf));
  useEffect(() => {
    const { kept } = place;
    if (!over || !kept) return;
    let left = false;
    const take = async (): Promise<void> => {
      const record = await place.record();
      if (!record) return;
      const taken = await takeIn({ record, sitters: JSON.parse(sat), ended: await kept.ended(), film: kept.film });
      if (!left) setPlayed(taken);
      if (taken) await (await import('../online/games-sync.ts')).keepInStep();
    };
    // Where nothing can be kept, the table says so itself.
    take().catch(() => {});
    return () => {
      left = true;
    };
  }, [place, over, sat]);
  const review = looked?.found?.review;
  const id = played && isPlayed(played) && played.result !== 'shared' ? played.id : undefined;
  useEffect(() => {
    if (id === undefined || !review) return;
    const [here] = seatsHere(JSON.parse(sat));
    const own = review.seats.find(({ seat }) => seat === here);
    if (own)
      keepLooked(id, [review.iterations, figuresOf(own)]).then(
        (now) => now && setPlayed(now),
        () => {},
      );
  }, [id, review, sat]);
  return over ? played : undefined;
}

function sitterOf({ player, elsewhere }: Snapshot['seats'][number]): Sitter {
  if (player.kind === 'bot') return ['bot', player.level];
  return [elsewhere === undefined ? 'here' : 'far', 0];
}
