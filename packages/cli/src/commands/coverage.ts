import { legible } from '@wartable/kernel';
import { type Args, gameNamed, textOption } from '../args.ts';
import { readCaseFile } from '../cases/runner.ts';
import { caseFiles } from '../files.ts';
import { GAMES } from '../games.ts';
import { type Io, paint, say } from '../io.ts';
import { CASES_FOLDER } from '../paths.ts';
import { text } from '../text/index.ts';

export const coverageOptions = { json: 'flag', game: 'text' } as const;

/** `wartable coverage [folder] [--game duel] [--json]`: rules without cases, and cases without a rule. */
export function coverage(args: Args, io: Io): number {
  const folder = args.rest[0] ?? CASES_FOLDER;
  const wanted = textOption(args, 'game');
  const games = wanted === undefined ? GAMES : [gameNamed(wanted)];
  const shown = caseFiles(folder)
    .map(readCaseFile)
    .filter(({ game }) => games.some(({ id }) => id === game))
    .flatMap(({ file, cases, lineOf }) => cases.map(({ name, rules, path }) => ({ file, name, rules, line: lineOf(path) })));
  const rules = games.flatMap((game) => game.rulebook.map((rule) => rule.id));
  const count = (rule: string): number => shown.filter((report) => report.rules.includes(rule)).length;
  const bare = rules.filter((rule) => count(rule) === 0);
  const stray = shown.filter((report) => report.rules.length === 0 || report.rules.some((rule) => !rules.includes(rule)));
  if (args.values['json']) {
    const covered = Object.fromEntries(rules.map((rule) => [rule, count(rule)]));
    io.out(
      JSON.stringify(
        { rules: covered, withoutCase: bare, casesWithoutRule: stray.map(({ file, name }) => ({ file, name })) },
        null,
        2,
      ),
    );
  } else {
    for (const rule of bare) io.out(`${paint(io, 'yellow', rule)}  ${say(io, text('coverage.bare'))}`);
    for (const { file, line, name } of stray)
      io.out(`${paint(io, 'yellow', `${legible(file)}:${line}`)}  ${legible(name)}: ${say(io, text('coverage.stray'))}`);
    io.out(say(io, text('coverage.summary', { covered: rules.length - bare.length, rules: rules.length, cases: shown.length })));
  }
  return bare.length === 0 && stray.length === 0 ? 0 : 1;
}
