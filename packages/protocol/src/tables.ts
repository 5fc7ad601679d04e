/** Tables as people agree on them, and as everybody who may look sees them. */
import * as v from 'valibot';
import {
  Count,
  FreeText,
  GameId,
  Hash,
  Id,
  Milliseconds,
  PersonName,
  RefusalWord,
  SaidId,
  SeatNumber,
  ShareText,
  Time,
} from './parts.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** A clock for live play: what each has at first, what each answer adds, and how much it can grow to. */
export const Clock = v.strictObject({
  bank: v.pipe(Milliseconds, v.minValue(10 * SECOND), v.maxValue(6 * 3600 * SECOND)),
  /** Each decision has this much for itself before the bank is touched. */
  each: v.pipe(Milliseconds, v.maxValue(600 * SECOND)),
  /** Added to the bank with each turn one has finished. */
  increment: v.pipe(Milliseconds, v.maxValue(600 * SECOND)),
});
export type Clock = v.InferOutput<typeof Clock>;

/** Live with or without a clock, or so many days for each turn. */
export const Pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('live'), clock: v.nullable(Clock) }),
  v.strictObject({ kind: v.literal('slow'), days: v.pipe(v.number(), v.minValue(0.01), v.maxValue(30)) }),
]);
export type Pace = v.InferOutput<typeof Pace>;

/** What a table has agreed on before it begins. */
export const Agreement = v.strictObject({
  pace: Pace,
  /** When a clock has run out: the seat has lost, or a bot goes on for it. */
  atZero: v.picklist(['loss', 'bot']),
  /** When somebody has been away for long: a bot may take over, the game goes on as a slow one, or the win may be claimed. Always offered, never by itself. */
  absent: v.picklist(['bot', 'slow', 'claim']),
  /** Taking back: as long as nothing was learned; beyond that where all others allow it; never. */
  undo: v.picklist(['free', 'consent', 'never']),
  /** Set phrases, which everybody reads in his language, or free text too. */
  talk: v.picklist(['phrases', 'free']),
  /** In the lobby for everybody, or only for who has the link. */
  open: v.boolean(),
  /** Whether people without a seat may look. */
  watched: v.boolean(),
});
export type Agreement = v.InferOutput<typeof Agreement>;

export const AGREED: Agreement = {
  pace: { kind: 'live', clock: null },
  atZero: 'bot',
  absent: 'bot',
  undo: 'consent',
  talk: 'phrases',
  open: false,
  watched: true,
};

export const SeatWanted = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)) }),
]);
export type SeatWanted = v.InferOutput<typeof SeatWanted>;

export const NewTable = v.strictObject({
  game: GameId,
  /** As the game reads them: scenario, own scenario file, leaders … The server does not look into them. */
  options: v.record(v.string(), v.unknown()),
  seats: v.pipe(v.array(SeatWanted), v.minLength(1), v.maxLength(8)),
  agreement: Agreement,
});
export type NewTable = v.InferOutput<typeof NewTable>;

/** The next match for the same people: the same with sides swapped, or, with other options, everybody in the same seat. */
export const NextMatch = v.optional(v.strictObject({ options: v.optional(v.record(v.string(), v.unknown())) }));

/** Who sits in a seat. `here`: connected now; `bot` beside a person: a bot plays for it at the moment. */
export const Sitter = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: Count }),
  v.strictObject({
    kind: v.literal('person'),
    person: Id,
    name: PersonName,
    here: v.boolean(),
    /** Since when he has not been seen, where he is not here. */
    since: v.nullable(Time),
    bot: v.nullable(Count),
  }),
]);
export type Sitter = v.InferOutput<typeof Sitter>;

export const STATUSES = ['open', 'starting', 'running', 'over', 'stopped'] as const;
export const Status = v.picklist(STATUSES);
export type Status = v.InferOutput<typeof Status>;

export const SeatInfo = v.strictObject({ name: v.string(), sitter: Sitter });

export const TableOutcome = v.strictObject({ winners: v.array(SeatNumber), rule: v.string() });

/** A table in a list. */
export const TableInfo = v.strictObject({
  id: Id,
  game: GameId,
  options: v.record(v.string(), v.unknown()),
  status: Status,
  agreement: Agreement,
  seats: v.array(SeatInfo),
  /** Who set it up. */
  owner: Id,
  created: Time,
  changed: Time,
  /** The seat of whoever asks, and whether the table waits for it. */
  mine: v.nullable(SeatNumber),
  myTurn: v.boolean(),
  /** When the time of the seat that is asked runs out, in slow play. */
  until: v.nullable(Time),
  outcome: v.nullable(TableOutcome),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

/** What a seat's clock says, as far as the viewer may know it. */
export const ClockState = v.strictObject({
  /** Left in the bank when `at` was. */
  left: v.number(),
  /** Left of the time for this decision alone. */
  each: Milliseconds,
  running: v.boolean(),
  at: Time,
});
export type ClockState = v.InferOutput<typeof ClockState>;

/** What somebody asks of the others. */
export const Ask = v.strictObject({
  id: SaidId,
  what: v.picklist(['takeback', 'end']),
  seat: SeatNumber,
  /** Who has agreed so far. */
  agreed: v.array(SeatNumber),
});
export type Ask = v.InferOutput<typeof Ask>;

/** The chance of a table: the hash of the seed before the first share is shown, and each person's share. */
export const Chance = v.strictObject({
  commitment: v.nullable(Hash),
  shares: v.array(v.strictObject({ seat: SeatNumber, commitment: Hash, share: v.nullable(ShareText) })),
});
export type Chance = v.InferOutput<typeof Chance>;

export const PHRASES = [
  'hello',
  'good-luck',
  'your-turn',
  'one-moment',
  'nice-move',
  'lucky',
  'unlucky',
  'oops',
  'thanks',
  'sorry',
  'yes',
  'no',
  'attack',
  'hold',
  'left',
  'centre',
  'right',
  'good-game',
  'again',
  'bye',
] as const;
export const Phrase = v.picklist(PHRASES);

/** A line of talk. The server's own lines are events of the table. */
export const TalkLine = v.strictObject({
  number: Count,
  at: Time,
  from: v.variant('kind', [
    v.strictObject({ kind: v.literal('person'), person: Id, name: PersonName, seat: v.nullable(SeatNumber) }),
    v.strictObject({ kind: v.literal('table') }),
  ]),
  say: v.variant('kind', [
    v.strictObject({ kind: v.literal('phrase'), phrase: Phrase }),
    v.strictObject({ kind: v.literal('text'), text: FreeText }),
    v.strictObject({
      kind: v.literal('event'),
      event: v.picklist([
        'joined',
        'left',
        'away',
        'back',
        'bot-took-over',
        'took-seat-back',
        'now-slow',
        'time-out',
        'claimed',
        'resigned',
        'takeback',
        'takeback-refused',
        'ended-by-consent',
        'rules-changed',
        'clocks-credited',
        'without-share',
      ]),
      seat: v.nullable(SeatNumber),
    }),
  ]),
});
export type TalkLine = v.InferOutput<typeof TalkLine>;

/** All about a table but the game itself, as one viewer may see it. It comes whole whenever it has changed. */
export const RoomState = v.strictObject({
  table: TableInfo,
  /** The clock of the server, by which times here are meant. */
  now: Time,
  /** By seat; null where the table has no clock. */
  clocks: v.nullable(v.array(ClockState)),
  asks: v.array(Ask),
  /** Seats that have been away long enough for what was agreed on to be offered to the others. */
  claimable: v.array(SeatNumber),
  chance: Chance,
  watchers: Count,
  /** The table of the next match, as soon as somebody has asked for one. */
  rematch: v.nullable(Id),
  /** Kinds of decisions that the viewer lets be answered by themselves. */
  orders: v.array(v.string()),
  /** Whether the viewer has switched off what others ask of him: takebacks are refused by themselves. */
  noAsking: v.boolean(),
});
export type RoomState = v.InferOutput<typeof RoomState>;

export const Refused = v.strictObject({
  refused: RefusalWord,
  /** Where in what was sent, and what is wrong there: texts of the game or of the application. */
  at: v.exactOptional(v.string()),
  text: v.exactOptional(v.unknown()),
});
export type Refused = v.InferOutput<typeof Refused>;

export const SLOW_DAY = DAY;

/** A table that was begun on a device. The server reads the record as it reads any other. */
export const MoveTable = v.strictObject({
  save: v.looseObject({
    game: GameId,
    seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
    players: v.pipe(
      v.array(
        v.variant('kind', [
          v.looseObject({ kind: v.literal('person') }),
          v.looseObject({ kind: v.literal('bot'), level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)) }),
        ]),
      ),
      v.maxLength(8),
    ),
    record: v.unknown(),
  }),
  agreement: Agreement,
  me: SeatNumber,
});
export const JoinTable = v.strictObject({ seat: v.exactOptional(SeatNumber) });
export const SeatChange = v.strictObject({ seat: SeatNumber, sitter: SeatWanted });
export const TableLink = v.strictObject({ url: v.string() });
