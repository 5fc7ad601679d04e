/** Somebody who plays over the wire, as any client would: HTTP and a socket, nothing of the server's insides. */
import { randomBytes } from 'node:crypto';
import { type Followed, follow, type Game, isReply, shareCommitment, type ToSeat } from '@wartable/kernel';
import type { FromClient, NewTable, RoomState, TableInfo, ToClient } from '@wartable/protocol';
import { ToClient as ToClientSchema } from '@wartable/protocol';
import * as v from 'valibot';
import { WebSocket } from 'ws';

export type Player = Awaited<ReturnType<typeof newPlayer>>;

export async function newPlayer(address: string, name: string) {
  const origin = address.replace(/\/$/, '');
  let cookie = '';
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { origin, ...(cookie ? { cookie } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set) cookie = set.split(';', 1)[0] ?? '';
    const text = await response.text();
    const read = text === '' ? undefined : JSON.parse(text);
    if (!response.ok) throw Object.assign(new Error(`${response.status} ${text}`), { status: response.status, body: read });
    return read as T;
  };
  const me = await call<{ person: { id: string; name: string } }>('POST', '/api/me/guest', { name });
  return {
    name,
    id: me.person.id,
    call,
    cookie: () => cookie,
    create: (table: NewTable) => call<TableInfo>('POST', '/api/tables', table),
    join: (table: string, seat?: number) =>
      call<RoomState>('POST', `/api/tables/${table}/join`, seat === undefined ? {} : { seat }),
    connect: () => connect(origin, cookie),
  };
}

export type Wire = Awaited<ReturnType<typeof connect>>;

/** A line that checks whatever comes, and knows everything that came. */
export async function connect(origin: string, cookie = '') {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/live`, { headers: { ...(cookie ? { cookie } : {}), origin } });
  const heard: ToClient[] = [];
  const listeners = new Set<(message: ToClient) => void>();
  let closed: number | undefined;
  socket.on('message', (data) => {
    const message = v.parse(ToClientSchema, JSON.parse(String(data)));
    heard.push(message);
    for (const listener of [...listeners]) listener(message);
  });
  socket.on('close', (code) => {
    closed = code;
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const say = (message: FromClient | Record<string, unknown>): void => socket.send(JSON.stringify(message));
  /** The next message that is one of these, from now on. */
  const next = <T extends ToClient>(is: (message: ToClient) => message is T): Promise<T> =>
    new Promise((resolve) => {
      const listener = (message: ToClient): void => {
        if (!is(message)) return;
        listeners.delete(listener);
        resolve(message);
      };
      listeners.add(listener);
    });
  const welcomed = next(saying('welcome'));
  say({ say: 'hello', protocol: 1 });
  const cut = new Promise<never>((_, reject) => socket.once('close', () => reject(new Error('closed before the welcome'))));
  await Promise.race([welcomed, cut]);
  return { say, next, heard, listeners, socket, isClosed: () => closed };
}

export function saying<Say extends ToClient['say']>(word: Say) {
  return (message: ToClient): message is Extract<ToClient, { say: Say }> => message.say === word;
}

/** Sits at a table and follows it; `choose` says which choice to take, as a number. Resolves when the match is over. */
export function playAt(wire: Wire, game: Game, table: string, choose: (now: Followed) => number | undefined): Promise<Followed> {
  const share = randomBytes(16).toString('hex');
  let known: Followed | undefined;
  const own = share.slice(0, 8);
  let sent = 0;
  let asked = -1;
  let said: { readonly say: 'answer'; readonly decision: number; readonly choice: number; readonly id: string } | undefined;
  return new Promise((resolve) => {
    const answer = (): void => {
      if (!known) return;
      if (known.outcome) {
        wire.listeners.delete(hear);
        resolve(known);
        return;
      }
      const { decision } = known;
      if (!decision || decision.id === asked) return;
      const choice = choose(known);
      if (choice === undefined) return;
      asked = decision.id;
      said = { say: 'answer', decision: decision.id, choice, id: `${own}.${sent++}` };
      wire.say({ say: 'seat', table, message: said });
    };
    /** It could not be kept: said again under the same name, as the protocol has it. */
    const again = (id: string): void => {
      const message = said;
      if (message?.id === id) setTimeout(() => wire.say({ say: 'seat', table, message }), 300);
    };
    const since = (): void =>
      wire.say({
        say: 'seat',
        table,
        message: { say: 'since', number: known?.number ?? 0, ...(known ? { opening: known.opening } : {}) },
      });
    const take = (message: ToSeat): void => {
      if (isReply(message)) {
        if ('refused' in message && message.refused === 'failed') again(message.reply);
        // Whoever plays on his own hears of it there.
        else if ('refused' in message && message.reply.startsWith(own)) throw new Error(message.refused);
        return;
      }
      const followed = follow(game, known, message);
      if (followed === 'gap') since();
      else if (followed !== 'known') known = followed.now;
    };
    let running = false;
    const hear = (message: ToClient): void => {
      if (message.say === 'told' && message.table === table) {
        for (const one of message.messages) take(one);
        answer();
      }
      if (message.say === 'reveal' && message.table === table) wire.say({ say: 'reveal', table, share });
      if (message.say === 'room' && message.room.table.id === table) {
        const { status, mine } = message.room.table;
        if (status === 'open' && mine !== null) wire.say({ say: 'commit', table, commitment: shareCommitment(share) });
        if ((status === 'running' || status === 'over') && !running) {
          running = true;
          since();
        }
      }
    };
    wire.listeners.add(hear);
    wire.say({ say: 'sit', table });
  });
}
