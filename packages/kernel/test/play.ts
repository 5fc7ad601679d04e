/** Playing the toy in tests. */
import {
  answer,
  closeRecord,
  decisionOf,
  type Game,
  type Match,
  type MatchRecord,
  matchOutcome,
  newMatch,
  pendingDecisions,
  pick,
  rngFromSeed,
  type Seat,
  type Seed,
  type Share,
  seedFrom,
} from '../src/index.ts';
import { BLUE, type Event, RED, type State, toy } from './toy.ts';

export type ToyMatch = Match<State, Event>;
export type ToyGame = Game<State, Event>;

/** The contract without the toy's own kinds of views and options. */
export const game: ToyGame = toy;
export const SEED: Seed = seedFrom('toy');

export type Begin = { readonly rounds?: number; readonly shares?: readonly Share[]; readonly under?: ToyGame };

export function begin({ rounds = 6, shares = [], under = game }: Begin = {}): ToyMatch {
  return newMatch(under, { options: { rounds }, players: ['Ann', 'Bob'], seed: SEED, shares, began: 1_000 });
}

export function say(match: ToyMatch, seat: Seat, words: string): void {
  const refusal = answer(match, seat, decisionOf(match, seat)?.id ?? -1, words);
  if (refusal) throw new Error(`${words}: ${refusal.refused}`);
}

/** Both bid what they have first. */
export function bid(match: ToyMatch): void {
  for (const seat of [RED, BLUE]) {
    const [card] = decisionOf(match, seat)?.choices ?? [];
    say(match, seat, `bid ${card}`);
  }
}

/** Bids and one choice in words for each round; the match may be over then. */
export function playRounds(match: ToyMatch, ...words: readonly string[]): void {
  for (const word of words) {
    bid(match);
    for (const one of word.split(' -> ')) say(match, match.state.active, one);
  }
}

/** Random answers to the end. */
export function playOn(match: Match<never, never> | ToyMatch | Match, seed: string): void {
  const chance = rngFromSeed(seedFrom(seed));
  const any = match as Match;
  while (!matchOutcome(any)) {
    const open = pendingDecisions(any);
    const { seat, id, choices } = pick(chance, open);
    answer(any, seat, id, pick(chance, choices));
  }
}

/** A finished record as it comes out of a file. */
export function finished(match: ToyMatch, seed: Seed = SEED): MatchRecord {
  return fromFile(closeRecord(match, seed));
}

export function fromFile<T>(data: T): T {
  return JSON.parse(JSON.stringify(data)) as T;
}

/** The record as it is while the match goes on. */
export function running({ seed: _seed, outcome: _outcome, ...record }: MatchRecord): MatchRecord {
  return record as MatchRecord;
}
