import {
  answer,
  type GameEvent,
  type Language,
  type Match,
  matchOutcome,
  pendingDecisions,
  pick,
  rngFromSeed,
  seedFrom,
} from '@wartable/kernel';
import { main } from '../src/main.ts';

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** Runs a command and keeps what it writes. */
export async function wartable(words: readonly string[], language: Language = 'en'): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(words, { out: (line) => out.push(line), err: (line) => err.push(line), language, color: false });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** Random answers, to the end of the match or so many. */
export function randomAnswers(
  match: Match,
  seed: string,
  most = Number.POSITIVE_INFINITY,
  listen?: (event: GameEvent) => void,
): void {
  const chance = rngFromSeed(seedFrom(seed));
  for (let i = 0; i < most && !matchOutcome(match); i++) {
    const open = pendingDecisions(match);
    const { seat, id, choices } = pick(chance, open);
    answer(match, seat, id, pick(chance, choices), listen);
  }
}
