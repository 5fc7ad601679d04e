import { botDesk, type Level } from '@wartable/ai';
import { duel, type Event, type SideView, type View } from '@wartable/duel';
import { seedFrom, type Viewer } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { duelAtTable } from '../src/duel/at-table.ts';
import { sceneOf } from '../src/duel/scene.ts';
import { type DuelStep, stepsOf } from '../src/duel/steps.ts';
import {
  beginTable,
  botRequest,
  giveAnswer,
  type SeatPlayer,
  type Snapshot,
  snapshotOf,
  type Table,
} from '../src/table/table.ts';

const { game } = duelAtTable;
const LEVELS: readonly Level[] = [{ kind: 'greedy', slips: 40 }];
const BOT: SeatPlayer = { kind: 'bot', level: 1 };
const SIDES = ['leia', 'vader'] as const;

const GAMES = ['standard', 'first-game'].flatMap((setup) => ['a', 'b', 'c'].map((seed) => [setup, seed] as const));

/** What everybody sees of a side. */
function openly({ hand, resources, ...rest }: SideView): unknown {
  const size = (cards: readonly string[] | number): number => (typeof cards === 'number' ? cards : cards.length);
  return { ...rest, hand: size(hand), resources: size(resources) };
}

/** What lies on the table for all. */
function onTable({ leia, vader, round, initiative, taken, entered, outcome }: View): unknown {
  return { leia: openly(leia), vader: openly(vader), round, initiative, taken, entered, outcome };
}

/** `secret` are cards in the hand or among the resources of the other side that nobody has seen yet. */
type Look = (before: View, now: View, news: readonly Event[], snapshot: Snapshot, secret: readonly string[]) => void;

/** What the other side holds, without what lies or has lain open. */
function secretsOf({ match, history }: Table, viewer: Viewer): readonly string[] {
  if (viewer === 'spectator') return [];
  const other = 1 - viewer;
  const view = game.view(match.state, other) as View;
  const { hand, resources } = view[SIDES[other] as 'leia' | 'vader'];
  const open = JSON.stringify([
    game.view(match.state, 'spectator'),
    history.events.map(({ event }) => game.seenBy(event, 'spectator')),
  ]);
  return [hand, resources].flatMap((cards) =>
    typeof cards === 'number' ? [] : cards.filter((card) => !open.includes(`"${card}"`)),
  );
}

/** A duel of bots, as one seat or a spectator sees it. */
function watch(setup: string, seed: string, viewer: Viewer, look: Look): void {
  const players = SIDES.map((_, seat): SeatPlayer => (seat === viewer ? { kind: 'person' } : BOT));
  const desk = botDesk([game], () => 0);
  const table = beginTable(duelAtTable, { options: { setup }, players, seed: seedFrom(`duel ${setup} ${seed}`) });
  // The person is played by a bot as well.
  const asking = { ...table, players: [BOT, BOT] };
  let before = snapshotOf(table).view as View;
  for (let asked = botRequest(asking, LEVELS); asked; asked = botRequest(asking, LEVELS)) {
    const { answer } = desk({ ...asked, id: 1 }, () => false);
    giveAnswer(table, asked.decision.seat, asked.decision.id, answer.choice);
    const snapshot = snapshotOf(table);
    look(before, snapshot.view as View, snapshot.news as readonly Event[], snapshot, secretsOf(table, viewer));
    before = snapshot.view as View;
  }
}

describe('What happened in a duel, step by step', () => {
  it.each(GAMES)('leads to the table of the next snapshot (%s %s)', (setup, seed) => {
    for (const viewer of ['spectator', 0, 1] as const) {
      let steps = 0;
      watch(setup, seed, viewer, (before, now, news) => {
        const shown = stepsOf(before, now, news);
        const last = shown.at(-1);
        steps += shown.length;
        if (!last) return;
        expect(onTable(last.view)).toEqual(onTable(now));
        expect(last.view.active).toBe(now.active);
        expect(last.view.leia.hand).toEqual(now.leia.hand);
        expect(last.view.vader.hand).toEqual(now.vader.hand);
        expect(last.view.vader.resources).toEqual(now.vader.resources);
      });
      expect(steps).toBeGreaterThan(60);
    }
  });

  it.each(GAMES)('never shows one side the cards of the other (%s %s)', (setup, seed) => {
    for (const [viewer, other] of [
      [0, 'vader'],
      [1, 'leia'],
    ] as const) {
      const check = (view: View): void => {
        expect(typeof view[other].hand).toBe('number');
        expect(typeof view[other].resources).toBe('number');
      };
      watch(setup, seed, viewer, (before, now, news, snapshot, secret) => {
        const steps = stepsOf(before, now, news);
        const told = JSON.stringify([snapshot, steps]);
        expect(told).not.toContain('topFirst');
        for (const card of secret) expect(told).not.toContain(`"${card}"`);
        for (const event of news)
          if (event.type === 'cards-drawn' || event.type === 'resources-placed')
            expect(event.cards === undefined).toBe(event.side === other);
        check(now);
        for (const { view } of steps) check(view);
      });
    }
  });

  it('lays down the card that acts, and draws an arrow for each attack', () => {
    const steps: DuelStep[] = [];
    watch('first-game', 'd', 'spectator', (before, now, news) => steps.push(...stepsOf(before, now, news, steps.at(-1))));
    const of = (type: Event['type']): DuelStep[] => steps.filter(({ event }) => event.type === type);
    for (const { arrow } of of('attack-declared')) expect(arrow).toBeDefined();
    for (const step of of('card-played')) expect(step.card).toBe('card' in step.event ? step.event.card : '');
    expect(of('attack-declared').length).toBeGreaterThan(3);
    expect(of('card-played').length).toBeGreaterThan(3);
  });

  it('starts from what all may see when another one looks now', () => {
    watch('standard', 'e', 0, (_, now, news) => {
      const before: View = { ...now, viewer: 'spectator', leia: { ...now.leia, hand: 9, resources: 9 } };
      for (const { view } of stepsOf(before, now, news)) {
        expect(view.leia.hand).toEqual(now.leia.hand);
        expect(typeof view.vader.hand).toBe('number');
      }
    });
  });

  it('counts Raid while a unit aims and attacks, and no longer', () => {
    const state = duel.read({ active: 'leia', leia: { ground: [{ card: 'han-solo' }] } });
    const news: Event[] = [];
    const answer = (seat: number, words: string): void => {
      const choices = duel.pending(state).find((one) => one.seat === seat)?.choices ?? [];
      duel.apply(state, seat, choices.find((one) => duel.notate(state, one) === words) ?? -1, (event) => news.push(event));
    };
    const powerIn = (view: View): number | undefined => sceneOf(view).bottom.ground[0]?.power;
    expect(powerIn(duel.view(state, 0))).toBe(4);
    answer(0, 'attack han-solo');
    const before = duel.view(state, 0);
    expect(powerIn(before)).toBe(6);
    answer(0, 'choose vader-base');
    answer(1, 'pass');
    answer(0, 'pass');
    const steps = stepsOf(before, duel.view(state, 0), news);
    const powers = (type: Event['type']): unknown =>
      steps.filter(({ event }) => event.type === type).map(({ view }) => powerIn(view));
    expect(powers('attack-declared')).toEqual([6]);
    expect(powers('damaged')).toEqual([6]);
    expect(powers('passed')).toEqual([4, 4]);
  });
});
