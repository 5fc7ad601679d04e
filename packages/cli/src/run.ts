import { languageFrom } from './io.ts';
import { main } from './main.ts';

// A reader that has seen enough (`| head`) closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await main(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  language: languageFrom(process.env),
  color: process.stdout.isTTY && !process.env['NO_COLOR'],
});
