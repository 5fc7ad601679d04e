/** "Verify this game": the whole record checked against its seed, in a worker since it needs the rules. */
import { InputError, type MatchRecord, type Said, type Verdict, verify } from '@wartable/kernel';
import { loadGame } from '../games/rules.ts';
import { reasonOf } from './reason.ts';

export type FromVerify =
  | { readonly verdict: Verdict }
  /** Where it is not in order, and why. */
  | { readonly wrong: { readonly at: string; readonly reason: Said } };

export async function verifyWork(record: MatchRecord): Promise<void> {
  const post = (message: FromVerify): void => self.postMessage(message);
  try {
    const { game } = await loadGame(record.game);
    post({ verdict: verify(game, record) });
  } catch (error) {
    post({ wrong: { at: error instanceof InputError ? error.path : '', reason: reasonOf(error) } });
  }
}
