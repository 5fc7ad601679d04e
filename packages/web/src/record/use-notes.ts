/** The record of this device, as it is now in all windows; and what is done to it. */
import { useCallback, useEffect, useState } from 'react';
import { whenBesideChanges } from '../table/beside.ts';
import { type Gone, isPlayed, type Played } from '../table/played.ts';
import { problemOf, type StoreProblem } from '../table/problems.ts';
import { allNotes } from '../table/record-book.ts';

export type Notes = {
  /** Undefined until they are read. */
  readonly games: readonly Played[] | undefined;
  readonly notes: readonly (Played | Gone)[];
  readonly problem: StoreProblem | undefined;
};

/** Many changes one after another are looked at together, in milliseconds. */
const SOON = 120;

export function useNotes(): Notes {
  const [notes, setNotes] = useState<readonly (Played | Gone)[]>();
  const [problem, setProblem] = useState<StoreProblem>();
  const look = useCallback(() => {
    allNotes().then(
      (found) => {
        setNotes(found);
        setProblem(undefined);
      },
      (error) => {
        setNotes((now) => now ?? []);
        setProblem(problemOf(error));
      },
    );
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    look();
    const stop = whenBesideChanges('games', () => {
      clearTimeout(timer);
      timer = setTimeout(look, SOON);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [look]);
  const games = notes?.filter(isPlayed);
  return { games, notes: notes ?? [], problem };
}
