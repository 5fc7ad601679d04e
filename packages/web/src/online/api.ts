/** What the server can be asked over HTTP. What goes there and what comes back are held to the schemas both sides share. */
import type { Text } from '@wartable/kernel';
import {
  Channel,
  ChannelInfos,
  HostAct,
  HostKey,
  HostPage,
  LinkCode,
  MailLink,
  Me,
  Mute,
  MutedPeople,
  MyData,
  MyTables,
  NewGuest,
  NewPassword,
  NewTable,
  OwnLink,
  PasskeyOptions,
  PasskeyResponse,
  PersonChange,
  RecoveryCodes,
  type RefusalWord,
  Refused,
  Report,
  RoomState,
  SeatWanted,
  SignIn,
  TableInfo,
  UseCode,
  UseRecovery,
} from '@wartable/protocol';
import * as v from 'valibot';
import { text } from '../text/index.ts';
import { pauseAfter } from './pause.ts';

/** The server has said no. */
export class Refusal extends Error {
  readonly word: RefusalWord;

  constructor(word: RefusalWord) {
    super(word);
    this.word = word;
  }
}

/** Nobody has answered, or nobody of ours. */
export class Unreachable extends Error {}

/** Why something did not work, in words. */
export function whyNot(error: unknown): Text {
  if (error instanceof Refusal) return text(`refused.${error.word}`);
  if (error instanceof Unreachable) return text('refused.network');
  return text('trouble.other', { reason: String(error) });
}

/** A server that fails by itself says it in words of ours. */
const HTTP_FAILED = 500;
const PAUSES = { first: 300, longest: 3000 };
const MOST_TRIES = 6;

type Schema = v.GenericSchema;
type Asked<S extends Schema> = v.InferOutput<S>;

/** Whatever comes back, if anything. */
const ANYTHING = v.optional(v.unknown());

async function askOnce<S extends Schema>(method: string, path: string, reply: S, body?: unknown): Promise<Asked<S>> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`/api${path}`, { method, credentials: 'same-origin', cache: 'no-store', ...sent }).catch(() => {
    throw new Unreachable();
  });
  if (answer.status === 204) return v.parse(reply, undefined);
  // Where there are only files, an address that is none of them gets the page.
  const said: unknown = await answer.json().catch(() => {
    // Whoever stands before several servers says so when none of them answers.
    throw answer.status > HTTP_FAILED ? new Refusal('stopping') : new Unreachable();
  });
  const refused = v.safeParse(Refused, said);
  if (refused.success) throw new Refusal(refused.output.refused);
  if (!answer.ok) throw new Unreachable();
  return v.parse(reply, said);
}

/** Another server may have what this one lacks: whoever stands before them gives the next question to another. */
async function ask<S extends Schema>(method: string, path: string, reply: S, body?: unknown): Promise<Asked<S>> {
  for (let tries = 0; ; tries++)
    try {
      return await askOnce(method, path, reply, body);
    } catch (error) {
      if (!(error instanceof Refusal) || error.word !== 'elsewhere' || tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseAfter(PAUSES, tries, Math.random)));
    }
}

const get = <S extends Schema>(path: string, reply: S): Promise<Asked<S>> => ask('GET', path, reply);
const post = <S extends Schema>(path: string, reply: S, body?: unknown): Promise<Asked<S>> =>
  ask('POST', path, reply, body ?? {});

/** Holds what is sent to its schema before anybody else does. */
const held = <S extends Schema>(schema: S, body: v.InferInput<S>): Asked<S> => v.parse(schema, body);

const Link = v.strictObject({ url: v.string() });
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get('/me', Me),
  beGuest: (guest: v.InferInput<typeof NewGuest>) => post('/me/guest', Me, held(NewGuest, guest)),
  change: (change: v.InferInput<typeof PersonChange>) => ask('PATCH', '/me', Me, held(PersonChange, change)),
  forgetMe: () => ask('DELETE', '/me', ANYTHING),
  signOut: () => post('/me/sign-out', ANYTHING),
  signOutEverywhere: () => post('/me/sign-out/everywhere', ANYTHING),
  setPassword: (password: v.InferInput<typeof NewPassword>) => post('/me/password', Me, held(NewPassword, password)),
  signIn: (who: v.InferInput<typeof SignIn>) => post('/sign-in', Me, held(SignIn, who)),
  recoveryCodes: () => post('/me/recovery', RecoveryCodes),
  recover: (who: v.InferInput<typeof UseRecovery>) => post('/recover', Me, held(UseRecovery, who)),
  linkCode: () => post('/me/link-code', LinkCode),
  link: (code: string) => post('/link', Me, held(UseCode, { code })),
  back: (token: string) => post('/back', Me, held(OwnLink, { token })),
  newPasskeyOptions: () => post('/me/passkey/options', PasskeyOptions),
  newPasskey: (made: v.InferInput<typeof PasskeyResponse>) => post('/me/passkey', Me, held(PasskeyResponse, made)),
  passkeyOptions: () => post('/sign-in/passkey/options', PasskeyOptions),
  signInWithPasskey: (made: v.InferInput<typeof PasskeyResponse>) => post('/sign-in/passkey', Me, held(PasskeyResponse, made)),
  channels: () => get('/me/channels', ChannelInfos),
  addChannel: (channel: v.InferInput<typeof Channel>) => post('/me/channels', ChannelInfos, held(Channel, channel)),
  dropChannel: (id: string) => ask('DELETE', `/me/channels/${encodeURIComponent(id)}`, ChannelInfos),
  data: () => get('/me/data', MyData),
  mute: (person: string) => post('/me/muted', MutedPeople, held(Mute, { person })),
  confirmMail: (token: string) => post('/mail/confirm', v.optional(v.unknown()), held(MailLink, { token })),
  stopMail: (token: string) => post('/mail/stop', v.optional(v.unknown()), held(MailLink, { token })),
  muted: () => get('/me/muted', MutedPeople),
  unmute: (person: string) => ask('DELETE', `/me/muted/${encodeURIComponent(person)}`, MutedPeople),
  report: (report: v.InferInput<typeof Report>) => post('/reports', ANYTHING, held(Report, report)),
  lobby: () => get('/tables', v.array(TableInfo)),
  mine: () => get('/tables/mine', MyTables),
  newTable: (table: v.InferInput<typeof NewTable>) => post('/tables', TableInfo, held(NewTable, table)),
  room: (id: string) => get(at(id), RoomState),
  join: (id: string, seat?: number) => post(`${at(id)}/join`, RoomState, seat === undefined ? {} : { seat }),
  leave: (id: string) => post(`${at(id)}/leave`, ANYTHING),
  setSeat: (id: string, seat: number, sitter: v.InferInput<typeof SeatWanted>) =>
    post(`${at(id)}/seats`, RoomState, { seat, sitter: held(SeatWanted, sitter) }),
  start: (id: string) => post(`${at(id)}/start`, RoomState),
  rematch: (id: string, options?: Readonly<Record<string, unknown>>) =>
    post(`${at(id)}/rematch`, TableInfo, options ? { options } : {}),
  remove: (id: string) => ask('DELETE', at(id), ANYTHING),
  ownLink: (id: string) => get(`${at(id)}/link`, Link),
  record: (id: string) => get(`${at(id)}/record`, v.unknown()),
  move: (moved: { readonly save: unknown; readonly agreement: unknown; readonly me: number }) =>
    post('/tables/move', TableInfo, moved),
  host: () => get('/host', HostPage),
  beHost: (key: string) => post('/host/key', ANYTHING, held(HostKey, { key })),
  doAsHost: (act: v.InferInput<typeof HostAct>) => post('/host', HostPage, held(HostAct, act)),
};
