/** A small game in two versions of its rules: what a node of an older and one of a newer version know. */
import type { LoadedGame } from '@wartable/games';
import { manifest } from '../../games/test/nim/manifest.ts';
import { nim } from '../../games/test/nim/src/index.ts';

/** So many sticks are a turn: in between nobody can go on under other rules. */
const A_TURN = 4;
const ALL = 12;

/** Up to three at a time, or up to two. */
function nimUnder(rules: string, most: number): LoadedGame {
  const game: typeof nim = {
    ...nim,
    rules,
    pending: (state) => nim.pending(state).map((asked) => ({ ...asked, choices: asked.choices.filter((n) => n <= most) })),
    turnNumber: ({ sticks }) => 1 + Math.floor((ALL - sticks) / A_TURN),
    likeness: () => 'other',
  };
  return { game: game as LoadedGame['game'], manifest };
}

export const OLD = nimUnder('nim@1', 3);
export const NEW = nimUnder('nim@2', 2);
