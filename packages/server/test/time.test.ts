/** Clocks, absence and notices at real tables, by a clock that the tests turn. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INSTALLED } from '@wartable/games';
import { type Followed, follow, type Game, isReply, shareCommitment } from '@wartable/kernel';
import { AGREED, type Agreement, type RoomState, type ToClient } from '@wartable/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type Server } from '../src/index.ts';
import { newFakeTime } from './fake-time.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { connect, newPlayer, type Player, type Wire } from './player.ts';

const S = 1000;
const DAY = 86_400 * S;
const CLOCK = { bank: 120 * S, each: 20 * S, increment: 5 * S };
const duel = INSTALLED.find(({ manifest }) => manifest.id === 'duel')?.game as Game;
const data = mkdtempSync(join(tmpdir(), 'wartable-time-'));
const time = newFakeTime();

let server: Server;
let mailbox: Mailbox;
let names = 0;
const open: Wire[] = [];

const start = async (): Promise<void> => {
  server = await openServer(
    {
      data,
      host: '127.0.0.1',
      port: 0,
      botThreads: 1,
      smtp: mailbox.url,
      url: 'https://wartable.example',
      limits: { messages: 1e6, requests: 1e6 },
    },
    { botPace: 0, time },
  );
};
beforeAll(async () => {
  mailbox = await openMailbox();
  await start();
});
afterEach(() => {
  for (const wire of open.splice(0)) wire.socket.terminate();
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

/** A busy machine shall not fail it. */
const until = <T>(what: () => T) => expect.poll(what, { timeout: 20_000 });

/** Somebody at a table: what the page knows. */
async function seated(player: Player, table: string) {
  const wire = await player.connect();
  open.push(wire);
  const share = 'ab'.repeat(16);
  let room: RoomState | undefined;
  let known: Followed | undefined;
  let said = 0;
  const since = (): void => wire.say({ say: 'seat', table, message: { say: 'since', number: known?.number ?? 0 } });
  const hear = (message: ToClient): void => {
    if (message.say === 'reveal') wire.say({ say: 'reveal', table, share });
    if (message.say === 'clocks' && room) room = { ...room, clocks: message.clocks, now: message.now };
    if (message.say === 'room') {
      const began = room?.table.status !== 'running' && message.room.table.status === 'running';
      room = message.room;
      if (room.table.status === 'open' && room.table.mine !== null)
        wire.say({ say: 'commit', table, commitment: shareCommitment(share) });
      if (began) since();
    }
    if (message.say === 'told')
      for (const one of message.messages) {
        if (isReply(one)) continue;
        const next = follow(duel, known, one);
        if (next === 'gap') since();
        else if (next !== 'known') known = next.now;
      }
  };
  wire.listeners.add(hear);
  wire.say({ say: 'looking', looking: true });
  wire.say({ say: 'sit', table });
  return {
    wire,
    room: () => room,
    asked: () => known?.decision?.kind,
    outcome: () => known?.outcome,
    /** Of whom; undefined for one's own. */
    clock: (seat: number) => room?.clocks?.[seat],
    /** The first choice, or one by its words. */
    answer: (choice?: string) => {
      const decision = known?.decision;
      if (!decision) throw new Error('not asked');
      const message = {
        say: 'answer',
        decision: decision.id,
        choice: choice ?? decision.choices[0],
        id: `${player.id.slice(0, 8)}.${said++}`,
      };
      const replied = wire.next(
        (one): one is Extract<ToClient, { say: 'told' }> => one.say === 'told' && one.messages.some(isReply),
      );
      wire.say({ say: 'seat', table, message });
      return replied;
    },
    heard: () => wire.heard.length,
    events: () =>
      wire.heard
        .flatMap((one) => (one.say === 'talk' ? one.lines : []))
        .flatMap(({ say }) => (say.kind === 'event' ? [say.event] : [])),
  };
}

type Seated = Awaited<ReturnType<typeof seated>>;

/** Two people at a duel that has begun. */
async function duelists(agreement: Partial<Agreement>) {
  const [ann, bob] = [await newPlayer(address(), `Ann ${++names}`), await newPlayer(address(), `Bob ${++names}`)];
  const table = await ann.create({
    game: 'duel',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    agreement: { ...AGREED, ...agreement },
  });
  const one = await seated(ann, table.id);
  await until(() => one.room()?.table.status).toBe('open');
  await bob.join(table.id);
  const two = await seated(bob, table.id);
  for (const each of [one, two]) await until(each.asked).toBeDefined();
  return { ann, bob, one, two, id: table.id };
}

const address = (): string => `http://127.0.0.1:${server.port}`;

/** Lets time pass as it does for people whose pages are open: a line that says nothing is cut. */
async function later(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 10 * S) {
    time.pass(Math.min(left, 10 * S));
    await Promise.all(
      open.map(async ({ say, next, socket }, n) => {
        if (socket.readyState !== socket.OPEN) return;
        const pong = next((message): message is Extract<ToClient, { say: 'pong' }> => message.say === 'pong');
        say({ say: 'ping', n });
        await pong;
      }),
    );
  }
}

/** Gives the secret answers before the first action, and says whose that is. */
async function untilActions(
  one: Seated,
  two: Seated,
): Promise<{ readonly acts: Seated; readonly waits: Seated; readonly seat: number }> {
  const isAction = (seat: Seated): boolean => seat.asked() === 'action';
  while (!isAction(one) && !isAction(two))
    for (const seat of [one, two]) {
      await until(() => seat.asked() !== undefined || isAction(one) || isAction(two)).toBe(true);
      if (seat.asked() !== undefined && !isAction(seat)) await seat.answer();
    }
  const seat = isAction(one) ? 0 : 1;
  const [acts, waits] = seat === 0 ? [one, two] : [two, one];
  for (const each of [one, two]) await until(() => each.clock(seat)?.running ?? true).toBe(true);
  return { acts, waits, seat };
}

describe('A clock', () => {
  it('runs for both while both are asked, and nobody hears when the other has answered in secret', async () => {
    const { one, two } = await duelists({ pace: { kind: 'live', clock: CLOCK } });
    expect([two.clock(0)?.running, two.clock(1)?.running]).toEqual([true, true]);
    time.pass(5 * S);
    const before = two.heard();
    await one.answer();
    await until(() => one.clock(0)?.each).toBeLessThanOrEqual(20 * S);
    // Something that is answered later has come: what was sent before is there.
    two.wire.say({ say: 'ping', n: 7 });
    await two.wire.next((message): message is Extract<ToClient, { say: 'pong' }> => message.say === 'pong');
    expect(two.wire.heard.slice(before).map(({ say }) => say)).toEqual(['pong']);
    expect(two.clock(0)?.running).toBe(true);
  });

  it('that has run out loses the match, where that was agreed on', async () => {
    const { one, two } = await duelists({ pace: { kind: 'live', clock: CLOCK }, atZero: 'loss' });
    const { waits, seat } = await untilActions(one, two);
    await later(139 * S);
    expect(waits.outcome()).toBeNull();
    await later(40 * S);
    await until(() => waits.outcome()?.winners).toEqual([1 - seat]);
    await until(waits.events).toContain('time-out');
  });

  it('that has run out calls a bot, where that was agreed on, until its owner is back', async () => {
    const { one, two, id } = await duelists({ pace: { kind: 'live', clock: CLOCK }, atZero: 'bot' });
    await two.answer();
    await later(141 * S);
    const botOf = (): unknown => {
      const sitter = two.room()?.table.seats[0]?.sitter;
      return sitter?.kind === 'person' ? sitter.bot : undefined;
    };
    await until(botOf).toBe(3);
    one.wire.say({ say: 'take-back-seat', table: id, id: 'back.1' });
    await until(botOf).toBeNull();
    await until(two.events).toEqual(expect.arrayContaining(['time-out', 'bot-took-over', 'took-seat-back']));
  });

  it('without time for a decision alone leaves no way back once it has run out', async () => {
    const clock = { bank: 60 * S, each: 0, increment: 0 };
    const { one, two, id } = await duelists({ pace: { kind: 'live', clock }, atZero: 'bot' });
    await two.answer();
    await later(62 * S);
    await until(two.events).toContain('bot-took-over');
    one.wire.say({ say: 'take-back-seat', table: id, id: 'back.2' });
    await until(() => one.wire.heard.find((message) => message.say === 'refused')).toMatchObject({ refused: 'not-now' });
  });

  it('is credited when the server has stopped in between', async () => {
    const { ann, one, two, id } = await duelists({ pace: { kind: 'live', clock: CLOCK } });
    const { seat } = await untilActions(one, two);
    await later(60 * S);
    await server.close();
    time.pass(3600 * S);
    await start();
    const again = await seated({ ...ann, connect: () => connect(address(), ann.cookie()) }, id);
    await until(() => again.clock(seat)?.running).toBe(true);
    const { left = 0, each = 0 } = again.clock(seat) ?? {};
    expect(left + each).toBeGreaterThanOrEqual(160 * S);
    expect(left + each).toBeLessThanOrEqual(180 * S);
    await until(again.events).toEqual(['clocks-credited']);
  });

  it('of days runs out also while nobody looks', async () => {
    const { one, two, id } = await duelists({ pace: { kind: 'slow', days: 0.02 }, atZero: 'loss' });
    await one.answer();
    expect(two.room()?.table.until).toBe(time.now() + 0.02 * DAY);
    for (const { wire } of [one, two]) wire.socket.terminate();
    time.pass(0.01 * DAY);
    const row = async () =>
      server.store.db.selectFrom('match').select(['status', 'outcome']).where('id', '=', id).executeTakeFirst();
    expect((await row())?.status).toBe('running');
    time.pass(0.01 * DAY + 60 * S);
    await until(async () => (await row())?.status).toBe('over');
    expect(JSON.parse((await row())?.outcome ?? '').winners).toEqual([0]);
  });
});

describe('Somebody who has gone', () => {
  const sitterOf = (seat: Seated, at: number) => {
    const sitter = seat.room()?.table.seats[at]?.sitter;
    return sitter?.kind === 'person' ? sitter : undefined;
  };

  /** The second one loses the line while the table waits for him alone. */
  async function gone(agreement: Partial<Agreement>) {
    const table = await duelists({ pace: { kind: 'live', clock: null }, ...agreement });
    await table.one.answer();
    table.two.wire.socket.terminate();
    await until(() => server.hall.counts().lines).toBe(1);
    return table;
  }

  it('is told after some seconds, and is there again when he is back', async () => {
    const { bob, one, id } = await gone({ absent: 'claim' });
    await later(3 * S);
    expect(sitterOf(one, 1)?.here).toBe(true);
    await later(2 * S);
    await until(() => sitterOf(one, 1)?.here).toBe(false);
    expect(one.room()?.claimable).toEqual([]);
    await seated(bob, id);
    await until(() => sitterOf(one, 1)?.here).toBe(true);
    await later(100 * S);
    expect(one.room()?.claimable).toEqual([]);
  });

  it('loses where the others claim it, and only then', async () => {
    const { one, id } = await gone({ absent: 'claim' });
    one.wire.say({ say: 'claim', table: id, seat: 1, id: 'early' });
    await until(() => one.wire.heard.at(-1)).toMatchObject({ say: 'refused', refused: 'not-now', id: 'early' });
    await later(61 * S);
    await until(() => one.room()?.claimable).toEqual([1]);
    await later(3600 * S);
    expect(one.outcome()).toBeNull();
    one.wire.say({ say: 'claim', table: id, seat: 1, id: 'now' });
    await until(() => one.outcome()?.winners).toEqual([0]);
  });

  it('is replaced by a bot where that was agreed on', async () => {
    const { one, id } = await gone({ absent: 'bot' });
    await later(61 * S);
    await until(() => one.room()?.claimable).toEqual([1]);
    one.wire.say({ say: 'claim', table: id, seat: 1, id: 'bot' });
    await until(() => sitterOf(one, 1)?.bot).toBe(3);
    // It answers: the match goes on.
    await until(one.asked).toBe('opening-resource');
  });

  it('lets it go on over days where that was agreed on', async () => {
    const { bob, one, id } = await gone({ absent: 'slow' });
    await later(61 * S);
    await until(() => one.room()?.claimable).toEqual([1]);
    one.wire.say({ say: 'claim', table: id, seat: 1, id: 'slow' });
    await until(() => one.room()?.table.agreement.pace.kind).toBe('slow');
    await until(() => one.room()?.claimable).toEqual([]);
    const day = time.now() + 3 * DAY;
    expect(one.room()?.table.until).toBe(day);
    // It stays so when the server has slept, and when it was restarted, also after the next step.
    await server.close();
    time.pass(3600 * S);
    await start();
    const back = await seated({ ...bob, connect: () => connect(address(), bob.cookie()) }, id);
    await until(back.asked).toBe('mulligan');
    expect(back.room()?.table.until).toBe(day);
    await back.answer();
    await until(back.asked).toBe('opening-resource');
    expect(back.room()?.table.until).toBe(day);
  });
});

describe('A standing order', () => {
  it('answers by itself, and the other side hears nothing of it', async () => {
    const { one, two, id } = await duelists({ pace: { kind: 'live', clock: CLOCK } });
    const { acts, waits } = await untilActions(one, two);
    acts.wire.say({ say: 'orders', table: id, id: 'orders.1', kinds: ['no-resource'] });
    await until(() => acts.room()?.orders).toEqual(['no-resource']);
    expect(waits.room()?.orders).toEqual([]);
    await acts.answer('pass');
    await until(waits.asked).toBe('action');
    await waits.answer('pass');
    // A new round begins with what both place in secret; for one of them that is done.
    await until(waits.asked).toBe('resource');
    await until(() => [acts.asked(), acts.clock(0)?.running, acts.clock(1)?.running]).toContain(undefined);
    expect(waits.clock(0)?.running).toBe(true);
    expect(waits.clock(1)?.running).toBe(true);
    await waits.answer();
    await until(() => [acts.asked(), waits.asked()]).toContain('action');
  });
});

describe('A notice', () => {
  const letters = (to: string): string[] =>
    mailbox.letters.filter((letter) => letter.to === to).map(({ headers }) => headers['subject'] ?? '');

  async function withMail(player: Player, to: string): Promise<void> {
    await player.call('POST', '/api/me/channels', { kind: 'mail', address: to });
    await until(() => letters(to)).toHaveLength(1);
    const [letter] = mailbox.letters.filter((one) => one.to === to);
    await player.call('POST', '/api/mail/confirm', { token: /#mail=([\w-]+)/.exec(letter?.text ?? '')?.[1] });
  }

  it('comes once, to who has to act and does not look', async () => {
    const { ann, bob, one, two } = await duelists({ pace: { kind: 'slow', days: 2 } });
    await withMail(ann, 'ann@mail.example');
    await withMail(bob, 'bob@mail.example');
    const { acts, waits, seat } = await untilActions(one, two);
    const to = seat === 0 ? 'bob@mail.example' : 'ann@mail.example';
    // Who goes right before it becomes his turn is told.
    waits.wire.socket.terminate();
    await acts.answer('pass');
    await until(acts.asked).toBeUndefined();
    await later(9 * S);
    await until(() => {
      time.pass(1);
      return letters(to);
    }).toHaveLength(2);
    expect(letters(to)[1]).toBe('It is your turn: Intro Battle: Hoth');
    await later(60 * S);
    expect(letters(to)).toHaveLength(2);
  });

  it('does not come to who looks', async () => {
    const { ann, bob, one, two } = await duelists({ pace: { kind: 'slow', days: 2 } });
    await withMail(ann, 'ann2@mail.example');
    await withMail(bob, 'bob2@mail.example');
    const { acts } = await untilActions(one, two);
    await acts.answer('pass');
    await later(20 * S);
    const due = (): Promise<unknown[]> => {
      // What was written while others were sent rings again at once.
      time.pass(1);
      return server.store.db.selectFrom('notice').select('state').where('state', '=', 'due').execute();
    };
    await until(due).toEqual([]);
    expect([...letters('ann2@mail.example'), ...letters('bob2@mail.example')]).toHaveLength(2);
  });
});
