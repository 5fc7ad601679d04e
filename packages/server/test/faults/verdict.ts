/** Histories and logs of a fault run, side by side. */
import { isChance, type LogEntry } from '@wartable/kernel';
import { stateHash } from '../../src/hall/awake.ts';
import type { TalkRow } from '../../src/store/schema.ts';
import type { Mailbox } from '../mailbox.ts';
import { checkLetters, type Letter } from './check-notices.ts';
import { type Checked, checkMatch, type KeptMatch } from './checker.ts';
import type { Claimed, Ledger } from './ledger.ts';
import type { SetUp } from './tables.ts';
import type { PastFault } from './weather.ts';

/** A node that was killed, and what it had claimed. */
export type Death = { readonly at: number; readonly claimed: readonly Claimed[] };

/** How long, in milliseconds, after the death of a node or since it was due, what it had claimed was done; `alone`: no other fault stood in the way. */
type TakenOver = { readonly match: string; readonly at: number; readonly after: number; readonly alone: boolean };

export type Verdict = Checked & {
  readonly matches: number;
  readonly over: number;
  readonly steps: number;
  readonly timeouts: number;
  readonly letters: number;
  readonly takenOver: readonly TakenOver[];
  readonly kept: readonly KeptMatch[];
};

export type Case = {
  readonly tables: readonly SetUp[];
  /** Steps by table when everybody began to look for the last time. */
  readonly before: ReadonlyMap<string, number>;
  readonly mailbox: Mailbox;
  readonly deaths: readonly Death[];
  readonly faults: readonly PastFault[];
  /** Since when all has been well. */
  readonly well: number;
};

export async function judge(ledger: Ledger, { tables, before, mailbox, deaths, faults, well }: Case): Promise<Verdict> {
  const kept: KeptMatch[] = [];
  const away = faults.filter(({ kind }) => kind === 'postgres');
  const found: Checked[] = [];
  for (const { id, game, chairs } of tables) {
    const match = await ledger.matchOf(id);
    if (!match) throw new Error(`${id} is gone`);
    const one = { ...match, isQuiet: match.steps.length === (before.get(id) ?? 0), away };
    kept.push(one);
    const histories = chairs.map(({ history }) => history);
    found.push(checkMatch(game, one, histories, stateHash));
  }
  const letters = mailbox.letters.flatMap(({ text }) => letterIn(text) ?? []);
  found.push(checkLetters(await ledger.notices(), letters, well));
  return {
    checks: found.reduce((sum, { checks }) => sum + checks, 0),
    violations: found.flatMap(({ violations }) => violations),
    matches: kept.length,
    over: kept.filter(({ table }) => table.status === 'over').length,
    steps: kept.reduce((sum, { steps }) => sum + steps.length, 0),
    timeouts: kept.flatMap(({ talk }) => talk.filter(isTimeOut)).length,
    letters: letters.length,
    takenOver: deaths.flatMap((death) => takenOver(death, kept, faults)),
    kept,
  };
}

function letterIn(text: string): Letter | undefined {
  const [table, channel] = [/\/at\/([\w-]+)/.exec(text)?.[1], /no-mail=([\w-]+)\./.exec(text)?.[1]];
  return table && channel ? { table, channel } : undefined;
}

const isTimeOut = ({ say }: Pick<TalkRow, 'say'>): boolean => say.includes('"time-out"');

/** The next that happened there, if a bot or a clock did it. */
function takenOver({ at, claimed }: Death, kept: readonly KeptMatch[], faults: readonly PastFault[]): TakenOver[] {
  return claimed.flatMap(({ match, steps, due }) => {
    const here = kept.find(({ table }) => table.id === match);
    const ranOut = new Set(here?.talk.flatMap((line) => (isTimeOut(line) ? [line.at] : [])));
    const next = here?.steps.slice(steps).find((step) => step.entries !== '[]' || ranOut.has(step.at));
    // Somebody may have taken something back, or given up: then there was nothing to do any more.
    if (!next || !(isOwn(next.entries) || ranOut.has(next.at))) return [];
    const others = faults.filter(({ from, to }) => from < next.at && to > at && !(from <= at && at - from < SAME));
    return [{ match, at, after: Math.max(0, next.at - Math.max(at, due)), alone: others.length === 0 }];
  });
}

/** The death itself is one of the faults, noted a little earlier. */
const SAME = 1000;

/** What no person has said has no name of a person's. */
function isOwn(entries: string): boolean {
  return (JSON.parse(entries) as LogEntry[]).some((entry) => {
    if (isChance(entry)) return false;
    const id = entry[2]?.id;
    return id === undefined || id.startsWith('table.');
  });
}
