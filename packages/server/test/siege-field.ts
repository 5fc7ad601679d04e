/** A server with a match in which the second seat has answered and is not asked now, and those who come to it. */
import { INSTALLED } from '@wartable/games';
import { type Game, newMatch, seedFrom } from '@wartable/kernel';
import { AGREED, type NewTable } from '@wartable/protocol';
import { openServer, type Server } from '../src/index.ts';
import type { Place } from './databases.ts';
import { newPlayer, type Player, playAt, saying, type Wire } from './player.ts';

export type Field = {
  readonly server: Server;
  readonly address: string;
  readonly table: string;
  /** Another table, which nobody but its owner has found. */
  readonly lonely: string;
  readonly ann: Player;
  readonly ben: Player;
  readonly eve: Player;
  readonly wires: readonly [Wire, Wire];
  /** What the one at the table has said, and was taken. */
  readonly given: readonly Record<string, unknown>[];
};

const FREE = { messages: 1e9, requests: 1e9, guestsPerHour: 1e9, socketsPerAddress: 1e6, socketsPerPerson: 1e6 };
const DUEL: NewTable = { game: 'duel', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }], agreement: AGREED };
const duel = INSTALLED.find(({ manifest }) => manifest.id === 'duel')?.game as Game;

/** A match in which the second seat has answered and is not asked now. */
export async function openField({ config }: Place): Promise<Field> {
  const server = await openServer({ ...config, host: '127.0.0.1', port: 0, botThreads: 0, limits: FREE });
  const address = `http://127.0.0.1:${server.port}`;
  const [ann, ben, eve] = [await newPlayer(address, 'Ann'), await newPlayer(address, 'Ben'), await newPlayer(address, 'Eve')];
  const { id: table } = await ann.create(DUEL);
  const { id: lonely } = await ann.create(DUEL);
  await ben.join(table);
  const wires = [await ann.connect(), await ben.connect()] as const;
  const given: Record<string, unknown>[] = [];
  wires[1].socket.send = new Proxy(wires[1].socket.send, {
    apply: (send, self, [text, ...more]) => {
      const message = JSON.parse(text);
      if (message.message?.say === 'answer') given.push(message);
      return Reflect.apply(send, self, [text, ...more]);
    },
  });
  // Both answer until it is the first one's action.
  const waits = new Promise<void>((resolve) => {
    playAt(wires[0], duel, table, ({ decision }) => {
      if (decision?.kind !== 'action') return decision?.choices[0];
      resolve();
      return undefined;
    });
    playAt(wires[1], duel, table, ({ decision }) => {
      // To pass is the last choice: then it is the other one's turn.
      return decision?.choices.at(decision.kind === 'action' ? -1 : 0);
    });
  });
  await waits;
  await pong(wires[1]);
  return { server, address, table, lonely, ann, ben, eve, wires, given };
}

async function pong(wire: Wire): Promise<void> {
  const heard = wire.next(saying('pong'));
  wire.say({ say: 'ping', n: 1 });
  await heard;
}

/** A table of a device, to be damaged on its way here. */
export function saveOf(): Record<string, unknown> {
  const seed = seedFrom('siege');
  const { record } = newMatch(duel, { options: {}, players: ['person', 'person'], seed });
  return { save: { game: 'duel', seed, players: [{ kind: 'person' }, { kind: 'person' }], record }, agreement: AGREED, me: 0 };
}
