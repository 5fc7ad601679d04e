import { LANGUAGES, unknownWord } from '@wartable/kernel';
import { readArgs, wordOption } from './args.ts';
import { balance, balanceOptions } from './commands/balance.ts';
import { cases, casesOptions } from './commands/cases.ts';
import { coverage, coverageOptions } from './commands/coverage.ts';
import { fuzz, fuzzOptions } from './commands/fuzz.ts';
import { COMMAND_NAMES, type CommandName, commandHelp, generalHelp, USAGE } from './commands/help.ts';
import { play, playOptions } from './commands/play.ts';
import { replay, replayOptions } from './commands/replay.ts';
import { review, reviewOptions } from './commands/review.ts';
import { serve, serveOptions } from './commands/serve.ts';
import { simulate, simulateOptions } from './commands/simulate.ts';
import { runTournament, tournamentOptions } from './commands/tournament.ts';
import { verify, verifyOptions } from './commands/verify.ts';
import type { Command } from './game-terminal.ts';
import { loadTerminals, MANIFESTS, terminalOf } from './games.ts';
import { FileError, type Io, paint, say, UsageError } from './io.ts';
import { text } from './text/index.ts';

const COMMANDS: Readonly<Record<CommandName, Omit<Command, 'usage'>>> = {
  play: { options: playOptions, run: play },
  serve: { options: serveOptions, run: serve },
  simulate: { options: simulateOptions, run: simulate },
  tournament: { options: tournamentOptions, run: runTournament },
  balance: { options: balanceOptions, run: balance },
  replay: { options: replayOptions, run: replay },
  review: { options: reviewOptions, run: review },
  verify: { options: verifyOptions, run: verify },
  cases: { options: casesOptions, run: cases },
  coverage: { options: coverageOptions, run: coverage },
  fuzz: { options: fuzzOptions, run: fuzz },
};

function isOurs(word: string): word is CommandName {
  return word in USAGE;
}

/** A command of ours, or of a game. */
function commandNamed(name: string): Command | undefined {
  if (isOurs(name)) return { ...COMMANDS[name], usage: USAGE[name] };
  const owner = MANIFESTS.find(({ commands }) => commands?.includes(name));
  return owner && terminalOf(owner).commands?.[name];
}

/** Runs a command and returns its exit code: 0 done, 1 it found something wrong, 2 it was called wrongly or a file is bad. */
export async function main(words: readonly string[], given: Io): Promise<number> {
  const [name = 'help', ...rest] = words;
  let io = given;
  try {
    if (name === 'help' || name === '--help') {
      generalHelp(io);
      return 0;
    }
    await loadTerminals();
    const command = commandNamed(name);
    if (!command) throw new UsageError(unknownWord('error.command', name, COMMAND_NAMES));
    const args = readArgs(rest, command.options);
    const wanted = wordOption(args, 'lang', LANGUAGES, io.language);
    io = { ...io, language: LANGUAGES.find((known) => known === wanted) ?? io.language };
    if (args.values['help']) {
      commandHelp(name, command.usage, io);
      return 0;
    }
    return await command.run(args, io);
  } catch (error) {
    if (error instanceof FileError) {
      io.err(paint(io, 'red', `${error.place}: ${say(io, error.text, error.game)}`));
      return 2;
    }
    if (error instanceof UsageError) {
      const known = COMMAND_NAMES.includes(name);
      const more = known ? ` (${say(io, text('error.help', { command: name }))})` : '';
      io.err(`wartable${known ? ` ${name}` : ''}: ${say(io, error.text, error.game)}${more}`);
      return 2;
    }
    throw error;
  }
}
