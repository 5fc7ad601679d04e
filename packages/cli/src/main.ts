import { LANGUAGES, suggestion } from '@wartable/kernel';
import { type Args, type Options, readArgs, wordOption } from './args.ts';
import { cases, casesOptions } from './commands/cases.ts';
import { coverage, coverageOptions } from './commands/coverage.ts';
import { FileError } from './files.ts';
import { type Io, languageFrom, paint, say, UsageError } from './io.ts';
import { text } from './text/index.ts';

type Command = {
  readonly options: Options;
  readonly run: (args: Args, io: Io) => number | Promise<number>;
};

const COMMANDS: Readonly<Record<string, Command>> = {
  cases: { options: casesOptions, run: cases },
  coverage: { options: coverageOptions, run: coverage },
};

export async function main(words: readonly string[], io: Io): Promise<number> {
  const [name = '', ...rest] = words;
  try {
    const command = COMMANDS[name];
    if (!command) throw new UsageError(text('error.command', { command: name, hint: suggestion(name, Object.keys(COMMANDS)) }));
    const args = readArgs(rest, command.options);
    const language = LANGUAGES.find((known) => known === wordOption(args, 'lang', LANGUAGES, io.language)) ?? io.language;
    return await command.run(args, { ...io, language });
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`wartable ${name}: ${say(io, error.text)} (${say(io, text('error.help', { command: name }))})`);
      return 2;
    }
    if (error instanceof FileError) {
      io.err(paint(io, 'red', error.message));
      return 2;
    }
    throw error;
  }
}

process.exitCode = await main(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  language: languageFrom(process.env),
  color: process.stdout.isTTY && !process.env['NO_COLOR'],
});
