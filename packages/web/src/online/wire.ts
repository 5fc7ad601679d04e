/** A connection that comes back by itself: it says hello, feels its own pulse, and finds out when it is dead. */
import { type FromClient, LIVE_PROTOCOL, ToClient } from '@wartable/protocol';
import * as v from 'valibot';
import { pauseAfter } from './pause.ts';

type Link = { readonly send: (text: string) => void; readonly close: () => void };
type OnLink = { readonly opened: () => void; readonly heard: (text: string) => void; readonly closed: () => void };

/** What it needs of the world around it. */
export type AroundWire = {
  readonly connect: (on: OnLink) => Link;
  readonly build: string;
  /** Between 0 and 1. */
  readonly chance: () => number;
  readonly now: () => number;
  readonly log: (what: string, about?: unknown) => void;
};

export type OnWire = {
  /** Whether anybody here wants anything of the server. */
  readonly isWanted: () => boolean;
  readonly moved: (is: WireState) => void;
  readonly welcomed: (welcome: Extract<ToClient, { say: 'welcome' }>) => void;
  readonly heard: (message: Rest) => void;
  readonly notUnderstood: () => void;
  /** The line has just shown that it is there. */
  readonly pulse: () => void;
};

/** 'idle': nobody here wants anything of the server. */
export type WireState = 'idle' | 'connecting' | 'here' | 'gone';
/** What is not about the wire itself. */
export type Rest = Exclude<ToClient, { say: 'welcome' | 'pong' | 'bye' }>;

export type Wire = {
  readonly send: (message: FromClient) => void;
  readonly open: () => void;
  readonly leave: () => void;
  /** Something has happened after which the line may be there again, or dead. */
  readonly wake: () => void;
  /** From the start, at once. */
  readonly again: () => void;
};

/** A ping so long after each pong, given up after so long; both in milliseconds. */
const [PING_AFTER, GIVEN_UP] = [2500, 9000];
/** Between two attempts. */
const PAUSES = { first: 500, longest: 15_000 };

type Timer = ReturnType<typeof setTimeout> | undefined;

export function openWire({ connect, build, chance, now, log }: AroundWire, on: OnWire): Wire {
  let link: Link | undefined;
  let is: WireState = 'idle';
  /** Not before then, as the server wished. */
  let notBefore = 0;
  let tries = 0;
  let pings = 0;
  let lastHeard = 0;
  let [retry, pulse, patience]: Timer[] = [];

  const move = (to: WireState): void => {
    const moved = to !== is;
    is = to;
    if (moved) on.moved(to);
  };
  const send = (message: FromClient): void => link?.send(JSON.stringify(message));

  const open = (): void => {
    if (link || !on.isWanted()) return;
    clearTimeout(retry);
    if (is === 'idle') move('connecting');
    // What an earlier one still says is of no concern.
    const ofNow =
      <T extends unknown[]>(what: (...args: T) => void) =>
      (...args: T): void => {
        if (link === opened) what(...args);
      };
    const opened = connect({
      opened: ofNow(() => send({ say: 'hello', protocol: LIVE_PROTOCOL, ...(build ? { build } : {}) })),
      heard: ofNow(hear),
      closed: ofNow(broke),
    });
    link = opened;
    expectWord();
  };

  const leave = (): void => {
    const old = link;
    link = undefined;
    for (const timer of [retry, pulse, patience]) clearTimeout(timer);
    old?.close();
    if (!on.isWanted()) move('idle');
  };

  /** It is gone, or as good as gone. */
  const broke = (): void => {
    leave();
    if (is === 'idle') return;
    move('gone');
    retry = setTimeout(open, Math.max(pauseAfter(PAUSES, tries++, chance), notBefore - now()));
  };

  const expectWord = (): void => {
    clearTimeout(patience);
    patience = setTimeout(broke, GIVEN_UP);
  };
  const ping = (): void => {
    send({ say: 'ping', n: ++pings });
    expectWord();
  };
  const isAlive = (): void => {
    clearTimeout(patience);
    clearTimeout(pulse);
    pulse = setTimeout(ping, PING_AFTER);
  };

  const hear = (raw: string): void => {
    lastHeard = now();
    const message = read(raw);
    if (!message) on.notUnderstood();
    else if (message.say === 'welcome') {
      tries = 0;
      isAlive();
      move('here');
      on.welcomed(message);
    } else if (message.say === 'pong') {
      if (message.n !== pings) return;
      isAlive();
      on.pulse();
    } else if (message.say === 'bye') {
      // Not all at the same moment.
      notBefore = now() + message.again * (1 + chance() / 2);
      broke();
    } else on.heard(message);
  };

  const read = (raw: string): ToClient | undefined => {
    try {
      const parsed = v.safeParse(ToClient, JSON.parse(raw));
      if (parsed.success) return parsed.output;
      log('not understood', v.flatten(parsed.issues));
    } catch (error) {
      log('not understood', error);
    }
    return undefined;
  };

  const tryNow = (): void => {
    tries = 0;
    clearTimeout(retry);
    if (now() < notBefore) retry = setTimeout(open, notBefore - now());
    else open();
  };

  return {
    send,
    open,
    leave,
    wake: () => {
      if (!on.isWanted()) return;
      // After a long sleep nobody has kept the line; otherwise it is asked.
      if (link && now() - lastHeard > GIVEN_UP && is === 'here') {
        leave();
        move('gone');
      }
      if (!link) tryNow();
      else if (is === 'here') ping();
    },
    again: () => {
      leave();
      if (is === 'idle') return;
      move('connecting');
      notBefore = 0;
      tryNow();
    },
  };
}
