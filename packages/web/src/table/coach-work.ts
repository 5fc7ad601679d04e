/** The coach looks at what was just answered, in a worker of its own: nobody waits for it, and who has moved on stops it. */
import { givenInTurn, mistakeIn } from '@wartable/ai';
import { loadGame } from '../games/rules.ts';
import type { Answered, FoundMistake } from './advisers.ts';

/** What one seat saw and answered; without it, whatever is thought about now is of no use any more. */
export type ToCoach = { readonly question: number; readonly game: string; readonly answered?: Answered };
export type FromCoach = { readonly question: number; readonly mistake: FoundMistake | undefined };

let latest = -1;

/** Between two thoughts messages are heard. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export async function coachWork({ question, game: id, answered }: ToCoach): Promise<void> {
  latest = question;
  if (!answered) return;
  const { game, manifest } = await loadGame(id);
  const { view, seat, notations } = answered;
  const post = (mistake: FoundMistake | undefined): void => self.postMessage({ question, mistake } satisfies FromCoach);
  for (const [i, given] of givenInTurn(game, view, seat, notations).entries()) {
    const looking = mistakeIn(game, given, `coach ${question} ${i}`, manifest.search);
    for (;;) {
      await breath();
      if (latest !== question) return post(undefined);
      const { done, value } = looking.next();
      if (done && value) return post({ ...value, back: notations.length - i });
      if (done) break;
    }
  }
  post(undefined);
}
