/**
 * The clocks of a table, one per seat: each runs while its seat is asked, however many are. Pure: the time is a parameter.
 *
 * A decision has time of its own (`each`) before the bank is touched. A turn is a stretch in which a seat is asked without a break,
 * or a turn of the game; with its end the increment is added. In slow play the bank is filled anew for each turn, and that is all the difference.
 * Lines that break change nothing here: a clock runs for the seat, not for the line.
 */
import { type Clock, type ClockState, type Pace, SLOW_DAY } from '@wartable/protocol';

/** What a clock shows: left in the bank and of the time for this decision when `since` was; null where it stands still. */
type Face = { readonly bank: number; readonly each: number; readonly since: number | null };

type SeatClock = Face & {
  /** The number of the decision it last ran for, and the latest turn of the game in which it did. */
  readonly decision: number;
  readonly turn: number;
  /** Answers taken back and not given again: they have had their time. */
  readonly owed: number;
  /** The increment of the last turn: gone again where the turn is taken back. */
  readonly gained: number;
  /** How much lag may still be given back. */
  readonly quota: number;
  /** What the line takes now, as the server measured it. */
  readonly lag: number;
  /** What the others see, where it is not all of the truth: who answers in secret seems to go on thinking. */
  readonly others: Face | null;
};

export type Clocks = { readonly clock: Clock; readonly slow: boolean; readonly seats: readonly SeatClock[] };

/** What has become of a table after a step. */
export type AskedNow = {
  /** The people who are asked, with the numbers of their decisions (`pendingDecisions`); seats in which bots play have no clock. */
  readonly asked: readonly { readonly seat: number; readonly id: number }[];
  /** The people who are asked as far as one who only watches can know (`game.asked` of his view). */
  readonly openly: readonly number[];
  /** Whether one who only watches was told anything of this step. */
  readonly heard: boolean;
  /** Which turn of the game it is (`game.turnNumber` of that view). */
  readonly turn: number;
  /** Whose last answer was taken back by himself: that gives nobody time. */
  readonly undone?: number;
};

const LAG_MOST = 1000;
const LAG_QUOTA = 3000;
const LAG_AGAIN = 250;

/** Clocks that stand still; undefined where a table has none. */
export function newClocks(pace: Pace, seats: number): Clocks | undefined {
  const clock = pace.kind === 'live' ? pace.clock : { bank: Math.round(pace.days * SLOW_DAY), each: 0, increment: 0 };
  if (!clock) return undefined;
  const seat: SeatClock = {
    ...standing(clock.bank, 0),
    decision: 0,
    turn: 0,
    owed: 0,
    gained: 0,
    quota: LAG_QUOTA,
    lag: 0,
    others: null,
  };
  return { clock, slow: pace.kind === 'slow', seats: Array.from({ length: seats }, () => seat) };
}

/** Starts and stops clocks: call it after each step, and where a bot begins or ends to play for somebody. */
export function asked(clocks: Clocks, step: AskedNow, now: number): Clocks {
  return { ...clocks, seats: clocks.seats.map((was, seat) => afterStep(clocks, was, seat, step, now)) };
}

function afterStep(clocks: Clocks, was: SeatClock, seat: number, step: AskedNow, now: number): SeatClock {
  const id = step.asked.find((one) => one.seat === seat)?.id;
  const same = id === undefined ? was.since === null : was.since !== null && was.decision === id;
  const is = same ? was : id === undefined ? stopped(clocks, was, step, now) : started(clocks, was, id, seat, step, now);
  return { ...is, others: facingOthers(was, is, step.openly.includes(seat), step.heard && !same && id !== undefined) };
}

function stopped({ clock }: Clocks, was: SeatClock, { undone }: AskedNow, now: number): SeatClock {
  const { bank, each, quota } = settled(was, now);
  const gained = undone === undefined ? clock.increment : 0;
  return { ...was, bank: bank + gained, each, quota, since: null, gained };
}

function started({ clock, slow }: Clocks, was: SeatClock, id: number, seat: number, step: AskedNow, now: number): SeatClock {
  const goesOn = was.since !== null;
  const { bank, each, quota } = settled(was, now);
  const run = { ...was, since: now, decision: id, turn: Math.max(was.turn, step.turn), quota, gained: 0 };
  // What is taken back goes on with the time it had left.
  if (step.undone !== undefined)
    return { ...run, bank: bank - was.gained, each, owed: was.owed + (step.undone === seat ? 1 : 0) };
  if (!goesOn) return { ...run, bank: slow ? clock.bank : bank, each: clock.each, owed: 0, quota: more(quota) };
  const answers = id - was.decision;
  const isNext = step.turn > was.turn;
  return {
    ...run,
    bank: isNext && slow ? clock.bank : bank + (isNext ? clock.increment : 0),
    each: answers > was.owed ? clock.each : each,
    owed: Math.max(0, was.owed - answers),
    quota: more(quota),
  };
}

function more(quota: number): number {
  return Math.min(LAG_QUOTA, quota + LAG_AGAIN);
}

/** The time that was used is taken away, but for what the line took. */
function settled(was: SeatClock, now: number): { readonly bank: number; readonly each: number; readonly quota: number } {
  if (was.since === null) return was;
  const used = Math.max(0, now - was.since);
  const given = Math.min(used, allowance(was));
  return { ...spent(was, used - given), quota: was.quota - given };
}

function allowance({ lag: measured, quota }: SeatClock): number {
  return Math.min(measured, quota, LAG_MOST);
}

function spent({ bank, each }: Face, used: number): { readonly bank: number; readonly each: number } {
  return { each: Math.max(0, each - used), bank: Math.max(0, bank - Math.max(0, used - each)) };
}

/** Others see the truth again when the seat is not asked any more, or was openly asked something new. */
function facingOthers(was: SeatClock, is: SeatClock, openly: boolean, renewed: boolean): Face | null {
  if (!openly || renewed) return null;
  const before = was.others ?? was;
  // It was not seen to run before: what it runs for is all there is to see.
  if (before.since === null) return null;
  return before.since === is.since && before.bank === is.bank && before.each === is.each ? null : faceOf(before);
}

function faceOf({ bank, each, since }: Face): Face {
  return { bank, each, since };
}

function standing(bank: number, each: number): Face {
  return { bank, each, since: null };
}

/** What a seat has left in all. One whose bank is empty still has its time for each decision. */
export function leftOf({ seats, clock, slow }: Clocks, seat: number, now: number): number {
  const is = seats[seat];
  if (!is) return 0;
  if (is.since === null) return slow ? clock.bank : is.bank + clock.each;
  return Math.max(0, is.bank + is.each - Math.max(0, now - is.since));
}

/** Whose clock runs out next, and when at the earliest: an answer that is on its way is waited for as long as the line takes. */
export function nextZero({ seats }: Clocks): { readonly seat: number; readonly at: number } | undefined {
  let next: { seat: number; at: number } | undefined;
  for (const [seat, is] of seats.entries()) {
    if (is.since === null) continue;
    const at = is.since + is.bank + is.each + allowance(is);
    if (!next || at < next.at) next = { seat, at };
  }
  return next;
}

/** What the server measured of the line of a seat: so much of the time of a decision is given back, within limits. */
export function lag(clocks: Clocks, seat: number, measured: number): Clocks {
  return changed(clocks, seat, (is) => ({ ...is, lag: Math.max(0, Math.round(measured)) }));
}

/** After a stop of the server: clocks that have run since before it `started` begin again now, with something on top. */
export function credit(clocks: Clocks, extra: number, started: number, now: number): Clocks {
  const again = <F extends Face>(face: F): F =>
    face.since === null || face.since >= started ? face : { ...face, bank: face.bank + extra, since: now };
  const seats = clocks.seats.map((is) => ({ ...again(is), others: is.others && again(is.others) }));
  return { ...clocks, seats };
}

/** What a viewer is shown: the own clock as it is, of others what everybody may know. */
export function shown({ seats }: Clocks, seat: number, viewer: number | 'spectator', now: number): ClockState {
  const is = seats[seat];
  if (!is) return { left: 0, each: 0, running: false, at: now };
  const face = viewer === seat ? is : (is.others ?? is);
  const { bank, each } = face.since === null ? face : spent(face, Math.max(0, now - face.since));
  return { left: bank, each, running: face.since !== null, at: now };
}

/** Changes exactly when what a viewer is shown does not simply go on: only then is there anything to tell him. */
export function facesFor({ seats }: Clocks, viewer: number | 'spectator'): string {
  return JSON.stringify(seats.map((is, seat) => rowOf(viewer === seat ? is : (is.others ?? is))));
}

/** Until when whoever is asked has time, as everybody may know it: for lists of slow tables. */
export function untilOf({ seats }: Clocks): number | undefined {
  const ends = seats.flatMap((is) => {
    const { bank, each, since } = is.others ?? is;
    return since === null ? [] : [since + bank + each];
  });
  return ends.length === 0 ? undefined : Math.min(...ends);
}

type FaceRow = readonly [bank: number, each: number, since: number | null];
type SeatRow = readonly [
  ...FaceRow,
  decision: number,
  turn: number,
  owed: number,
  gained: number,
  quota: number,
  others: FaceRow | null,
  lag?: number,
];

/** As it is kept with a step. What a line takes is known where it ends alone: other nodes read it here. */
export function writeClocks({ seats }: Clocks): string {
  const rows = seats.map(({ decision, turn, owed, gained, quota, others, lag: measured, ...face }): SeatRow => {
    const row = [...rowOf(face), decision, turn, owed, gained, quota, others && rowOf(others)] as const;
    return measured === 0 ? row : [...row, measured];
  });
  return JSON.stringify(rows);
}

function rowOf({ bank, each, since }: Face): FaceRow {
  return [bank, each, since];
}

export function readClocks(pace: Pace, kept: string): Clocks | undefined {
  const rows = JSON.parse(kept) as readonly SeatRow[];
  const clocks = newClocks(pace, rows.length);
  const seats = rows.map(([bank, each, since, decision, turn, owed, gained, quota, others, measured = 0]): SeatClock => {
    const face = others ? { bank: others[0], each: others[1], since: others[2] } : null;
    return { bank, each, since, decision, turn, owed, gained, quota, lag: measured, others: face };
  });
  return clocks && { ...clocks, seats };
}

function changed(clocks: Clocks, seat: number, change: (is: SeatClock) => SeatClock): Clocks {
  return { ...clocks, seats: clocks.seats.map((is, at) => (at === seat ? change(is) : is)) };
}
