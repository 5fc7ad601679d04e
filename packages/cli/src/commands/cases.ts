import { legible, type Said } from '@wartable/kernel';
import { type Args, numberOption } from '../args.ts';
import { CASE_SECONDS, type CaseReport, openRunner, readCaseFile } from '../cases/runner.ts';
import { caseFiles } from '../files.ts';
import { type Io, inGame, paint, say, UsageError } from '../io.ts';
import { text } from '../text/index.ts';

export const casesOptions = { json: 'flag', seconds: 'text' } as const;

/** `wartable cases <file|folder> … [--seconds N] [--json]` */
export async function cases(args: Args, io: Io): Promise<number> {
  if (args.rest.length === 0) throw new UsageError(text('error.missing', { what: '<file|folder>' }));
  const seconds = numberOption(args, 'seconds', 1, 3600, CASE_SECONDS);
  const paths = args.rest.flatMap(caseFiles);
  if (paths.length === 0) throw new UsageError(text('error.no-cases', { path: args.rest.join(' ') }));
  // What cannot be read is told before anything runs.
  const files = paths.map(readCaseFile);
  const runner = openRunner(seconds);
  const reports: CaseReport[] = [];
  try {
    for (const file of files) {
      const own = await runner.run(file);
      reports.push(...own);
      if (!args.values['json']) showFile(file.file, own, io);
    }
  } finally {
    await runner.close();
  }
  const failed = reports.filter((report) => report.failures.length > 0).length;
  const passed = reports.length - failed;
  if (args.values['json'])
    io.out(JSON.stringify({ passed, failed, cases: reports.map((report) => inWords(report, io)) }, null, 2));
  else io.out(say(io, text('cases.summary', { passed, failed })));
  return failed === 0 ? 0 : 1;
}

function showFile(file: string, reports: readonly CaseReport[], io: Io): void {
  const bad = reports.filter((report) => report.failures.length > 0);
  const mark = bad.length === 0 ? paint(io, 'green', '✓') : paint(io, 'red', '✗');
  io.out(`${mark} ${legible(file)} (${reports.length - bad.length}/${reports.length})`);
  for (const report of bad) showFailure(report, io);
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
