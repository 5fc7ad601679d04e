/** A person: a cookie, and one line at a time to any of the nodes, behind a load balancer that remembers nobody. */
import { below, pick, type Rng } from '@wartable/kernel';
import type { ToClient } from '@wartable/protocol';
import type { Chair } from './chair.ts';
import { type Line, openLine } from './line.ts';
import { pause } from './pause.ts';

export type Person = {
  readonly name: string;
  readonly id: string;
  /** Over HTTP, at any node, again and again until somebody answers. */
  readonly call: Call;
  readonly chairs: readonly Chair[];
  readonly add: (chair: Chair) => void;
  /** Lets go of the line it has and takes another. */
  readonly comeAnew: () => Promise<void>;
  readonly leave: () => void;
};

type Call = <T>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<T>;

export type Balancer = { readonly nodes: () => readonly string[]; readonly rng: Rng };

/** How long an answer over HTTP is waited for, after which it is asked again, and how long one stays where nothing can be kept, or twice that. */
const [PATIENCE, AGAIN, STAYS] = [5000, 250, 4000];

export async function newPerson(name: string, balancer: Balancer): Promise<Person> {
  const { nodes, rng } = balancer;
  let cookie = '';
  let hasLeft = false;
  const call: Call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    for (;;) {
      const answer = await askOnce(pick(rng, nodes()), cookie, method, path, body);
      if (answer?.cookie) ({ cookie } = answer);
      if (answer && answer.status < 300) return answer.read as T;
      // One that is in trouble, or has too much to do, is asked again.
      if (hasLeft || (answer && answer.status < 500 && answer.status !== 429)) throw new Error(`${path}: ${answer?.status}`);
      await pause(AGAIN);
    }
  };
  const me = await call<{ person: { id: string } }>('POST', '/api/me/guest', { name });
  const chairs: Chair[] = [];
  let line: Line | undefined;
  let inTrouble: Line | undefined;
  const settled = { now: Promise.withResolvers<void>() };

  const hear = (message: ToClient, from: Line): void => {
    if (message.say === 'trouble') {
      inTrouble = message.on ? from : undefined;
      for (const chair of chairs) chair.wait(message.on);
      // Other nodes may be better off.
      setTimeout(() => inTrouble === from && from.close(), STAYS + below(rng, STAYS));
    }
    for (const chair of chairs) chair.hear(from, message);
  };
  const live = async (): Promise<void> => {
    while (!hasLeft) {
      const opened = await openLine(pick(rng, nodes()), cookie, hear).catch(() => undefined);
      if (!opened) {
        await pause(AGAIN + below(rng, AGAIN));
        continue;
      }
      line = opened;
      for (const chair of chairs) chair.sit(opened);
      settled.now.resolve();
      const again = await opened.gone;
      line = undefined;
      settled.now = Promise.withResolvers();
      for (const chair of chairs) chair.rise();
      await pause(Math.min(again, PATIENCE) + below(rng, AGAIN));
    }
  };
  const living = live();
  return {
    name,
    id: me.person.id,
    call,
    chairs,
    add: (chair) => {
      chairs.push(chair);
      if (line) chair.sit(line);
    },
    comeAnew: async () => {
      line?.close();
      await line?.gone;
      await settled.now.promise;
    },
    leave: () => {
      hasLeft = true;
      line?.close();
      void living;
    },
  };
}

type Answered = { readonly status: number; readonly cookie: string | undefined; readonly read: unknown };

/** Nothing, where nobody answered in time. */
async function askOnce(
  origin: string,
  cookie: string,
  method: string,
  path: string,
  body: unknown,
): Promise<Answered | undefined> {
  try {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { origin, ...(cookie ? { cookie } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await response.text();
    const set = response.headers.getSetCookie()[0]?.split(';', 1)[0];
    return { status: response.status, cookie: set, read: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}
