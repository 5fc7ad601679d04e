/**
 * What comes over the wire, folded, is what the viewer may see. Random matches of every game over bad lines, with answers taken
 * back; afterwards the record is gone through, and everybody has been told exactly what it makes the table tell.
 */
import { randomBytes } from 'node:crypto';
import { INSTALLED } from '@wartable/games';
import {
  below,
  canonical,
  type Delivery,
  decisionOf,
  type Followed,
  follow,
  freshFor,
  type Game,
  type GameEvent,
  giveAnswer,
  goBack,
  hear,
  isReply,
  type MatchRecord,
  newMatch,
  openTable,
  pick,
  type Question,
  type Rng,
  rngFromSeed,
  seatNamed,
  seedFrom,
  shareCommitment,
  type ToSeat,
  takeback,
  undo,
  type Viewer,
  viewersOf,
} from '@wartable/kernel';
import { AGREED, type NewTable, type ToClient, type Wish } from '@wartable/protocol';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openServer, type Server } from '../src/index.ts';
import { sqlite } from './databases.ts';
import { type FakeTime, newFakeTime } from './fake-time.ts';
import { connect, newPlayer, type Wire } from './player.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const TABLES: readonly Pick<NewTable, 'game' | 'options' | 'seats'>[] = [
  { game: 'duel', options: {}, seats: [ME, OPEN] },
  { game: 'hoth', options: { scenario: '1', players: { rebel: 2, empire: 2 } }, seats: [ME, OPEN, OPEN, OPEN] },
  { game: 'endor', options: {}, seats: [ME] },
];
/** After so many answers somebody gives up: long matches show nothing new. */
const ENOUGH = 140;
/** After so many the table is left alone until it sleeps. */
const REST = 40;
/** Of a hundred: messages that are lost, that come twice, that come after the next one; lines that break; answers taken back. */
const [LOST, TWICE, LATE, BROKEN, UNDONE, ASKED] = [6, 10, 5, 2, 6, 2];
const IDLE_MS = 20;

/** All that a viewer knows at one of its numbers. */
const standing = ({ decision, undo: why, outcome }: Pick<Followed, 'decision' | 'undo' | 'outcome'>, view: unknown): string =>
  canonical({ view, decision, why, outcome });

type Seen = {
  readonly viewer: Viewer;
  readonly at: ReadonlyMap<number, string>;
  readonly wished: number;
  readonly breaks: number;
};
type Client = {
  readonly game: Game;
  readonly table: string;
  readonly cookie: string;
  readonly chance: Rng;
  /** Answers, where it does. */
  readonly plays: boolean;
  readonly wishes: readonly Wish[];
  readonly count: { answers: number };
  readonly clock: FakeTime;
};

/** Somebody at a table, over as many lines as it takes, to the end of the match. */
async function atTable(origin: string, client: Client): Promise<Seen> {
  const { game, table, chance } = client;
  const own = randomBytes(16).toString('hex');
  const isSo = (percent: number): boolean => below(chance, 100) < percent;
  const at = new Map<number, string>();
  const unanswered = new Map<string, Record<string, unknown>>();
  let known: Followed | undefined;
  let [said, asked, wished, breaks, quiet] = [0, -1, 0, 0, 0];
  let late: ToClient | undefined;
  let wire: Wire;
  const { promise: end, resolve: done, reject: fail } = Promise.withResolvers<Seen>();

  const since = (): void => {
    const { number = 0, opening } = known ?? {};
    wire.say({ say: 'seat', table, message: { say: 'since', number, ...(opening === undefined ? {} : { opening }) } });
  };
  const say = (id: string, message: Record<string, unknown>): void => {
    unanswered.set(id, message);
    for (let times = isSo(LOST) ? 0 : isSo(TWICE) ? 2 : 1; times > 0; times--) wire.say(message);
  };
  const saySeat = (word: Record<string, unknown>): void => {
    const id = `${own.slice(0, 8)}.${said++}`;
    say(id, { say: 'seat', table, message: { ...word, id } });
  };
  const act = (): void => {
    if (!client.plays || !known?.decision || known.decision.id === asked) return;
    asked = known.decision.id;
    const id = `${own.slice(0, 8)}.ask${said++}`;
    if (isSo(ASKED)) say(id, { say: 'ask', table, id, what: 'takeback' });
    // Lines that say nothing are cut, and a match that nobody plays leaves memory.
    client.clock.pass(++client.count.answers % REST === 0 ? 130_000 : 20);
    if (client.count.answers > ENOUGH) saySeat({ say: 'concede' });
    else if (known.undo === null && isSo(UNDONE)) saySeat({ say: 'undo' });
    else saySeat({ say: 'answer', decision: asked, choice: pick(chance, known.decision.choices) });
  };
  const take = (message: ToSeat, isLast: boolean): void => {
    if (isReply(message)) {
      unanswered.delete(message.reply);
      // What was refused is asked anew.
      if ('refused' in message) asked = -1;
      return;
    }
    const { offers, ...decision } = (message.decision ?? {}) as Question & { offers?: unknown };
    const followed = follow(game, known, { ...message, decision: message.decision && decision });
    if (followed === 'gap') since();
    if (followed === 'gap' || followed === 'known') return;
    const { now } = followed;
    known = now;
    const stands = standing(now, now.view);
    expect(at.get(now.number) ?? stands).toBe(stands);
    at.set(now.number, stands);
    // What is told along is what anybody could have worked out from what was told.
    if (isLast && client.wishes.includes('view')) expect(canonical('view' in message && message.view)).toBe(canonical(now.view));
    if (isLast && client.wishes.includes('offers') && now.decision) {
      expect(offers).toEqual(game.offers(now.view, now.decision));
      wished++;
    } else expect(offers).toBeUndefined();
  };
  const listen = (message: ToClient): void => {
    quiet = 0;
    // An answer that came before we sat down again is no refusal: it is said again.
    const id = message.say === 'done' || message.say === 'refused' ? (message.id ?? '') : '';
    if (unanswered.get(id)?.['say'] !== 'seat') unanswered.delete(id);
    if (message.say === 'reveal') wire.say({ say: 'reveal', table, share: own });
    if (message.say === 'room') {
      const { table: is, asks } = message.room;
      if (is.status === 'open' && is.mine !== null && client.plays)
        wire.say({ say: 'commit', table, commitment: shareCommitment(own) });
      if ((is.status === 'running' || is.status === 'over') && !known) since();
      for (const { id: ask, seat, agreed } of client.plays ? asks : [])
        if (is.mine !== null && seat !== is.mine && !agreed.includes(is.mine))
          say(`${own.slice(0, 8)}.${ask}`, { say: 'reply', table, ask, yes: true, id: `${own.slice(0, 8)}.${ask}` });
    }
    if (message.say !== 'told') return;
    const last = message.messages.findLastIndex((one) => !isReply(one));
    for (const [i, one] of message.messages.entries()) take(one, i === last);
    if (known?.outcome) done({ viewer: known.viewer, at, wished, breaks });
    else act();
  };
  /** A bad line: some of it is lost, comes twice, or after what came later. */
  const hearBadly = (message: ToClient): void => {
    const held = late;
    late = undefined;
    if (message.say === 'told' && isSo(LOST)) return;
    if (message.say === 'told' && !held && isSo(LATE)) {
      late = message;
      return;
    }
    listen(message);
    if (isSo(TWICE)) listen(message);
    if (held) listen(held);
    if (isSo(BROKEN) && message.say === 'told') wire.socket.terminate();
  };
  const open = async (): Promise<void> => {
    const mine = await connect(origin, client.cookie);
    wire = mine;
    wire.listeners.add((message) => {
      try {
        if (wire === mine) hearBadly(message);
      } catch (error) {
        fail(error);
      }
    });
    wire.say({ say: 'sit', table, ...(client.wishes.length > 0 ? { with: [...client.wishes] } : {}) });
  };
  await open();
  /** Until what was said last has been heard: who is impatient makes a slow server slower. */
  let busy = false;
  const lookAfter = async (): Promise<void> => {
    if (wire.isClosed() !== undefined) {
      breaks++;
      // A line that is cut before it is welcome is opened again.
      await open().catch(() => {});
      return;
    }
    // What makes a client of a bad line a good one.
    for (const message of unanswered.values()) wire.say(message);
    since();
    const { socket } = wire;
    await new Promise<void>((resolve) => {
      const heard = (): void => {
        socket.off('pong', heard).off('close', heard);
        resolve();
      };
      socket.on('pong', heard).on('close', heard);
      socket.ping();
    });
  };
  const timer = setInterval(() => {
    if (busy || ++quiet < 2) return;
    busy = true;
    lookAfter()
      .catch(fail)
      .finally(() => {
        busy = false;
      });
  }, IDLE_MS);
  onTestFinished(() => clearInterval(timer));
  return end.finally(() => {
    clearInterval(timer);
    wire.socket.close();
  });
}

/** What each viewer knows at each of its numbers, as the record makes the table tell it. */
function expected(game: Game, { seed = '', options, players, shares, began = 0, log }: MatchRecord): Map<Viewer, string[]> {
  const happened: { entry: number; event: GameEvent }[] = [];
  const match = newMatch(game, { options, players, seed, shares, began }, (event) => happened.push({ entry: -1, event }));
  const table = openTable(match, happened, 'as recorded');
  const told = new Map<Viewer, string[]>();
  for (const viewer of viewersOf(match.seats)) {
    const fresh = freshFor(table, viewer, 'opened');
    told.set(viewer, [standing(fresh, fresh.view)]);
  }
  for (const [who, what] of log) {
    const seat = seatNamed(match.seats, who);
    if (seat === undefined || typeof what !== 'string') continue;
    const decision = decisionOf(match, seat)?.id ?? -1;
    const deliveries: readonly Delivery[] | { refused: string } =
      what === 'undo'
        ? goBack(table, seat, undo, {})
        : what === 'takeback'
          ? goBack(table, seat, takeback, {})
          : what === 'concede'
            ? hear(table, seat, { say: 'concede', id: 'x' }).deliveries
            : giveAnswer(table, seat, decision, what, {});
    if ('refused' in deliveries) throw new Error(`${who} ${what}: ${deliveries.refused}`);
    for (const { to, message } of deliveries)
      if (!isReply(message)) told.get(to)?.push(standing(message, game.view(match.state, to)));
  }
  return told;
}

describe('Everybody at a table', () => {
  const clock = newFakeTime();
  const sum = { breaks: 0, wished: 0, takenBack: 0 };
  let server: Server;
  let address: string;
  beforeAll(async () => {
    const limits = { messages: 1_000_000, requests: 1_000_000, guestsPerHour: 10_000 };
    server = await openServer({ ...sqlite().config, host: '127.0.0.1', port: 0, botThreads: 0, limits }, { time: clock });
    address = `http://127.0.0.1:${server.port}`;
  });
  afterAll(() => server.close());

  it.each(TABLES)('of $game knows what he may know, over bad lines', async ({ game: id, options, seats }) => {
    const game = INSTALLED.find(({ manifest }) => manifest.id === id)?.game as Game;
    const people = [];
    for (const i of seats.keys()) people.push(await newPlayer(address, `P${i}`));
    const table = await people[0]?.create({ game: id, options, seats, agreement: AGREED });
    if (!table) throw new Error('no table');
    for (const person of people.slice(1)) await person.join(table.id);
    const count = { answers: 0 };
    const client = (cookie: string, name: string, plays: boolean, wishes: readonly Wish[]): Promise<Seen> =>
      atTable(address, {
        game,
        table: table.id,
        cookie,
        chance: rngFromSeed(seedFrom(`${id} ${name}`)),
        plays,
        wishes,
        count,
        clock,
      });
    const all = await Promise.all([
      ...people.map((person, i) => client(person.cookie(), `plays ${i}`, true, [])),
      // A second device of each, which is told more, and two who only watch.
      ...people.map((person, i) => client(person.cookie(), `looks ${i}`, false, ['offers', 'view'])),
      client('', 'watches', false, []),
      client('', 'watches too', false, ['view']),
    ]);
    const record = (await (await fetch(`${address}/api/tables/${table.id}/record`)).json()) as MatchRecord;
    const told = expected(game, record);
    for (const { viewer, at } of all) {
      const news = told.get(viewer) ?? [];
      for (const [number, now] of at) expect([viewer, number, now]).toEqual([viewer, number, news[number - 1]]);
      expect([viewer, Math.max(...at.keys())]).toEqual([viewer, news.length]);
    }
    for (const { breaks, wished } of all) {
      sum.breaks += breaks;
      sum.wished += wished;
    }
    sum.takenBack += record.log.filter(([, what]) => what === 'undo' || what === 'takeback').length;
  });

  it('has had broken lines, takebacks and matches that slept meanwhile', () => {
    const { woken, asleep } = server.hall.counts().of;
    expect([sum.breaks > 20, sum.wished > 100, sum.takenBack > 3, asleep > 0, woken > 0]).toEqual([true, true, true, true, true]);
  });
});
