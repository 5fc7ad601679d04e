/**
 * Bots behind a desk: requests with views go in, answers come out. The same desk stands in a thread of Node and in a
 * worker of the browser; it holds no state of any game.
 */
import { type Choice, type Decision, pick, type Rules, rngFromSeed, type Seed } from '@wartable/kernel';
import { type Answer, type Opinion, unthinking } from './bot.ts';
import type { Evaluator } from './evaluator.ts';
import type { Level, Opponents } from './levels.ts';
import { makePlayer, type Player } from './player.ts';

export type BotRequest = {
  readonly id: number;
  /** Decisions of one table and seat share a bot, so that it can go on with its thoughts. */
  readonly table: string;
  readonly game: string;
  readonly bot: Level;
  readonly view: unknown;
  readonly decision: Decision;
  readonly seed: Seed;
  /** Whether the bot is to say what it fears most, too. */
  readonly fears?: boolean;
};

export type BotReply = {
  readonly id: number;
  readonly answer: Answer;
  /** What went wrong, where the bot failed and any legal choice was taken instead. */
  readonly trouble?: string;
  /** Why it plays without the net it should look with, told once: considerations take its place. */
  readonly netless?: string;
};

export type BotDesk = (request: BotRequest, stopped: () => boolean) => BotReply;

const MOST_TABLES = 16;

/** A game, how it sets the search, and what its trained bots look with, where its host has it. */
export type BotGame = {
  readonly game: Rules;
  readonly manifest: Pick<Opponents, 'search'>;
  /** Throws where it cannot be had. */
  readonly look?: (net: string) => Evaluator | undefined;
};

type Sitting = { readonly player: Player; netless?: string | undefined };

export function botDesk(games: readonly BotGame[], now: () => number): BotDesk {
  const players = new Map<string, Sitting>();
  const sitDown = ({ game, manifest, look }: BotGame, bot: Level): Sitting => {
    const skill = manifest.search ? { ...bot, search: manifest.search } : bot;
    // A host without the net plays on with considerations.
    const { evaluator, netless } = bot.net === undefined || !look ? NO_NET : looked(look, bot.net);
    return { player: makePlayer(game, skill, now, evaluator), netless };
  };
  const playerFor = ({ table, game: id, bot, decision }: BotRequest): Sitting => {
    const key = `${table} ${id} ${decision.seat} ${JSON.stringify(bot)}`;
    const known = games.find(({ game }) => game.id === id);
    if (!known) throw new RangeError(`no game "${id}"`);
    const sitting = players.get(key) ?? sitDown(known, bot);
    // The table used last goes to the end; the first one is forgotten.
    players.delete(key);
    players.set(key, sitting);
    const [oldest = key] = players.keys();
    if (players.size > MOST_TABLES) players.delete(oldest);
    return sitting;
  };
  return (request, stopped) => {
    const { id, view, decision, seed, fears = false } = request;
    const rng = rngFromSeed(seed);
    try {
      const sitting = playerFor(request);
      const { player, netless } = sitting;
      const answer = player({ view, decision, rng, stopped, fears });
      if (!decision.choices.includes(answer.choice)) throw new RangeError(`${answer.choice} is not among the choices`);
      sitting.netless = undefined;
      return netless === undefined ? { id, answer } : { id, answer, netless };
    } catch (error) {
      return { id, answer: unthinking(pick(rng, decision.choices)), trouble: String(error) };
    }
  };
}

type Looked = { readonly evaluator: Evaluator | undefined; readonly netless: string | undefined };
const NO_NET: Looked = { evaluator: undefined, netless: undefined };

function looked(look: NonNullable<BotGame['look']>, net: string): Looked {
  try {
    return { evaluator: look(net), netless: undefined };
  } catch (error) {
    return { evaluator: undefined, netless: String(error) };
  }
}

/** One answer made of what several searchers of the same decision think. */
export function mergeAnswers(answers: readonly Answer[]): Answer {
  const found = new Map<Choice, Opinion>();
  for (const { opinions } of answers)
    for (const { choice, visits, expected } of opinions) {
      const known = found.get(choice);
      const all = visits + (known?.visits ?? 0);
      found.set(choice, {
        choice,
        visits: all,
        expected: (visits * expected + (known ? known.visits * known.expected : 0)) / all,
      });
    }
  const opinions = [...found.values()].sort((a, b) => b.visits - a.visits || b.expected - a.expected);
  const [best] = opinions;
  const [first] = answers;
  if (!first) throw new RangeError('nobody answered');
  if (!best) return first;
  const voice = answers.find(({ choice }) => choice === best.choice) ?? first;
  return { choice: best.choice, why: { ...voice.why, expected: best.expected }, opinions };
}
