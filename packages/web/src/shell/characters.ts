/** Who plays where nobody sits: a name, a trade and a face for each level, ours. How it plays is read off the level itself. */
import type { Text } from '@wartable/kernel';
import { levelsOf, MANIFESTS } from '../games/manifests.ts';
import { text } from '../text/index.ts';

export type Character = {
  /** From 1 on; a game with fewer levels takes them from the whole range. */
  readonly face: number;
  readonly name: Text;
  readonly trade: Text;
  readonly manner: Text;
};

const CHARACTERS = 6;
/** From so many tries on a search sees far. */
const FAR = 100;
/** From so many points in a hundred on it is often content. */
const CONTENT = 5;

export function characterOf(game: string, level: number): Character {
  const face = Math.max(1, Math.ceil((level * CHARACTERS) / Math.max(1, levelsOf(game).length)));
  return { face, name: { key: `bot.name-${face}` }, trade: { key: `bot.trade-${face}` }, manner: mannerOf(game, level) };
}

/** True by its making: `packages/ai/src/levels.ts` says what a level is made of. */
function mannerOf(game: string, level: number): Text {
  const { kind, only, iterations, loose, net } = MANIFESTS.find(({ id }) => id === game)?.levels[level - 1] ?? { kind: 'random' };
  const ahead = (iterations ?? FAR) < FAR ? 'ahead' : 'far';
  const sees = text(`bot.sees-${kind === 'search' ? ahead : kind === 'random' || only ? 'little' : 'now'}`);
  const manner = kind === 'random' ? 'looser' : !loose ? 'steady' : loose < CONTENT ? 'loose' : 'looser';
  return text(`bot.${manner}`, { sees: net === undefined ? sees : text('bot.learned', { sees }) });
}
