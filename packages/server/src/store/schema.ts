/** What is kept, table by table. Whole numbers are milliseconds since 1970 where they are times; JSON is text. */
import type { Generated } from 'kysely';

/** Somebody who plays; a guest has no handle. `banned` and `host` are 0 or 1. */
export type PersonRow = {
  id: string;
  name: string;
  handle: string | null;
  /** As the platform's password hashing writes it. */
  password: string | null;
  language: string | null;
  host: number;
  banned: number;
  created: number;
  seen: number;
};

/** A device that is signed in: the hash of what its cookie holds. */
type SessionRow = { token: string; person: string; created: number; seen: number };

type PasskeyRow = {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  created: number;
};

/** Things used once, by hash: `link` a second device, `recovery`, `mail` to confirm an address. */
type CodeRow = { hash: string; kind: string; person: string; until: number | null; data: string | null };

/** A table and what was agreed there. `status`: open, starting, running, over; stopped where two nodes found it otherwise. */
export type MatchRow = {
  id: string;
  game: string;
  /** JSON: as the game reads them. */
  options: string;
  /** JSON: Agreement. */
  agreement: string;
  status: string;
  /** 1 where everybody finds it in the lobby. */
  listed: number;
  owner: string;
  created: number;
  changed: number;
  /** JSON: the head of the record (rules, players, chance, commitment, shares, began); null before it begins. */
  head: string | null;
  /** Known to nobody but the server until the end; null where it has a deal. */
  seed: string | null;
  /** JSON: what else the room remembers over a restart: clocks, shares, bots for people, orders, rematch. */
  room: string;
  /** JSON: TableOutcome; null while it is not over. */
  outcome: string | null;
  /** When something is to be done about it at the latest (a clock, an absence); null where nothing is. */
  due: number | null;
  /** The deal its chance comes from, where other tables have the same. */
  deal: string | null;
};

/** A seat: `person` or `bot` (its level) or neither, then it is open. `asked`: 1 where the table waits for it as all may know. */
export type SeatRow = {
  match: string;
  seat: number;
  name: string;
  person: string | null;
  bot: number | null;
  /** The hash of the own link of whoever sits there. */
  link: string | null;
  asked: number;
};

/**
 * A step of a table: what one thing that was said or done there has changed. Its number decides who was first.
 * JSON: entries of the record (none where only the room has changed), a snapshot where a turn began, the clocks after it.
 */
export type StepRow = {
  match: string;
  sequence: number;
  at: number;
  entries: string;
  snapshot: string | null;
  clocks: string | null;
  /** The version of the rules it was played by, and a hash of the state after it; null where no match is going on. */
  rules: string | null;
  hash: string | null;
  /** 1 where rows of the table or its seats have changed otherwise than the entries say: whoever follows reads them again. */
  rows: number;
};

export type TalkRow = {
  match: string;
  number: number;
  at: number;
  person: string | null;
  name: string;
  seat: number | null;
  say: string;
  /** By whom and under which name it was said: said twice, it is there once. */
  said: string | null;
};

/** A way to tell a person that it is its turn. */
export type ChannelRow = {
  id: string;
  person: string;
  kind: string;
  /** JSON: as the client gave it. */
  address: string;
  confirmed: number;
  error: string | null;
  created: number;
};

/** One row for each (match, number, person, channel). `kind`: what it tells; `state`: due, sent, dropped, failed; `token`, `until`: who sends it (see WorkRow). */
export type NoticeRow = {
  match: string;
  number: number;
  person: string;
  channel: string;
  kind: string;
  due: number;
  tries: number;
  state: string;
  token: number;
  until: number;
};

type ReportRow = {
  id: Generated<number>;
  at: number;
  by: string | null;
  about: string;
  match: string | null;
  person: string | null;
  text: string;
  details: string | null;
  done: number;
};

/** Whom a person does not want to read. */
type MuteRow = { person: string; muted: string };

/** What the server remembers of itself: keys for push, whether it is closed to strangers, an announcement. */
type SettingRow = { name: string; value: string };

/**
 * Work that nobody waits for: the id of a table (a clock that runs out, bots and standing orders that are to answer), or a chore.
 * Whoever does it claims it until a time, by the database's clock; the token rises with each claim, and is asked for in the very
 * statement that writes what came of it.
 */
export type WorkRow = {
  what: string;
  /** When it is to be done; null while nothing is. */
  due: number | null;
  /** The game and its rules, without which a node cannot do it ("duel duel@3"); null where any can. */
  rules: string | null;
  node: string | null;
  token: number;
  until: number;
};

/** A node that is alive until a time, and what it has. JSON: rules by game. */
export type NodeRow = { id: string; started: number; until: number; rules: string; host_key: string };

/** A line that is open, on some node. */
export type LineRow = { id: string; node: string; person: string | null; address: string };

/** A person at a table, as a node knows it: `here` lines, else gone `since`; `left` on purpose; `times` away so long that others were told. The empty person: all who watch. */
export type PresenceRow = {
  match: string;
  person: string;
  node: string;
  here: number;
  since: number;
  left: number;
  times: number;
  /** Whether a page is being looked at now, and when one was last. */
  looking: number;
  looked: number;
};

/** A seed that several tables share; `opens`: from when on anybody may know it, null as long as one of the tables is not over. */
export type DealRow = { id: string; seed: string; opens: number | null };

/**
 * Somebody's one table of a day. `near`: a keyed hash of the network it was asked for from, as long as the day lasts. `result`: JSON,
 * as `Result` of the hall; null while it is not over.
 */
export type AttemptRow = {
  day: string;
  game: string;
  person: string;
  match: string;
  deal: string;
  near: string | null;
  began: number;
  ended: number | null;
  result: string | null;
};

/**
 * A battle that two pairs play twice with one seed. Its tables, `first` and `second`, are there from `began` on; `first_result`:
 * JSON, of the first seat there.
 */
export type DuplicateRow = {
  id: string;
  game: string;
  options: string;
  pace: string;
  owner: string;
  created: number;
  began: number | null;
  first: string | null;
  second: string | null;
  first_result: string | null;
  second_result: string | null;
};

/** Who has one of its four places. */
type PartnerRow = { duplicate: string; place: number; person: string };

/** How often something was done or tried until a time. */
type RateRow = { key: string; count: number; until: number };

/** A game in somebody's record, as its devices have told it: JSON that is joined and not read. `changed` rises with each change of the person's. */
type PlayedRow = { person: string; id: string; changed: number; note: string };

export type Database = {
  person: PersonRow;
  session: SessionRow;
  passkey: PasskeyRow;
  code: CodeRow;
  match: MatchRow;
  seat: SeatRow;
  step: StepRow;
  talk: TalkRow;
  channel: ChannelRow;
  notice: NoticeRow;
  report: ReportRow;
  mute: MuteRow;
  setting: SettingRow;
  work: WorkRow;
  node: NodeRow;
  line: LineRow;
  presence: PresenceRow;
  rate: RateRow;
  deal: DealRow;
  attempt: AttemptRow;
  played: PlayedRow;
  duplicate: DuplicateRow;
  partner: PartnerRow;
};
