/** Whether the promises were kept: the histories of all clients beside the logs in the database. Pure. */
import { type Game, type Match, matchOutcome, verify } from '@wartable/kernel';
import { closedRecord, type KeptTable, type Log } from '../../src/hall/kept.ts';
import type { StepRow, TalkRow } from '../../src/store/schema.ts';
import { chargedIn, earlyIn } from './check-time.ts';
import { type Fate, fatesIn, type History, seatIn } from './history.ts';
import { type Given, type Replay, replaySteps } from './replayed.ts';

/** All that the database has of a table. */
export type KeptMatch = {
  readonly table: KeptTable;
  readonly log: Log;
  readonly steps: readonly StepRow[];
  readonly talk: readonly TalkRow[];
  /** Whether nothing has happened since everybody looked for the last time. */
  readonly isQuiet: boolean;
  /** When nothing could be kept: nobody's time is over because of it. */
  readonly away?: readonly { readonly from: number; readonly to: number }[];
};

const PROMISES = [
  'lost', // An answer that was acknowledged is not in the log.
  'twice', // Something is in the log more than once.
  'order', // It is in the log in another order than it was acknowledged in.
  'refused', // It was refused, and is in the log.
  'invented', // It is in the log, and nobody has said it, or not so.
  'gap', // Numbers of steps are missing.
  'replay', // The log cannot be played again, or a finished record does not hold.
  'state', // A step says that the state after it is another, or names other rules.
  'view', // A view was no view of the log, or an older one than before.
  'last', // When all was quiet, somebody's view was not that of the whole log.
  'early', // A clock ran out before its time.
  'notice', // Somebody was told more often than once.
  'overdue', // Work that was due was never done.
  'stopped', // Two nodes have found a match otherwise.
] as const;
export type Promised = (typeof PROMISES)[number];
type Violation = { readonly promise: Promised; readonly table: string; readonly what: string };
export type Checked = { readonly checks: number; readonly violations: readonly Violation[] };

/** Collects what was found. */
export function openFindings(table: string) {
  const violations: Violation[] = [];
  let checks = 0;
  return {
    check: (isKept: boolean, promise: Promised, what: () => string): boolean => {
      checks++;
      if (!isKept) violations.push({ promise, table, what: what() });
      return isKept;
    },
    found: (): Checked => ({ checks, violations }),
  };
}
type Findings = ReturnType<typeof openFindings>;

/** How the state after a step is written into it; without it that is not looked at. */
export type StateHash = (match: Match) => string;

export function checkMatch(game: Game, kept: KeptMatch, histories: readonly History[], hashOf?: StateHash): Checked {
  const { table, steps } = kept;
  const findings = openFindings(table.id);
  const { check, found } = findings;
  check(
    steps.every(({ sequence }, n) => sequence === n),
    'gap',
    () => steps.map(({ sequence }) => sequence).join(' '),
  );
  check(table.status !== 'stopped', 'stopped', () => 'two nodes differ');
  if (!table.head || !table.seed || table.status === 'open' || table.status === 'starting') return found();
  const viewers = [...new Set(histories.map(({ viewer }) => viewer))];
  let replay: Replay;
  try {
    replay = replaySteps(game, table, steps, viewers, (step, match) => checkState(findings, step, match, hashOf));
    check(
      JSON.stringify(matchOutcome(replay.match)?.winners) === JSON.stringify(table.outcome?.winners),
      'replay',
      () => 'the table says another end than its log',
    );
    const whole = closedRecord(table, kept.log);
    if (whole) check(verify(game, whole).commitment, 'replay', () => 'another seed');
  } catch (error) {
    check(false, 'replay', () => String(error));
    return found();
  }
  checkAnswers(findings, replay.given, histories, kept);
  for (const history of histories) {
    checkTalk(findings, history, kept.talk);
    checkViews(findings, replay, history, kept.isQuiet);
  }
  for (const what of [...earlyIn(kept), ...chargedIn(kept)]) check(false, 'early', () => what);
  return found();
}

function checkState({ check }: Findings, { sequence, hash, rules }: StepRow, match: Match, hashOf: StateHash | undefined): void {
  if (rules !== null) check(rules === match.game.rules, 'state', () => `step ${sequence} was played by ${rules}`);
  if (hash !== null && hashOf) check(hash === hashOf(match), 'state', () => `step ${sequence} has another state`);
}

const nameOf = ({ seat, id }: Pick<Given, 'seat' | 'id'>): string => `${seat} ${id}`;

/** Every acknowledged answer once, in order, as it was said; nothing that was refused; nothing that nobody said. */
function checkAnswers(
  findings: Findings,
  given: readonly Given[],
  histories: readonly History[],
  { table, talk }: KeptMatch,
): void {
  const { check } = findings;
  const places = new Map<string, number>();
  for (const [place, one] of given.entries()) {
    if (one.id === undefined) continue;
    check(!places.has(nameOf(one)), 'twice', () => `${nameOf(one)} in step ${one.sequence}`);
    places.set(nameOf(one), place);
  }
  const said = new Set<string>();
  for (const history of histories) {
    const seat = seatIn(history);
    if (seat === undefined) continue;
    for (const fate of fatesIn(history)) {
      if (fate.say.kind === 'talk') continue;
      const name = nameOf({ seat, id: fate.id });
      said.add(name);
      const found = given[places.get(name) ?? -1];
      if (fate.fate === 'done') check(found !== undefined, 'lost', () => name);
      if (fate.fate === 'refused') check(found === undefined, 'refused', () => name);
      if (found) check(isAsSaid(fate, found), 'invented', () => `${name} was said otherwise`);
    }
    checkOrder(findings, history, (id) => places.get(nameOf({ seat, id })));
  }
  // Bots stand in for people at some tables, and a clock may give up for somebody: what the table does itself has its own names.
  const stoodIn = talk.some(({ say }) => say.includes('bot-took-over'));
  for (const one of given) {
    const own = one.id === undefined ? stoodIn || table.seats[one.seat]?.bot !== null : one.id.startsWith('table.');
    check(own || said.has(nameOf(one)), 'invented', () => `${nameOf(one)} in step ${one.sequence}`);
  }
}

function isAsSaid({ say }: Fate, { word, decision, choice }: Given): boolean {
  if (say.kind === 'answer') return word === 'answer' && decision === say.decision && choice === say.choice;
  return say.kind === 'undo' ? word === 'undo' || word === 'takeback' : word === say.kind;
}

function checkOrder({ check }: Findings, { happened, viewer }: History, placeOf: (id: string) => number | undefined): void {
  let last = -1;
  for (const one of happened) {
    if (one.what !== 'done') continue;
    const place = placeOf(one.id);
    if (place === undefined) continue;
    check(place > last, 'order', () => `${viewer} ${one.id}`);
    last = Math.max(last, place);
  }
}

function checkTalk({ check }: Findings, history: History, talk: readonly TalkRow[]): void {
  for (const { id, say, fate } of fatesIn(history)) {
    if (say.kind !== 'talk') continue;
    const lines = talk.filter((row) => row.person === history.person && row.say.includes(`"${id}"`));
    check(lines.length <= 1, 'twice', () => `the line ${id}`);
    if (fate === 'done') check(lines.length > 0, 'lost', () => `the line ${id}`);
  }
}

/** Each view is that of the log after some step, and never of an earlier one than before. */
function checkViews({ check }: Findings, { after }: Replay, { viewer, happened }: History, isQuiet: boolean): void {
  const digests = after.map((one) => one.digests.get(viewer));
  const known = new Set(digests);
  let at = 0;
  for (const one of happened) {
    if (one.what !== 'told') continue;
    const found = digests.indexOf(one.digest, at);
    const why = (): string =>
      `${viewer} was told number ${one.number} ${known.has(one.digest) ? 'of the past' : 'of no log'} (after step ${at})`;
    if (check(found >= 0, 'view', why)) at = found;
    if (one.last && isQuiet) check(one.digest === digests.at(-1), 'last', () => `${viewer} at ${one.number}`);
  }
}
