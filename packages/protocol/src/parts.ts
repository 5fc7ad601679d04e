/** Small parts that messages are made of, with the most they may hold. */
import * as v from 'valibot';

/** A name that cannot be guessed: of a table, a person, an invitation. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));
/** What a sender calls what it says; said twice under one name, it is done once. */
export const SaidId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,64}$/));
export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Milliseconds since 1970. */
export const Time = v.pipe(Count);
export const Milliseconds = v.pipe(Count);
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
export const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** A player's part of the chance of a match. */
export const ShareText = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
/** Letters, marks, digits, signs and single blanks, no controls and nothing that turns the direction of writing. */
const PLAIN = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+(?: [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u;
export const PersonName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24), v.regex(PLAIN));
/** The name one signs in with. */
export const Handle = v.pipe(v.string(), v.regex(/^[a-z0-9](?:[a-z0-9._-]{1,30})[a-z0-9]$/));
export const Password = v.pipe(v.string(), v.minLength(10), v.maxLength(200));
export const FreeText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
export const GameId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));
/** A day of the calendar, by the clock of the world (UTC). */
export const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
export const Language = v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/));

/** Each word is a text key of the application: what is refused is said in the reader's language. */
export const REFUSALS = [
  'malformed',
  'too-large',
  'too-fast',
  'too-many',
  'unknown',
  'not-signed-in',
  'not-yours',
  'not-now',
  'not-allowed',
  'taken',
  'full',
  'closed',
  'banned',
  'wrong-secret',
  'expired',
  'no-such-game',
  'bad-options',
  'older-page',
  'stopping',
  /** Others may be playing with the same seed: nobody sees it before all are through. */
  'sealed',
  /** Another node has the rules this table goes on by: come again, and ask the next. */
  'elsewhere',
  /** Two nodes have found it otherwise; nobody goes on until the host has looked. */
  'stopped',
  'failed',
] as const;
export const RefusalWord = v.picklist(REFUSALS);
export type RefusalWord = v.InferOutput<typeof RefusalWord>;
