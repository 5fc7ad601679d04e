/** What is counted at a table, and every change of it: plain data, so that it can be kept and taken back. */
export type Counter = {
  readonly id: string;
  readonly start: number;
  readonly least: number;
  readonly most: number;
  /** Several taps in a row are one change: damage comes in heaps. */
  readonly heaps?: true;
};

export type Change = { readonly id: string; readonly from: number; readonly to: number };
/** What changed at once, and when, in milliseconds. */
type Entry = { readonly changes: readonly Change[]; readonly at: number };
export type Tally = { readonly counts: Readonly<Record<string, number>>; readonly log: readonly Entry[] };
export type Wish = { readonly counter: Counter; readonly to: number };

export const FRESH: Tally = { counts: {}, log: [] };

/** As many changes as anybody takes back. */
const KEPT = 200;
/** In milliseconds: taps that are nearer to each other are one heap. */
const HEAP = 2500;

export function countOf({ counts }: Tally, { id, start, least, most }: Counter): number {
  return within(counts[id] ?? start, least, most);
}

function within(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, n));
}

/** Some counters go to new numbers, as far as they reach; a wish that changes nothing leaves everything as it is. */
export function changed(tally: Tally, wishes: readonly Wish[], at: number): Tally {
  const changes = wishes.flatMap(({ counter, to }): Change[] => {
    const from = countOf(tally, counter);
    const wanted = within(to, counter.least, counter.most);
    return from === wanted ? [] : [{ id: counter.id, from, to: wanted }];
  });
  if (changes.length === 0) return tally;
  const counts = { ...tally.counts, ...Object.fromEntries(changes.map(({ id, to }) => [id, to])) };
  const last = tally.log.at(-1);
  const [change] = changes;
  const [before] = last?.changes ?? [];
  const heaps = wishes.length === 1 && wishes[0]?.counter.heaps === true;
  if (heaps && change && last?.changes.length === 1 && before?.id === change.id && at - last.at < HEAP) {
    const earlier = tally.log.slice(0, -1);
    const heap = { id: change.id, from: before.from, to: change.to };
    return { counts, log: heap.from === heap.to ? earlier : [...earlier, { changes: [heap], at }] };
  }
  return { counts, log: [...tally.log, { changes, at }].slice(-KEPT) };
}

/** Without the last change. */
export function undone({ counts, log }: Tally): Tally {
  const last = log.at(-1);
  if (!last) return { counts, log };
  return { counts: { ...counts, ...Object.fromEntries(last.changes.map(({ id, from }) => [id, from])) }, log: log.slice(0, -1) };
}

/** What was kept, as far as it can be read. */
export function tallyFrom(input: unknown): Tally {
  const { counts, log } = fieldsOf(input);
  const known = Object.entries(fieldsOf(counts)).filter((entry): entry is [string, number] => Number.isInteger(entry[1]));
  return { counts: Object.fromEntries(known), log: Array.isArray(log) ? log.flatMap((entry) => entryFrom(entry) ?? []) : [] };
}

function entryFrom(input: unknown): Entry | undefined {
  const { changes, at } = fieldsOf(input);
  if (!Array.isArray(changes) || typeof at !== 'number') return undefined;
  const known = changes.flatMap((change: unknown): Change[] => {
    const { id, from, to } = fieldsOf(change);
    return typeof id === 'string' && Number.isInteger(from) && Number.isInteger(to)
      ? [{ id, from: from as number, to: to as number }]
      : [];
  });
  return known.length === 0 ? undefined : { changes: known, at };
}

export function fieldsOf(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : {};
}
