/**
 * A storm of answers at many tables, and a server that is killed in the middle of it, again and again. Whatever it has acknowledged
 * has to be on disk, once, and every match has to go on.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { INSTALLED } from '@wartable/games';
import { type Game, isReply, type LogEntry, resume, shareCommitment, verify } from '@wartable/kernel';
import { AGREED, type ToClient } from '@wartable/protocol';
import { closedRecord, keptLog, keptTable, recordOf } from '../src/hall/kept.ts';
import { openStore } from '../src/store/index.ts';
import type { Place } from './databases.ts';
import { newPlayer, type Player, type Wire } from './player.ts';

const GAMES = ['duel', 'hoth'];
const PLAYERS = 4;

/** One seat at one table, over all lines it ever had. */
type Chair = {
  readonly table: string;
  readonly share: string;
  number: number;
  opening: string | undefined;
  decision: { readonly id: number; readonly choices: readonly number[] } | null;
  /** What was said and not acknowledged yet: said again under the same name. */
  open: { readonly say: 'answer'; readonly decision: number; readonly choice: number; readonly id: string } | undefined;
  isOver: boolean;
  said: number;
};

type Storm = {
  readonly place: Place;
  readonly players: readonly Player[];
  readonly chairs: Map<Player, Map<string, Chair>>;
  /** By table, in the order in which they came. */
  readonly acknowledged: Map<string, string[]>;
  /** Said by somebody and refused: nothing of the sort should happen. */
  readonly refused: string[];
  port: number;
};

export type Tally = { readonly answers: number; readonly kept: number; readonly tables: number; readonly over: number };

async function newStorm(place: Place): Promise<{ storm: Storm; server: ChildProcess }> {
  const { server, port } = await startServer(place, 0);
  const players: Player[] = [];
  for (let n = 0; n < PLAYERS; n++) players.push(await newPlayer(`http://127.0.0.1:${port}`, `Player ${n}`));
  const storm: Storm = {
    place,
    players,
    chairs: new Map(players.map((player) => [player, new Map()])),
    acknowledged: new Map(),
    refused: [],
    port,
  };
  return { storm, server };
}

async function startServer({ config }: Place, port: number): Promise<{ server: ChildProcess; port: number }> {
  const file = fileURLToPath(new URL('./storm-server.ts', import.meta.url));
  const server = spawn(process.execPath, [file, JSON.stringify({ ...config, port })], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(() => [''])]);
  const listening = Number(String(said[0]));
  if (!listening) throw new Error('the server did not start');
  return { server, port: listening };
}

/** Tables for people who have too few of them. */
async function setTables({ players, chairs, acknowledged }: Storm, wanted: number): Promise<void> {
  const running = [...acknowledged.keys()].filter((table) => ![...chairs.values()].some((own) => own.get(table)?.isOver));
  for (let n = running.length; n < wanted; n++) {
    const one = players[n % players.length];
    const other = players[(n + 1) % players.length];
    if (!one || !other) return;
    const game = GAMES[n % 5 === 4 ? 1 : 0] ?? 'duel';
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { id } = await one.create({ game, options: {}, seats: [...seats], agreement: AGREED });
    await other.join(id);
    acknowledged.set(id, []);
    for (const player of [one, other]) chairs.get(player)?.set(id, newChair(id));
  }
}

const newChair = (table: string): Chair => ({
  table,
  share: randomBytes(16).toString('hex'),
  number: 0,
  opening: undefined,
  decision: null,
  open: undefined,
  isOver: false,
  said: 0,
});

/** Everybody plays; resolves when so many answers were acknowledged, with what ends the lines. */
async function rage(storm: Storm, answers: number): Promise<Wire[]> {
  let count = 0;
  let enough = (): void => {};
  const raged = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const wires: Wire[] = [];
  for (const player of storm.players) {
    const wire = await player.connect();
    wires.push(wire);
    const own = storm.chairs.get(player) ?? new Map<string, Chair>();
    wire.listeners.add((message) => {
      for (const chair of own.values())
        hear(wire, chair, message, (id, refused) => {
          if (refused !== undefined) storm.refused.push(`${chair.table} ${id}: ${refused}`);
          else storm.acknowledged.get(chair.table)?.push(id);
          if (++count >= answers) enough();
        });
    });
    for (const chair of own.values()) {
      chair.decision = null;
      if (!chair.isOver) wire.say({ say: 'sit', table: chair.table });
    }
  }
  // All of them may be over before.
  const isOver = (): boolean => [...storm.chairs.values()].every((own) => [...own.values()].every((chair) => chair.isOver));
  const watching = setInterval(() => isOver() && enough(), 50);
  await raged;
  clearInterval(watching);
  return wires;
}

function hear(wire: Wire, chair: Chair, message: ToClient, replied: (id: string, refused?: string) => void): void {
  const { table } = chair;
  if (message.say === 'room' && message.room.table.id === table) {
    const { status } = message.room.table;
    if (status === 'open') wire.say({ say: 'commit', table, commitment: shareCommitment(chair.share) });
    if (status === 'running' && chair.decision === null) since(wire, chair);
    if (status === 'over') chair.isOver = true;
  }
  if (message.say === 'reveal' && message.table === table) wire.say({ say: 'reveal', table, share: chair.share });
  if (message.say !== 'told' || message.table !== table) return;
  for (const one of message.messages) {
    if (isReply(one)) {
      if (one.reply !== chair.open?.id) continue;
      chair.open = undefined;
      replied(one.reply, 'refused' in one ? one.refused : undefined);
    } else if ('protocol' in one || one.number === chair.number + 1) {
      chair.number = one.number;
      if ('protocol' in one) chair.opening = one.opening;
      chair.decision = one.decision;
      if (one.outcome) chair.isOver = true;
    } else if (one.number > chair.number) since(wire, chair);
  }
  answer(wire, chair);
}

function since(wire: Wire, { table, number, opening }: Chair): void {
  wire.say({ say: 'seat', table, message: { say: 'since', number, ...(opening === undefined ? {} : { opening }) } });
}

const sentOver = new WeakMap<object, Wire>();

function answer(wire: Wire, chair: Chair): void {
  const { decision, table } = chair;
  if (chair.open && sentOver.get(chair.open) === wire) return;
  if (!chair.open) {
    if (!decision) return;
    const choice = decision.choices[(chair.said * 7) % decision.choices.length] ?? 0;
    chair.open = { say: 'answer', decision: decision.id, choice, id: `${chair.share.slice(0, 6)}.${chair.said++}` };
    chair.decision = null;
  }
  sentOver.set(chair.open, wire);
  wire.say({ say: 'seat', table, message: chair.open });
}

async function killed(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

/** Looks at what is on disk: throws where something is not as it was promised. */
async function inspect({ place, acknowledged }: Storm): Promise<Tally> {
  const store = await openStore(place.where);
  let [answers, kept, over] = [0, 0, 0];
  try {
    for (const [id, ids] of acknowledged) {
      const table = await keptTable(store.db, id);
      if (!table) throw new Error(`${id} is gone`);
      const rows = await store.db.selectFrom('step').select('sequence').where('match', '=', id).orderBy('sequence').execute();
      if (rows.some(({ sequence }, n) => sequence !== n)) throw new Error(`${id} has a gap`);
      const log = await keptLog(store.db, id);
      const found = namesIn(log.log);
      if (new Set(found).size !== found.length) throw new Error(`${id} has an answer twice`);
      const missing = ids.filter((name) => !found.includes(name));
      if (missing.length > 0) throw new Error(`${id} has lost ${missing.join(', ')}`);
      answers += ids.length;
      kept += found.length;
      const game = INSTALLED.find(({ manifest }) => manifest.id === table.game)?.game as Game;
      const whole = closedRecord(table, log);
      if (whole) {
        verify(game, whole);
        over++;
      } else if (table.head && table.seed && table.status === 'running')
        resume(game, recordOf(table, table.head, log), table.seed);
    }
  } finally {
    await store.close();
  }
  return { answers, kept, over, tables: acknowledged.size };
}

function namesIn(log: readonly LogEntry[]): string[] {
  return log.flatMap(([, , stamp]) => (stamp?.id === undefined ? [] : [stamp.id]));
}

/** So many times: a storm, a kill, a look at what is left, and everybody goes on. */
export async function weather(
  place: Place,
  kills: number,
  tables: number,
  told?: (kill: number, tally: Tally) => void,
): Promise<Tally> {
  let { storm, server } = await newStorm(place);
  let tally: Tally = { answers: 0, kept: 0, over: 0, tables: 0 };
  try {
    for (let kill = 1; kill <= kills; kill++) {
      await setTables(storm, tables);
      // Not always at the same moment.
      const wires = await rage(storm, tables * (6 + ((kill * 37) % 14)));
      await new Promise((resolve) => setTimeout(resolve, (kill * 13) % 21));
      await killed(server);
      for (const { socket } of wires) socket.terminate();
      tally = await inspect(storm);
      told?.(kill, tally);
      if (storm.refused.length > 0) throw new Error(storm.refused.join('\n'));
      ({ server } = await startServer(place, storm.port));
    }
  } finally {
    server.kill('SIGKILL');
  }
  return tally;
}
