/** The ways to set up each game that are measured: data, and their names for people. */
import { DIFFICULTIES } from '@wartable/endor';
import { LEADERS, SCENARIOS } from '@wartable/hoth';
import { type Language, render, type Text } from '@wartable/kernel';
import { type AnyGame, gameById } from '../games.ts';
import type { Key } from '../text/en.ts';
import { CATALOGUE, text } from '../text/index.ts';

export type Cell = { readonly game: string; readonly id: string; readonly options: object };

const REBEL_LEADERS = LEADERS.slice(0, 3);
const EMPIRE_LEADERS = LEADERS.slice(3);
const SCENARIOS_WITH_LEADERS = 3;

/** All cells of a game; quick ones leave out the leaders, which are many. */
export function cellsOf(game: string, quick: boolean): Cell[] {
  return CELLS[game]?.(quick) ?? [];
}

const CELLS: Readonly<Record<string, (quick: boolean) => Cell[]>> = {
  duel: () => ['standard', 'first-game'].map((setup) => ({ game: 'duel', id: setup, options: { setup } })),
  hoth: (quick) => [
    ...SCENARIOS.map(({ id }) => ({ game: 'hoth', id: `scenario-${id}`, options: { scenario: id } })),
    ...(quick ? [] : SCENARIOS.slice(0, SCENARIOS_WITH_LEADERS)).flatMap(({ id }) =>
      REBEL_LEADERS.flatMap((rebel) =>
        EMPIRE_LEADERS.map((empire) => ({
          game: 'hoth',
          id: `scenario-${id}/${rebel}/${empire}`,
          options: { scenario: id, leaders: { rebel: [rebel], empire: [empire] } },
        })),
      ),
    ),
  ],
  endor: () =>
    [
      ['standard', []] as const,
      ...DIFFICULTIES.map((name) => [name, [name]] as const),
      ['all-difficulties', DIFFICULTIES] as const,
    ].map(([id, names]) => ({
      game: 'endor',
      id,
      options: { ties: 'auto', difficulty: Object.fromEntries(names.map((name) => [name, true])) },
    })),
};

const NAMES: Readonly<Record<string, Key>> = {
  standard: 'balance.cell-standard',
  'first-game': 'balance.cell-first-game',
  moreStormtroopers: 'balance.cell-more-stormtroopers',
  moreAtSts: 'balance.cell-more-at-sts',
  fourCruisers: 'balance.cell-four-cruisers',
  noRally: 'balance.cell-no-rally',
  noSecurityCode: 'balance.cell-no-security-code',
  'all-difficulties': 'balance.cell-all-difficulties',
};

/** A cell in words. */
export function cellName(game: string, id: string, language: Language): string {
  return render(CATALOGUE, language, game === 'hoth' ? battleName(id, language) : { key: NAMES[id] ?? id });
}

function battleName(id: string, language: Language): Text {
  const [scenario = '', rebel, empire] = id.split('/');
  const number = scenario.replace('scenario-', '');
  const title = SCENARIOS.find((battle) => battle.id === number)?.title ?? '';
  const leader = (name: string): string => inGame(gameById('hoth'), `leader.${name}`, language);
  return rebel === undefined || empire === undefined
    ? text('balance.cell-scenario', { number, title })
    : text('balance.cell-leaders', { number, rebel: leader(rebel), empire: leader(empire) });
}

/** What the game calls the pieces its length is counted in. */
export function turnsText(game: string): Text {
  return game === 'duel' ? text('balance.rounds') : text('balance.turns');
}

/** A text of the game itself. */
export function inGame(game: AnyGame | undefined, key: string, language: Language): string {
  return game ? render(game.catalogue, language, { key }) : key;
}
