/** How a puzzle goes on the page: what was judged, what was shown, and how it ended. */
import type { AboutPuzzle, EndOfPuzzle, PuzzleNews } from '../table/puzzle-messages.ts';
import type { Judged } from '../table/puzzle-table.ts';

export type PuzzleState = {
  readonly about: AboutPuzzle | undefined;
  /** An answer takes its time. */
  readonly judging: boolean;
  /** The answer before, if nothing came of it yet. */
  readonly judged: Judged | undefined;
  /** Wrong answers since the beginning. */
  readonly wrong: number;
  /** The chance of the best answer, where it is shown. */
  readonly best: number | undefined;
  /** Whether a best answer was shown since the beginning. */
  readonly helped: boolean;
  readonly end: EndOfPuzzle | undefined;
  readonly missing: boolean;
  /** How much was said that is to be read: it opens the card again. */
  readonly said: number;
};

export const BEFORE: PuzzleState = {
  about: undefined,
  judging: false,
  judged: undefined,
  wrong: 0,
  best: undefined,
  helped: false,
  end: undefined,
  missing: false,
  said: 0,
};

export function after(state: PuzzleState, news: PuzzleNews): PuzzleState {
  switch (news.say) {
    case 'opened':
      return { ...BEFORE, about: news.about, said: state.said + 1 };
    case 'asked':
      return { ...state, judging: true };
    case 'judged': {
      const judged = news.judged.at(-1);
      const wrong = state.wrong + news.judged.filter(({ right }) => !right).length;
      // What was shown was for the moment before a right answer.
      const best = news.judged.some(({ right }) => right) ? undefined : state.best;
      // Who is right goes on, and needs not be told at length.
      const said = state.said + (wrong > state.wrong ? 1 : 0);
      return { ...state, judging: false, judged: judged ?? state.judged, wrong, best, said };
    }
    case 'best':
      return { ...state, best: news.chance, helped: true, said: state.said + 1 };
    case 'over':
      return { ...state, judging: false, end: news.end, said: state.said + 1 };
    case 'missing':
      return { ...state, missing: true };
  }
}

/** Found by oneself: a wrong answer before the right one is no help, the best one shown is. */
export function isSolved({ end, helped }: PuzzleState): boolean {
  return end !== undefined && !helped;
}
