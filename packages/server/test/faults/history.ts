/** What one person did and heard at one table, over all lines it ever had: what the checker reads. */
import { hash } from 'node:crypto';
import { canonical, type Followed, type Seat, type Viewer } from '@wartable/kernel';

/** The words by which the rules refuse: what was said will never be taken. All others leave it open. */
const FINAL = ['match-over', 'not-your-seat', 'stale-decision', 'not-a-choice', 'nothing-to-undo', 'new-information'];
export const isFinalWord = (word: string): boolean => FINAL.includes(word);

export type Happened =
  | { readonly what: 'said'; readonly at: number; readonly id: string; readonly say: Say }
  | { readonly what: 'done'; readonly at: number; readonly id: string }
  | { readonly what: 'refused'; readonly at: number; readonly id: string; readonly word: string }
  /** A view, by its digest, as it was folded. `last`: after all was quiet. */
  | { readonly what: 'told'; readonly at: number; readonly number: number; readonly digest: string; readonly last?: true };

export type Say =
  | { readonly kind: 'answer'; readonly decision: number; readonly choice: number }
  | { readonly kind: 'undo' | 'concede' | 'talk' };

export type History = {
  readonly person: string;
  readonly table: string;
  /** As whom it sits there. */
  readonly viewer: Viewer;
  readonly happened: Happened[];
};

/** What became of something that was said: `open` may or may not have been done. */
export type Fate = { readonly id: string; readonly say: Say; readonly times: number; readonly fate: 'done' | 'refused' | 'open' };

export function fatesIn({ happened }: Pick<History, 'happened'>): readonly Fate[] {
  const fates = new Map<string, Fate>();
  for (const one of happened) {
    if (one.what === 'told') continue;
    const known = fates.get(one.id);
    if (one.what === 'said') fates.set(one.id, known ? { ...known, times: known.times + 1 } : { ...one, times: 1, fate: 'open' });
    else if (!known) throw new Error(`${one.id} was answered, and never said`);
    else if (one.what === 'done') fates.set(one.id, { ...known, fate: 'done' });
    else if (known.fate === 'open' && isFinal(known, one.word)) fates.set(one.id, { ...known, fate: 'refused' });
  }
  return [...fates.values()];
}

/** An answer quotes its decision, which never comes again; what an undo takes back depends on when it is heard. */
function isFinal({ say, times }: Fate, word: string): boolean {
  return isFinalWord(word) && (say.kind !== 'undo' || times === 1);
}

/** Who knows a table: the seat's own view, what it is asked, how it ended. */
export function digestOf({ view, decision, outcome }: Pick<Followed, 'view' | 'decision' | 'outcome'>): string {
  return hash('sha1', canonical({ view, decision, outcome }), 'base64').slice(0, 16);
}

export const seatIn = ({ viewer }: Pick<History, 'viewer'>): Seat | undefined => (viewer === 'spectator' ? undefined : viewer);
