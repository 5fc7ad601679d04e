import { botDesk, type Level } from '@wartable/ai';
import { type Event, REBEL, type View } from '@wartable/endor';
import { manifest } from '@wartable/endor/manifest';
import { telling } from '@wartable/endor/telling';
import { type GameEvent, type Question, render, seedFrom, type Text } from '@wartable/kernel';
import type { Hex } from '@wartable/web/board/hexes.ts';
import { othersRange } from '@wartable/web/table/since.ts';
import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../page/layout.ts';
import { PLANS } from '../../page/plans.ts';
import { reasonOf } from '../../page/reasons.ts';
import { sceneOf } from '../../page/scene.ts';
import { type EndorStep, stepsOf } from '../../page/steps.ts';
import { en as page } from '../../page/text/en.ts';
import { en as rules } from '../../src/text/en.ts';
import { boardOf, fromPosition, GAME, type News, sitDown } from './at-table.ts';

const WORDS = { language: 'en', sentences: { ...rules, ...page } };

const GREEDY: Level = { kind: 'greedy', loose: 4 };

const played = new Map<string, readonly News[]>();

/** A game of a bot, as the one who lets it play sees it. */
function battle(name: string, options: object): readonly News[] {
  const known = played.get(name) ?? playedOut(name, options);
  played.set(name, known);
  return known;
}

function playedOut(name: string, options: object): readonly News[] {
  const desk = botDesk([{ game: GAME, manifest }], () => 0);
  const table = sitDown(options, `steps ${name}`);
  const news: News[] = [];
  for (let { decision, view } = table.now(); decision; { decision, view } = table.now()) {
    const seed = seedFrom(`steps ${name} ${news.length}`);
    const request = { id: 1, table: name, game: 'endor', bot: GREEDY, view, decision: decision as Question, seed };
    news.push(table.answer(desk(request, () => false).answer.choice));
  }
  return news;
}

const turnOf = (event: GameEvent) => telling.turnOf(event as Event);

const GAMES: readonly (readonly [string, object])[] = [
  ['one', { ties: 'auto' }],
  ['two', { ties: 'ask' }],
  ['three', { ties: 'auto', difficulty: { moreAtSts: true } }],
  ['four', { ties: 'ask', difficulty: { fourCruisers: true } }],
  ['five', { ties: 'auto' }],
  ['six', { ties: 'auto' }],
];

describe('What happened in the forest, step by step', () => {
  it.each(GAMES)('shows each event with the table after it, up to the last (game %s)', (name, options) => {
    const [seen, unseen] = [new Set<string>(), new Set<string>()];
    for (const { before, told, now } of battle(name, options)) {
      const steps = stepsOf(before, told, undefined);
      const at = steps.map(({ event }) => told.findIndex((one) => one.event === event));
      expect(at).toEqual(at.toSorted((a, b) => a - b));
      for (const [i, { view }] of steps.entries()) expect(view).toBe(told[at[i] ?? -1]?.view);
      for (const [i, { event }] of told.entries()) {
        seen.add(event.type);
        // Of units that take their places together the last one has the step.
        if (!at.includes(i) && event.type !== 'piece-placed') unseen.add(event.type);
      }
      expect(boardOf(steps.at(-1)?.view ?? before)).toEqual(boardOf(now));
    }
    expect(seen.size).toBeGreaterThan(12);
    expect([...unseen].sort()).toEqual(['deck-shuffled', 'die-rolled', 'stands'].filter((type) => unseen.has(type)));
    expect(unseen).toContain('stands');
  });

  it('lets units of a kind take their places together, one’s own army at once', () => {
    const table = sitDown({ ties: 'auto' }, 'together');
    const plan = PLANS[0]?.hexes.map((hex) => `place ${hex}`) ?? [];
    const { before, told } = table.plan(plan);
    const placed = stepsOf(before, told, undefined).filter(({ event }) => event.type === 'piece-placed');
    // Heroes and troopers stand before the Imperials arrive, Ewoks and catapults after them.
    const own = placed.filter(({ event }) => !('why' in event)).map((step) => step.placed);
    expect(own).toEqual([7, plan.length - 7]);
    expect(placed.reduce((sum, step) => sum + step.placed, 0)).toBe(
      told.filter(({ event }) => event.type === 'piece-placed').length,
    );
    expect(placed.length).toBeLessThanOrEqual(8);
    for (const { marks, placed: units } of placed) expect(marks.hexes.size).toBe(units);
  });

  it('keeps the dice until what they brought, and finds what the Imperials did', () => {
    const past: EndorStep[] = [];
    for (const { before, told } of battle('one', { ties: 'auto' })) past.push(...stepsOf(before, told, past.at(-1)));
    for (const { event, dice } of past)
      if (event.type === 'shot-missed' || event.type === 'piece-eliminated') expect(dice.length).toBeGreaterThan(0);
    const cards = past.filter(({ event }) => event.type === 'card-drawn');
    expect(new Set(cards.map(({ event }) => turnOf(event)))).toEqual(new Set([0, 1]));
    const own = past.findLastIndex(({ event }) => turnOf(event) === 0);
    const events = past.slice(0, own + 1).map(({ event }) => event);
    const [from, end] = othersRange(turnOf, events, REBEL);
    expect(end).toBeGreaterThan(from);
    expect(past.slice(from, end).every(({ event }) => turnOf(event) !== 0)).toBe(true);
  });
});

describe('What is lit', () => {
  const HEX = layoutOf(sceneOf(fromPosition({}).before).map);
  const hex = (name: string): Hex => HEX.map.names.indexOf(name);
  const stepsFrom = (position: object, ...words: readonly string[]): EndorStep[] => {
    const { before, told } = fromPosition(position, ...words);
    return stepsOf(before, told, undefined);
  };
  const litIn = (steps: readonly EndorStep[], type: Event['type']): (readonly [Hex, string])[] =>
    [...(steps.find(({ event }) => event.type === type)?.marks.hexes ?? [])].map(([at, { state }]) => [at, state] as const);

  it('is who fires, the target and the line between them, also when the target is gone', () => {
    const position = { pieces: { han: 'I3.0', leia: 'I3.1', ST1: 'I3.2' }, chance: [{ dice: ['saber', 'saber', 'saber'] }] };
    const steps = stepsFrom(position, 'act han', 'fire', 'done', 'target ST1');
    const lit = [
      [hex('I3.0'), 'acting'],
      [hex('I3.2'), 'target'],
    ];
    expect(steps[0]?.marks.sight).toEqual({ from: hex('I3.0'), to: hex('I3.2'), blockers: [], fires: true });
    expect(litIn(steps, 'shot-fired')).toEqual(lit);
    expect(litIn(steps, 'piece-eliminated')).toEqual(lit);
  });

  it('goes along with who moves', () => {
    const steps = stepsFrom({ pieces: { han: 'I3.0' } }, 'act han', 'move', 'to I3.1');
    expect(litIn(steps, 'piece-moved').at(-1)).toEqual([hex('I3.1'), 'acting']);
  });

  it('is who tries the door, and no fight before it', () => {
    const position = {
      pieces: { han: 'R.0', leia: 'R.1', ST1: 'R.2' },
      chance: [{ dice: ['blank', 'blank'] }, { dice: ['saber', 'blank'] }],
    };
    const steps = stepsFrom(position, 'act leia', 'fire', 'done', 'target ST1', 'act han', 'breach');
    const [shot, door] = steps.filter(({ event }) => event.type === 'dice-rolled');
    expect([shot?.marks.hexes.size, door?.marks.hexes.size]).toEqual([2, 1]);
    expect(litIn(steps, 'door-moved')).toEqual([[hex('R.0'), 'acting']]);
  });

  it('is each hex on which Ewoks rally', () => {
    const gone = { EW1: 'eliminated', EW2: 'eliminated', EW3: 'eliminated' };
    const position = { pieces: { han: 'D16.0', ...gone }, actions: ['event', 'heroes'], events: ['rebel-rally'] };
    const steps = stepsFrom(position, 'done', 'macrohex E7', 'default');
    expect(litIn(steps, 'pieces-rallied')).toEqual(['E7.0', 'E7.1', 'E7.2'].map((name) => [hex(name), 'acting']));
    const apart = stepsFrom(position, 'done', 'macrohex E7', 'place E7.5', 'default');
    expect(litIn(apart, 'pieces-rallied')).toEqual([[hex('E7.5'), 'acting']]);
  });

  it('is the place of a crew that goes on on foot, before and after', () => {
    const pieces = { han: 'D16.0', AT1: 'I3.0', SE4: 'eliminated' };
    const steps = stepsFrom({ pieces, door: 3, tactic: 'D', actions: ['at-st-move', 'heroes'] }, 'done');
    const [converted] = steps.filter(({ event }) => event.type === 'piece-converted');
    expect(converted?.view.pieces.find(({ piece }) => piece === 'AT1')?.at).toBe('eliminated');
    expect(litIn(steps, 'piece-converted')).toEqual([
      [hex('I3.0'), 'acting'],
      [HEX.cells[0], 'acting'],
    ]);
  });
});

describe('Why the Imperials do something', () => {
  const keyOf = (reason: Text): string => {
    const inner = reason.params?.['reason'];
    return typeof inner === 'object' && 'key' in inner ? inner.key : reason.key;
  };

  it('is told of each move and shot in one sentence, and found again by the log', () => {
    const keys = new Set<string>();
    for (const [name, options] of GAMES.slice(0, 3)) {
      const news = battle(name, options);
      const end = news.at(-1)?.now as View;
      for (const { event, reason } of news.flatMap(({ before, told }) => stepsOf(before, told, undefined))) {
        if (!('why' in event) || !event.why) continue;
        const sentence = reason ? render(WORDS, reason) : '';
        expect(sentence).toMatch(/^[^{}[\]]+\.$/);
        keys.add(reason ? keyOf(reason) : '');
        expect(reasonOf(event, end)).toEqual(reason);
      }
    }
    expect([...keys]).toEqual(expect.arrayContaining(['reason.placed', 'reason.nearest', 'reason.priority', 'reason.shot-only']));
    expect(keys.size).toBeGreaterThan(8);
  });

  it('has the numbers of the procedure and the tactic of that moment', () => {
    const shot = {
      pieces: { ST1: 'I3.0', han: 'I3.1', EW1: 'I3.2', EW2: 'I3.3', ST2: 'D1.0' },
      tactic: 'B',
      actions: ['stormtroopers-fire', 'event', 'heroes'],
      events: ['change-tactics'],
    };
    expect(reasonsIn(shot)).toEqual(['3 at the same range; by tactic B and without cover: Ewoks 1.']);
    const move = { pieces: { han: 'D16.0', EW1: 'R.3', RT1: 'E5.0', ST1: 'I3.0' }, actions: ['stormtroopers-move', 'heroes'] };
    expect(reasonsIn(move)).toEqual(['2 are equally near; tactic A puts Ewoks 1 first.']);
  });

  function reasonsIn(position: object): string[] {
    const { before, told } = fromPosition({ ...position, ties: 'auto' }, 'done');
    return stepsOf(before, told, undefined).flatMap(({ reason }) => (reason ? [render(WORDS, reason)] : []));
  }
});
