/** What may be changed in a finished record without notice: see docs/records.md. */

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

/** Times and ids of messages are told by the keeper alone, and nothing follows from them; the commitment of format 1 was to the seed alone. */
const TOLD = { 1: new Set(['began', 'players', 'options', 'rules']), 2: new Set(['began']) };

/** The same, or less: what the changed record still says, the good one says too. */
function isWithin(changed: unknown, good: unknown): boolean {
  if (Array.isArray(changed))
    return Array.isArray(good) && changed.length === good.length && changed.every((item, i) => isWithin(item, good[i]));
  const fields = fieldsOf(changed);
  if (!fields) return Object.is(changed, good) || (changed === 0 && good === 0);
  const others = fieldsOf(good);
  return others !== undefined && Object.keys(fields).every((key) => isWithin(fields[key], others[key]));
}

/** What chance gave. Answers may differ where they lead to the same dice, positions and outcome. */
const chanceIn = (log: unknown): readonly unknown[] => list(log).filter((entry) => Array.isArray(entry) && entry[0] === 'chance');

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Snapshots may be left out; those that are there are those that were. */
function areAmong(changed: readonly unknown[], good: readonly unknown[]): boolean {
  return changed.every((item) => good.some((other) => isWithin(item, other)));
}

/** Whether everything the changed record says stands in the good one. */
export function saysNoMore(good: Uint8Array, changed: Uint8Array): boolean {
  const before = fieldsOf(JSON.parse(Buffer.from(good).toString())) ?? {};
  const after = fieldsOf(JSON.parse(Buffer.from(changed).toString())) ?? {};
  const { log: told, snapshots, ...rest } = after;
  const { log, snapshots: taken, ...agreed } = before;
  const free = TOLD[before['format'] === 'wartable-record/1' ? 1 : 2];
  const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => !free.has(name)));
  return isWithin(kept, agreed) && isWithin(chanceIn(told), chanceIn(log)) && areAmong(list(snapshots), list(taken));
}
