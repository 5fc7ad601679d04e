/** A line through somebody else's hands: it can be slow, stand still, and break in the middle of a message. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type ProxyLine = {
  readonly port: number;
  /** Everything takes so many milliseconds longer. */
  readonly slow: (delay: number) => void;
  /** Nothing comes through until it goes on. */
  readonly stall: (isStalled: boolean) => void;
  /** All that are open now break with the next message, in the middle of it, or else a little later. */
  readonly tear: () => void;
  readonly close: () => void;
};

type Weather = { delay: number; stalled: Promise<void> | undefined };
type Pair = { readonly here: Socket; readonly there: Socket; torn: boolean };

const TORN_WITHIN = 500;

/** TCP loses nothing: what is lost on a line is a line that stands still, or breaks. */
export async function openProxy(host: string, to: () => { readonly host: string; readonly port: number }): Promise<ProxyLine> {
  const weather: Weather = { delay: 0, stalled: undefined };
  const pairs = new Set<Pair>();
  let goOn = (): void => {};
  const server = createServer({ noDelay: true }, (here) => {
    const pair: Pair = { here, there: connect({ ...to(), noDelay: true }), torn: false };
    pairs.add(pair);
    for (const socket of [here, pair.there]) {
      socket.on('error', () => {});
      socket.on('close', () => breakUp(pairs, pair));
    }
    void carry(weather, pairs, pair, here, pair.there);
    void carry(weather, pairs, pair, pair.there, here);
  });
  server.listen(0, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    slow: (delay) => {
      weather.delay = delay;
    },
    stall: (isStalled) => {
      goOn();
      weather.stalled = undefined;
      if (!isStalled) return;
      weather.stalled = new Promise((resolve) => {
        goOn = resolve;
      });
    },
    tear: () => {
      for (const pair of pairs) {
        pair.torn = true;
        setTimeout(() => breakUp(pairs, pair), TORN_WITHIN).unref();
      }
    },
    close: () => {
      goOn();
      server.close();
      for (const pair of [...pairs]) breakUp(pairs, pair);
    },
  };
}

function breakUp(pairs: Set<Pair>, pair: Pair): void {
  if (!pairs.delete(pair)) return;
  for (const socket of [pair.here, pair.there]) if (!socket.destroyed) socket.resetAndDestroy();
}

/** In order, and no more in hand than the other side takes. */
async function carry(weather: Weather, pairs: Set<Pair>, pair: Pair, from: Socket, to: Socket): Promise<void> {
  try {
    for await (const data of from) {
      const chunk = data as Buffer;
      if (weather.delay > 0) await new Promise((resolve) => setTimeout(resolve, weather.delay));
      while (weather.stalled) await weather.stalled;
      if (pair.torn) {
        to.write(chunk.subarray(0, chunk.length >> 1));
        setImmediate(breakUp, pairs, pair);
        return;
      }
      if (!to.write(chunk)) await once(to, 'drain');
    }
    to.end();
  } catch {
    breakUp(pairs, pair);
  }
}
