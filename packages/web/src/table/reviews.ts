/**
 * Reviews that are under way, and those that are made. They go on whatever page one looks at, and are kept in memory as long as
 * the application is open: who comes back finds what was found.
 */
import { doubtful, type Instead, LOOKED_AT_AGAIN, type LookAt, type Weight } from '@wartable/ai';
import { type MatchRecord, type Seat, seedFrom } from '@wartable/kernel';
import { workerFor } from './advisers-at-work.ts';
import type { FromReview, Reviewed, ToReview } from './review-work.ts';

/** What the best level would have done, by the entries of the log; as far as it was asked. */
export type Insteads = { readonly level: number; readonly by: ReadonlyMap<number, Instead> };

export type ReviewState = {
  readonly is: 'unasked' | 'working' | 'stopped' | 'failed' | 'made';
  /** From 0 to 1. */
  readonly progress: number;
  readonly found: Reviewed | undefined;
  readonly insteads: Insteads;
};

export type ReviewJob = {
  readonly now: () => ReviewState;
  readonly listen: (changed: () => void) => () => void;
  /** Nothing where it is under way or made. */
  readonly start: () => void;
  readonly stop: () => void;
};

const NOBODY: Insteads = { level: 0, by: new Map() };
const UNASKED: ReviewState = { is: 'unasked', progress: 0, found: undefined, insteads: NOBODY };
/** How many reviews are kept. */
const MOST_KEPT = 12;
/** How long the best level may think about all decisions that cost nothing, in milliseconds. */
const ASKED_FOR = 20_000;
/** The page is told of so many answers of it together. */
const TOLD_AT_ONCE = 12;
const MOST_HANDS = 4;

const jobs = new Map<string, ReviewJob>();

/** The review of some seats of a match: the one there is, or one that nobody has asked for yet. */
export function reviewOf(record: MatchRecord, seats: readonly Seat[]): ReviewJob {
  const key = `${seedFrom(JSON.stringify([record.game, record.commitment, record.options, record.log]))} ${seats.join()}`;
  const job = jobs.get(key) ?? newJob(record, seats, () => jobs.delete(key));
  jobs.delete(key);
  jobs.set(key, job);
  const idle = [...jobs].filter(([, one]) => one.now().is !== 'working');
  for (const [old] of idle.slice(0, Math.max(0, jobs.size - MOST_KEPT))) jobs.delete(old);
  return job;
}

function newJob(record: MatchRecord, seats: readonly Seat[], forget: () => void): ReviewJob {
  let state = UNASKED;
  let hands: readonly Hand[] = [];
  const listeners = new Set<() => void>();
  const become = (more: Partial<ReviewState>): void => {
    state = { ...state, ...more };
    for (const changed of listeners) changed();
  };
  const dismiss = (): void => {
    for (const { worker } of hands) worker.terminate();
    hands = [];
  };
  const start = (): void => {
    if (state.is === 'working' || state.is === 'made') return;
    become({ ...UNASKED, is: 'working' });
    // Two at least: what the page itself needs goes before.
    const several = Math.max(2, Math.min(MOST_HANDS, navigator.hardwareConcurrency - 1));
    const crew = Array.from({ length: several }, () => handOf(workerFor('review')));
    hands = crew;
    work(crew, record, seats, (more) => crew === hands && become(more))
      .catch(() => crew === hands && state.is !== 'made' && become({ ...UNASKED, is: 'failed' }))
      .finally(() => crew === hands && dismiss());
  };
  return {
    now: () => state,
    listen: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    start,
    stop: () => {
      if (hands.length === 0) return;
      dismiss();
      if (state.is === 'working') become({ ...UNASKED, is: 'stopped' });
      // Made, but the best level was not asked about all of it: who comes back begins anew.
      else forget();
    },
  };
}

/** A worker that is asked one thing at a time. */
type Hand = {
  readonly worker: Worker;
  readonly ask: <Say extends FromReview['say']>(request: ToReview & { say: Say }) => Promise<Answer<Say>>;
};
type Answer<Say extends FromReview['say']> = Extract<FromReview, { say: Say }>;

function handOf(worker: Worker): Hand {
  return {
    worker,
    ask: (request) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent) => resolve(data);
        worker.onerror = reject;
        worker.postMessage(request);
      }),
  };
}

/** Each takes the next piece when it is done with the last. */
async function share<T>(
  hands: readonly Hand[],
  pieces: readonly T[],
  make: (hand: Hand, piece: T) => Promise<void>,
): Promise<void> {
  const left = [...pieces];
  const takeAll = async (hand: Hand): Promise<void> => {
    for (let piece = left.shift(); piece !== undefined; piece = left.shift()) await make(hand, piece);
  };
  await Promise.all(hands.map(takeAll));
}

async function work(
  hands: readonly Hand[],
  record: MatchRecord,
  seats: readonly Seat[],
  become: (more: Partial<ReviewState>) => void,
): Promise<void> {
  const [first, ...others] = hands;
  if (!first) return;
  const open: ToReview & { say: 'open' } = { say: 'open', game: record.game, record, seats };
  const [{ decisions }] = await Promise.all([first.ask(open), ...others.map((hand) => hand.ask(open))]);
  const total = decisions.reduce((sum, own) => sum + own.length + LOOKED_AT_AGAIN, 0);
  let done = 0;
  const tick = (): void => become({ progress: ++done / Math.max(1, total) });
  const weights = new Map<number, Weight>();
  await share(hands, decisions.flat(), async (hand, at) => {
    weights.set(at, (await hand.ask({ say: 'weigh', at })).weight);
    tick();
  });
  const closer = new Map<number, LookAt>();
  await share(
    hands,
    decisions.flatMap((own) => doubtful(own, weights)),
    async (hand, at) => {
      closer.set(at, (await hand.ask({ say: 'closer', at })).look);
      tick();
    },
  );
  const { review, turns, moments } = await first.ask({ say: 'finish', weights, closer });
  become({ is: 'made', progress: 1, found: { review, turns, moments } });
  // What cost nothing is asked about too, as long as there is time; likely mistakes first.
  const isDoubtful = (at: number): number => Number(closer.has(at));
  await askBest(
    hands,
    decisions.flat().toSorted((a, b) => isDoubtful(b) - isDoubtful(a)),
    become,
  );
}

async function askBest(
  hands: readonly Hand[],
  pieces: readonly number[],
  become: (more: Partial<ReviewState>) => void,
): Promise<void> {
  const by = new Map<number, Instead>();
  const until = performance.now() + ASKED_FOR;
  let [asked, level] = [0, 0];
  const tell = (): void => become({ insteads: { level, by: new Map(by) } });
  await share(hands, pieces, async (hand, at) => {
    if (performance.now() > until) return;
    const answer = await hand.ask({ say: 'instead', at });
    level = answer.level;
    if (answer.instead) by.set(answer.entry, answer.instead);
    if (++asked % TOLD_AT_ONCE === 0) tell();
  });
  tell();
}
