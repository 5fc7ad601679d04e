/** A server with one table of the kernel, and lines to it that delay, repeat, reorder and break, all by a seeded chance. */
import {
  below,
  type Delivery,
  type Game,
  type GameEvent,
  hear,
  type Match,
  newMatch,
  openTable,
  rngFromSeed,
  type Seat,
  seedFrom,
  type Table,
  type Viewer,
} from '@wartable/kernel';
import { AGREED, FromClient, LIVE_PROTOCOL, type RefusalWord, type RoomState, type ToClient } from '@wartable/protocol';
import * as v from 'valibot';
import type { Around } from '../src/online/line-types.ts';

export const TABLE = 'table-of-the-test';

/** In a thousand messages: said twice, and after which the line is dead, with a word or without. */
export type Badness = { latency: number; twice: number; cut: number; silent: number };
export const GOOD: Readonly<Badness> = { latency: 5, twice: 0, cut: 0, silent: 0 };

const idsOf = (message: FromClient): { readonly id?: string; readonly table?: string } => ({
  ...('table' in message ? { table: message.table } : {}),
  ...('id' in message ? { id: message.id } : {}),
  ...(message.say === 'seat' && 'id' in message.message ? { id: message.message.id } : {}),
});

type Socket = { readonly send: (message: ToClient) => void; readonly cut: () => void; seat: Viewer | undefined };

export function aServer(game: Game, options: unknown) {
  const happened: { entry: number; event: GameEvent }[] = [];
  const match: Match = newMatch(game, { options, players: ['a', 'b'], seed: seedFrom('bad line') }, (event) =>
    happened.push({ entry: -1, event }),
  );
  let openings = 1;
  let table: Table = openTable(match, happened, `${openings}`);
  let inTrouble = false;
  /** What it does not do, and the word for it. */
  let refuses: (message: FromClient) => RefusalWord | undefined = () => undefined;
  const sockets = new Set<Socket>();
  const heard: FromClient[] = [];

  const chance = rngFromSeed(seedFrom('trouble'));
  const room = (viewer: Viewer): RoomState => ({
    table: {
      id: TABLE,
      game: game.id,
      options: {},
      status: 'running',
      agreement: AGREED,
      seats: match.seats.map((name) => ({ name, sitter: { kind: 'bot', level: 1 } })),
      owner: 'somebody-who-owns-it',
      created: 0,
      changed: 0,
      mine: viewer === 'spectator' ? null : viewer,
      myTurn: false,
      until: null,
      outcome: null,
    },
    now: Date.now(),
    clocks: null,
    asks: [],
    claimable: [],
    chance: { commitment: null, shares: [] },
    watchers: 0,
    rematch: null,
    orders: [],
    noAsking: false,
  });

  const deliver = (deliveries: readonly Delivery[]): void => {
    for (const socket of sockets) {
      const messages = deliveries.flatMap(({ to, message }) => (to === socket.seat ? [message] : []));
      if (messages.length > 0) socket.send({ say: 'told', table: TABLE, messages });
    }
  };

  const take = (socket: Socket, viewer: Viewer, message: FromClient): void => {
    heard.push(message);
    if (message.say === 'hello') {
      socket.send({ say: 'welcome', protocol: LIVE_PROTOCOL, build: 'one', person: null, now: Date.now() });
      if (inTrouble) socket.send({ say: 'trouble', on: true });
    }
    if (message.say === 'ping') socket.send({ say: 'pong', n: message.n });
    const refused = refuses(message);
    if (refused) {
      socket.send({ say: 'refused', refused, ...idsOf(message) });
      return;
    }
    if (message.say === 'sit' && message.table !== TABLE)
      socket.send({ say: 'refused', refused: 'unknown', table: message.table });
    // It has to be looked for first.
    if (message.say === 'sit' && message.table === TABLE)
      setTimeout(() => {
        socket.seat = viewer;
        socket.send({ say: 'room', room: room(viewer) });
      }, 20);
    const id = message.say === 'talk' ? message.id : message.say === 'seat' && 'id' in message.message ? message.message.id : '';
    if (id !== '' && socket.seat === undefined) {
      socket.send({ say: 'refused', refused: 'not-now', id, table: TABLE });
      return;
    }
    if (message.say === 'talk') socket.send({ say: 'done', id: message.id });
    if (message.say !== 'seat') return;
    // It may have been kept all the same: nobody knows before it is looked at.
    if (inTrouble && 'id' in message.message && below(chance, 2) === 0) {
      socket.send({ say: 'told', table: TABLE, messages: [{ reply: message.message.id, refused: 'failed' }] });
      return;
    }
    const { deliveries, changed } = hear(table, viewer, message.message);
    if (inTrouble && 'id' in message.message) {
      socket.send({ say: 'refused', refused: 'failed', id: message.message.id, table: TABLE });
      return;
    }
    const own = deliveries.filter(({ to }) => to === viewer).map((one) => one.message);
    if (changed) deliver(deliveries);
    else if (own.length > 0) socket.send({ say: 'told', table: TABLE, messages: own });
  };

  return {
    match,
    heard,
    sockets,
    /** As after a restart: numbers begin anew. */
    reopen: () => {
      table = openTable(match, table.history, `${++openings}`);
      for (const socket of [...sockets]) socket.cut();
    },
    tell: (message: ToClient) => {
      for (const socket of sockets) socket.send(message);
    },
    trouble: (on: boolean) => {
      inTrouble = on;
      for (const socket of sockets) socket.send({ say: 'trouble', on });
    },
    refuse: (which: typeof refuses) => {
      refuses = which;
    },
    /** The world around the line of whoever sits there. */
    around: (viewer: Seat | 'spectator', badness: Badness, seed: string): Around & { kept: string | null } => {
      const rng = rngFromSeed(seedFrom(seed));
      const happens = (perMille: number): boolean => below(rng, 1000) < perMille;
      const around: Around & { kept: string | null } = {
        kept: null,
        build: 'one',
        looking: () => true,
        chance: () => below(rng, 1000) / 1000,
        now: Date.now,
        log: () => {},
        shelf: {
          read: () => around.kept,
          write: (text) => {
            around.kept = text;
          },
        },
        connect: ({ opened, heard: hearClient, closed }) => {
          let alive = true;
          let lastArrival = 0;
          const later = (what: () => void, ordered: boolean): void => {
            const wanted = Date.now() + 1 + below(rng, badness.latency);
            const arrival = ordered ? Math.max(wanted, lastArrival) : wanted;
            if (ordered) lastArrival = arrival;
            setTimeout(() => alive && what(), arrival - Date.now());
          };
          const die = (said: boolean): void => {
            if (!alive) return;
            alive = false;
            sockets.delete(socket);
            if (said) setTimeout(closed, 1);
          };
          const carry = (what: () => void, ordered: boolean): void => {
            const [cut, silent, twice] = [happens(badness.cut), happens(badness.silent), happens(badness.twice)];
            if (cut || silent) die(cut);
            if (!alive) return;
            later(what, ordered);
            if (twice) later(what, ordered);
          };
          const socket: Socket = {
            seat: undefined,
            send: (message) => {
              const text = JSON.stringify(message);
              // The first word is the first; afterwards one overtakes the other.
              carry(() => hearClient(text), message.say === 'welcome');
            },
            cut: () => die(true),
          };
          sockets.add(socket);
          later(opened, true);
          return {
            send: (text) => carry(() => take(socket, viewer, v.parse(FromClient, JSON.parse(text))), true),
            close: () => die(false),
          };
        },
      };
      return around;
    },
  };
}
