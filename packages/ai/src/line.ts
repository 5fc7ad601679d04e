/** The line of a record that counts: the answers that were not taken back, each with the state it was given in. */
import {
  type Choice,
  CONCEDE,
  type Decision,
  type Game,
  type GameState,
  InputError,
  isChance,
  type MatchRecord,
  matchOutcome,
  type Outcome,
  replay,
  type Seat,
  UNDO,
} from '@wartable/kernel';

export type Step = {
  /** Where it stands in the log. */
  readonly entry: number;
  readonly seat: Seat;
  /** The moment before it. */
  readonly state: GameState;
  /** What was asked and answered; undefined where the seat conceded. */
  readonly answered: { readonly decision: Decision; readonly choice: Choice } | undefined;
};

export type Line = { readonly steps: readonly Step[]; readonly end: GameState; readonly outcome: Outcome | undefined };

export type GivenAnswer = { readonly entry: number; readonly seat: Seat; readonly words: string };

/** Throws `InputError`, as `replay` does, when the record does not lead anywhere. */
export function lineOf(game: Game, record: MatchRecord): Line {
  const { match } = replay(game, record);
  const start = replay(game, record, 0).match.state;
  return lineFrom(game, start, standing(record, match.seats), matchOutcome(match));
}

/** Goes on from a position with answers in words. */
export function lineFrom(game: Game, start: GameState, answers: readonly GivenAnswer[], outcome?: Outcome): Line {
  const end = game.clone(start);
  const steps = answers.map(({ entry, seat, words }): Step => {
    const state = game.clone(end);
    if (words === CONCEDE) return { entry, seat, state, answered: undefined };
    const decision = game.pending(end).find((open) => open.seat === seat);
    const choice = decision?.choices.find((candidate) => game.notate(end, candidate) === words);
    if (!decision || choice === undefined) throw new InputError(`log[${entry}]`, `"${words}" was not possible there`);
    game.apply(end, seat, choice);
    return { entry, seat, state, answered: { decision, choice } };
  });
  return { steps, end, outcome: outcome ?? game.outcome(end) };
}

/** Folds the log: an undo takes back the last answer of its seat that stands. */
function standing({ log }: MatchRecord, seats: readonly string[]): GivenAnswer[] {
  const answers: GivenAnswer[] = [];
  for (const [entry, item] of log.entries()) {
    if (isChance(item)) continue;
    const seat = seats.indexOf(item[0]);
    if (item[1] !== UNDO) answers.push({ entry, seat, words: item[1] });
    else
      answers.splice(
        answers.findLastIndex((given) => given.seat === seat),
        1,
      );
  }
  return answers;
}
