/** Battles of the day at a table: the same answers give the same battle, whoever plays it and however often he pauses. */
import { type BotReply, type BotRequest, botDesk } from '@wartable/ai';
import { INSTALLED, type InstalledGame } from '@wartable/games';
import { battleOfTheDay, compareResults, type DayBattle, type Result, type Text } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { shareLine } from '../src/daily/share-line.ts';
import { beaten, counts, inARow, ladderOf, longestRow } from '../src/daily/standing-of.ts';
import { dayOfTable, dayTable, practiceTable } from '../src/table/day-names.ts';
import { madeOf, playedBy } from '../src/table/day-played.ts';
import { begun, type Day, ended, readDay, withBot } from '../src/table/day-rows.ts';
import type { TableSave } from '../src/table/messages.ts';
import { aPage } from './a-page.ts';

const gameOf = (id: string): InstalledGame => INSTALLED.find(({ manifest }) => manifest.id === id) as InstalledGame;
const dayOn = (id: string, date: string): DayBattle => battleOfTheDay(id, gameOf(id).manifest.days, date) as DayBattle;
/** A Sunday: the opponent searches, and would remember. */
const SUNDAY = '2026-11-22';

function asker(id: string): (request: BotRequest) => Promise<BotReply> {
  const desk = botDesk([gameOf(id)], () => 0);
  return async (request) => desk(request, () => false);
}

type How = { readonly pauses?: boolean; readonly takesBack?: boolean; readonly otherBot?: boolean; readonly gives?: boolean };

/** Always the first choice, or the last. */
async function played(day: DayBattle, { pauses, takesBack, otherBot, gives }: How = {}): Promise<TableSave> {
  const { game } = gameOf(day.game);
  let page = aPage(game);
  const { options, players, seed } = day;
  await page.toHost({ say: 'begin', id: dayTable(day), game: day.game, options, players, seed });
  const last = (reply: BotReply, choices: readonly number[]): BotReply => ({
    ...reply,
    answer: { ...reply.answer, choice: choices.at(-1) ?? reply.answer.choice },
  });
  for (let n = 0; n < 4000; n++) {
    const asked = new Map(page.requests.map(({ id, decision }) => [id, decision.choices]));
    await page.letBotsAnswer(otherBot ? (reply) => last(reply, asked.get(reply.id) ?? []) : undefined);
    const now = await page.look();
    if (now.outcome) break;
    if (gives) {
      await page.toSeat({ say: 'concede', id: 'gives-up' });
      continue;
    }
    if (!now.decision) throw new Error('nobody is asked');
    const { id, choices } = now.decision;
    await page.answer(id, choices[0] as number, `answer ${n}`);
    const isBack = page.kept.at(-1)?.record.log.some(([, what]) => what === 'undo');
    if (takesBack && !isBack) await page.undo();
    if (pauses && n % 5 === 4) {
      const save = page.kept.at(-1) as TableSave;
      page = aPage(game, undefined, 1_000_000 * (n + 1));
      await page.toHost({ say: 'resume', save });
    }
  }
  return page.kept.at(-1) as TableSave;
}

/** When it was said is the only thing that may differ. */
const toldIn = ({ record }: TableSave): string => JSON.stringify(record.log.map(([who, what]) => [who, what]));

describe('A battle of the day', () => {
  it('goes the same way for who gives the same answers, also over many pauses', async () => {
    const day = dayOn('duel', SUNDAY);
    expect(gameOf('duel').manifest.levels[(day.level ?? 0) - 1]?.kind).toBe('search');
    const [once, paused] = [await played(day), await played(day, { pauses: true })];
    expect(once.record.log.length).toBeGreaterThan(50);
    expect(toldIn(paused)).toBe(toldIn(once));
    const [end, other] = [
      await madeOf(gameOf('duel'), day, once, asker('duel')),
      await madeOf(gameOf('duel'), day, paused, asker('duel')),
    ];
    expect(end).toMatchObject({ takebacks: 0, alike: true });
    expect(other).toEqual(end);
  });

  it('counts what was taken back, and knows who gave up', async () => {
    const day = dayOn('duel', '2026-11-18');
    const back = await madeOf(gameOf('duel'), day, await played(day, { takesBack: true }), asker('duel'));
    expect(back?.takebacks).toBe(1);
    const gave = await madeOf(gameOf('duel'), day, await played(day, { gives: true }), asker('duel'));
    expect(gave?.result.outcome).toBe('gave-up');
  });

  it('cannot be compared where the opponent answered otherwise, or the dice were others', async () => {
    const day = dayOn('duel', '2026-11-18');
    const otherwise = await played(day, { otherBot: true });
    expect(await madeOf(gameOf('duel'), day, otherwise, asker('duel'))).toMatchObject({ alike: false });
    const otherDice = await played(dayOn('duel', '2026-11-20'));
    expect(await madeOf(gameOf('duel'), day, otherDice, asker('duel'))).toMatchObject({ alike: false });
    const netless = async (request: BotRequest): Promise<BotReply> => ({ ...(await asker('duel')(request)), netless: 'gone' });
    expect(await madeOf(gameOf('duel'), day, await played(day), netless)).toMatchObject({ alike: false });
  });

  it('is not made of anything as long as it is not over', async () => {
    const day = dayOn('duel', '2026-11-18');
    const save = await played(day);
    const { outcome: _, ...open } = save.record;
    const half = { ...save, record: { ...open, log: open.log.slice(0, 20), snapshots: open.snapshots.slice(0, 1) } };
    expect(await madeOf(gameOf('duel'), day, half, asker('duel'))).toBeUndefined();
  });
});

describe('Bots', () => {
  it.each([
    ['duel', [1, 2, 5]],
    ['hoth', [1]],
  ] as const)('make the same of a day each time: %s', async (id, levels) => {
    const day = dayOn(id, '2026-11-17');
    for (const level of levels) {
      const [one, other] = [await playedBy(gameOf(id), day, level, asker(id)), await playedBy(gameOf(id), day, level, asker(id))];
      expect(one?.parts.length).toBeGreaterThan(1);
      expect(other).toEqual(one);
    }
  });

  it('do not play without what they look with', async () => {
    const netless = async (request: BotRequest): Promise<BotReply> => ({ ...(await asker('duel')(request)), netless: 'gone' });
    expect(await playedBy(gameOf('duel'), dayOn('duel', SUNDAY), 3, netless)).toBeUndefined();
  });
});

const part = (rank: number) => ({ rank, text: { key: 'result.turn' } });
const result = (outcome: Result['outcome'], ...ranks: number[]): Result => ({ outcome, parts: ranks.map(part) });
const aDay = (date: string, end?: Day['end'], late = false): Day => ({
  id: `${date}/duel`,
  format: 'wartable-day/1',
  game: 'duel',
  date,
  late,
  begun: 1,
  bots: {},
  ...(end ? { end } : {}),
});

describe('Results', () => {
  it('are ordered by the outcome, then by what weighs most', () => {
    const ordered = [
      result('won', 3, -7),
      result('won', 3, -9),
      result('won', 1, -5),
      result('draw', 0, 9),
      result('lost', -1, 9),
      result('lost', -4, 12),
      result('gave-up', 5, 1),
    ];
    expect(ordered.toReversed().sort(compareResults)).toEqual(ordered);
  });

  it('stand in a ladder, oneself before who did just as well', () => {
    const bots = { 1: result('lost', 0), 2: result('won', 1), 6: result('won', 2) };
    expect(ladderOf(result('won', 1), bots).map(({ level }) => level)).toEqual([6, undefined, 2, 1]);
    expect(beaten(result('won', 1), bots)).toBe(1);
  });

  it('count for days in a row when they were made on the day', () => {
    const end = { result: result('lost', 0), takebacks: 0, alike: true };
    expect([aDay('2026-11-18', end), aDay('2026-11-18'), aDay('2026-11-18', end, true)].map(counts)).toEqual([
      true,
      false,
      false,
    ]);
    const dates = new Set(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-04', '2026-03-05']);
    expect(inARow(dates, '2026-03-05')).toBe(2);
    expect(inARow(dates, '2026-03-06')).toBe(2);
    expect(inARow(dates, '2026-03-07')).toBe(0);
    expect(longestRow(dates)).toBe(3);
    expect(longestRow(new Set())).toBe(0);
  });
});

describe('The line to share', () => {
  const say = ({ key, params }: Text): string => [key, ...Object.values(params ?? {})].join(' ');
  const end = { result: result('won', 2, -9), takebacks: 2, alike: true };
  const day = { ...aDay('2026-11-18', end), bots: { 1: result('lost', 0), 2: result('won', 3) } };

  it('tells the result, whom one beat and the days in a row, and leads to the day', () => {
    expect(shareLine(day, end, 3, { say }, 'https://example.org').split('\n')).toEqual([
      'Wartable 2026-11-18 · door.duel ▲ daily.won · result.turn · result.turn · daily.takebacks 2 · daily.better 1 2 · daily.streak-of 3',
      'https://example.org/daily/duel/2026-11-18',
    ]);
  });

  it('boasts of nothing that was practice, or cannot be compared', () => {
    const line = shareLine({ ...day, late: true }, { ...end, takebacks: 0, alike: false }, 3, { say }, '');
    expect(line).toContain('daily.late');
    expect(line).not.toMatch(/better|streak|takebacks/);
  });
});

describe('A kept day', () => {
  const end = { result: result('won', 1), takebacks: 0, alike: true };

  it('is begun once, however many windows press the button, and what is over stays as it is', () => {
    const day = { date: '2026-11-18', game: 'duel' };
    const first = begun(undefined, day, false, 0);
    expect(first).toEqual(aDay('2026-11-18'));
    expect(begun(first, day, false, 0)).toBeUndefined();
    expect(begun(first, day, true, 1)).toMatchObject({ begun: 2, late: true });
    const over = ended(first, end);
    expect(over).toEqual(aDay('2026-11-18', end));
    expect(ended(over, { ...end, takebacks: 1 })).toBeUndefined();
    expect(ended(undefined, end)).toBeUndefined();
    expect(begun(over, day, false, 1)).toBeUndefined();
  });

  it('has what bots made of it once each, and never before it is over', () => {
    const made = result('lost', 1);
    expect(withBot(aDay('2026-11-18'), 3, made)).toBeUndefined();
    const one = withBot(aDay('2026-11-18', end), 3, made);
    expect(one?.bots).toEqual({ 3: made });
    expect(withBot(one, 3, result('won', 1))).toBeUndefined();
    expect(withBot(one, 4, made)?.bots).toEqual({ 3: made, 4: made });
  });

  it('is read as it was written', () => {
    expect(readDay(JSON.parse(JSON.stringify(aDay('2026-11-18', end))))).toEqual(aDay('2026-11-18', end));
  });

  it('is left alone where it cannot be read', () => {
    const good = aDay('2026-11-18', end);
    const bad: unknown[] = [
      undefined,
      { ...good, format: 'wartable-day/2' },
      { ...good, id: 'another' },
      { ...good, begun: 'twice' },
      { ...good, bots: { 1: { outcome: 'better', parts: [] } } },
      { ...good, end: { ...end, result: { outcome: 'won', parts: [{ rank: '1' }] } } },
    ];
    for (const one of bad) expect(readDay(one)).toBeUndefined();
  });
});

describe('A table of a day', () => {
  it('says so by its name', () => {
    const day = { date: '2026-11-18', game: 'hoth' };
    expect(dayOfTable(dayTable(day))).toEqual({ ...day, counts: true });
    expect(dayOfTable(practiceTable(day))).toEqual({ ...day, counts: false });
    for (const other of ['k3j4h5', 'day-hoth', 'day-2026-11-18-', 'today-2026-11-18-hoth'])
      expect(dayOfTable(other)).toBeUndefined();
  });
});
