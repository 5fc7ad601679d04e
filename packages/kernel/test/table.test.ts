import { describe, expect, it } from 'vitest';
import {
  type Delivery,
  type Followed,
  type Fresh,
  type FromSeat,
  follow,
  freshFor,
  hear,
  isFresh,
  isReply,
  MOST_TOLD,
  openTable,
  type Reply,
  resume,
  type Seat,
  since,
  type Table,
  type Update,
  type Viewer,
  verify,
} from '../src/index.ts';
import { type Begin, begin, finished, fromFile, game, playOn, running, SEED, say } from './play.ts';
import { BLUE, type Event, RED, type State } from './toy.ts';

type ToyTable = Table<State, Event>;

function open(wanted: Begin = {}): ToyTable {
  return openTable(begin(wanted), []);
}

let said = 0;

/** Says something, and gives back the reply and what everybody was told. */
function tell(table: ToyTable, seat: Viewer, message: FromSeat): { readonly reply: Reply; readonly news: Delivery[] } {
  const { deliveries } = hear(table, seat, fromFile(message));
  const reply = deliveries.map(({ message: one }) => one).find(isReply) as Reply;
  return { reply, news: deliveries.filter(({ message: one }) => !isReply(one)) };
}

function answerTo(table: ToyTable, seat: Seat, choice: string | number, id = `m${++said}`): FromSeat {
  const { decision } = freshFor(table, seat, 'opened');
  return { say: 'answer', decision: decision?.id ?? -1, choice, id };
}

/** Both bid their first card. */
function bids(table: ToyTable): Delivery[] {
  return [RED, BLUE].flatMap((seat) => tell(table, seat, answerTo(table, seat, firstChoice(table, seat))).news);
}

function firstChoice(table: ToyTable, seat: Seat): number {
  return freshFor(table, seat, 'opened').decision?.choices[0] ?? -1;
}

function join(table: ToyTable, viewer: Viewer): Followed<unknown, Event> {
  const begun = follow(game, undefined, fromFile(freshFor(table, viewer, 'opened')));
  if (typeof begun === 'string') throw new Error(begun);
  return begun.now;
}

/** What the match is, as a file would have it. */
const kept = ({ match }: ToyTable): unknown => fromFile([match.state, match.record, match.asked, [...match.given]]);

describe('A late or repeated answer', () => {
  it('is answered "done" where it was kept, and does nothing', () => {
    const table = open();
    const message = answerTo(table, RED, firstChoice(table, RED));
    expect(tell(table, RED, message).reply).toMatchObject({ done: true });
    const before = kept(table);
    expect(tell(table, RED, message)).toEqual({ reply: { reply: (message as { id: string }).id, done: true }, news: [] });
    expect(hear(table, RED, message).changed).toBe(false);
    expect(kept(table)).toEqual(before);
  });

  it('is refused where it quotes a decision that was answered', () => {
    const table = open();
    bids(table);
    const old = answerTo(table, RED, 'aim', 'late');
    tell(table, RED, answerTo(table, RED, 'aim'));
    tell(table, RED, answerTo(table, RED, 'lower'));
    const before = kept(table);
    expect(tell(table, RED, old).reply).toEqual({ reply: 'late', refused: 'stale-decision' });
    expect(kept(table)).toEqual(before);
  });

  it('never acts after an undo: the decision has another number', () => {
    const table = open();
    bids(table);
    const first = answerTo(table, RED, 'aim');
    tell(table, RED, first);
    expect(tell(table, RED, { say: 'undo', id: 'u1' }).reply).toEqual({ reply: 'u1', done: true });
    const before = kept(table);
    expect(tell(table, RED, first).reply).toMatchObject({ done: true });
    expect(tell(table, RED, { ...first, id: 'another' } as FromSeat).reply).toMatchObject({ refused: 'stale-decision' });
    expect(tell(table, RED, { say: 'undo', id: 'u1' }).reply).toEqual({ reply: 'u1', done: true });
    expect(kept(table)).toEqual(before);
  });

  it('is known also after the table was closed and opened again', () => {
    const table = open();
    const message = answerTo(table, RED, firstChoice(table, RED));
    tell(table, RED, message);
    const { match, events } = resume(game, fromFile(running(table.match.record)), SEED);
    const again = openTable(match, events);
    expect(tell(again, RED, message).reply).toMatchObject({ done: true });
    expect(again.match.record.log.length).toBe(table.match.record.log.length);
  });

  it('of one seat does not make another’s stale', () => {
    const table = open();
    const [red, blue] = [answerTo(table, RED, firstChoice(table, RED)), answerTo(table, BLUE, firstChoice(table, BLUE))];
    expect(tell(table, BLUE, blue).reply).toMatchObject({ done: true });
    expect(tell(table, RED, red).reply).toMatchObject({ done: true });
  });

  it('of a seat that is not asked, or of a spectator, is refused', () => {
    const table = open();
    bids(table);
    const message = answerTo(table, RED, 'pass', 'x');
    expect(tell(table, BLUE, message).reply).toEqual({ reply: 'x', refused: 'not-your-seat' });
    expect(tell(table, 'spectator', message).reply).toEqual({ reply: 'x', refused: 'not-your-seat' });
  });
});

describe('An answer that makes the rules throw', () => {
  const broken = (when: (state: State) => boolean): Begin => {
    const fail = (state: State): void => {
      if (when(state)) throw new Error('a mistake in the rules');
    };
    return {
      under: {
        ...game,
        apply: (state, seat, choice, emit) => {
          game.apply(state, seat, choice, emit);
          fail(state);
        },
      },
    };
  };

  it('is answered "failed", and the match stands as it stood', () => {
    const table = open(broken(({ step }) => step === 'aim'));
    bids(table);
    const before = [kept(table), [...table.feeds.values()].map(({ number }) => number)];
    const { reply, news } = tell(table, RED, answerTo(table, RED, 'aim', 'x'));
    expect([reply, news]).toEqual([{ reply: 'x', refused: 'failed' }, []]);
    expect([kept(table), [...table.feeds.values()].map(({ number }) => number)]).toEqual(before);
    expect(tell(table, RED, answerTo(table, RED, 'pass', 'x')).reply).toEqual({ reply: 'x', done: true });
  });

  it('takes its whole plan with it', () => {
    const table = open(broken(({ score: [red] }) => red > 5));
    bids(table);
    table.match.state.score[RED] = 5;
    const before = kept(table);
    const { decision } = freshFor(table, RED, 'opened');
    const plan: FromSeat = { say: 'plan', decision: decision?.id ?? -1, notations: ['aim', 'fire'], id: 'p' };
    expect(hear(table, RED, plan)).toEqual({
      changed: false,
      deliveries: [{ to: RED, message: { reply: 'p', refused: 'failed' } }],
    });
    expect(kept(table)).toEqual(before);
  });

  it('is taken back also where only the telling fails', () => {
    let broke = false;
    const stands: typeof game.stands = (state) => {
      if (broke) throw new Error('a mistake in the rules');
      return game.stands(state);
    };
    const table = open({ under: { ...game, stands } });
    bids(table);
    const before = kept(table);
    broke = true;
    expect(tell(table, RED, answerTo(table, RED, 'aim', 'x')).reply).toEqual({ reply: 'x', refused: 'failed' });
    expect(kept(table)).toEqual(before);
  });
});

describe('A viewer', () => {
  it('who has missed something gets the rest', () => {
    const table = open();
    const known = join(table, 'spectator');
    bids(table);
    tell(table, RED, answerTo(table, RED, 'roll'));
    const missed = since(table, 'spectator', known.number);
    expect(missed.map(({ number }) => number)).toEqual([known.number + 1, known.number + 2]);
    expect(missed.some(isFresh)).toBe(false);
    const late = follow(game, known, missed[1] as Update<Event>);
    expect(late).toBe('gap');
    let now = known;
    for (const message of missed) {
      const next = follow(game, now, message);
      if (typeof next === 'string') throw new Error(next);
      now = next.now;
    }
    expect(now.view).toEqual(game.view(table.match.state, 'spectator'));
    expect(follow(game, now, missed[0] as Update<Event>)).toBe('known');
    expect(since(table, 'spectator', now.number)).toEqual([]);
  });

  it('who has missed too much, or knows nothing, gets a fresh view', () => {
    const table = open({ rounds: 50 });
    const { number } = join(table, 'spectator');
    for (let i = 0; i < 45; i++) {
      bids(table);
      for (const words of ['aim', 'lower', 'pass'])
        tell(table, table.match.state.active, answerTo(table, table.match.state.active, words));
    }
    const [fresh, ...more] = since(table, 'spectator', number) as Fresh<unknown, Event>[];
    expect([fresh?.because, more]).toEqual(['missed', []]);
    expect(fresh?.view).toEqual(game.view(table.match.state, 'spectator'));
    expect((since(table, 'spectator', 0)[0] as Fresh).because).toBe('opened');
    // A number from a table that was opened before.
    expect((since(table, 'spectator', 99_999)[0] as Fresh).because).toBe('missed');
  });

  it('who followed the table before it was opened anew gets a fresh view, whatever the numbers say', () => {
    const table = openTable(begin(), [], 'first');
    bids(table);
    const known = join(table, 'spectator');
    const { match, events } = resume(game, running(table.match.record), SEED);
    const again = openTable(match, events, 'second');
    for (let i = 1; i < known.number; i++) tell(again, RED, answerTo(again, RED, i % 2 === 1 ? 'aim' : 'lower'));
    expect(since(again, 'spectator', known.number)).toEqual([]);
    const { deliveries } = hear(again, 'spectator', { say: 'since', number: known.number, opening: known.opening });
    const [fresh] = deliveries.map(({ message }) => message as Fresh<unknown, Event>);
    if (!fresh) throw new Error('nothing is told');
    const lower = { ...fresh, number: 1 };
    for (const message of [fresh, lower]) {
      const next = follow(game, known, message);
      expect(next).toMatchObject({ now: { opening: 'second', view: game.view(again.match.state, 'spectator') } });
    }
  });

  it('is told no more than the last events of a long match', () => {
    const table = open({ rounds: 50 });
    table.history = Array.from({ length: 1000 }, () => ({ entry: -1, event: { type: 'passed', seat: RED } }));
    const { past, stand } = freshFor(table, 'spectator', 'opened');
    expect([past?.length, stand]).toEqual([MOST_TOLD, 1000]);
  });

  it('hears nothing of an answer given in secret, not even a number', () => {
    const table = open();
    const before = fromFile([join(table, BLUE), join(table, 'spectator')]);
    const { news } = tell(table, RED, answerTo(table, RED, firstChoice(table, RED)));
    expect(news.map(({ to }) => to)).toEqual([RED]);
    expect(fromFile([join(table, BLUE), join(table, 'spectator')])).toEqual(before);
    const undone = tell(table, RED, { say: 'undo', id: 'u' });
    expect(undone.news.map(({ to }) => to)).toEqual([RED]);
    expect(fromFile([join(table, BLUE), join(table, 'spectator')])).toEqual(before);
  });

  it('gets a fresh view when something it has seen is taken back, a step in progress included', () => {
    const table = open();
    bids(table);
    const known = join(table, BLUE);
    tell(table, RED, answerTo(table, RED, 'aim'));
    const { news } = tell(table, RED, { say: 'undo', id: 'u' });
    expect(news.map(({ to }) => to)).toEqual([RED, BLUE, 'spectator']);
    const fresh = news.find(({ to }) => to === BLUE)?.message as Fresh<unknown, Event>;
    expect([fresh.because, fresh.past]).toEqual(['undo', undefined]);
    const next = follow(game, known, fresh);
    if (typeof next === 'string') throw new Error(next);
    expect(next.now.log).toEqual(known.log);
    expect(next.now.view).toEqual(game.view(table.match.state, BLUE));
  });

  it('forgets what was taken back', () => {
    const table = open();
    bids(table);
    const known = join(table, BLUE);
    tell(table, RED, answerTo(table, RED, 'pass'));
    const passed = join(table, BLUE);
    expect(passed.log.length).toBe(known.log.length + 2);
    const { news } = tell(table, RED, { say: 'undo', id: 'u' });
    const fresh = news.find(({ to }) => to === BLUE)?.message as Fresh<unknown, Event>;
    const next = follow(game, passed, fresh);
    if (typeof next === 'string') throw new Error(next);
    expect([next.now.log, next.now.before]).toEqual([known.log, known.before]);
  });

  it('is never told the seed, a sealed bid or the deck', () => {
    const table = open();
    const sealed = tell(table, RED, answerTo(table, RED, firstChoice(table, RED)));
    const messages = [...sealed.news, ...tell(table, BLUE, answerTo(table, BLUE, firstChoice(table, BLUE))).news];
    const others = messages.filter(({ to }) => to !== RED);
    expect(JSON.stringify(others)).not.toContain('bid-sealed","seat":0');
    const all = JSON.stringify([messages, freshFor(table, BLUE, 'opened')]);
    expect(all).not.toContain(SEED);
    expect(all).not.toContain('order');
    expect(all).not.toContain('log":');
  });
});

describe('A plan', () => {
  it('is carried out as far as it is legal, each step being news of its own', () => {
    const table = open();
    bids(table);
    const { decision } = freshFor(table, RED, 'opened');
    const plan: FromSeat = { say: 'plan', decision: decision?.id ?? -1, notations: ['aim', 'lower', 'fly', 'pass'], id: 'p' };
    const { reply, news } = tell(table, RED, plan);
    expect(reply).toEqual({ reply: 'p', done: true });
    expect(news.filter(({ to }) => to === 'spectator')).toHaveLength(2);
    expect(tell(table, RED, plan)).toEqual({ reply: { reply: 'p', done: true }, news: [] });
  });
});

it('A match played over messages alone verifies, times included', () => {
  const table = open();
  for (let i = 0; table.match.state.step !== 'over'; i++) {
    const seat = freshFor(table, RED, 'opened').decision ? RED : BLUE;
    hear(table, seat, answerTo(table, seat, firstChoice(table, seat)), 100 * i);
  }
  const record = finished(table.match);
  expect(verify(game, record).answers).toBeGreaterThan(10);
  expect(record.log.at(-1)?.[2] ?? record.log.at(-2)?.[2]).toMatchObject({ at: expect.any(Number) });
});

it('Giving up is told to all, and said twice it is done once', () => {
  const table = open();
  const { news } = tell(table, BLUE, { say: 'concede', id: 'c' });
  expect(news.map(({ message }) => (message as Update).outcome?.winners)).toEqual([[RED], [RED], [RED]]);
  expect(tell(table, BLUE, { say: 'concede', id: 'c' }).reply).toEqual({ reply: 'c', done: true });
  expect(tell(table, RED, { say: 'undo', id: 'u' }).reply).toEqual({ reply: 'u', refused: 'match-over' });
  expect(() => playOn(table.match, 'on')).not.toThrow();
  expect(() => say(table.match, RED, 'pass')).toThrow('match-over');
});
