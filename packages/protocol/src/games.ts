/** One's record of games, kept in step between devices: notes that the server joins and does not read (docs/protocol.md). */
import * as v from 'valibot';
import { Count } from './parts.ts';

/** So many notes at a time, each of so many letters as JSON. */
export const MOST_NOTES = 100;
export const LONGEST_NOTE = 6000;
const MOST_LIVES = 1_000_000;

/** What stands for one game. Deleted while its life is odd: then nothing else is in it. */
export const GameNote = v.pipe(
  v.looseObject({
    id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16,128}$/)),
    life: v.pipe(Count, v.maxValue(MOST_LIVES)),
  }),
  v.check((note) => JSON.stringify(note).length <= LONGEST_NOTE),
  v.check((note) => note.life % 2 === 0 || Object.keys(note).length === 2),
);
export type GameNote = v.InferOutput<typeof GameNote>;

/** What is new here; `since`: how far one has heard. */
export const GamesHere = v.strictObject({ since: Count, games: v.pipe(v.array(GameNote), v.maxLength(MOST_NOTES)) });
/** What is new there, and how far that goes. `more`: ask again. */
export const GamesThere = v.strictObject({ games: v.array(GameNote), until: Count, more: v.boolean() });
export type GamesThere = v.InferOutput<typeof GamesThere>;
