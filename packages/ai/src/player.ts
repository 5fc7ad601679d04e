/** Bots by name: what a person may ask for ("greedy", "search:200ms", "search:500", "level:3"), made into players. */
import { below, type Decision, type GameEvent, type GameState, pick, type Rng, type Rules } from '@wartable/kernel';
import { type Answer, type Bot, NO_REASON } from './bot.ts';
import { considerations } from './considerations.ts';
import type { Evaluator } from './evaluator.ts';
import { greedy } from './greedy.ts';
import type { Level, Opponents } from './levels.ts';
import { random } from './random.ts';
import { search } from './search.ts';

/** A bot with its budget: the milliseconds of its host's clock, or a number of iterations, which makes it repeatable. */
export type BotSpec = Skill & { readonly name: string };

/** What a player is made of: a level, and how its game sets the search. */
export type Skill = Level & Pick<Opponents, 'search'>;

/** A bot at the table. `stopped` lets its host end a thought at once. */
export type Player<View = unknown> = (ask: PlayerAsk<View>) => Answer;
type PlayerAsk<View> = {
  readonly view: View;
  readonly decision: Decision;
  readonly rng: Rng;
  readonly stopped?: () => boolean;
};

const DEFAULT_MS = 200;

/** Reads the name of a bot; undefined when there is none of that name. */
export function readBot(name: string, { levels, search }: Opponents): BotSpec | undefined {
  const set = search ? { search } : {};
  const [, kind, number, unit] = /^([a-z]+)(?::([1-9][0-9]{0,6})(ms)?)?$/.exec(name) ?? [];
  if (kind === 'level' && !unit) {
    const level = levels[Number(number) - 1];
    return level && { ...level, ...set, name };
  }
  if ((kind === 'random' || kind === 'greedy') && number === undefined) return { kind, ...set, name };
  if (kind !== 'search') return undefined;
  if (number === undefined) return { kind, ms: DEFAULT_MS, ...set, name };
  return unit ? { kind, ms: Number(number), ...set, name } : { kind, iterations: Number(number), ...set, name };
}

/**
 * Makes a player. `now` is the clock of the host, in milliseconds; it is read only where the budget is a time.
 * Positions are weighed by the game's considerations, those its level thinks of, or by another evaluator.
 */
export function makePlayer<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  spec: Skill,
  now: () => number,
  evaluator: Evaluator<State> = considerations(game, spec.only, spec.search),
): Player<View> {
  const bot = botOf(game, spec.kind, evaluator);
  return (ask) => {
    const { decision, rng, stopped } = ask;
    const { choices } = decision;
    // A slip: lower levels now and then answer without thinking.
    if (spec.slips && below(rng, 100) < spec.slips) {
      return { choice: pick(rng, choices), why: NO_REASON, opinions: [] };
    }
    // Who has no choice does not think.
    const [first] = choices;
    if (choices.length === 1 && first !== undefined) return { choice: first, why: NO_REASON, opinions: [] };
    const end = spec.ms === undefined ? Number.POSITIVE_INFINITY : now() + spec.ms;
    const budget = {
      iterations: spec.iterations ?? Number.POSITIVE_INFINITY,
      stopped: () => (stopped?.() ?? false) || (end !== Number.POSITIVE_INFINITY && now() >= end),
    };
    return bot({
      get view(): View {
        return ask.view;
      },
      decision,
      budget,
      rng,
    });
  };
}

function botOf<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  kind: Level['kind'],
  evaluator: Evaluator<State>,
): Bot<View> {
  if (kind === 'random') return random();
  return kind === 'greedy' ? greedy(game, evaluator) : search(game, evaluator);
}
