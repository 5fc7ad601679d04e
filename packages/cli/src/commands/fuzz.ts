import { join } from 'node:path';
import { InputError, rngFromSeed, type Said, seedFrom, tour, Unsound } from '@wartable/kernel';
import { LANGUAGES } from '@wartable/languages';
import { type Args, gameNamed, noRest, numberOption, textOption } from '../args.ts';
import { writeWhole } from '../disk.ts';
import type { Inventor } from '../game-terminal.ts';
import { type AnyGame, terminalOf, USUAL_GAME } from '../games.ts';
import { type Io, inGame, paint, say, UsageError } from '../io.ts';
import { GAME_OPTIONS, gameOptions } from '../options.ts';
import { progressBar } from '../progress.ts';
import { text } from '../text/index.ts';
import { wordsIn } from '../words.ts';

export const fuzzOptions = { game: 'text', games: 'text', seed: 'text', ...GAME_OPTIONS, invent: 'flag', out: 'text' } as const;

/** `wartable fuzz --game duel --games N --seed S [--invent] [--out folder]` */
export function fuzz(args: Args, io: Io): Promise<number> {
  const [surplus] = args.rest;
  if (surplus !== undefined) throw new UsageError(text('error.surplus', { what: surplus }));
  noRest(args);
  const game = gameNamed(textOption(args, 'game') ?? USUAL_GAME);
  return fuzzGame(game, args, io, terminalOf(game).inventor);
}

/** A promise that did not hold, and a file that shows it. */
type Failure = { readonly said: Said; readonly name: string; readonly file: unknown; readonly written: (path: string) => Said };

/** Random matches with every promise checked at every state. A failure is written as a record that `replay` opens. */
export async function fuzzGame(game: AnyGame, args: Args, io: Io, inventor?: Inventor): Promise<number> {
  const games = numberOption(args, 'games', 1, 100_000_000, 100);
  const seed = textOption(args, 'seed') ?? 'wartable';
  const folder = textOption(args, 'out') ?? 'fuzz-failures';
  const setUps = setUpsFor(game, args, inventor);
  const words = await Promise.all(LANGUAGES.map(async (language) => (await wordsIn(language)).wordsOf(game.id)));
  const progress = progressBar(games, process.stderr);
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    const name = `${seed}/${i}`;
    const failure = setUps.failureOf(name) ?? play(name, setUps.optionsOf(name));
    if (failure) {
      progress.end();
      const path = join(folder, `${game.id}-${failure.name}.json`);
      writeWhole(path, `${JSON.stringify(failure.file, null, 1)}\n`);
      io.err(paint(io, 'red', say(inGame(io, game.id), failure.said)));
      io.err(say(io, failure.written(path)));
      return 1;
    }
    progress.at(i + 1);
  }
  progress.end();
  io.out(say(io, text('fuzz.passed', { games, decisions })));
  return 0;

  function play(name: string, options: object): Failure | undefined {
    try {
      decisions += tour(game, options, seedFrom(name), words).decisions;
      return undefined;
    } catch (error) {
      // Whatever does not even begin has no record.
      if (!(error instanceof Unsound))
        return unplayable(name, options, text('fuzz.no-setup', { seed: name, reason: told(error) }));
      const { record, message } = error;
      return {
        said: text('fuzz.failed', { seed: name, promise: message }),
        name: record.seed ?? seedFrom(name),
        file: record,
        written: (path) => text('fuzz.written', { path }),
      };
    }
  }
}

type SetUps = { optionsOf(name: string): object; failureOf(name: string): Failure | undefined };

/** The one that was asked for, or another made up for each match; then a broken one must be refused before each match. */
function setUpsFor(game: AnyGame, args: Args, inventor: Inventor | undefined): SetUps {
  if (args.values['invent'] !== true) {
    const options = gameOptions(game, args);
    return { optionsOf: () => options, failureOf: () => undefined };
  }
  const given = Object.keys(GAME_OPTIONS).find((option) => args.values[option] !== undefined);
  if (given !== undefined) throw new UsageError(text('fuzz.invent-alone', { option: `--${given}` }));
  if (!inventor) throw new UsageError(text('fuzz.nothing-to-invent', { game: game.id }));
  return {
    optionsOf: (name) => inventor.legal(rngFromSeed(seedFrom(`invent ${name}`))),
    failureOf: (name) => {
      const { options, wrong } = inventor.broken(rngFromSeed(seedFrom(`break ${name}`)));
      try {
        game.options(options);
      } catch (error) {
        return error instanceof InputError
          ? undefined
          : unplayable(name, options, text('fuzz.no-setup', { seed: name, reason: told(error) }));
      }
      return unplayable(name, options, text('fuzz.not-refused', { seed: name, wrong }));
    },
  };
}

/** What is wrong with a set-up, or where the program broke. */
function told(error: unknown): Said {
  if (error instanceof InputError) return text('error.input', { place: error.path, reason: error.text });
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function unplayable(name: string, options: object, said: Said): Failure {
  return { said, name: `${seedFrom(name)}-options`, file: options, written: (path) => text('fuzz.options-written', { path }) };
}
