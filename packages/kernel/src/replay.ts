/** Rebuilding and checking recorded matches. */
import { type Game, type GameEvent, type GameState, InputError } from './game.ts';
import { suggestion } from './input.ts';
import { answer, concede, decisionOf, type Match, matchOutcome, startMatch, undo } from './match.ts';
import { CONCEDE, isChance, type LogEntry, type MatchRecord, UNDO } from './record.ts';
import { ChanceError, commitmentTo, type Rng, rngFromScript, rngFromSeed, type Scripted } from './rng.ts';

export type Replayed<State extends GameState, Event extends GameEvent> = {
  readonly match: Match<State, Event>;
  /** The events of each entry of the log; those of the set-up come first, under −1. */
  readonly events: readonly { readonly entry: number; readonly event: Event }[];
};

/**
 * Rebuilds the match up to an entry of the log (all of it when none is named).
 * Dice and shuffles come from the seed, or from the log where the seed has not been published yet.
 */
export function replay<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  record: MatchRecord,
  upTo: number = record.log.length,
): Replayed<State, Event> {
  const rng = record.seed === undefined ? rngFromScript(scriptOf(game, record)) : rngFromSeed(record.seed);
  return rebuild(game, record, rng, upTo);
}

/** The match goes on from its record: chance comes from the seed, which only the keeper of the match knows. */
export function resume<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  record: MatchRecord,
  seed: string,
): Replayed<State, Event> {
  return rebuild(game, record, rngFromSeed(seed), record.log.length);
}

export type Verdict = {
  readonly commitment: boolean;
  readonly answers: number;
  readonly outcomesOfChance: number;
};

/**
 * Checks a finished record: the seed is the one committed to, every die and shuffle follows from it, every answer was legal,
 * the outcome is the one recorded. Throws `InputError`, which names the first bad place.
 */
export function verify<State extends GameState, Event extends GameEvent>(game: Game<State, Event>, record: MatchRecord): Verdict {
  if (record.seed === undefined)
    throw new InputError(
      'seed',
      'the match is not over, so its seed is not published; `replay` can show it, `verify` cannot check it',
    );
  if (commitmentTo(record.seed) !== record.commitment)
    throw new InputError('commitment', 'it is not the hash of the seed: the seed was changed after the match began');
  const { match } = rebuild(game, record, rngFromSeed(record.seed), record.log.length);
  if (match.record.log.length !== record.log.length)
    throw new InputError(`log[${record.log.length}]`, 'an outcome of chance is missing at the end');
  const outcome = matchOutcome(match);
  const found = outcome && { winners: outcome.winners.map((seat) => match.seats[seat]), rule: outcome.rule };
  if (JSON.stringify(found) !== JSON.stringify(record.outcome))
    throw new InputError(
      'outcome',
      `the log leads to ${JSON.stringify(found ?? 'no end')}, not to ${JSON.stringify(record.outcome)}`,
    );
  const outcomesOfChance = record.log.filter(isChance).length;
  return { commitment: true, answers: record.log.length - outcomesOfChance, outcomesOfChance };
}

/** What to script so that chance repeats the recorded outcomes. */
function scriptOf<State extends GameState, Event extends GameEvent>(game: Game<State, Event>, record: MatchRecord): Scripted[] {
  return record.log.flatMap((entry, i) => {
    if (!isChance(entry)) return [];
    const scripted = game.script(entry[1] as Event);
    if (scripted === undefined) throw new InputError(`log[${i}]`, 'this event is not an outcome of chance');
    return scripted;
  });
}

function rebuild<State extends GameState, Event extends GameEvent>(
  game: Game<State, Event>,
  record: MatchRecord,
  rng: Rng,
  upTo: number,
): Replayed<State, Event> {
  if (record.rules !== game.rules)
    throw new InputError('rules', `the record was made under ${record.rules}; this program plays ${game.rules}`);
  const { seed: _seed, outcome: _outcome, log, ...head } = record;
  const events: { entry: number; event: Event }[] = [];
  let entry = -1;
  const listen = (event: Event): void => {
    events.push({ entry, event });
  };
  const match = inPlace('log[0]', () => startMatch(game, { ...head, log: [] }, rng, listen));
  checkChance(match, log, upTo);
  for (entry = match.record.log.length; entry < Math.min(upTo, log.length); entry = match.record.log.length) {
    repeat(match, log[entry] as LogEntry, entry, listen);
    checkChance(match, log, upTo);
  }
  return { match, events };
}

function repeat<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  entry: LogEntry,
  at: number,
  listen: (event: Event) => void,
): void {
  const path = `log[${at}]`;
  if (isChance(entry)) throw new InputError(path, 'an outcome of chance stands where an answer is due');
  const [name, words] = entry;
  const seat = match.seats.indexOf(name);
  if (seat < 0) throw new InputError(path, `nobody is called "${name}" here${suggestion(name, match.seats)}`);
  const refusal = inPlace(path, () => {
    if (words === UNDO) return undo(match, seat);
    if (words === CONCEDE) return concede(match, seat);
    return answer(match, seat, decisionOf(match, seat)?.id ?? -1, words, listen);
  });
  if (refusal) throw new InputError(path, `${name} "${words}" was not possible there (${refusal.refused})`);
}

/** The outcomes of chance the match produced must be those the record states. */
function checkChance<State extends GameState, Event extends GameEvent>(
  match: Match<State, Event>,
  log: readonly LogEntry[],
  upTo: number,
): void {
  const own = match.record.log;
  for (let i = own.length - 1; i >= 0; i--) {
    const entry = own[i] as LogEntry;
    if (!isChance(entry)) break;
    if (i >= upTo || i >= log.length) continue;
    if (JSON.stringify(log[i]) !== JSON.stringify(entry))
      throw new InputError(
        `log[${i}]`,
        `chance gave ${JSON.stringify(entry[1])}, the record says ${JSON.stringify(log[i]?.[1])}`,
      );
  }
}

function inPlace<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ChanceError) throw new InputError(path, error.message);
    throw error;
  }
}
