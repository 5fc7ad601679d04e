import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedFrom, tour, Unsound } from '@wartable/kernel';
import { LANGUAGES } from '@wartable/languages';
import { type Args, gameNamed, numberOption, textOption } from '../args.ts';
import { type AnyGame, USUAL_GAME } from '../games.ts';
import { type Io, paint, say } from '../io.ts';
import { GAME_OPTIONS, gameOptions } from '../options.ts';
import { progressBar } from '../progress.ts';
import { text } from '../text/index.ts';
import { wordsIn } from '../words.ts';

export const fuzzOptions = { game: 'text', games: 'text', seed: 'text', ...GAME_OPTIONS, out: 'text' } as const;

/** `wartable fuzz --game duel --games N --seed S [--out folder]` */
export function fuzz(args: Args, io: Io): Promise<number> {
  const game = gameNamed(textOption(args, 'game') ?? USUAL_GAME);
  return fuzzGame(game, args, io);
}

/** Random matches with every promise checked at every state. A failure is written as a record that `replay` opens. */
export async function fuzzGame(game: AnyGame, args: Args, io: Io): Promise<number> {
  const games = numberOption(args, 'games', 1, 100_000_000, 100);
  const seed = textOption(args, 'seed') ?? 'wartable';
  const folder = textOption(args, 'out') ?? 'fuzz-failures';
  const options = gameOptions(game, args);
  const words = await Promise.all(LANGUAGES.map(async (language) => (await wordsIn(language)).wordsOf(game.id)));
  const progress = progressBar(games, process.stderr);
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    try {
      decisions += tour(game, options, seedFrom(`${seed}/${i}`), words).decisions;
    } catch (error) {
      progress.end();
      if (!(error instanceof Unsound)) throw error;
      mkdirSync(folder, { recursive: true });
      const path = join(folder, `${game.id}-${error.record.seed}.json`);
      writeFileSync(path, `${JSON.stringify(error.record, null, 1)}\n`);
      io.err(paint(io, 'red', say(io, text('fuzz.failed', { seed: `${seed}/${i}`, promise: error.message }))));
      io.err(say(io, text('fuzz.written', { path })));
      return 1;
    }
    progress.at(i + 1);
  }
  progress.end();
  io.out(say(io, text('fuzz.passed', { games, decisions })));
  return 0;
}
