/**
 * A server under siege: malformed, oversized, replayed and out-of-turn messages over sockets and HTTP, from strangers, from guests
 * and from one who sits at the table. It has to stay up, to answer, and to change nothing. Tests send a few thousand,
 * `npm run siege` a hundred thousand.
 */
import { below, pick, type Rng, rngFromSeed, seedFrom } from '@wartable/kernel';
import { FromClient, type ToClient } from '@wartable/protocol';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { Database } from '../src/store/schema.ts';
import { brokenText, damaged, isRight, oddValue } from './hostile.ts';
import { connect, saying } from './player.ts';
import type { Field } from './siege-field.ts';
import { hostileRequests } from './siege-http.ts';

export type Siege = {
  /** How many messages went over sockets, and what came back, by word. */
  readonly said: number;
  readonly words: Readonly<Record<string, number>>;
  /** Of how many nothing could be said but that the line is cut. */
  readonly cut: number;
  /** How many requests there were, by status. */
  readonly asked: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** What must not be: each in one line. */
  readonly faults: readonly string[];
};

/** Everything that is kept. */
export async function everything(db: Kysely<Database>): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    all[name] = JSON.stringify(rows.map((row) => JSON.stringify(row)).sort());
  }
  return all;
}

/** What those who play and one who watches are told when they come. */
export async function everybody({ address, table, ann, ben }: Field): Promise<string[]> {
  const all: string[] = [];
  for (const cookie of [ann.cookie(), ben.cookie(), '']) {
    const wire = await connect(address, cookie);
    const room = wire.next(saying('room'));
    wire.say({ say: 'sit', table });
    const { now: _now, watchers: _watchers, ...state } = (await room).room;
    const told = wire.next(saying('told'));
    wire.say({ say: 'seat', table, message: { say: 'since', number: 0 } });
    all.push(JSON.stringify(state), JSON.stringify((await told).messages));
    wire.socket.close();
  }
  return all;
}

export async function besiege(field: Field, many: number, seed: string): Promise<Siege> {
  const rng = rngFromSeed(seedFrom(seed));
  const faults: string[] = [];
  const words: Record<string, number> = {};
  let cut = 0;
  const onLines = Math.ceil(many * 0.75);
  // Those who play are still there.
  const there = setInterval(() => {
    for (const wire of field.wires) wire.say({ say: 'ping', n: 1 });
  }, 2500);
  for (let said = 0; said < onLines; ) {
    const who = pick(rng, ['stranger', 'eve', 'ben'] as const);
    const batch = Math.min(onLines - said, 1 + below(rng, 300));
    const line = await siegeLine(field, who, rng, batch, faults);
    said += batch;
    cut += line.cut;
    for (const word of line.words) words[word] = (words[word] ?? 0) + 1;
  }
  const requests = await hostileRequests(field, rng, many - onLines, faults);
  clearInterval(there);
  const alive = await fetch(`${field.address}/readyz`);
  if (alive.status !== 200) faults.push(`not ready: ${alive.status}`);
  return { said: onLines, words, cut, ...requests, faults };
}

type Who = 'stranger' | 'eve' | 'ben';

/** One line with many messages; it ends when it is cut. */
async function siegeLine(
  field: Field,
  who: Who,
  rng: Rng,
  many: number,
  faults: string[],
): Promise<{ words: string[]; cut: number }> {
  const words: string[] = [];
  let cut = 0;
  const open = async (): Promise<{ socket: WebSocket; closed: () => boolean; heard: () => Promise<void> }> => {
    const cookie = who === 'stranger' ? '' : field[who].cookie();
    const socket = new WebSocket(field.address.replace('http', 'ws').concat('/live'), {
      headers: { cookie, origin: field.address },
    });
    let isClosed = false;
    let pongs = 0;
    socket.on('error', () => {});
    socket.on('pong', () => {
      pongs++;
    });
    socket.on('close', () => {
      isClosed = true;
    });
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as ToClient;
      if (message.say === 'refused') {
        words.push(message.refused);
        if (message.refused === 'failed') faults.push(`failed: ${String(data)}`);
      }
      if (message.say === 'told')
        for (const one of message.messages) if ('reply' in one) words.push('done' in one ? 'done' : one.refused);
    });
    await new Promise((resolve) => {
      socket.once('open', resolve);
      socket.once('close', resolve);
    });
    /** All before it was heard, or the line is cut. */
    const heard = async (): Promise<void> => {
      const before = pongs;
      if (!isClosed) socket.ping();
      while (pongs === before && !isClosed) await new Promise((resolve) => setTimeout(resolve, 1));
    };
    // Some forget their manners.
    if (below(rng, 8) > 0) {
      socket.send(JSON.stringify({ say: 'hello', protocol: 1 }));
      socket.send(JSON.stringify({ say: 'sit', table: field.table }));
      await heard();
    }
    return { socket, closed: () => isClosed, heard };
  };
  let line = await open();
  for (let i = 0; i < many; i++) {
    if (line.closed()) {
      cut++;
      line = await open();
    }
    const message = hostileMessage(field, who, rng);
    line.socket.send(message.data, { binary: message.binary ?? false });
    if (i % 50 === 49 || message.heavy) await line.heard();
  }
  await line.heard().catch(() => {});
  line.socket.terminate();
  return { words, cut };
}

type Sent = { readonly data: string | Buffer; readonly binary?: boolean; readonly heavy?: boolean };

function hostileMessage(field: Field, who: Who, rng: Rng): Sent {
  for (;;) {
    const right = rightMessage(field, rng);
    let text: string;
    switch (below(rng, 20)) {
      case 0:
        return { data: 'x'.repeat(16_384 + below(rng, 200_000)), heavy: true };
      case 1:
        return { data: Buffer.from(Array.from({ length: below(rng, 300) }, () => below(rng, 256))), binary: true };
      case 2:
      case 3:
      case 4:
      case 5:
        text = brokenText(rng, right);
        if (who === 'ben' && isRight(FromClient, text)) break;
        return { data: text };
      case 6:
      case 7:
        // What was taken long ago, said again.
        if (who === 'ben' && field.given.length > 0) return { data: JSON.stringify(pick(rng, field.given)) };
        break;
      case 8:
      case 9:
      case 10:
        return { data: JSON.stringify(outOfTurn(field, rng)) };
      default: {
        const message = damaged(rng, right);
        // Who sits at the table may say some of it: that would be no siege.
        if (who === 'ben' && v.is(FromClient, message)) break;
        return { data: JSON.stringify(message) ?? 'undefined' };
      }
    }
  }
}

/** Answers to questions that nobody has put to who gives them. */
function outOfTurn({ table }: Field, rng: Rng): unknown {
  const id = `siege.${below(rng, 1_000_000)}`;
  const decision = below(rng, 40);
  const choice =
    below(rng, 2) === 0 ? below(rng, 40_000) : pick(rng, ['pass', 'play luke', 'attack base', 'x', 'take initiative']);
  const message = pick(rng, [
    { say: 'answer', decision, choice, id },
    { say: 'plan', decision, notations: ['pass', 'pass'], id },
  ]);
  return pick(rng, [
    { say: 'seat', table, message },
    { say: 'seat', table, message },
    { say: 'claim', table, seat: below(rng, 8), id },
    { say: 'reply', table, ask: id, yes: true, id },
    { say: 'reveal', table, share: '0'.repeat(32) },
    { say: 'commit', table, commitment: '0'.repeat(64) },
  ]);
}

const ID = 'an-id-of-no-table-00';
function rightMessage({ table, lonely }: Field, rng: Rng): Record<string, unknown> {
  const at = { table: pick(rng, [table, table, table, lonely, ID]), id: `right.${below(rng, 1000)}` };
  const message = pick(rng, [
    { say: 'since', number: below(rng, 100), opening: 'x' },
    { say: 'answer', decision: below(rng, 30), choice: 1, id: at.id },
    { say: 'plan', decision: 1, notations: ['pass'], id: at.id },
  ]);
  return pick(rng, [
    { say: 'hello', protocol: 1, build: 'x' },
    { say: 'ping', n: 1 },
    { say: 'sit', table: at.table },
    { say: 'seat', table: at.table, message },
    { say: 'looking', looking: true },
    { say: 'lobby', on: true },
    { say: 'talk', ...at, what: { kind: 'phrase', phrase: 'hello' } },
    { say: 'talk', ...at, what: { kind: 'text', text: 'hello' } },
    { say: 'ask', ...at, what: 'end' },
    { say: 'reply', ...at, ask: 'x', yes: true },
    { say: 'no-asking', ...at, on: true },
    { say: 'claim', ...at, seat: 0 },
    { say: 'take-back-seat', ...at },
    { say: 'orders', ...at, kinds: ['resource'] },
    { say: 'commit', table: at.table, commitment: 'f'.repeat(64) },
    { say: 'reveal', table: at.table, share: 'f'.repeat(32) },
    { say: 'unheard-of', odd: oddValue(rng) },
  ]);
}
