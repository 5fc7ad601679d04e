import { usePage } from '../play/games.ts';
import type { GameId } from '../table/game-ids.ts';

/** Each game has its own page for a new table; it comes with the game. */
export function NewGame({ game, wanted }: { readonly game: GameId; readonly wanted: string | undefined }) {
  const { Art, NewGame: Page } = usePage(game);
  return (
    <>
      {Art && <Art />}
      <Page wanted={wanted} />
    </>
  );
}
