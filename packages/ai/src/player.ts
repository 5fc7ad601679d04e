/** Bots by name: what a person may ask for ("greedy", "search:200ms", "search:500", "level:3"), made into players. */
import type { Choice, GameEvent, GameState, Rules } from '@wartable/kernel';
import { type Answer, type Ask, type Bot, unthinking } from './bot.ts';
import { considerations } from './considerations.ts';
import type { Evaluator } from './evaluator.ts';
import { greedy } from './greedy.ts';
import type { Level, Opponents } from './levels.ts';
import { random } from './random.ts';
import { search } from './search.ts';
import { loosely } from './take.ts';

/** A bot with its budget: the milliseconds of its host's clock, or a number of iterations, which makes it repeatable. */
export type BotSpec = Skill & { readonly name: string };

/** The net a game ships with. */
export const SHIPPED = 'shipped';

/** What a player is made of: a level, and how its game sets the search. */
export type Skill = Level & Pick<Opponents, 'search'>;

/** A bot at the table, with its budget. */
export type Player<View = unknown> = (ask: Ask<View>) => Answer;

const DEFAULT_MS = 200;

/** Reads the name of a bot; undefined when there is none of that name. */
export function readBot(name: string, { levels, search }: Opponents): BotSpec | undefined {
  const set = search ? { search } : {};
  const [, kind, number, unit, file] = /^([a-z]+)(?::([1-9][0-9]{0,6})(ms)?)?(?:@(.+))?$/.exec(name) ?? [];
  if (file !== undefined && kind !== 'net') return undefined;
  if (kind === 'level' && !unit) {
    const level = levels[Number(number) - 1];
    return level && { ...level, ...set, name };
  }
  if ((kind === 'random' || kind === 'greedy') && number === undefined) return { kind, ...set, name };
  if (kind !== 'search' && kind !== 'net') return undefined;
  const budget = number === undefined ? { ms: DEFAULT_MS } : unit ? { ms: Number(number) } : { iterations: Number(number) };
  return { kind: 'search', ...budget, ...(kind === 'net' ? { net: file ?? SHIPPED } : set), name };
}

/**
 * Makes a player. `now` is the clock of the host, in milliseconds; it is read only where the budget is a time.
 * Positions are weighed by the game's considerations, those its level thinks of, or by another evaluator.
 */
export function makePlayer<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  spec: Skill,
  now: () => number,
  evaluator?: Evaluator<State>,
): Player<View> {
  const think = spec.kind === 'random' ? random : thinker(game, spec, now, evaluator);
  return (ask) => {
    // Who has no choice does not think.
    const { choices } = ask.decision;
    return choices.length === 1 ? unthinking(choices[0] as Choice) : think(ask);
  };
}

function thinker<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  { kind, only, search: settings, iterations = Number.POSITIVE_INFINITY, ms, loose, sight }: Skill,
  now: () => number,
  evaluator: Evaluator<State> = considerations(game, only, settings),
): Player<View> {
  const bot: Bot<View> = kind === 'greedy' ? greedy(game, evaluator, sight) : search(game, narrowed(evaluator, sight));
  return (ask) => {
    const end = ms === undefined ? Number.POSITIVE_INFINITY : now() + ms;
    const stopped = (): boolean => (ask.stopped?.() ?? false) || (ms !== undefined && now() >= end);
    return bot(ask, { iterations, stopped, ...(loose ? { take: loosely(loose, ask.rng) } : {}) });
  };
}

/** The same eyes, for a search that thinks fewer choices through. */
function narrowed<State extends GameState>(evaluator: Evaluator<State>, sight: number | undefined): Evaluator<State> {
  return sight === undefined ? evaluator : { ...evaluator, settings: { ...evaluator.settings, width: sight } };
}
