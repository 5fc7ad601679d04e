/** Bots by name: what a person may ask for ("greedy", "search:200ms", "search:500", "level:3"), made into players. */
import { below, type Choice, type Decision, type Game, type GameEvent, type GameState, InputError, type Rng, suggestion } from '@wartable/kernel';
import type { Answer } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELS, type Level } from './levels.ts';
import { random } from './random.ts';
import { search } from './search.ts';
import { settingsFor } from './settings.ts';

/** A bot with its budget: the milliseconds of its host's clock, or a number of iterations, which makes it repeatable. */
export type BotSpec = Level & { readonly name: string };

/** A bot at the table. `stopped` lets its host end a thought at once. */
export type Player<View = unknown> = (ask: PlayerAsk<View>) => Answer;
export type PlayerAsk<View> = {
  readonly view: View;
  readonly decision: Decision;
  readonly rng: Rng;
  readonly stopped?: () => boolean;
};

export const BOT_KINDS = ['random', 'greedy', 'search'] as const;
const DEFAULT_MS = 200;

/** Reads the name of a bot. Throws `InputError`. */
export function readBot(text: string, gameId: string): BotSpec {
  const [kind = '', budget = ''] = text.split(':');
  if (kind === 'level') {
    const level = LEVELS[gameId]?.[Number(budget) - 1];
    if (!level) throw new InputError('', `there is no level "${budget}"; levels go from 1 to ${LEVELS[gameId]?.length ?? 0}`);
    return { ...level, name: text };
  }
  if (kind === 'random' || kind === 'greedy') {
    if (budget !== '') throw new InputError('', `"${kind}" takes no budget`);
    return { kind, name: text };
  }
  if (kind !== 'search')
    throw new InputError('', `there is no bot "${kind}"${suggestion(kind, [...BOT_KINDS, 'level'])}; there are ${BOT_KINDS.join(', ')} and level:1 to level:6`);
  if (budget === '') return { kind, ms: DEFAULT_MS, name: text };
  const match = /^([1-9][0-9]{0,6})(ms)?$/.exec(budget);
  if (!match) throw new InputError('', `"${budget}" is no budget; say search:200ms or search:500 (iterations)`);
  return match[2] ? { kind, ms: Number(match[1]), name: text } : { kind, iterations: Number(match[1]), name: text };
}

/** Makes a player. `now` is the clock of the host, in milliseconds; it is read only where the budget is a time. */
export function makePlayer<State extends GameState, Event extends GameEvent, View, Options>(
  game: Game<State, Event, View, Options>,
  spec: Level,
  now: () => number,
): Player<View> {
  const bot =
    spec.kind === 'random'
      ? random()
      : spec.kind === 'greedy'
        ? greedy(game as never, spec.only)
        : search(game as never, settingsFor(game.id), spec.only);
  return ({ view, decision, rng, stopped }) => {
    const { choices } = decision;
    // A slip: level 1 to 3 now and then answer without thinking.
    if (spec.slips && below(rng, 100) < spec.slips) {
      const choice = choices[below(rng, choices.length)] as Choice;
      return { choice, why: { expected: undefined, reasons: [] }, opinions: [] };
    }
    const end = spec.ms === undefined ? Number.POSITIVE_INFINITY : now() + spec.ms;
    const budget = {
      iterations: spec.iterations ?? Number.POSITIVE_INFINITY,
      stopped: () => (stopped?.() ?? false) || (end !== Number.POSITIVE_INFINITY && now() >= end),
    };
    return bot({ view: view as never, decision, budget, rng });
  };
}
