/**
 * A bell between nodes: something has changed, and it has this number. It may be lost, and nothing depends on it: whoever hears it
 * reads from the database, and whoever does not looks there now and then by himself.
 */
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Log } from '../around.ts';
import type { NatsAddress } from './nats-address.ts';
import type { Subjects } from './subjects.ts';

/**
 * `at`: the number of a table's next step, or none where something else happened there (a line of talk, somebody came or went);
 * `mine`: a list of a person's tables; `who`: a person is another (name, mutes, banned, signed out); `lobby`: open tables; `house`: what the host says to all.
 */
export type Topic = `at.${string}` | `mine.${string}` | `who.${string}` | 'who.*' | 'lobby' | 'house';

export type Bell = {
  /** For the other nodes; never waits, never throws. */
  readonly ring: (topic: Topic, number?: number) => void;
  /** Hears rings of the others; gives back what ends it. `of` is the last part of the topic. */
  readonly listen: (topic: Topic, heard: (number: number, of: string) => void) => () => void;
  /** Whether rings arrive now. */
  readonly isUp: () => boolean;
  /** Rings may have been missed: the line was down, and is up again (or for the first time). */
  readonly onBack: (back: () => void) => () => void;
  /** Rings since it was opened. */
  readonly counts: () => { readonly sent: number; readonly heard: number };
  readonly close: () => Promise<void>;
};

const NOTHING = (): void => {};

/** There is nobody else to hear it. */
export const SILENT: Bell = {
  ring: NOTHING,
  listen: () => NOTHING,
  isUp: () => true,
  onBack: () => NOTHING,
  counts: () => ({ sent: 0, heard: 0 }),
  close: async () => {},
};

/** Nothing in a topic that NATS would read as more than a name. */
const PLAIN = /^[a-z]+(?:\.(?:[\w-]+|\*))?$/;
/** Rings that wait for the line to come back; whoever needed one more than that looks by himself. */
const MOST_KEPT = 10_000;
/** So many rings are asked for at once whether they have arrived; twice as many unanswered, and no more are sent. */
const A_BUNCH = 5000;
const PING_EVERY = 2000;
const AGAIN_AFTER = 500;
const AGAIN_WITHIN = 1000;

type Heard = Parameters<Bell['listen']>[1];
type Listening = { readonly all: Set<Heard>; subscription: Subscription | undefined };

/**
 * The bell over NATS, heard by all nodes that call topics the same. Gives it back when the line is up, or after `patience`
 * milliseconds: a node starts while NATS is away, too, and tries for ever.
 */
export async function openBell(address: NatsAddress, subjectOf: Subjects, log: Log, patience = 2000): Promise<Bell> {
  const { servers, user, pass, token, encrypted, where } = address;
  const listening = new Map<Topic, Listening>();
  const backs = new Set<() => void>();
  const kept = new Map<Topic, number>();
  const count = { sent: 0, heard: 0 };
  let line: NatsConnection | undefined;
  let isUp = false;
  let isClosed = false;
  let unanswered = 0;

  const safely = (what: () => void): void => {
    try {
      what();
    } catch (error) {
      log.error({ err: error }, 'bell');
    }
  };

  const send = (topic: Topic, number: number): void => {
    if (!line || unanswered >= 2 * A_BUNCH) return;
    line.publish(subjectOf(topic), String(number));
    count.sent++;
    if (++unanswered % A_BUNCH !== 0) return;
    const answered = (): void => {
      unanswered = Math.max(0, unanswered - A_BUNCH);
    };
    line.flush().then(answered, NOTHING);
  };

  const subscribe = (topic: Topic, it: Listening): void => {
    const callback = (error: Error | null, message: { readonly subject: string; readonly string: () => string }): void => {
      if (error) log.error({ err: error }, 'bell');
      const said = error ? '' : message.string();
      if (!/^\d{1,15}$/.test(said)) return;
      count.heard++;
      const name = topic === 'who.*' ? message.subject : topic;
      const of = name.slice(name.lastIndexOf('.') + 1);
      for (const heard of [...it.all]) safely(() => heard(Number(said), of));
    };
    safely(() => {
      it.subscription = line?.subscribe(subjectOf(topic), { callback });
    });
  };

  const up = (): void => {
    isUp = true;
    unanswered = 0;
    log.info({ nats: where }, 'bell up');
    for (const [topic, number] of kept) safely(() => send(topic, number));
    kept.clear();
    for (const back of [...backs]) safely(back);
  };

  const down = (): void => {
    if (isUp) log.warn({ nats: where }, 'bell down');
    isUp = false;
  };

  const follow = async (opened: NatsConnection): Promise<void> => {
    for await (const { type } of opened.status()) {
      if (type === 'disconnect' || type === 'staleConnection' || type === 'close') down();
      if (type === 'reconnect') up();
    }
  };

  const opening = connect({
    servers: [...servers],
    ...(user === undefined ? {} : { user, pass: pass ?? '' }),
    ...(token === undefined ? {} : { token }),
    ...(encrypted ? { tls: {} } : {}),
    name: 'wartable',
    noEcho: true,
    timeout: 3000,
    pingInterval: PING_EVERY,
    maxPingOut: 2,
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    ignoreAuthErrorAbort: true,
    reconnectDelayHandler: () => AGAIN_AFTER + Math.random() * AGAIN_WITHIN,
    // The only way to call off a first attempt that is under way.
    reconnectToServer: () => {
      if (isClosed) throw new Error('closed');
      return null;
    },
  }).then(
    async (opened) => {
      if (isClosed) return opened.close();
      line = opened;
      void follow(opened);
      for (const [topic, it] of listening) subscribe(topic, it);
      // What was subscribed counts from here on.
      await opened.flush().catch(NOTHING);
      up();
    },
    (error) => {
      if (!isClosed) log.error({ err: error }, 'bell');
    },
  );
  if (!(await inTime(opening, patience))) log.warn({ nats: where }, 'bell down');

  return {
    ring: (topic, number = 0) => {
      if (!PLAIN.test(topic) || topic.endsWith('*')) return;
      if (isUp) safely(() => send(topic, number));
      else if (kept.size < MOST_KEPT || kept.has(topic)) kept.set(topic, number);
    },
    listen: (topic, heard) => {
      if (!PLAIN.test(topic)) return NOTHING;
      const it = listening.get(topic) ?? { all: new Set(), subscription: undefined };
      // The same function may listen twice.
      const own: Heard = (number, of) => heard(number, of);
      it.all.add(own);
      if (!listening.has(topic)) {
        listening.set(topic, it);
        if (line && !isClosed) subscribe(topic, it);
      }
      return () => {
        it.all.delete(own);
        if (it.all.size > 0 || listening.get(topic) !== it) return;
        listening.delete(topic);
        if (!isClosed) safely(() => it.subscription?.unsubscribe());
      };
    },
    isUp: () => isUp,
    onBack: (back) => {
      const own = (): void => back();
      backs.add(own);
      return () => backs.delete(own);
    },
    counts: () => ({ ...count }),
    close: async () => {
      isClosed = true;
      isUp = false;
      listening.clear();
      backs.clear();
      await line?.close();
    },
  };
}

/** Whether it was done within so many milliseconds. */
async function inTime(done: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  try {
    return await Promise.race([done.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
