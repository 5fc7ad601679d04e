/** A puzzle on the page: the table it is played at, how it goes, and what it counts for. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { type PuzzleLine, puzzleLine } from '../table/on-puzzle.ts';
import type { Place } from '../table/place.ts';
import { changeProgress } from './kept-progress.ts';
import { missed, type Rated, solved } from './progress.ts';
import { after, BEFORE, isSolved, type PuzzleState } from './state.ts';

export type PuzzleOnPage = {
  readonly place: Place;
  readonly state: PuzzleState;
  readonly line: PuzzleLine;
  /** What the first try did to the rating; undefined where it was none. */
  readonly rated: { readonly rating: number; readonly change: number } | undefined;
};

/** `day`: the day whose puzzle it is, if it is one's. */
export function usePuzzle(puzzle: Rated, day: string | undefined): PuzzleOnPage {
  const { game, id, rating } = puzzle;
  const [state, setState] = useState(BEFORE);
  const [rated, setRated] = useState<PuzzleOnPage['rated']>();
  const line = useMemo(() => puzzleLine(game, id, (news) => setState((now) => after(now, news))), [game, id]);
  const place = useMemo(
    (): Place => ({
      id: `${game}/${id}`,
      game: async () => game,
      carry: line.carry,
      begins: () => false,
      record: async () => undefined,
    }),
    [game, id, line],
  );
  const isMissed = state.wrong > 0 || state.helped;
  const found = isSolved(state);
  const counted = useRef(day);
  counted.current = day;
  useEffect(() => {
    if (!isMissed && !found) return;
    const own = { game, id, rating };
    changeProgress((now) => {
      const next = found ? solved(now, own, counted.current) : missed(now, own);
      if (next.rated !== now.rated) setRated({ rating: next.rating, change: next.rating - now.rating });
      return next;
    });
  }, [isMissed, found, game, id, rating]);
  return { place, state, line, rated };
}
