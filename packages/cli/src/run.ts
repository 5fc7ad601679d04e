import { languageFrom } from './io.ts';
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  language: languageFrom(process.env),
  color: process.stdout.isTTY && !process.env['NO_COLOR'],
});
