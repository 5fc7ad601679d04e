import { LANGUAGES, unknownWord } from '@wartable/kernel';
import { type Args, type Options, readArgs, wordOption } from './args.ts';
import { balance, balanceOptions } from './commands/balance.ts';
import { campaign, campaignOptions } from './commands/campaign.ts';
import { cases, casesOptions } from './commands/cases.ts';
import { coverage, coverageOptions } from './commands/coverage.ts';
import { fuzz, fuzzOptions } from './commands/fuzz.ts';
import { type CommandName, commandHelp, generalHelp, USAGE } from './commands/help.ts';
import { play, playOptions } from './commands/play.ts';
import { replay, replayOptions } from './commands/replay.ts';
import { review, reviewOptions } from './commands/review.ts';
import { serve, serveOptions } from './commands/serve.ts';
import { simulate, simulateOptions } from './commands/simulate.ts';
import { runTournament, tournamentOptions } from './commands/tournament.ts';
import { verify, verifyOptions } from './commands/verify.ts';
import { FileError, type Io, paint, say, UsageError } from './io.ts';
import { text } from './text/index.ts';

type Command = { readonly options: Options; readonly run: (args: Args, io: Io) => number | Promise<number> };

const COMMANDS: Readonly<Record<CommandName, Command>> = {
  play: { options: playOptions, run: play },
  serve: { options: serveOptions, run: serve },
  campaign: { options: campaignOptions, run: campaign },
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

function isCommand(word: string): word is CommandName {
  return word in USAGE;
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
    if (!isCommand(name)) throw new UsageError(unknownWord('error.command', name, Object.keys(USAGE)));
    const { options, run } = COMMANDS[name];
    const args = readArgs(rest, options);
    const wanted = wordOption(args, 'lang', LANGUAGES, io.language);
    io = { ...io, language: LANGUAGES.find((known) => known === wanted) ?? io.language };
    if (args.values['help']) {
      commandHelp(name, io);
      return 0;
    }
    return await run(args, io);
  } catch (error) {
    if (error instanceof FileError) {
      io.err(paint(io, 'red', `${error.place}: ${say(io, error.text, error.game)}`));
      return 2;
    }
    if (error instanceof UsageError) {
      const more = isCommand(name) ? ` (${say(io, text('error.help', { command: name }))})` : '';
      io.err(`wartable${isCommand(name) ? ` ${name}` : ''}: ${say(io, error.text, error.game)}${more}`);
      return 2;
    }
    throw error;
  }
}
