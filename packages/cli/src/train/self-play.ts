/** The bot that is best so far plays itself in threads; what it thought is kept in files, in the order of games. */
import { join } from 'node:path';
import { arenaOf } from '../arena/arena.ts';
import { workOff } from '../arena/pool.ts';
import { botNamed } from '../bots.ts';
import { writeWhole } from '../disk.ts';
import type { AnyGame } from '../games.ts';
import type { SelfPlayed, SelfPlayJob } from './job.ts';

const WORKER = new URL('./worker.ts', import.meta.url);
/** A file is about so large, in bytes. */
const FILE = 1 << 26;

export type SelfPlayPlan = {
  readonly game: AnyGame;
  /** Who thinks long, in so many of a hundred decisions, and who plays on in between. */
  readonly thinker: string;
  readonly hasty: string;
  readonly long: number;
  readonly slips: number;
  /** It ends with so many games, or when the time is over. */
  readonly games: number;
  readonly seconds: number;
  readonly threads: number;
  readonly seed: string;
  /** The number of the first game. */
  readonly from: number;
  readonly folder: string;
};

export type SelfPlayEnd = {
  readonly games: number;
  readonly seconds: number;
  readonly files: readonly string[];
  readonly troubles: readonly string[];
};

/** Every other game as in tournaments; between them all set-ups there are, with leaders and by difficulty, in turn. */
function setupOf(game: AnyGame, number: number): object {
  const { cells, inRound } = arenaOf(game);
  const all = cells(false);
  const at = number >> 1;
  return number % 2 === 0 ? inRound({}, at) : (all[at % all.length]?.options ?? {});
}

export async function playAlone(plan: SelfPlayPlan): Promise<SelfPlayEnd> {
  const { game, games, seconds, threads, seed, long, slips, from, folder } = plan;
  const [thinker, hasty] = [botNamed(plan.thinker, game), botNamed(plan.hasty, game)];
  const began = performance.now();
  const gone = (): number => (performance.now() - began) / 1000;
  const troubles: string[] = [];
  const files: string[] = [];
  const done = new Map<number, Uint8Array>();
  let open: Uint8Array[] = [];
  let [next, kept, size] = [0, 0, 0];
  const flush = (): void => {
    if (open.length === 0) return;
    const file = join(folder, `${files.length + 1}.samples`);
    writeWhole(file, Buffer.concat(open));
    files.push(file);
    open = [];
    size = 0;
  };
  /** In the order of games, whichever thread was faster: the same seed leaves the same files. */
  const keep = (number: number, samples: Uint8Array): void => {
    done.set(number, samples);
    for (let found = done.get(kept); found; found = done.get(kept)) {
      done.delete(kept++);
      open.push(found);
      size += found.length;
      if (size >= FILE) flush();
    }
  };
  await workOff<SelfPlayJob, SelfPlayed>({
    worker: WORKER,
    threads,
    next: () => {
      if (next >= games || gone() >= seconds) return undefined;
      const number = from + next++;
      const options = setupOf(game, number);
      return { game: game.id, options, thinker, hasty, long, number, seed: `${seed}/${number}`, slips };
    },
    done: ({ number }, { samples }) => keep(number - from, samples),
    failed: ({ number }, trouble) => {
      troubles.push(trouble);
      keep(number - from, new Uint8Array());
    },
  });
  flush();
  return { games: kept - troubles.length, seconds: gone(), files, troubles };
}
