import { duel } from '@wartable/duel';
import { hoth } from '@wartable/hoth';
import { type Followed, type Game, pick, rngFromSeed, seatAt, seedFrom, verify } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import type { TableSave } from '../src/table/messages.ts';
import { aPage, BOT, PERSON } from './a-page.ts';

const HOTH: Game = hoth;
const DUEL: Game = duel;
const SCENARIO = { scenario: '1' };

/** Cards for who may see them, their number for everybody else. */
function handsIn({ view }: Followed): string[] {
  return (view as { seats: { hand: unknown }[] }).seats.map(({ hand }) => typeof hand);
}

function asked({ decision }: Followed) {
  if (!decision) throw new Error('nobody is asked');
  return decision;
}

async function playOn(page: ReturnType<typeof aPage>, seed: string, most = 3000): Promise<Followed> {
  const rng = rngFromSeed(seedFrom(seed));
  for (let i = 0; i < most; i++) {
    await page.letBotsAnswer();
    const { handOverTo } = page.seated();
    if (handOverTo !== undefined) await page.toHost({ say: 'take-device', seat: handOverTo });
    const now = await page.look();
    if (now.outcome) break;
    const { id, choices } = asked(now);
    await page.answer(id, pick(rng, choices));
  }
  return await page.look();
}

describe('A table at one device', () => {
  it('leads a person against a bot through a whole battle, and its record can be verified', async () => {
    const page = aPage(HOTH);
    await page.begin([PERSON, BOT], SCENARIO);
    const end = await playOn(page, 'person');
    expect(end.outcome).toBeTruthy();
    const { record, seed } = page.kept.at(-1) as TableSave;
    const outcome = { winners: end.outcome?.winners.map((seat) => end.seats[seat] ?? '') ?? [], rule: end.outcome?.rule ?? '' };
    expect(verify(HOTH, { ...record, seed, outcome }).answers).toBeGreaterThan(50);
  });

  it('leads two people through a whole duel, each with the own view alone', async () => {
    const page = aPage(DUEL);
    await page.begin([PERSON, PERSON], { setup: 'standard' });
    const end = await playOn(page, 'two people');
    expect(end.outcome).toBeTruthy();
  });

  it('is on disk before anybody is told', async () => {
    const page = aPage(HOTH);
    await page.begin([PERSON, BOT], SCENARIO);
    await page.letBotsAnswer();
    const { id, choices } = asked(await page.look());
    page.order.length = 0;
    await page.answer(id, choices[0] as number);
    expect(page.order).toEqual(['keep', 'reply', 'told']);
  });

  it('goes on in memory where the disk is full, and says so', async () => {
    let problem: 'full' | undefined;
    const page = aPage(HOTH, () => problem);
    await page.begin([PERSON, BOT], SCENARIO);
    await page.letBotsAnswer();
    const { id, choices } = asked(await page.look());
    problem = 'full';
    await page.answer(id, choices[0] as number);
    const unkept = page.hosted.find(({ say }) => say === 'unkept');
    expect(unkept).toMatchObject({ problem: 'full', table: { id: 'one' } });
    expect(asked(await page.look()).id).toBe(id + 1);
  });

  it('shows nothing of an answer where somebody else has gone on, and what was seen before is not lost', async () => {
    let problem: 'elsewhere' | 'full' | undefined;
    const page = aPage(HOTH, () => problem);
    await page.begin([PERSON, BOT], SCENARIO);
    await page.letBotsAnswer();
    const now = await page.look();
    const { id, choices } = asked(now);
    const unkept = (): number => page.hosted.filter(({ say }) => say === 'unkept').length;
    problem = 'elsewhere';
    page.order.length = 0;
    await page.answer(id, choices[0] as number);
    expect(page.order).toEqual(['lost']);
    expect(unkept()).toBe(0);

    const other = aPage(HOTH, () => problem);
    problem = undefined;
    await other.toHost({ say: 'resume', save: page.kept.at(-1) as TableSave });
    const before = await other.look();
    problem = 'full';
    await other.answer(asked(before).id, choices[0] as number);
    problem = 'elsewhere';
    await other.answer(asked(await other.look()).id, asked(await other.look()).choices[0] as number);
    expect(other.order.at(-1)).toBe('lost');
    expect(other.hosted.at(-1)).toMatchObject({ say: 'unkept', problem: 'elsewhere' });
  });

  it('shows nobody’s hand before somebody has taken the device, and never the other one’s', async () => {
    const page = aPage(HOTH);
    await page.begin([PERSON, PERSON], SCENARIO);
    expect(page.seated()).toMatchObject({ viewer: 'spectator', handOverTo: 0 });
    expect(handsIn(await page.look())).toEqual(['number', 'number']);
    await page.toHost({ say: 'take-device', seat: seatAt(0) });
    expect(page.seated()).toMatchObject({ viewer: 0 });
    expect(handsIn(await page.look())).toEqual(['object', 'number']);
  });

  it('takes answers for the seat that holds the device alone', async () => {
    const page = aPage(HOTH);
    await page.begin([PERSON, PERSON], SCENARIO);
    await page.toHost({ say: 'take-device', seat: seatAt(1) });
    await page.look();
    await page.answer(1, 0);
    expect(page.lastReply()).toMatchObject({ refused: 'not-your-seat' });
  });

  it('tells no seat the record or the seed, nor the host’s page before it cannot be written', async () => {
    const page = aPage(DUEL);
    await page.begin([PERSON, BOT], { setup: 'standard' }, 'secret');
    await playOn(page, 'said', 30);
    const said = JSON.stringify([page.told, page.hosted]);
    expect(said).not.toContain(seedFrom('secret'));
    expect(said).not.toContain('topFirst');
    expect(said).not.toContain('commitment');
    expect(page.kept.length).toBeGreaterThan(20);
  });

  it('gives a bot what its seat sees, and nothing else', async () => {
    const page = aPage(DUEL);
    await page.begin([PERSON, BOT], { setup: 'standard' });
    const [request] = page.requests;
    const view = request?.view as { viewer: string; leia: { hand: unknown }; vader: { hand: unknown } };
    expect(view).toMatchObject({ viewer: 'vader' });
    expect([typeof view.leia.hand, typeof view.vader.hand]).toEqual(['number', 'object']);
    expect(JSON.stringify(request)).not.toContain('topFirst');
  });

  it('takes an answer back, and asks again under another number', async () => {
    const page = aPage(HOTH);
    await page.begin([PERSON, BOT], SCENARIO);
    await page.letBotsAnswer();
    const before = await page.look();
    const { id, choices, kind } = asked(before);
    await page.answer(id, choices[0] as number);
    await page.undo();
    const after = await page.look();
    expect(asked(after)).toMatchObject({ kind, choices });
    expect(asked(after).id).toBeGreaterThan(id);
    expect(after.view).toEqual(before.view);
    expect(after.log).toEqual(before.log);
  });

  it('does an answer once that comes twice', async () => {
    const page = aPage(HOTH);
    await page.begin([PERSON, BOT], SCENARIO);
    await page.letBotsAnswer();
    const { id, choices } = asked(await page.look());
    await page.answer(id, choices[0] as number, 'same');
    const now = await page.look();
    await page.answer(id, choices[0] as number, 'same');
    expect(page.lastReply()).toMatchObject({ reply: 'same', done: true });
    expect(await page.look()).toEqual(now);
    await page.answer(id, choices[0] as number, 'other');
    expect(page.lastReply()).toMatchObject({ reply: 'other', refused: 'stale-decision' });
  });

  it('knows an answer again that came before the table was opened anew', async () => {
    const page = aPage(HOTH);
    await page.begin([PERSON, BOT], SCENARIO);
    await page.letBotsAnswer();
    const { id, choices } = asked(await page.look());
    await page.answer(id, choices[0] as number, 'same');
    const again = aPage(HOTH);
    await again.toHost({ say: 'resume', save: page.kept.at(-1) as TableSave });
    await again.look();
    await again.answer(id, choices[0] as number, 'same');
    expect(again.lastReply()).toMatchObject({ done: true });
    expect(again.kept).toEqual([]);
  });

  it('takes several answers in words as far as they are legal', async () => {
    const page = aPage(HOTH);
    await page.begin([PERSON, BOT], SCENARIO);
    await page.letBotsAnswer();
    const first = await page.look();
    const [one] = HOTH.offers(first.view, asked(first));
    await page.toSeat({ say: 'plan', decision: asked(first).id, notations: [one?.notation ?? '', 'dance'], id: 'plan' });
    expect(page.lastReply()).toMatchObject({ reply: 'plan', done: true });
    expect(asked(await page.look()).id).toBe(asked(first).id + 1);
    await page.toSeat({ say: 'plan', decision: asked(first).id, notations: [one?.notation ?? ''], id: 'late' });
    expect(page.lastReply()).toMatchObject({ refused: 'stale-decision' });
  });

  it('ends when a person gives up', async () => {
    const page = aPage(HOTH);
    await page.begin([PERSON, BOT], SCENARIO);
    await page.look();
    await page.toSeat({ say: 'concede', id: 'enough' });
    expect((await page.look()).outcome?.winners).toEqual([1]);
  });

  it('says that no table is open', async () => {
    const page = aPage(HOTH);
    await page.toSeat({ say: 'since', number: 0 });
    expect(page.hosted).toContainEqual({ say: 'trouble', reason: { key: 'trouble.missing' } });
  });
});

describe('A kept table', () => {
  it('goes on where it stood, with the same log, and nothing is written by looking', async () => {
    const page = aPage(HOTH);
    await page.begin([PERSON, BOT], SCENARIO);
    const before = await playOn(page, 'kept', 40);
    const again = aPage(HOTH);
    await again.toHost({ say: 'resume', save: page.kept.at(-1) as TableSave });
    const after = await again.look();
    expect(after.view).toEqual(before.view);
    expect(after.log).toEqual(before.log);
    expect(after.decision).toEqual(before.decision);
    expect(again.kept).toEqual([]);
  });

  it('tells who opens it again what the others did last', async () => {
    const page = aPage(HOTH);
    await page.begin([PERSON, BOT], SCENARIO);
    const before = await playOn(page, 'opened again', 40);
    const again = aPage(HOTH);
    await again.toHost({ say: 'resume', save: page.kept.at(-1) as TableSave });
    const earlier = again.hosted.find(({ say }) => say === 'earlier');
    if (earlier?.say !== 'earlier') throw new Error('nothing is told again');
    const folded = earlier.events.reduce((view, event) => HOTH.fold(view, event), earlier.view) as { turn: number };
    expect(folded.turn).toBe((before.view as { turn: number }).turn);
    expect(before.log.slice(-earlier.events.length)).toEqual(earlier.events);
    expect(earlier.events.some((event) => HOTH.turnOf(event) === 1)).toBe(true);
  });

  it('is refused where its log is not possible, and the next one opens', async () => {
    const page = aPage(HOTH);
    await page.begin([PERSON, BOT], SCENARIO);
    const save = page.kept.at(-1) as TableSave;
    const broken = { ...save, record: { ...save.record, log: [...save.record.log, ['rebel', 'dance']] } } as TableSave;
    await page.toHost({ say: 'resume', save: broken });
    expect(page.hosted.at(-1)).toEqual({ say: 'unopened', problem: 'damaged' });
    await page.toHost({ say: 'resume', save });
    expect((await page.look()).decision ?? page.requests.length).toBeTruthy();
  });
});
