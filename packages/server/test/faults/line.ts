/** A person's line to some node: it breaks, and then there is another, to another node. */
import { type FromClient, ToClient } from '@wartable/protocol';
import * as v from 'valibot';
import { WebSocket } from 'ws';

export type Line = {
  readonly say: (message: FromClient) => void;
  readonly close: () => void;
  /** Resolves when it is gone, with how long the server asks to stay away. */
  readonly gone: Promise<number>;
};

/** A line that says nothing for so long is taken for dead, though it is asked this often. */
const [SILENCE, ASKED_EVERY, PATIENCE] = [6000, 1500, 5000];

/** `heard` gets what comes after the welcome. Rejects where nobody is there. */
export async function openLine(address: string, cookie: string, heard: (message: ToClient, line: Line) => void): Promise<Line> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/live`, {
    headers: { cookie, origin: address },
    handshakeTimeout: PATIENCE,
  });
  const gone = Promise.withResolvers<number>();
  const welcome = Promise.withResolvers<void>();
  let [last, again] = [Date.now(), 0];
  const say = (message: FromClient): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const line: Line = { say, close: () => socket.close(1001), gone: gone.promise };
  const watching = setInterval(() => {
    if (Date.now() - last > SILENCE) socket.terminate();
    else say({ say: 'ping', n: 1 });
  }, ASKED_EVERY);
  socket.on('open', () => say({ say: 'hello', protocol: 1 }));
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(watching);
    gone.resolve(again);
    welcome.reject(new Error('nobody is there'));
  });
  socket.on('message', (data) => {
    last = Date.now();
    const message = v.parse(ToClient, JSON.parse(String(data)));
    if (message.say === 'welcome') welcome.resolve();
    else if (message.say === 'bye') again = message.again;
    else if (message.say !== 'pong') heard(message, line);
  });
  await welcome.promise;
  return line;
}
