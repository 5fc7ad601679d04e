/** The line of a page, and a whole duel through bad ones. */
import { duel } from '@wartable/duel';
import {
  below,
  canonical,
  type Followed,
  type Game,
  matchOutcome,
  pick,
  rngFromSeed,
  STANDS,
  seatAt,
  seedFrom,
} from '@wartable/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLine } from '../src/online/line.ts';
import type { AtTable, Line } from '../src/online/line-types.ts';
import { onLine } from '../src/online/on-line.ts';
import { openClient } from '../src/table/client.ts';
import { aServer, type Badness, GOOD, TABLE } from './bad-line.ts';
import { NO_DESK } from './no-desk.ts';

const DUEL: Game = duel;

type Server = ReturnType<typeof aServer>;

/** Somebody in a seat who answers by chance what is asked, once, and now and then takes it back. */
function aPlayer(server: Server, seat: 0 | 1, badness: Badness, seed: string) {
  const rng = rngFromSeed(seedFrom(`player ${seed} ${seat}`));
  const around = server.around(seatAt(seat), badness, `line ${seed} ${seat}`);
  const line = openLine(around);
  const troubles: unknown[] = [];
  let now: Followed | undefined;
  let answered = -1;
  /** What was shown that had been shown before, or did not follow. */
  const astray: unknown[] = [];
  /** What became of all that was said. */
  const fates: string[] = [];
  const counting = {
    ...line,
    tell: async (message: Parameters<typeof line.tell>[0]) => {
      const fate = await line.tell(message);
      fates.push(fate);
      return fate;
    },
  };
  const think = (): void => {
    const asked = now?.decision;
    // Nothing more is said before the table has heard what was said.
    if (!asked || asked.id === answered || now?.outcome || line.waiting().length > 0) return;
    answered = asked.id;
    if (now?.undo === null && below(rng, 30) === 0) client.undo();
    else client.answer(asked.id, pick(rng, asked.choices));
  };
  const later = (): void => void setTimeout(think, 1 + below(rng, 50));
  line.listen(later);
  const client = openClient(
    {
      seated: () => {},
      changed: (change) => {
        const { before = 0, log = [] } = now ?? {};
        const seen = before + log.length;
        now = change.now;
        const news = change.told.flatMap(({ event }) => (event.type === STANDS ? [] : [event]));
        if (!change.fresh && canonical(news) !== canonical(now.log.slice(seen - now.before))) astray.push(change);
        if (change.fresh && news.length > 0) astray.push(change);
        later();
      },
      earlier: () => {},
      rulesChanged: () => {},
      role: () => {},
      kept: () => {},
      unkept: () => {},
      unopened: () => {},
      // What the other took back meanwhile can be answered anew.
      refused: () => {
        answered = -1;
        later();
      },
      trouble: (reason) => troubles.push(reason),
      pace: () => 0,
      busy: () => false,
    },
    onLine(counting, TABLE),
    () => NO_DESK,
  );
  client.open(DUEL);
  return { line, troubles, fates, astray, now: () => now, close: client.close };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const BAD: Readonly<Record<string, Badness>> = {
  'that is slow': { latency: 900, twice: 0, cut: 0, silent: 0 },
  'that says everything twice': { latency: 40, twice: 1000, cut: 0, silent: 0 },
  'that breaks again and again': { latency: 60, twice: 0, cut: 60, silent: 10 },
  'with all of that': { latency: 300, twice: 150, cut: 30, silent: 10 },
};

describe.each(Object.entries(BAD))('A duel through a line %s', (name, badness) => {
  it('comes to its end with nothing lost and nothing done twice', async () => {
    await playThrough(badness, name, (server, minute) => {
      // A restart of the server near the beginning.
      if (minute === 0) server.reopen();
    });
  });
});

describe('A duel', () => {
  it('goes on at another server again and again, and nothing is shown twice', async () => {
    const { players } = await playThrough({ ...GOOD, latency: 300 }, 'another', (server) => server.reopen(), 5000);
    for (const { now } of players) expect(now()?.before).toBe(0);
  });

  it('waits for a server that cannot keep anything, though nobody knows what it had kept', async () => {
    let times = 0;
    const { fates } = await playThrough(
      { ...GOOD, latency: 300 },
      'trouble',
      (server, n) => {
        if (n % 3 === 0) times++;
        if (n % 3 === 0) server.trouble(true);
        if (n % 3 === 2) server.trouble(false);
      },
      4000,
    );
    expect(times).toBeGreaterThan(5);
    expect(fates).not.toContain('failed');
  });
});

/** Two play to the end, and `happen` comes between them again and again. */
async function playThrough(badness: Badness, name: string, happen: (server: Server, n: number) => void, every = 60_000) {
  const server = aServer(DUEL, { setup: 'standard' });
  const players = [aPlayer(server, 0, badness, name), aPlayer(server, 1, badness, name)] as const;
  const areDone = (): boolean => players.every((one) => one.now()?.outcome && one.line.waiting().length === 0);
  for (let n = 0; n < 12_000_000 / every && !areDone(); n++) {
    await vi.advanceTimersByTimeAsync(every);
    happen(server, n);
  }
  const { match } = server;
  expect(matchOutcome(match)).toBeTruthy();
  const ids = match.record.log.flatMap((entry) => (typeof entry[1] === 'string' ? [entry[2]?.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
  const fates = [...players[0].fates, ...players[1].fates];
  expect(fates.filter((fate) => fate === 'done').length).toBe(ids.length);
  expect(fates.filter((fate) => fate !== 'done' && fate !== 'stale-decision')).toEqual([]);
  for (const [seat, player] of players.entries()) {
    expect(player.troubles).toEqual([]);
    expect(player.astray).toEqual([]);
    expect(canonical(player.now()?.view)).toBe(canonical(DUEL.view(match.state, seatAt(seat))));
    expect(player.line.waiting()).toEqual([]);
    player.close();
  }
  return { players, fates };
}

describe('A line', () => {
  const atTable = (): AtTable & { readonly came: string[] } => {
    const came: string[] = [];
    return {
      came,
      arrived: () => came.push('arrived'),
      heard: ({ say }) => came.push(say),
      refused: (word) => came.push(word),
    };
  };
  const aLine = (badness: Badness = GOOD) => {
    const server = aServer(DUEL, { setup: 'standard' });
    const around = server.around('spectator', badness, 'alone');
    return { server, around, line: openLine(around) };
  };
  const says = (server: Server): string[] => server.heard.map(({ say }) => say);

  it('is opened when somebody wants something, and closed when nobody does', async () => {
    const { server, line } = aLine();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.sockets.size).toBe(0);
    const rise = line.sit(TABLE, atTable());
    expect(line.state().is).toBe('connecting');
    await vi.advanceTimersByTimeAsync(1000);
    expect(line.state().is).toBe('here');
    expect(says(server)).toEqual(['hello', 'looking', 'sit']);
    rise();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.sockets.size).toBe(0);
    expect(line.state().is).toBe('idle');
  });

  it('finds out by its pulse that it is dead, and says so', async () => {
    const badness = { ...GOOD };
    const { line } = aLine(badness);
    line.sit(TABLE, atTable());
    await vi.advanceTimersByTimeAsync(1000);
    // Nobody hears anything any more, and nobody says so.
    badness.silent = 1000;
    await vi.advanceTimersByTimeAsync(9000);
    expect(line.state().is).toBe('here');
    await vi.advanceTimersByTimeAsync(4000);
    expect(line.state().is).toBe('gone');
    badness.silent = 0;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(line.state().is).toBe('here');
  });

  it('comes back at once when the network does, but not before the server wishes', async () => {
    const { server, line } = aLine();
    line.sit(TABLE, atTable());
    await vi.advanceTimersByTimeAsync(1000);
    server.tell({ say: 'bye', because: 'stopping', again: 8000 });
    await vi.advanceTimersByTimeAsync(100);
    expect(line.state().is).toBe('gone');
    line.wake();
    await vi.advanceTimersByTimeAsync(7500);
    expect(line.state().is).toBe('gone');
    await vi.advanceTimersByTimeAsync(5000);
    expect(line.state().is).toBe('here');
    for (const socket of [...server.sockets]) socket.cut();
    await vi.advanceTimersByTimeAsync(10);
    line.wake();
    await vi.advanceTimersByTimeAsync(50);
    expect(line.state().is).toBe('here');
  });

  it('takes what makes no sense for a sign that something was missed', async () => {
    const { server, line } = aLine();
    const listener = atTable();
    line.sit(TABLE, listener);
    await vi.advanceTimersByTimeAsync(5000);
    expect(listener.came).toEqual(['arrived', 'room']);
    server.tell({ say: 'told', table: TABLE, messages: [{ number: -1 }] } as never);
    await vi.advanceTimersByTimeAsync(100);
    expect(line.state().is).toBe('here');
    expect(listener.came).toEqual(['arrived', 'room', 'arrived', 'room']);
    // A server that talks nonsense is not asked for ever.
    for (let n = 0; n < 20; n++) server.tell({ say: 'nonsense' } as never);
    await vi.advanceTimersByTimeAsync(100);
    expect(listener.came.length).toBe(4);
  });

  it('keeps what was not acknowledged over a reload, under the same id', async () => {
    const { server, around, line } = aLine({ ...GOOD, cut: 1000 });
    line.tell({ say: 'talk', table: TABLE, id: 'one', what: { kind: 'phrase', phrase: 'hello' } });
    line.tell({ say: 'talk', table: TABLE, id: 'two', what: { kind: 'phrase', phrase: 'bye' } });
    await vi.advanceTimersByTimeAsync(3000);
    expect(says(server)).not.toContain('talk');
    const after = openLine({ ...server.around('spectator', GOOD, 'after'), shelf: around.shelf });
    after.sit(TABLE, atTable());
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.heard.flatMap((one) => (one.say === 'talk' ? [one.id] : []))).toEqual(['one', 'two']);
    expect(after.waiting()).toEqual([]);
    expect(around.kept).toBeNull();
  });

  it('gives up what was to be said at a table that is gone', async () => {
    const { server, line } = aLine();
    const fate = line.tell({ say: 'talk', table: 'a-table-that-is-gone', id: 'one', what: { kind: 'phrase', phrase: 'hello' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await fate).toBe('unknown');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.sockets.size).toBe(0);
  });

  const answer = (id: string) =>
    ({ say: 'seat', table: TABLE, message: { say: 'concede', id } }) as const satisfies Parameters<Line['tell']>[0];
  const said = (server: Server, id: string): number =>
    server.heard.filter((one) => one.say === 'seat' && 'id' in one.message && one.message.id === id).length;

  it('says again what failed, under the same id and ever more seldom, and tells nobody that it was refused', async () => {
    const { server, line } = aLine();
    const listener = atTable();
    line.sit(TABLE, listener);
    await vi.advanceTimersByTimeAsync(1000);
    server.refuse((message) => (message.say === 'seat' ? 'failed' : undefined));
    const fate = line.tell(answer('one'));
    await vi.advanceTimersByTimeAsync(6000);
    expect(said(server, 'one')).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(54_000);
    const times = said(server, 'one');
    expect(times).toBeGreaterThan(5);
    expect(times).toBeLessThan(12);
    expect(line.waiting()).toEqual([answer('one')]);
    expect(line.failing(TABLE)).toEqual([answer('one')]);
    expect(listener.came).toEqual(['arrived', 'room']);
    // Whoever waits no longer takes it back.
    line.withdraw(TABLE);
    expect(await fate).toBe('failed');
    expect(line.waiting()).toEqual([]);
  });

  it('says nothing while the server can keep nothing, and then comes again', async () => {
    const { server, line } = aLine();
    const listener = atTable();
    line.sit(TABLE, listener);
    await vi.advanceTimersByTimeAsync(1000);
    server.trouble(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(line.state().trouble).toBe(true);
    line.tell(answer('one'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said(server, 'one')).toBe(0);
    expect(line.failing(TABLE)).toEqual([]);
    server.trouble(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(line.state().trouble).toBe(false);
    expect(said(server, 'one')).toBe(1);
    expect(line.waiting()).toEqual([]);
    // The room comes again, with the clocks as they are now; then what was said is answered.
    expect(listener.came.slice(0, 4)).toEqual(['arrived', 'room', 'arrived', 'room']);
  });

  it('looks for the server that has a table, ever more seldom, while other tables go on', async () => {
    const { server, line } = aLine();
    const [here, there] = [atTable(), atTable()];
    const THERE = 'table-that-is-there';
    let found = false;
    server.refuse((message) => {
      if (message.say !== 'sit' || message.table !== THERE) return undefined;
      return found ? 'not-allowed' : 'elsewhere';
    });
    line.sit(TABLE, here);
    line.sit(THERE, there);
    await vi.advanceTimersByTimeAsync(200_000);
    const hellos = says(server).filter((say) => say === 'hello').length;
    expect(hellos).toBeGreaterThan(20);
    expect(hellos).toBeLessThan(45);
    expect(line.state().elsewhere).toEqual([THERE]);
    expect(there.came).toEqual([]);
    expect(here.came.length).toBe(2 * hellos);
    expect(line.state().is).toBe('here');
    line.tell({ say: 'talk', table: TABLE, id: 'one', what: { kind: 'phrase', phrase: 'hello' } });
    await vi.advanceTimersByTimeAsync(500);
    expect(line.waiting()).toEqual([]);
    // Told by the server that has it.
    found = true;
    await vi.advanceTimersByTimeAsync(11_000);
    expect(there.came).toEqual(['not-allowed']);
  });

  it('looks for another server too when an answer is refused there', async () => {
    const { server, line } = aLine();
    line.sit(TABLE, atTable());
    await vi.advanceTimersByTimeAsync(1000);
    server.refuse((message) => (message.say === 'seat' ? 'elsewhere' : undefined));
    line.tell(answer('one'));
    await vi.advanceTimersByTimeAsync(100);
    expect(line.state().elsewhere).toEqual([TABLE]);
    server.refuse(() => undefined);
    await vi.advanceTimersByTimeAsync(2000);
    expect(says(server).filter((say) => say === 'hello').length).toBe(2);
    expect(line.state().elsewhere).toEqual([]);
    expect(line.waiting()).toEqual([]);
  });

  it('tells late comers at a table what was told last', async () => {
    const { line } = aLine();
    line.sit(TABLE, atTable());
    await vi.advanceTimersByTimeAsync(1000);
    const late = atTable();
    line.sit(TABLE, late);
    expect(late.came).toEqual(['arrived', 'room']);
  });

  it('says when the server carries a newer page', async () => {
    const { server, line } = aLine();
    line.sit(TABLE, atTable());
    await vi.advanceTimersByTimeAsync(1000);
    expect(line.state().newer).toBe(false);
    server.tell({ say: 'welcome', protocol: 1, build: 'two', person: null, now: 0 });
    await vi.advanceTimersByTimeAsync(100);
    expect(line.state().newer).toBe(true);
  });
});
