/** The log of a match, played again entry by entry with the kernel alone: what everybody had to see after each step. */
import {
  AGREE,
  agree,
  answer,
  type Choice,
  CONCEDE,
  canonical,
  concede,
  decisionOf,
  type Game,
  isChance,
  isRulesChange,
  type LogEntry,
  type Match,
  matchOutcome,
  newMatch,
  type Seat,
  seatNamed,
  TAKEBACK,
  takeback,
  UNDO,
  undo,
  type Viewer,
} from '@wartable/kernel';
import type { KeptTable } from '../../src/hall/kept.ts';
import type { StepRow } from '../../src/store/schema.ts';
import { digestOf } from './history.ts';

/** An entry that somebody gave, as the rules found it. */
export type Given = {
  readonly sequence: number;
  readonly seat: Seat;
  readonly id: string | undefined;
  readonly word: 'answer' | 'undo' | 'takeback' | 'concede' | 'agree';
  /** Of an answer: the decision it was given to, and its number among the choices. */
  readonly decision: number;
  readonly choice: Choice | undefined;
};

export type Replay = {
  readonly given: readonly Given[];
  /** By step: how it stood after it. */
  readonly after: readonly After[];
  readonly match: Match;
};

type After = { readonly sequence: number; readonly digests: ReadonlyMap<Viewer, string> };

type Begun = Pick<KeptTable, 'head' | 'seed' | 'options'>;

/** Throws where an entry is not possible. `each` looks at the match as it stands after a step. */
export function replaySteps(
  game: Game,
  { head, seed, options }: Begun,
  steps: readonly StepRow[],
  viewers: readonly Viewer[],
  each: (step: StepRow, match: Match) => void = () => {},
): Replay {
  if (!head || !seed) throw new Error('it has not begun');
  const { players, shares, began } = head;
  const match = newMatch(game, { options, players, seed, shares, ...(began === undefined ? {} : { began }) });
  if (match.record.commitment !== head.commitment) throw new Error('another seed than the one committed to');
  const given: Given[] = [];
  const after: After[] = [];
  let [at, last]: [number, ReadonlyMap<Viewer, string>] = [0, new Map()];
  for (const step of steps) {
    const entries = JSON.parse(step.entries) as LogEntry[];
    for (const entry of entries) {
      // What chance brought stands in the match's own log by now, behind the answer that led to it.
      if (!isChance(entry)) given.push(give(match, entry, step.sequence));
      if (canonical(match.record.log[at]) !== canonical(entry)) throw new Error(`entry ${at} is another`);
      at++;
    }
    const isBegun = at > 0 || entries.length > 0;
    if (isBegun && at !== match.record.log.length) throw new Error(`step ${step.sequence} does not hold all that came of it`);
    if (entries.length > 0 || last.size === 0) last = digestsOf(match, viewers);
    each(step, match);
    after.push({ sequence: step.sequence, digests: last });
  }
  return { given, after, match };
}

function digestsOf(match: Match, viewers: readonly Viewer[]): ReadonlyMap<Viewer, string> {
  const { game, state } = match;
  return new Map(
    viewers.map((viewer) => {
      const decision = (viewer === 'spectator' ? undefined : decisionOf(match, viewer)) ?? null;
      return [viewer, digestOf({ view: game.view(state, viewer), decision, outcome: matchOutcome(match) ?? null })];
    }),
  );
}

function give(match: Match, entry: LogEntry, sequence: number): Given {
  if (isChance(entry) || isRulesChange(entry)) throw new Error('the rules have changed');
  const [name, words, stamp] = entry;
  const seat = seatNamed(match.seats, name);
  if (seat === undefined) throw new Error(`nobody is called ${name}`);
  const asked = decisionOf(match, seat);
  const decision = asked?.id ?? -1;
  const by = { sequence, seat, id: stamp?.id, decision, choice: undefined };
  const end = { [UNDO]: undo, [TAKEBACK]: takeback, [CONCEDE]: concede, [AGREE]: agree }[words];
  const view = match.game.view(match.state, seat);
  const choice = end ? undefined : asked?.choices.find((one) => match.game.notate(view, one) === words);
  const refusal = end ? end(match, seat, stamp) : answer(match, seat, decision, words, undefined, stamp);
  if (refusal) throw new Error(`${name} ${words}: ${refusal.refused}`);
  return end ? { ...by, word: words as Given['word'] } : { ...by, word: 'answer', choice };
}
