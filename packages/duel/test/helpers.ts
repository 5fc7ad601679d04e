import { answer, decisionOf, type Match, matchFromState, type Seat } from '@wartable/kernel';
import { duel, type Event, type State } from '../src/index.ts';

/** A match that goes on from a position. */
export function matchAt(position: object): Match<State, Event> {
  return matchFromState(duel, duel.read(position));
}

/** Makes a choice in words; fails when it is not legal. */
export function choose(match: Match<State, Event>, seat: Seat, words: string): void {
  const refusal = answer(match, seat, decisionOf(match, seat)?.id ?? -1, words);
  if (refusal) throw new Error(`${words}: ${refusal.refused}`);
}

export function choicesOf(match: Match<State, Event>, seat: Seat): string[] {
  return (decisionOf(match, seat)?.choices ?? []).map((choice) => duel.notate(duel.view(match.state, seat), choice));
}
