/** Clients of the bench: as many lines as wanted, each at several tables, that answer at a rate or as fast as they are asked. */
import { isReply, type ToSeat } from '@wartable/kernel';
import { type RawData, WebSocket } from 'ws';
import type { Guest } from './server-matches.ts';

type Chair = {
  readonly table: string;
  readonly line: Line;
  other: Chair | undefined;
  number: number;
  decision: { readonly id: number; readonly choices: readonly number[] } | null;
  said: number;
  sent: number;
  /** Whether it was the last to answer at its table. */
  last: boolean;
  /** Whether the other chair has heard nothing since; and when it heard something that came before the word that it is kept. */
  unheard: boolean;
  early: number;
  isKept: boolean;
  isOver: boolean;
};

type Line = { readonly socket: WebSocket; readonly chairs: Map<string, Chair> };

export type Load = {
  /** Both chairs of each table. */
  readonly tables: readonly (readonly [Chair, Chair])[];
  /** Milliseconds from an answer to the word that it is kept, since it was emptied. */
  readonly latencies: number[];
  /** The same from an answer to the first that the other chair is told after it. */
  readonly heard: number[];
  /** `again`: answers of who had given the last one too. */
  readonly counts: { bytes: number; told: number; refused: number; done: number; over: number; again: number };
  readonly lines: readonly Line[];
  /** Whether everybody answers as soon as asked. */
  eager: boolean;
  readonly close: () => Promise<void>;
};

/** `portOf`: where the line of somebody leads to. */
export async function openLoad(portOf: (guest: Guest) => number, guests: readonly Guest[], sits = true): Promise<Load> {
  const lines: Line[] = [];
  const byTable = new Map<string, Chair[]>();
  const load: Load = {
    tables: [],
    latencies: [],
    heard: [],
    counts: { bytes: 0, told: 0, refused: 0, done: 0, over: 0, again: 0 },
    lines,
    eager: false,
    close: async () => {
      for (const { socket } of lines) socket.terminate();
      await new Promise((resolve) => setTimeout(resolve, 300));
    },
  };
  let waiting = 0;
  let seated = (): void => {};
  const isSeated = new Promise<void>((resolve) => {
    seated = resolve;
  });
  const arrived = (): void => {
    if (--waiting === 0) seated();
  };
  const queue = [...guests];
  const enter = async (): Promise<void> => {
    for (let guest = queue.pop(); guest; guest = queue.pop()) {
      const line = await openLine(portOf(guest), guest, load);
      lines.push(line);
      if (!sits) continue;
      for (const { id } of guest.tables) {
        const chair = newChair(id, line);
        line.chairs.set(id, chair);
        byTable.set(id, [...(byTable.get(id) ?? []), chair]);
        waiting++;
      }
      line.socket.on('message', (data) => hear(load, line, data, arrived));
      for (const { id } of guest.tables) say(line, { say: 'sit', table: id });
    }
  };
  await Promise.all(Array.from({ length: 32 }, enter));
  if (sits) await isSeated;
  for (const chairs of byTable.values()) {
    const [one, other] = chairs;
    if (!one || !other) continue;
    one.other = other;
    other.other = one;
    (load.tables as [Chair, Chair][]).push([one, other]);
  }
  return load;
}

function newChair(table: string, line: Line): Chair {
  return {
    table,
    line,
    other: undefined,
    number: 0,
    decision: null,
    said: 0,
    sent: 0,
    last: false,
    unheard: false,
    early: 0,
    isKept: true,
    isOver: false,
  };
}

function openLine(port: number, { cookie }: Guest, load: Load): Promise<Line> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { cookie }, perMessageDeflate: false });
    socket.once('open', () => socket.send('{"say":"hello","protocol":1}'));
    socket.once('message', () => {
      resolve({ socket, chairs: new Map() });
      const ping = setInterval(() => socket.readyState === socket.OPEN && socket.send('{"say":"ping","n":1}'), 15_000);
      socket.once('close', () => clearInterval(ping));
    });
    socket.once('error', reject);
    socket.on('message', (data) => {
      load.counts.bytes += (data as Buffer).length;
    });
  });
}

function say({ socket }: Line, message: object): void {
  socket.send(JSON.stringify(message));
}

type Said = { say: string; table?: string; messages?: readonly ToSeat[]; room?: { table: { id: string } } };

function hear(load: Load, line: Line, data: RawData, arrived: () => void): void {
  const message = JSON.parse(String(data)) as Said;
  if (message.say === 'refused') load.counts.refused++;
  if (message.say === 'room') {
    const { id } = message.room?.table ?? { id: '' };
    if (line.chairs.get(id)?.number === 0) say(line, { say: 'seat', table: id, message: { say: 'since', number: 0 } });
  }
  const chair = message.say === 'told' ? line.chairs.get(message.table ?? '') : undefined;
  if (!chair) return;
  for (const one of message.messages ?? []) {
    if (isReply(one)) {
      if ('refused' in one) load.counts.refused++;
      else load.counts.done++;
      kept(load, chair);
      continue;
    }
    load.counts.told++;
    if (chair.number === 0) arrived();
    if (chair.other?.unheard) overheard(load, chair.other);
    chair.number = one.number;
    chair.decision = one.decision;
    if (one.outcome && !chair.isOver) {
      chair.isOver = true;
      load.counts.over++;
    }
  }
  if (load.eager && chair.decision) answer(load, chair);
}

/** What is told of an answer to both comes at nearly the same time, or later to the other: what comes much earlier was of the one before. */
const TOGETHER = 5;

function kept(load: Load, chair: Chair): void {
  const now = performance.now();
  load.latencies.push(now - chair.sent);
  chair.isKept = true;
  if (!chair.unheard || now - chair.early > TOGETHER) return;
  load.heard.push(chair.early - chair.sent);
  chair.unheard = false;
}

/** The other chair was told something. */
function overheard(load: Load, chair: Chair): void {
  const now = performance.now();
  chair.early = now;
  if (!chair.isKept) return;
  load.heard.push(now - chair.sent);
  chair.unheard = false;
}

/** Takes a choice, another one each time. */
function answer({ counts }: Load, chair: Chair): boolean {
  const { decision, table, line } = chair;
  if (!decision) return false;
  const choice = decision.choices[(chair.said * 7 + table.charCodeAt(3)) % decision.choices.length];
  chair.decision = null;
  chair.sent = performance.now();
  if (chair.last) counts.again++;
  chair.last = true;
  chair.unheard = true;
  chair.isKept = false;
  // What was done in secret the other hears of with its own answer: that is not waiting.
  if (chair.other) Object.assign(chair.other, { last: false, unheard: false });
  say(line, { say: 'seat', table, message: { say: 'answer', decision: decision.id, choice, id: `b.${chair.said++}` } });
  return true;
}

/** One answer every `every` milliseconds at each of the first tables, spread evenly; for so long. Answers that were asked for. */
export async function atRate(load: Load, many: number, every: number, forMs: number): Promise<number> {
  const began = performance.now();
  let next = 0;
  let given = 0;
  return new Promise((resolve) => {
    const tick = (): void => {
      const passed = performance.now() - began;
      for (; next < (passed / every) * many; next++) {
        const pair = load.tables[next % many];
        if (pair && (answer(load, pair[0]) || answer(load, pair[1]))) given++;
      }
      if (passed < forMs) setTimeout(tick, 4);
      else setTimeout(() => resolve(given), 500);
    };
    tick();
  });
}

/** Everybody answers as soon as asked, at so many tables, for so long; answers a second. */
export async function flatOut(load: Load, many: number, forMs: number): Promise<number> {
  load.eager = true;
  const before = load.counts.done;
  const began = performance.now();
  for (const pair of load.tables.slice(0, many)) if (!answer(load, pair[0])) answer(load, pair[1]);
  await new Promise((resolve) => setTimeout(resolve, forMs));
  const rate = ((load.counts.done - before) / (performance.now() - began)) * 1000;
  load.eager = false;
  await new Promise((resolve) => setTimeout(resolve, 500));
  return rate;
}

export function share(of: readonly number[], part: number): number {
  const sorted = [...of].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
