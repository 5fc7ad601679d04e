/** A match again, as each viewer may see it; and whether all of it was in order. In a worker, since it needs the rules. */
import {
  InputError,
  type MatchRecord,
  readRecord,
  type Seat,
  type Text,
  type Verdict,
  type Viewer,
  verify,
  withPositions,
} from '@wartable/kernel';
import { loadGame } from '../games/rules.ts';
import { type Film, filmOf } from './film.ts';
import { type Fought, foughtIn } from './fought.ts';

export type ToReplay =
  | { readonly say: 'verify'; readonly record: MatchRecord }
  /** With all that a link leaves out. */
  | { readonly say: 'restore'; readonly record: MatchRecord }
  /** What is remembered of it by those who sat at this device. */
  | { readonly say: 'fought'; readonly record: MatchRecord; readonly here: readonly Seat[] }
  /** While a match goes on, one pair of eyes alone. */
  | { readonly say: 'film'; readonly record: MatchRecord; readonly only?: Viewer };

export type FromReplay =
  | { readonly say: 'restored'; readonly record: MatchRecord }
  | { readonly say: 'film'; readonly film: Film }
  | { readonly say: 'fought'; readonly fought: Fought | undefined }
  | { readonly say: 'verified'; readonly verdict: Verdict }
  | { readonly say: 'wrong'; readonly at: string; readonly text: Text };

export async function replayWork(request: ToReplay): Promise<void> {
  const post = (message: FromReplay): void => self.postMessage(message);
  try {
    const { game } = await loadGame(request.record.game);
    const record = readRecord(request.record, [game]);
    if (request.say === 'verify') post({ say: 'verified', verdict: verify(game, record) });
    else if (request.say === 'fought') post({ say: 'fought', fought: foughtIn(game, record, request.here) });
    else if (request.say === 'restore') post({ say: 'restored', record: withPositions(game, record) });
    else post({ say: 'film', film: filmOf(game, record, request.only) });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    post({ say: 'wrong', at: error.path, text: error.text });
  }
}
