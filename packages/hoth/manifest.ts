/** Battle of Hoth, before it is loaded. */
import type { Manifest } from '@wartable/games/manifest';

const [REBEL, EMPIRE] = [0, 1];

/**
 * Scenarios and the side to play, none twice within a week. Left out is who wins fewer than a quarter of the battles
 * (measured/balance.json): the Rebels of 3, 7, 8 and 15, the Empire of 14.
 */
const CALENDAR: readonly (readonly [scenario: number, side: number])[] = [
  [1, REBEL],
  [3, EMPIRE],
  [13, EMPIRE],
  [12, REBEL],
  [7, EMPIRE],
  [5, REBEL],
  [15, EMPIRE],
  [4, EMPIRE],
  [10, REBEL],
  [8, EMPIRE],
  [6, REBEL],
  [2, EMPIRE],
  [14, REBEL],
  [17, EMPIRE],
  [11, EMPIRE],
  [16, REBEL],
  [1, EMPIRE],
  [13, REBEL],
  [9, EMPIRE],
  [4, REBEL],
  [5, EMPIRE],
  [2, REBEL],
  [12, EMPIRE],
  [17, REBEL],
  [10, EMPIRE],
  [11, REBEL],
  [6, EMPIRE],
  [9, REBEL],
  [16, EMPIRE],
];

const withLeaders = (rebel: string, empire: string) => ({
  options: { leaders: { rebel: [rebel], empire: [empire] } },
  notes: [{ key: 'day.leaders', params: { rebel: { key: `leader.${rebel}` }, empire: { key: `leader.${empire}` } } }],
});

export const manifest: Manifest = {
  id: 'hoth',
  great: true,
  first: { options: { scenario: '1' }, players: [{ kind: 'person' }, { kind: 'bot', level: 1 }] },
  levels: [
    { kind: 'greedy', only: ['medals', 'strength', 'attacks'], loose: 12 },
    { kind: 'greedy', loose: 5.5 },
    { kind: 'greedy', net: 'shipped', loose: 14 },
    { kind: 'greedy', net: 'shipped', loose: 6 },
    { kind: 'search', net: 'shipped', iterations: 60, loose: 1.5 },
    { kind: 'search', net: 'shipped', iterations: 1500 },
  ],
  days: {
    battles: CALENDAR.map(([scenario, side]) => ({
      options: { scenario: `${scenario}` },
      seat: side,
      seats: 2,
      title: { key: `scenario.${scenario}` },
      side: { key: side === REBEL ? 'seat.rebel' : 'seat.empire' },
    })),
    week: [
      { level: 2 },
      { level: 3 },
      { level: 3, ...withLeaders('han-solo', 'darth-vader') },
      { level: 3 },
      { level: 3 },
      { level: 4, ...withLeaders('luke-skywalker', 'maximilian-veers') },
      { level: 5 },
    ],
  },
  review: 40_000,
  options: ['scenario', 'seats', 'leaders'],
  commands: ['campaign'],
};
