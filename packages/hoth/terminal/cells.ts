/** The battles that are measured: all scenarios, and some of them with every pair of leaders. */
import { LEADERS, SCENARIOS } from '@wartable/hoth';
import type { Text } from '@wartable/kernel';
import type { Cell } from 'wartable/game-terminal.ts';
import { text } from './text/index.ts';

const REBEL_LEADERS = LEADERS.slice(0, 3);
const EMPIRE_LEADERS = LEADERS.slice(3);
const SCENARIOS_WITH_LEADERS = 3;

/** Quick ones leave out the leaders, which are many. */
export function cells(quick: boolean): Cell[] {
  return [
    ...SCENARIOS.map(({ id }) => ({ id: `scenario-${id}`, options: { scenario: id } })),
    ...(quick ? [] : SCENARIOS.slice(0, SCENARIOS_WITH_LEADERS)).flatMap(({ id }) =>
      REBEL_LEADERS.flatMap((rebel) =>
        EMPIRE_LEADERS.map((empire) => ({
          id: `scenario-${id}/${rebel}/${empire}`,
          options: { scenario: id, leaders: { rebel: [rebel], empire: [empire] } },
        })),
      ),
    ),
  ];
}

export function cellName(id: string): Text {
  const [scenario = '', rebel, empire] = id.split('/');
  const number = scenario.replace('scenario-', '');
  const leader = (name: string): Text => ({ key: `leader.${name}` });
  return rebel === undefined || empire === undefined
    ? text('balance.cell-scenario', { number, title: { key: `scenario.${number}` } })
    : text('balance.cell-leaders', { number, rebel: leader(rebel), empire: leader(empire) });
}

/** Where no scenario was named, those of the box take turns. */
export function inRound(given: object, round: number): object {
  return 'scenario' in given ? given : { ...given, scenario: SCENARIOS[round % SCENARIOS.length]?.id };
}
