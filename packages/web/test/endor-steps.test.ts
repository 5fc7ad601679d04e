import { botDesk, type Level } from '@wartable/ai';
import type { Event, View } from '@wartable/endor';
import { render, seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { endorAtTable } from '../src/endor/at-table.ts';
import { boardOf } from '../src/endor/changes.ts';
import { type EndorStep, stepsOf } from '../src/endor/steps.ts';
import { CATALOGUE } from '../src/endor/text/index.ts';
import { turnOf } from '../src/endor/turn.ts';
import { othersRange } from '../src/table/since.ts';
import { beginTable, botRequest, giveAnswer, snapshotOf } from '../src/table/table.ts';

const GREEDY: readonly Level[] = [{ kind: 'greedy', slips: 20 }];

/** A game of a bot as a spectator sees it. */
function battle(name: string, options: object, look: (before: View, now: View, news: readonly Event[]) => void): void {
  const desk = botDesk([endorAtTable.game], () => 0);
  const table = beginTable(endorAtTable, { options, players: [{ kind: 'bot', level: 1 }], seed: seedFrom(`steps ${name}`) });
  let before = snapshotOf(table).view as View;
  for (let asked = botRequest(table, GREEDY); asked; asked = botRequest(table, GREEDY)) {
    const { answer } = desk({ ...asked, id: 1 }, () => false);
    giveAnswer(table, asked.decision.seat, asked.decision.id, answer.choice);
    const { view, news } = snapshotOf(table);
    look(before, view as View, news as readonly Event[]);
    before = view as View;
  }
}

const GAMES: readonly (readonly [string, object])[] = [
  ['one', { ties: 'auto' }],
  ['two', { ties: 'ask' }],
  ['three', { ties: 'auto', difficulty: { moreAtSts: true } }],
  ['four', { ties: 'ask', difficulty: { fourCruisers: true } }],
  ['five', { ties: 'auto' }],
  ['six', { ties: 'auto' }],
];

describe('What happened in the forest, step by step', () => {
  it.each(GAMES)('leads to the table of the next snapshot (game %s)', (name, options) => {
    const seen = new Set<string>();
    battle(name, options, (before, now, news) => {
      for (const { type } of news) seen.add(type);
      const last = stepsOf(before, now, news).at(-1);
      expect(boardOf(last?.view ?? before)).toEqual(boardOf(now));
    });
    expect(seen.size).toBeGreaterThan(12);
  });

  it('tells of each Imperial move and shot why, in one sentence', () => {
    const keys = new Set<string>();
    battle('why', { ties: 'auto' }, (before, now, news) => {
      for (const { event, reason } of stepsOf(before, now, news)) {
        if (!('why' in event) || !event.why) continue;
        expect(reason).toBeDefined();
        const sentence = reason ? render(CATALOGUE, 'en', reason) : '';
        expect(sentence).toMatch(/^[^{}[\]]+\.$/);
        keys.add(String((reason?.params?.['reason'] as { key?: string } | undefined)?.key ?? reason?.key));
      }
    });
    expect(keys.size).toBeGreaterThan(4);
  });

  it('lets units of a kind take their places together', () => {
    battle('together', { ties: 'auto' }, (_, now, news) => {
      const units = news.filter(({ type }) => type === 'piece-placed').length;
      const placed = stepsOf(now, now, news).filter(({ event }) => event.type === 'piece-placed');
      expect(placed.reduce((sum, step) => sum + step.placed, 0)).toBe(units);
      expect(placed.length).toBeLessThanOrEqual(8);
    });
  });

  it('keeps the dice until what they brought, and finds what the Imperials did', () => {
    const past: EndorStep[] = [];
    battle('one', { ties: 'auto' }, (before, now, news) => past.push(...stepsOf(before, now, news, past.at(-1))));
    for (const { event, dice } of past)
      if (event.type === 'shot-missed' || event.type === 'piece-eliminated') expect(dice.length).toBeGreaterThan(0);
    const cards = past.filter(({ event }) => event.type === 'card-drawn');
    expect(new Set(cards.map(({ event }) => turnOf(event)))).toEqual(new Set([0, 1]));
    const own = past.findLastIndex(({ event }) => turnOf(event) === 0);
    const events = past.slice(0, own + 1).map(({ event }) => event);
    const [from, end] = othersRange(turnOf, events, 0);
    expect(end).toBeGreaterThan(from);
    expect(past.slice(from, end).every(({ event }) => turnOf(event) !== 0)).toBe(true);
  });
});
