/** Clocks: nobody's time is over before it is, by what the log says of the clocks. */
import { readClocks } from '../../src/hall/clocks.ts';
import type { StepRow } from '../../src/store/schema.ts';
import type { KeptMatch } from './checker.ts';

/** The clock of the database, as nodes measure it, is right within this. */
const MEASURED = 250;

export function earlyIn({
  table,
  steps,
  talk,
  away = [],
}: Pick<KeptMatch, 'table' | 'steps' | 'talk' | 'away'>): readonly string[] {
  return talk.flatMap(({ at, say }) => {
    const { event, seat } = JSON.parse(say);
    if (event !== 'time-out') return [];
    const before = steps.findLast((step) => step.clocks !== null && step.at <= at && !isOwn(step, at));
    const clocks = before?.clocks ? readClocks(table.agreement.pace, before.clocks) : undefined;
    const face = clocks?.seats[seat];
    if (!before || !face) return [`seat ${seat} had no clock`];
    if (face.since === null) return [`the clock of seat ${seat} did not run after step ${before.sequence}`];
    const { since } = face;
    const zero = since + face.bank + face.each;
    if (at + MEASURED < zero) return [`seat ${seat} had ${zero - at} ms left after step ${before.sequence}`];
    const gap = away.find(({ from, to }) => to > since && from < Math.min(zero, at));
    return gap ? [`the clock of seat ${seat} ran while nothing could be kept, ${gap.to - gap.from} ms`] : [];
  });
}

/** What nobody could use of his time, because nothing could be kept, is not taken from him. */
export function chargedIn({ table, steps, away = [] }: Pick<KeptMatch, 'table' | 'steps' | 'away'>): readonly string[] {
  if (away.length === 0) return [];
  const timed = steps.flatMap(({ sequence, at, clocks }) => {
    const read = clocks === null ? undefined : readClocks(table.agreement.pace, clocks);
    return read ? [{ sequence, at, seats: read.seats }] : [];
  });
  return timed.flatMap(({ sequence, at, seats }, n) =>
    seats.flatMap((now, seat) => {
      const was = timed[n - 1]?.seats[seat];
      if (!was || was.since === null) return [];
      const { since } = was;
      const lost = away.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, at) - Math.max(from, since)), 0);
      const [used, could] = [was.bank + was.each - now.bank - now.each, at - since - lost];
      const isFair = lost < 2 * MEASURED || used <= could + 2 * MEASURED;
      return isFair ? [] : [`step ${sequence} takes ${used} ms from seat ${seat}, who could use ${could}`];
    }),
  );
}

/** What the table did because the time was over comes after it, in the same moment. */
const isOwn = ({ at, entries }: StepRow, moment: number): boolean =>
  entries.includes('"table.') || (at === moment && entries === '[]');
