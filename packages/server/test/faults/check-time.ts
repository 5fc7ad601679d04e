/** Clocks: nobody's time is over before it is, by what the log says of the clocks. */
import { readClocks } from '../../src/hall/clocks.ts';
import type { KeptMatch } from './checker.ts';

/** The clock of the database, as nodes measure it, is right within this. */
const MEASURED = 250;

export function earlyIn({ table, steps, talk }: Pick<KeptMatch, 'table' | 'steps' | 'talk'>): readonly string[] {
  return talk.flatMap(({ at, say }) => {
    const { event, seat } = JSON.parse(say);
    if (event !== 'time-out') return [];
    const before = steps.findLast((step) => step.clocks !== null && step.at <= at && !isOwn(step.entries));
    const clocks = before?.clocks ? readClocks(table.agreement.pace, before.clocks) : undefined;
    const face = clocks?.seats[seat];
    if (!before || !face) return [`seat ${seat} had no clock`];
    if (face.since === null) return [`the clock of seat ${seat} did not run after step ${before.sequence}`];
    const zero = face.since + face.bank + face.each;
    return at + MEASURED >= zero ? [] : [`seat ${seat} had ${zero - at} ms left after step ${before.sequence}`];
  });
}

/** What the table did because the time was over comes after it, in the same moment. */
const isOwn = (entries: string): boolean => entries.includes('"table.');
