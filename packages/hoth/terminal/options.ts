/** `--scenario 7 --seats 4 --leaders han-solo,darth-vader` */
import { existsSync } from 'node:fs';
import { LEADERS, readScenario } from '@wartable/hoth';
import { type Args, numberOption, textOption } from 'wartable/args.ts';
import type { ReadFile } from 'wartable/game-terminal.ts';

const REBEL_LEADERS: readonly string[] = LEADERS.slice(0, 3);

export function options(args: Args, readFile: ReadFile): object {
  const seats = numberOption(args, 'seats', 2, 4, 2);
  const leaders = textOption(args, 'leaders')?.split(',');
  const scenario = textOption(args, 'scenario');
  return {
    ...(scenario === undefined ? {} : { scenario: isFile(scenario) ? readFile(scenario, readScenario) : scenario }),
    ...(seats === 2 ? {} : { players: { rebel: 2, empire: seats - 2 } }),
    ...(leaders === undefined ? {} : { leaders: bySide(leaders) }),
  };
}

/** A number is one of the box, whatever lies in the folder; what looks like a file is one, also where it is missing. */
function isFile(scenario: string): boolean {
  return !/^\d+$/.test(scenario) && (/[./\\]/.test(scenario) || existsSync(scenario));
}

function bySide(leaders: readonly string[]): object {
  return {
    rebel: leaders.filter((leader) => REBEL_LEADERS.includes(leader)),
    empire: leaders.filter((leader) => !REBEL_LEADERS.includes(leader)),
  };
}
