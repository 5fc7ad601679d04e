/** Whether a net is stronger than who was best before it: a match that ends as soon as that is sure. */
import { arenaOf } from '../arena/arena.ts';
import { playSeries } from '../arena/series.ts';
import { type Pairing, tournament } from '../arena/tournament.ts';
import { botNamed } from '../bots.ts';
import { type AnyGame, seatsFor } from '../games.ts';
import type { Io } from '../io.ts';

export type GatePlan = {
  readonly game: AnyGame;
  readonly net: string;
  readonly rival: string;
  readonly games: number;
  readonly threads: number;
  readonly seed: string;
};

export type Gate = Pick<Pairing, 'games' | 'wins' | 'share' | 'low' | 'high'> & { readonly rival: string };

export async function gateOf({ game, net, rival, games, threads, seed }: GatePlan, io: Io): Promise<Gate> {
  const seats = seatsFor(game, {}).length === 2 ? 2 : 1;
  const { next, done, isOver, progress, size, pairings } = tournament({
    game: game.id,
    options: (round) => arenaOf(game).inRound({}, round),
    seats,
    bots: [botNamed(net, game), botNamed(rival, game)],
    rounds: seats === 2 ? Math.ceil(games / 2) : games,
    seed,
    all: false,
  });
  await playSeries({ threads, size, played: progress, next, done, enough: isOver }, io);
  const { games: played, wins, share, low, high } = pairings()[0] as Pairing;
  return { rival, games: played, wins, share, low, high };
}
