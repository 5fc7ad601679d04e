/**
 * How even a battle is: bots of one level play it against each other in several workers, from the same seeds for every candidate.
 * Games count in their order, so that short ones do not count first.
 */
import type { Said } from '@wartable/kernel';
import { workerFor } from './advisers-at-work.ts';
import type { FromBalance, ToBalance } from './balance-work.ts';
import type { Battled } from './battles.ts';

/** What has been played so far of one candidate. */
export type Tally = {
  readonly games: number;
  /** By seat. */
  readonly wins: readonly number[];
  readonly draws: number;
  /** On average, the shortest and the longest. */
  readonly turns: readonly [mean: number, least: number, most: number];
  /** On the way: after so many games the first seat had won so many. */
  readonly points: readonly (readonly [games: number, wins: number])[];
};

export const NO_TALLY: Tally = { games: 0, wins: [], draws: 0, turns: [0, 0, 0], points: [] };

export type Asked = {
  readonly game: string;
  readonly level: number;
  /** Options of a table, one for each battle that is compared. */
  readonly candidates: readonly unknown[];
  /** Games of each, at most; and milliseconds for all. */
  readonly games: number;
  readonly within: number;
  readonly onTally: (candidate: number, tally: Tally) => void;
};

export type Measuring = {
  /** How it ended: all games, or out of time; or what was wrong. */
  readonly done: Promise<'done' | 'stopped' | { readonly trouble: Said | undefined }>;
  readonly stop: () => void;
};

/** Games a worker plays before it tells of them. */
const PIECE = 4;
/** So many games lie between two points of a plot. */
const EACH = 12;
const MOST_HANDS = 4;

function tallyOf(battles: readonly Battled[]): Tally {
  const wins: number[] = [];
  for (const { winners } of battles) for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1;
  const points: [number, number][] = [];
  let won = 0;
  for (const [i, { winners }] of battles.entries()) {
    if (winners.includes(0)) won++;
    if ((i + 1) % EACH === 0 || i + 1 === battles.length) points.push([i + 1, won]);
  }
  const turns = battles.map((battle) => battle.turns);
  return {
    games: battles.length,
    wins: Array.from(wins, (n) => n ?? 0),
    draws: battles.filter(({ winners }) => winners.length === 0).length,
    turns: [turns.reduce((sum, n) => sum + n, 0) / Math.max(1, turns.length), Math.min(...turns), Math.max(...turns)],
    points,
  };
}

export function measure({ game, level, candidates, games, within, onTally }: Asked): Measuring {
  const rounds = Math.ceil(games / PIECE);
  // All candidates go on together.
  const left = Array.from({ length: rounds * candidates.length }, (_, i) => ({
    candidate: i % candidates.length,
    round: Math.floor(i / candidates.length),
  }));
  const played = candidates.map((): (readonly Battled[])[] => []);
  const { promise: done, resolve } = Promise.withResolvers<Awaited<Measuring['done']>>();
  const workers = Array.from({ length: Math.max(2, Math.min(MOST_HANDS, navigator.hardwareConcurrency - 1)) }, () =>
    workerFor('balance'),
  );
  let over = false;
  const end = (how: Awaited<Measuring['done']>): void => {
    if (over) return;
    over = true;
    clearTimeout(late);
    for (const worker of workers) worker.terminate();
    resolve(how);
  };
  const late = setTimeout(() => end('done'), within);
  let busy = 0;
  const next = (worker: Worker): void => {
    const piece = left.shift();
    if (!piece) {
      if (busy === 0) end('done');
      return;
    }
    const { candidate, round } = piece;
    const count = Math.min(PIECE, games - round * PIECE);
    const seeds = Array.from({ length: count }, (_, i) => `balance ${round * PIECE + i}`);
    worker.onmessage = ({ data }: MessageEvent<FromBalance>) => {
      if (over) return;
      busy--;
      if (data.say === 'trouble') {
        end({ trouble: data.reason });
        return;
      }
      const own = played[candidate] ?? [];
      own[round] = data.battles;
      const gap = Array.from(own, (piece) => piece !== undefined).indexOf(false);
      onTally(candidate, tallyOf((gap < 0 ? own : own.slice(0, gap)).flat()));
      next(worker);
    };
    worker.onerror = () => end({ trouble: undefined });
    busy++;
    worker.postMessage({ game, level, options: candidates[candidate], seeds } satisfies ToBalance);
  };
  for (const worker of workers) next(worker);
  return { done, stop: () => end('stopped') };
}
