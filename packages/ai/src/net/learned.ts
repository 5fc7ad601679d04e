/** The evaluator made of a trained net: value and priors from one look, nothing is tried. */
import { type Choice, type Decision, type GameEvent, type GameState, type Rules, type Seat, widthOf } from '@wartable/kernel';
import { reasonsBy } from '../considerations.ts';
import { DECIDED, type Evaluator, type Explanation } from '../evaluator.ts';
import { type SearchSettings, settingsOf } from '../settings.ts';
import type { Account } from './account.ts';
import { fastReaderOf } from './fast.ts';
import { type Card, NetError } from './file.ts';
import { type Net, type Reader, readerOf } from './net.ts';

/** Its card says what it is for; one without an account of its opinion gives no reasons. Throws `NetError` where it cannot read this game. */
export function learned<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  net: Net,
  card?: Card,
  settings: Partial<SearchSettings> = {},
  reader: Reader = fastReaderOf(net) ?? readerOf(net),
): Evaluator<State> {
  const { encoding } = game;
  if (!encoding) throw new RangeError(`${game.id} has no encoding`);
  if (card && card.game !== game.id) throw new NetError(`it is for ${card.game}`);
  const reads = [net.shape.inputs, net.shape.choices];
  if (
    (card && card.encoding !== encoding.version) ||
    reads[0] !== widthOf(encoding.inputs) ||
    reads[1] !== widthOf(encoding.choices)
  )
    throw new NetError(`it reads other inputs than ${game.id} writes now`);
  const own: Partial<SearchSettings> = { atOnce: true, horizon: 0, secret: true, ...card?.settings, ...settings };
  const { temperature } = settingsOf({ settings: own });
  const { list: sparse } = reader;
  const look = (world: State, seat: Seat): void => {
    sparse.size = 0;
    encoding.position(world, seat, sparse);
    reader.see(sparse);
  };
  const scoreOf = (world: State, decision: Decision, choice: Choice): number => {
    sparse.size = 0;
    encoding.choice(world, decision, choice, sparse);
    return reader.score(sparse);
  };
  const see = (world: State, seat: Seat): number => {
    look(world, seat);
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
        const score = scoreOf(world, decision, choice);
        if (score > highest) highest = score;
        prior.push(score);
      }
      for (let i = 0; i < prior.length; i++) prior[i] = value + temperature * ((prior[i] as number) - highest);
      return { value, prior };
    },
    pick: (world, decision) => {
      const [only, ...others] = decision.choices;
      let best = only as Choice;
      if (others.length === 0) return best;
      look(world, decision.seat);
      let highest = scoreOf(world, decision, best);
      for (const choice of others) {
        const score = scoreOf(world, decision, choice);
        if (score <= highest) continue;
        highest = score;
        best = choice;
      }
      return best;
    },
    settings: own,
    ...(card?.opinion ? { explanation: explanationBy(game, card.opinion) } : {}),
  };
}

function explanationBy<State extends GameState, Event extends GameEvent, View, Options>(
  game: Rules<State, Event, View, Options>,
  { weights }: Account,
): Explanation<State> {
  const notes = new Float64Array(game.considerations.length);
  const take = (world: State, seat: Seat): void => {
    notes.fill(0);
    game.consider(world, seat, notes);
  };
  return { notes, take, reasons: reasonsBy(game, weights) };
}
