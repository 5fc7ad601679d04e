/** Battles of the day: the same everywhere, playable on every day, and none soon again. */
import {
  battleOfTheDay,
  type DayBattle,
  dateOf,
  dayNumber,
  newMatch,
  type Param,
  pendingDecisions,
  weekdayOf,
} from '@wartable/kernel';
import { ENGLISH, gameParts, wordsFor } from '@wartable/languages';
import { describe, expect, it } from 'vitest';
import { gameFolders } from '../src/folders.ts';
import { INSTALLED } from '../src/index.ts';

const FIRST = dayNumber('2026-01-01') as number;
const TEN_YEARS = 3653;

const whatOf = ({ options, seat }: DayBattle): string => JSON.stringify([options, seat]);

describe.each(INSTALLED.map((one) => [one.manifest.id, one] as const))('The days of %s', (id, { game, manifest }) => {
  const on = (day: number): DayBattle => {
    const battle = battleOfTheDay(id, manifest.days, dateOf(day));
    if (!battle) throw new Error(`nothing on ${dateOf(day)}`);
    return battle;
  };
  const tenYears = Array.from({ length: TEN_YEARS }, (_, n) => on(FIRST + n));

  it('are battles that can be set up, with a player and bots that there are', () => {
    const tried = new Set<string>();
    for (const battle of tenYears) {
      const { players, seat, level, seed } = battle;
      expect(players.filter(({ kind }) => kind === 'person')).toHaveLength(1);
      expect(players[seat]?.kind).toBe('person');
      expect(level === undefined).toBe(players.length === 1);
      if (level !== undefined) expect(manifest.levels[level - 1]).toBeDefined();
      const what = whatOf(battle);
      if (tried.has(what)) continue;
      tried.add(what);
      const match = newMatch(game, { options: battle.options, players: players.map(({ kind }) => kind), seed });
      expect(match.seats).toHaveLength(players.length);
      expect(pendingDecisions(match).length).toBeGreaterThan(0);
    }
    expect(tried.size).toBeGreaterThanOrEqual(manifest.days?.battles.length ?? 1);
  });

  it('say what they are in words there are', async () => {
    const parts = gameFolders().flatMap((one) => (one.id === id ? gameParts(one, ['rules', 'page']) : []));
    const { sentences } = await wordsFor(ENGLISH, parts);
    const keysIn = (said: Param): string[] =>
      typeof said === 'object' && 'key' in said ? [said.key, ...Object.values(said.params ?? {}).flatMap(keysIn)] : [];
    const told = tenYears.flatMap(({ title, side, notes }) => [title, side, ...notes].flatMap(keysIn));
    for (const key of new Set(told)) expect(Object.keys(sentences)).toContain(key);
  });

  it('have dice of their own each', () => {
    expect(new Set(tenYears.map(({ seed }) => seed)).size).toBe(TEN_YEARS);
  });

  it('let every seat play', () => {
    expect(new Set(tenYears.map(({ seat }) => seat)).size).toBe(tenYears[0]?.players.length);
  });
});

describe('A day', () => {
  const of = (id: string, date: string): DayBattle | undefined =>
    battleOfTheDay(id, INSTALLED.find(({ manifest }) => manifest.id === id)?.manifest.days, date);

  it('is one of the calendar, leap years and centuries included', () => {
    for (let day = 0; day < 60_000; day++) {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
      if (dateOf(day) !== date || dayNumber(date) !== day) throw new Error(`${day} is ${date}, not ${dateOf(day)}`);
    }
    for (const never of ['2026-02-29', '2100-02-29', '2026-13-01', '2026-00-10', '2026-04-31'])
      expect(dayNumber(never)).toBeUndefined();
    expect(dayNumber('2028-02-29')).toBeDefined();
  });

  it('is the same on every device and in every later version', () => {
    const told = ['hoth', 'duel', 'endor'].map((id) => of(id, '2026-11-18'));
    expect(told.map((day) => [day?.options, day?.seat, day?.level, day?.seed])).toMatchInlineSnapshot(`
      [
        [
          {
            "leaders": {
              "empire": [
                "darth-vader",
              ],
              "rebel": [
                "han-solo",
              ],
            },
            "scenario": "2",
          },
          1,
          3,
          "8e21e9cb02e92fc3ebbfc82e9efa3bd1",
        ],
        [
          {
            "setup": "standard",
          },
          1,
          3,
          "21009d172799b7d6d65622576d11d284",
        ],
        [
          {
            "ties": "auto",
          },
          0,
          undefined,
          "af4e2283ecbb13b7045c32c640d13131",
        ],
      ]
    `);
  });

  it('brings every scenario, and none again within eight days', () => {
    const scenarios = Array.from({ length: 400 }, (_, n) => of('hoth', dateOf(FIRST + n))?.options['scenario']);
    expect(new Set(scenarios).size).toBe(17);
    for (const [n, scenario] of scenarios.entries()) expect(scenarios.slice(n + 1, n + 9)).not.toContain(scenario);
  });

  it('is gentle on Monday and hardest on Sunday', () => {
    expect(weekdayOf(dayNumber('2026-11-16') as number)).toBe(0);
    expect(of('endor', '2026-11-16')?.options['difficulty']).toEqual({ gentle: true });
    expect(of('duel', '2026-11-22')?.level).toBeGreaterThan(of('duel', '2026-11-16')?.level ?? 0);
  });

  it('is none where the calendar has none, or the game', () => {
    for (const date of ['2026-02-30', '2026-1-1', 'today', '']) expect(of('hoth', date)).toBeUndefined();
    expect(battleOfTheDay('nim', undefined, '2026-11-18')).toBeUndefined();
  });
});
