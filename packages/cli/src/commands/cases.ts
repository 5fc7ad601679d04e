import { legible, readCases, runCase, type Said } from '@wartable/kernel';
import { ENGLISH } from '@wartable/languages';
import { type Args, gameNamed } from '../args.ts';
import { caseFiles, readDataFile } from '../files.ts';
import { GAMES } from '../games.ts';
import { type Io, inGame, paint, type Spoken, say, UsageError } from '../io.ts';
import { text } from '../text/index.ts';
import { wordsIn } from '../words.ts';

export const casesOptions = { json: 'flag' } as const;

export type CaseReport = {
  readonly file: string;
  readonly game: string;
  readonly line: number;
  readonly name: string;
  readonly rules: readonly string[];
  readonly failures: readonly {
    readonly line: number;
    readonly what: Said;
    readonly expected: Said;
    readonly found: Said;
  }[];
};

/** Runs all cases of a file; they quote English. */
export function runCaseFile(file: string, { wordsOf }: Spoken): CaseReport[] {
  const { data, lineOf, inside } = readDataFile(file);
  const { game, cases } = inside(() => readCases(data, GAMES));
  return cases.map((item) => ({
    file,
    game,
    line: lineOf(item.path),
    name: item.name,
    rules: item.rules,
    failures: runCase(gameNamed(game), item, wordsOf(game)).map(({ path, what, expected, found }) => ({
      line: lineOf(path),
      what,
      expected,
      found,
    })),
  }));
}

/** `wartable cases <file|folder> … [--json]` */
export async function cases(args: Args, io: Io): Promise<number> {
  if (args.rest.length === 0) throw new UsageError(text('error.missing', { what: '<file|folder>' }));
  const files = args.rest.flatMap(caseFiles);
  if (files.length === 0) throw new UsageError(text('error.no-cases', { path: args.rest.join(' ') }));
  const english = await wordsIn(ENGLISH);
  const reports = files.flatMap((file) => runCaseFile(file, english));
  const failed = reports.filter((report) => report.failures.length > 0);
  if (args.values['json']) {
    io.out(
      JSON.stringify(
        { passed: reports.length - failed.length, failed: failed.length, cases: reports.map((report) => inWords(report, io)) },
        null,
        2,
      ),
    );
    return failed.length === 0 ? 0 : 1;
  }
  for (const file of files) {
    const own = reports.filter((report) => report.file === file);
    const bad = own.filter((report) => report.failures.length > 0);
    const mark = bad.length === 0 ? paint(io, 'green', '✓') : paint(io, 'red', '✗');
    io.out(`${mark} ${legible(file)} (${own.length - bad.length}/${own.length})`);
    for (const report of bad) showFailure(report, io);
  }
  io.out(say(io, text('cases.summary', { passed: reports.length - failed.length, failed: failed.length })));
  return failed.length === 0 ? 0 : 1;
}

function inWords(report: CaseReport, io: Io) {
  const own = inGame(io, report.game);
  const words = (said: Said): string => say(own, said);
  const failures = report.failures.map(({ line, what, expected, found }) => ({
    line,
    what: words(what),
    expected: words(expected),
    found: words(found),
  }));
  return { ...report, failures };
}

function showFailure(report: CaseReport, io: Io): void {
  io.out(`  ${paint(io, 'bold', legible(report.name))}  [${legible(report.rules.join(', '))}]`);
  for (const { line, what, expected, found } of inWords(report, io).failures) {
    io.out(`    ${legible(report.file)}:${line}  ${what}`);
    io.out(`      ${say(io, text('cases.expected'))}  ${paint(io, 'green', expected)}`);
    io.out(`      ${say(io, text('cases.found'))}  ${paint(io, 'red', found)}`);
  }
}
