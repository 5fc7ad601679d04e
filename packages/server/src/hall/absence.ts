/**
 * Who has gone from a table, and since when. Pure: the time is a parameter.
 *
 * A line that is gone for a moment is nobody's business; after some seconds the others are told, and when patience has run out
 * what was agreed on is offered to them. Nothing happens by itself, and whoever comes back ends it.
 */
import type { Pace } from '@wartable/protocol';

type SeatAbsence = {
  /** Since when the seat has no line; null while it has one. */
  readonly since: number | null;
  /** Whether it was left on purpose: the page was closed, not lost. */
  readonly left: boolean;
  /** How often the seat was away so long that the others were told. */
  readonly times: number;
};

export type Absence = { readonly patience: Patience | null; readonly seats: readonly SeatAbsence[] };

/** How long others wait before something is offered to them; null where a table waits for days. */
type Patience = { readonly lost: number; readonly left: number };

const SECOND = 1000;
/** After so long a line that is gone is told to the others. */
export const TOLD_AFTER = 4 * SECOND;
/** After the server has started everybody counts as there for so long: pages need a moment to come back. */
export const GRACE = 30 * SECOND;
const LEAST_PATIENCE = 10 * SECOND;

/** What a table waits: longer where the game gives more time to think. */
export function patienceOf(pace: Pace): Patience | null {
  if (pace.kind === 'slow') return null;
  if (!pace.clock) return { lost: 60 * SECOND, left: LEAST_PATIENCE };
  const { bank, each } = pace.clock;
  // The suggested clock (two minutes, and twenty seconds for each decision) is the pace at which half a minute is patience.
  const factor = Math.min(4, Math.max(1, (bank + 6 * each) / (240 * SECOND)));
  return { lost: Math.round(30 * SECOND * factor), left: LEAST_PATIENCE };
}

/** Nobody is away. */
export function newAbsence(pace: Pace, seats: number): Absence {
  const here: SeatAbsence = { since: null, left: false, times: 0 };
  return { patience: patienceOf(pace), seats: Array.from({ length: seats }, () => here) };
}

/** The table goes on at another pace. */
export function atPace(absence: Absence, pace: Pace): Absence {
  return { ...absence, patience: patienceOf(pace) };
}

/** The last line of a seat is gone. `left`: its page said that it goes. */
export function gone(absence: Absence, seat: number, left: boolean, now: number): Absence {
  return changed(absence, seat, (is) => (is.since === null ? { ...is, since: now, left } : { ...is, left: is.left || left }));
}

/** Another node knows since when a seat has no line. */
export function goneSince(absence: Absence, seat: number, since: number, left: boolean): Absence {
  return changed(absence, seat, (is) => ({ ...is, since, left }));
}

/** A seat has a line again. Absence begins anew with the next time; who makes a habit of it is waited for less. */
export function back(absence: Absence, seat: number, now: number): Absence {
  return changed(absence, seat, (is) => ({ since: null, left: false, times: is.times + (isAway(is, now) ? 1 : 0) }));
}

/** After a start of the server: who was there may not have come back yet, so all begin to be away only when the grace is over. */
export function startedAnew(absence: Absence, present: readonly number[], now: number): Absence {
  const seats = absence.seats.map((is, seat) => ({ ...is, left: false, since: present.includes(seat) ? null : now + GRACE }));
  return { ...absence, seats };
}

function isAway({ since }: SeatAbsence, now: number): boolean {
  return since !== null && now >= since + TOLD_AFTER;
}

/** The seats that the others are told to be away, with since when. */
export function away({ seats }: Absence, now: number): readonly { readonly seat: number; readonly since: number }[] {
  return seats.flatMap((is, seat) => (is.since !== null && isAway(is, now) ? [{ seat, since: is.since }] : []));
}

/** When what was agreed on is offered for a seat; undefined while it is there, and in slow play. */
export function offeredAt({ patience, seats }: Absence, seat: number): number | undefined {
  const is = seats[seat];
  if (!patience || !is || is.since === null) return undefined;
  const wait = is.left ? patience.left : patience.lost / 2 ** Math.min(is.times, 2);
  return is.since + Math.max(LEAST_PATIENCE, Math.round(wait));
}

/**
 * The seats for which what was agreed on is offered to a viewer now: people who are away while the table waits for them, as far as
 * everybody knows (`openly`), and does not wait for the viewer.
 */
export function claimable(absence: Absence, openly: readonly number[], viewer: number | 'spectator', now: number): number[] {
  if (viewer !== 'spectator' && openly.includes(viewer)) return [];
  return openly.filter((seat) => (offeredAt(absence, seat) ?? Number.POSITIVE_INFINITY) <= now);
}

/** When something is to be told next: that somebody is away, or that something is offered. */
export function nextTold(absence: Absence, now: number): number | undefined {
  const times = absence.seats.flatMap(({ since }, seat) =>
    since === null ? [] : [since + TOLD_AFTER, offeredAt(absence, seat) ?? since + TOLD_AFTER],
  );
  const next = Math.min(...times.filter((at) => at > now));
  return Number.isFinite(next) ? next : undefined;
}

function changed(absence: Absence, seat: number, change: (is: SeatAbsence) => SeatAbsence): Absence {
  return { ...absence, seats: absence.seats.map((is, at) => (at === seat ? change(is) : is)) };
}
