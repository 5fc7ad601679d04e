/** The evaluator made of a trained net: value and priors from one look, nothing is tried. */
import { type GameEvent, type GameState, newSparse, type Rules, type Seat } from '@wartable/kernel';
import { reasonsBy } from '../considerations.ts';
import { DECIDED, type Evaluator, type Explanation } from '../evaluator.ts';
import { type SearchSettings, settingsOf } from '../settings.ts';
import { type Net, readerOf } from './net.ts';
import type { Opinion } from './opinion.ts';

/** `opinion` says in the words of considerations what the net thinks: without it there are no reasons. */
export function learned<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  net: Net,
  opinion?: Opinion,
  settings: Partial<SearchSettings> = {},
): Evaluator<State> {
  const { encoding } = game;
  if (!encoding) throw new RangeError(`${game.id} has no encoding`);
  const own: Partial<SearchSettings> = { atOnce: true, ...settings };
  const { temperature } = settingsOf({ settings: own });
  const reader = readerOf(net);
  const sparse = newSparse();
  const see = (world: State, seat: Seat): number => {
    sparse.size = 0;
    encoding.position(world, seat, sparse);
    reader.see(sparse);
    const logit = encoding.sign(world, seat) * reader.value();
    return logit > DECIDED - 1 ? DECIDED - 1 : logit < 1 - DECIDED ? 1 - DECIDED : logit;
  };
  return {
    value: see,
    mark: encoding.mark,
    glance: (world, decision) => {
      const value = see(world, decision.seat);
      const { choices } = decision;
      const prior: number[] = [];
      let highest = Number.NEGATIVE_INFINITY;
      for (const choice of choices) {
        sparse.size = 0;
        encoding.choice(world, decision, choice, sparse);
        const score = reader.score(sparse);
        if (score > highest) highest = score;
        prior.push(score);
      }
      for (let i = 0; i < prior.length; i++) prior[i] = value + temperature * ((prior[i] as number) - highest);
      return { value, prior };
    },
    settings: own,
    ...(opinion ? { explanation: explanationBy(game, opinion) } : {}),
  };
}

function explanationBy<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  { weights }: Opinion,
): Explanation<State> {
  const notes = new Float64Array(game.considerations.length);
  const take = (world: State, seat: Seat): void => {
    notes.fill(0);
    game.consider(world, seat, notes);
  };
  return { notes, take, reasons: reasonsBy(game, weights) };
}
