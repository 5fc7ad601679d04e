import { botDesk, type Level } from '@wartable/ai';
import { type Event, SCENARIOS, type View } from '@wartable/hoth';
import { seedFrom } from '@wartable/kernel';
import { describe, expect, it } from 'vitest';
import { hothAtTable } from '../src/hoth/at-table.ts';
import { type HothStep, stepsOf } from '../src/hoth/steps.ts';
import { turnOf } from '../src/hoth/turn.ts';
import { othersRange } from '../src/table/since.ts';
import { beginTable, botRequest, giveAnswer, type SeatPlayer, snapshotOf } from '../src/table/table.ts';

const { game } = hothAtTable;
const GREEDY: readonly Level[] = [{ kind: 'greedy' }];

const onBoard = ({ units }: View): string[] => units.map(({ id, hex, figures }) => `${id} ${hex} ${figures}`).sort();

/** A battle of bots as a spectator sees it. */
function battle(scenario: string, look: (before: View, now: View, news: readonly Event[]) => void): void {
  const bot: SeatPlayer = { kind: 'bot', level: 1 };
  const desk = botDesk([game], () => 0);
  const table = beginTable(hothAtTable, { options: { scenario }, players: [bot, bot], seed: seedFrom(`steps ${scenario}`) });
  let before = snapshotOf(table).view as View;
  for (let asked = botRequest(table, GREEDY); asked; asked = botRequest(table, GREEDY)) {
    const { answer } = desk({ ...asked, id: 1 }, () => false);
    giveAnswer(table, asked.decision.seat, asked.decision.id, answer.choice);
    const { view, news } = snapshotOf(table);
    look(before, view as View, news as readonly Event[]);
    before = view as View;
  }
}

describe('What happened, step by step', () => {
  it.each(['1', '4', '7', '11', '14', '16'])('leads to the board of the next snapshot (scenario %s)', (scenario) => {
    expect(SCENARIOS.some(({ id }) => id === scenario)).toBe(true);
    battle(scenario, (before, now, news) => {
      const last = stepsOf(before, now, news).at(-1);
      if (!last) return;
      expect(onBoard(last.view)).toEqual(onBoard(now));
      if (now.outcome === null) expect(last.view.medals).toEqual(now.medals);
    });
  });

  it('moves a unit hex by hex and keeps the dice until the next attack', () => {
    const moves: HothStep[][] = [];
    let last: HothStep | undefined;
    battle('1', (before, now, news) => {
      const steps = stepsOf(before, now, news, last);
      last = steps.at(-1) ?? last;
      for (const event of news) if (event.type === 'unit-moved') moves.push(steps.filter((step) => step.event === event));
      for (const { event, dice } of steps) if (event.type === 'figures-lost') expect(dice.length).toBeGreaterThan(0);
    });
    expect(moves.some((steps) => steps.length > 1)).toBe(true);
    for (const steps of moves) expect(steps.map(({ whole }) => whole).indexOf(true)).toBe(steps.length - 1);
  });

  it('finds what the others did since the last own turn', () => {
    const past: HothStep[] = [];
    battle('1', (before, now, news) => past.push(...stepsOf(before, now, news)));
    const turns = past.filter(({ event }) => event.type === 'turn-began');
    const [second, third] = turns.slice(-2);
    if (third?.event.type !== 'turn-began') throw new Error('no turn began');
    const events = past.map(({ event }) => event);
    const [from, end] = othersRange(turnOf, events, third.event.seat);
    expect(past[from]).toBe(second);
    expect(past[end]).toBe(third);
  });
});
