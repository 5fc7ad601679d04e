/** What a fault run has to say, in a few lines. */
import type { News, Report } from './run.ts';
import { FAULTS, type FaultKind } from './weather.ts';

const NAMES: Readonly<Record<FaultKind, string>> = {
  kill: 'nodes killed',
  pause: 'nodes paused',
  stop: 'nodes stopped in order',
  postgres: 'PostgreSQL restarts',
  nats: 'NATS restarts',
  cut: 'hosts cut off',
  stall: 'lines stalled',
  slow: 'lines slow',
  tear: 'lines torn',
};

const faultsIn = ({ faults }: Pick<News, 'faults'>): string =>
  FAULTS.flatMap((kind) => {
    const many = faults.filter((one) => one.kind === kind).length;
    return many === 0 ? [] : [`${NAMES[kind]} ${many}`];
  }).join(', ');

export function newsLine({ seconds, faults, tally, matches }: News): string {
  return `${seconds} s: ${matches} matches, ${tally.done} answers acknowledged, ${faults.length} faults`;
}

export function reportLines(report: Report): readonly string[] {
  const { faults, tally, uncut, takenOver, violations } = report;
  const refused = [...tally.refused].map(([word, many]) => `${word} ${many}`).join(', ') || 'none';
  const strange = [...tally.strange].map(([word, many]) => `${word} ${many}`).join(', ');
  return [
    `faults: ${faults.length} in ${report.seconds} s: ${faultsIn(report)}`,
    ...(uncut === undefined ? [] : [`no host was cut off: ${uncut}`]),
    `matches: ${report.matches}, ${report.over} of them over, ${report.steps} steps, ${report.timeouts} clocks ran out, ${report.letters} notices arrived`,
    `answers: ${tally.done} acknowledged, ${tally.again} said again, refused: ${refused}; ${tally.told} views`,
    ...(strange === '' ? [] : [`strange: ${strange}`]),
    takenOver.length === 0
      ? 'work of dead nodes: none was claimed'
      : `work of dead nodes: ${takenOver.length} times, taken over after ${most(takenOver)} at most, ${most(takenOver.filter(({ alone }) => alone))} where nothing else was at fault`,
    ...(report.crashes === 0 ? [] : [`nodes that crashed: ${report.crashes}`]),
    `checks: ${report.checks}, violations: ${violations.length}`,
    ...violations.slice(0, MOST_SHOWN).map(({ promise, table, what }) => `  ${promise}: ${table} ${what}`),
  ];
}

const MOST_SHOWN = 20;

function most(times: Report['takenOver']): string {
  return times.length === 0 ? 'no time' : `${(Math.max(...times.map(({ after }) => after)) / 1000).toFixed(1)} s`;
}
