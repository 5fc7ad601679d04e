import { botDesk, LEVELS, type Level } from '@wartable/ai';
import { below, rngFromSeed, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { type HexPreview, hothAtTable } from '../src/hoth/at-table.ts';
import { tell } from '../src/table/history.ts';
import {
  beginTable,
  botRequest,
  giveAnswer,
  giveUp,
  hintRequest,
  previewThing,
  resumeTable,
  type SeatPlayer,
  snapshotOf,
  takeBack,
  takeDevice,
  whyNotThing,
} from '../src/table/table.ts';

const { game } = hothAtTable;
const PERSON: SeatPlayer = { kind: 'person' };
const BOT: SeatPlayer = { kind: 'bot', level: 2 };
const levels = LEVELS['hoth'] as readonly Level[];
const desk = botDesk([game], () => 0);

function begin(players: readonly SeatPlayer[], seed = 'table') {
  return beginTable(hothAtTable, { options: { scenario: '1' }, players, seed: seedFrom(seed) });
}

const turnIn = (view: unknown): number => (view as { turn: number }).turn;

/** Cards for who may see them, their number for everybody else. */
function handsIn(view: unknown): string[] {
  return (view as { seats: { hand: unknown }[] }).seats.map(({ hand }) => typeof hand);
}

function letBotsAnswer(table: ReturnType<typeof begin>): void {
  for (let asked = botRequest(table, levels); asked; asked = botRequest(table, levels)) {
    const { answer, trouble } = desk({ ...asked, id: 1 }, () => false);
    expect(trouble).toBeUndefined();
    expect(giveAnswer(table, asked.decision.seat, asked.decision.id, answer.choice)).toBeUndefined();
  }
}

describe('A table at one device', () => {
  it('leads a person against a bot through a whole battle', () => {
    const table = begin([PERSON, BOT]);
    const rng = rngFromSeed(seedFrom('person'));
    for (let i = 0; i < 2000; i++) {
      letBotsAnswer(table);
      const { decision, outcome, viewer } = snapshotOf(table);
      if (outcome) break;
      expect(viewer).toBe(0);
      if (!decision) throw new Error('nobody is asked');
      const { choice } = decision.choices[below(rng, decision.choices.length)] ?? {};
      expect(giveAnswer(table, 0, decision.id, choice as number)).toBeUndefined();
    }
    expect(snapshotOf(table).outcome).toBeDefined();
  });

  it('shows nobody’s hand while it changes hands, and never the other one’s', () => {
    const table = begin([PERSON, PERSON]);
    const first = snapshotOf(table);
    expect(first).toMatchObject({ viewer: 'spectator', handOverTo: 0, decision: undefined });
    expect(handsIn(first.view)).toEqual(['number', 'number']);
    takeDevice(table, 0);
    const own = snapshotOf(table);
    expect(own.viewer).toBe(0);
    expect(handsIn(own.view)).toEqual(['object', 'number']);
  });

  it('tells each seat what it has not seen, once', () => {
    const table = begin([PERSON, PERSON]);
    takeDevice(table, 0);
    expect(snapshotOf(table).news.length).toBeGreaterThan(0);
    expect(snapshotOf(table).news).toEqual([]);
    takeDevice(table, 1);
    expect(tell(game, table.history, 1, false).news.length).toBeGreaterThan(0);
  });

  it('takes back and goes on from its record', () => {
    const table = begin([PERSON, BOT]);
    const { decision } = snapshotOf(table);
    if (!decision) throw new Error('nobody is asked');
    giveAnswer(table, 0, decision.id, decision.choices[0]?.choice as number);
    const resumed = resumeTable(hothAtTable, table.match.record, table.players, table.seed);
    expect(game.write(resumed.match.state)).toEqual(game.write(table.match.state));
    expect(takeBack(table, 0)).toBeUndefined();
    expect(snapshotOf(table).decision?.kind).toBe(decision.kind);
  });

  it('asks the adviser with the view of the person alone', () => {
    const table = begin([PERSON, BOT]);
    const asked = hintRequest(table, { kind: 'search', iterations: 5 });
    expect(asked?.view).toEqual(game.view(table.match.state, 0));
    expect(hintRequest(begin([PERSON, PERSON]), { kind: 'greedy' })).toBeUndefined();
  });

  it('says why a thing cannot be chosen', () => {
    const table = begin([PERSON, BOT]);
    expect(whyNotThing(table, 0, 'A1').length).toBeGreaterThan(0);
  });

  it('foresees every target and every move, and what the attack says is what the dice are', () => {
    const table = begin([PERSON, PERSON]);
    const rng = rngFromSeed(seedFrom('previews'));
    let [attacks, paths, slowest] = [0, 0, 0];
    for (let i = 0; i < 1500; i++) {
      const { handOverTo } = snapshotOf(table);
      if (handOverTo !== undefined) takeDevice(table, handOverTo);
      const start = performance.now();
      const { decision, previews, outcome, viewer } = snapshotOf(table);
      if (outcome) break;
      if (!decision || viewer === 'spectator') throw new Error('nobody is asked');
      const { choice, words } = decision.choices[below(rng, decision.choices.length)] as (typeof decision.choices)[number];
      const [, name = ''] = words.split(' ');
      const preview = previewThing(table, viewer, name) as HexPreview | undefined;
      if (previews.length > 0) slowest = Math.max(slowest, performance.now() - start);
      if (decision.kind === 'target' && name !== '') {
        expect(preview?.attack).toBeDefined();
        expect(preview?.blockers).toEqual([]);
        expect(previews).toContainEqual(preview);
        attacks++;
      }
      giveAnswer(table, viewer, decision.id, choice);
      const news = tell(game, table.history, viewer, false).news as readonly { type: string; dice?: number; path?: string[] }[];
      if (decision.kind === 'target' && preview?.attack)
        expect(news.find(({ type }) => type === 'attack-declared')?.dice).toBe(preview.attack.odds.dice);
      if (decision.kind === 'move-to' && preview?.path) {
        expect(news.find(({ type }) => type === 'unit-moved')?.path).toHaveLength(preview.path.length);
        paths++;
      }
    }
    expect(attacks).toBeGreaterThan(0);
    expect(paths).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(100);
  });

  it('counts the answers that stand, so that a page can forget what was taken back', () => {
    const table = begin([PERSON, BOT]);
    const { decision, answers } = snapshotOf(table);
    giveAnswer(table, 0, decision?.id as number, decision?.choices[0]?.choice as number);
    expect(snapshotOf(table).answers).toBe(answers + 1);
    takeBack(table, 0);
    expect(snapshotOf(table).answers).toBe(answers);
  });

  it('tells the one who hands the device over how the last answer went, and shows no hand', () => {
    const table = begin([PERSON, PERSON]);
    const rng = rngFromSeed(seedFrom('hand over'));
    takeDevice(table, 0);
    for (let i = 0; i < 200; i++) {
      const { handOverTo, decision, newsFor, news, view } = snapshotOf(table);
      if (handOverTo === 1) {
        expect(newsFor).toBe(0);
        expect(news.length).toBeGreaterThan(0);
        expect(handsIn(view)).toEqual(['number', 'number']);
        return;
      }
      const { choice } = decision?.choices[below(rng, decision.choices.length)] ?? {};
      giveAnswer(table, 0, decision?.id as number, choice as number);
    }
    throw new Error('the device was never handed over');
  });

  it('tells what happened again when a table is opened again, without what was taken back', () => {
    const table = begin([PERSON, BOT]);
    const rng = rngFromSeed(seedFrom('again'));
    const log: unknown[] = [];
    for (let i = 0; i < 60; i++) {
      letBotsAnswer(table);
      const { decision, news, past, undoRefused } = snapshotOf(table);
      if (past) log.length = 0;
      log.push(...(past ?? news));
      if (!undoRefused && i % 5 === 4) takeBack(table, 0);
      else if (decision) {
        const { choice } = decision.choices[below(rng, decision.choices.length)] ?? {};
        giveAnswer(table, 0, decision.id, choice as number);
      }
    }
    const { past, news } = snapshotOf(table);
    if (past) log.length = 0;
    log.push(...(past ?? news));
    expect(table.match.record.log.some(([, words]) => words === 'undo')).toBe(true);
    const resumed = snapshotOf(resumeTable(hothAtTable, table.match.record, table.players, table.seed));
    expect(resumed.news).toEqual([]);
    expect(resumed.past).toEqual(log);
    expect(resumed.answers).toBe(table.history.answers);
  });

  it('ends when a person gives up', () => {
    const table = begin([PERSON, BOT]);
    giveUp(table, 0);
    expect(snapshotOf(table).outcome?.winners).toEqual([1]);
  });
});

describe('A kept table', () => {
  it('tells who opens it again what the others did last', () => {
    const table = begin([PERSON, BOT]);
    const rng = rngFromSeed(seedFrom('opened again'));
    const told: { type: string }[] = [];
    for (let i = 0; i < 40; i++) {
      letBotsAnswer(table);
      const { decision, news } = snapshotOf(table);
      told.push(...news);
      if (!decision) throw new Error('nobody is asked');
      giveAnswer(table, 0, decision.id, decision.choices[below(rng, decision.choices.length)]?.choice as number);
    }
    letBotsAnswer(table);
    told.push(...snapshotOf(table).news);
    const { earlier, view } = snapshotOf(resumeTable(hothAtTable, table.match.record, table.players, table.seed));
    const began = told.findLastIndex((event) => hothAtTable.turnOf(event) === 1);
    expect(began).toBeGreaterThan(0);
    // The answer that ended the own turn belongs to it too.
    const events = earlier?.events ?? [];
    expect(events.slice(began - told.length)).toEqual(told.slice(began));
    expect(events.length - (told.length - began)).toBeLessThan(4);
    expect(handsIn(earlier?.view)).toEqual(['object', 'number']);
    expect(turnIn(earlier?.view)).toBeLessThan(turnIn(view));
  });
});
