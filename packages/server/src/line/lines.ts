/**
 * The socket at /live. Who it is was known before it opened; each message is small, one of the schema, and not too many at once.
 * What a slow reader does not take is not kept for ever: the line is cut, and whoever comes back asks for what he missed.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type FromClient, LIVE_PROTOCOL, type RefusalWord, type ToClient } from '@wartable/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Log, TimeSource } from '../around.ts';
import type { Limits } from '../config.ts';
import type { Hall } from '../hall/hall.ts';
import type { Line } from '../hall/room.ts';
import { Refusal } from '../http/refusal.ts';
import { hashOf, newId } from '../people/secrets.ts';
import { tokenIn } from '../people/sessions.ts';
import type { PersonRow } from '../store/schema.ts';
import { isDatabaseTrouble } from '../store/trouble.ts';
import { type Counts, openCounts } from './counts.ts';
import { idsIn, idsOf, read } from './message.ts';
import { sendAway } from './send-away.ts';
import { sender } from './sender.ts';
import type { SharedLines } from './shared-lines.ts';

export type AroundLines = {
  readonly hall: Hall;
  readonly limits: Limits;
  readonly time: TimeSource;
  readonly log: Log;
  readonly build: string;
  /** Null where it may come in, else the status it is sent away with. */
  readonly mayEnter: (request: IncomingMessage) => number | null;
  readonly personOf: (cookie: string | undefined) => Promise<PersonRow | null>;
  readonly mutedBy: (person: string) => Promise<ReadonlySet<string>>;
  readonly refused: (word: RefusalWord) => void;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Whether anything can be kept at the moment. */
  readonly isUp: () => boolean;
  /** Where several nodes count their lines together. */
  readonly shared?: SharedLines;
};

export type Lines = {
  readonly count: () => number;
  /** Everybody is told that nothing can be kept at the moment, or that it can again. */
  readonly trouble: (on: boolean) => void;
  /** People were asked to come again after a while. */
  readonly close: (again: () => number) => void;
  /** Asks again whose these lines are: who is signed out or banned is cut off, who has another name speaks under it. */
  readonly lookAgain: (person: string) => Promise<void>;
  /** Whose lines are open here, as far as they know. */
  readonly known: () => readonly Known[];
};

/** A line of somebody who is signed in: by which session, under which name, and whom it does not want to read. */
export type Known = {
  readonly session: string;
  readonly person: string;
  readonly name: string;
  readonly muted: ReadonlySet<string>;
};

/** Who says nothing is asked whether the line still holds, which a browser answers by itself; who does not answer either is gone. */
const [QUIET, SILENCE, SWEEP] = [3000, 13_000, 4000];
/** So often it is measured what a line takes. */
const MEASURED = 10_000;
/** The messages of this long are counted together. */
const WINDOW = 15_000;
/** Who goes on although it was told that it is too fast is cut off. */
const FLOOD = 3;
const COOKIE_ON_ITS_WAY = 1000;

type Open = Line & {
  readonly socket: WebSocket;
  /** By which it is known who it is. */
  readonly cookie: string | undefined;
  readonly session: string;
  who: PersonRow | null;
  muted: ReadonlySet<string>;
  looking: boolean;
  lag: number;
  /** When it was asked to answer at once; what it takes is the lag. */
  asked: number | undefined;
  heard: number;
  /** When its lag was measured last. */
  measured: number;
  /** Messages since `counted`. */
  count: number;
  counted: number;
  hello: boolean;
  /** The last word was said. */
  left: boolean;
};

export function openLines(server: Server, around: AroundLines): Lines {
  const { hall, limits, time, log, shared } = around;
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.message,
    clientTracking: false,
  });
  const open = new Set<Open>();
  const [byAddress, byPerson] = [openCounts(), openCounts()];
  /** Those that are open or about to be. */
  let inside = 0;
  let closing = false;

  const enter = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const refused = request.url?.split('?', 1)[0] === '/live' ? around.mayEnter(request) : 404;
    if (refused !== null) return sendAway(socket, refused);
    if (closing || inside >= limits.sockets) return sendAway(socket, 503);
    const { cookie } = request.headers;
    const leaves: (() => void)[] = [];
    const leave = (): void => {
      for (const one of leaves.splice(0)) one();
    };
    const isOneMore = (counts: Counts, key: string, most: number): boolean => {
      const out = counts.oneMore(key, most);
      if (out) leaves.push(out);
      return out !== undefined;
    };
    // Counted before anything is waited for: many at once are many.
    inside++;
    leaves.push(() => {
      inside--;
    });
    socket.once('close', leave);
    const address = around.addressOf(request);
    if (!isOneMore(byAddress, address, limits.socketsPerAddress)) return sendAway(socket, 429);
    const who = await around.personOf(cookie);
    if (who?.banned) return sendAway(socket, 403);
    if (who && !isOneMore(byPerson, who.id, limits.socketsPerPerson)) return sendAway(socket, 429);
    const id = newId();
    if (shared) {
      leaves.push(() => shared.leave(id));
      if (!(await shared.enter({ id, person: who?.id ?? null, address }))) return sendAway(socket, 429);
    }
    const muted = who ? await around.mutedBy(who.id) : new Set<string>();
    if (socket.destroyed) return leave();
    sockets.handleUpgrade(request, socket, head, (opened) => {
      welcome(id, opened, socket, cookie, who, muted);
    });
  };
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    enter(request, socket, head).catch((error) => {
      log.error({ err: error }, 'line');
      sendAway(socket, isDatabaseTrouble(error) ? 503 : 500);
    });
  });

  const welcome = (
    id: string,
    socket: WebSocket,
    stream: Duplex,
    cookie: string | undefined,
    who: PersonRow | null,
    muted: ReadonlySet<string>,
  ): void => {
    const now = time.now();
    const sendText = sender(socket, stream, limits.waiting);
    const line: Open = {
      id,
      person: who?.id ?? null,
      who,
      cookie,
      session: hashOf(tokenIn(cookie) ?? ''),
      muted,
      looking: false,
      lag: 0,
      asked: now,
      sendText,
      send: (message) => sendText(JSON.stringify(message)),
      socket,
      heard: now,
      measured: now,
      count: 0,
      counted: now,
      hello: false,
      left: false,
    };
    open.add(line);
    hall.arrive(line);
    socket.on('message', (data, isBinary) => hear(line, data as Buffer, isBinary));
    socket.on('pong', () => {
      // One that nobody asked for would buy time.
      if (line.asked === undefined) return;
      line.heard = time.now();
      line.lag = line.heard - line.asked;
      line.measured = line.heard;
      line.asked = undefined;
    });
    socket.ping();
    socket.on('close', (code) => {
      open.delete(line);
      // 1000 and 1001: the page said that it goes.
      hall.depart(line, code === 1000 || code === 1001);
    });
    socket.on('error', () => socket.terminate());
  };

  const refuse = (line: Open, refused: RefusalWord, more: { id?: string; table?: string } = {}): void => {
    around.refused(refused);
    line.send({ say: 'refused', refused, ...more });
  };

  const isTooFast = (line: Open, now: number): boolean => {
    if (now - line.counted >= WINDOW) {
      line.counted = now;
      line.count = 0;
    }
    return ++line.count > limits.messages;
  };

  const hear = (line: Open, data: Buffer, isBinary: boolean): void => {
    if (line.left) return;
    const now = time.now();
    line.heard = now;
    if (isTooFast(line, now)) {
      if (line.count > FLOOD * limits.messages) bye(line, 'flood', WINDOW);
      else refuse(line, 'too-fast', idsIn(data));
      return;
    }
    const message = isBinary ? undefined : read(data);
    if (!message) refuse(line, 'malformed', idsIn(data));
    else if (message.say === 'hello') greet(line, message.protocol);
    else if (!line.hello) refuse(line, 'not-now', idsOf(message));
    else if (message.say === 'ping') line.send({ say: 'pong', n: message.n });
    else if (message.say === 'looking') {
      line.looking = message.looking;
      hall.looks(line);
    } else pass(line, message);
  };

  const pass = (line: Open, message: FromClient): void => {
    hall.hear(line, line.who, message).catch((error: unknown) => {
      const word = error instanceof Refusal ? error.word : 'failed';
      if (word === 'failed') log.error({ err: error }, 'line');
      refuse(line, word, idsOf(message));
    });
  };

  const greet = (line: Open, protocol: number): void => {
    if (protocol !== LIVE_PROTOCOL) {
      refuse(line, 'older-page');
      return;
    }
    line.hello = true;
    line.send({ say: 'welcome', protocol: LIVE_PROTOCOL, build: around.build, person: line.person, now: time.now() });
    if (!around.isUp()) line.send({ say: 'trouble', on: true });
  };

  const bye = (line: Open, because: Extract<ToClient, { say: 'bye' }>['because'], again: number): void => {
    if (line.left) return;
    line.left = true;
    line.send({ say: 'bye', because, again });
    line.socket.close(because === 'stopping' ? 1012 : 1008);
    // One who does not answer the farewell is not waited for.
    time.after(1000, () => line.socket.terminate());
  };

  const identify = async (line: Open): Promise<void> => {
    const who = await around.personOf(line.cookie);
    // A new cookie may be on its way.
    if (!who || who.banned) return bye(line, who ? 'banned' : 'signed-out', COOKIE_ON_ITS_WAY);
    line.who = who;
    line.muted = await around.mutedBy(who.id);
  };

  let sweeping = time.after(SWEEP, sweep);
  function sweep(): void {
    const now = time.now();
    for (const line of open) {
      if (now - line.heard > SILENCE) line.socket.terminate();
      else if (line.asked === undefined && (now - line.heard > QUIET || now - line.measured > MEASURED)) {
        line.asked = now;
        line.socket.ping();
      }
    }
    sweeping = time.after(SWEEP, sweep);
  }

  return {
    count: () => open.size,
    trouble: (on) => {
      for (const line of open) if (line.hello) line.send({ say: 'trouble', on });
    },
    close: (again) => {
      closing = true;
      sweeping();
      shared?.close();
      for (const line of [...open]) bye(line, 'stopping', again());
    },
    lookAgain: async (person) => {
      for (const line of [...open]) if (line.person === person) await identify(line);
    },
    known: () =>
      [...open].flatMap(({ who, session, muted, left }) =>
        who && !left ? [{ session, person: who.id, name: who.name, muted }] : [],
      ),
  };
}
