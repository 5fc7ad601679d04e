/** What goes through the socket: the seat protocol of any number of tables, and what surrounds it. */
import type { FromSeat, ToSeat } from '@wartable/kernel';
import * as v from 'valibot';
import { Count, FreeText, Hash, Id, RefusalWord, SaidId, SeatNumber, ShareText } from './parts.ts';
import { MyTables } from './people.ts';
import { ClockState, Phrase, RoomState, TableInfo, TalkLine } from './tables.ts';

/** Rises when a client of before would misunderstand. */
export const LIVE_PROTOCOL = 1;

/** What can be told along with the last news: what the choices of a decision are, and the view as it is then. */
export const WISHES = ['offers', 'view'] as const;
export type Wish = (typeof WISHES)[number];

const Notation = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

/** The seat protocol (docs/protocol.md), from the seat. */
export const SeatSays = v.variant('say', [
  v.strictObject({ say: v.literal('since'), number: Count, opening: v.exactOptional(v.pipe(v.string(), v.maxLength(64))) }),
  v.strictObject({
    say: v.literal('answer'),
    decision: Count,
    choice: v.union([v.pipe(v.number(), v.safeInteger()), Notation]),
    id: SaidId,
  }),
  v.strictObject({
    say: v.literal('plan'),
    decision: Count,
    notations: v.pipe(v.array(Notation), v.minLength(1), v.maxLength(64), v.readonly()),
    id: SaidId,
  }),
  v.strictObject({ say: v.literal('undo'), id: SaidId }),
  v.strictObject({ say: v.literal('concede'), id: SaidId }),
]);
// The kernel's type and this schema say the same.
SeatSays satisfies v.GenericSchema<FromSeat>;

export const FromClient = v.variant('say', [
  /** First of all. `build` is that of the page, if it is one. */
  v.strictObject({ say: v.literal('hello'), protocol: Count, build: v.exactOptional(v.pipe(v.string(), v.maxLength(64))) }),
  v.strictObject({ say: v.literal('ping'), n: Count }),
  /** To be told of a table, in one's seat or as one who watches; `with` is for those who have no engine of ours at hand. */
  v.strictObject({
    say: v.literal('sit'),
    table: Id,
    with: v.exactOptional(v.pipe(v.array(v.picklist(WISHES)), v.maxLength(WISHES.length))),
  }),
  v.strictObject({ say: v.literal('rise'), table: Id }),
  v.strictObject({ say: v.literal('seat'), table: Id, message: SeatSays }),
  /** Whether the page is being looked at: who looks gets no notice. */
  v.strictObject({ say: v.literal('looking'), looking: v.boolean() }),
  v.strictObject({ say: v.literal('lobby'), on: v.boolean() }),
  v.strictObject({ say: v.literal('mine'), on: v.boolean() }),
  v.strictObject({
    say: v.literal('talk'),
    table: Id,
    id: SaidId,
    what: v.variant('kind', [
      v.strictObject({ kind: v.literal('phrase'), phrase: Phrase }),
      v.strictObject({ kind: v.literal('text'), text: FreeText }),
    ]),
  }),
  /** Of the others: to take back further than one may alone, to end the match without a winner. */
  v.strictObject({ say: v.literal('ask'), table: Id, id: SaidId, what: v.picklist(['takeback', 'end']) }),
  v.strictObject({ say: v.literal('reply'), table: Id, ask: SaidId, yes: v.boolean(), id: SaidId }),
  v.strictObject({ say: v.literal('no-asking'), table: Id, on: v.boolean(), id: SaidId }),
  /** What was agreed on for one who is away. */
  v.strictObject({ say: v.literal('claim'), table: Id, seat: SeatNumber, id: SaidId }),
  /** Back in one's seat, in which a bot has played. */
  v.strictObject({ say: v.literal('take-back-seat'), table: Id, id: SaidId }),
  v.strictObject({
    say: v.literal('orders'),
    table: Id,
    id: SaidId,
    kinds: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(32)),
  }),
  /** The hash of one's share of chance, when one has sat down; the share itself, when all hashes are there. */
  v.strictObject({ say: v.literal('commit'), table: Id, commitment: Hash }),
  v.strictObject({ say: v.literal('reveal'), table: Id, share: ShareText }),
]);
export type FromClient = v.InferOutput<typeof FromClient>;

/** A choice as the game's telling describes it (kernel, `Offer`). */
const Offered = v.strictObject({
  choice: v.number(),
  verb: v.string(),
  thing: v.exactOptional(v.string()),
  target: v.exactOptional(v.string()),
  notation: v.string(),
  label: v.looseObject({ key: v.string() }),
});
const Question = v.looseObject({
  seat: SeatNumber,
  id: Count,
  kind: v.string(),
  rule: v.string(),
  choices: v.array(v.number()),
  offers: v.exactOptional(v.array(Offered)),
});
const Undo = v.nullable(v.looseObject({ refused: v.string() }));
const Ended = v.nullable(v.looseObject({ winners: v.array(SeatNumber), rule: v.string() }));
const Happened = v.array(v.looseObject({ type: v.string() }));
const standing = { decision: v.nullable(Question), undo: Undo, outcome: Ended };

/** The seat protocol, to the seat. Views and events are the game's own. */
export const ToldSeat = v.union([
  v.strictObject({ reply: SaidId, done: v.literal(true) }),
  v.strictObject({ reply: SaidId, refused: v.string() }),
  v.strictObject({ number: Count, events: Happened, ...standing, view: v.exactOptional(v.unknown()) }),
  v.strictObject({
    protocol: Count,
    number: Count,
    opening: v.string(),
    because: v.picklist(['opened', 'missed', 'undo']),
    game: v.string(),
    rules: v.string(),
    seats: v.array(v.string()),
    viewer: v.union([SeatNumber, v.literal('spectator')]),
    view: v.unknown(),
    ...standing,
    past: v.exactOptional(Happened),
    stand: Count,
  }),
]);

export const ToClient = v.variant('say', [
  v.strictObject({ say: v.literal('welcome'), protocol: Count, build: v.string(), person: v.nullable(Id), now: Count }),
  v.strictObject({ say: v.literal('pong'), n: Count }),
  v.strictObject({
    say: v.literal('told'),
    table: Id,
    messages: v.custom<readonly ToSeat[]>((input) => v.is(v.array(ToldSeat), input)),
  }),
  v.strictObject({ say: v.literal('room'), room: RoomState }),
  /** Clocks alone, where nothing else has changed. */
  v.strictObject({ say: v.literal('clocks'), table: Id, clocks: v.array(ClockState), now: Count }),
  v.strictObject({ say: v.literal('talk'), table: Id, lines: v.array(TalkLine) }),
  /** The table asks for one's share of chance. */
  v.strictObject({ say: v.literal('reveal'), table: Id, commitments: v.array(Hash) }),
  v.strictObject({ say: v.literal('done'), id: SaidId }),
  v.strictObject({ say: v.literal('refused'), refused: RefusalWord, id: v.exactOptional(SaidId), table: v.exactOptional(Id) }),
  v.strictObject({ say: v.literal('lobby'), tables: v.array(TableInfo) }),
  v.strictObject({ say: v.literal('mine'), mine: MyTables }),
  v.strictObject({ say: v.literal('announcement'), text: v.nullable(v.string()) }),
  /** The server cannot keep anything at the moment, or can again: nothing is taken, and what was said is to be said again then. */
  v.strictObject({ say: v.literal('trouble'), on: v.boolean() }),
  /** The last word on this line. Come again after so many milliseconds. */
  v.strictObject({
    say: v.literal('bye'),
    because: v.picklist(['stopping', 'slow', 'idle', 'signed-out', 'banned', 'flood']),
    again: Count,
  }),
]);
export type ToClient = v.InferOutput<typeof ToClient>;
