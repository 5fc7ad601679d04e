/** A battle that two pairs play twice: two tables with one seed, the sides swapped, so that luck is the same for both. */
import * as v from 'valibot';
import { DayResult } from './daily.ts';
import { Count, GameId, Id, PersonName } from './parts.ts';
import { Pace } from './tables.ts';

const Two = v.picklist([0, 1]);
const PlaceNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));

/** Those that are offered: live, live with a clock, over days. */
export const PACES: readonly Pace[] = [
  { kind: 'live', clock: null },
  { kind: 'live', clock: { bank: 120_000, each: 20_000, increment: 0 } },
  { kind: 'slow', days: 1 },
  { kind: 'slow', days: 3 },
];

/** `place`: of whoever sets it up. */
export const NewDuplicate = v.strictObject({
  game: GameId,
  options: v.record(v.string(), v.unknown()),
  pace: Pace,
  place: PlaceNumber,
});
export type NewDuplicate = v.InferOutput<typeof NewDuplicate>;
export const JoinDuplicate = v.strictObject({ place: v.exactOptional(PlaceNumber) });

export const DuplicateState = v.strictObject({
  id: Id,
  game: GameId,
  options: v.record(v.string(), v.unknown()),
  pace: Pace,
  owner: Id,
  /** The names of the two seats. */
  seats: v.array(v.string()),
  /** All four: partners sit on different sides, at different tables. */
  places: v.array(
    v.strictObject({ pair: Two, table: Two, seat: Two, person: v.nullable(v.strictObject({ id: Id, name: PersonName })) }),
  ),
  /** The place of whoever asks. */
  mine: v.nullable(Count),
  /** None before all four are there. */
  tables: v.array(v.strictObject({ id: Id, over: v.boolean() })),
  /** When both are over. `by`: how much more the winners have; `tables`: how each went for its first seat. */
  result: v.nullable(
    v.strictObject({ winner: v.nullable(Two), by: v.number(), gaveUp: v.boolean(), tables: v.array(DayResult) }),
  ),
});
export type DuplicateState = v.InferOutput<typeof DuplicateState>;
