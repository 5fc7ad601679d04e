/** One game between bots as a job: plain data in, plain data out, so that it may be played in any thread. */
import { type BotSpec, makePlayer, type Player, playOut } from '@wartable/ai';
import { type Seat, seedFrom } from '@wartable/kernel';
import { gameNamed } from '../args.ts';
import type { AnyGame } from '../games.ts';
import { netOf } from '../nets.ts';
import { arenaOf, type Seen, watcher } from './arena.ts';

export type GameJob = {
  readonly game: string;
  readonly options: object;
  /** One for each seat. */
  readonly bots: readonly BotSpec[];
  readonly seed: string;
  /** Also tell what was to be seen. */
  readonly watch?: true;
  /** Also tell how long the bots thought. */
  readonly timed?: true;
};

/** How long a bot thought where it had a choice. */
type Thought = { readonly decisions: number; readonly ms: number; readonly longest: number };

export type GameReport = {
  readonly winners: readonly Seat[];
  readonly decisions: number;
  /** By seat; none where nobody asked. */
  readonly thoughts: readonly Thought[];
  readonly seen: Seen | null;
  /** How far one got who plays alone. */
  readonly reached: number;
};

/** Players are made afresh, so that nothing is carried over from another game. */
export function playGame({ game: id, options, bots, seed, watch, timed }: GameJob): GameReport {
  const game = gameNamed(id);
  const players = bots.map((spec) => makePlayer(game, spec, () => performance.now(), netOf(game, spec)));
  const clocked = timed ? players.map(timedPlayer) : [];
  const seated = timed ? clocked.map(({ player }) => player) : players;
  const watching = watch ? watcher(game) : undefined;
  const { state, decisions } = playOut(game, checked(game, options), seated, seedFrom(seed), watching?.emit);
  return {
    winners: game.outcome(state)?.winners ?? [],
    decisions,
    thoughts: clocked.map(({ thought }) => thought),
    seen: watching?.seen(state) ?? null,
    reached: arenaOf(game).reached?.(state) ?? 0,
  };
}

const known = new WeakMap<object, unknown>();

/** Options are read once, however many games are played with them. */
function checked(game: AnyGame, options: object): unknown {
  const read = known.get(options) ?? game.options(options);
  known.set(options, read);
  return read;
}

function timedPlayer(player: Player): { readonly player: Player; readonly thought: Thought } {
  const thought = { decisions: 0, ms: 0, longest: 0 };
  return {
    thought,
    player: (ask) => {
      if (ask.decision.choices.length === 1) return player(ask);
      const began = performance.now();
      const answer = player(ask);
      const ms = performance.now() - began;
      thought.decisions++;
      thought.ms += ms;
      thought.longest = Math.max(thought.longest, ms);
      return answer;
    },
  };
}
