/** People: guests, accounts, the ways back in, and how they want to be told that it is their turn. */
import * as v from 'valibot';
import { Count, FreeText, Handle, Id, Language, Password, PersonName, Time } from './parts.ts';
import { TableInfo } from './tables.ts';

export const Person = v.strictObject({
  id: Id,
  name: PersonName,
  /** Known by a cookie alone. */
  guest: v.boolean(),
  handle: v.nullable(Handle),
  /** Runs this server. */
  host: v.boolean(),
  language: v.nullable(Language),
});
export type Person = v.InferOutput<typeof Person>;

/** What a page has to know first. */
export const Me = v.strictObject({
  person: v.nullable(Person),
  protocol: Count,
  /** Which build of the page this server carries: the name of its first script, without path and end. */
  build: v.string(),
  /** The address others reach it by. */
  url: v.string(),
  /** The server's key for browser push; null where the address is plain http. */
  pushKey: v.nullable(v.string()),
  mail: v.boolean(),
  /** New people need a link. */
  closed: v.boolean(),
  announcement: v.nullable(v.string()),
  passkeys: Count,
  hasPassword: v.boolean(),
  recoveryLeft: Count,
});
export type Me = v.InferOutput<typeof Me>;

/** `table`: the one whose link led here; it opens a server that is closed to strangers. */
export const NewGuest = v.strictObject({
  name: PersonName,
  language: v.exactOptional(Language),
  table: v.exactOptional(Id),
});
export const PersonChange = v.strictObject({ name: v.exactOptional(PersonName), language: v.exactOptional(Language) });
export const NewPassword = v.strictObject({ handle: Handle, password: Password, old: v.exactOptional(Password) });
export const SignIn = v.strictObject({ handle: Handle, password: Password });
export const LinkCode = v.strictObject({ code: v.string(), until: Time });
export const UseCode = v.strictObject({ code: v.pipe(v.string(), v.maxLength(64)) });
export const UseRecovery = v.strictObject({ handle: Handle, code: v.pipe(v.string(), v.maxLength(64)) });
export const RecoveryCodes = v.strictObject({ codes: v.array(v.string()) });
/** The own link of a guest, back to the seat. */
export const OwnLink = v.strictObject({ token: Id });

/** What the browser's passkey functions give; looked at by the library that knows them. */
export const PasskeyResponse = v.strictObject({
  ticket: Id,
  response: v.looseObject({ id: v.string() }),
  handle: v.exactOptional(Handle),
});
export const PasskeyOptions = v.strictObject({ ticket: Id, options: v.looseObject({ challenge: v.string() }) });

export const PushAddress = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  keys: v.strictObject({ p256dh: v.pipe(v.string(), v.maxLength(200)), auth: v.pipe(v.string(), v.maxLength(100)) }),
});
export const Channel = v.variant('kind', [
  v.strictObject({ kind: v.literal('push'), address: PushAddress }),
  v.strictObject({ kind: v.literal('webhook'), url: v.pipe(v.string(), v.url(), v.maxLength(1000)) }),
  v.strictObject({ kind: v.literal('mail'), address: v.pipe(v.string(), v.email(), v.maxLength(200)) }),
]);
export type Channel = v.InferOutput<typeof Channel>;
/** Why a way did not work, for its owner: each word is a text of the application. */
export const CHANNEL_TROUBLES = ['not-https', 'unknown-host', 'not-public', 'timeout', 'unreachable', 'refused', 'gone'] as const;
export type ChannelTrouble = (typeof CHANNEL_TROUBLES)[number];

/** A way to be told, as its owner sees it; `error` is the last one, as a word. Mail counts once its link was opened. `secret` signs what a webhook is sent. */
export const ChannelInfo = v.strictObject({
  id: Id,
  kind: v.picklist(['push', 'webhook', 'mail']),
  to: v.string(),
  confirmed: v.boolean(),
  error: v.nullable(v.picklist(CHANNEL_TROUBLES)),
  secret: v.nullable(v.string()),
});
export type ChannelInfo = v.InferOutput<typeof ChannelInfo>;

export const ChannelInfos = v.array(ChannelInfo);
/** What a link in a mail carries: to confirm an address, or to hear nothing more. */
export const MailLink = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{16,160}$/)) });

/** What one is told of: it is one's turn, one's table has begun, somebody has sat down at it. */
const NOTICES = ['your-turn', 'begun', 'sat-down'] as const;
export type NoticeKind = (typeof NOTICES)[number];

export const Report = v.strictObject({
  /** A person at a table, or the program. */
  about: v.picklist(['person', 'problem']),
  table: v.exactOptional(Id),
  person: v.exactOptional(Id),
  text: FreeText,
  /** Of a problem: page, build, the log and the view as the page has them. Nothing secret. */
  details: v.exactOptional(v.pipe(v.string(), v.maxLength(100_000))),
});

/** Whom a person does not want to read. */
export const Mute = v.strictObject({ person: Id });
export const MutedPeople = v.array(v.strictObject({ id: Id, name: PersonName }));
/** All that is kept about whoever asks, to take along. */
export const MyData = v.looseObject({ person: v.looseObject({ id: Id }) });

export const MyTables = v.strictObject({ tables: v.array(TableInfo), turns: Count });
export type MyTables = v.InferOutput<typeof MyTables>;

/** What the host of the server sees and does. */
export const HostReport = v.strictObject({
  id: Count,
  at: Time,
  by: v.nullable(PersonName),
  about: v.picklist(['person', 'problem']),
  table: v.nullable(Id),
  person: v.nullable(Id),
  text: v.string(),
  details: v.nullable(v.string()),
  done: v.boolean(),
});
export const HostPerson = v.strictObject({
  id: Id,
  name: PersonName,
  handle: v.nullable(Handle),
  created: Time,
  seen: Time,
  banned: v.boolean(),
  tables: Count,
});
export const HostPage = v.strictObject({
  people: v.array(HostPerson),
  tables: v.array(TableInfo),
  reports: v.array(HostReport),
  counts: v.strictObject({ people: Count, tables: Count, running: Count, sockets: Count }),
  closed: v.boolean(),
  announcement: v.nullable(v.string()),
  database: v.string(),
});
export type HostPage = v.InferOutput<typeof HostPage>;
/** The key from the server's data folder, which makes a person its host. */
export const HostKey = v.strictObject({ key: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });
export const HostAct = v.variant('do', [
  v.strictObject({ do: v.literal('ban'), person: Id, banned: v.boolean() }),
  v.strictObject({ do: v.literal('close'), closed: v.boolean() }),
  v.strictObject({ do: v.literal('announce'), text: v.nullable(FreeText) }),
  v.strictObject({ do: v.literal('report-done'), report: Count }),
  v.strictObject({ do: v.literal('remove-table'), table: Id }),
]);
