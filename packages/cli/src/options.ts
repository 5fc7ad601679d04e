import { existsSync } from 'node:fs';
import { readMap } from '@wartable/endor';
import { readScenario } from '@wartable/hoth';
import { InputError } from '@wartable/kernel';
import { type Args, numberOption, textOption } from './args.ts';
import { badInput, readYaml } from './files.ts';
import type { AnyGame } from './games.ts';
import { UsageError } from './io.ts';
import { text } from './text/index.ts';

/** The options of games that commands take. */
export const GAME_OPTIONS = {
  setup: 'text',
  scenario: 'text',
  seats: 'text',
  leaders: 'text',
  difficulty: 'text',
  ties: 'text',
  map: 'text',
} as const;

/** The options of a game from the command line, checked, in the form that goes into a record. */
export function gameOptions(game: AnyGame, args: Args): object {
  const options = OPTIONS[game.id]?.(args) ?? {};
  try {
    game.options(options);
  } catch (error) {
    if (error instanceof InputError)
      throw new UsageError(text('error.input', { place: error.path, reason: error.text }), game.id);
    throw error;
  }
  return options;
}

const OPTIONS: Readonly<Record<string, (args: Args) => object>> = { duel: duelOptions, hoth: hothOptions, endor: endorOptions };

function duelOptions(args: Args): object {
  const setup = textOption(args, 'setup');
  return setup === undefined ? {} : { setup };
}

function hothOptions(args: Args): object {
  const seats = numberOption(args, 'seats', 2, 4, 2);
  const leaders = textOption(args, 'leaders')?.split(',');
  const scenario = textOption(args, 'scenario');
  return {
    ...(scenario === undefined ? {} : { scenario: scenarioFrom(scenario) }),
    ...(seats === 2 ? {} : { players: { rebel: 2, empire: seats - 2 } }),
    ...(leaders === undefined ? {} : { leaders: bySide(leaders) }),
  };
}

/** `--difficulty fourCruisers,noRally --ties auto --map my-map.json` */
function endorOptions(args: Args): object {
  const difficulty = textOption(args, 'difficulty')?.split(',') ?? [];
  const ties = textOption(args, 'ties');
  const map = textOption(args, 'map');
  return {
    ...(difficulty.length === 0 ? {} : { difficulty: Object.fromEntries(difficulty.map((name) => [name, true])) }),
    ...(ties === undefined ? {} : { ties }),
    ...(map === undefined ? {} : { map: fromFile(map, readMap, 'endor') }),
  };
}

const REBEL_LEADERS = ['leia-organa', 'luke-skywalker', 'han-solo'];

function bySide(leaders: readonly string[]): object {
  return {
    rebel: leaders.filter((leader) => REBEL_LEADERS.includes(leader)),
    empire: leaders.filter((leader) => !REBEL_LEADERS.includes(leader)),
  };
}

/** A number, or a file of one's own. */
function scenarioFrom(name: string): unknown {
  return existsSync(name) ? fromFile(name, readScenario, 'hoth') : name;
}

/** The contents of a file, checked with errors that name the line. */
function fromFile(name: string, check: (data: unknown) => unknown, game: string): unknown {
  const { data, lineOf } = readYaml(name);
  try {
    check(data);
  } catch (error) {
    if (error instanceof InputError) throw badInput(`${name}:${lineOf(error.path)}`, error, game);
    throw error;
  }
  return data;
}
