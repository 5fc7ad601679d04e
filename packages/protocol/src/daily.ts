/** The table of the day: one for each person, game and day, with a seed of the server's own, and who has done how well. */
import * as v from 'valibot';
import { Count, Day, GameId, Id, PersonName, Time } from './parts.ts';

/** How a table of the day went; `parts`: how far one came, in words of the game, what weighs more first. */
export const DayResult = v.strictObject({
  outcome: v.picklist(['won', 'draw', 'lost', 'gave-up']),
  parts: v.array(v.strictObject({ rank: v.number(), text: v.looseObject({ key: v.string() }) })),
});

/** A line of a ranking. */
export const Ranked = v.strictObject({
  /** Equal ones share a place. */
  place: Count,
  person: Id,
  name: PersonName,
  mine: v.boolean(),
  /** 0 to 100: how many of the others it has beaten, those with the same dice before all. */
  points: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Whether it had the dice of whoever asks. */
  same: v.boolean(),
  result: DayResult,
  /** Its table, as soon as everybody may see it. */
  table: v.nullable(Id),
});
export type Ranked = v.InferOutput<typeof Ranked>;

/** How the day stands, as the whole of a page may know it. */
export const DayState = v.strictObject({
  day: Day,
  game: GameId,
  now: Time,
  /** When no table of this day is set up any more. */
  ends: Time,
  /** Until when a result counts; then everything can be seen. */
  opens: Time,
  /** How many tables have come to their end. */
  finished: Count,
  /** The table of whoever asks; `standing` as soon as its result is kept. */
  mine: v.nullable(v.strictObject({ table: v.nullable(Id), over: v.boolean(), standing: v.nullable(Ranked) })),
});
export type DayState = v.InferOutput<typeof DayState>;

/** A part of a ranking. */
export const Ranking = v.strictObject({
  day: Day,
  game: GameId,
  /** Nothing changes any more. */
  closed: v.boolean(),
  /** From when on all of it may be seen. */
  opens: Time,
  /** How many lines there are in all, and how many before the first of these. */
  all: Count,
  from: Count,
  lines: v.array(Ranked),
});
export type Ranking = v.InferOutput<typeof Ranking>;
