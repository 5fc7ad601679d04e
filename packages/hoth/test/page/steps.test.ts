import { botDesk, type Level } from '@wartable/ai';
import { hoth } from '@wartable/hoth';
import { manifest } from '@wartable/hoth/manifest';
import { type Event, SCENARIOS, telling, type UnitView, type View } from '@wartable/hoth/telling';
import {
  type Followed,
  type Following,
  type Fresh,
  follow,
  freshFor,
  type Game,
  giveAnswer,
  isReply,
  type Match,
  matchFromState,
  newMatch,
  openTable,
  pendingDecisions,
  type Question,
  rngFromSeed,
  STANDS,
  seedFrom,
  type Told,
  type Update,
  type Viewer,
} from '@wartable/kernel';
import { othersRange } from '@wartable/web/table/since.ts';
import { describe, expect, it } from 'vitest';
import { nameOf } from '../../page/layout.ts';
import { sceneOf } from '../../page/scene.ts';
import { type HothStep, stepsOf } from '../../page/steps.ts';
import { EMPIRE, REBEL } from '../helpers.ts';

const GAME: Game = hoth;
const GREEDY: Level = { kind: 'greedy' };

type News = { readonly before: View; readonly told: readonly Told<View, Event>[]; readonly steps: readonly HothStep[] };
/** A choice, by its number or in words; undefined to stop. */
type Choose = (decision: Question) => number | string | undefined;

/** Plays a match and follows it as a page does: what is told goes through JSON, and the events give the views. */
function played(match: Match, viewer: Viewer, choose: Choose, look: (news: News) => void): void {
  const table = openTable(match, []);
  const copy = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;
  const hear = (known: Followed<View, Event> | undefined, message: unknown): Following<View, Event> => {
    const next = follow(telling, known, copy(message) as Fresh<View, Event> | Update<Event>);
    if (typeof next === 'string') throw new Error(next);
    return next;
  };
  let { now: known } = hear(undefined, freshFor(table, viewer, 'opened'));
  let last: HothStep | undefined;
  for (let [decision] = pendingDecisions(match); decision; [decision] = pendingDecisions(match)) {
    const choice = choose(decision);
    if (choice === undefined) return;
    const taken = giveAnswer(table, decision.seat, decision.id, choice, {});
    if ('refused' in taken) throw new Error(`${choice}: ${taken.refused}`);
    for (const { to, message } of taken) {
      if (to !== viewer || isReply(message)) continue;
      const { now, told } = hear(known, message);
      const steps = stepsOf(known.view, told, last);
      look({ before: known.view, told, steps });
      known = now;
      last = steps.at(-1) ?? last;
    }
    expect(known.view).toEqual(copy(GAME.view(match.state, viewer)));
  }
}

/** A battle of bots. */
function battle(scenario: string, viewer: Viewer, look: (news: News) => void): void {
  const desk = botDesk([{ game: GAME, manifest }], () => 0);
  const seed = seedFrom(`steps ${scenario}`);
  const match = newMatch(GAME, { options: { scenario }, players: ['bot', 'bot'], seed });
  const answerOf = (decision: Question): number => {
    const view = GAME.view(match.state, decision.seat);
    return desk({ id: 1, table: 'steps', game: 'hoth', bot: GREEDY, view, decision, seed }, () => false).answer.choice;
  };
  played(match, viewer, answerOf, look);
}

/** All but where a unit stands, and the officer with it. */
function apartFrom(unit: number, { units, officer: _officer, ...rest }: View): unknown {
  return { ...rest, units: units.map((one) => (one.id === unit ? { ...one, hex: '' } : one)) };
}

describe('What happened, step by step', () => {
  it.each(['1', '4', '7', '8', '11', '14', '16'])('shows each event with the view after it (scenario %s)', (scenario) => {
    expect(SCENARIOS.some(({ id }) => id === scenario)).toBe(true);
    let shown = 0;
    for (const viewer of ['spectator', REBEL] as const)
      battle(scenario, viewer, ({ told, steps }) => {
        shown += steps.length;
        const order = steps.map(({ event }) => told.findIndex((one) => one.event === event));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        for (const [i, { event, view, whole }] of steps.entries()) {
          expect(event.type).not.toBe(STANDS);
          if (whole || event.type === 'unit-fell-back') expect(view).toBe(told[order[i] ?? -1]?.view);
        }
      });
    expect(shown).toBeGreaterThan(100);
  });

  it('moves a unit hex by hex, and nothing else before it has arrived', () => {
    const lengths: number[] = [];
    battle('1', 'spectator', ({ before, told, steps }) => {
      for (const [i, { event }] of told.entries()) {
        if (event.type !== 'unit-moved') continue;
        const walk = steps.filter((step) => step.event === event);
        lengths.push(walk.length);
        const [start, ...way] = event.path;
        const seen = told[i - 1]?.view ?? before;
        const hexIn = ({ units }: View): string | undefined => units.find(({ id }) => id === event.unit)?.hex;
        expect(hexIn(seen)).toBe(start);
        expect(walk.map(({ view }) => hexIn(view))).toEqual(way);
        expect(walk.map(({ whole }) => whole)).toEqual(way.map((_, at) => at === way.length - 1));
        for (const { view } of walk.slice(0, -1)) expect(apartFrom(event.unit, view)).toEqual(apartFrom(event.unit, seen));
      }
    });
    expect(Math.max(...lengths)).toBeGreaterThan(1);
  });

  it('takes the officer along, and keeps what happened before the move', () => {
    const set = hoth.view(hoth.setup(hoth.options({ scenario: '8' }), rngFromSeed(seedFrom('officer'))), REBEL);
    const [{ id: unit, kind, side, hex: start }, other] = set.units as [UnitView, UnitView];
    let view: View = { ...set, officer: start, officerUnit: unit };
    const hit: Event = {
      type: 'figures-lost',
      unit: other.id,
      kind: other.kind,
      side: other.side,
      at: other.hex,
      count: 1,
      left: other.figures - 1,
    };
    const move: Event = { type: 'unit-moved', unit, kind, side, path: [start, 'E4', 'E5'], moved: 2, barred: true };
    const told = [hit, move].map((event) => {
      view = telling.fold(view, event);
      return { event, view };
    });
    const walk = stepsOf(set, told).filter(({ event }) => event === move);
    expect(walk.map((step) => step.view.officer)).toEqual(['E4', 'E5']);
    for (const { view: seen } of walk) expect(seen.units.find(({ id }) => id === other.id)?.figures).toBe(other.figures - 1);
  });

  it('shows a retreat as it is made, and has one line for all of it', () => {
    const lengths: number[] = [];
    let way: string[] = [];
    const look = ({ steps }: News): void => {
      for (const { event, view, whole, marks } of steps) {
        if (event.type !== 'unit-fell-back' && event.type !== 'unit-retreated') continue;
        const hex = view.units.find(({ id }) => id === event.unit)?.hex ?? '';
        way = [...way, hex];
        expect(whole).toBe(event.type === 'unit-retreated');
        if (event.type === 'unit-fell-back') expect(marks.path?.map(nameOf)).toEqual([event.from, hex]);
        else {
          expect(marks.path?.map(nameOf)).toEqual(event.path);
          expect(way).toEqual(event.path.slice(1));
          lengths.push(way.length);
          way = [];
        }
      }
    };
    for (const scenario of ['1', '4', '7']) battle(scenario, 'spectator', look);
    expect(lengths).toContain(1);
    expect(Math.max(...lengths)).toBeGreaterThan(1);
  });

  it('keeps the dice until the next attack', () => {
    let losses = 0;
    battle('1', 'spectator', ({ steps }) => {
      for (const { event, dice, fight, marks } of steps) {
        if (event.type === 'attack-declared') expect([fight, dice, marks.sight?.fires]).toEqual([event, [], true]);
        if (event.type !== 'figures-lost') continue;
        losses++;
        expect(dice.length).toBeGreaterThan(0);
      }
    });
    expect(losses).toBeGreaterThan(0);
  });

  it('finds what the others did since the last own turn', () => {
    const past: HothStep[] = [];
    battle('1', 'spectator', ({ steps }) => past.push(...steps));
    const turns = past.filter(({ event }) => event.type === 'turn-began');
    const [second, third] = turns.slice(-2);
    if (third?.event.type !== 'turn-began') throw new Error('no turn began');
    const events = past.map(({ event }) => event);
    const [from, end] = othersRange((event) => telling.turnOf(event as Event), events, third.event.seat);
    expect(past[from]).toBe(second);
    expect(past[end]).toBe(third);
  });
});

describe('Scenario 10, step by step', () => {
  /** A walker within range of each generator. */
  const POSITION = {
    scenario: '10',
    units: {
      D7: { kind: 'at-at', id: 0 },
      H7: { kind: 'at-at', id: 1 },
      J7: { kind: 'echo-base-troopers', id: 2 },
    },
    hands: { empire: ['empire-direct-from-hq'] },
  };
  const HIT = { dice: ['cross', 'explosion', 'cross'] };
  const MISS = { dice: ['cross', 'cross', 'cross'] };
  const ORDERS = ['play empire-direct-from-hq', 'order D7', 'order H7', 'done'];
  const WEST = ['attack D7', 'target B7'];
  const EAST = ['attack H7', 'target I7'];

  /** The generators that stand in each step, and which of them falls in it. */
  function standing(viewer: Viewer, chance: readonly object[], attacks: readonly string[]): string[] {
    const left = [...ORDERS, ...attacks];
    const lines: string[] = [];
    const match = matchFromState(GAME, GAME.read({ ...POSITION, chance }));
    const inTurn = (): string | undefined => left.shift();
    played(match, viewer, inTurn, ({ steps }) => {
      for (const { event, view } of steps) {
        const stands = sceneOf(view).structures.flatMap((one) => (one.standing ? [nameOf(one.hex)] : []));
        const fell = event.type === 'structure-destroyed' ? `${event.at} falls: ` : '';
        const line = `${fell}${stands.join(' ')}`;
        if (lines.at(-1) !== line) lines.push(line);
      }
    });
    expect(left).toEqual([]);
    return lines;
  }

  it.each([REBEL, EMPIRE, 'spectator'] as const)(
    'has one of the two generators fall, and the other stand (seen by %s)',
    (viewer) => {
      expect(standing(viewer, [HIT, MISS], [...WEST, ...EAST])).toEqual(['B7 I7', 'B7 falls: I7', 'I7']);
      expect(standing(viewer, [HIT, MISS], [...EAST, ...WEST])).toEqual(['B7 I7', 'I7 falls: B7', 'B7']);
      expect(standing(viewer, [MISS, HIT], [...WEST, ...EAST])).toEqual(['B7 I7', 'I7 falls: B7', 'B7']);
    },
  );

  it.each([REBEL, EMPIRE, 'spectator'] as const)('has them fall one at a time (seen by %s)', (viewer) => {
    expect(standing(viewer, [HIT, HIT], [...WEST, ...EAST])).toEqual(['B7 I7', 'B7 falls: I7', 'I7', 'I7 falls: ']);
    expect(standing(viewer, [HIT, HIT], [...EAST, ...WEST])).toEqual(['B7 I7', 'I7 falls: B7', 'B7', 'B7 falls: ']);
  });
});
