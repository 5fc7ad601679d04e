/** The checker sees what it has to see: histories that were made up, first as they should be, then with one thing wrong in each. */
import { INSTALLED } from '@wartable/games';
import {
  answer,
  concede,
  decisionOf,
  type Game,
  type LogEntry,
  type Match,
  matchOutcome,
  newMatch,
  pendingDecisions,
  type Seat,
  undo,
  whyNotUndo,
} from '@wartable/kernel';
import { AGREED } from '@wartable/protocol';
import { describe, expect, it } from 'vitest';
import { newClocks, writeClocks } from '../../src/hall/clocks.ts';
import { NO_MEMORY } from '../../src/hall/kept.ts';
import type { StepRow, TalkRow } from '../../src/store/schema.ts';
import { matchRow } from '../rows.ts';
import { checkLetters } from './check-notices.ts';
import { checkMatch, type KeptMatch, type Promised } from './checker.ts';
import { digestOf, type Happened, type History } from './history.ts';

const game = INSTALLED.find(({ manifest }) => manifest.id === 'duel')?.game as Game;
const SEED = '0'.repeat(32);
const CLOCK = { kind: 'live', clock: { bank: 10_000, each: 0, increment: 0 } } as const;

type Story = { kept: KeptMatch; histories: History[] };

/** A match of some answers, everybody's history of it, and the log. */
function played(answers: number): Story {
  const match = newMatch(game, { options: {}, players: ['person', 'person'], seed: SEED, began: 0 });
  const { rules, players, chance, commitment, shares, began = 0 } = match.record;
  const histories: History[] = [0, 1].map((seat) => ({ person: `p${seat}`, table: 't', viewer: seat as Seat, happened: [] }));
  histories.push({ person: 'w', table: 't', viewer: 'spectator', happened: [] });
  const steps: StepRow[] = [stepOf(match, 0, 0)];
  const tell = (last?: true): void => {
    for (const { viewer, happened } of histories) happened.push(told(match, viewer, happened.length, last));
  };
  tell();
  for (let n = 0; n < answers && !matchOutcome(match); n++) {
    const before = match.record.log.length;
    const { seat, id, choices } = pendingDecisions(match)[0] ?? { seat: 0 as Seat, id: 0, choices: [] };
    const own = histories[seat]?.happened ?? [];
    const stamp = { at: n, id: `a${n}` };
    const [choice = 0] = choices;
    if (n % 7 === 6 && !whyNotUndo(match, seat)) {
      own.push({ what: 'said', at: n, id: stamp.id, say: { kind: 'undo' } });
      undo(match, seat, stamp);
    } else {
      own.push({ what: 'said', at: n, id: stamp.id, say: { kind: 'answer', decision: id, choice } });
      answer(match, seat, id, choice, undefined, stamp);
    }
    own.push({ what: 'done', at: n, id: stamp.id });
    steps.push(stepOf(match, steps.length, before));
    tell();
  }
  tell(true);
  const row = matchRow('t', { game: 'duel', status: 'running', seed: SEED });
  const seats = [0, 1].map((seat) => ({ ...seatRow(seat), personName: null }));
  const head = { rules, players, chance, commitment, shares, began };
  const table = {
    ...row,
    options: {},
    agreement: { ...AGREED, pace: CLOCK },
    head,
    room: NO_MEMORY,
    outcome: null,
    opens: null,
    seats,
  };
  const log = {
    log: match.record.log,
    snapshots: match.record.snapshots,
    next: steps.length,
    clocks: null,
    rules: null,
    hash: null,
  };
  return { kept: { table, log, steps, talk: [], isQuiet: true }, histories };
}

const seatRow = (seat: number) => ({ seat, name: `s${seat}`, person: `p${seat}`, bot: null, link: null, asked: 0 });

function stepOf({ record, game: { rules } }: Match, sequence: number, from: number): StepRow {
  const entries = JSON.stringify(record.log.slice(from));
  return { match: 't', sequence, at: sequence, entries, snapshot: null, clocks: null, rules, hash: `${sequence}`, rows: 0 };
}

function told(match: Match, viewer: History['viewer'], number: number, last?: true): Happened {
  const decision = (viewer === 'spectator' ? undefined : decisionOf(match, viewer)) ?? null;
  const digest = digestOf({ view: game.view(match.state, viewer), decision, outcome: matchOutcome(match) ?? null });
  return { what: 'told', at: number, number, digest, ...(last ? { last } : {}) };
}

const line = (number: number, at: number, say: unknown, person: string | null = null): TalkRow => {
  return { match: 't', number, at, person, name: '', seat: null, say: JSON.stringify(say), said: null };
};

const promisesBroken = ({ kept, histories }: Story): Promised[] => [
  ...new Set(checkMatch(game, kept, histories).violations.map(({ promise }) => promise)),
];

/** A story with something in it changed. */
function but(change: (story: Story) => Partial<KeptMatch> | undefined): Story {
  const story = played(30);
  return { ...story, kept: { ...story.kept, ...(change(story) ?? {}) } };
}

const of = (story: Story, n: number): Happened[] => story.histories[n]?.happened ?? [];
const indexOf = (all: readonly Happened[], what: Happened['what'], nth: number): number =>
  all.flatMap((one, i) => (one.what === what ? [i] : []))[nth] ?? -1;

describe('The checker of the fault run', () => {
  it('finds nothing where all is well, and has looked at much', () => {
    const { kept, histories } = played(60);
    const { checks, violations } = checkMatch(game, kept, histories);
    expect(violations).toEqual([]);
    expect(checks).toBeGreaterThan(300);
    expect(kept.steps.some(({ entries }) => entries.includes('"undo"'))).toBe(true);
  });

  it.each<[string, Promised[], (story: Story) => Partial<KeptMatch> | undefined]>([
    [
      'an answer that was acknowledged and is not in the log',
      ['lost'],
      (story) => {
        const own = of(story, 0);
        own.push({ what: 'said', at: 99, id: 'gone', say: { kind: 'answer', decision: 99, choice: 0 } });
        own.push({ what: 'done', at: 99, id: 'gone' });
      },
    ],
    ['the end of the log that was lost', ['lost', 'view', 'last'], ({ kept }) => ({ steps: kept.steps.slice(0, -3) })],
    [
      'one that was refused and is in the log',
      ['refused'],
      (story) => {
        const own = of(story, 0);
        const at = indexOf(own, 'done', 2);
        const { id } = own[at] as { id: string };
        own[at] = { what: 'refused', at: 0, id, word: 'stale-decision' };
      },
    ],
    [
      'one that nobody said',
      ['invented'],
      (story) => {
        const own = of(story, 0);
        const { id } = own[indexOf(own, 'said', 1)] as { id: string };
        story.histories[0]?.happened.splice(0, own.length, ...own.filter((one) => !('id' in one && one.id === id)));
      },
    ],
    [
      'another choice than was said',
      ['invented'],
      (story) => {
        const own = of(story, 0);
        const at = own.findIndex((one) => one.what === 'said' && one.say.kind === 'answer');
        const said = own[at] as Extract<Happened, { what: 'said' }>;
        own[at] = { ...said, say: { kind: 'answer', decision: (said.say as { decision: number }).decision, choice: 77 } };
      },
    ],
    [
      'two that were acknowledged in another order',
      ['order'],
      (story) => {
        const own = of(story, 0);
        own.splice(indexOf(own, 'done', 1), 0, ...own.splice(indexOf(own, 'done', 0), 1));
      },
    ],
    [
      'a step that is missing',
      ['gap'],
      ({ kept }) => ({ steps: kept.steps.map((step) => ({ ...step, sequence: step.sequence * 2 })) }),
    ],
    ['a step that is there twice', ['gap', 'replay'], ({ kept }) => ({ steps: [...kept.steps, ...kept.steps.slice(-1)] })],
    [
      'chance that is another',
      ['replay'],
      ({ kept }) => ({
        steps: kept.steps.map((step) => ({ ...step, entries: step.entries.replace('"chance",{', '"chance",{"other":1,') })),
      }),
    ],
    [
      'a step by other rules',
      ['state'],
      ({ kept }) => ({ steps: kept.steps.map((step, n) => (n === 5 ? { ...step, rules: 'other' } : step)) }),
    ],
    [
      'a view of no log',
      ['view'],
      (story) => {
        of(story, 2).splice(2, 0, { what: 'told', at: 0, number: 3, digest: 'x' });
      },
    ],
    [
      'a view that goes back',
      ['view'],
      (story) => {
        const own = of(story, 2);
        const [first] = own;
        if (first) own.splice(10, 0, first);
      },
    ],
    [
      'a view that is not the last',
      ['last'],
      (story) => {
        const own = of(story, 2);
        const [end, before] = [own.at(-1), own.at(-4)];
        if (end?.what === 'told' && before?.what === 'told') own.splice(-3, 3, { ...end, digest: before.digest });
      },
    ],
    [
      'a line of talk that is gone',
      ['lost'],
      (story) => {
        of(story, 0).push({ what: 'said', at: 1, id: 'hello', say: { kind: 'talk' } }, { what: 'done', at: 2, id: 'hello' });
      },
    ],
    [
      'a line of talk that is there twice',
      ['twice'],
      (story) => {
        of(story, 0).push({ what: 'said', at: 1, id: 'hello', say: { kind: 'talk' } }, { what: 'done', at: 2, id: 'hello' });
        const say = { kind: 'text', text: 'hello' };
        return { talk: [line(1, 1, say, 'p0'), line(2, 1, say, 'p0')] };
      },
    ],
    ['a match that two nodes have found otherwise', ['stopped'], ({ kept }) => ({ table: { ...kept.table, status: 'stopped' } })],
  ])('sees %s', (_, promises, change) => {
    expect(promisesBroken(but(change))).toEqual(promises);
  });

  it('takes what was not answered, or has failed, as it comes', () => {
    const story = but((one) => {
      const own = of(one, 0);
      const at = indexOf(own, 'done', 2);
      const { id } = own[at] as { id: string };
      own[at] = { what: 'refused', at: 0, id, word: 'failed' };
      own.push({ what: 'said', at: 99, id: 'open', say: { kind: 'answer', decision: 99, choice: 0 } });
    });
    expect(promisesBroken(story)).toEqual([]);
  });

  it('sees a clock that ran out early, and none that did not', () => {
    const clocks = newClocks(CLOCK, 2);
    if (!clocks) throw new Error('no clocks');
    const runs = clocks.seats.map((seat, n) => (n === 0 ? { ...seat, since: 1000 } : seat));
    const written = writeClocks({ ...clocks, seats: runs });
    const out = (at: number, seat: number, away: KeptMatch['away'] = []): Story =>
      but(({ kept }) => ({
        away,
        steps: kept.steps.map((step) => ({ ...step, clocks: written })),
        talk: [line(1, at, { kind: 'event', event: 'time-out', seat })],
      }));
    expect(promisesBroken(out(11_000, 0))).toEqual([]);
    expect(promisesBroken(out(10_000, 0))).toEqual(['early']);
    expect(promisesBroken(out(11_000, 1))).toEqual(['early']);
    // Nobody could have answered.
    expect(promisesBroken(out(11_000, 0, [{ from: 9000, to: 10_900 }]))).toEqual(['early']);
    expect(promisesBroken(out(11_000, 0, [{ from: 100, to: 900 }]))).toEqual([]);
  });

  it('sees time that was taken while nothing could be kept', () => {
    const clocks = newClocks(CLOCK, 2);
    if (!clocks) throw new Error('no clocks');
    const after = (bank: number): Story =>
      but(({ kept }) => {
        const face = (since: number | null, left: number): string =>
          writeClocks({ ...clocks, seats: clocks.seats.map((seat, n) => (n === 0 ? { ...seat, since, bank: left } : seat)) });
        const last = kept.steps.length - 1;
        const steps = kept.steps.map((step, n) =>
          n === last ? { ...step, at: 9000, clocks: face(null, bank) } : { ...step, clocks: face(1000, 10_000) },
        );
        return { steps, away: [{ from: 2000, to: 8000 }] };
      });
    expect(promisesBroken(after(8000))).toEqual([]);
    expect(promisesBroken(after(2000))).toEqual(['early']);
  });

  it('reads a finished record as anybody would', () => {
    const match = newMatch(game, { options: {}, players: ['person', 'person'], seed: SEED, began: 0 });
    const begun = stepOf(match, 0, 0);
    const from = match.record.log.length;
    concede(match, 0 as Seat, { at: 1, id: 'a0' });
    const { kept, histories } = played(0);
    const own = histories[0]?.happened;
    own?.push({ what: 'said', at: 1, id: 'a0', say: { kind: 'concede' } }, { what: 'done', at: 2, id: 'a0' });
    const log = { ...kept.log, log: match.record.log as LogEntry[] };
    const end = { winners: [1], rule: 'duel/end/concede' };
    const names = kept.table.seats.map((seat) => ({ ...seat, name: match.seats[seat.seat] ?? '' }));
    const table = { ...kept.table, status: 'over', outcome: end, seats: names };
    const over = { ...kept, table, log, steps: [begun, stepOf(match, 1, from)], isQuiet: false };
    expect(promisesBroken({ kept: over, histories })).toEqual([]);
    const other = { ...over, table: { ...table, outcome: { ...end, winners: [0] } } };
    expect(promisesBroken({ kept: other, histories })).toEqual(['replay']);
  });

  it('counts what was sent, by what was to be sent', () => {
    const row = { match: 't', number: 3, person: 'p', channel: 'c', kind: 'your-turn', due: 0, tries: 1, token: 0, until: 0 };
    const letter = { table: 't', channel: 'c' };
    const broken = (rows: Parameters<typeof checkLetters>[0], letters: Parameters<typeof checkLetters>[1]): string[] =>
      checkLetters(rows, letters, 100).violations.map(({ promise }) => promise);
    expect(broken([{ ...row, state: 'sent' }], [letter])).toEqual([]);
    expect(broken([{ ...row, state: 'sent' }], [letter, letter])).toEqual(['notice']);
    expect(broken([{ ...row, state: 'dropped' }], [letter])).toEqual(['notice']);
    expect(broken([{ ...row, state: 'due', due: 500 }], [])).toEqual([]);
    expect(broken([{ ...row, state: 'due' }], [])).toEqual(['overdue']);
  });
});
