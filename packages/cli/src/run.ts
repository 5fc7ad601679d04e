import { languageFrom, say } from './io.ts';
import { main } from './main.ts';
import { text } from './text/index.ts';
import { wordsIn } from './words.ts';

const language = languageFrom(process.env);

// A reader that has seen enough (`| head`) closes the pipe: that is no error. A full disk is one, and a terminal that is gone.
process.stdout.on('error', async ({ code = '' }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`wartable: ${say(await wordsIn(language), text('disk.output', { reason: code }))}\n`, () =>
    process.exit(2),
  );
});
process.stderr.on('error', () => process.exit(2));

process.exitCode = await main(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  language,
  color: process.stdout.isTTY && !process.env['NO_COLOR'],
});
