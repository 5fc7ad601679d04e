/** How a day stands on the server: asked when the page is looked at, and whenever somebody comes back to it. */
import type { DayState, Ranking } from '@wartable/protocol';
import { useCallback, useEffect, useState } from 'react';
import { api, Refusal } from '../api.ts';
import { useMe } from '../me.ts';

type Known = { readonly day: DayState | undefined; readonly trouble: unknown };
const UNKNOWN: Known = { day: undefined, trouble: undefined };

/** Nothing of it while it is not known. */
export function useDay(game: string): Known {
  const me = useMe();
  const [state, setState] = useState(UNKNOWN);
  const person = me?.person?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else has another table
  useEffect(() => {
    if (!me) return setState(UNKNOWN);
    let gone = false;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      api.day(game).then(
        (day) => gone || setState({ day, trouble: undefined }),
        (trouble) => gone || setState(({ day }) => ({ day, trouble })),
      );
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [game, me === undefined, person]);
  return state;
}

export type Lines = Ranking | 'sealed' | 'failed' | undefined;

/** A ranking as far as it was asked for; `more` asks for what comes next. */
export function useRanking(game: string, date: string, alike: boolean, shown: boolean) {
  const [ranking, setRanking] = useState<Lines>();
  useEffect(() => {
    setRanking(undefined);
    if (!shown) return;
    let gone = false;
    api.ranking(game, date, 0, alike).then(
      (found) => gone || setRanking(found),
      (error) => gone || setRanking(error instanceof Refusal && error.word === 'sealed' ? 'sealed' : 'failed'),
    );
    return () => {
      gone = true;
    };
  }, [game, date, alike, shown]);
  const more = useCallback(async (): Promise<void> => {
    if (typeof ranking !== 'object') return;
    const next = await api.ranking(game, date, ranking.lines.length, alike);
    setRanking({ ...next, from: 0, lines: [...ranking.lines, ...next.lines] });
  }, [game, date, alike, ranking]);
  return { ranking, more };
}
