/** The line of a record that counts: the answers that were not taken back, each with the state it was given in. */
import {
  AGREE,
  type Choice,
  CONCEDE,
  type Decision,
  type Game,
  type GameState,
  InputError,
  isRulesChange,
  type MatchRecord,
  matchOutcome,
  type Outcome,
  replay,
  type Seat,
  type StandingAnswer,
  standingAnswers,
  TAKEBACK,
} from '@wartable/kernel';
import { text } from './text/index.ts';

export type Step = {
  /** Where it stands in the log. */
  readonly entry: number;
  readonly seat: Seat;
  /** The moments before it and after it. */
  readonly state: GameState;
  readonly after: GameState;
  /** What was asked and answered; undefined where the seat conceded. */
  readonly answered: { readonly decision: Decision; readonly choice: Choice } | undefined;
};

export type Line = { readonly steps: readonly Step[]; readonly end: GameState; readonly outcome: Outcome | undefined };

/**
 * Throws `InputError`, as `replay` does, when the record does not lead anywhere. A record of other rules is followed as far as it
 * goes; where it went on from a snapshot that its answers do not lead to any more, the line begins there.
 */
export function lineOf(game: Game, record: MatchRecord): Line {
  const { match, stopped } = replay(game, record);
  const { log } = record;
  const changes = log.flatMap((item, entry) => (isRulesChange(item) ? [entry] : []));
  const from = changes.findLast((entry) => replay(game, record, entry).stopped) ?? -1;
  const until = stopped?.entry ?? log.length;
  const jumps = log.flatMap((item, entry) => (isRulesChange(item) || item[1] === TAKEBACK ? [entry] : []));
  let state = replay(game, record, 0).match.state;
  let last = -1;
  const answers = standingAnswers(record, match.seats).filter(({ entry }) => entry > from && entry < until);
  const steps = answers.map((given): Step => {
    // After a takeback chance goes on where it was, after a change of rules the position is the snapshot.
    if (jumps.some((entry) => entry > last && entry < given.entry)) state = replay(game, record, given.entry).match.state;
    const step = stepFrom(game, state, given);
    state = step.after;
    last = given.entry;
    return step;
  });
  return { steps, end: match.state, outcome: matchOutcome(match) };
}

/** Goes on from a position with answers as records write them. */
export function lineFrom(game: Game, start: GameState, answers: readonly StandingAnswer[]): Line {
  let end = start;
  const steps = answers.map((given): Step => {
    const step = stepFrom(game, end, given);
    end = step.after;
    return step;
  });
  return { steps, end, outcome: game.outcome(end) };
}

function stepFrom(game: Game, state: GameState, { entry, seat, notation }: StandingAnswer): Step {
  if (notation === CONCEDE || notation === AGREE) return { entry, seat, state, after: state, answered: undefined };
  const decision = game.pending(state).find((open) => open.seat === seat);
  const view = game.view(state, seat);
  const choice = decision?.choices.find((candidate) => game.notate(view, candidate) === notation);
  if (!decision || choice === undefined) throw new InputError(`log[${entry}]`, text('line.impossible', { words: notation }));
  const after = game.clone(state);
  game.apply(after, seat, choice);
  return { entry, seat, state, after, answered: { decision, choice } };
}
