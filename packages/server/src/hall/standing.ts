/** What follows from a match for the rows of its table: whom it waits for, since when, until when, and its end. */
import { matchOutcome, type Seat } from '@wartable/kernel';
import { untilOf } from './clocks.ts';
import type { KeptSeat, KeptTable } from './kept.ts';
import { type Awake, openlyAsked, reallyAsked } from './room.ts';

type Standing = {
  readonly kept: KeptTable;
  /** Seats that are asked now, or no more. */
  readonly turned: readonly KeptSeat[];
  /** People whose lists have changed. */
  readonly listed: readonly string[];
};

/** `openly`: who was asked before, as all may know. */
export function standingAfter(kept: KeptTable, awake: Awake, openly: string, at: number): Standing {
  const asked = reallyAsked(awake);
  const seats = kept.seats.map((seat) => {
    const isAsked = asked.includes(seat.seat as Seat) ? 1 : 0;
    return seat.asked === isAsked ? seat : { ...seat, asked: isAsked };
  });
  const turned = seats.filter((seat, i) => seat !== kept.seats[i]);
  const ended = matchOutcome(awake.table.match);
  const isNews = ended !== undefined || openlyAsked(awake).join() !== openly;
  if (turned.length === 0 && !isNews) return { kept, turned, listed: [] };
  const outcome = ended ? { winners: [...ended.winners], rule: ended.rule } : null;
  const status = ended ? 'over' : kept.status;
  // Only what all may know shows in what all may see.
  const changed = isNews ? at : kept.changed;
  const due = isNews ? (ended ? null : dueOf(kept, awake)) : kept.due;
  const listed = (isNews ? seats : turned).flatMap(({ person }) => person ?? []);
  return { kept: { ...kept, seats, outcome, status, changed, due }, turned, listed };
}

/** When the time of whoever is asked runs out, in slow play, as all may know it. */
export function dueOf({ agreement }: Pick<KeptTable, 'agreement'>, { clocks }: Awake): number | null {
  return (agreement.pace.kind === 'slow' && clocks ? untilOf(clocks) : undefined) ?? null;
}
