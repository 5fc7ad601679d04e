import { type Language, languageFor, legible, unknownWord } from '@wartable/kernel';
import { LANGUAGES } from '@wartable/languages';
import { languageAsked, readArgs, wordOption } from './args.ts';
import { backup, backupOptions, restore } from './commands/backup.ts';
import { balance, balanceOptions } from './commands/balance.ts';
import { cases, casesOptions } from './commands/cases.ts';
import { coverage, coverageOptions } from './commands/coverage.ts';
import { fuzz, fuzzOptions } from './commands/fuzz.ts';
import { COMMAND_NAMES, type CommandName, commandHelp, generalHelp, USAGE } from './commands/help.ts';
import { list, listOptions } from './commands/list.ts';
import { play, playOptions } from './commands/play.ts';
import { puzzles, puzzlesOptions } from './commands/puzzles.ts';
import { replay, replayOptions } from './commands/replay.ts';
import { review, reviewOptions } from './commands/review.ts';
import { serve, serveOptions } from './commands/serve.ts';
import { simulate, simulateOptions } from './commands/simulate.ts';
import { runTournament, tournamentOptions } from './commands/tournament.ts';
import { train, trainOptions } from './commands/train.ts';
import { verify, verifyOptions } from './commands/verify.ts';
import { systemCode } from './disk.ts';
import type { Command } from './game-terminal.ts';
import { loadTerminals, ownerOf, terminalOf } from './games.ts';
import { FileError, type Io, inGame, paint, type Spoken, say, screened, UsageError } from './io.ts';
import { text } from './text/index.ts';
import { wordsIn } from './words.ts';

const COMMANDS: Readonly<Record<CommandName, Omit<Command, 'usage'>>> = {
  play: { options: playOptions, run: play },
  serve: { options: serveOptions, run: serve },
  backup: { options: backupOptions, run: backup },
  restore: { options: backupOptions, run: restore },
  simulate: { options: simulateOptions, run: simulate },
  tournament: { options: tournamentOptions, run: runTournament },
  balance: { options: balanceOptions, run: balance },
  replay: { options: replayOptions, run: replay },
  review: { options: reviewOptions, run: review },
  verify: { options: verifyOptions, run: verify },
  cases: { options: casesOptions, run: cases },
  coverage: { options: coverageOptions, run: coverage },
  puzzles: { options: puzzlesOptions, run: puzzles },
  train: { options: trainOptions, run: train },
  list: { options: listOptions, run: list },
  fuzz: { options: fuzzOptions, run: fuzz },
};

function isOurs(word: string): word is CommandName {
  return Object.hasOwn(USAGE, word);
}

/** A command of ours, or of a game. */
function commandNamed(name: string): Command | undefined {
  if (isOurs(name)) return { ...COMMANDS[name], usage: USAGE[name] };
  const owner = ownerOf(name);
  return owner && terminalOf(owner).commands?.[name];
}

/** Runs a command and returns its exit code: 0 done, 1 it found something wrong, 2 it was called wrongly or a file is bad. */
export async function main(words: readonly string[], given: Omit<Io, keyof Spoken> & { language: Language }): Promise<number> {
  const [name = 'help', ...rest] = words;
  const { language, ...around } = given;
  const { color } = around;
  const io: Io = {
    color,
    out: (line) => around.out(screened(line, color)),
    err: (line) => around.err(screened(line, color)),
    ...(await wordsIn(languageFor([languageAsked(rest) ?? ''], LANGUAGES) ?? language)),
  };
  try {
    if (name === 'help' || name === '--help') {
      generalHelp(io);
      return 0;
    }
    await loadTerminals();
    const command = commandNamed(name);
    const owner = ownerOf(name);
    if (!command) throw new UsageError(unknownWord('error.command', name, COMMAND_NAMES));
    const args = readArgs(rest, command.options);
    wordOption(args, 'lang', LANGUAGES, language);
    if (args.values['help']) {
      commandHelp(name, command, owner ? inGame(io, owner.id) : io);
      return 0;
    }
    return await command.run(args, owner ? inGame(io, owner.id) : io);
  } catch (error) {
    const refused = systemCode(error);
    if (!(error instanceof UsageError) && refused === undefined) throw error;
    const wrong = error instanceof UsageError ? error : new UsageError(text('error.system', { reason: `${refused}` }));
    const reason = say(wrong.game === undefined ? io : inGame(io, wrong.game), wrong.text);
    const known = COMMAND_NAMES.includes(name);
    if (wrong instanceof FileError) io.err(paint(io, 'red', `${legible(wrong.place)}: ${reason}`));
    else if (known) io.err(`wartable ${name}: ${reason} (${say(io, text('error.help', { command: name }))})`);
    else io.err(`wartable: ${reason}`);
    return 2;
  }
}
